// What the classifier says about each sample, with the reason: the words `swivel why --sensor` prints.

/// Why the orientation changed.
public enum ChangeReason: String, Sendable, Hashable, CaseIterable {
  /// The first believable reading after `unknown`.
  case firstReading
  /// Gravity moved to another edge of the screen.
  case turned
  /// Gravity moved to the front or the back of the device.
  case laidFlat
  /// Gravity came back from the front or the back to an edge.
  case pickedUp

  /// The reason in plain English.
  public var text: String {
    switch self {
    case .firstReading: "first believable reading"
    case .turned: "turned to another edge"
    case .laidFlat: "laid flat"
    case .pickedUp: "picked up from flat"
    }
  }
}

/// Why the orientation did not change.
public enum KeepReason: String, Sendable, Hashable, CaseIterable {
  /// Gravity is where it was.
  case same
  /// Gravity has moved, but not past the boundary and its margin.
  case withinMargin
  /// Another orientation is ahead, but has not been for long enough yet.
  case confirming
  /// The device is shaken: gravity cannot be told from motion now. Another orientation must be ahead more than twice as long as when
  /// calm.
  case agitated
  /// The reading is much shorter or longer than 1 g: free fall, a blow or a sustained acceleration.
  case notGravity
  /// NaN, infinite or beyond ±16 g.
  case implausible
  /// Exactly zero on every axis: what a sleeping or broken sensor sends.
  case noSignal
  /// The time stamp is not a number or not later than the one before.
  case timeNotIncreasing
  /// The first sample after a gap: the filter started again from it.
  case restartedAfterGap

  /// The reason in plain English.
  public var text: String {
    switch self {
    case .same: "no change"
    case .withinMargin: "within the margin of a boundary"
    case .confirming: "not confirmed for long enough yet"
    case .agitated: "shaken too much to tell gravity from motion"
    case .notGravity: "not near 1 g: free fall, a blow or a sustained acceleration"
    case .implausible: "not a believable reading"
    case .noSignal: "no signal: every axis is zero"
    case .timeNotIncreasing: "the time stamp is not later than the one before"
    case .restartedAfterGap: "started again after a gap"
    }
  }
}

/// The answer to one sample.
public enum ClassifierVerdict: Sendable, Hashable {
  /// The orientation is another one from this sample on, and why.
  case changed(DeviceOrientation, ChangeReason)
  /// The orientation stays as it is, and why.
  case kept(KeepReason)
}
