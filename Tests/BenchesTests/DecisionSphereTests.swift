// The decisions on the globe: each resting direction has its own colour, and the boundaries lie where the documents say.
import Foundation
import Orientation
import Picture
import SensorMetrics
import SensorSources
import Testing

@testable import Benches

@Suite("The decisions on a sphere")
struct DecisionSphereTests {
  /// Angle (counter-clockwise from portrait) and tilt in degrees, and what docs/sensors.md says a device there is held for: edges from
  /// 8° past the diagonal upright, faces from 69° of tilt on until 52°.
  private static let rows: [(from: DeviceOrientation, angle: Double, tilt: Double, answer: DeviceOrientation)] = [
    (.portrait, 0, 0, .portrait), (.portrait, 50, 0, .portrait), (.portrait, 56, 0, .landscapeLeft),
    (.portrait, -50, 0, .portrait), (.portrait, -56, 0, .landscapeRight), (.portrait, 180, 0, .portraitUpsideDown),
    (.portrait, 0, 63, .portrait), (.portrait, 0, 75, .faceUp), (.portrait, 0, -63, .portrait),
    (.portrait, 0, -75, .faceDown), (.faceUp, 0, 56, .faceUp), (.faceUp, 0, 45, .portrait),
    (.unknown, 30, 0, .portrait), (.unknown, 60, 0, .landscapeLeft), (.unknown, 0, 87, .faceUp),
  ]

  @Test("a place has the colour of its answer", arguments: rows)
  func colours(_ row: (from: DeviceOrientation, angle: Double, tilt: Double, answer: DeviceOrientation)) throws {
    let direction = DecisionSphere.direction(angle: row.angle, tilt: row.tilt)
    let isBehind = DecisionSphere.place(direction, isBehind: false).height < 0
    let place = DecisionSphere.place(direction, isBehind: isBehind)
    #expect(place.height > 0)
    let name = row.from.name + (isBehind ? "-behind" : "")
    let globe = try #require(DecisionSphere(map: BoundaryMap()).picture().nodes.first { $0.name == name })
    guard case .group(let group) = globe.content else { throw PictureError.noSize(title: name, width: 0, height: 0) }
    let (x, y) = (place.x * DecisionSphere.radius, place.y * DecisionSphere.radius)
    let there = group.children.last { node in
      guard case .shape(let shape) = node.content, case .path(let steps) = shape.outline else { return false }
      return encloses(steps, x, y)
    }
    #expect(try #require(there).name == row.answer.name)
  }

  /// Whether a ray to the right crosses the lines an odd number of times.
  private func encloses(_ steps: [Outline.Step], _ x: Double, _ y: Double) -> Bool {
    let points = steps.compactMap { step -> CGPoint? in
      switch step {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    var isInside = false
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      let (ax, ay, bx, by) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
      guard (ay > y) != (by > y) else { continue }
      if x < (bx - ax) * (y - ay) / (by - ay) + ax { isInside.toggle() }
    }
    return isInside
  }

  @Test("whoever looks from ahead sees portrait, left and face up, and from behind their opposites")
  func sight() {
    for (orientation, isBehind) in [
      (DeviceOrientation.portrait, false), (.landscapeLeft, false), (.faceUp, false), (.portraitUpsideDown, true),
      (.landscapeRight, true), (.faceDown, true),
    ] {
      guard let rest = orientation.restingAcceleration else { continue }
      #expect(DecisionSphere.place(SIMD3(rest.x, rest.y, rest.z), isBehind: isBehind).height > 0.3)
    }
  }

  /// Looking along gravity's way at a device, what is to its right stays on the right: the globe is no mirror image.
  @Test("turning right-handed axes keeps them right-handed")
  func handed() {
    let (x, y, z) = (
      DecisionSphere.place(SIMD3(1, 0, 0), isBehind: false), DecisionSphere.place(SIMD3(0, 1, 0), isBehind: false),
      DecisionSphere.place(SIMD3(0, 0, 1), isBehind: false)
    )
    // The determinant of paper's right, paper's up and out of the paper.
    let (a, b, c) = (SIMD3(x.x, -x.y, x.height), SIMD3(y.x, -y.y, y.height), SIMD3(z.x, -z.y, z.height))
    let determinant = (cross(a, b) * c).sum()
    #expect(abs(determinant - 1) < 1e-9)
  }
}
