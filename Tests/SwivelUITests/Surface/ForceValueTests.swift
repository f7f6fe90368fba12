// The values of forces and of ranges without any motion: angles and strengths of gravity and pushes in whatever order they are set, speeds that add
// up, and ranges of attachments (UIGravityBehavior, UIPushBehavior, UIDynamicItemBehavior, UIFloatRange).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ForceValueTests {
  /// An angle from the right clockwise and a strength, and the vector of both.
  nonisolated static let rows: [(angle: CGFloat, magnitude: CGFloat, dx: CGFloat, dy: CGFloat)] = [
    (0, 2, 2, 0), (.pi / 2, 3, 0, 3), (.pi, 1, -1, 0), (-.pi / 2, 0.5, 0, -0.5), (.pi / 4, 2.squareRoot(), 1, 1),
  ]

  private func isNear(_ vector: CGVector, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
    abs(vector.dx - dx) < 1e-9 && abs(vector.dy - dy) < 1e-9
  }

  /// A push has no strength at first: its angle may be set before its strength, as it may after.
  @Test(arguments: rows) func aPush(angle: CGFloat, magnitude: CGFloat, dx: CGFloat, dy: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let pushes = (0..<4).map { _ in UIPushBehavior(items: [UIView()], mode: .continuous) }
      #expect(pushes[0].angle == 0 && pushes[0].magnitude == 0 && pushes[0].active)
      (pushes[0].angle, pushes[0].magnitude) = (angle, magnitude)
      (pushes[1].magnitude, pushes[1].angle) = (magnitude, angle)
      pushes[2].setAngle(angle, magnitude: magnitude)
      pushes[3].pushDirection = CGVector(dx: dx, dy: dy)
      for push in pushes {
        #expect(isNear(push.pushDirection, dx, dy), "\(push.pushDirection)")
        #expect(abs(push.angle - angle) < 1e-9 && abs(push.magnitude - magnitude) < 1e-9)
      }
    }
  }

  /// Gravity points down with a strength of 1 at first; without strength it keeps its angle.
  @Test(arguments: rows) func gravity(angle: CGFloat, magnitude: CGFloat, dx: CGFloat, dy: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let gravity = UIGravityBehavior(items: [])
      #expect(abs(gravity.angle - .pi / 2) < 1e-9 && gravity.magnitude == 1)
      gravity.magnitude = 0
      gravity.angle = angle
      #expect(gravity.gravityDirection == .zero && gravity.angle == angle)
      gravity.magnitude = magnitude
      #expect(isNear(gravity.gravityDirection, dx, dy), "\(gravity.gravityDirection)")
    }
  }

  /// "addLinearVelocity(_:for:)" and its like add to what an item has; another item has none, and one that is not the behavior's gets none.
  @Test func speedsAddUp() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (one, other, stranger) = (UIView(), UIView(), UIView())
      let behavior = UIDynamicItemBehavior(items: [one, other])
      behavior.addLinearVelocity(CGPoint(x: 3, y: -1), for: one)
      behavior.addLinearVelocity(CGPoint(x: 1, y: 5), for: one)
      behavior.addAngularVelocity(2, for: one)
      behavior.addAngularVelocity(-0.5, for: one)
      behavior.addAngularVelocity(7, for: stranger)
      #expect(behavior.linearVelocity(for: one) == CGPoint(x: 4, y: 4) && behavior.angularVelocity(for: one) == 1.5)
      #expect(behavior.linearVelocity(for: other) == .zero && behavior.angularVelocity(for: other) == 0)
      #expect(behavior.angularVelocity(for: stranger) == 0)
    }
  }

  /// A direction that is set has its own angle, and none at all the angle of nothing: what was set before it is forgotten.
  @Test func anAngleIsThatOfTheDirection() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let push = UIPushBehavior(items: [], mode: .continuous)
      push.setAngle(.pi / 2, magnitude: 1)
      push.pushDirection = .zero
      #expect(push.angle == 0)
      push.magnitude = 2
      #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
      let gravity = UIGravityBehavior(items: [])
      gravity.gravityDirection = CGVector(dx: -1, dy: 0)
      gravity.magnitude = 0
      #expect(gravity.angle == .pi)
    }
  }

  /// UIPushBehavior.targetOffsetFromCenter(for:): the middle until another is set for this item.
  @Test func whereAnItemIsPushed() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (one, other) = (UIView(), UIView())
      let push = UIPushBehavior(items: [one, other], mode: .instantaneous)
      #expect(push.targetOffsetFromCenter(for: one) == .zero && push.mode == .instantaneous)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: one)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: 4), for: one)
      #expect(push.targetOffsetFromCenter(for: one) == UIOffset(horizontal: 3, vertical: 4))
      #expect(push.targetOffsetFromCenter(for: other) == .zero)
    }
  }

  /// UIFloatRange: zero is from 0 to 0; infinite has no end on either side.
  @Test(
    arguments: [
      (UIFloatRange(), 0, 0, false), (.zero, 0, 0, false), (.infinite, -CGFloat.infinity, .infinity, true),
      (UIFloatRange(minimum: -CGFloat.infinity, maximum: 3), -.infinity, 3, false),
      (UIFloatRange(minimum: 2, maximum: .infinity), 2, .infinity, false),
    ] as [(UIFloatRange, CGFloat, CGFloat, Bool)])
  func ranges(range: UIFloatRange, minimum: CGFloat, maximum: CGFloat, isInfinite: Bool) {
    #expect(range.minimum == minimum && range.maximum == maximum && range.isInfinite == isInfinite)
    #expect(range == UIFloatRange(minimum: minimum, maximum: maximum))
  }

  /// How far an item stands from what it is tied to when it is tied: √(3² + 4²), from the middle or from a place of the item's.
  @Test func lengthsOfTies() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let item = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
      let other = UIView(frame: CGRect(x: 20, y: 30, width: 20, height: 20))
      #expect(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 3, y: 4)).length == 5)
      let corner = UIOffset(horizontal: 3, vertical: 10)
      #expect(
        UIAttachmentBehavior(item: item, offsetFromCenter: corner, attachedToAnchor: CGPoint(x: 3, y: 4)).length == 6)
      let pair = UIAttachmentBehavior(item: item, attachedTo: other)
      #expect(pair.length == 50 && pair.attachedBehaviorType == .items && pair.items.count == 2)
      let offsets = UIAttachmentBehavior(
        item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 10), attachedTo: other,
        offsetFromCenter: UIOffset(horizontal: -30, vertical: -10))
      #expect(offsets.length == 20)
      let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: other, attachmentAnchor: CGPoint(x: 8, y: 9))
      #expect(pin.length == 0 && pin.attachedBehaviorType == .items)
    }
  }
}
