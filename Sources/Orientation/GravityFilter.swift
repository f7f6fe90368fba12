// Separates gravity from motion in a stream of accelerations, and says how much motion there is.

/// Low-pass filters for gravity, high-pass filters for what disturbs it.
///
/// Every memory is in seconds and every filter takes the signal as straight lines between the samples, exactly
/// (ramp-invariant discretisation): a sensor that is read twice as often gives the same answers.
struct GravityFilter: Sendable {
  private var last: SIMD3<Double>
  private var smooth: TwoStageFilter
  private var slow: TwoStageFilter
  private var unrest = 0.0
  private var lengthError = 0.0

  /// The mean length of the readings in g.
  private(set) var meanLength = 1.0
  /// 0 calm … 1 agitated: how far the last tenths of a second are from rest or a steady turn.
  private(set) var agitation = 0.0
  /// 0…1: how much the device has been shaken in the last seconds.
  private(set) var shaking = 0.0

  /// Gravity in g, without the lag of the filter on a steady turn; with it when agitated, as undoing lag adds noise.
  private(set) var gravity: SIMD3<Double>
  /// How far gravity moves in one `smoothing` time, in g; 0 when agitated, as it cannot be told then.
  private(set) var motion = SIMD3<Double>(repeating: 0)

  /// Starts at rest at `reading`.
  init(at reading: SIMD3<Double>) {
    last = reading
    smooth = TwoStageFilter(at: reading)
    slow = smooth
    gravity = reading
  }

  /// Takes a reading of `length` g, `step` seconds after the one before.
  @inline(__always)
  mutating func take(_ reading: SIMD3<Double>, length: Double, step: Double, _ c: ClassifierConfiguration) {
    slow.take(from: last, to: reading, Decay(step, over: c.unrestMemory))
    // What two high-pass stages leave: the reading less both stages' shares.
    let rest = reading - slow.first - slow.first + slow.second

    let error = abs(length - 1)
    lengthError += (error - lengthError) * Decay(step, over: c.shakingMemory).lost
    meanLength += (length - meanLength) * Decay(step, over: c.meanMemory).lost
    let level = max(c.lengthWeight * error, (rest * rest).sum().squareRoot())
    unrest += (level - unrest) * Decay(step, over: level > unrest ? c.unrestAttack : c.unrestRelease).lost
    agitation = Self.share(unrest, from: c.calm, to: c.agitated)
    shaking = Self.share(lengthError, from: c.shakingFloor, to: c.shakingCeiling)

    smooth.take(from: last, to: reading, Decay(step, over: c.smoothing))
    motion = (smooth.first - smooth.second) * (1 - agitation)
    gravity = smooth.first + motion
    last = reading
  }

  /// Whether the filter has settled on `reading` within `tolerance` g.
  func hasSettled(on reading: SIMD3<Double>, within tolerance: Double) -> Bool {
    let (near, far) = (smooth.first - reading, smooth.second - reading)
    return max((near * near).sum(), (far * far).sum()) < tolerance * tolerance
  }

  /// 0 up to `low`, 1 from `high` on, in proportion between.
  @inline(__always)
  private static func share(_ value: Double, from low: Double, to high: Double) -> Double {
    min(1, max(0, (value - low) / (high - low)))
  }
}

/// What a memory keeps and loses in one step of time.
private struct Decay {
  /// The step in memories.
  let steps: Double
  /// The share that is kept: e^−steps.
  let kept: Double
  /// The mean of e^−s over the step.
  let mean: Double

  /// The share that is lost.
  @inline(__always) var lost: Double { 1 - kept }

  /// By the exponential's series to the fourth power: within 0.006 for every step, and between 0 and 1.
  @inline(__always)
  init(_ seconds: Double, over memory: Double) {
    let x = seconds / memory
    let tail = 1.0 / 2 + x * (1.0 / 6 + x * (1.0 / 24))
    let scale = 1 / (1 + x * (1 + x * tail))
    (steps, kept, mean) = (x, scale, (1 + x * tail) * scale)
  }
}

/// Two equal low-pass stages one behind the other.
private struct TwoStageFilter: Sendable {
  private(set) var first: SIMD3<Double>
  private(set) var second: SIMD3<Double>

  init(at value: SIMD3<Double>) { (first, second) = (value, value) }

  /// Goes on while the input goes from `start` to `end` in a straight line: the exact solution of both stages'
  /// differential equations.
  @inline(__always)
  mutating func take(from start: SIMD3<Double>, to end: SIMD3<Double>, _ decay: Decay) {
    let (kept, mean) = (decay.kept, decay.mean)
    let handedOn = decay.steps * kept
    second =
      second * kept + first * handedOn + end * (1 + kept - 2 * mean) + start * (2 * mean - 2 * kept - handedOn)
    first = first * kept + end * (1 - mean) + start * (mean - kept)
  }
}
