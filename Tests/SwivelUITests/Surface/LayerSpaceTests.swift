// Where points and rectangles of one layer are in another, by the transforms between, and which layer lies under a point: arithmetic
// on "Layer Objects Define Their Own Geometry" of the Core Animation Programming Guide, and what views say of the same.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct LayerSpaceTests {
  private func close(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }
  private func close(_ one: CGRect, _ other: CGRect) -> Bool {
    close(one.origin, other.origin) && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CATransform3D
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var scrolled = CGPoint.zero
    /// Of everything in the outer layer.
    var inside = CATransform3DIdentity
    let point: CGPoint
    let there: CGPoint
  }
  /// The inner layer is 40 by 20, and its anchor stands at (100, 100) of an outer one of 200 by 200.
  nonisolated static let rows = [
    Row(testDescription: "as it is", transform: CATransform3DIdentity, point: .zero, there: CGPoint(x: 80, y: 90)),
    Row(
      testDescription: "its middle stays", transform: CATransform3DMakeRotation(1, 0, 0, 1),
      point: CGPoint(x: 20, y: 10), there: CGPoint(x: 100, y: 100)),
    Row(
      testDescription: "twice as large", transform: CATransform3DMakeScale(2, 2, 1), point: .zero,
      there: CGPoint(x: 60, y: 80)),
    Row(
      testDescription: "wider alone", transform: CATransform3DMakeScale(3, 1, 1), point: CGPoint(x: 40, y: 20),
      there: CGPoint(x: 160, y: 110)),
    Row(
      testDescription: "a quarter turn", transform: CATransform3DMakeRotation(.pi / 2, 0, 0, 1), point: .zero,
      there: CGPoint(x: 110, y: 80)),
    Row(
      testDescription: "half a turn", transform: CATransform3DMakeRotation(.pi, 0, 0, 1), point: .zero,
      there: CGPoint(x: 120, y: 110)),
    Row(
      testDescription: "moved", transform: CATransform3DMakeTranslation(7, -3, 0), point: CGPoint(x: 1, y: 1),
      there: CGPoint(x: 88, y: 88)),
    Row(
      testDescription: "about its corner", transform: CATransform3DMakeScale(2, 2, 1), anchor: .zero,
      point: CGPoint(x: 10, y: 5), there: CGPoint(x: 120, y: 110)),
    Row(
      testDescription: "about its far corner", transform: CATransform3DMakeScale(2, 2, 1),
      anchor: CGPoint(x: 1, y: 1), point: .zero, there: CGPoint(x: 20, y: 60)),
    Row(
      testDescription: "scrolled and doubled", transform: CATransform3DMakeScale(2, 2, 1),
      scrolled: CGPoint(x: 5, y: 6), point: CGPoint(x: 5, y: 6), there: CGPoint(x: 60, y: 80)),
    Row(
      testDescription: "all of it doubled from without", transform: CATransform3DIdentity,
      inside: CATransform3DMakeScale(2, 2, 1), point: .zero, there: CGPoint(x: 60, y: 80)),
    Row(
      testDescription: "turned from without, and doubled", transform: CATransform3DMakeScale(2, 2, 1),
      inside: CATransform3DMakeRotation(.pi, 0, 0, 1), point: .zero, there: CGPoint(x: 140, y: 120)),
  ]
  private func layers(_ row: Row) -> (outer: CALayer, inner: CALayer) {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    inner.anchorPoint = row.anchor
    inner.bounds = CGRect(x: row.scrolled.x, y: row.scrolled.y, width: 40, height: 20)
    inner.position = CGPoint(x: 100, y: 100)
    inner.transform = row.transform
    outer.sublayerTransform = row.inside
    outer.addSublayer(inner)
    return (outer, inner)
  }

  @Test(arguments: rows) func pointsThereAndBack(_ row: Row) {
    let (outer, inner) = layers(row)
    #expect(close(inner.convert(row.point, to: outer), row.there))
    #expect(close(outer.convert(row.point, from: inner), row.there))
    #expect(close(inner.convert(row.there, from: outer), row.point))
    #expect(close(outer.convert(row.there, to: inner), row.point))
    #expect(close(inner.convert(row.point, to: inner), row.point))
  }

  /// A rectangle of what is turned is the box around it.
  @Test(
    arguments: [
      (CATransform3DIdentity, CGRect(x: 80, y: 90, width: 40, height: 20)),
      (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CGRect(x: 90, y: 80, width: 20, height: 40)),
      (CATransform3DMakeScale(0.5, 0.5, 1), CGRect(x: 90, y: 95, width: 20, height: 10)),
      (CATransform3DMakeScale(-1, 1, 1), CGRect(x: 80, y: 90, width: 40, height: 20)),
    ] as [(CATransform3D, CGRect)])
  func rectangles(transform: CATransform3D, box: CGRect) {
    let (outer, inner) = layers(Row(testDescription: "", transform: transform, point: .zero, there: .zero))
    #expect(close(inner.convert(inner.bounds, to: outer), box) && close(inner.frame, box))
    #expect(close(outer.convert(inner.bounds, from: inner), box))
  }

  /// From one of two that are turned to the other, by way of what both lie in; a view and its layer say the same.
  @Test func betweenTwoThatAreTurned() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (one, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20)), UIView())
      other.frame = CGRect(x: 100, y: 50, width: 60, height: 60)
      for view in [one, other] { window.addSubview(view) }
      one.transform = CGAffineTransform(rotationAngle: .pi / 2)
      other.transform = CGAffineTransform(scaleX: 2, y: 2)
      let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
      inner.transform = CGAffineTransform(scaleX: 3, y: 1)
      one.addSubview(inner)
      for point in [CGPoint.zero, CGPoint(x: 1, y: 2), CGPoint(x: -30, y: 7)] {
        #expect(close(one.layer.convert(point, to: other.layer), one.convert(point, to: other)))
        #expect(close(inner.layer.convert(point, to: other.layer), inner.convert(point, to: other)))
        #expect(close(inner.layer.convert(point, from: other.layer), inner.convert(point, from: other)))
      }
      // (0, 0) of the first is at (30 + 10, 30 − 20) of the window, and the other's at (70, 20), twice as large.
      #expect(close(one.layer.convert(.zero, to: other.layer), CGPoint(x: -15, y: -5)))
    }
  }

  /// What lies under a point is what is seen there: of a square of 20 turned by an eighth its corners' box holds more than it does.
  @Test(
    arguments: [
      (CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 50.0, 37.0, true),
      (CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 38, 38, false),
      (CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 59, 50, true), (CATransform3DIdentity, 41, 41, true),
      (CATransform3DIdentity, 39, 41, false), (CATransform3DMakeScale(2, 1, 1), 31, 41, true),
      (CATransform3DMakeScale(2, 1, 1), 31, 39, false), (CATransform3DMakeScale(0.5, 0.5, 1), 41, 41, false),
      (CATransform3DMakeScale(0.5, 0.5, 1), 46, 46, true),
    ] as [(CATransform3D, Double, Double, Bool)])
  func underAPoint(transform: CATransform3D, x: Double, y: Double, isHit: Bool) {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    inner.transform = transform
    outer.addSublayer(inner)
    #expect(outer.hitTest(CGPoint(x: x, y: y)) === (isHit ? inner : outer))
  }
}
