// What the classifier answers for devices at rest, at its boundaries, and what it tells beside the answer.
import Foundation
import Orientation
import Testing

/// Gravity for a device turned `angle` degrees counter-clockwise from portrait and tilted `tilt` degrees face up.
/// Angles are multiples of 15°, whose sines have closed forms, so that no library decides what is expected.
func rest(angle: Int, tilt: Int) -> (x: Double, y: Double, z: Double) {
  let (lean, turn) = (sine(tilt), sine(90 - tilt))
  return (-sine(angle) * turn, -sine(90 - angle) * turn, -lean)
}

private func sine(_ degrees: Int) -> Double {
  let a = ((degrees % 360) + 360) % 360
  if a > 180 { return -sine(a - 180) }
  if a > 90 { return sine(180 - a) }
  switch a {
  case 0: return 0
  case 15: return (6.0.squareRoot() - 2.0.squareRoot()) / 4
  case 30: return 0.5
  case 45: return 0.5.squareRoot()
  case 60: return 3.0.squareRoot() / 2
  case 75: return (6.0.squareRoot() + 2.0.squareRoot()) / 4
  case 90: return 1
  default: preconditionFailure("\(degrees) is not a multiple of 15")
  }
}

/// Feeds `acceleration` for `seconds` at `rate` and returns what was answered to each sample.
@discardableResult
func hold(
  _ classifier: inout OrientationClassifier, _ acceleration: (x: Double, y: Double, z: Double), from start: Double,
  seconds: Double, rate: Double = 50
) -> [ClassifierVerdict] {
  (1...Int(seconds * rate)).map { index in
    let t = start + Double(index) / rate
    return classifier.ingest(AccelerationSample(t: t, x: acceleration.x, y: acceleration.y, z: acceleration.z))
  }
}

@Suite("Classifier: answers at rest (spec/orientation §2, §7)")
struct ClassifierAnswerTests {
  static let cases: [(angle: Int, tilt: Int, expected: DeviceOrientation)] = [
    (0, 0, .portrait), (90, 0, .landscapeLeft), (180, 0, .portraitUpsideDown), (-90, 0, .landscapeRight),
    (0, 90, .faceUp), (0, -90, .faceDown), (30, 45, .portrait), (60, 45, .landscapeLeft), (-60, -45, .landscapeRight),
    (150, 30, .portraitUpsideDown), (0, 75, .faceUp), (90, 75, .faceUp), (45, -75, .faceDown),
  ]

  @Test("the first reading is the nearest orientation (T1–T4)", arguments: cases)
  func firstReading(angle: Int, tilt: Int, expected: DeviceOrientation) {
    var classifier = OrientationClassifier()
    #expect(classifier.orientation == .unknown)
    let a = rest(angle: angle, tilt: tilt)
    let verdicts = hold(&classifier, a, from: 0, seconds: 1)
    #expect(classifier.orientation == expected)
    #expect(verdicts.filter { $0 == .changed(expected, .firstReading) }.count == 1)
  }

  @Test("the first answer takes half a second of evidence, at every rate", arguments: [2.0, 15, 50, 200, 1000])
  func firstLook(rate: Double) {
    var classifier = OrientationClassifier()
    _ = classifier.ingest(AccelerationSample(t: 0, x: 0, y: -1, z: 0))
    let verdicts = hold(&classifier, (0, -1, 0), from: 0, seconds: 1.5, rate: rate)
    let first = verdicts.firstIndex(of: .changed(.portrait, .firstReading))
    // Sample number i is taken at (i + 1) / rate; fast ones are looked at several together.
    let latest = 0.5 + classifier.configuration.votePeriod
    #expect(first.map { Double($0 + 1) / rate >= 0.5 && Double($0) / rate < latest } == true)
    #expect(verdicts[..<(first ?? 0)].allSatisfy { $0 == .kept(.confirming) })
  }

  static let directions = [0, 90, 180, -90]

  @Test("hysteresis in the plane: on the diagonal the edge that was held stays", arguments: directions)
  func diagonal(start: Int) {
    for way in [-45, 45] {
      var classifier = OrientationClassifier()
      hold(&classifier, rest(angle: start, tilt: 0), from: 0, seconds: 1)
      let held = classifier.orientation
      let verdicts = hold(&classifier, rest(angle: start + way, tilt: 0), from: 1, seconds: 60)
      #expect(classifier.orientation == held)
      #expect(!verdicts.contains { if case .changed = $0 { true } else { false } })
      hold(&classifier, rest(angle: start + way / 45 * 60, tilt: 0), from: 61, seconds: 1)
      #expect(classifier.orientation != held)
    }
  }

  @Test("hysteresis at the faces: at 60° of tilt what was held stays (headroom a)", arguments: [60, -60])
  func faceBoundary(tilt: Int) {
    var edge = OrientationClassifier()
    hold(&edge, rest(angle: 90, tilt: 0), from: 0, seconds: 1)
    hold(&edge, rest(angle: 90, tilt: tilt), from: 1, seconds: 30)
    #expect(edge.orientation == .landscapeLeft)
    var face = OrientationClassifier()
    hold(&face, rest(angle: 90, tilt: tilt > 0 ? 90 : -90), from: 0, seconds: 1)
    let flat = face.orientation
    hold(&face, rest(angle: 90, tilt: tilt), from: 1, seconds: 30)
    #expect(flat.isFlat && face.orientation == flat)
  }

  @Test("the last edge is kept through flat (headroom d)")
  func lastEdge() {
    var classifier = OrientationClassifier()
    #expect(classifier.lastEdge == .unknown)
    hold(&classifier, (0, 0, -1), from: 0, seconds: 1)
    #expect(classifier.orientation == .faceUp)
    #expect(classifier.lastEdge == .unknown)
    hold(&classifier, (-1, 0, 0), from: 1, seconds: 1)
    hold(&classifier, (0, 0, -1), from: 2, seconds: 1)
    #expect(classifier.orientation == .faceUp)
    #expect(classifier.lastEdge == .landscapeLeft)
    let lifted = hold(&classifier, rest(angle: 90, tilt: 30), from: 3, seconds: 1)
    #expect(lifted.contains(.changed(.landscapeLeft, .pickedUp)))
  }

  @Test("tilt in degrees", arguments: [0, 15, 30, 45, 60, 75, 90, -30, -90])
  func tilt(degrees: Int) {
    var classifier = OrientationClassifier()
    hold(&classifier, rest(angle: 30, tilt: degrees), from: 0, seconds: 2)
    #expect(abs(classifier.tilt - Double(degrees)) < 1e-6)
  }

  @Test("confidence: 1 at rest in the middle, 0 when unknown and on a boundary")
  func confidence() {
    var classifier = OrientationClassifier()
    #expect(classifier.confidence == 0)
    hold(&classifier, (0, -1, 0), from: 0, seconds: 2)
    #expect(classifier.confidence > 0.999)
    hold(&classifier, rest(angle: 45, tilt: 0), from: 2, seconds: 3)
    #expect(classifier.confidence < 0.001)
    classifier.reset(to: .faceDown, at: 6)
    #expect(classifier.confidence > 0.999)
  }

  @Test("`rotate` bypasses filter and dwell", arguments: DeviceOrientation.allCases)
  func reset(orientation: DeviceOrientation) {
    var classifier = OrientationClassifier()
    hold(&classifier, (0, -1, 0), from: 0, seconds: 1)
    classifier.reset(to: orientation, at: 1)
    #expect(classifier.orientation == orientation)
    let edge: DeviceOrientation = orientation.isFlat ? .portrait : orientation
    #expect(classifier.lastEdge == edge)
    #expect(classifier.isStable == (orientation != .unknown))
  }

  @Test("stable means that holding the last sample changes nothing any more", arguments: directions)
  func stable(angle: Int) {
    for tilt in stride(from: -90, through: 90, by: 15) {
      var classifier = OrientationClassifier()
      hold(&classifier, (0, -1, 0), from: 0, seconds: 1)
      var t = 1.0
      repeat {
        hold(&classifier, rest(angle: angle, tilt: tilt), from: t, seconds: 0.02)
        t += 0.02
      } while !classifier.isStable && t < 10
      #expect(classifier.isStable)
      let answer = classifier.orientation
      hold(&classifier, rest(angle: angle, tilt: tilt), from: t, seconds: 10)
      #expect(classifier.orientation == answer)
    }
  }
}
