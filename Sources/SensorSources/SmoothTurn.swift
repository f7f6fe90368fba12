// The turn a hand would make from where the device is to where it shall be: what `rotate --smooth` plays.
import Foundation
import Orientation

extension Attitude {
  /// An attitude in which a device at rest reads `acceleration`, which is not zero. Lying flat it is turned so that
  /// `lastEdge` faces the reader, as the reading does not tell.
  public init(resting acceleration: SIMD3<Double>, lastEdge: DeviceOrientation) {
    let length = (acceleration * acceleration).sum().squareRoot()
    precondition(length > 0, "weightless devices rest in no attitude")
    let down = acceleration / length
    let tilt = asin(min(1, max(-1, -down.z))) * 180 / .pi
    let isFlat = down.x * down.x + down.y * down.y < Self.flatShare * Self.flatShare
    if isFlat {
      self.init(lastEdge, tilt: tilt)
    } else {
      // Turned counter-clockwise by `roll` from portrait, gravity reads −sin, −cos in the plane of the screen.
      self.init(.portrait, tilt: tilt, roll: atan2(-down.x, -down.y) * 180 / .pi)
    }
  }

  /// In-plane share of gravity below which an angle in the plane is noise: 5° from flat.
  private static let flatShare = 0.087
}

extension Motion {
  /// Degrees a second in the mean of a turn in no hurry: a quarter turn in 0.6 s.
  private static let pace = 150.0
  /// Seconds held before, and after, for the filter to come to rest.
  private static let rest = (before: 0.2, after: 0.8)
  /// The tilt of a device that is read, in degrees, where the present one is too flat to turn in.
  private static let readingTilt = 30.0
  private static let steepestReading = 45.0

  /// A turn from resting with `acceleration` (g, not zero) to `orientation`, keeping the tilt where it can be kept.
  /// `orientation` is not unknown.
  public static func smoothTurn(
    from acceleration: SIMD3<Double>, lastEdge: DeviceOrientation, to orientation: DeviceOrientation
  ) throws(SensorSourceError) -> Motion {
    precondition(orientation != .unknown, "unknown is nowhere to turn to")
    let edge: DeviceOrientation = lastEdge == .unknown ? .portrait : lastEdge
    let start = Attitude(resting: acceleration, lastEdge: edge)
    let down = start.gravity
    let tilt = asin(min(1, max(-1, -down.z))) * 180 / .pi
    let end: Attitude =
      switch orientation {
      case .faceUp: Attitude(edge, tilt: 90)
      case .faceDown: Attitude(edge, tilt: -90)
      case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .unknown:
        Attitude(orientation, tilt: abs(tilt) <= steepestReading ? tilt : readingTilt)
      }
    let seconds = max(0.3, start.turn(to: end).degrees / pace)
    return try Motion(
      name: "turn to \(orientation)",
      keyframes: [
        Keyframe(attitude: start, hold: rest.before), Keyframe(attitude: end, turn: seconds, hold: rest.after),
      ], lever: SIMD3(0.05, 0.1, 0))
  }
}
