// What filters remember: memories in seconds, what a step of time leaves of them, and two low-pass stages. Apart from the filter for
// gravity, which is made of several, because their arithmetic is exact and has no thresholds.

/// Two memories in seconds, with the powers of them that every step needs, reckoned once. Two, because a processor multiplies and
/// divides two numbers in the time of one.
struct Memories: Sendable {
  let seconds: SIMD2<Double>
  let halfSquare: SIMD2<Double>
  let cube: SIMD2<Double>
  let fourth: SIMD2<Double>
  let sixth: SIMD2<Double>

  @inline(__always)
  init(_ first: Double, _ second: Double) {
    seconds = SIMD2(first, second)
    let square = seconds * seconds
    halfSquare = 0.5 * square
    cube = square * seconds
    fourth = square * square
    sixth = (1.0 / 6) * seconds
  }
}

/// What two memories keep and lose in one step of time.
struct Decays {
  /// The shares that are kept: e^−x, where x is the step in memories.
  let kept: SIMD2<Double>
  /// x · e^−x: what the first of two equal stages hands to the second.
  let handedOn: SIMD2<Double>
  /// The mean of e^−s for s from 0 to x.
  let mean: SIMD2<Double>

  /// The shares that are lost.
  @inline(__always) var lost: SIMD2<Double> { 1 - kept }

  /// By the exponential's series to the fourth power: within 0.006 for every step, and between 0 and 1. Everything is
  /// over memory⁴, so that there is one division.
  @inline(__always)
  init(_ step: Double, over memories: Memories) {
    let rest = memories.cube + step * (memories.halfSquare + step * (memories.sixth + step * (1.0 / 24)))
    let scale = 1 / (memories.fourth + step * rest)
    kept = memories.fourth * scale
    handedOn = step * memories.cube * scale
    mean = memories.seconds * rest * scale
  }
}

/// Two equal low-pass stages one behind the other.
struct TwoStageFilter: Sendable {
  private(set) var first: SIMD3<Double>
  private(set) var second: SIMD3<Double>

  init(at value: SIMD3<Double>) { (first, second) = (value, value) }

  /// Goes on while the input goes from `start` to `end` in a straight line, with the second of two memories: the exact solution of both
  /// stages' differential equations.
  @inline(__always)
  mutating func take(from start: SIMD3<Double>, to end: SIMD3<Double>, _ decays: Decays) {
    let (kept, handedOn, mean) = (decays.kept.y, decays.handedOn.y, decays.mean.y)
    // Written as what both lack of the end, which the line's start and slope decide.
    let step = end - start
    let lack = first - start
    second = start + (second - start) * kept + lack * handedOn + step * (1 + kept - 2 * mean)
    first = start + lack * kept + step * (1 - mean)
  }
}

/// A slow and a quick two-stage filter of the same input, axis by axis: a processor multiplies the same axis of both at once, where
/// the three axes of one leave every other place empty.
struct FilterPair: Sendable {
  /// One axis: in each pair the slow filter's number and then the quick one's.
  private struct Axis: Sendable {
    var first: SIMD2<Double>
    var second: SIMD2<Double>

    /// As `TwoStageFilter.take`, number by number.
    @inline(__always)
    mutating func take(from start: Double, to end: Double, _ decays: Decays) {
      let (start, step) = (SIMD2(repeating: start), SIMD2(repeating: end - start))
      let lack = first - start
      second =
        start + (second - start) * decays.kept + lack * decays.handedOn + step * (1 + decays.kept - 2 * decays.mean)
      first = start + lack * decays.kept + step * (1 - decays.mean)
    }
  }

  private var x: Axis
  private var y: Axis
  private var z: Axis

  init(at value: SIMD3<Double>) {
    func axis(_ value: Double) -> Axis { Axis(first: SIMD2(repeating: value), second: SIMD2(repeating: value)) }
    (x, y, z) = (axis(value.x), axis(value.y), axis(value.z))
  }

  /// Goes on while the input goes from `start` to `end` in a straight line; the slow filter with the first of two memories.
  @inline(__always)
  mutating func take(from start: SIMD3<Double>, to end: SIMD3<Double>, _ decays: Decays) {
    x.take(from: start.x, to: end.x, decays)
    y.take(from: start.y, to: end.y, decays)
    z.take(from: start.z, to: end.z, decays)
  }

  /// The slow filter's stages.
  @inline(__always) var slow: (first: SIMD3<Double>, second: SIMD3<Double>) {
    (SIMD3(x.first.x, y.first.x, z.first.x), SIMD3(x.second.x, y.second.x, z.second.x))
  }
  /// The quick filter's stages.
  @inline(__always) var quick: (first: SIMD3<Double>, second: SIMD3<Double>) {
    (SIMD3(x.first.y, y.first.y, z.first.y), SIMD3(x.second.y, y.second.y, z.second.y))
  }
}

/// As `max` and `min` for numbers that are numbers, in the order of operands that processors have an instruction for.
@inline(__always) func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
@inline(__always) func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
