// What happens to a phone, in order of time: turns from attitude to attitude, shaking and pushes, exact at any moment.
import Foundation
import SensorSources

/// A movement under construction, then asked for its state at rising times.
struct Track {
  /// The phone goes to `to` in `seconds` from `start` on, and stays.
  struct Leg {
    var start: Double
    var seconds: Double
    var to: Attitude
  }

  /// One oscillation of a stretch of time: acceleration in the world's axes or the device's, in g, or rocking in degrees.
  struct Wave {
    enum Kind { case world, device, rocking }
    var kind: Kind
    var amplitude: SIMD3<Double>
    var hertz: Double
    var phase: Double
  }

  /// Waves between two times, which come and go within `ramp` seconds.
  struct Shake {
    var start: Double
    var end: Double
    var waves: [Wave]
  }

  /// An acceleration of half a sine there and as much back, in the world's axes, in g.
  struct Push {
    var start: Double
    var seconds: Double
    var acceleration: SIMD3<Double>
  }

  /// An acceleration that comes, lasts and goes: a car's.
  struct Pull {
    var start: Double
    var end: Double
    var acceleration: SIMD3<Double>
  }

  private let first: Attitude
  private let lever: SIMD3<Double>
  private var legs: [Leg] = []
  var shakes: [Shake] = []
  var pushes: [Push] = []
  var pulls: [Pull] = []
  /// Where the movement ends, in seconds.
  private(set) var end = 0.0

  /// Seconds in which shaking and pulls come and go: half a step, a driver's foot.
  static let ramp = 0.3

  init(from attitude: Attitude, lever: SIMD3<Double>) {
    first = attitude
    self.lever = lever
  }

  /// The attitude at the end.
  var attitude: Attitude { legs.last?.to ?? first }

  mutating func hold(_ seconds: Double) { end += seconds }

  mutating func turn(to attitude: Attitude, seconds: Double) {
    legs.append(Leg(start: end, seconds: seconds, to: attitude))
    end += seconds
  }

  /// The state at each of `times`, which rise: gravity's direction and what an ideal accelerometer reads, in g, both in
  /// the device's axes.
  func states(at times: [Double]) -> [(gravity: SIMD3<Double>, reading: SIMD3<Double>)] {
    var cursor = Cursor(shakes: shakes, pushes: pushes, pulls: pulls)
    var leg = 0
    var from = first
    return times.map { t in
      while leg < legs.count, t >= legs[leg].start + legs[leg].seconds {
        from = legs[leg].to
        leg += 1
      }
      var (attitude, turning) = (from, SIMD3<Double>(0, 0, 0))
      if leg < legs.count, t > legs[leg].start {
        let turn = Turn(from: from, to: legs[leg].to, seconds: legs[leg].seconds)
        (attitude, turning) = turn.state(at: t - legs[leg].start, lever: lever)
      }
      let moved = cursor.state(at: t)
      let angle = (moved.rocking * moved.rocking).sum().squareRoot()
      if angle > 1e-9 { attitude = attitude * Attitude(degrees: angle, about: moved.rocking) }
      let down = attitude.gravity
      // An accelerometer reads specific force; CoreMotion's sign is its opposite: gravity minus acceleration.
      let reading = down - turning / 9.80665 - attitude.inverse.rotate(moved.world) - moved.device
      return (down, reading)
    }
  }
}

/// What shakes, pushes and pulls at a time; each list is in order of its starts and asked for rising times.
private struct Cursor {
  let shakes: [Track.Shake]
  let pushes: [Track.Push]
  let pulls: [Track.Pull]
  private var firstShake = 0
  private var firstPush = 0
  private var firstPull = 0

  init(shakes: [Track.Shake], pushes: [Track.Push], pulls: [Track.Pull]) {
    (self.shakes, self.pushes, self.pulls) = (shakes, pushes, pulls)
  }

  mutating func state(at t: Double) -> (world: SIMD3<Double>, device: SIMD3<Double>, rocking: SIMD3<Double>) {
    var (world, device, rocking) = (SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0))
    while firstShake < shakes.count, shakes[firstShake].end < t { firstShake += 1 }
    for shake in shakes[firstShake...] {
      guard shake.start <= t else { break }
      let strength = Self.strength(t, from: shake.start, to: shake.end)
      guard strength > 0 else { continue }
      for wave in shake.waves {
        let value = wave.amplitude * (strength * sin(2 * .pi * wave.hertz * t + wave.phase))
        switch wave.kind {
        case .world: world += value
        case .device: device += value
        case .rocking: rocking += value
        }
      }
    }
    while firstPush < pushes.count, pushes[firstPush].start + 2 * pushes[firstPush].seconds < t { firstPush += 1 }
    for push in pushes[firstPush...] {
      guard push.start <= t else { break }
      let u = (t - push.start) / push.seconds
      if u < 2 { world += push.acceleration * sin(.pi * u) }
    }
    while firstPull < pulls.count, pulls[firstPull].end < t { firstPull += 1 }
    for pull in pulls[firstPull...] {
      guard pull.start <= t else { break }
      world += pull.acceleration * Self.strength(t, from: pull.start, to: pull.end)
    }
    return (world, device, rocking)
  }

  private static func strength(_ t: Double, from start: Double, to end: Double) -> Double {
    min(1, max(0, min(t - start, end - t) / Track.ramp))
  }
}
