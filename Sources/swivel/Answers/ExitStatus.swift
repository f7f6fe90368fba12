// What exit codes mean, in one place (the conventions of ARCHITECTURE.md).
import Bus
import ControlClient
import Emulator
import Launcher
import Wire

/// The exit codes of every verb.
enum ExitStatus: Int32 {
  case done = 0
  /// An expectation failed, or something was found.
  case finding = 1
  case usage = 2
  /// Refused, with the reason.
  case refused = 3
  case notSettled = 4
  case nothingRunning = 5
  case replayDiverged = 6
  case versionMismatch = 7
  case crashed = 8

  /// What a child's exit code exceeds when a signal ended it.
  static let signal: Int32 = 128
}

/// An error that ends a verb: what to say, and the code to leave with.
struct Failure: Error {
  var text: String
  var status: ExitStatus

  init(_ text: String, _ status: ExitStatus) {
    self.text = text
    self.status = status
  }

  init(_ error: BusError) {
    text = "\(error)"
    status =
      switch error {
      case .refused(_, .wrongVersion, _): .versionMismatch
      case .refused(_, .outOfRange, _): .usage
      case .refused: .refused
      case .message(.version): .versionMismatch
      case .message, .unexpectedReply: .finding
      case .noAnswer: .notSettled
      case .badName: .usage
      case .transport, .pathTooLong, .file: .finding
      }
  }

  init(_ error: ControlError) {
    switch error {
    case .bus(let error): self.init(error)
    case .notSettled: self.init("\(error)", .notSettled)
    case .traceInterrupted: self.init("\(error)", .finding)
    }
  }

  init(_ error: LauncherError) {
    switch error {
    case .bus(let error): self.init(error)
    case .nameInUse, .orphansStay: self.init("\(error)", .refused)
    case .notRunning: self.init("\(error)", .nothingRunning)
    case .cannotRun: self.init("\(error)", .usage)
    case .system, .neverReady, .stillRunning: self.init("\(error)", .finding)
    case .notReady: self.init("\(error)", .notSettled)
    }
  }
}

extension Receipt {
  /// The code of a verb that brought this receipt; `window` narrows the question, `any` is content with one window.
  func exitStatus(turns: Bool = true, window: Int? = nil, any: Bool = false) -> ExitStatus {
    switch ending {
    case .crashed: return .crashed
    case .refused: return .refused
    case .unsettled: return .notSettled
    case .settled:
      // What UIKit would have thrown stopped the command, whether or not it asked for a turn.
      if !turns { return windows.contains { $0.reason == .exception } ? .refused : .done }
    }
    let asked = windows.filter { window == nil || $0.id == window }
    // A window in the background was not asked, so it is no window that turned.
    let answers = asked.filter { $0.reason != .covered }
    if any, !answers.isEmpty { return answers.contains { !$0.reason.isRefusal } ? .done : .refused }
    return asked.contains { $0.reason.isRefusal } ? .refused : .done
  }
}
