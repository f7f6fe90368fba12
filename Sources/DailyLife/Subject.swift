// A person with a phone, drawn from a seed: how they walk, hold and turn it, and what their chip makes of it.
import Foundation
import SeededNumbers
import SensorSources

/// Whether a seed may be looked at while constants are searched for, or only once they stand.
public enum Split: String, Sendable, CaseIterable {
  /// Seeds that constants are searched on; then those that are looked at once they stand.
  case train
  case test

  /// The subjects of this part; no seed is in both.
  public var subjects: [Subject] {
    let first: UInt64 = self == .train ? 1 : 1_001
    return (first..<first + Self.count).map(Subject.init(seed:))
  }

  /// Subjects of each part: 20 gaits, hands and chips are enough for a 95th percentile over their turns.
  private static let count: UInt64 = 20
}

/// One person and one phone. Equal seeds are equal people.
public struct Subject: Sendable, Hashable {
  /// Chooses everything below, and what they do.
  public let seed: UInt64
  /// Steps a second walking (1.6–2.2) and jogging (2.4–3.0).
  let stepsWalking: Double
  let stepsJogging: Double
  /// How much of a step's bounce is along the vertical, to the side and ahead; the phone may swing in a loose hand, which
  /// gives a step a direction of its own.
  let bounceAhead: Double
  let bounceAside: Double
  let secondHarmonic: Double
  /// Degrees the phone rocks for each g of bounce.
  let rocking: Double
  /// Hand tremor of 6–11 Hz and sway below 1 Hz, in g rms on each axis (spec/orientation §6: 0.02 to 0.07).
  let tremor: Double
  let sway: Double
  /// Metres from the point a turn is about to the chip, in the device's axes.
  let lever: SIMD3<Double>
  /// Degrees the screen leans back when it is read.
  let readingTilt: Double
  let chip: Chip

  /// The person of this seed.
  public init(seed: UInt64) {
    self.seed = seed
    var draw = Draw(seed: seed)
    stepsWalking = draw.between(1.6, 2.2)
    stepsJogging = draw.between(2.4, 3.0)
    bounceAhead = draw.between(0.1, 0.5)
    bounceAside = draw.between(0.05, 0.3)
    secondHarmonic = draw.between(0, 0.4)
    rocking = draw.between(0, 12)
    tremor = draw.between(0.01, 0.04)
    sway = draw.between(0.005, 0.02)
    lever = SIMD3(draw.between(-0.05, 0.05), draw.between(-0.05, 0.15), 0)
    readingTilt = draw.between(15, 45)
    chip = Chip(&draw)
  }
}

/// What a chip adds to the truth, and when it reads.
struct Chip: Sendable, Hashable {
  /// What each axis multiplies, 0.97–1.03, and adds, up to 0.05 g, as data sheets allow.
  let gain: SIMD3<Double>
  let bias: SIMD3<Double>
  /// White noise in g rms on each axis and reading.
  let noise: Double
  /// The largest reading in g, beyond which it saturates, and the size of a count.
  let range: Double
  let resolution: Double
  /// How far a reading is from its time, in periods, and the share of readings that never arrive.
  let jitter: Double
  let dropped: Double

  init(_ draw: inout Draw) {
    gain = SIMD3(draw.between(0.97, 1.03), draw.between(0.97, 1.03), draw.between(0.97, 1.03))
    bias = SIMD3(draw.between(-0.05, 0.05), draw.between(-0.05, 0.05), draw.between(-0.05, 0.05))
    noise = draw.between(0.001, 0.008)
    range = [2, 4, 8, 16][draw.below(4)]
    resolution = range / 2048
    jitter = draw.chance(0.5) ? 0 : draw.between(0, 0.3)
    dropped = draw.chance(0.7) ? 0 : draw.between(0, 0.05)
  }

  func read(_ truth: SIMD3<Double>, _ draw: inout Draw) -> SIMD3<Double> {
    let noisy = truth * gain + bias + SIMD3(draw.normal(), draw.normal(), draw.normal()) * noise
    let limit = SIMD3(repeating: range)
    let clipped = pointwiseMax(pointwiseMin(noisy, limit), SIMD3(repeating: 0) - limit)
    return (clipped / resolution).rounded(.toNearestOrEven) * resolution
  }
}

/// Numbers drawn in order from one seed.
struct Draw {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(state: seed &* 0x9e37_79b9 &+ 0x5eed) }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * random.unit() }
  mutating func below(_ count: Int) -> Int { Int(random.unit() * Double(count)) }
  mutating func chance(_ share: Double) -> Bool { random.unit() < share }
  mutating func normal() -> Double { random.normal() }
  mutating func sign() -> Double { chance(0.5) ? 1 : -1 }

  /// A direction, none more likely than another.
  mutating func direction() -> SIMD3<Double> {
    let v = SIMD3(normal(), normal(), normal())
    return v / (v * v).sum().squareRoot()
  }
}
