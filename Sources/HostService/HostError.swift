// What stops an app host.
import Bus
import Emulator
import EventLog
import Spelling

/// An error of the host service.
public enum HostError: Error, Sendable, CustomStringConvertible {
  /// Two processes could not talk.
  case bus(BusError)
  /// The log cannot be read or written.
  case log(EventLogError)
  /// The device cannot be made.
  case emulator(EmulatorError)
  /// No app of this name is hosted by this program.
  case unknownApp(name: String, known: [String])
  /// The log is of another device, era or set of apps.
  case otherLog(path: String, expected: String, actual: String)

  /// Whether it is of one line of a log, which can be passed over.
  public var isOfALine: Bool {
    switch self {
    case .log(.notJSON), .log(.field), .log(.order), .log(.sum): true
    case .bus, .log, .emulator, .unknownApp, .otherLog: false
    }
  }

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .log(let error): "\(error)"
    case .emulator(let error): "\(error)"
    case .unknownApp(let name, let known):
      "no app '\(name)' here\(Self.help(for: name, known)) (this host has \(known.joined(separator: ", ")))"
    case .otherLog(let path, let expected, let actual): "\(path): expected a log of \(expected), got one of \(actual)"
    }
  }

  /// A name like it, or else what an app without code needs.
  private static func help(for name: String, _ known: [String]) -> String {
    let suggestion = Spelling.suggestion(for: name, in: known)
    return suggestion.isEmpty ? "; of a storyboard name the file: --storyboard FILE" : suggestion
  }
}
