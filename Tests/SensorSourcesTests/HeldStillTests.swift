// A hand that holds a device at a boundary: no change in a minute (metric M6 of spec/orientation §7).
import Orientation
import SensorSources
import Testing

@Suite("Held still at a threshold (M6)")
struct HeldStillTests {
  struct Pose: Sendable, CustomTestStringConvertible {
    var roll: Double
    var tilt: Double
    var testDescription: String { "\(roll)° in the plane, \(tilt)° of tilt" }
  }

  /// The angles of §6: 30–75° in the plane, and 50–85° of tilt to either face.
  static let poses =
    [0.0, 30, 45].flatMap { tilt in stride(from: 30.0, through: 75, by: 5).map { Pose(roll: $0, tilt: tilt) } }
    + stride(from: 50.0, through: 85, by: 5).flatMap { [Pose(roll: 0, tilt: $0), Pose(roll: 20, tilt: -$0)] }

  @Test("a minute with 6–11 Hz tremor of 0.07 and of 0.02 g and a sway of 0.035 g", arguments: poses)
  func minute(pose: Pose) throws {
    for (seed, tremor) in zip([1, 2, 3, 4] as [UInt64], [0.07, 0.02, 0.07, 0.02]) {
      var hand = Motion.Imperfections()
      // 0.035 g is the sway's amplitude: 0.025 g rms.
      hand.bands = [Motion.Band(low: 6, high: 11, rms: tremor), Motion.Band(low: 0.1, high: 1, rms: 0.025)]
      let attitude = Attitude(.portrait, tilt: pose.tilt, roll: pose.roll)
      let motion = try Motion(
        name: "held", keyframes: [Motion.Keyframe(attitude: attitude, hold: 60)], rate: 50, imperfections: hand,
        seed: seed)
      var classifier = OrientationClassifier()
      let changes = motion.samples().filter { if case .changed = classifier.ingest($0) { true } else { false } }
      #expect(changes.count == 1, "only the first reading, not \(changes.map(\.t))")
    }
  }
}
