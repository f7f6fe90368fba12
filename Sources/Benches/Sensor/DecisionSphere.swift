// The decisions at rest on the sphere of gravity's directions, as a picture: how near the edges and faces are to each other.
import Foundation
import Orientation
import Picture
import SensorMetrics

/// Two globes for each orientation before: one from where gravity points in portrait, to the left and through the back, one from
/// opposite. The device's x is to the right on the first, y up on both.
struct DecisionSphere {
  let map: BoundaryMap

  /// The orientations before, from top to bottom: an edge, a face, and none.
  static let states: [DeviceOrientation] = [.portrait, .faceUp, .unknown]
  /// Points of a globe's radius, and from one globe's middle to the next and the picture's edge.
  static let radius = 130.0
  static let spacing = (across: 300.0, down: 310.0, edge: 160.0)
  /// Degrees of tilt of a band, and of angle between two points of its edge.
  private static let (band, arc) = (3, 12)
  /// Where the first globe is seen from, in the device's axes with CoreMotion's signs.
  static let viewer = SIMD3(-0.5, -0.66, -0.56)

  /// Gravity's direction for an angle and a tilt in degrees, as `BoundaryMap` counts them.
  static func direction(angle: Double, tilt: Double) -> SIMD3<Double> {
    let (turn, lean) = (angle * .pi / 180, tilt * .pi / 180)
    return SIMD3(-sin(turn) * cos(lean), -cos(turn) * cos(lean), -sin(lean))
  }

  /// The middle of the globe of a state, the first or the one from behind.
  static func middle(row: Int, isBehind: Bool) -> CGPoint {
    CGPoint(x: spacing.edge + (isBehind ? spacing.across : 0), y: spacing.edge + 20 + Double(row) * spacing.down)
  }

  /// Where a direction is on a globe of radius 1 about the origin, y downwards, and its height over the paper, below 0 behind.
  static func place(_ direction: SIMD3<Double>, isBehind: Bool) -> (x: Double, y: Double, height: Double) {
    let way = isBehind ? SIMD3(0, 0, 0) - viewer : viewer
    let ahead = way / (way * way).sum().squareRoot()
    // The device's y upwards on the paper, as far as it does not point at whoever looks.
    let up = SIMD3(0, 1, 0) - ahead * ahead.y
    let upward = up / (up * up).sum().squareRoot()
    let right = SIMD3(
      upward.y * ahead.z - upward.z * ahead.y, upward.z * ahead.x - upward.x * ahead.z,
      upward.x * ahead.y - upward.y * ahead.x)
    return ((direction * right).sum(), -(direction * upward).sum(), (direction * ahead).sum())
  }

  /// The picture.
  func picture() -> Picture {
    var nodes = [PictureNode(.shape(PictureShape(.rect(CGRect(origin: .zero, size: Self.size)), fill: .color(.white))))]
    for (row, state) in Self.states.enumerated() {
      let name = state == .unknown ? "the first answer" : "from \(Self.label(state))"
      nodes.append(
        PictureNode(
          .text(
            PictureText(
              name, x: 16, y: Self.middle(row: row, isBehind: false).y - 134, ends: [], size: 15, color: .black))))
      for isBehind in [false, true] { nodes.append(globe(state, row: row, isBehind: isBehind)) }
    }
    return Picture(size: Self.size, title: "What is decided at rest, by gravity's direction", nodes: nodes)
  }

  private static var size: CGSize {
    CGSize(width: 2 * spacing.edge + spacing.across, height: 2 * spacing.edge + Double(states.count - 1) * spacing.down)
  }

  private func globe(_ state: DeviceOrientation, row: Int, isBehind: Bool) -> PictureNode {
    let middle = Self.middle(row: row, isBehind: isBehind)
    let side = CGRect(x: -Self.radius, y: -Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
    var parts: [PictureNode] = []
    for tilt in stride(from: -90, through: 90, by: Self.band) {
      for run in runs(state, tilt: tilt, isBehind: isBehind) {
        let color = Self.color(run.answer)
        parts.append(
          PictureNode(
            .shape(
              PictureShape(
                outline(run.angles, tilt: tilt, isBehind: isBehind), fill: .color(color),
                stroke: PictureShape.Stroke(color, width: 0.9))), name: run.answer.name))
      }
    }
    parts.append(PictureNode(.shape(PictureShape(.ellipse(side), stroke: .init(.black, width: 1)))))
    for orientation in DeviceOrientation.allCases {
      guard let rest = orientation.restingAcceleration else { continue }
      let place = Self.place(SIMD3(rest.x, rest.y, rest.z), isBehind: isBehind)
      guard place.height > 0.05 else { continue }
      let (x, y) = (place.x * Self.radius, place.y * Self.radius)
      // The map gives each resting place its own orientation, so that this is the colour beneath.
      let ink = Self.color(orientation).luminance < 0.45 ? PictureColor.white : .black
      let dot = CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5)
      parts.append(PictureNode(.shape(PictureShape(.ellipse(dot), fill: .color(ink)))))
      parts.append(
        PictureNode(
          .text(PictureText(Self.label(orientation), x: x + 5, y: y - 5, ends: [], size: 11, color: ink))))
    }
    return PictureNode(
      .group(PictureGroup(parts, transform: .shift(middle.x, middle.y))),
      name: "\(state.name)\(isBehind ? "-behind" : "")")
  }

  /// Neighbouring degrees of angle of a band that have one answer and are in sight.
  private func runs(
    _ state: DeviceOrientation, tilt: Int, isBehind: Bool
  ) -> [(answer: DeviceOrientation, angles: Range<Int>)] {
    var runs: [(answer: DeviceOrientation, angles: Range<Int>)] = []
    for angle in BoundaryMap.angles {
      let place = Self.place(Self.direction(angle: Double(angle), tilt: Double(tilt)), isBehind: isBehind)
      guard place.height > -0.03 else { continue }
      let answer = map.answer(from: state, angle: angle, tilt: tilt)
      if let last = runs.last, last.answer == answer, last.angles.upperBound == angle {
        runs[runs.count - 1].angles = last.angles.lowerBound..<angle + 1
      } else {
        runs.append((answer, angle..<angle + 1))
      }
    }
    return runs
  }

  private func outline(_ angles: Range<Int>, tilt: Int, isBehind: Bool) -> Outline {
    let (first, last) = (Double(angles.lowerBound) - 0.5, Double(angles.upperBound) - 0.5)
    let marks = Array(stride(from: first, to: last, by: Double(Self.arc))) + [last]
    let half = Double(Self.band) / 2
    let (low, high) = (max(-90, Double(tilt) - half), min(90, Double(tilt) + half))
    let around = marks.map { ($0, low) } + marks.reversed().map { ($0, high) }
    return .path(
      Outline.lines(
        around.map { angle, tilt in
          let place = Self.place(Self.direction(angle: angle, tilt: tilt), isBehind: isBehind)
          // What is just behind the horizon is drawn on it.
          let far = (place.x * place.x + place.y * place.y).squareRoot()
          let scale = place.height < 0 ? Self.radius / far : Self.radius
          return CGPoint(x: Self.rounded(place.x * scale), y: Self.rounded(place.y * scale))
        }
      ).steps + [.close])
  }

  /// Tenths of a point, as more are not seen.
  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  static func color(_ orientation: DeviceOrientation) -> PictureColor {
    let rgb = BoundaryMap.colour(orientation)
    return PictureColor(red: Double(rgb[0]) / 255, green: Double(rgb[1]) / 255, blue: Double(rgb[2]) / 255)
  }

  private static func label(_ orientation: DeviceOrientation) -> String {
    switch orientation {
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "left"
    case .landscapeRight: "right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    case .portrait: "portrait"
    case .unknown: ""
    }
  }
}
