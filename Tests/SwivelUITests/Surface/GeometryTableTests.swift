// Core Graphics' functions of values, and values as words: by the arithmetic of their definitions
// (developer.apple.com/documentation/coregraphics, NSCoder.string(for:), NSCoder.cgRect(for:)).
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct GeometryTableTests {
  /// A point and where a transform takes it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let transform: CGAffineTransform
    let moved: CGPoint
    /// Where the rectangle from (0, 0) to (4, 2) lies then.
    let box: CGRect
    var testDescription: String { name }

    init(_ name: String, _ transform: CGAffineTransform, _ moved: CGPoint, _ box: CGRect) {
      (self.name, self.transform, self.moved, self.box) = (name, transform, moved, box)
    }
  }

  /// (3, 1) under transforms. What is added to a transform comes before it.
  nonisolated static let rows: [Row] = [
    Row("identity", .identity, CGPoint(x: 3, y: 1), CGRect(x: 0, y: 0, width: 4, height: 2)),
    Row(
      "moved", CGAffineTransformMakeTranslation(10, -5), CGPoint(x: 13, y: -4),
      CGRect(x: 10, y: -5, width: 4, height: 2)),
    Row("larger", CGAffineTransformMakeScale(2, 3), CGPoint(x: 6, y: 3), CGRect(x: 0, y: 0, width: 8, height: 6)),
    Row(
      "mirrored", CGAffineTransformMakeScale(-1, 1), CGPoint(x: -3, y: 1), CGRect(x: -4, y: 0, width: 4, height: 2)),
    Row(
      "a quarter", CGAffineTransformMakeRotation(.pi / 2), CGPoint(x: -1, y: 3),
      CGRect(x: -2, y: 0, width: 2, height: 4)),
    Row(
      "moved, then larger", CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 10, 0), CGPoint(x: 26, y: 2),
      CGRect(x: 20, y: 0, width: 8, height: 4)),
    Row(
      "larger, then moved", CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 0), 2, 2),
      CGPoint(x: 16, y: 2), CGRect(x: 10, y: 0, width: 8, height: 4)),
    Row(
      "turned, then moved", CGAffineTransformRotate(CGAffineTransformMakeTranslation(10, 0), .pi / 2),
      CGPoint(x: 9, y: 3), CGRect(x: 8, y: 0, width: 2, height: 4)),
    Row(
      "one and then another",
      CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 1)),
      CGPoint(x: 7, y: 3), CGRect(x: 1, y: 1, width: 8, height: 4)),
    Row(
      "back", CGAffineTransformInvert(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 4)),
      CGPoint(x: -1.5, y: -0.75), CGRect(x: -3, y: -1, width: 2, height: 0.5)),
    Row(
      "no way back", CGAffineTransformInvert(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 6, ty: 4)),
      CGPoint(x: 6, y: 4), CGRect(x: 6, y: 4, width: 0, height: 0)),
  ]

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test(arguments: rows) func transforms(row: Row) {
    let moved = CGPointMake(3, 1).applying(row.transform)
    #expect(isNear(moved.x, row.moved.x) && isNear(moved.y, row.moved.y))
    let box = CGRectMake(0, 0, 4, 2).applying(row.transform)
    #expect(isNear(box.minX, row.box.minX) && isNear(box.minY, row.box.minY))
    #expect(isNear(box.width, row.box.width) && isNear(box.height, row.box.height))
    #expect(CGAffineTransformIsIdentity(row.transform) == (row.name == "identity"))
    // A size is a vector: shifts do not count.
    let size = CGSizeMake(3, 1).applying(row.transform)
    let origin = CGPoint.zero.applying(row.transform)
    #expect(isNear(size.width, moved.x - origin.x) && isNear(size.height, moved.y - origin.y))
  }

  /// Two rectangles: what they have in common, and what is around them.
  @Test(
    arguments: [
      (CGRectMake(0, 0, 10, 10), CGRectMake(5, 5, 10, 10), CGRectMake(5, 5, 5, 5), CGRectMake(0, 0, 15, 15), false),
      (CGRectMake(0, 0, 10, 10), CGRectMake(2, 2, 3, 3), CGRectMake(2, 2, 3, 3), CGRectMake(0, 0, 10, 10), true),
      (CGRectMake(0, 0, 10, 10), CGRectMake(20, 0, 5, 5), .null, CGRectMake(0, 0, 25, 10), false),
      (CGRectMake(0, 0, 10, 10), CGRectMake(0, 0, 10, 10), CGRectMake(0, 0, 10, 10), CGRectMake(0, 0, 10, 10), true),
    ] as [(CGRect, CGRect, CGRect, CGRect, Bool)])
  func twoRectangles(a: CGRect, b: CGRect, common: CGRect, around: CGRect, isInside: Bool) {
    #expect(CGRectEqualToRect(CGRectIntersection(a, b), common) && CGRectEqualToRect(CGRectUnion(a, b), around))
    #expect(CGRectIntersectsRect(a, b) == !CGRectIsNull(common) && CGRectContainsRect(a, b) == isInside)
  }

  @Test func oneRectangle() {
    let rect = CGRectMake(1, 2, 30, 40)
    let edges = [
      CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect), CGRectGetMidY(rect),
      CGRectGetMaxY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect),
    ]
    #expect(edges == [1, 16, 31, 2, 22, 42, 30, 40])
    #expect(CGRectInset(rect, 5, 10) == CGRectMake(6, 12, 20, 20) && CGRectInset(rect, -1, 0).width == 32)
    #expect(CGRectOffset(rect, -1, 3) == CGRectMake(0, 5, 30, 40))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.2, 1.2, 1.9)) == CGRectMake(0, 0, 2, 3))
    #expect(CGRectStandardize(CGRectMake(10, 10, -4, -6)) == CGRectMake(6, 4, 4, 6))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectContainsPoint(rect, CGPointMake(31, 42)))
    #expect(CGRectIsEmpty(CGRectMake(3, 3, 0, 9)) && !CGRectIsEmpty(rect) && CGRectIsNull(.null))
    #expect(CGRectIsInfinite(.infinite) && !CGRectIsInfinite(rect))
    #expect(CGPointEqualToPoint(CGPointMake(1, 2), rect.origin) && !CGSizeEqualToSize(rect.size, CGSizeMake(40, 30)))
    let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRectMake(3, 3, 24, 36))
  }

  /// Values, and the words for them.
  @Test func values() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGSize(width: 0, height: 40)) == "{0, 40}")
    #expect(NSStringFromCGRect(CGRectMake(1, 2, 3, 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(NSStringFromCGAffineTransform(CGAffineTransformMakeTranslation(5, 6)) == "[1, 0, 0, 1, 5, 6]")
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSStringFromCGPoint(.zero) == "{0, 0}" && NSStringFromCGSize(.zero) == "{0, 0}")
  }

  /// "If the string isn't well-formed, the method returns" a zero.
  @Test(
    arguments: [
      ("{{1, 2}, {3, 4}}", CGRectMake(1, 2, 3, 4)), ("{{-1.5,0},{3,4}}", CGRectMake(-1.5, 0, 3, 4)), ("", .zero),
      ("{1, 2}", .zero), ("{{1, 2}, {3, x}}", .zero), ("{{1, 2}, {3, 4}, {5}}", .zero),
    ] as [(String, CGRect)])
  func rectanglesOfWords(words: String, rect: CGRect) {
    #expect(NSCoder.cgRect(for: words) == rect && CGRectFromString(words) == rect)
    let four = rect == .zero ? UIEdgeInsets.zero : UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: words) == four)
  }

  @Test(
    arguments: [("{7, 8}", 7, 8), ("{7}", 0, 0), ("seven", 0, 0), ("{ 7.25 , -8 }", 7.25, -8)]
      as [(String, CGFloat, CGFloat)])
  func pairsOfWords(words: String, first: CGFloat, second: CGFloat) {
    #expect(NSCoder.cgPoint(for: words) == CGPoint(x: first, y: second))
    #expect(CGPointFromString(words) == CGPoint(x: first, y: second))
    #expect(CGSizeFromString(words) == CGSize(width: first, height: second))
    let vector = NSCoder.cgVector(for: words)
    #expect(vector.dx == first && vector.dy == second)
  }
}
