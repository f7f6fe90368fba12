// From a stream of accelerations to device orientations: pure, streaming, at any sample rate.

/// Tells how a device is held from its accelerometer.
///
/// Feed it every sample in order; it answers each with a verdict. It starts `unknown` and takes the first believable
/// reading. It knows no clock: time is the samples' own.
public struct OrientationClassifier: Sendable {
  public let configuration: ClassifierConfiguration
  /// How the device is held; `unknown` only before the first believable sample and after `reset(to: .unknown)`.
  public private(set) var orientation = DeviceOrientation.unknown
  /// The last of the four edges it was held by, kept while it lies flat; `unknown` before the first.
  public private(set) var lastEdge = DeviceOrientation.unknown

  private var gravity = SIMD3<Double>(0, 0, 0)
  private var lastTime = -Double.infinity
  private var lastSample = SIMD3<Double>(0, 0, 0)
  private var candidate = DeviceOrientation.unknown
  private var candidateTime = 0.0
  private var started = false

  public init(configuration: ClassifierConfiguration = .standard) { self.configuration = configuration }

  /// Takes `orientation` for true at time `t`, past filter and margins: what `rotate` does.
  public mutating func reset(to orientation: DeviceOrientation, at t: Double) {
    self.orientation = orientation
    if orientation.isValidInterfaceOrientation { lastEdge = orientation }
    if orientation == .unknown { lastEdge = .unknown }
    candidate = .unknown
    candidateTime = 0
    if let rest = orientation.restingAcceleration {
      gravity = SIMD3(rest.x, rest.y, rest.z)
      lastSample = gravity
      started = true
    } else {
      started = false
    }
    lastTime = t
  }

  /// Degrees from upright: 0 with the screen vertical, +90 face up, −90 face down; 0 before the first sample.
  public var tilt: Double {
    let inPlane = (gravity.x * gravity.x + gravity.y * gravity.y).squareRoot()
    return started ? Angle.degrees(y: -gravity.z, x: inPlane) : 0
  }

  /// How far gravity is from the nearest boundary, 0 (on it, or unknown) to 1 (in the middle of the orientation).
  public var confidence: Double {
    guard started, orientation != .unknown, let rest = orientation.restingAcceleration else { return 0 }
    let length = (gravity * gravity).sum().squareRoot()
    guard length > 0 else { return 0 }
    let along = (gravity * SIMD3(rest.x, rest.y, rest.z)).sum() / length
    return min(1, max(0, (along - 0.5) * 2))
  }

  /// Whether more samples equal to the last one would leave the answer as it is.
  public var isStable: Bool {
    guard started else { return false }
    let away = gravity - lastSample
    return candidate == .unknown && (away * away).sum() < 1e-4
  }

  /// Takes one sample. Time stamps must increase; one that does not is refused with a reason.
  public mutating func ingest(_ sample: AccelerationSample) -> ClassifierVerdict {
    let a = SIMD3(sample.x, sample.y, sample.z)
    let square = (a * a).sum()
    let largest = AccelerationSample.maximumAcceleration
    guard square.isFinite, abs(sample.x) <= largest, abs(sample.y) <= largest, abs(sample.z) <= largest else {
      return .kept(.implausible)
    }
    guard square > 0 else { return .kept(.noSignal) }
    guard sample.t.isFinite else { return .kept(.timeNotIncreasing) }
    let step = sample.t - lastTime
    if !started || step > configuration.longestGap || step < -configuration.longestGap {
      return restart(a, square: square, t: sample.t)
    }
    guard step > 0 else { return .kept(.timeNotIncreasing) }
    lastTime = sample.t
    lastSample = a
    let range = configuration.gravityRange
    guard square >= range.lowerBound * range.lowerBound, square <= range.upperBound * range.upperBound else {
      candidateTime = 0
      return .kept(.notGravity)
    }
    gravity += (a - gravity) * (step / (configuration.calmTimeConstant + step))
    return decide(step: step)
  }

  private mutating func restart(_ a: SIMD3<Double>, square: Double, t: Double) -> ClassifierVerdict {
    let range = configuration.gravityRange
    lastTime = t
    lastSample = a
    candidate = .unknown
    candidateTime = 0
    guard square >= range.lowerBound * range.lowerBound, square <= range.upperBound * range.upperBound else {
      return .kept(.notGravity)
    }
    gravity = a
    started = true
    guard orientation == .unknown else { return .kept(.restartedAfterGap) }
    let found = ahead()
    settle(on: found)
    return .changed(found, .firstReading)
  }

  private mutating func decide(step: Double) -> ClassifierVerdict {
    let found = ahead()
    if found == orientation {
      candidate = .unknown
      candidateTime = 0
      return .kept(.same)
    }
    candidateTime = found == candidate ? candidateTime + step : 0
    candidate = found
    guard candidateTime >= configuration.dwell else { return .kept(.confirming) }
    let reason: ChangeReason = found.isFlat ? .laidFlat : orientation.isFlat ? .pickedUp : .turned
    settle(on: found)
    return .changed(found, reason)
  }

  private mutating func settle(on found: DeviceOrientation) {
    orientation = found
    if found.isValidInterfaceOrientation { lastEdge = found }
    candidate = .unknown
    candidateTime = 0
  }

  /// The orientation gravity points to, with the present one favoured by the margins.
  private func ahead() -> DeviceOrientation {
    let square = (gravity * gravity).sum()
    let inPlane = gravity.x * gravity.x + gravity.y * gravity.y
    let limit = orientation.isFlat ? configuration.leaveFlat : configuration.enterFlat
    if inPlane < limit * limit * square { return gravity.z < 0 ? .faceUp : .faceDown }
    let horizontal: DeviceOrientation = gravity.x < 0 ? .landscapeLeft : .landscapeRight
    let vertical: DeviceOrientation = gravity.y < 0 ? .portrait : .portraitUpsideDown
    let best = abs(gravity.x) > abs(gravity.y) ? horizontal : vertical
    guard let held = lastEdge.restingAcceleration, best != lastEdge else { return best }
    let lead = max(abs(gravity.x), abs(gravity.y)) - (gravity.x * held.x + gravity.y * held.y)
    return lead > configuration.edgeMargin * square.squareRoot() ? best : lastEdge
  }
}
