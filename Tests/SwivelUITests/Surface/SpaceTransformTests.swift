// Transforms in space, against what Core Animation's guide says of them: points are rows, so a point goes through a matrix from the
// left. Turns are compared with Rodrigues' formula, which knows no matrices.
import DeviceCatalog
import SwivelUI
import Testing

private struct Point: Sendable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  func through(_ m: CATransform3D) -> Point {
    Point(
      x: x * m.m11 + y * m.m21 + z * m.m31 + m.m41, y: x * m.m12 + y * m.m22 + z * m.m32 + m.m42,
      z: x * m.m13 + y * m.m23 + z * m.m33 + m.m43)
  }

  /// Turned about an axis of length 1: v cos θ + (k × v) sin θ + k (k · v)(1 − cos θ).
  func turned(_ angle: CGFloat, about k: Point) -> Point {
    let along = (k.x * x + k.y * y + k.z * z) * (1 - cos(angle))
    func part(_ own: CGFloat, _ across: CGFloat, _ axis: CGFloat) -> CGFloat {
      own * cos(angle) + across * sin(angle) + axis * along
    }
    return Point(
      x: part(x, k.y * z - k.z * y, k.x), y: part(y, k.z * x - k.x * z, k.y), z: part(z, k.x * y - k.y * x, k.z))
  }

  func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 && abs(z - other.z) < 1e-9
  }
}

struct SpaceTransformTests {
  private static let points = [
    Point(x: 1, y: 0, z: 0), Point(x: 0, y: 1, z: 0), Point(x: 0, y: 0, z: 1), Point(x: 2, y: -3, z: 5),
  ]

  @Test(
    arguments: [
      (0, [0, 0, 1]), (0.5, [0, 0, 1]), (-2, [0, 1, 0]), (1.25, [1, 0, 0]), (0.75, [2, -3, 6]), (3, [-1, 1, 0.5]),
    ] as [(Double, [Double])])
  func aTurnIsRodrigues(angle: Double, axis: [Double]) {
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    let k = Point(x: axis[0] / length, y: axis[1] / length, z: axis[2] / length)
    let matrix = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
    for point in Self.points { #expect(point.through(matrix).isNear(point.turned(angle, about: k))) }
    #expect([matrix.m14, matrix.m24, matrix.m34, matrix.m44] == [0, 0, 0, 1])
    #expect([matrix.m41, matrix.m42, matrix.m43] == [0, 0, 0])
  }

  @Test func anAxisWithoutLengthTurnsNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func shiftsAndScales() {
    for p in Self.points {
      #expect(
        p.through(CATransform3DMakeTranslation(7, 11, 13)).isNear(Point(x: p.x + 7, y: p.y + 11, z: p.z + 13)))
      #expect(p.through(CATransform3DMakeScale(2, 3, 5)).isNear(Point(x: 2 * p.x, y: 3 * p.y, z: 5 * p.z)))
      #expect(p.through(CATransform3DIdentity).isNear(p))
    }
  }

  /// CATransform3DTranslate: "t' = translate(tx, ty, tz) * t", and so the others: the new one comes first. Concat: "a * b".
  @Test func theNewOneComesFirst() {
    let base = CATransform3DConcat(CATransform3DMakeScale(2, 3, 5), CATransform3DMakeRotation(0.5, 1, 2, 3))
    let all = [
      (CATransform3DTranslate(base, 7, 11, 13), CATransform3DMakeTranslation(7, 11, 13)),
      (CATransform3DScale(base, 2, 4, 8), CATransform3DMakeScale(2, 4, 8)),
      (CATransform3DRotate(base, 1, 3, 2, 1), CATransform3DMakeRotation(1, 3, 2, 1)),
    ]
    for (made, first) in all {
      for p in Self.points { #expect(p.through(made).isNear(p.through(first).through(base))) }
      #expect(!CATransform3DEqualToTransform(made, base) && CATransform3DEqualToTransform(made, made))
    }
    for p in Self.points {
      #expect(
        p.through(base).isNear(
          p.through(CATransform3DMakeScale(2, 3, 5)).through(CATransform3DMakeRotation(0.5, 1, 2, 3))))
    }
  }

  @Test func aFlatTransformIsFlatAndComesBack() {
    let flat = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let made = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(made))
    #expect(CATransform3DGetAffineTransform(made) == flat)
    for p in Self.points {
      let place = CGPoint(x: p.x, y: p.y).applying(flat)
      #expect(p.through(made).isNear(Point(x: place.x, y: place.y, z: p.z)))
    }
  }

  /// Each of the entries that leave the plane makes a transform that is not flat; the six flat ones do not.
  @Test func whatLeavesThePlaneIsNotFlat() {
    let entries: [(WritableKeyPath<CATransform3D, CGFloat>, Bool)] = [
      (\.m11, true), (\.m12, true), (\.m13, false), (\.m14, false), (\.m21, true), (\.m22, true), (\.m23, false),
      (\.m24, false), (\.m31, false), (\.m32, false), (\.m33, false), (\.m34, false), (\.m41, true), (\.m42, true),
      (\.m43, false), (\.m44, false),
    ]
    for (entry, isFlat) in entries {
      var matrix = CATransform3DIdentity
      matrix[keyPath: entry] = 0.5
      #expect(CATransform3DIsAffine(matrix) == isFlat, "\(entry)")
    }
  }
}
