// How a device is held as a rotation: Core Motion's angles, matrix and quaternion of the attitudes a device can be turned to.
import Foundation
import Orientation

/// The rotation from a frame whose z points up to the device's axes.
///
/// Who holds it looks at its screen from one side all the time: a turn from portrait to landscape is one about the axis out of the
/// screen. The x axis of the frame points to its user's right.
open class CMAttitude: NSObject, NSCopying {
  /// The device's axes in the frame, each a column of these rows.
  private var axes: [[Double]]

  init(_ held: DeviceOrientation) {
    axes =
      switch held {
      case .faceUp: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .faceDown: [[-1, 0, 0], [0, 1, 0], [0, 0, -1]]
      case .landscapeLeft: [[0, -1, 0], [0, 0, -1], [1, 0, 0]]
      case .landscapeRight: [[0, 1, 0], [0, 0, -1], [-1, 0, 0]]
      case .portraitUpsideDown: [[-1, 0, 0], [0, 0, -1], [0, -1, 0]]
      // Before the first report the screen is that of a device which is held upright.
      case .portrait, .unknown: [[1, 0, 0], [0, 0, -1], [0, 1, 0]]
      }
  }

  private init(axes: [[Double]]) { self.axes = axes }

  /// About the axis to the right edge, in radians, −π/2…π/2; π/2 for a device that is held upright.
  open var pitch: Double { asin(max(-1, min(1, axes[2][1]))) }
  /// About the axis to the top edge, in radians, −π…π; −π/2 for one that is held with its left edge down.
  open var roll: Double { atan2(0 - axes[2][0], axes[2][2]) }
  /// About the axis that points up, in radians, −π…π.
  open var yaw: Double { atan2(0 - axes[0][1], axes[1][1]) }

  /// Where down is in the device's axes, in g.
  var gravity: CMAcceleration { CMAcceleration(x: 0 - axes[2][0], y: 0 - axes[2][1], z: 0 - axes[2][2]) }

  /// From the frame to the device's axes.
  open var rotationMatrix: CMRotationMatrix {
    CMRotationMatrix(
      m11: axes[0][0], m12: axes[1][0], m13: axes[2][0], m21: axes[0][1], m22: axes[1][1], m23: axes[2][1],
      m31: axes[0][2], m32: axes[1][2], m33: axes[2][2])
  }

  /// The same rotation, of which there are two: this one has a largest part that is not negative.
  open var quaternion: CMQuaternion {
    // Each part from the diagonal; signs from the other elements (Shepperd's method for parts that may be nothing).
    let (a, b, c) = (axes[0][0], axes[1][1], axes[2][2])
    let squares = [1 + a + b + c, 1 + a - b - c, 1 - a + b - c, 1 - a - b + c].map { max(0, $0) }
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let part = squares[largest].squareRoot() / 2
    let scale = 1 / (4 * part)
    let (x, y, z) = (axes[2][1] - axes[1][2], axes[0][2] - axes[2][0], axes[1][0] - axes[0][1])
    let (xy, xz, yz) = (axes[0][1] + axes[1][0], axes[0][2] + axes[2][0], axes[1][2] + axes[2][1])
    switch largest {
    case 0: return CMQuaternion(x: x * scale, y: y * scale, z: z * scale, w: part)
    case 1: return CMQuaternion(x: part, y: xy * scale, z: xz * scale, w: x * scale)
    case 2: return CMQuaternion(x: xy * scale, y: part, z: yz * scale, w: y * scale)
    case _: return CMQuaternion(x: xz * scale, y: yz * scale, z: part, w: z * scale)
    }
  }

  /// Becomes the change from another attitude to this one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    axes = (0..<3).map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + attitude.axes[$1][row] * axes[$1][column] } }
    }
  }

  /// The same attitude, which can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(axes: axes) }
}
