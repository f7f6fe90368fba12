// Outlines put together as areas: which points are inside, and how large the rest is, by arithmetic on squares.
import Foundation
import SwivelUI
import Testing

@Suite struct PathAreaTests {
  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }
  /// Ten by ten from the origin, and ten by ten from (5, 5).
  private static let left = square(0, 0, 10)
  private static let right = square(5, 5, 10)

  struct Row: Sendable {
    var what: String
    var made: @Sendable (CGPath, CGPath) -> CGPath
    /// Whether (2, 2), (7, 7) and (12, 12) are inside: only in the first, in both, only in the second.
    var inside: [Bool]
    var box: CGRect
  }

  static let rows: [Row] = [
    Row(
      what: "either", made: { $0.union($1) }, inside: [true, true, true],
      box: CGRect(x: 0, y: 0, width: 15, height: 15)),
    Row(
      what: "both", made: { $0.intersection($1) }, inside: [false, true, false],
      box: CGRect(x: 5, y: 5, width: 5, height: 5)),
    Row(
      what: "the first alone", made: { $0.subtracting($1) }, inside: [true, false, false],
      box: CGRect(x: 0, y: 0, width: 10, height: 10)),
    Row(
      what: "one of them", made: { $0.symmetricDifference($1) }, inside: [true, false, true],
      box: CGRect(x: 0, y: 0, width: 15, height: 15)),
  ]

  @Test(arguments: rows) func twoSquares(row: Row) {
    let path = row.made(Self.left, Self.right)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let inside = [2, 7, 12].map { path.contains(CGPoint(x: $0, y: $0), using: rule) }
      #expect(inside == row.inside, "\(row.what) by \(rule)")
    }
    #expect(path.boundingBoxOfPath == row.box, "\(row.what)")
  }

  @Test func squaresBesideEachOther() {
    let beside = Self.square(10, 0, 10)
    #expect(Self.left.intersection(beside).isEmpty)
    #expect(!Self.left.intersects(beside))
    #expect(Self.left.intersects(Self.right))
    var box = CGRect.zero
    #expect(Self.left.union(beside).isRect(&box))
    #expect(box == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func partsWithTheirHoles() {
    let ring = Self.square(0, 0, 30).subtracting(Self.square(10, 10, 10))
    let all = ring.union(Self.square(40, 0, 5)).union(Self.square(12, 12, 2))
    let parts = all.componentsSeparated()
    #expect(Set(parts.map(\.boundingBoxOfPath.width)) == [30, 5, 2])
    let large = parts.first { $0.boundingBoxOfPath.width == 30 }
    #expect(large?.contains(CGPoint(x: 5, y: 5)) == true)
    #expect(large?.contains(CGPoint(x: 18, y: 18)) == false)
  }

  /// A line that crosses itself: wound round twice in the middle, so that the two rules differ there alone.
  @Test func oneThatCrossesItself() {
    let twice = CGMutablePath()
    twice.addPath(Self.left)
    twice.addPath(Self.right)
    #expect(twice.normalized().contains(CGPoint(x: 7, y: 7), using: .evenOdd))
    #expect(!twice.normalized(using: .evenOdd).contains(CGPoint(x: 7, y: 7), using: .winding))
  }

  @Test func aLineCutByAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5)])
    #expect(line.lineIntersection(Self.left).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(Self.left)
    #expect(outside.boundingBox == CGRect(x: -10, y: 5, width: 40, height: 0))
    var starts = 0
    outside.applyWithBlock { starts += $0.pointee.type == .moveToPoint ? 1 : 0 }
    #expect(starts == 2)
  }

  /// A chord of a circle of radius r over an angle a is off by r (1 - cos(a / 2)).
  @Test func curvesAsLines() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    var farthest: CGFloat = 0
    var last = CGPoint.zero
    circle.flattened(threshold: 0.5).applyWithBlock { element in
      #expect(element.pointee.type != .addCurveToPoint)
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      if element.pointee.type == .addLineToPoint {
        farthest = max(farthest, 100 - hypot((last.x + point.x) / 2, (last.y + point.y) / 2))
      }
      last = point
    }
    #expect(farthest > 0 && farthest <= 0.53)
  }

  @Test func boxesOfGeometry() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dx == 1)
    #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
    #expect(NSValue(cgAffineTransform: transform) != NSValue(cgAffineTransform: .identity))
  }
}
