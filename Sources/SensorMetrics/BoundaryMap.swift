// A picture of every decision at rest: previous state × angle × tilt, for a person to look at.
import Foundation
import Orientation

/// What a classifier at rest answers for gravity in every direction, starting from each orientation.
public struct BoundaryMap: Sendable {
  /// The orientations it starts from, in the order of the panels.
  public static let states: [DeviceOrientation] = [
    .unknown, .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp, .faceDown,
  ]
  /// Degrees of tilt from top to bottom: face up is above.
  public static let tilts = Array(stride(from: 90, through: -90, by: -1))
  /// Degrees of angle from left to right: the device turned counter-clockwise from portrait.
  public static let angles = Array(-180..<180)

  private let configuration: ClassifierConfiguration

  /// A map of a classifier with these thresholds.
  public init(configuration: ClassifierConfiguration = .standard) { self.configuration = configuration }

  /// The answer for a device that was in `state` and now rests turned by `angle` and tilted by `tilt` degrees. From a
  /// face, the last edge is taken to be portrait.
  public func answer(from state: DeviceOrientation, angle: Int, tilt: Int) -> DeviceOrientation {
    let (turn, lean) = (Double(angle) * .pi / 180, Double(tilt) * .pi / 180)
    let gravity = SIMD3(-sin(turn) * cos(lean), -cos(turn) * cos(lean), -sin(lean))
    let edge: DeviceOrientation = state.isFlat ? .portrait : state
    return configuration.side(of: gravity, motion: SIMD3(0, 0, 0), from: state, lastEdge: edge)
  }

  /// The map as text, one letter per 5° of tilt and 3° of angle: P portrait, L landscapeLeft, U upside down,
  /// R landscapeRight, ^ face up, v face down.
  public func text() -> String {
    Self.states.map { state in
      let rows = Self.tilts.filter { $0.isMultiple(of: 5) }.map { tilt in
        let letters = Self.angles.filter { $0.isMultiple(of: 3) }.map {
          Self.letter(answer(from: state, angle: $0, tilt: tilt))
        }
        return String(repeating: " ", count: 4 - "\(tilt)".count) + "\(tilt) " + String(letters)
      }
      return "from \(state.name): angle -180…177, tilt down the side\n" + rows.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The map as a binary PPM picture, one pixel per degree, a panel for each state with a white line between.
  public func ppm() -> [UInt8] {
    let height = Self.states.count * (Self.tilts.count + 1) - 1
    var bytes = Array("P6\n\(Self.angles.count) \(height)\n255\n".utf8)
    for (panel, state) in Self.states.enumerated() {
      if panel > 0 { bytes += [UInt8](repeating: 255, count: 3 * Self.angles.count) }
      for tilt in Self.tilts {
        for angle in Self.angles { bytes += Self.colour(answer(from: state, angle: angle, tilt: tilt)) }
      }
    }
    return bytes
  }

  private static func letter(_ orientation: DeviceOrientation) -> Character {
    switch orientation {
    case .unknown: "?"
    case .portrait: "P"
    case .portraitUpsideDown: "U"
    case .landscapeLeft: "L"
    case .landscapeRight: "R"
    case .faceUp: "^"
    case .faceDown: "v"
    }
  }

  /// Red, green and blue of an answer, 0…255.
  public static func colour(_ orientation: DeviceOrientation) -> [UInt8] {
    switch orientation {
    case .unknown: [0, 0, 0]
    case .portrait: [70, 130, 220]
    case .portraitUpsideDown: [30, 60, 110]
    case .landscapeLeft: [90, 180, 90]
    case .landscapeRight: [220, 150, 60]
    case .faceUp: [235, 225, 190]
    case .faceDown: [90, 80, 90]
    }
  }
}
