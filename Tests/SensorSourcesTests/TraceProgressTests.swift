// Traces that play without an error and tell nothing: what is said of them, and of those beside them that are well.
import Orientation
import SensorSources
import Testing

@Suite struct TraceProgressTests {
  /// Fifty readings of a length in g and so many seconds apart, every few of them moved; and what is said.
  @Test(
    arguments: [
      ("50 a second", 1, 0.02, nil), ("1,000 a second", 1, 0.001, nil), ("2,000 a second", 1, 0.0005, nil),
      ("50 a minute", 1, 1.2, nil), ("milliseconds that are called seconds", 1, 20, "t(ms)"),
      ("times that stand", 1, 0, "do not increase"),
      // 20 ms are 2.3·10⁻⁷ days and 3.3·10⁻⁴ minutes.
      ("days that are called seconds", 1, 0.02 / 86_400, "apart"), ("minutes", 1, 0.02 / 60, "apart"),
      ("m/s² that are called g", 9.80665, 0.02, "m/s²"), ("a shaken device", 2.5, 0.02, nil),
    ] as [(String, Double, Double, String?)])
  func findings(what: String, length: Double, step: Double, words: String?) {
    var progress = TraceProgress()
    for index in 0..<50 { progress.take(AccelerationSample(t: Double(index) * step, x: 0, y: -length, z: 0)) }
    #expect(
      words.map { progress.finding?.contains($0) == true } ?? (progress.finding == nil), "\(progress.finding ?? "nil")")
  }

  /// A few readings are judged by nothing but their times.
  @Test(arguments: [(4, nil), (24, nil), (27, "m/s²")] as [(Int, String?)])
  func aFewReadings(count: Int, words: String?) {
    var progress = TraceProgress()
    for index in 0..<count { progress.take(AccelerationSample(t: Double(index) / 50, x: 0, y: -9.8, z: 0)) }
    #expect(words.map { progress.finding?.contains($0) == true } ?? (progress.finding == nil))
  }

  /// Blows of 8 g now and then are a run, not another unit.
  @Test func blowsAreNoUnit() {
    var progress = TraceProgress()
    for index in 0..<100 {
      progress.take(AccelerationSample(t: Double(index) / 50, x: 0, y: index % 3 == 0 ? -1 : -8, z: 0))
    }
    #expect(progress.finding == nil)
  }
}
