// Every threshold of the classifier, named, with its reason.

/// The thresholds of `OrientationClassifier`.
public struct ClassifierConfiguration: Sendable, Hashable {
  /// Seconds of the low-pass filter when the device is calm.
  public var calmTimeConstant = 0.05
  /// How much larger than the present edge's share of gravity, in g, another edge's must be. In g and not in degrees
  /// because noise is the same in every direction: the nearer to flat, the more degrees it takes.
  public var edgeMargin = 0.2
  /// In-plane share of gravity below which the device is flat: cos 66°.
  public var enterFlat = 0.407
  /// In-plane share of gravity above which it is no longer flat: cos 54°.
  public var leaveFlat = 0.588
  /// Seconds another orientation must be ahead.
  public var dwell = 0.06
  /// Readings outside this range, in g, are not gravity.
  public var gravityRange = 0.5...1.6
  /// Seconds without a sample after which the filter starts again: three periods at the slowest rate, 1 Hz.
  public var longestGap = 3.0

  public init() {}

  /// The thresholds everything in Swivel uses.
  public static let standard = ClassifierConfiguration()
}
