// The boundaries between orientations and the classifier's words, each at both of its sides: degrees at which shares of gravity are what the
// thresholds say.
import Foundation
import Testing

@testable import Orientation

@Suite struct BoundaryTests {
  private static let thresholds = ClassifierConfiguration.standard

  /// Gravity of a device turned so many degrees to the left and leaning back so many.
  private static func gravity(_ turn: Double, _ tilt: Double, length: Double = 1) -> SIMD3<Double> {
    let (a, b) = (turn * .pi / 180, tilt * .pi / 180)
    return SIMD3(-sin(a) * cos(b), -cos(a) * cos(b), -sin(b)) * length
  }

  private static let still = SIMD3<Double>(0, 0, 0)

  /// Turned from portrait: another edge leads by 0.21 at 45° + asin(0.21/√2) = 53.5°; 0.31 is 57.7°, 0.08 is 48.2°. To a face: below 0.365 of
  /// gravity in the plane, 68.6°; 0.265 is 74.6°. From a face: above 0.61, 52.4°; 0.66 is 48.7°.
  @Test(
    arguments: [
      (.portrait, .portrait, 53.4, 0, still, 0, 0, .portrait),
      (.portrait, .portrait, 53.7, 0, still, 0, 0, .landscapeLeft),
      (.portrait, .portrait, -53.4, 0, still, 0, 0, .portrait),
      (.portrait, .portrait, -53.7, 0, still, 0, 0, .landscapeRight),
      (.landscapeLeft, .landscapeLeft, 36.6, 0, still, 0, 0, .landscapeLeft),
      (.landscapeLeft, .landscapeLeft, 36.3, 0, still, 0, 0, .portrait),
      (.portraitUpsideDown, .portraitUpsideDown, 126.6, 0, still, 0, 0, .portraitUpsideDown),
      (.portraitUpsideDown, .portraitUpsideDown, 126.3, 0, still, 0, 0, .landscapeLeft),
      (.portrait, .portrait, 57.5, 0, still, 0.1, 0, .portrait),
      (.portrait, .portrait, 57.8, 0, still, 0.1, 0, .landscapeLeft),
      (.portrait, .portrait, 180, 0, still, 0, 0, .portraitUpsideDown),
      // Moving on by 0.1 towards the other edge in 0.05 s, and so by 0.18 in 0.09: 0.08 of lead is needed in any case.
      (.portrait, .portrait, 48.1, 0, SIMD3(-0.05, 0.05, 0), 0, 0, .portrait),
      (.portrait, .portrait, 48.4, 0, SIMD3(-0.05, 0.05, 0), 0, 0, .landscapeLeft),
      (.portrait, .portrait, 53.7, 0, SIMD3(0.05, -0.05, 0), 0, 0, .portrait),
      (.portrait, .portrait, 0, 68.5, still, 0, 0, .portrait), (.portrait, .portrait, 0, 68.7, still, 0, 0, .faceUp),
      (.portrait, .portrait, 0, -68.7, still, 0, 0, .faceDown),
      (.portrait, .portrait, 0, 74.5, still, 0, 0.1, .portrait),
      (.portrait, .portrait, 0, 74.8, still, 0, 0.1, .faceUp),
      // At 62° 0.469 lie in the plane; a moment later 0.369 or 0.349. At 59° more than half does, whatever comes.
      (.portrait, .portrait, 0, 62, SIMD3(0, 0.1, 0), 0, 0, .portrait),
      (.portrait, .portrait, 0, 62, SIMD3(0, 0.12, 0), 0, 0, .faceUp),
      (.portrait, .portrait, 0, 59, SIMD3(0, 0.4, 0), 0, 0, .portrait),
      (.faceUp, .portrait, 0, 52.5, still, 0, 0, .faceUp), (.faceUp, .portrait, 0, 52.3, still, 0, 0, .portrait),
      (.faceUp, .portrait, 0, 48.9, still, 0, 0.05, .faceUp),
      (.faceUp, .portrait, 0, 48.5, still, 0, 0.05, .portrait), (.faceUp, .portrait, 0, -80, still, 0, 0, .faceDown),
      (.faceDown, .portrait, 0, -52.5, still, 0, 0, .faceDown),
      (.faceDown, .portrait, 0, -52.3, still, 0, 0, .portrait),
      (.faceUp, .portrait, 0, 52.5, SIMD3(0, -0.02, 0), 0, 0, .portrait),
      // Picked up, an edge that was not held needs 0.08 only; without one before, none.
      (.faceUp, .portrait, 48.1, 0, still, 0.3, 0, .portrait),
      (.faceUp, .portrait, 48.4, 0, still, 0.3, 0, .landscapeLeft),
      (.faceUp, .unknown, 45.1, 0, still, 0, 0, .landscapeLeft),
      // Where a face is nearer, the edge that was held stays.
      (.portrait, .portrait, 90, 62, still, 0, 0, .portrait),
      (.portrait, .portrait, 90, 59, still, 0, 0, .landscapeLeft),
      (.portrait, .landscapeLeft, 0, 62, still, 0, 0, .landscapeLeft),
      (.unknown, .portrait, 45.1, 0, still, 0.5, 0.5, .landscapeLeft),
      (.unknown, .portrait, 0, 59.9, still, 0, 0, .portrait), (.unknown, .portrait, 0, 60.1, still, 0, 0, .faceUp),
    ] as [(DeviceOrientation, DeviceOrientation, Double, Double, SIMD3<Double>, Double, Double, DeviceOrientation)])
  func sides(
    held: DeviceOrientation, lastEdge: DeviceOrientation, turn: Double, tilt: Double, motion: SIMD3<Double>,
    edge: Double, face: Double, found: DeviceOrientation
  ) {
    var widening = Margins()
    (widening.edge, widening.face) = (edge, face)
    for length in [1.0, 2, 0.5] {
      let gravity = Self.gravity(turn, tilt, length: length)
      #expect(
        Self.thresholds.side(of: gravity, motion: motion * length, from: held, lastEdge: lastEdge, widening: widening)
          == found)
    }
  }

  /// Of 1 in the middle to 0 at a boundary: the lead before the neighbours, or how far it is from 60° of tilt.
  @Test(
    arguments: [
      (.portrait, 0, 0, 1), (.portrait, 30, 0, 0.366), (.portrait, -30, 0, 0.366), (.portrait, 45, 0, 0),
      (.portrait, 60, 0, 0), (.portrait, 0, 30, 0.732),
      (.portrait, 0, 60, 0), (.portrait, 0, 80, 0), (.landscapeLeft, 90, 0, 1), (.landscapeRight, 90, 0, 0),
      (.portraitUpsideDown, 180, 0, 1), (.landscapeRight, -75, 0, 0.707),
      (.faceUp, 0, 90, 1), (.faceUp, 0, 60, 0), (.faceUp, 0, 75.522, 0.5), (.faceUp, 0, 30, 0), (.faceUp, 0, -90, 0),
      (.faceDown, 0, -90, 1), (.unknown, 0, 0, 0),
    ] as [(DeviceOrientation, Double, Double, Double)])
  func depths(orientation: DeviceOrientation, turn: Double, tilt: Double, depth: Double) {
    for length in [1.0, 3] {
      #expect(abs(Self.thresholds.depth(of: Self.gravity(turn, tilt, length: length), in: orientation) - depth) < 0.001)
    }
    #expect(Self.thresholds.depth(of: Self.still, in: orientation) == 0)
  }

  /// An edge's share leads by 0.6: 19.9° from its middle, or leaning by 53.1°. On a face a quarter in the plane, half of its boundary: 14.5°.
  @Test(
    arguments: [
      (.portrait, 19.5, 0, true), (.portrait, 20.3, 0, false), (.portrait, -19.5, 0, true),
      (.portrait, -20.3, 0, false), (.portrait, 0, 52.9, true), (.portrait, 0, 53.4, false),
      (.portrait, 180, 0, false), (.landscapeLeft, 90, 0, true), (.faceUp, 0, 75.7, true), (.faceUp, 0, 75.3, false),
      (.faceUp, 0, -80, false), (.faceDown, 0, -80, true),
    ] as [(DeviceOrientation, Double, Double, Bool)])
  func middles(orientation: DeviceOrientation, turn: Double, tilt: Double, isIn: Bool) {
    for length in [1.0, 0.3] {
      #expect(Self.thresholds.isInMiddle(Self.gravity(turn, tilt, length: length), of: orientation) == isIn)
    }
  }

  /// As shares of what lies in the plane, however much that is.
  @Test(
    arguments: [
      (.landscapeLeft, .portrait, 90, 1), (.landscapeLeft, .portrait, 45, 0), (.landscapeLeft, .portrait, 0, -1),
      (.landscapeLeft, .portrait, -45, -1.414),
      (.landscapeLeft, .portrait, 60, 0.366), (.portraitUpsideDown, .portrait, 180, 2),
      (.landscapeRight, .portraitUpsideDown, -90, 1),
    ] as [(DeviceOrientation, DeviceOrientation, Double, Double)])
  func leads(edge: DeviceOrientation, other: DeviceOrientation, turn: Double, lead: Double) {
    for tilt in [0.0, 50] {
      #expect(abs(Self.thresholds.lead(of: Self.gravity(turn, tilt), towards: edge, from: other) - lead) < 0.001)
    }
  }

  @Test(arguments: [(0.0, 1.0), (45, 0), (30, 0.366), (60, 0.366), (90, 1), (-135, 0), (180, 1)]) func leadsOfEdges(
    turn: Double, lead: Double
  ) {
    for tilt in [0.0, 70] { #expect(abs(Self.thresholds.leadOfEdge(in: Self.gravity(turn, tilt)) - lead) < 0.001) }
  }

  /// Against the C library's arc tangent.
  @Test func angles() {
    for degrees in stride(from: -90.0, through: 90, by: 0.25) {
      let radians = degrees * .pi / 180
      for length in [1.0, 1e-6, 37] {
        #expect(abs(Angle.degrees(y: sin(radians) * length, x: cos(radians) * length) - degrees) < 1e-10)
      }
    }
    #expect(Angle.degrees(y: 0, x: 0) == 0)
  }

  @Test func reasonsInWords() {
    let changes: [ChangeReason: String] = [
      .firstReading: "first believable reading", .turned: "turned to another edge", .laidFlat: "laid flat",
      .pickedUp: "picked up from flat",
    ]
    let keeps: [KeepReason: String] = [
      .same: "no change", .withinMargin: "within the margin of a boundary",
      .confirming: "not confirmed for long enough yet",
      .agitated: "shaken too much to tell gravity from motion",
      .notGravity: "not near 1 g: free fall, a blow or a sustained acceleration",
      .implausible: "not a believable reading", .noSignal: "no signal: every axis is zero",
      .timeNotIncreasing: "the time stamp is not later than the one before",
      .restartedAfterGap: "started again after a gap",
    ]
    for reason in ChangeReason.allCases { #expect(reason.text == changes[reason]) }
    for reason in KeepReason.allCases { #expect(reason.text == keeps[reason]) }
  }

  /// ±16 g, three centuries, and what is no number; a step back is refused unless it is a new clock's.
  @Test(
    arguments: [
      (AccelerationSample(t: 11, x: 16, y: 0, z: 0), KeepReason.notGravity),
      (.init(t: 11, x: 16.01, y: 0, z: 0), .implausible), (.init(t: 11, x: 0, y: -16.01, z: 0), .implausible),
      (.init(t: 11, x: 0, y: 0, z: 16.01), .implausible), (.init(t: 11, x: .nan, y: 0, z: 0), .implausible),
      (.init(t: 11, x: 0, y: .infinity, z: 0), .implausible),
      (.init(t: 11, x: 0, y: 0, z: 0), .noSignal), (.init(t: 10, x: 0, y: -1, z: 0), .timeNotIncreasing),
      (.init(t: 7, x: 0, y: -1, z: 0), .timeNotIncreasing),
      (.init(t: 6.99, x: 0, y: -1, z: 0), .restartedAfterGap), (.init(t: 13, x: 0, y: -1, z: 0), .same),
      (.init(t: 13.01, x: 0, y: -1, z: 0), .restartedAfterGap),
      (.init(t: .nan, x: 0, y: -1, z: 0), .timeNotIncreasing), (.init(t: 1e10, x: 0, y: -1, z: 0), .restartedAfterGap),
      (.init(t: 1.0001e10, x: 0, y: -1, z: 0), .timeNotIncreasing),
      (.init(t: -1.0001e10, x: 0, y: -1, z: 0), .timeNotIncreasing), (.init(t: 11, x: 0, y: -0.49, z: 0), .notGravity),
      (.init(t: 11, x: 0, y: -1.61, z: 0), .notGravity),
    ] as [(AccelerationSample, KeepReason)])
  func samplesThatSayNothing(sample: AccelerationSample, reason: KeepReason) {
    var classifier = OrientationClassifier()
    classifier.reset(to: .portrait, at: 9.98)
    #expect(classifier.ingest(AccelerationSample(t: 10, x: 0, y: -1, z: 0)) == .kept(.same))
    #expect(classifier.ingest(sample) == .kept(reason))
    #expect(classifier.orientation == .portrait)
    let isRefused = [.notGravity, .implausible, .noSignal].contains(reason)
    #expect(classifier.isStable || !isRefused)
    #expect(sample.isPlausible == (reason != .implausible))
  }
}
