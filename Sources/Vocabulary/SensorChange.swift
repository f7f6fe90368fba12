// What a sensor says, numbered: the one thing that crosses from sensing to the emulated device.
import Orientation

/// One numbered message of the sensor's stream: what the host turns into an input.
public struct SensorChange: Sendable, Equatable {
  /// What changed.
  public enum What: Sendable, Equatable {
    /// The device is held another way.
    case orientation(DeviceOrientation)
    /// The user locked or unlocked the screen's orientation.
    case rotationLock(Bool)
  }

  /// The message that caused it, the sensor's or a client's.
  public var cause: Cause
  /// Sample time in seconds.
  public var t: Double
  /// What changed.
  public var what: What
  /// Why, for people.
  public var reason: String

  public init(cause: Cause, t: Double, what: What, reason: String) {
    self.cause = cause
    self.t = t
    self.what = what
    self.reason = reason
  }

  /// The event the emulated device sees.
  public var event: DeviceEvent {
    switch what {
    case .orientation(let orientation): .deviceOrientation(orientation)
    case .rotationLock(let locked): .rotationLock(locked)
    }
  }
}
