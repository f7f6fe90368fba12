// What an anchor point other than the middle does to a view: arithmetic of the Core Animation Programming Guide.
import DeviceCatalog
import Foundation
import SwivelUI
import Testing

@MainActor struct AnchorPointTests {
  /// A view of 50 × 30 at 100, 100 whose anchor is moved: "position" stays, and the frame goes by it.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 100, y: 100)), (CGPoint(x: 0, y: 0), CGPoint(x: 125, y: 115)),
    (CGPoint(x: 0.5, y: 1), CGPoint(x: 100, y: 85)), (CGPoint(x: 1, y: 0), CGPoint(x: 75, y: 115)),
  ])
  func thePositionStays(anchor: CGPoint, origin: CGPoint) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 30))
      view.layer.anchorPoint = anchor
      #expect(view.center == CGPoint(x: 125, y: 115))
      #expect(view.layer.position == CGPoint(x: 125, y: 115))
      #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 50, height: 30)))
      // The anchor stays where it is when the view is resized and moved.
      view.bounds.size = CGSize(width: 100, height: 60)
      #expect(view.center == CGPoint(x: 125, y: 115))
      view.center = CGPoint(x: 200, y: 200)
      #expect(view.frame.origin == CGPoint(x: 200 - anchor.x * 100, y: 200 - anchor.y * 60))
    }
  }

  /// A clock's hand, 4 wide and 50 high, turned about its foot at 100, 100: a quarter turn lays it to the right.
  @Test func aHandTurnsAboutItsFoot() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let hand = UIView(frame: CGRect(x: 98, y: 50, width: 4, height: 50))
      hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      hand.center = CGPoint(x: 100, y: 100)
      #expect(hand.frame == CGRect(x: 98, y: 50, width: 4, height: 50))
      hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
      func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 0.001 }
      #expect(isNear(hand.frame.origin, CGPoint(x: 100, y: 98)))
      #expect(isNear(CGPoint(x: hand.frame.width, y: hand.frame.height), CGPoint(x: 50, y: 4)))
      window.addSubview(hand)
      // Its tip.
      #expect(isNear(hand.convert(CGPoint(x: 2, y: 0), to: window), CGPoint(x: 150, y: 100)))
      hand.frame = hand.frame.offsetBy(dx: 10, dy: 0)
      #expect(isNear(hand.center, CGPoint(x: 110, y: 100)))
    }
  }
}
