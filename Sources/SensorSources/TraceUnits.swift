// What the numbers of a recording are in, told by its first readings: the length at rest, and how far apart the times are.
import Orientation

/// Factors to seconds and g, and the words for them.
struct TraceUnits: Sendable {
  private var factor = 1.0
  private var second = 1.0
  /// Taken off every time, in the file's unit: of times since 1970 only the difference is looked at.
  private var origin = 0.0
  /// What people are told; empty for a trace of our own, which is in one unit by definition.
  private(set) var words = ""

  /// Times above this, in seconds, count from 1970 or from a midnight's date: 1e8 s are three years.
  static let sinceEpoch = 1e8

  /// A trace of our own: seconds, and g with CoreMotion's signs.
  init() {}

  /// Throws when `samples` are of no length that gravity has in a known unit.
  init(_ samples: [AccelerationSample], _ columns: TraceColumns, isClock: Bool, file: String) throws(SensorSourceError)
  {
    let lengths = samples.map { s in (s.x * s.x + s.y * s.y + s.z * s.z).squareRoot() }.filter(\.isFinite).sorted()
    let median = lengths.isEmpty ? 0 : lengths[lengths.count / 2]
    guard let unit = columns.format.unit(medianLength: median) else {
      throw .noGravity(file: file, medianLength: median)
    }
    factor = unit.factor
    let times = Self.timeUnit(samples, columns, isClock: isClock)
    second = times.unit.seconds
    if let first = samples.first?.t, first.isFinite, abs(first) * second > Self.sinceEpoch { origin = first }
    words = "\(unit.words)\(columns.isGravityAlone ? ", gravity alone" : ""); \(times.words)"
  }

  private static func timeUnit(
    _ samples: [AccelerationSample], _ columns: TraceColumns, isClock: Bool
  ) -> (unit: TimeUnit, words: String) {
    switch columns.time {
    case .rate(let rate): return (.seconds, "\(rate) rows a second")
    case .column where isClock: return (.seconds, "times of day")
    case .column(_, let told?): return (told, "times in \(told.rawValue)")
    case .column(_, nil):
      let steps = zip(samples, samples.dropFirst()).map { $1.t - $0.t }.filter { $0 > 0 && $0.isFinite }.sorted()
      let first = samples.first?.t ?? 0
      // A single reading has no step; its time is as good as any.
      let unit = steps.isEmpty ? .seconds : TimeUnit(step: steps[steps.count / 2], first: first)
      return (unit, "times in \(unit.rawValue), by their steps")
    }
  }

  func apply(_ s: AccelerationSample) -> AccelerationSample {
    AccelerationSample(t: (s.t - origin) * second, x: s.x * factor, y: s.y * factor, z: s.z * factor)
  }
}
