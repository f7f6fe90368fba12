// Outlines: which points lie inside, holes by the way an outline runs, what is around it, and copies
// (UIBezierPath.reversing(), usesEvenOddFillRule, contains(_:), bounds).
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct PathTableTests {
  nonisolated static let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
  nonisolated static let inner = CGRect(x: 30, y: 30, width: 40, height: 40)

  /// What lies in an outline.
  enum Inside: CaseIterable, Sendable { case rectangle, oval, curves }

  private func path(_ kind: Inside) -> UIBezierPath {
    switch kind {
    case .rectangle: return UIBezierPath(rect: Self.inner)
    case .oval: return UIBezierPath(ovalIn: Self.inner)
    case .curves:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 30, y: 50))
      path.addQuadCurve(to: CGPoint(x: 70, y: 50), controlPoint: CGPoint(x: 50, y: 10))
      path.addCurve(
        to: CGPoint(x: 30, y: 50), controlPoint1: CGPoint(x: 70, y: 80), controlPoint2: CGPoint(x: 30, y: 80))
      path.close()
      return path
    }
  }

  /// An outline in another that runs the same way round is filled by winding; one that runs the other way round is a hole, and by the
  /// even-odd rule either is.
  @Test(arguments: Inside.allCases) func holes(kind: Inside) {
    for (isReversed, isEvenOdd) in [(false, false), (true, false), (false, true), (true, true)] {
      let whole = UIBezierPath(rect: Self.outer)
      whole.append(isReversed ? Self.sameWay(path(kind)).reversing() : Self.sameWay(path(kind)))
      whole.usesEvenOddFillRule = isEvenOdd
      #expect(whole.contains(CGPoint(x: 50, y: 50)) == (!isReversed && !isEvenOdd), "\(isReversed) \(isEvenOdd)")
      #expect(whole.contains(CGPoint(x: 10, y: 10)) && !whole.contains(CGPoint(x: 110, y: 50)))
      #expect(whole.bounds == Self.outer)
    }
  }

  /// The outline the way round a rectangle of UIKit's runs: clockwise.
  private static func sameWay(_ path: UIBezierPath) -> UIBezierPath {
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    let area = points.indices.reduce(CGFloat(0)) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + a.x * b.y - b.x * a.y
    }
    return area < 0 ? path.reversing() : path
  }

  /// Backwards and backwards again is the same outline; where it went on there it begins, and it looks the same.
  @Test func backwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addQuadCurve(to: CGPoint(x: 21, y: 12), controlPoint: CGPoint(x: 21, y: 2))
    path.addCurve(
      to: CGPoint(x: 41, y: 2), controlPoint1: CGPoint(x: 25, y: 30), controlPoint2: CGPoint(x: 35, y: -10))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 2) && path.currentPoint == CGPoint(x: 41, y: 2))
    #expect(back.bounds == path.bounds && back != path && back.reversing() == path)
    #expect(back.lineWidth == 3 && back.usesEvenOddFillRule)
    #expect(UIBezierPath().reversing().isEmpty)
    // Two parts stay two, and the lone one is not joined to the other.
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 110, y: 100))
    #expect(path.reversing().bounds == path.bounds && path.reversing().reversing() == path)
  }

  /// Parts of circles: the rectangle around an arc of radius 10 about (50, 50), clockwise as people see it, angles in quarters.
  @Test(
    arguments: [
      (0, 1, true, CGRect(x: 50, y: 50, width: 10, height: 10)),
      (0, 1, false, CGRect(x: 40, y: 40, width: 20, height: 20)),
      (0, 2, true, CGRect(x: 40, y: 50, width: 20, height: 10)),
      (2, 4, true, CGRect(x: 40, y: 40, width: 20, height: 10)),
      (0, 4, true, CGRect(x: 40, y: 40, width: 20, height: 20)),
      (-1, 0, true, CGRect(x: 50, y: 40, width: 10, height: 10)),
      (0, -1, false, CGRect(x: 50, y: 40, width: 10, height: 10)),
      (3, 1, true, CGRect(x: 50, y: 40, width: 10, height: 20)),
    ] as [(CGFloat, CGFloat, Bool, CGRect)])
  func arcs(from: CGFloat, to: CGFloat, clockwise: Bool, box: CGRect) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: from * .pi / 2, endAngle: to * .pi / 2,
      clockwise: clockwise)
    // Curves stand for circles to a thousandth of their size.
    let found = path.bounds
    #expect(abs(found.minX - box.minX) < 0.02 && abs(found.maxX - box.maxX) < 0.02)
    #expect(abs(found.minY - box.minY) < 0.02 && abs(found.maxY - box.maxY) < 0.02)
    let end = CGPoint(x: 50 + 10 * cos(to * .pi / 2), y: 50 + 10 * sin(to * .pi / 2))
    #expect(abs(path.currentPoint.x - end.x) < 0.001 && abs(path.currentPoint.y - end.y) < 0.001)
  }

  /// Corners of 20 points: the square's own corners lie outside where they are round.
  @Test(
    arguments: [
      (UIRectCorner.allCorners, [false, false, false, false]), (.topLeft, [false, true, true, true]),
      ([.topRight, .bottomLeft], [true, false, false, true]), ([], [true, true, true, true]),
      (.bottomRight, [true, true, true, false]),
    ] as [(UIRectCorner, [Bool])])
  func roundCorners(corners: UIRectCorner, isInside: [Bool]) {
    let path = UIBezierPath(
      roundedRect: Self.outer, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 20))
    let points = [(2, 2), (98, 2), (2, 98), (98, 98)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(points.map(path.contains) == isInside)
    #expect(path.contains(CGPoint(x: 50, y: 1)) && path.bounds == Self.outer)
  }

  /// A copy is as it was, and stays so; what is applied to one does not move the other.
  @Test func copies() throws {
    let path = UIBezierPath(rect: Self.inner)
    path.lineWidth = 7
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    path.flatness = 0.1
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    path.lineWidth = 1
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(copy.bounds == Self.inner && path.bounds == Self.inner.offsetBy(dx: 100, dy: 0))
    #expect(copy.lineWidth == 7 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 3 && copy.flatness == 0.1)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 5)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.removeAllPoints()
    #expect(path.isEmpty && !copy.isEmpty)
  }
}
