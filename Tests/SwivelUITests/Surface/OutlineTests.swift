// Outlines against the curves they stand for: circles, ellipses, rounded corners and Bézier curves, by their equations.
import DeviceCatalog
import SwivelUI
import Testing

struct OutlineTests {
  private static func isNear(_ a: CGPoint, _ b: CGPoint, _ slack: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
  }
  private static func isNear(_ a: CGRect, _ b: CGRect, _ slack: CGFloat = 1e-9) -> Bool {
    isNear(a.origin, b.origin, slack) && isNear(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), slack)
  }

  /// Points of a grid around a shape, none of them within a hundredth of its edge.
  private static let grid: [CGPoint] = (-12...24).flatMap { x in
    (-12...24).map { y in CGPoint(x: CGFloat(x) + 0.3137, y: CGFloat(y) + 0.2718) }
  }

  /// Of an ellipse a point is inside by (x/a)² + (y/b)² < 1. Chords of sixteenths of a quarter stay within 0.2 %.
  @Test(arguments: [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: -8, y: 2, width: 30, height: 13)])
  func ellipses(rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    let oval = UIBezierPath(ovalIn: rect)
    for point in Self.grid {
      let (x, y) = ((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2))
      let square = x * x + y * y
      guard abs(square - 1) > 0.006 else { continue }
      #expect(path.contains(point) == (square < 1), "\(point)")
      #expect(oval.contains(point) == (square < 1), "\(point)")
    }
    #expect(Self.isNear(path.boundingBoxOfPath, rect))
    #expect(Self.isNear(oval.bounds, rect))
  }

  /// Of a rounded rectangle a point in a corner's box is inside by the corner's ellipse.
  @Test(
    arguments: [
      (.allCorners, CGSize(width: 4, height: 3)), (.topLeft, CGSize(width: 5, height: 5)),
      (.topRight, CGSize(width: 5, height: 0)), (.bottomLeft, CGSize(width: 2, height: 5)),
      (UIRectCorner(arrayLiteral: .bottomRight, .topLeft), CGSize(width: 50, height: 50)),
    ] as [(UIRectCorner, CGSize)])
  func roundedCorners(corners: UIRectCorner, radii: CGSize) {
    let rect = CGRect(x: -3, y: 1, width: 20, height: 11)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    let a = min(radii.width, rect.width / 2, rect.height / 2)
    let b = a
    let known: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: rect.minX + a, y: rect.minY + b)), (.topRight, CGPoint(x: rect.maxX - a, y: rect.minY + b)),
      (.bottomLeft, CGPoint(x: rect.minX + a, y: rect.maxY - b)),
      (.bottomRight, CGPoint(x: rect.maxX - a, y: rect.maxY - b)),
    ]
    for point in Self.grid {
      var isInside = rect.contains(point)
      var isClose = false
      for (corner, center) in known where corners.contains(corner) {
        let isBeside = corner == .topLeft || corner == .bottomLeft
        let isAbove = corner == .topLeft || corner == .topRight
        let isInCorner =
          (isBeside ? point.x < center.x : point.x > center.x) && (isAbove ? point.y < center.y : point.y > center.y)
        guard isInCorner else { continue }
        let (x, y) = ((point.x - center.x) / a, (point.y - center.y) / b)
        let square = x * x + y * y
        isClose = isClose || abs(square - 1) < 0.01
        if square > 1 { isInside = false }
      }
      if !isClose { #expect(path.contains(point) == isInside, "\(corners) \(point)") }
    }
    #expect(Self.isNear(path.bounds, rect))
  }

  @Test func corners() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let plain = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil)
    // 2 − 2/√2 = 0.586 from the edges is where the circle comes to.
    #expect(!plain.contains(CGPoint(x: 0.55, y: 0.55)) && plain.contains(CGPoint(x: 0.62, y: 0.62)))
    #expect(!plain.contains(CGPoint(x: 9.45, y: 9.45)) && plain.contains(CGPoint(x: 9.38, y: 9.38)))
    var twice = CGAffineTransform(scaleX: 2, y: 3)
    let scaled = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: &twice)
    #expect(Self.isNear(scaled.boundingBox, CGRect(x: 0, y: 0, width: 20, height: 30)))
    #expect(Self.isNear(CGPath(rect: rect, transform: &twice).boundingBox, CGRect(x: 0, y: 0, width: 20, height: 30)))
  }

  /// Parts of circles: where they end, their box, and which way they go. UIKit's clockwise is as people see it.
  @Test(
    arguments: [
      (0, CGFloat.pi / 2, true, CGRect(x: 0, y: 0, width: 5, height: 5)),
      (0, .pi / 2, false, CGRect(x: -5, y: -5, width: 10, height: 10)),
      (0, .pi, true, CGRect(x: -5, y: 0, width: 10, height: 5)),
      (0, .pi, false, CGRect(x: -5, y: -5, width: 10, height: 5)),
      (.pi / 2, .pi, true, CGRect(x: -5, y: 0, width: 5, height: 5)),
      (.pi, .pi / 2, false, CGRect(x: -5, y: 0, width: 5, height: 5)),
      (0, 2 * .pi, true, CGRect(x: -5, y: -5, width: 10, height: 10)),
      (3 * .pi / 2, .pi / 2, true, CGRect(x: 0, y: -5, width: 5, height: 10)),
    ] as [(CGFloat, CGFloat, Bool, CGRect)])
  func arcs(start: CGFloat, end: CGFloat, clockwise: Bool, box: CGRect) {
    let center = CGPoint(x: 100, y: 50)
    let arc = UIBezierPath(arcCenter: center, radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(Self.isNear(arc.bounds, box.offsetBy(dx: 100, dy: 50)), "\(arc.bounds)")
    #expect(Self.isNear(arc.currentPoint, CGPoint(x: 100 + 5 * cos(end), y: 50 + 5 * sin(end))))
    let other = CGMutablePath()
    other.addArc(center: center, radius: 5, startAngle: start, endAngle: end, clockwise: !clockwise)
    #expect(Self.isNear(other.boundingBoxOfPath, arc.bounds), "Core Graphics turns the other way")
  }

  @Test(arguments: [1, -1, 2.5, -4, 6] as [CGFloat])
  func relativeArcs(delta: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 0))
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: delta)
    #expect(Self.isNear(path.currentPoint, CGPoint(x: 5 * cos(delta), y: 5 * sin(delta))))
    // The sector: the middle of the arc lies in it, the opposite of the middle does not.
    path.addLine(to: .zero)
    path.closeSubpath()
    let middle = CGPoint(x: 3 * cos(delta / 2), y: 3 * sin(delta / 2))
    #expect(path.contains(middle) && !path.contains(CGPoint(x: -middle.x, y: -middle.y)))
  }

  /// The box of a curve's points has those that bend it; that of the path has what is seen. A parabola from (0, 0) to (10, 0)
  /// bent by (5, 8) comes to 4; a cubic bent by (0, 8) and (10, 8) to 6.
  @Test func boxesOfCurves() {
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(quad.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(Self.isNear(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
    #expect(quad.contains(CGPoint(x: 5, y: 3.9)) && !quad.contains(CGPoint(x: 5, y: 4.1)))
    let cubic = UIBezierPath()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 10, y: 8))
    #expect(Self.isNear(cubic.bounds, CGRect(x: 0, y: 0, width: 10, height: 6)))
    let bent = UIBezierPath()
    bent.move(to: .zero)
    bent.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    #expect(Self.isNear(bent.bounds, quad.boundingBoxOfPath))
    #expect(CGPath().boundingBox.isNull && UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
  }

  /// Two squares, one in the other, going round the same way: wound around twice, crossed twice.
  @Test func whatIsInside() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)) && !path.contains(CGPoint(x: -1, y: 5)))
    #expect(path.contains(CGPoint(x: -15, y: 5), transform: CGAffineTransform(translationX: 20, y: 0)))
    let outline = UIBezierPath(cgPath: path)
    #expect(outline.contains(middle))
    outline.usesEvenOddFillRule = true
    #expect(!outline.contains(middle))
    outline.apply(CGAffineTransform(translationX: 20, y: 0))
    #expect(!outline.contains(middle) && outline.contains(CGPoint(x: 21, y: 1)))
  }

  @Test func whereAnOutlineGoesOn() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2) && !path.isEmpty)
    path.addLines(between: [CGPoint(x: 3, y: 3), CGPoint(x: 4, y: 4)], transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.currentPoint == CGPoint(x: 8, y: 8))
    path.addLines(between: [])
    #expect(path.currentPoint == CGPoint(x: 8, y: 8))
    var shift = CGAffineTransform(translationX: 1, y: 1)
    #expect(path.copy(using: &shift)?.currentPoint == CGPoint(x: 9, y: 9))
    #expect(path.copy()?.currentPoint == CGPoint(x: 8, y: 8))
  }

  @Test func outlinesAreCopiedAndForgotten() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
    (path.miterLimit, path.usesEvenOddFillRule) = (7, true)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.isEqual(path) && copy.bounds == path.bounds)
    #expect((copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) == (3, .round, .bevel))
    #expect((copy.miterLimit, copy.usesEvenOddFillRule) == (7, true))
    copy.append(UIBezierPath(rect: CGRect(x: 10, y: 2, width: 3, height: 4)))
    #expect(!copy.isEqual(path) && copy.bounds == CGRect(x: 1, y: 2, width: 12, height: 4))
    #expect(path.reversing().bounds == path.bounds)
    path.removeAllPoints()
    #expect(path.isEmpty && !copy.isEmpty)
  }
}
