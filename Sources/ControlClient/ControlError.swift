// Why a verb could not follow its cause to the settled state.
import Bus
import Vocabulary
import Wire

/// An error of the control client.
public enum ControlError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two processes could not talk.
  case bus(BusError)
  /// The cause was accepted, and nothing settled in time.
  case notSettled(cause: Cause, seconds: Double)
  /// The trace ended before its time: another source was chosen, or the sensor restarted and what it had not played is
  /// lost.
  case traceInterrupted(name: String, text: String)

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .notSettled(let cause, let seconds):
      "accepted as \(cause.n) of stream \(cause.epoch), and not settled within \(seconds) s"
    case .traceInterrupted(let name, let text): "trace \(name): \(text)"
    }
  }
}
