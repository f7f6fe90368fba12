// The turn that `rotate --smooth` plays: it starts where the device is, ends where it shall be, and is told from start to end.
import Orientation
import SensorSources
import Testing

@Suite("Smooth turns")
struct SmoothTurnTests {
  static let poses = DeviceOrientation.allCases.filter { $0 != .unknown }
  static let pairs = poses.flatMap { from in poses.map { (from, $0) } }

  /// Rests in every orientation, tilted by what a reader or a desk does to an upright one.
  private static func rests(_ pose: DeviceOrientation) -> [SIMD3<Double>] {
    [0.0, 20, 45, -20].map { Attitude(pose, tilt: $0, roll: 7).gravity }
  }

  @Test("from every pose to every other the classifier ends there, and passes through nothing else", arguments: pairs)
  func everyTurn(from: DeviceOrientation, to: DeviceOrientation) throws {
    for rest in Self.rests(from) {
      let edge: DeviceOrientation = from.isFlat ? .landscapeRight : from
      let motion = try Motion.smoothTurn(from: rest, lastEdge: edge, to: to)
      let samples = motion.samplesWithTruth()
      let first = try #require(samples.first).gravity
      #expect(abs(first.x - rest.x) + abs(first.y - rest.y) + abs(first.z - rest.z) < 0.13, "starts at \(first)")
      var classifier = OrientationClassifier()
      classifier.reset(to: edge, at: -1)
      classifier.reset(to: from, at: -0.5)
      var seen: [DeviceOrientation] = []
      for sample in samples {
        if case .changed(let found, _) = classifier.ingest(sample.acceleration) { seen.append(found) }
      }
      #expect(classifier.orientation == to, "\(from) to \(to): \(seen)")
      // Turns through a face or upside down pass what lies between; never more than two stations.
      #expect(seen.count <= 2 && (from != to || seen.isEmpty), "\(from) to \(to): \(seen)")
    }
  }

  @Test("a quarter turn takes 0.6 s at the pace of a hand, and a second of rest")
  func duration() throws {
    let motion = try Motion.smoothTurn(from: SIMD3(0, -1, 0), lastEdge: .portrait, to: .landscapeLeft)
    #expect(abs(motion.duration - 1.6) < 1e-9)
  }

  @Test("lying flat, the last edge tells which way round", arguments: [DeviceOrientation.faceUp, .faceDown])
  func flat(face: DeviceOrientation) throws {
    let rest = try #require(face.restingAcceleration)
    for edge in DeviceOrientation.allCases where edge.isValidInterfaceOrientation {
      // Picked up to the edge it was laid down from: no turn in the plane on the way, only x or y moves.
      let motion = try Motion.smoothTurn(from: SIMD3(rest.x, rest.y, rest.z), lastEdge: edge, to: edge)
      let across = motion.samplesWithTruth().map { edge.isPortrait ? $0.gravity.x : $0.gravity.y }
      #expect(across.allSatisfy { abs($0) < 1e-9 }, "\(edge)")
    }
  }
}
