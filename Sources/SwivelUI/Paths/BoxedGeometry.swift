// Values of geometry as objects, as animations and user infos keep them: Foundation's boxes of Linux take no structures, so each is kept as
// its numbers.
import Foundation

extension NSValue {
  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }
  /// As many numbers as were put in; zeros for a box of anything else.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { numbers.withUnsafeMutableBytes { getValue($0.baseAddress!) } }
    return numbers
  }

  /// A transform as an object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// The transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// A transform in space as an object.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }
  /// Whether a transform in space is in the box.
  var isTransformInSpace: Bool { String(cString: objCType) == "[16d]" }
  /// The transform in space.
  public var caTransform3DValue: CATransform3D {
    let n = numbers(16)
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// Insets of a direction of reading as an object.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The insets of a direction of reading.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// An offset as an object.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }
  /// The offset.
  public var uiOffsetValue: UIOffset {
    let n = numbers(2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
  /// A vector as an object.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// The vector.
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }
}
