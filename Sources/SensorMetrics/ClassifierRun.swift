// A classifier's answers over a whole trace, as the metrics and the bench want them.
import Orientation

/// What the classifier said to every sample of a trace.
public struct ClassifierRun: Sendable {
  /// Seconds of each sample.
  public let times: [Double]
  /// The orientation after each sample.
  public let orientations: [DeviceOrientation]
  /// The last edge after each sample.
  public let edges: [DeviceOrientation]

  /// Runs a fresh classifier over `samples`.
  public init(_ samples: [AccelerationSample], configuration: ClassifierConfiguration = .standard) {
    var classifier = OrientationClassifier(configuration: configuration)
    var orientations: [DeviceOrientation] = []
    var edges: [DeviceOrientation] = []
    for sample in samples {
      _ = classifier.ingest(sample)
      orientations.append(classifier.orientation)
      edges.append(classifier.lastEdge)
    }
    times = samples.map(\.t)
    self.orientations = orientations
    self.edges = edges
  }

  /// Judged against `gravity`, by edges or by all six orientations.
  public func metrics(gravity: [SIMD3<Double>]?, count: OrientationCount) -> TraceMetrics {
    TraceMetrics(times: times, answers: count == .four ? edges : orientations, gravity: gravity, count: count)
  }
}

extension Array where Element == AccelerationSample {
  /// The samples at `rate` a second instead, by linear interpolation: how a trace looks to a slower or faster sensor.
  public func resampled(rate: Double) -> [AccelerationSample] {
    guard let first, let last, count > 1 else { return self }
    var result: [AccelerationSample] = []
    var next = 1
    for index in 0... {
      let t = first.t + Double(index) / rate
      guard t < last.t else { return result }
      while self[next].t < t { next += 1 }
      let (a, b) = (self[next - 1], self[next])
      let share = b.t > a.t ? (t - a.t) / (b.t - a.t) : 1
      result.append(
        AccelerationSample(
          t: t, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, z: a.z + (b.z - a.z) * share))
    }
    return result
  }
}
