// How a device is turned in the world, as a unit quaternion.
import Foundation
import Orientation

/// A rotation from the device's axes to the world's (x right, y away from the viewer, z up).
///
/// The identity lies face up on a table.
public struct Attitude: Sendable, Hashable {
  /// The quaternion's real part.
  public let w: Double
  /// The quaternion's vector part.
  public let vector: SIMD3<Double>

  /// The rotation by `degrees` about `axis`, counter-clockwise as seen from the axis' tip. `axis` must not be zero.
  public init(degrees: Double, about axis: SIMD3<Double>) {
    let length = (axis * axis).sum().squareRoot()
    precondition(length > 0, "a rotation needs an axis")
    let half = degrees * .pi / 360
    self.init(w: cos(half), vector: axis * (sin(half) / length))
  }

  /// The attitude of a device held in `orientation`, with `tilt` degrees between the screen and the vertical (0
  /// upright, 90 face up, −90 face down) and turned `roll` degrees counter-clockwise from that orientation in the
  /// plane of the screen. Face up and face down ignore `tilt`; `unknown` is taken as portrait.
  public init(_ orientation: DeviceOrientation, tilt: Double = 0, roll: Double = 0) {
    let (turn, lean): (Double, Double) =
      switch orientation {
      case .portrait, .unknown: (0, tilt)
      case .landscapeLeft: (90, tilt)
      case .portraitUpsideDown: (180, tilt)
      case .landscapeRight: (-90, tilt)
      case .faceUp: (0, 90)
      case .faceDown: (0, -90)
      }
    let raised = Attitude(degrees: 90 - lean, about: SIMD3(1, 0, 0))
    self = raised * Attitude(degrees: turn + roll, about: SIMD3(0, 0, 1))
  }

  private init(w: Double, vector: SIMD3<Double>) {
    self.w = w
    self.vector = vector
  }

  /// First `right`, then `left`.
  public static func * (left: Attitude, right: Attitude) -> Attitude {
    let dot = (left.vector * right.vector).sum()
    let vector = right.vector * left.w + left.vector * right.w + cross(left.vector, right.vector)
    return Attitude(w: left.w * right.w - dot, vector: vector)
  }

  /// The rotation back.
  public var inverse: Attitude { Attitude(w: w, vector: SIMD3(0, 0, 0) - vector) }

  /// `v` in the world's axes, given in the device's.
  public func rotate(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let twice = cross(vector, v) * 2
    return v + twice * w + cross(vector, twice)
  }

  /// The direction of gravity in the device's axes, unit length: what an ideal accelerometer at rest reads in g.
  public var gravity: SIMD3<Double> { inverse.rotate(SIMD3(0, 0, -1)) }

  /// The shortest rotation that leads to `other`: its axis in the device's frame and its angle, 0…180 degrees. At
  /// exactly 180 degrees both ways are as short, and the quaternions' signs choose.
  package func turn(to other: Attitude) -> (axis: SIMD3<Double>, degrees: Double) {
    let difference = inverse * other
    let length = (difference.vector * difference.vector).sum().squareRoot()
    guard length > 1e-12 else { return (SIMD3(0, 0, 1), 0) }
    let sign: Double = difference.w < 0 ? -1 : 1
    return (difference.vector * (sign / length), atan2(length, abs(difference.w)) * 360 / .pi)
  }
}

/// The vector product.
package func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
