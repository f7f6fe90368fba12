// The metrics against the corpus' own program: the same simple rule judged by both gives the same figures.
import Foundation
import Orientation
import SensorMetrics
import SensorSources
import Testing

private let corpus = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"]

@Suite("Metrics agree with traces/metrics.py", .enabled(if: corpus != nil, "needs SWIVEL_CORPUS"))
struct AgreementTests {
  /// What `metrics.py` printed for the nearest axis of each sample, without filter or margin.
  struct Figures: Sendable {
    var file: String
    var count: OrientationCount
    var changes: Int
    var flaps: Int
    var unjustifiedFlaps: Int
    var falseChanges: Int
    var turns: Int
    var p95: Int?
    var settled: Int
    var right: Int
  }

  static let figures = [
    Figures(
      file: "broad_06_undisturbed_fast_rotation_A", count: .four, changes: 790, flaps: 325, unjustifiedFlaps: 134,
      falseChanges: 293, turns: 0, p95: nil, settled: 0, right: 0),
    Figures(
      file: "broad_06_undisturbed_fast_rotation_A", count: .six, changes: 506, flaps: 239, unjustifiedFlaps: 36,
      falseChanges: 65, turns: 0, p95: nil, settled: 4470, right: 4426),
    Figures(
      file: "synth_turn300ms_tilt45", count: .four, changes: 202, flaps: 42, unjustifiedFlaps: 41, falseChanges: 111,
      turns: 60, p95: 150, settled: 13355, right: 13112),
    Figures(
      file: "synth_turn300ms_tilt45", count: .six, changes: 180, flaps: 60, unjustifiedFlaps: 60, falseChanges: 90,
      turns: 60, p95: 150, settled: 13355, right: 13069),
  ]

  /// The nearest axis: a face when tilted by more than 60°, if faces count.
  private func nearest(_ s: AccelerationSample, _ count: OrientationCount) -> DeviceOrientation {
    if count == .six, s.x * s.x + s.y * s.y < s.z * s.z / 3 { return s.z < 0 ? .faceUp : .faceDown }
    if abs(s.x) > abs(s.y) { return s.x < 0 ? .landscapeLeft : .landscapeRight }
    return s.y < 0 ? .portrait : .portraitUpsideDown
  }

  @Test("figure by figure", arguments: figures)
  func agreement(expected: Figures) throws {
    let folder = try #require(corpus)
    let trace = try TraceReader.trace(fromFile: "\(folder)/traces/\(expected.file).csv.gz")
    let answers = trace.samples.map { nearest($0, expected.count) }
    let m = TraceMetrics(
      times: trace.samples.map(\.t), answers: answers, gravity: trace.gravity, count: expected.count)
    #expect(m.changes == expected.changes)
    #expect(m.flaps == expected.flaps)
    #expect(m.unjustifiedFlaps == expected.unjustifiedFlaps)
    #expect(m.falseChanges == expected.falseChanges)
    #expect(m.turns == expected.turns && m.missed == 0)
    #expect(m.delay(share: 0.95).map { Int(($0 * 1000).rounded()) } == expected.p95)
    #expect(m.settledSamples == expected.settled)
    #expect(m.rightSamples == expected.right)
  }
}
