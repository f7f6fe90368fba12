// One reading of an accelerometer, in the one convention everything in Swivel uses.

/// Acceleration including gravity at one moment.
///
/// Axes and signs are CoreMotion's (R-DEV-01): x to the device's right, y to its top, z out of the screen; at rest the
/// vector points with gravity, so upright portrait reads (0, −1, 0) and face up (0, 0, −1).
public struct AccelerationSample: Sendable, Hashable {
  /// Seconds on the source's own clock.
  public var t: Double
  /// Acceleration in g.
  public var x: Double
  /// Acceleration in g.
  public var y: Double
  /// Acceleration in g.
  public var z: Double

  public init(t: Double, x: Double, y: Double, z: Double) {
    self.t = t
    self.x = x
    self.y = y
    self.z = z
  }

  /// The largest believable reading, in g: the widest range consumer accelerometers offer.
  public static let maximumAcceleration = 16.0

  /// The farthest a time may lie from 0, in seconds: three centuries, in which clocks of phones begin in 1970 and microseconds can
  /// still be told apart.
  public static let maximumTime = 1e10

  /// Whether the time can be one: finite and within ±`maximumTime`.
  public var hasPlausibleTime: Bool { abs(t) <= Self.maximumTime }

  /// Whether every axis is finite and within ±`maximumAcceleration`.
  public var isPlausible: Bool {
    [x, y, z].allSatisfy { $0.isFinite && abs($0) <= Self.maximumAcceleration }
  }
}

extension DeviceOrientation {
  /// The acceleration in g of a device at rest in this orientation (R-DEV-01); nil for unknown.
  public var restingAcceleration: (x: Double, y: Double, z: Double)? {
    switch self {
    case .unknown: nil
    case .portrait: (0, -1, 0)
    case .portraitUpsideDown: (0, 1, 0)
    case .landscapeLeft: (-1, 0, 0)
    case .landscapeRight: (1, 0, 0)
    case .faceUp: (0, 0, -1)
    case .faceDown: (0, 0, 1)
    }
  }
}
