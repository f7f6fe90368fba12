// The metrics M1–M5 and M7 of spec/orientation §7 for one classifier's answers over one trace.
import Orientation

/// How well answers follow a trace.
public struct TraceMetrics: Sendable, Equatable {
  /// Seconds of the trace.
  public var duration = 0.0
  /// Changes, not counting the first answer (M7).
  public var changes = 0
  /// Changes taken back within a second.
  public var flaps = 0
  /// Flaps to an orientation that gravity was nowhere near (M1); nil without a reference, like all below.
  public var unjustifiedFlaps: Int?
  /// Changes to an orientation that gravity had not been nearest to in the last 1.5 s (M2).
  public var falseChanges: Int?
  /// Settled true changes.
  public var turns: Int?
  /// Those not answered within 3 s (M4).
  public var missed: Int?
  /// Seconds from each answered turn's crossing to the answer, in order of time (M3).
  public var delays: [Double] = []
  /// Samples judged for accuracy: gravity beyond doubt for a second.
  public var settledSamples = 0
  /// Those answered rightly (M5).
  public var rightSamples = 0

  /// All zero, and nothing known of what needs a reference.
  public init() {}

  /// Seconds within which a change taken back is a flap.
  static let flapTime = 1.0
  /// Seconds before a change in which gravity may justify it.
  static let falseTime = 1.5
  /// Seconds before the first change of a flap in which gravity may justify it.
  static let flapLookBack = 0.5
  /// Seconds a true change must last to be asked for, and within which it must be answered.
  static let settleTime = 1.0
  static let answerTime = 3.0
  /// Degrees of tilt beyond which gravity justifies no edge: for a change, and for a flap.
  static let falseTilt = 80.0
  static let flapTilt = 85.0

  /// Judges `answers`, one for each of `times`, against `gravity` where it is known. With `.four`, an answer is the
  /// last edge, never a face.
  public init(times: [Double], answers: [DeviceOrientation], gravity: [SIMD3<Double>]?, count: OrientationCount) {
    precondition(times.count == answers.count && (gravity == nil || gravity?.count == times.count))
    guard let first = times.first, let last = times.last else { return }
    duration = last - first
    let changes = answers.indices.dropFirst().filter {
      answers[$0] != answers[$0 - 1] && answers[$0 - 1] != .unknown
    }
    self.changes = changes.count
    let flaps = zip(changes, changes.dropFirst()).filter { there, back in
      answers[back] == answers[there - 1] && times[back] - times[there] <= Self.flapTime
    }
    self.flaps = flaps.count
    guard let gravity else { return }
    let trace = JudgedTrace(times: times, truth: GravityTruth(gravity: gravity, count: count), count: count)
    unjustifiedFlaps =
      flaps.filter { there, back in
        let from = times[there] - Self.flapLookBack
        return !trace.wasNear(answers[there], from: from, to: times[back], tilt: Self.flapTilt)
      }.count
    falseChanges =
      changes.filter { change in
        let from = times[change] - Self.falseTime
        return !trace.wasNear(answers[change], from: from, to: times[change] + 1e-6, tilt: Self.falseTilt)
      }.count
    measureDelays(trace, answers)
    measureAccuracy(trace, answers)
  }

  private mutating func measureDelays(_ trace: JudgedTrace, _ answers: [DeviceOrientation]) {
    let turns = trace.truth.turns(trace.times, settle: Self.settleTime)
    self.turns = turns.count
    for turn in turns {
      // Half a second earlier counts too: an answer may be right before the crossing is complete.
      let end = min(turn.end, turn.crossing + Self.answerTime) + 1e-9
      let window = trace.indices(from: turn.crossing - 0.5, to: end)
      guard let answer = window.first(where: { answers[$0] == turn.orientation }) else { continue }
      delays.append(trace.times[answer] - turn.crossing)
    }
    missed = turns.count - delays.count
  }

  private mutating func measureAccuracy(_ trace: JudgedTrace, _ answers: [DeviceOrientation]) {
    let core = trace.truth.core
    var start = 0
    for index in core.indices {
      if core[index] != core[start] { start = index }
      guard core[index] != .unknown, trace.times[index] - trace.times[start] >= Self.settleTime else { continue }
      settledSamples += 1
      if answers[index] == core[index] { rightSamples += 1 }
    }
  }

  /// The metrics of several traces taken together.
  public static func + (left: TraceMetrics, right: TraceMetrics) -> TraceMetrics {
    func sum(_ a: Int?, _ b: Int?) -> Int? { a == nil && b == nil ? nil : (a ?? 0) + (b ?? 0) }
    var total = left
    total.duration += right.duration
    total.changes += right.changes
    total.flaps += right.flaps
    total.unjustifiedFlaps = sum(left.unjustifiedFlaps, right.unjustifiedFlaps)
    total.falseChanges = sum(left.falseChanges, right.falseChanges)
    total.turns = sum(left.turns, right.turns)
    total.missed = sum(left.missed, right.missed)
    total.delays += right.delays
    total.settledSamples += right.settledSamples
    total.rightSamples += right.rightSamples
    return total
  }

  /// The delay below which `share` (0…1) of the answered turns lie, interpolated; nil without turns.
  public func delay(share: Double) -> Double? {
    let sorted = delays.sorted()
    guard !sorted.isEmpty else { return nil }
    let place = share * Double(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }

  /// Share of the settled samples answered rightly, 0…1; nil without any.
  public var accuracy: Double? { settledSamples == 0 ? nil : Double(rightSamples) / Double(settledSamples) }
}

/// A trace with its truth, and the question all metrics ask of it.
private struct JudgedTrace {
  let times: [Double]
  let truth: GravityTruth
  let count: OrientationCount

  /// The samples whose time lies in `from`…`to`.
  func indices(from: Double, to: Double) -> Range<Int> {
    let low = firstIndex { times[$0] >= from }
    let high = firstIndex { times[$0] > to }
    return low..<max(low, high)
  }

  /// The first index for which `isPast`, which turns true once, is true.
  private func firstIndex(_ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether gravity was nearest to `orientation` at any time in `from`…`to`; for four, at a tilt of at most `tilt`.
  func wasNear(_ orientation: DeviceOrientation, from: Double, to: Double, tilt: Double) -> Bool {
    indices(from: from, to: to).contains { index in
      switch count {
      case .four: truth.edge[index] == orientation && abs(truth.tilt[index]) <= tilt
      case .six: truth.nearest[index] == orientation
      }
    }
  }
}
