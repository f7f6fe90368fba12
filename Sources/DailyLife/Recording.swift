// What a subject's chip reads of a movement at a rate, with the truth beside each reading.
import Foundation
import Orientation
import SensorSources

/// Readings and the true gravity of each, in g and unit length, in the device's axes with CoreMotion's signs.
public struct Recording: Sendable {
  /// What the chip read, in order of time.
  public let samples: [AccelerationSample]
  /// Gravity's direction at each of them.
  public let gravity: [SIMD3<Double>]

  init(samples: [AccelerationSample], gravity: [SIMD3<Double>]) {
    precondition(samples.count == gravity.count, "a truth for each reading")
    (self.samples, self.gravity) = (samples, gravity)
  }

  /// Reads `track` at `rate` a second with the imperfections of `subject`.
  init(_ track: Track, rate: Double, subject: Subject, draw seed: UInt64) {
    var draw = Draw(seed: seed)
    let chip = subject.chip
    var times: [Double] = []
    for index in 0..<max(1, Int(track.end * rate)) {
      let late = draw.unitJitter(chip.jitter)
      if draw.chance(chip.dropped) { continue }
      times.append((Double(index) + late) / rate)
    }
    let states = track.states(at: times)
    samples = zip(times, states).map { t, state in
      let read = chip.read(state.reading, &draw)
      return AccelerationSample(t: t, x: read.x, y: read.y, z: read.z)
    }
    gravity = states.map(\.gravity)
  }
}

extension Draw {
  /// How late a reading is, in periods: less than half a one either way, so that their order stays.
  fileprivate mutating func unitJitter(_ size: Double) -> Double { 0.5 + between(-size, size) }
}
