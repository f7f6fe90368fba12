// The second generator's people by the laws of motion, and the classifier on them: nobody here was looked at while constants were searched for.
import Orientation
import SensorMetrics
import SensorSources
import Testing

@testable import DailyLife

@Suite("Passers-by")
struct PassersbyTests {
  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static let manners: [(what: String, standing: Double, humps: Double, falls: Bool)] = [
    ("walking", 0.62, 0.35, false), ("strolling", 0.66, 0.5, false), ("jogging", 0.35, 0.05, true),
  ]

  /// The ground carries the weight in the mean, or the walker would sink or rise. Who runs falls freely between two contacts;
  /// who walks always stands on one foot at least.
  @Test("feet carry the weight, and only who runs flies", arguments: manners)
  func feet(_ row: (what: String, standing: Double, humps: Double, falls: Bool)) {
    let manner = Feet.Manner(
      period: 0.5, standing: row.standing, humps: row.humps, strike: 0, braking: 0.2, leaning: 0.05, unevenness: 0)
    var feet = Feet(manner, from: 0)
    var draw = Draw(seed: 1)
    let times = (0..<100_000).map { 1 + Double($0) / 2_000 }
    let up = times.map { feet.acceleration(at: $0, &draw).z }
    #expect(abs(up.reduce(0, +) / Double(up.count)) < 0.005)
    #expect(up.contains { $0 == -1 } == row.falls)
    #expect(up.allSatisfy { $0 >= -1 })
  }

  @Test("a hand that holds still reads gravity, and a turn ends where it was wanted")
  func hand() {
    let still = Hand.Manner(
      pull: 20, damping: 0.8, drift: 0, driftSeconds: 1, tremorHertz: 8, tremor: 0, stiffness: 0.5, softness: 0.03,
      nodding: 0)
    var hand = Hand(still, at: Attitude(.portrait, tilt: 30), draw: Draw(seed: 2))
    hand.spend(1)
    #expect(zip(hand.readings, hand.gravity).allSatisfy { length($0 - $1) < 1e-9 })
    hand.want(Attitude(.landscapeLeft, tilt: 30), within: 0.4)
    hand.spend(3)
    #expect(length(hand.readings[hand.readings.count - 1] - Attitude(.landscapeLeft, tilt: 30).gravity) < 1e-3)
    // What swings about a point elsewhere reads more than gravity.
    #expect(zip(hand.readings, hand.gravity).contains { length($0 - $1) > 0.02 })
  }

  /// The root mean square of what is drawn, on each axis, over minutes.
  @Test("a tremor is as strong as it is told", arguments: [6.0, 9, 12])
  func tremor(hertz: Double) {
    let manner = Hand.Manner(
      pull: 20, damping: 0.8, drift: 0, driftSeconds: 1, tremorHertz: hertz, tremor: 0.02, stiffness: 0.5,
      softness: 0.03, nodding: 0)
    var hand = Hand(manner, at: Attitude(.portrait), draw: Draw(seed: 3))
    hand.spend(240)
    let squares = zip(hand.readings, hand.gravity).map { (($0 - $1) * ($0 - $1)).sum() / 3 }
    let rms = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    #expect(abs(rms - 0.02) < 0.002)
  }

  private static let errands: [Errand] = [.sitting, .walking, .jogging, .glancing, .day(seconds: 60)]

  @Test("the same seed is the same person, times rise, readings are a chip's", arguments: errands)
  func recordings(_ errand: Errand) {
    for rate in [2.0, 50, 200] {
      let made = errand.recording(of: Passerby(seed: 9), rate: rate)
      #expect(made.samples == errand.recording(of: Passerby(seed: 9), rate: rate).samples)
      #expect(made.samples != errand.recording(of: Passerby(seed: 10), rate: rate).samples)
      #expect(made.samples.count > 50)
      #expect(zip(made.samples, made.samples.dropFirst()).allSatisfy { $0.t < $1.t })
      #expect(made.gravity.allSatisfy { abs(length($0) - 1) < 1e-6 })
      #expect(made.samples.allSatisfy { $0.isPlausible })
    }
  }

  /// The numbers that are wanted: half of the turns and 95 of 100 within these seconds.
  private static let rows: [(errand: Errand, half: Double, most: Double)] = [
    (.sitting, 0.18, 0.3), (.walking, 0.4, 1), (.jogging, 0.5, 1.5),
  ]

  @Test("every turn is answered in time and none that was not made", arguments: rows)
  func answered(_ row: (errand: Errand, half: Double, most: Double)) throws {
    var all = TraceMetrics()
    for seed in UInt64(7001)...7006 {
      let made = row.errand.recording(of: Passerby(seed: seed), rate: 50)
      all = all + ClassifierRun(made.samples).metrics(gravity: made.gravity, count: .four)
    }
    #expect(try #require(all.turns) > 60)
    #expect(all.missed == 0)
    #expect(all.falseChanges == 0)
    #expect(try #require(all.delay(share: 0.5)) <= row.half)
    #expect(try #require(all.delay(share: 0.95)) <= row.most)
  }
}
