// What stops a sensor process.
import Bus

/// An error of the sensor service.
public enum SensorServiceError: Error, Sendable, Equatable, CustomStringConvertible {
  case bus(BusError)
  case stateFile(path: String, reason: String)

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .stateFile(let path, let reason): "\(path): \(reason)"
    }
  }
}
