// What keeps a page from being shown.
import Bus
import MonitorService

/// An error of the page and its door.
public enum WebMonitorError: Error, Sendable, CustomStringConvertible {
  /// The port cannot be listened at.
  case port(number: UInt16, reason: String)
  /// What a page asked for is no order.
  case order(String)
  /// Nothing more can be heard of the instance.
  case monitor(MonitorError)
  /// Sensor or host cannot be asked.
  case bus(BusError)

  public var description: String {
    switch self {
    case .port(let number, let reason):
      "port \(number) of 127.0.0.1 cannot be listened at: \(reason); name another one with --port"
    case .order(let text): text
    case .monitor(let error): "\(error)"
    case .bus(let error): "\(error)"
    }
  }
}
