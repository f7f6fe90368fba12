// What ends a monitor.
import Bus
import Terminal

/// An error of the monitor service.
public enum MonitorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two processes could not talk.
  case bus(BusError)
  /// The terminal cannot be drawn on.
  case terminal(TerminalError)
  /// Nothing was heard in time, with --once.
  case nothingHeard(seconds: Double)

  /// A program the console needs cannot be started.
  case start(program: String, reason: String)

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .terminal(let error): "\(error)"
    case .start(let program, let reason): "\(program) cannot be started: \(reason)"
    case .nothingHeard(let seconds): "no state from the host within \(seconds) s"
    }
  }
}
