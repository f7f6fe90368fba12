// How a verb fails: what it says, and the code it leaves with.
import Bus
import ControlClient
import Launcher
import Vocabulary
import Wire

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
    // Of an app that crashes the last words are gathered first, which may take longer than one waits.
    if case .noAnswer(let peer, _) = error, peer == "host" {
      text += "; it is still at it, or its app has crashed: 'swivel log tail' says which, and --timeout waits longer"
    }
    status =
      switch error {
      case .refused(_, .wrongVersion, _): .versionMismatch
      case .refused(_, .outOfRange, _), .requestTooLarge: .usage
      case .refused, .untrusted, .led: .refused
      case .message(.version): .versionMismatch
      case .message, .unexpectedReply: .finding
      case .noAnswer: .notSettled
      case .ended: .nothingRunning
      case .badName: .usage
      case .noCurve, .badKeys: .refused
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
    case .nameInUse, .orphansStay, .unproven: self.init("\(error)", .refused)
    case .notRunning(let name): self.init("\(error)\(LivingInstances.hint(besides: name))", .nothingRunning)
    case .cannotRun: self.init("\(error)", .usage)
    case .crashed: self.init("\(error)", .crashed)
    case .system, .neverReady, .stillRunning, .unreadableLog, .lostLog: self.init("\(error)", .finding)
    case .notReady: self.init("\(error)", .notSettled)
    }
  }
}
