// Feet and hands of passers-by by the laws they are made of: forces of steps, a spring's way, swings, drifts and wandering chips.
import Foundation
import Orientation
import SensorSources
import Testing

@testable import DailyLife

@Suite("Feet and hands")
struct FeetAndHandTests {
  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  /// Alexander and Jayes' force of every foot that stands, left and right in turn, and the ringing of its heel: all steps from the
  /// first, for each moment by itself.
  @Test("steps push as they should", arguments: [(0.5, 0.62, 0.35), (0.35, 0.36, 0.05)])
  func steps(_ period: Double, _ standing: Double, _ humps: Double) {
    let manner = Feet.Manner(
      period: period, standing: standing, humps: humps, strike: 0.3, braking: 0.2, leaning: 0.05, unevenness: 0)
    var feet = Feet(manner, from: 2)
    var draw = Draw(seed: 1)
    let seconds = 2 * standing * period
    // The mean of cos over half a wave is 2/π, of cos 3x −2/3π: together they carry the weight for a period.
    let force = period / (seconds * (2 / .pi + humps * 2 / (3 * .pi)))
    for moment in 0..<3_000 {
      let t = 2 + Double(moment) / 1_000
      var expected = SIMD3(0, 0, -1.0)
      for step in 0..<20 where Double(step) * period <= t - 2 {
        let since = t - 2 - Double(step) * period
        if since < seconds {
          let angle = .pi * (since / seconds - 0.5)
          let up = force * (cos(angle) - humps * cos(3 * angle))
          expected += SIMD3(0.2 * up * sin(angle), (step % 2 == 0 ? 1 : -1) * 0.05 * up, up)
        }
        expected.z += 0.3 * exp(-since / 0.025) * sin(2 * .pi * 22 * since)
      }
      // What rang for six times its decay is less than a four-hundredth of the strike.
      #expect(length(feet.acceleration(at: t, &draw) - expected) < 0.3 * exp(-6))
    }
  }

  @Test("no step is as long or as hard as another")
  func uneven() {
    let manner = Feet.Manner(
      period: 0.5, standing: 0.3, humps: 0, strike: 0, braking: 0, leaning: 0, unevenness: 0.05)
    var feet = Feet(manner, from: 0)
    var draw = Draw(seed: 1)
    var (peaks, starts, highest, wasUp): ([Double], [Double], Double, Bool) = ([], [], 0, false)
    for moment in 0..<200_000 {
      let up = feet.acceleration(at: Double(moment) / 500, &draw).z
      if up > -1, !wasUp { starts.append(Double(moment) / 500) }
      if up == -1, wasUp {
        peaks.append(highest + 1)
        highest = -1
      }
      (highest, wasUp) = (max(highest, up), up > -1)
    }
    func figures(_ values: [Double]) -> (mean: Double, spread: Double) {
      let mean = values.reduce(0, +) / Double(values.count)
      return (mean, (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)).squareRoot())
    }
    let (length, hardness) = (
      figures(zip(starts, starts.dropFirst()).map { $1 - $0 }), figures(Array(peaks.dropFirst()))
    )
    #expect(abs(length.mean - 0.5) < 0.01 && abs(length.spread / 0.5 - 0.05) < 0.006)
    // A foot that stands for 0.3 s of 0.5 carries π·0.5/(2·0.3) in its middle.
    #expect(abs(hardness.mean / 2.618 - 1) < 0.01 && abs(hardness.spread / hardness.mean - 0.05) < 0.006)
  }

  private static func manner(
    drift: Double = 0, driftSeconds: Double = 1, stiffness: Double = 0.5, softness: Double = 0.03, nodding: Double = 0
  ) -> Hand.Manner {
    Hand.Manner(
      pull: 25, damping: 1, drift: drift, driftSeconds: driftSeconds, tremorHertz: 8, tremor: 0, stiffness: stiffness,
      softness: softness, nodding: nodding)
  }

  /// Degrees the gravity of a phone upright is turned about its x axis, forwards.
  private func leans(_ hand: Hand) -> [Double] { hand.gravity.map { atan2(-$0.z, -$0.y) * 180 / .pi } }

  /// An arm that swings 20 degrees every four seconds takes the phone with it, a moment late: the spring's 2ζ/ω is 80 ms.
  @Test("an arm swings as far and as often as told")
  func swings() {
    var hand = Hand(Self.manner(), at: Attitude(.portrait), draw: Draw(seed: 2))
    hand.spend(1)
    hand.swing = (20, 0.25)
    hand.spend(16)
    let found = leans(hand)
    for moment in stride(from: 3_000, to: 8_000, by: 100) {
      let t = Double(moment + 1) / 500 - 0.08
      #expect(abs(abs(found[moment]) - abs(20 * sin(2 * .pi * 0.25 * t))) < 0.6, "\(t)")
    }
  }

  /// A wish is followed on a line with soft ends: of 40 degrees in 2 s, a half after one, 3u² − 2u³ in between.
  @Test("what is wanted is reached in its time")
  func wanted() {
    var hand = Hand(Self.manner(), at: Attitude(.portrait), draw: Draw(seed: 2))
    hand.spend(1)
    hand.want(Attitude(.portrait, tilt: 40), within: 2)
    hand.spend(3)
    let found = leans(hand)
    for (after, share) in [(0.5, 0.15625), (1, 0.5), (1.5, 0.84375)] {
      let late = found[Int((1 + after + 0.08) * 500)]
      #expect(abs(late - 40 * share) < 0.5, "\(after)")
    }
    #expect(abs(found[found.count - 1] - 40) < 0.01 && abs(found[499]) < 1e-6)
  }

  /// Drift is noise that comes back: its deviation on an axis is what was told.
  @Test("a hand drifts as far as told", arguments: [(2.0, 0.8)])
  func drifts(_ degrees: Double, _ seconds: Double) {
    var hand = Hand(Self.manner(drift: degrees, driftSeconds: seconds), at: Attitude(.portrait), draw: Draw(seed: 5))
    hand.spend(200)
    let found = leans(hand).dropFirst(2_000)
    let rms = (found.map { $0 * $0 }.reduce(0, +) / Double(found.count)).squareRoot()
    #expect(abs(rms / degrees - 1) < 0.15)
    // One step to the next is small, one time to the next is another: e⁻¹ of it is left.
    let step = Int(seconds * 500)
    let kept = zip(found, found.dropFirst(step)).map { $0 * $1 }.reduce(0, +) / Double(found.count - step)
    #expect(abs(kept / (rms * rms) - exp(-1)) < 0.2)
  }

  /// The body's acceleration arrives weakened and late, turned to where one goes; a nod goes with what is up.
  @Test("an arm hands on what the body does")
  func carried() {
    let steps = Feet.Manner(
      period: 0.5, standing: 0.62, humps: 0.35, strike: 0, braking: 0.2, leaning: 0.05, unevenness: 0)
    func world(heading: Double, stiffness: Double = 0.5, softness: Double = 0.03) -> [SIMD3<Double>] {
      var hand = Hand(
        Self.manner(stiffness: stiffness, softness: softness), at: Attitude(.landscapeLeft, tilt: 30),
        draw: Draw(seed: 2))
      (hand.heading, hand.feet) = (heading, Feet(steps, from: 0))
      hand.spend(3)
      let held = Attitude(.landscapeLeft, tilt: 30)
      return zip(hand.gravity, hand.readings).map { held.rotate($0 - $1) }
    }
    var feet = Feet(steps, from: 0)
    var draw = Draw(seed: 2)
    var expected = SIMD3<Double>(0, 0, 0)
    for (index, found) in world(heading: 0).enumerated() {
      let body = feet.acceleration(at: Double(index + 1) / 500, &draw)
      // A fifteenth of the way to half of it: 2 ms of 30.
      expected = expected * (14.0 / 15) + body * (0.5 / 15)
      #expect(length(found - expected) < 1e-9)
    }
    for (ahead, aside) in zip(world(heading: 0), world(heading: 90)) {
      #expect(length(aside - SIMD3(-ahead.y, ahead.x, ahead.z)) < 1e-9)
    }
    var nodding = Hand(Self.manner(nodding: 8), at: Attitude(.portrait), draw: Draw(seed: 2))
    nodding.feet = Feet(steps, from: 0)
    nodding.spend(3)
    let most = leans(nodding).map(abs).max() ?? 0
    #expect((0.3...4).contains(most))
  }

  /// What pushes in the world is read the other way round, at once.
  @Test("a push is read at once")
  func pushed() {
    var hand = Hand(Self.manner(), at: Attitude(.faceUp), draw: Draw(seed: 2))
    hand.spend(0.1)
    hand.push = SIMD3(1, 2, 3)
    hand.spend(0.002)
    let last = hand.readings.count - 1
    #expect(hand.readings.count == 51 && abs(hand.now - 0.102) < 1e-9)
    #expect(length(hand.gravity[last] - hand.readings[last] - SIMD3(1, 2, 3)) < 1e-9)
  }

  /// Readings come at the rate times the clock, but for those that are lost, a tenth of a second each; they stay in the range.
  @Test("chips wander, and lose what they lose", arguments: [50.0])
  func sensors(rate: Double) throws {
    let people = (1...400).map { Passerby(seed: UInt64($0)) }
    let whole = try #require(people.first { $0.sensor.losses == 0 })
    let lossy = try #require(people.first { $0.sensor.losses > 0.08 })
    var hand = Hand(Self.manner(), at: Attitude(.portrait, tilt: 20), draw: Draw(seed: 2))
    hand.spend(60)
    var draw = Draw(seed: 9)
    let sure = whole.sensor.recording(of: hand, rate: rate, draw: &draw)
    let period = 1 / (rate * whole.sensor.clock)
    #expect(zip(sure.samples, sure.samples.dropFirst()).allSatisfy { abs($1.t - $0.t - period) < 1e-9 })
    #expect((0...period).contains(sure.samples[0].t) && 60 - (sure.samples.last?.t ?? 0) < period + 0.004)
    let lost = lossy.sensor.recording(of: hand, rate: rate, draw: &draw)
    let gaps = zip(lost.samples, lost.samples.dropFirst()).map { $1.t - $0.t }.filter { $0 > 0.05 }
    // Eight to ten a hundred seconds: five in a minute, and one to fifteen but once in two hundred.
    #expect((1...15).contains(gaps.count))
    #expect(gaps.allSatisfy { $0 > 0.1 - 1e-9 })
    let count = Double(sure.samples.count)
    let mean = sure.samples.reduce(SIMD3(0, 0, 0)) { $0 + SIMD3($1.x, $1.y, $1.z) } / count
    let truth = Attitude(.portrait, tilt: 20).gravity * whole.sensor.gain + whole.sensor.offset
    #expect(length(mean - truth) < 0.02)
    let pushed = SIMD3(40.0, -40, 0)
    hand.push = pushed
    hand.spend(1)
    let far = whole.sensor.recording(of: hand, rate: rate, draw: &draw).samples.last
    #expect(far?.x == -whole.sensor.range && far?.y == whole.sensor.range)
  }
}
