// People drawn from two thousand seeds: every value lies within what is told of it and reaches both ends, or comes as often as told.
import Foundation
import Orientation
import SensorSources
import Testing

@testable import DailyLife

@Suite("Drawn people")
struct DrawnPeopleTests {
  private static let subjects = (1...2_000).map { Subject(seed: UInt64($0)) }
  private static let passersby = (1...2_000).map { Passerby(seed: UInt64($0)) }

  private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  /// Of 2000 even draws the least and the most lie within a fiftieth of the range from its ends, but once in 10¹⁷.
  private func check<Person>(_ rows: [(String, ClosedRange<Double>, (Person) -> Double)], _ people: [Person]) {
    for (what, range, value) in rows {
      let values = people.map(value)
      let (least, most) = (values.min() ?? .nan, values.max() ?? .nan)
      let near = (range.upperBound - range.lowerBound) / 50
      #expect((range.lowerBound...range.lowerBound + near).contains(least), "\(what): \(least)")
      #expect((range.upperBound - near...range.upperBound).contains(most), "\(what): \(most)")
    }
  }

  /// How often something comes, give or take 5 in 100: four and a half deviations of 2000 tosses.
  private func share<Person>(_ people: [Person], of what: (Person) -> Bool) -> Double {
    Double(people.count { what($0) }) / Double(people.count)
  }

  @Test("subjects are as their table says")
  func subjects() {
    check(
      [
        ("steps walking", 1.6...2.2, \.stepsWalking), ("steps jogging", 2.4...3.0, \.stepsJogging),
        ("ahead", 0.1...0.5, \.bounceAhead), ("aside", 0.05...0.3, \.bounceAside),
        ("second harmonic", 0...0.4, \.secondHarmonic), ("rocking", 0...12, \.rocking),
        ("tremor", 0.01...0.04, \.tremor), ("sway", 0.005...0.02, \.sway), ("lever across", -0.05...0.05, \.lever.x),
        ("lever along", -0.05...0.15, \.lever.y), ("lever out", 0...0, \.lever.z), ("tilt", 15...45, \.readingTilt),
        ("gain x", 0.97...1.03, \.chip.gain.x), ("gain y", 0.97...1.03, \.chip.gain.y),
        ("gain z", 0.97...1.03, \.chip.gain.z), ("bias x", -0.05...0.05, \.chip.bias.x),
        ("bias y", -0.05...0.05, \.chip.bias.y), ("bias z", -0.05...0.05, \.chip.bias.z),
        ("noise", 0.001...0.008, \.chip.noise), ("jitter", 0...0.3, \.chip.jitter),
        ("dropped", 0...0.05, \.chip.dropped),
      ], Self.subjects)
    #expect(abs(share(Self.subjects) { $0.chip.jitter == 0 } - 0.5) < 0.05)
    #expect(abs(share(Self.subjects) { $0.chip.dropped == 0 } - 0.7) < 0.05)
    for range in [2.0, 4, 8, 16] { #expect(abs(share(Self.subjects) { $0.chip.range == range } - 0.25) < 0.05) }
    // Twelve bits of a range there and back.
    #expect(Self.subjects.allSatisfy { $0.chip.resolution * 2_048 == $0.chip.range })
  }

  @Test("passers-by are as their table says")
  func passersby() {
    check(
      [
        ("steps a minute walking", 95...130, { 60 / $0.walking.period }), ("standing", 0.58...0.66, \.walking.standing),
        ("humps", 0.2...0.5, \.walking.humps), ("strike", 0.05...0.4, \.walking.strike),
        ("braking", 0.1...0.25, \.walking.braking), ("leaning", 0.03...0.1, \.walking.leaning),
        ("unevenness", 0.01...0.05, \.walking.unevenness),
        ("steps a minute jogging", 145...180, { 60 / $0.jogging.period }), ("standing", 0.3...0.42, \.jogging.standing),
        ("humps", 0...0.1, \.jogging.humps), ("strike", 0.3...1.2, \.jogging.strike),
        ("braking", 0.1...0.25, \.jogging.braking), ("leaning", 0.03...0.1, \.jogging.leaning),
        ("unevenness", 0.01...0.05, \.jogging.unevenness), ("pull", 14...28, \.hand.pull),
        ("damping", 0.65...1, \.hand.damping), ("drift", 0.5...2.5, \.hand.drift),
        ("drift's seconds", 0.8...4, \.hand.driftSeconds), ("tremor's hertz", 6...12, \.hand.tremorHertz),
        ("tremor", 0.005...0.03, \.hand.tremor), ("stiffness", 0.4...0.8, \.hand.stiffness),
        ("softness", 0.015...0.05, \.hand.softness), ("nodding", 0...8, \.hand.nodding),
        ("tilt", 10...45, \.readingTilt),
        ("seconds of a turn", 0.3...0.6, \.turnSeconds), ("wandering", 0...0.0005, \.sensor.wandering),
        ("noise", 0.001...0.01, \.sensor.noise), ("clock", 0.96...1.04, \.sensor.clock),
        ("losses", 0...0.1, \.sensor.losses),
      ], Self.passersby)
    #expect(abs(share(Self.passersby) { $0.sensor.losses == 0 } - 0.7) < 0.05)
    for (range, part) in [(2.0, 0.3), (4, 0.35), (8, 0.35)] {
      #expect(abs(share(Self.passersby) { $0.sensor.range == range } - part) < 0.05)
    }
    // Normal around 1 and 0: the deviation of 2000 draws is within a tenth of the true one.
    let rows: [(KeyPath<Passerby, Double>, mean: Double, deviation: Double)] = [
      (\.sensor.gain.x, 1, 0.015), (\.sensor.gain.y, 1, 0.015), (\.sensor.gain.z, 1, 0.015),
      (\.sensor.offset.x, 0, 0.02),
      (\.sensor.offset.y, 0, 0.02), (\.sensor.offset.z, 0, 0.03),
    ]
    for (value, mean, deviation) in rows {
      let off = Self.passersby.map { $0[keyPath: value] - mean }
      #expect(abs(off.reduce(0, +) / 2_000) < deviation / 10)
      #expect(abs((off.map { $0 * $0 }.reduce(0, +) / 2_000).squareRoot() / deviation - 1) < 0.1)
    }
  }

  @Test("nobody is in both parts, and both kinds of people have the same seeds")
  func parts() {
    #expect(Split.train.subjects.map(\.seed) == Array(1...20))
    #expect(Split.test.subjects.map(\.seed) == Array(1_001...1_020))
    #expect(Split.test.passersby.map(\.seed) == Array(1_001...1_020))
  }

  @Test("numbers are drawn as often as told")
  func draws() {
    var draw = Draw(seed: 1)
    let count = 20_000
    var counts = [Int](repeating: 0, count: 5)
    for _ in 0..<count { counts[draw.below(5)] += 1 }
    // A fifth is 4000 give or take 57.
    #expect(counts.allSatisfy { abs($0 - 4_000) < 300 })
    #expect(abs((0..<count).count { _ in draw.chance(0.3) } - 6_000) < 330)
    let places = (0..<count).map { _ in draw.between(-2, 6) }
    #expect(places.allSatisfy { (-2..<6).contains($0) } && abs(places.reduce(0, +) / Double(count) - 2) < 0.1)
    var sum = SIMD3<Double>(0, 0, 0)
    for _ in 0..<count {
      let direction = draw.direction()
      #expect(abs(length(direction) - 1) < 1e-12)
      sum += direction
    }
    #expect(length(sum) / Double(count) < 0.03)
  }

  /// Of what a chip reads the mean is the truth times gain and with bias, the deviation its noise; beyond its range it stays.
  @Test("chips read what their data sheets say")
  func chips() throws {
    let person = try #require(Self.subjects.first { $0.chip.range == 2 && $0.chip.noise > 0.006 })
    let chip = person.chip
    var draw = Draw(seed: 3)
    let truth = SIMD3(0.3, -0.9, 0.1)
    let reads = (0..<20_000).map { _ in chip.read(truth, &draw) }
    let mean = reads.reduce(SIMD3(0, 0, 0), +) / 20_000
    #expect(length(mean - (truth * chip.gain + chip.bias)) < 0.0005)
    for axis in 0..<3 {
      let spread = (reads.map { ($0[axis] - mean[axis]) * ($0[axis] - mean[axis]) }.reduce(0, +) / 20_000).squareRoot()
      #expect(abs(spread / chip.noise - 1) < 0.05)
    }
    // Whole counts of a 1024th g.
    #expect(reads.allSatisfy { read in (0..<3).allSatisfy { (read[$0] * 1_024).rounded() == read[$0] * 1_024 } })
    #expect(chip.read(SIMD3(5, -5, 1_000), &draw) == SIMD3(2, -2, 2))
  }
}
