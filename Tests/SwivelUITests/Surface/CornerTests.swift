// Corners of outlines rounded by circles, as Core Graphics' documentation of `addArc(tangent1End:tangent2End:radius:)` has them.
import DeviceCatalog
import SwivelUI
import Testing

struct CornerTests {
  // From (0, 0) towards (10, 0) and on to (10, 10), rounded by a circle of radius 5: it touches the lines at (5, 0) and (10, 5),
  // its centre is (5, 5), and where the corner was it comes to 5 − 5/√2 = 1.46 from the edges. A point 5.16 from the centre lies
  // outside, one 4.95 from it inside. The other way round the circle is the same one's mirror image.
  @Test(arguments: [
    ("right", CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 5), CGPoint(x: 8.65, y: 1.35), CGPoint(x: 8.5, y: 1.5)),
    ("left", CGPoint(x: 10, y: -10), CGPoint(x: 10, y: -5), CGPoint(x: 8.65, y: -1.35), CGPoint(x: 8.5, y: -1.5)),
  ])
  func aCircleTouchesBothLines(_ turn: String, _ second: CGPoint, _ end: CGPoint, _ outside: CGPoint, _ inside: CGPoint)
  {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: 5)
    #expect(abs(path.currentPoint.x - end.x) < 1e-9 && abs(path.currentPoint.y - end.y) < 1e-9, "\(turn)")
    path.addLine(to: second)
    path.addLine(to: CGPoint(x: 0, y: second.y))
    path.closeSubpath()
    #expect(!path.contains(outside) && path.contains(inside), "\(turn)")
  }

  /// A slanted corner at zero between (10, 5) and (10, 10): the angle's tangent is 1/3, that of its half √10 − 3, so a circle
  /// of radius 1 touches 1/(√10 − 3) = √10 + 3 from the corner.
  @Test func aSlantedCorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 10), radius: 1)
    let along = (10.0.squareRoot() + 3) / 2.0.squareRoot()
    #expect(abs(path.currentPoint.x - along) < 1e-9 && abs(path.currentPoint.y - along) < 1e-9)
  }

  /// Lines that make no corner have none to round.
  @Test func aStraightLineStaysOne() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }
}
