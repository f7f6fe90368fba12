// Transforms: matrix arithmetic by hand, frames as boxes, and points through turned views.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor struct TransformTests {
  static func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  static func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  // "If the affine transform does not preserve rectangles, this function returns the smallest rectangle that contains the four
  // corner points."
  @Test(arguments: [
    (CGAffineTransform.identity, CGRect(x: 1, y: 2, width: 3, height: 4)),
    (CGAffineTransform(translationX: 10, y: 20), CGRect(x: 11, y: 22, width: 3, height: 4)),
    (CGAffineTransform(scaleX: 2, y: 1), CGRect(x: 2, y: 2, width: 6, height: 4)),
    (CGAffineTransform(scaleX: 1, y: -1), CGRect(x: 1, y: -6, width: 3, height: 4)),
    (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: 3, y: 2, width: 7, height: 4)),
    (CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 1, y: 3, width: 3, height: 7)),
  ]) func rectanglesAreMapped(_ transform: CGAffineTransform, _ box: CGRect) {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform) == box)
  }

  // A view at (100, 200), 40 wide and 20 high; its middle is (120, 210).
  @Test(arguments: [
    (CGAffineTransform.identity, CGRect(x: 100, y: 200, width: 40, height: 20)),
    (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 110, y: 190, width: 20, height: 40)),
    (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: 80, y: 180, width: 80, height: 60)),
    (CGAffineTransform(translationX: 5, y: -6), CGRect(x: 105, y: 194, width: 40, height: 20)),
    // Scaled, then moved by the unscaled distance.
    (CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 0.5, y: 0.5), CGRect(x: 120, y: 205, width: 20, height: 10)),
    // A mirror keeps the box.
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 100, y: 200, width: 40, height: 20)),
    // 45°: (40 + 20)/√2 = 42.426 in both directions.
    (
      CGAffineTransform(rotationAngle: .pi / 4),
      CGRect(
        x: 120 - 30 / 2.0.squareRoot(), y: 210 - 30 / 2.0.squareRoot(), width: 60 / 2.0.squareRoot(),
        height: 60 / 2.0.squareRoot())
    ),
  ])
  func theFrameIsTheBoxAround(_ transform: CGAffineTransform, _ box: CGRect) {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 20))
    view.transform = transform
    #expect(Self.near(view.frame, box))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 210))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 200, width: 40, height: 20))
  }

  @Test func boundsAndCenterMoveTheBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.bounds.size = CGSize(width: 60, height: 10)
    view.center = CGPoint(x: 100, y: 100)
    #expect(Self.near(view.frame, CGRect(x: 95, y: 70, width: 10, height: 60)))
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: 2, y: 4),
    CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(rotationAngle: .pi),
  ])
  func aFrameThatIsSetIsTheFrameThatIsRead(_ transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = transform
    view.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    #expect(Self.near(view.frame, CGRect(x: 10, y: 20, width: 80, height: 60)))
  }

  @Test func aTransformWithoutAWayBackKeepsTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  //  outer (10, 20), bounds origin (0, 5)
  //  └─ turned a quarter: frame before the turn (100, 100, 40, 20), middle (120, 110)
  //     └─ inner (1, 2)
  @Test func pointsThroughATurnedView() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 400))
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    top.addSubview(outer)
    outer.addSubview(turned)
    turned.addSubview(inner)
    // (0, 0) of turned is (−20, −10) from its middle; a quarter clockwise makes that (10, −20): (130, 90).
    #expect(Self.near(turned.convert(CGPoint.zero, to: outer), CGPoint(x: 130, y: 90)))
    // inner's origin is (−19, −8) from the middle: (8, −19) turned: (128, 91) in outer, (138, 106) in top.
    #expect(Self.near(inner.convert(CGPoint.zero, to: top), CGPoint(x: 138, y: 106)))
    #expect(Self.near(inner.convert(CGPoint(x: 138, y: 106), from: top), .zero))
    #expect(Self.near(top.convert(CGPoint(x: 138, y: 106), to: inner), .zero))
    #expect(Self.near(top.convert(CGPoint.zero, from: inner), CGPoint(x: 138, y: 106)))
    #expect(Self.near(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 138, y: 106)))
    // A rectangle becomes the box around: 3×4 lies 4×3.
    #expect(Self.near(inner.convert(inner.bounds, to: top), CGRect(x: 134, y: 106, width: 4, height: 3)))
    #expect(top.hitView(at: CGPoint(x: 136, y: 107)) === inner)
  }

  @Test func autoresizingWorksBelowTheTransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth]
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.bounds.size == CGSize(width: 180, height: 80))
    #expect(child.center == CGPoint(x: 100, y: 50))
    parent.frame.size.width = 100
    #expect(child.bounds.size == CGSize(width: 80, height: 80))
  }

  @Test func constraintsPlaceWhatLiesBelowTheTransform() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      window.addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 50),
        child.topAnchor.constraint(equalTo: window.topAnchor, constant: 60),
        child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      #expect(Self.near(child.frame, CGRect(x: 40, y: 55, width: 40, height: 20)))
      #expect(child.center == CGPoint(x: 60, y: 65))
    }
  }

  @Test func matrices() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    // x′ = −y, y′ = x: with y downwards that is clockwise.
    #expect(Self.near(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    // translatedBy moves in the turned directions, concatenating in the old ones.
    #expect(Self.near(CGPoint.zero.applying(turn.translatedBy(x: 5, y: 0)), CGPoint(x: 0, y: 5)))
    let shift = CGAffineTransform(translationX: 5, y: 0)
    #expect(Self.near(CGPoint.zero.applying(turn.concatenating(shift)), CGPoint(x: 5, y: 0)))
    let mixed = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -9)
    let point = CGPoint(x: 11, y: 13)
    // 2·11 − 13 + 7 = 16; 11 + 3·13 − 9 = 41.
    #expect(point.applying(mixed) == CGPoint(x: 16, y: 41))
    #expect(Self.near(point.applying(mixed).applying(mixed.inverted()), point))
    #expect(CGSize(width: 11, height: 13).applying(mixed) == CGSize(width: 9, height: 50))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform.identity.isIdentity && !turn.isIdentity)
  }
}
