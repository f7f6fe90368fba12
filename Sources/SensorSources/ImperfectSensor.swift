// What a hand and a chip add to true acceleration: tremor, sway, noise, bias and counts, all from one seed.
import Foundation
import SeededNumbers

extension SplitMix64 {
  /// 0 up to, not including, 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A normal deviate (Box and Muller 1958).
  package mutating func normal() -> Double {
    let radius = (-2 * log(1 - unit())).squareRoot()
    return radius * cos(2 * .pi * unit())
  }
}

/// Adds a motion's imperfections to true readings.
struct ImperfectSensor {
  /// A sine per axis; the sum of many makes a band.
  private struct Wave {
    var frequency: Double
    var amplitude: Double
    var phase: SIMD3<Double>
  }

  /// Enough that a band's sum is nearly normal and does not repeat within a minute.
  private static let wavesPerBand = 24

  private let imperfections: Motion.Imperfections
  private var waves: [Wave] = []
  private var random: SplitMix64

  init(_ imperfections: Motion.Imperfections, seed: UInt64) {
    self.imperfections = imperfections
    random = SplitMix64(state: seed)
    for band in imperfections.bands {
      let count = Double(Self.wavesPerBand)
      for index in 0..<Self.wavesPerBand {
        // One frequency drawn in each of the equal parts of the band: flat power, no common period.
        let frequency = band.low + (band.high - band.low) * (Double(index) + random.unit()) / count
        let phase = SIMD3(random.unit(), random.unit(), random.unit()) * (2 * .pi)
        waves.append(Wave(frequency: frequency, amplitude: band.rms * (2 / count).squareRoot(), phase: phase))
      }
    }
  }

  /// The reading in g for the true value in g at time `t`. Call it in the order of time: noise is drawn per call.
  mutating func read(_ truth: SIMD3<Double>, at t: Double) -> SIMD3<Double> {
    var value = truth + imperfections.bias
    for wave in waves {
      let angle = 2 * Double.pi * wave.frequency * t
      value +=
        SIMD3(sin(angle + wave.phase.x), sin(angle + wave.phase.y), sin(angle + wave.phase.z)) * wave.amplitude
    }
    if imperfections.noise > 0 {
      value += SIMD3(random.normal(), random.normal(), random.normal()) * imperfections.noise
    }
    guard imperfections.resolution > 0 else { return value }
    return (value / imperfections.resolution).rounded(.toNearestOrEven) * imperfections.resolution
  }
}
