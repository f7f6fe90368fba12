// Measures the classifier: over sets of traces, at rest, held at every threshold, and by the clock.
import Foundation
import Orientation
import SensorMetrics
import SensorSources

struct SensorBench {
  let folder: String

  /// The traces whose names begin so, in order of name; at `rate` instead of as recorded.
  private func traces(_ beginnings: [String], rate: Double?) throws(BenchError) -> [Trace] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw .traces("\(folder): cannot be read")
    }
    var traces: [Trace] = []
    for beginning in beginnings {
      let found = names.filter { $0.hasPrefix(beginning) && $0.hasSuffix(".csv.gz") }
      guard !found.isEmpty else { throw .traces("\(folder): no trace \(beginning)*.csv.gz") }
      for name in found {
        do { traces.append(try TraceReader.trace(fromFile: "\(folder)/\(name)").at(rate: rate)) } catch {
          throw .traces("\(error)")
        }
      }
    }
    return traces
  }

  func measure(_ set: SensorSet, rate: Double?) throws(BenchError) -> [Figure] {
    let metrics = try traces(set.files, rate: rate).map {
      ClassifierRun($0.samples).metrics(gravity: $0.gravity, count: set.count)
    }.reduce(TraceMetrics(), +)
    let place = set.name + (rate.map { " at \(Int($0)) Hz" } ?? "")
    return set.goals.map { goal in
      Figure(
        bench: "sensor", figure: "\(place), \(goal.metric.rawValue)", value: goal.metric.value(metrics),
        unit: goal.metric.unit, peer: goal.peer, target: goal.metric.allowing(rate, goal.target))
    }
  }

  /// M8 on the rows of the specification's §2: three poses in three conventions of sign, in g.
  func restingRows() -> Figure {
    typealias Row = (x: Double, y: Double, z: Double, orientation: DeviceOrientation)
    let poses: [(android: Row, proxy: Row, windows: Row)] = [
      ((0, 1, 0, .portrait), (0, -1, 0, .portrait), (0, -1, 0, .portrait)),
      ((1, 0, 0, .landscapeLeft), (-1, 0, 0, .landscapeLeft), (-1, 0, 0, .landscapeLeft)),
      ((0, 0, 1, .faceUp), (0, 0, 1, .faceUp), (0, 0, -1, .faceUp)),
    ]
    // T1: a = −f; T2: a = (x, y, −z); T3: a = raw.
    let rows = poses.flatMap { pose -> [Row] in
      let (a, p) = (pose.android, pose.proxy)
      return [(-a.x, -a.y, -a.z, a.orientation), (p.x, p.y, -p.z, p.orientation), pose.windows]
    }
    let right = rows.filter { row in
      var classifier = OrientationClassifier()
      for t in [0, 0.25, 0.5, 0.75] {
        _ = classifier.ingest(AccelerationSample(t: t, x: row.x, y: row.y, z: row.z))
      }
      return classifier.orientation == row.orientation
    }
    return Figure(
      bench: "sensor", figure: "M8 resting rows answered rightly",
      value: 100 * Double(right.count) / Double(rows.count), unit: "%", target: .valueAtLeast(100))
  }

  /// M6: the worst number of changes in a minute, over the angles of §6, with strong tremor and sway.
  func heldStill() throws(BenchError) -> [Figure] {
    let across = Array(stride(from: 30.0, through: 75, by: 5))
    var upright: [(roll: Double, tilt: Double)] = []
    for tilt in [0.0, 30, 45] { upright += across.map { (roll: $0, tilt: tilt) } }
    let steep = Array(stride(from: 50.0, through: 85, by: 5))
    let tilted = steep.map { (roll: 0.0, tilt: $0) } + steep.map { (roll: 20.0, tilt: -$0) }
    return [
      try heldStill("in the plane", upright, Figure.Peer("iio-sensor-proxy", 14)),
      try heldStill("at the faces", tilted, Figure.Peer("iio-sensor-proxy", 23)),
    ]
  }

  private func heldStill(
    _ place: String, _ poses: [(roll: Double, tilt: Double)], _ peer: Figure.Peer
  ) throws(BenchError) -> Figure {
    var hand = Motion.Imperfections()
    // 6–11 Hz tremor of 0.07 g rms, and a sway of 0.035 g, which is 0.025 g rms (§6).
    hand.bands = [Motion.Band(low: 6, high: 11, rms: 0.07), Motion.Band(low: 0.1, high: 1, rms: 0.025)]
    var worst = 0
    for pose in poses {
      let attitude = Attitude(.portrait, tilt: pose.tilt, roll: pose.roll)
      let motion: Motion
      do {
        motion = try Motion(
          name: "held", keyframes: [Motion.Keyframe(attitude: attitude, hold: 60)], rate: 50, imperfections: hand)
      } catch { throw .traces("\(error)") }
      let run = ClassifierRun(motion.samples())
      worst = max(worst, run.metrics(gravity: nil, count: .six).changes)
    }
    return Figure(
      bench: "sensor", figure: "M6 held at a threshold \(place), worst changes a minute", value: Double(worst),
      unit: "", peer: peer, target: .valueAtMost(0))
  }

  /// Blocks measured, and seconds of each at least: the median of short blocks is what a quiet machine would show.
  private static let blocks = 15
  private static let blockSeconds = 0.05

  /// M9: nanoseconds of processor time a sample over all traces, the median of the blocks.
  func speed() throws(BenchError) -> Figure {
    let samples = try traces(["broad", "synth", "xio", "chromeos"], rate: nil).map(\.samples)
    var blocks: [Double] = []
    var changes = 0
    for _ in 0..<Self.blocks {
      var count = 0
      var spent = 0.0
      while spent < Self.blockSeconds {
        for trace in samples {
          var classifier = OrientationClassifier()
          let start = ProcessorTime.seconds()
          for sample in trace { if case .changed = classifier.ingest(sample) { changes += 1 } }
          spent += ProcessorTime.seconds() - start
          count += trace.count
        }
      }
      blocks.append(spent * 1e9 / Double(count))
    }
    // What is counted must be used, or there would be nothing to measure.
    guard changes > 0 else { throw .traces("\(folder): nothing turned") }
    return Figure(
      bench: "sensor", figure: "M9 processor time a sample", value: Sample(blocks).median, unit: "ns",
      target: .valueAtMost(50))
  }
}

extension SensorSet.Metric {
  /// A metric that cannot be told, for want of turns or reference, is no number and meets no target.
  fileprivate func value(_ metrics: TraceMetrics) -> Double {
    func number(_ count: Int?) -> Double { count.map(Double.init) ?? .nan }
    switch self {
    case .unjustifiedFlaps: return number(metrics.unjustifiedFlaps)
    case .flaps: return Double(metrics.flaps)
    case .falseChanges: return number(metrics.falseChanges)
    case .p50: return metrics.delay(share: 0.5).map { $0 * 1000 } ?? .nan
    case .p95: return metrics.delay(share: 0.95).map { $0 * 1000 } ?? .nan
    case .missed: return number(metrics.missed)
    case .accuracy: return metrics.accuracy.map { $0 * 100 } ?? .nan
    case .changes: return Double(metrics.changes)
    }
  }

  /// At 15 Hz an answer may come one sample period later.
  fileprivate func allowing(_ rate: Double?, _ target: Figure.Target) -> Figure.Target {
    guard rate == 15, self == .p50 || self == .p95, case .valueAtMost(let limit) = target else { return target }
    return .valueAtMost(limit + 1000 / 15.0)
  }
}

extension Trace {
  /// The trace as a sensor of another rate would have seen it; itself for nil.
  func at(rate: Double?) -> Trace {
    guard let rate else { return self }
    let gravity = gravity.map { gravity in
      zip(samples, gravity).map { AccelerationSample(t: $0.t, x: $1.x, y: $1.y, z: $1.z) }.resampled(rate: rate)
        .map { sample in
          let down = SIMD3(sample.x, sample.y, sample.z)
          return down / (down * down).sum().squareRoot()
        }
    }
    return Trace(samples: samples.resampled(rate: rate), gravity: gravity)
  }
}
