// What motion sensors say, as values: accelerations, rotations and attitudes in the device's axes.
import Foundation
import SwivelUI

/// Along the device's axes, in g: x to the right edge, y to the top, z out of the screen (Apple: "Getting raw accelerometer events").
public struct CMAcceleration: Sendable, Equatable {
  /// To the right edge.
  public var x: Double
  /// To the top edge.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// One by its parts, in g.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// About the device's axes, in radians a second.
public struct CMRotationRate: Sendable, Equatable {
  /// About the axis to the right edge.
  public var x: Double
  /// About the axis to the top edge.
  public var y: Double
  /// About the axis out of the screen.
  public var z: Double
  /// One by its parts, in radians a second.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// From the reference frame to the device's, by rows.
public struct CMRotationMatrix: Sendable, Equatable {
  /// The first row.
  public var m11, m12, m13: Double
  /// The second row.
  public var m21, m22, m23: Double
  /// The third row.
  public var m31, m32, m33: Double
}

/// A rotation as a unit quaternion.
public struct CMQuaternion: Sendable, Equatable {
  /// The axis, times the sine of half the angle, and the cosine of half the angle.
  public var x, y, z, w: Double
}

/// What was measured, and when.
open class CMLogItem: NSObject {
  /// Seconds since the device started.
  public let timestamp: TimeInterval
  init(at timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// What the accelerometer measured.
open class CMAccelerometerData: CMLogItem {
  /// In g: gravity, as nobody shakes the device.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration, at timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(at: timestamp)
  }
}

/// What the gyroscope measured.
open class CMGyroData: CMLogItem {
  /// In radians a second: the device is at rest in each attitude.
  public let rotationRate = CMRotationRate()
}

/// What the sensors say together.
open class CMDeviceMotion: CMLogItem {
  /// How the device is held.
  public let attitude: CMAttitude
  /// Where down is, in g.
  public let gravity: CMAcceleration
  /// What its user does to it, in g: nothing.
  public let userAcceleration = CMAcceleration()
  /// In radians a second: the device is at rest in each attitude.
  public let rotationRate = CMRotationRate()
  /// Degrees from the north; negative for a reference frame that knows none.
  public let heading = -1.0
  init(_ attitude: CMAttitude, at timestamp: TimeInterval) {
    self.attitude = attitude
    gravity = attitude.gravity
    super.init(at: timestamp)
  }
}
