// What a process said as it crashed: the message and the app's own line, found among the registers and addresses after them.
import Foundation

/// The end of a process in a line: `Screens/Main.swift:12: Fatal error: no such row`.
public struct LastWords: Sendable, Equatable {
  /// The message with where it was raised, first the app's own file and line.
  public var text: String

  /// How far back a crash is looked for, in bytes: a backtrace of some hundred frames.
  static let reach = 64 << 10

  /// Reads what a process wrote to standard error; nil when it did not say that it crashed.
  public init?(_ output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard let index = lines.lastIndex(where: { line in Self.kinds.contains { line.contains($0) } }),
      let kind = Self.kinds.first(where: { lines[index].contains($0) }),
      let start = lines[index].range(of: kind)
    else {
      guard let words = Self.signal(lines) else { return nil }
      text = Self.short(words)
      return
    }
    var message = String(lines[index][start.lowerBound...])
    // Of types that do not fit it tells the addresses, which say nothing and are others in each run.
    if kind == Self.cast { message.replace(/\ \(0x[0-9a-f]+\)/, with: "") }
    let raised = lines[index][..<start.lowerBound].trimmingCharacters(in: [" ", ":"])
    let place = Self.ownPlace(lines[index...]) ?? (Self.isOwn(raised) ? raised : nil)
    text = Self.short(place.map { "\($0): \(message)" } ?? (raised.isEmpty ? message : "\(raised): \(message)"))
  }

  /// The words for a process that ended by a signal without a message of its own, such as a bad pointer or a trap in a library: what
  /// the runtime calls it, and the app's call it came from.
  private static func signal(_ lines: [String]) -> String? {
    guard let index = lines.lastIndex(where: { $0.hasPrefix(crash) }) else { return nil }
    let told = lines[index].dropFirst(crash.count)
    let kind = told.range(of: " at 0x").map { String(told[..<$0.lowerBound]) } ?? String(told)
    guard let call = lines[index...].lazy.compactMap(ownCall).first else { return kind }
    return "\(call.place): \(kind), in \(call.name)"
  }

  /// How Swift's runtime tells of a signal.
  private static let crash = "*** Program crashed: "

  /// The words for a process that was ended because it hung: the app's own calls on the thread that was at work, the innermost
  /// first, if it said so.
  init(hang: String, said output: String) {
    let lines = output.split(separator: "\n").map(String.init)
    let crash = lines.lastIndex { $0.hasPrefix("Thread ") && $0.hasSuffix(" crashed:") } ?? lines.endIndex
    let thread = lines[crash...].dropFirst().prefix { !$0.hasPrefix("Thread ") && !$0.hasPrefix("Registers:") }
    let calls = thread.compactMap(Self.ownCall).prefix(Self.shownCalls)
    let stack = calls.map { "\($0.name) at \($0.place)" }.joined(separator: ", called by ")
    text = Self.short(calls.first.map { "\($0.place): \(hang), in \(stack)" } ?? hang)
  }

  /// Bytes of a message that are told: the next host gets it as a word of its command line, and one of 128 KiB cannot be started
  /// with (Linux's `MAX_ARG_STRLEN`); it is also in the log and in each receipt.
  static let longest = 4 << 10
  /// Bytes of a line that can be a frame's: names of generic calls are long, and an app may print what it likes.
  private static let longestFrame = 4 << 10

  private static func short(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    var (bytes, end) = (0, text.startIndex)
    for index in text.unicodeScalars.indices {
      bytes += text.unicodeScalars[index].utf8.count
      guard bytes <= longest else { break }
      end = text.unicodeScalars.index(after: index)
    }
    return text[..<end] + " …"
  }

  /// Calls that are shown of a stack: enough to know the way there.
  private static let shownCalls = 4

  /// A frame of the app's own code: `1 [ra] 0x000055 Rows.show(_:) + 40 in swivel-host at /home/me/App/Rows.swift:34:12`.
  private static func ownCall(_ line: String) -> (name: String, place: String)? {
    // From its beginning alone: looked for from each of its numbers on, a long line that is full of them takes minutes.
    guard line.utf8.count <= longestFrame,
      let match = line.prefixMatch(
        of: /\s*\d+\s+(?:\[[a-z]+\]\s+)*0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (\S+\.swift):(\d+)/),
      isOwn(String(match.2))
    else { return nil }
    return (String(match.1), "\((String(match.2) as NSString).lastPathComponent):\(match.3)")
  }

  /// The words by which Swift's runtime begins a crash.
  private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed", cast, "Fatal access conflict"]
  /// How it begins to tell of a cast that fails.
  private static let cast = "Could not cast value of type"

  /// The first frame that is neither the standard library's nor Swivel's: ` at /path/File.swift:12:5`.
  private static func ownPlace(_ lines: ArraySlice<String>) -> String? {
    for line in lines where line.utf8.count <= longestFrame {
      guard let match = line.firstMatch(of: /\ (?:at|in) (\S+\.swift):(\d+)/), isOwn(String(match.1)) else { continue }
      return "\((String(match.1) as NSString).lastPathComponent):\(match.2)"
    }
    return nil
  }

  private static func isOwn(_ place: String) -> Bool {
    let foreign = [
      "Swift/", "/Sources/SwivelUI/", "/Sources/Emulator/", "/Sources/HostService/", "/Sources/SwivelHost/",
    ]
    return place.contains(".swift") && !foreign.contains { place.hasPrefix($0) || place.contains($0) }
  }
}
