// Separates gravity from motion in a stream of accelerations, and says how much motion there is.

/// Low-pass filters for gravity, high-pass filters for what disturbs it. All memories are in seconds, so the sample
/// rate does not matter.
struct GravityFilter: Sendable {
  private var smooth: SIMD3<Double>
  private var smoother: SIMD3<Double>
  private var slow: SIMD3<Double>
  private var drift = SIMD3<Double>(repeating: 0)
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
    smooth = reading
    smoother = reading
    slow = reading
    gravity = reading
  }

  /// Takes a reading of `length` g, `step` seconds after the one before.
  @inline(__always)
  mutating func take(_ reading: SIMD3<Double>, length: Double, step: Double, _ c: ClassifierConfiguration) {
    let unrestWeight = Self.weight(step, c.unrestMemory)
    slow += (reading - slow) * unrestWeight
    let turning = reading - slow
    drift += (turning - drift) * unrestWeight
    let rest = turning - drift

    let error = abs(length - 1)
    lengthError += (error - lengthError) * Self.weight(step, c.shakingMemory)
    meanLength += (length - meanLength) * Self.weight(step, c.meanMemory)
    let level = max(c.lengthWeight * error, (rest * rest).sum().squareRoot())
    unrest += (level - unrest) * Self.weight(step, level > unrest ? c.unrestAttack : c.unrestRelease)
    agitation = Self.share(unrest, from: c.calm, to: c.agitated)
    shaking = Self.share(lengthError, from: c.shakingFloor, to: c.shakingCeiling)

    let weight = Self.weight(step, c.smoothing)
    smooth += (reading - smooth) * weight
    smoother += (smooth - smoother) * weight
    motion = (smooth - smoother) * (1 - agitation)
    gravity = smooth + motion
  }

  /// Whether the filter has settled on `reading` within `tolerance` g.
  func hasSettled(on reading: SIMD3<Double>, within tolerance: Double) -> Bool {
    let (near, far) = (smooth - reading, smoother - reading)
    return max((near * near).sum(), (far * far).sum()) < tolerance * tolerance
  }

  /// 0 up to `low`, 1 from `high` on, in proportion between.
  @inline(__always)
  private static func share(_ value: Double, from low: Double, to high: Double) -> Double {
    min(1, max(0, (value - low) / (high - low)))
  }

  /// The share a new value gets after `step` seconds with a memory of `memory` seconds: 1 − e^(−step/memory), with
  /// the exponential's series to the third power, which stays between 0 and 1 for every step.
  @inline(__always)
  private static func weight(_ step: Double, _ memory: Double) -> Double {
    // (m³ + m²s + ms²/2 + s³/6) over m³ is the series: one division instead of two.
    let (square, cube) = (memory * memory, memory * memory * memory)
    let series = cube + step * (square + step * (0.5 * memory + step * (1.0 / 6)))
    return 1 - cube / series
  }
}
