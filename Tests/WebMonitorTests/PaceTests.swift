// How often pages are told and drawn for, on a clock that is a number.
import MonitorService
import Orientation
import Testing

@testable import WebMonitor

@Suite struct PaceTests {
  private func reading(_ n: Int) -> SensorReading {
    SensorReading(
      sample: AccelerationSample(t: Double(n) / 60, x: Double(n) / 100, y: -1, z: 0), orientation: .portrait,
      source: "trace")
  }

  /// Issue 15: a page at sixty samples a second. Of sixty every fourth one is told, and the one nothing follows in the end.
  @Test func everyFourthSampleOfSixty() {
    var pace = MotionPace()
    let told = (0..<60).compactMap { n in pace.next(reading(n), at: Double(n) / 60).map { _ in n } }
    #expect(told == Array(stride(from: 0, to: 60, by: 4)))
    let later = [0.99, 1.1, 2].map { pace.next(reading(59), at: $0) }
    // Too soon after the last; told though nothing follows; not twice.
    #expect(later == [nil, reading(59), nil])
    let none = pace.next(nil, at: 3)
    #expect(none == nil)
  }

  /// A change by itself is drawn at once, and what follows on its heels in one picture.
  @Test func aChangeByItself() {
    var pace = DrawingPace()
    let first = [10.0, 11].map { pace.isDue(at: $0) }
    #expect(first == [true, false], "nothing was drawn yet; then nothing changed")
    pace.change(at: 12)
    let single = pace.isDue(at: 12)
    #expect(single)
    pace.change(at: 12.02)
    pace.change(at: 12.04)
    let heels = [12.1, 12.2, 12.3].map { pace.isDue(at: $0) }
    #expect(heels == [false, true, false], "in between, ended, drawn")
  }

  /// Two seconds of a change every twentieth of a second: two pictures a second and no more.
  @Test func changesWithoutEnd() {
    var pace = DrawingPace()
    var drawn = 0
    for n in 0..<40 {
      pace.change(at: Double(n) / 20)
      if pace.isDue(at: Double(n) / 20) { drawn += 1 }
    }
    #expect(drawn == 4)
  }
}
