// Whether readings have come to rest where another edge is, told by themselves: long before what a turn's push left in the filters
// is forgotten, and apart from them, because it is about pairs of readings and not about memories.

/// Readings of gravity's length, one after the other, that stay where the first of them was.
struct Stillness: Sendable {
  /// The first of them; nil while there are none.
  private var first: SIMD3<Double>?
  /// Seconds since it. Two readings that are alike tell of the time between them, however slow the sensor is.
  private(set) var seconds = 0.0
  /// Their sum, which has the direction of their mean.
  private(set) var sum = SIMD3<Double>(repeating: 0)

  /// None yet.
  init() {}

  /// Takes a reading that may be one at rest if `isFit`, `step` seconds after the one `before`, which may if `wasFit`.
  mutating func note(
    _ reading: SIMD3<Double>, isFit: Bool, after before: SIMD3<Double>, wasFit: Bool, step: Double,
    _ c: ClassifierConfiguration
  ) {
    guard isFit else {
      self = Stillness()
      return
    }
    if let first, Self.areAlike(first, reading, c) {
      seconds += step
      sum += reading
    } else if wasFit, Self.areAlike(before, reading, c) {
      (first, seconds, sum) = (before, step, before + reading)
    } else {
      (first, seconds, sum) = (reading, 0, reading)
    }
  }

  @inline(__always)
  private static func areAlike(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: ClassifierConfiguration) -> Bool {
    let off = a - b
    return (off * off).sum() < c.stillSwing * c.stillSwing
  }

  /// Whether they are enough for what came before not to count.
  @inline(__always)
  func isLong(_ c: ClassifierConfiguration) -> Bool {
    first != nil && seconds >= c.stillDwell - OrientationClassifier.clockGrain
  }
}
