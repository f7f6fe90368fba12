// What the classifier makes of motion, of gaps and of readings that cannot be: the last state and a reason.
import Foundation
import Orientation
import Testing

@Suite("Classifier: motion and bad readings")
struct ClassifierDisturbanceTests {
  /// A classifier that has been held upright for two seconds.
  private func upright() -> OrientationClassifier {
    var classifier = OrientationClassifier()
    hold(&classifier, (0, -1, 0), from: 0, seconds: 2)
    return classifier
  }

  private static let hostile: [(what: String, x: Double, y: Double, z: Double, reason: KeepReason)] = [
    ("NaN", .nan, 0, 0, .implausible), ("infinite", 0, .infinity, 0, .implausible),
    ("negative infinity", 0, 0, -.infinity, .implausible), ("17 g", 17, 0, 0, .implausible),
    ("the largest number", .greatestFiniteMagnitude, 0, 0, .implausible), ("asleep", 0, 0, 0, .noSignal),
    ("free fall", 0.02, 0.01, 0.03, .notGravity), ("a blow of 8 g", 8, 0, 0, .notGravity),
  ]

  @Test("a reading that is not gravity keeps the state and says why", arguments: hostile)
  func hostileReading(what: String, x: Double, y: Double, z: Double, reason: KeepReason) {
    var classifier = upright()
    let verdicts = hold(&classifier, (x, y, z), from: 2, seconds: 5)
    #expect(verdicts.allSatisfy { $0 == .kept(reason) }, "\(what)")
    #expect(classifier.orientation == .portrait && classifier.isStable)
    var fresh = OrientationClassifier()
    hold(&fresh, (x, y, z), from: 0, seconds: 5)
    #expect(fresh.orientation == .unknown)
    #expect(fresh.isStable && fresh.tilt.isFinite && fresh.confidence == 0)
  }

  @Test("it recovers from bad readings with the next good ones")
  func recovery() {
    var classifier = upright()
    hold(&classifier, (.nan, .nan, .nan), from: 2, seconds: 1)
    hold(&classifier, (-1, 0, 0), from: 3, seconds: 1)
    #expect(classifier.orientation == .landscapeLeft)
  }

  @Test(
    "times that are equal, earlier, no number or no clock's are refused",
    arguments: [2.0, 1.5, -0.9, .nan, .infinity, 1.1e10, -1e308])
  func badTime(t: Double) {
    var classifier = upright()
    for _ in 0..<1000 {
      #expect(classifier.ingest(AccelerationSample(t: t, x: 1, y: 0, z: 0)) == .kept(.timeNotIncreasing))
    }
    #expect(classifier.orientation == .portrait)
  }

  @Test("a gap of seconds, or a clock that was set back, starts the filter again and keeps the state")
  func gap() {
    for t in [30.0, -1000] {
      var classifier = upright()
      let after = classifier.ingest(AccelerationSample(t: t, x: 1, y: 0, z: 0))
      #expect(after == .kept(.restartedAfterGap))
      #expect(classifier.orientation == .portrait)
      hold(&classifier, (1, 0, 0), from: t, seconds: 1)
      #expect(classifier.orientation == .landscapeRight)
    }
  }

  @Test("the same turn is seen at every rate from 1 to 1000 Hz", arguments: [1.0, 2, 5, 15, 50, 100, 200, 1000])
  func rates(rate: Double) {
    var classifier = OrientationClassifier()
    hold(&classifier, (0, -1, 0), from: 0, seconds: 3, rate: rate)
    let verdicts = hold(&classifier, (-1, 0, 0), from: 3, seconds: 4, rate: rate)
    #expect(verdicts.contains(.changed(.landscapeLeft, .turned)))
  }

  @Test("a tap of 3 g for 10 ms turns nothing, from whichever side")
  func tap() {
    for (x, y, z) in [(3.0, 0.0, 0.0), (-3, 0, 0), (0, 3, 0), (0, 0, 3), (0, 0, -3)] {
      var classifier = upright()
      let tap = hold(&classifier, (x, y - 1, z), from: 2, seconds: 0.01, rate: 100)
      let after = hold(&classifier, (0, -1, 0), from: 2.01, seconds: 1, rate: 100)
      #expect(!(tap + after).contains { if case .changed = $0 { true } else { false } })
    }
  }

  /// R-DEV-12: given a steady upright device, when it reads landscape for 60 ms, then nothing changes; held so, it does.
  @Test("a spike to landscape of 60 ms turns nothing")
  func spike() {
    var classifier = upright()
    let spike = hold(&classifier, (-1, 0, 0), from: 2, seconds: 0.06, rate: 100)
    let after = hold(&classifier, (0, -1, 0), from: 2.06, seconds: 1, rate: 100)
    #expect(!(spike + after).contains { if case .changed = $0 { true } else { false } })
    hold(&classifier, (-1, 0, 0), from: 3.06, seconds: 1, rate: 100)
    #expect(classifier.orientation == .landscapeLeft)
  }

  @Test("a sideways push of 1.2 g for 150 ms, the first half of a fast turn, turns nothing (headroom f)")
  func kick() {
    var classifier = upright()
    let push = hold(&classifier, (1.2, -0.9, 0), from: 2, seconds: 0.15, rate: 100)
    #expect(push.allSatisfy { if case .kept = $0 { true } else { false } })
    hold(&classifier, (0, -1, 0), from: 2.15, seconds: 1, rate: 100)
    #expect(classifier.orientation == .portrait)
  }

  @Test("a car's acceleration of 0.5 g for a minute turns nothing")
  func car() {
    var classifier = upright()
    let verdicts = hold(&classifier, (0.5, -1, 0), from: 2, seconds: 60)
    #expect(verdicts.allSatisfy { if case .kept = $0 { true } else { false } })
  }

  @Test("a spin on the table, 0.83 g outwards for six seconds, stays face up (x-io trace at 66 s)")
  func spin() {
    var classifier = OrientationClassifier()
    hold(&classifier, (0, 0, -1), from: 0, seconds: 2)
    // It takes a second to come up to speed.
    for index in 1...50 {
      hold(&classifier, (-0.0166 * Double(index), 0, -1), from: 2 + Double(index) / 50, seconds: 0.02)
    }
    let spinning = hold(&classifier, (-0.83, 0, -1), from: 3.02, seconds: 6)
    #expect(classifier.orientation == .faceUp)
    #expect(spinning.last == .kept(.notGravity))
  }

  @Test("an axis stuck at 1 g beside the true ones turns nothing and says why")
  func stuckAxis() {
    var classifier = upright()
    hold(&classifier, (1, -1, 0), from: 2, seconds: 5)
    #expect(classifier.orientation == .portrait)
    let stuck = hold(&classifier, (1, 0.4, -0.9), from: 7, seconds: 5)
    #expect(stuck.last == .kept(.notGravity))
    #expect(classifier.orientation == .portrait)
  }

  /// A blow says that something hit the device, not how long it has been shaken: 16 g, a drop on a table, weighs as much as
  /// 2.1 g, a knock, and the turn that follows is answered as soon.
  @Test("the hardest blow delays the next turn no more than a knock of as long", arguments: [0.02, 0.1, 0.5])
  func blow(seconds: Double) {
    /// The sample of the turn with which it is answered.
    func answer(afterBlowOf length: Double) -> Int? {
      var classifier = upright()
      hold(&classifier, (0, -length, 0), from: 2, seconds: seconds)
      return hold(&classifier, (-1, 0, 0), from: 2 + seconds, seconds: 2)
        .firstIndex(of: .changed(.landscapeLeft, .turned))
    }
    let afterKnock = answer(afterBlowOf: 2.1)
    #expect(afterKnock != nil)
    #expect(answer(afterBlowOf: 16) == afterKnock)
  }

  /// What a hand, a pocket and a phone add to gravity, as sines in g: hertz, and the amplitude on each axis.
  private static let shakes: [(what: String, hertz: Double, x: Double, y: Double, z: Double)] = [
    // Steps twice a second, up and down more than sideways (spec/orientation §5: walking).
    ("walking", 2, 0.15, 0.35, 0.2), ("running", 2.7, 0.3, 0.45, 0.3),
    // A vibration motor turns about 170 times a second; at 50 samples a second it is seen as a slow swing.
    ("vibration alarm", 170, 0.5, 0.5, 0.2), ("a train's table", 12, 0.15, 0.15, 0.25),
  ]

  @Test("walking, running and vibration for a minute turn nothing, upright and lying", arguments: shakes)
  func shaking(what: String, hertz: Double, x: Double, y: Double, z: Double) {
    for (rest, orientation) in [((0.0, -0.87, -0.5), DeviceOrientation.portrait), ((0.0, 0.0, -1.0), .faceUp)] {
      for rate in [15.0, 50, 200] {
        var classifier = OrientationClassifier()
        hold(&classifier, rest, from: 0, seconds: 1, rate: rate)
        for index in 1...Int(60 * rate) {
          let t = 1 + Double(index) / rate
          // The axes are a third of a period apart, as no shake is one-dimensional.
          let swing = [0.0, 1, 2].map { sin(2 * .pi * (hertz * t + $0 / 3)) }
          let sample = AccelerationSample(
            t: t, x: rest.0 + x * swing[0], y: rest.1 + y * swing[1], z: rest.2 + z * swing[2])
          if case .changed(let to, _) = classifier.ingest(sample) {
            Issue.record("\(what) at \(rate) Hz: \(to) at \(t) s")
          }
        }
        #expect(classifier.orientation == orientation)
      }
    }
  }

  @Test(
    "a turn of half a second is seen within 0.4 s of the diagonal, whatever the steps of time", arguments: [0, 1, 2])
  func irregular(kind: Int) {
    var classifier = upright()
    var seen: Double?
    // Evenly at 100 Hz; three of four samples missing, in runs; steps of 1 to 40 ms in turn.
    let steps = [[0.01], [0.01, 0.01, 0.01, 0.09], [0.001, 0.04, 0.007, 0.025, 0.002]][kind]
    var t = 2.0
    var index = 0
    while t < 5 {
      t += steps[index % steps.count]
      index += 1
      let angle = min(1, max(0, (t - 3) / 0.5)) * .pi / 2
      let verdict = classifier.ingest(AccelerationSample(t: t, x: -sin(angle), y: -cos(angle), z: 0))
      if case .changed(let to, _) = verdict {
        #expect(to == .landscapeLeft && seen == nil)
        seen = t - 3.25
      }
    }
    #expect((seen ?? .infinity) < 0.4)
  }

  @Test("an axis whose sign swaps, for one sample or in every other, turns nothing wildly")
  func swappedSign() {
    var classifier = upright()
    let once = hold(&classifier, (0, 1, 0), from: 2, seconds: 0.02)
    let alternating = (0..<500).map { index in
      classifier.ingest(
        AccelerationSample(t: 3 + Double(index) / 50, x: 0, y: index.isMultiple(of: 2) ? -1 : 1, z: 0.1))
    }
    #expect((once + alternating).allSatisfy { if case .kept = $0 { true } else { false } })
    #expect(classifier.orientation == .portrait)
  }

  @Test("an axis that reads nothing any more: the others decide, and never more than once")
  func deadAxis() {
    var classifier = upright()
    // Upright and tilted 30° back, y dead: what is left is half a g on z.
    let verdicts = hold(&classifier, (0, 0, -0.5), from: 2, seconds: 30)
    #expect(verdicts.allSatisfy { if case .kept = $0 { true } else { false } })
    #expect(verdicts.last == .kept(.notGravity))
  }

  @Test("every reason has words of its own")
  func words() {
    let texts = ChangeReason.allCases.map(\.text) + KeepReason.allCases.map(\.text)
    #expect(Set(texts).count == texts.count && texts.allSatisfy { !$0.isEmpty })
  }
}
