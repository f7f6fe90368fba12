// What stops a sensor process.
import Bus

/// An error of the sensor service.
public enum SensorServiceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two processes could not talk.
  case bus(BusError)
  /// The file a restarted sensor goes on from cannot be read or written.
  case stateFile(path: String, reason: String)
  /// No accelerometer can be read; what is wrong with each that is there.
  case noAccelerometer(folder: String, problems: [String])
  /// An accelerometer that is there does not answer.
  case unreadable(reason: String)

  public var description: String {
    switch self {
    case .bus(let error): "\(error)"
    case .stateFile(let path, let reason): "\(path): \(reason)"
    case .noAccelerometer(let folder, let problems):
      problems.isEmpty
        ? "no accelerometer under \(folder)"
        : "no accelerometer under \(folder) can be used: \(problems.joined(separator: "; "))"
    case .unreadable(let reason): reason
    }
  }
}
