// A second kind of made person, of whom nothing is written as of the first: what is right for one generator's waves may be wrong for
// another's steps.
import Foundation
import Orientation
import SensorSources

/// One person and one phone: feet that strike, a hand on a spring, a chip whose offset wanders. Equal seeds are equal people.
///
/// Nothing but the numbers from a seed is shared with `Subject`: gait is made of the ground's forces and not of sines, turns of a
/// damped spring and not of the smoothest path, tremor and sway of noise and not of waves.
public struct Passerby: Sendable, Hashable {
  /// Chooses everything below, and what they do.
  public let seed: UInt64
  let walking: Feet.Manner
  let jogging: Feet.Manner
  let hand: Hand.Manner
  /// Degrees the screen leans back when it is read, and the seconds in which another attitude is wanted.
  let readingTilt: Double
  let turnSeconds: Double
  let sensor: WanderingSensor

  /// The person of this seed.
  public init(seed: UInt64) {
    self.seed = seed
    // Another series than that of the first generator's person of this seed.
    var draw = Draw(seed: seed &+ 0x7a55_e26b)
    // Cadences and shares of a stride as of healthy adults; two humps walking, one running (Alexander and Jayes 1980).
    walking = Feet.Manner(
      period: 60 / draw.between(95, 130), standing: draw.between(0.58, 0.66), humps: draw.between(0.2, 0.5),
      strike: draw.between(0.05, 0.4), braking: draw.between(0.1, 0.25), leaning: draw.between(0.03, 0.1),
      unevenness: draw.between(0.01, 0.05))
    jogging = Feet.Manner(
      period: 60 / draw.between(145, 180), standing: draw.between(0.3, 0.42), humps: draw.between(0, 0.1),
      strike: draw.between(0.3, 1.2), braking: draw.between(0.1, 0.25), leaning: draw.between(0.03, 0.1),
      unevenness: draw.between(0.01, 0.05))
    hand = Hand.Manner(
      pull: draw.between(14, 28), damping: draw.between(0.65, 1), drift: draw.between(0.5, 2.5),
      driftSeconds: draw.between(0.8, 4), tremorHertz: draw.between(6, 12), tremor: draw.between(0.005, 0.03),
      stiffness: draw.between(0.4, 0.8), softness: draw.between(0.015, 0.05), nodding: draw.between(0, 8))
    readingTilt = draw.between(10, 45)
    turnSeconds = draw.between(0.3, 0.6)
    sensor = WanderingSensor(&draw)
  }
}

extension Split {
  /// The passers-by of this part; no seed is in both.
  public var passersby: [Passerby] { subjects.map { Passerby(seed: $0.seed) } }
}

/// A chip whose offset wanders and whose clock is not the one it says; batches of readings get lost.
struct WanderingSensor: Sendable, Hashable {
  let gain: SIMD3<Double>
  let offset: SIMD3<Double>
  /// How far the offset goes in a second, in g, and the white noise of a reading.
  let wandering: Double
  let noise: Double
  /// The largest reading in g.
  let range: Double
  /// What the rate is multiplied by, and how often in a second readings are lost for a tenth.
  let clock: Double
  let losses: Double

  init(_ draw: inout Draw) {
    gain = SIMD3(1 + 0.015 * draw.normal(), 1 + 0.015 * draw.normal(), 1 + 0.015 * draw.normal())
    offset = SIMD3(0.02 * draw.normal(), 0.02 * draw.normal(), 0.03 * draw.normal())
    wandering = draw.between(0, 0.0005)
    noise = draw.between(0.001, 0.01)
    range = draw.chance(0.3) ? 2 : draw.chance(0.5) ? 4 : 8
    clock = draw.between(0.96, 1.04)
    losses = draw.chance(0.7) ? 0 : draw.between(0, 0.1)
  }

  /// What it reads of a hand's movement, `rate` times a second by its own clock, with the truth beside each reading.
  func recording(of hand: Hand, rate: Double, draw: inout Draw) -> Recording {
    var samples: [AccelerationSample] = []
    var gravity: [SIMD3<Double>] = []
    var offset = offset
    var lostUntil = -1.0
    let period = 1 / (rate * clock)
    var t = draw.between(0, period)
    while t * Hand.steps + 1 < Double(hand.readings.count) {
      let place = t * Hand.steps
      let (index, share) = (Int(place), place - place.rounded(.down))
      if draw.chance(losses * period) { lostUntil = t + 0.1 }
      let walk = wandering * period.squareRoot()
      offset += SIMD3(draw.normal(), draw.normal(), draw.normal()) * walk
      if t >= lostUntil {
        let truth = hand.readings[index] * (1 - share) + hand.readings[index + 1] * share
        let noisy = truth * gain + offset + SIMD3(draw.normal(), draw.normal(), draw.normal()) * noise
        let read = noisy.clamped(lowerBound: SIMD3(repeating: -range), upperBound: SIMD3(repeating: range))
        samples.append(AccelerationSample(t: t, x: read.x, y: read.y, z: read.z))
        gravity.append(hand.gravity[index])
      }
      t += period
    }
    return Recording(samples: samples, gravity: gravity)
  }
}
