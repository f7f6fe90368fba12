// Devices that are swung about a point elsewhere, as hands do: fast turns, and glances that come back. Apart from devices at rest,
// because what the chip reads is reckoned from the swing, and no table of attitudes says it.
import Foundation
import Orientation
import Testing

/// A swing from portrait to the left within `seconds`, about a point `across` and `along` metres from the chip and the screen's normal,
/// leaning 30° back, on the smoothest path (10u³ − 15u⁴ + 6u⁵); `hold` seconds later it comes back the same way, or never.
struct Swing: Sendable, CustomTestStringConvertible {
  var degrees: Double
  var seconds: Double
  var hold = Double.infinity
  var across: Double
  var along: Double

  var testDescription: String { "\(degrees)° in \(seconds) s, \(hold) s there, about \(across), \(along) m" }

  /// Share of the way, and its first and second derivative by time, of a path that began `t` seconds ago.
  private func path(_ t: Double) -> SIMD3<Double> {
    let u = min(1, max(0, t / seconds))
    return SIMD3(
      u * u * u * (10 + u * (6 * u - 15)), 30 * u * u * (u - 1) * (u - 1) / seconds,
      60 * u * (2 * u - 1) * (u - 1) / (seconds * seconds))
  }

  /// The times at which a fresh classifier changes to the left, in seconds since the swing's beginning: 3 s after the first sample, and
  /// `late` periods more.
  func answers(rate: Double, late: Double = 0, clock: Double = 0) -> [Double] {
    var classifier = OrientationClassifier()
    return (0..<Int(6 * rate)).compactMap { index in
      let t = Double(index) / rate
      let since = t - 3 - late / rate
      let moved = (path(since) - path(since - seconds - hold)) * (degrees * .pi / 180)
      let (angle, speed, spin) = (moved.x, moved.y, moved.z)
      // What swings about a point elsewhere is accelerated across and along the way to it, in m/s².
      let x = (-spin * along - speed * speed * across) / 9.80665
      let y = (spin * across - speed * speed * along) / 9.80665
      let sample = AccelerationSample(t: clock + t, x: -sin(angle) * 0.866 - x, y: -cos(angle) * 0.866 - y, z: -0.5)
      guard case .changed(.landscapeLeft, _) = classifier.ingest(sample) else { return nil }
      return since
    }
  }
}

@Suite("Classifier: devices that are swung")
struct SwungDeviceTests {
  /// Hands are to be answered within 0.3 s of the diagonal.
  static let fastTurns = [
    (0.3, 0, 0.15), (0.3, 0, -0.1), (0.35, 0.05, 0.1), (0.35, 0, 0.15), (0.4, -0.05, 0.15), (0.4, 0.05, 0.15),
    (0.45, 0, 0.15),
  ].map { Swing(degrees: 90, seconds: $0, across: $1, along: $2) }

  @Test("a fast turn is answered when it has ended, not when its push is forgotten", arguments: fastTurns)
  func fastTurn(turn: Swing) {
    var first: Double?
    // Whenever the clock began, the answer is the same: sums of periods are not the numbers they stand for.
    for (rate, clock) in [50.0, 100, 200].flatMap({ rate in [0.0, 100, 1_000, 12_345].map { (rate, $0) } }) {
      let seen = turn.answers(rate: rate, clock: clock).first
      #expect((seen ?? .infinity) - turn.seconds / 2 <= 0.3, "\(rate) Hz from \(clock)")
      if clock == 0 { first = seen }
      #expect(seen == first, "\(rate) Hz from \(clock)")
    }
  }

  /// Two readings that are alike tell that the device rested between them. The first comes within a period of the turn's end.
  @Test("at 15 Hz the second reading at rest answers a fast turn", arguments: fastTurns, [0, 0.2, 0.4, 0.6, 0.8])
  func slowSensor(turn: Swing, late: Double) throws {
    let seen = try #require(turn.answers(rate: 15, late: late).first)
    #expect(seen <= turn.seconds + 2.0 / 15)
  }

  /// A glance leads by 0.37 (sin 60° − cos 60°), which is no deep lead; on top of it is what the swing makes of gravity.
  static let glances = [
    (0.15, 0.25, 0.05, 0.1), (0.2, 0.2, 0.05, 0.1), (0.2, 0.25, 0.05, 0.1), (0.25, 0.2, 0, 0.1), (0.3, 0.1, 0, 0.1),
    (0.3, 0.2, 0, 0.1),
  ].map { Swing(degrees: 60, seconds: $0, hold: $1, across: $2, along: $3) }

  @Test(
    "a glance of at most 0.25 s is no turn, however deep its swing makes it look", arguments: glances, [50.0, 100, 200])
  func glance(glance: Swing, rate: Double) {
    for late in [0, 0.3, 0.6] { #expect(glance.answers(rate: rate, late: late) == [], "\(late) periods late") }
  }
}
