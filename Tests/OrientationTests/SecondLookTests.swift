// Answers that are looked at again: a glance that lasted too long, a lift that goes on turning.
import Foundation
import Orientation
import Testing

@Suite("Classifier: second looks")
struct SecondLookTests {
  /// Feeds readings at 50 Hz from `start` on for `seconds`; the times at which the orientation changed.
  private func feed(
    _ classifier: inout OrientationClassifier, from start: Double, seconds: Double,
    _ reading: (Double) -> (x: Double, y: Double, z: Double)
  ) -> [Double] {
    (0..<Int(seconds * 50)).compactMap { index in
      let t = start + Double(index) / 50
      let (x, y, z) = reading(t)
      if case .changed = classifier.ingest(AccelerationSample(t: t, x: x, y: y, z: z)) { return t }
      return nil
    }
  }

  /// A glance of 0.6 s is answered as a turn. Whoever looks on afterwards gets the right picture within the second and a half
  /// that people ask for (spec/orientation §4), and not within a second of the turn, which would be a flap (§7, M1).
  @Test("what a glance turned is turned back", arguments: [(-0.87, -0.5), (0.87, -0.5), (-0.8, 0.6)])
  func glance(x: Double, y: Double) throws {
    var classifier = OrientationClassifier()
    _ = feed(&classifier, from: 0, seconds: 5) { _ in (0, -1, 0) }
    let there = try #require(feed(&classifier, from: 5, seconds: 0.6) { _ in (x, y, 0) }.first)
    let back = try #require(feed(&classifier, from: 5.6, seconds: 3) { _ in (0, -1, 0) }.first)
    #expect(classifier.orientation == .portrait)
    #expect(back - there > 1 && back - 5.6 <= 1.5)
  }

  /// Lifted from a table and turned on meanwhile: for a tenth of a second the kick of the lift and gravity together point past the
  /// diagonal, to an edge the phone never has below.
  @Test("a phone that is turned while it is lifted goes straight to its edge", arguments: [-1.0, 1])
  func lift(side: Double) {
    var classifier = OrientationClassifier()
    _ = feed(&classifier, from: 0, seconds: 3) { _ in (0, 0, -1) }
    var seen: [DeviceOrientation] = []
    for index in 0..<100 {
      let t = 3 + Double(index) / 50
      let share = min(1, (t - 3) / 0.5)
      // 5° past the diagonal at first, and in its edge's middle at last: gravity is never nearest to upside down.
      let (lift, turn) = (share * .pi / 2, (50 + 40 * max(0, 2 * share - 1)) * .pi / 180)
      // A sine of 0.35 g along the screen: the hand takes it, and stops.
      let kick = share < 1 ? 0.35 * sin(2 * .pi * share) : 0
      let sample = AccelerationSample(
        t: t, x: side * sin(lift) * sin(turn), y: sin(lift) * cos(turn) + kick, z: -cos(lift))
      _ = classifier.ingest(sample)
      if classifier.orientation != seen.last { seen.append(classifier.orientation) }
    }
    #expect(seen == [.faceUp, side < 0 ? .landscapeLeft : .landscapeRight])
  }
}
