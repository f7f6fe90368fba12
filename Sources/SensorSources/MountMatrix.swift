// How an accelerometer is mounted in its device: the matrix of the kernel, of udev, or of the user.
import Orientation

/// A linear map from the chip's axes to the screen's: rotations, reflections and axis swaps.
public struct MountMatrix: Sendable, Hashable {
  /// The rows for x, y and z of the screen.
  public let rows: [SIMD3<Double>]

  /// |det| of a rotation or reflection is 1. Below this two axes are almost the same, and what a person wrote by hand
  /// cannot have been meant.
  public static let leastDeterminant = 0.1
  /// The largest believable element: 1 in every rotation, with room for a scale.
  public static let largestElement = 10.0

  /// The matrix of a chip whose axes are the screen's.
  public static let identity = MountMatrix(rows: [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)])

  private init(rows: [SIMD3<Double>]) { self.rows = rows }

  /// Reads `xx, xy, xz; yx, yy, yz; zx, zy, zz` (kernel mount-matrix.txt, udev's ACCEL_MOUNT_MATRIX); `place` stands for
  /// where it was found. Throws what is not nine numbers, and a singular matrix, which would hide an axis.
  public init(_ text: String, place: String) throws(SensorSourceError) {
    let lines = text.split(separator: ";", omittingEmptySubsequences: false)
    var rows: [SIMD3<Double>] = []
    for line in lines {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let values = fields.compactMap { Double($0.filter { !$0.isWhitespace }) }
      guard fields.count == 3, values.count == 3, values.allSatisfy({ abs($0) <= Self.largestElement }) else {
        throw .badAttribute(place: place, expected: "nine numbers as in 1,0,0;0,1,0;0,0,1", actual: "'\(text)'")
      }
      rows.append(SIMD3(values[0], values[1], values[2]))
    }
    guard rows.count == 3 else {
      throw .badAttribute(place: place, expected: "three rows as in 1,0,0;0,1,0;0,0,1", actual: "'\(text)'")
    }
    self.rows = rows
    guard abs(determinant) >= Self.leastDeterminant else {
      throw .singularMatrix(place: place, text: text, determinant: determinant)
    }
  }

  /// +1 for a rotation, −1 for a reflection.
  public var determinant: Double { (rows[0] * cross(rows[1], rows[2])).sum() }

  /// `vector` in the screen's axes, given in the chip's.
  public func apply(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows[0] * vector).sum(), (rows[1] * vector).sum(), (rows[2] * vector).sum())
  }

  /// As the kernel writes it.
  public var text: String {
    rows.map { "\($0.x), \($0.y), \($0.z)" }.joined(separator: "; ")
  }
}
