// Poses taken in one step and held for less than a second or two: turns, as often as they come; and what only rocks.
import Orientation
import Testing

@Suite("Classifier: poses in steps (spec/orientation §7)")
struct StepPoseTests {
  private static let upright = rest(angle: 0, tilt: 0)
  private static let left = rest(angle: 90, tilt: 0)
  private static let right = rest(angle: -90, tilt: 0)
  private static let upsideDown = rest(angle: 180, tilt: 0)
  private static let faceUp = rest(angle: 0, tilt: 90)

  private static let cycles: [(what: String, poses: [(x: Double, y: Double, z: Double)])] = [
    ("there and back", [upright, left]), ("half turns", [upright, upsideDown]),
    ("round", [upright, left, upsideDown, right]),
    ("left and right of upright", [upright, left, upright, right]), ("laid flat and lifted", [upright, faceUp]),
    ("back by way of flat", [upright, left, faceUp, left]),
    ("leaning back 45°", [rest(angle: 0, tilt: 45), rest(angle: 90, tilt: 45)]),
  ]
  /// The time in which 95 of 100 hand turns are to be answered (M3, BROAD rotation). A pose that is held for longer is to
  /// be reported, for the truth was there: it is no flap (M1) to say so, and not to say so is a turn missed (M4).
  private static let answer = 0.4

  @Test("20 of 20 are reported, each within 0.4 s", arguments: cycles, [1, 0.75, 0.6])
  func steps(cycle: (what: String, poses: [(x: Double, y: Double, z: Double)]), seconds: Double) {
    for rate in [20.0, 50, 100, 200] {
      var classifier = OrientationClassifier()
      hold(&classifier, cycle.poses[0], from: 0, seconds: 2, rate: rate)
      for turn in 1...20 {
        let start = 2 + Double(turn - 1) * seconds
        let pose = cycle.poses[turn % cycle.poses.count]
        let verdicts = hold(&classifier, pose, from: start, seconds: seconds, rate: rate)
        let changes = verdicts.indices.filter { if case .changed = verdicts[$0] { true } else { false } }
        let label = "\(cycle.what), turn \(turn) at \(rate) Hz"
        #expect(changes.count == 1, "\(label)")
        #expect(changes.allSatisfy { Double($0) / rate <= Self.answer }, "\(label)")
      }
    }
  }

  @Test(
    "rocked across the diagonal and never in the middle of the other edge, nothing is taken back within a second (M1)")
  func rocked() {
    // 60° of 90: 15° past the diagonal, 30° from the middle.
    let poses = [rest(angle: 0, tilt: 0), rest(angle: 60, tilt: 0)]
    for rate in [20.0, 50, 100, 200] {
      var classifier = OrientationClassifier()
      var changed: [Double] = []
      for turn in 0...20 {
        let start = Double(turn) * 0.75
        let verdicts = hold(&classifier, poses[turn % 2], from: start, seconds: 0.75, rate: rate)
        for (index, verdict) in verdicts.enumerated() {
          if case .changed(_, let reason) = verdict, reason != .firstReading {
            changed.append(start + Double(index) / rate)
          }
        }
      }
      #expect(!changed.isEmpty)
      // Going back to upright is what waits; leaning over again is from the middle of upright.
      #expect(
        zip(changed, changed.dropFirst()).enumerated().allSatisfy { $0.isMultiple(of: 2) ? $1.1 - $1.0 > 1 : true })
    }
  }
}
