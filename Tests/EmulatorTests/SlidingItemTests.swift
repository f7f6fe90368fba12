// Items that slide, hang and are held: UIDynamicItemBehavior's and UIAttachmentBehavior's references, and the arithmetic of friction and of
// pendulums. Apart from DynamicsTests, which is about what falls and bounces.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A field of 400 by 400 points with a box of 100 by 100, another of 20 by 20, and an animator.
@MainActor private struct Field {
  let timed: TimedDevice
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  let post = UIView(frame: CGRect(x: 190, y: 40, width: 20, height: 20))
  let animator: UIDynamicAnimator

  init(_ behaviors: (Field) -> [UIDynamicBehavior]) throws {
    timed = try TimedDevice()
    animator = UIDynamicAnimator(referenceView: view)
    view.addSubview(box)
    view.addSubview(post)
    let made = behaviors(self)
    timed.run { [animator] _ in for behavior in made { animator.addBehavior(behavior) } }
  }
  func wait(_ seconds: Double) { timed.wait(seconds) }
  func run(_ body: () -> Void) { timed.run { _ in body() } }
}

private func near(_ one: CGFloat, _ other: CGFloat, by most: CGFloat) -> Bool { abs(one - other) <= most }

@MainActor struct SlidingItemTests {
  /// `friction`: "the linear resistance when two items slide along each other … 0 corresponds to no friction": what lies on the field's edge
  /// under gravity of 1,000 slows down by friction times that, and comes as far as v²/2a.
  @Test(arguments: [(300.0, 0.3, 150.0), (200, 0.2, 100), (300, 0.6, 75), (200, 0, 200)])
  func whatSlidesComesToRest(speed: Double, friction: Double, way: Double) throws {
    let item = UIDynamicItemBehavior(items: [])
    let field = try Field { field in
      let collision = UICollisionBehavior(items: [field.box])
      collision.translatesReferenceBoundsIntoBoundary = true
      item.addItem(field.box)
      item.friction = friction
      item.allowsRotation = false
      return [UIGravityBehavior(items: [field.box]), collision, item]
    }
    field.run { item.addLinearVelocity(CGPoint(x: speed, y: 0), for: field.box) }
    field.wait(friction > 0 ? 2 : 1)
    #expect(near(field.box.frame.minX, way, by: 4) && near(field.box.frame.maxY, 400, by: 0.2), "\(field.box.frame)")
    // The other way just as far.
    guard friction > 0 else { return }
    field.run { item.addLinearVelocity(CGPoint(x: -speed / 2, y: 0), for: field.box) }
    field.wait(2)
    #expect(near(field.box.frame.minX, way * 3 / 4, by: 5), "\(field.box.frame)")
  }

  /// "A pin attachment connects two items at an anchor point, and they rotate about it": under gravity the box swings about the post's middle,
  /// as far from it as at first, and turns as its arm does. `frictionTorque` is "the force needed to overcome rotational force around the
  /// anchor point": a great one holds it where it is.
  @Test(arguments: [(0.0, true), (1e6, false)]) func aPinnedBoxSwings(torque: Double, swings: Bool) throws {
    let pin = CGPoint(x: 200, y: 50)
    let field = try Field { field in
      field.box.center = CGPoint(x: 300, y: 50)
      let held = UIDynamicItemBehavior(items: [field.post])
      held.isAnchored = true
      let tie = UIAttachmentBehavior.pinAttachment(with: field.box, attachedTo: field.post, attachmentAnchor: pin)
      tie.frictionTorque = torque
      return [UIGravityBehavior(items: [field.box]), held, tie]
    }
    var lowest: CGFloat = 50
    for _ in 0..<10 {
      field.wait(0.05)
      let arm = CGPoint(x: field.box.center.x - pin.x, y: field.box.center.y - pin.y)
      #expect(near(hypot(arm.x, arm.y), 100, by: 2), "\(arm)")
      let turn = atan2(field.box.transform.b, field.box.transform.a)
      #expect(near(turn, atan2(arm.y, arm.x), by: 0.05), "\(turn)")
      lowest = max(lowest, field.box.center.y)
    }
    #expect(field.post.center == CGPoint(x: 200, y: 50))
    #expect(swings ? lowest > 130 : near(lowest, 50, by: 1))
  }

  /// A tie to the place an item's middle is at has no length, and holds it there.
  @Test func aTieWithoutLengthHolds() throws {
    let field = try Field { field in
      field.box.center = CGPoint(x: 220, y: 130)
      let tie = UIAttachmentBehavior(item: field.box, attachedToAnchor: CGPoint(x: 220, y: 130))
      return [UIGravityBehavior(items: [field.box]), tie]
    }
    field.wait(0.5)
    #expect(near(field.box.center.x, 220, by: 1) && near(field.box.center.y, 130, by: 1), "\(field.box.center)")
  }

  /// `removeChildBehavior(_:)`: a part that is taken away acts no more; one that is no part changes nothing.
  @Test func partsOfBehaviors() throws {
    let (whole, other) = (UIDynamicBehavior(), UIDynamicBehavior())
    var gravity: UIGravityBehavior?
    let field = try Field { field in
      field.box.center = CGPoint(x: 200, y: 60)
      gravity = UIGravityBehavior(items: [field.box])
      gravity.map(whole.addChildBehavior)
      return [whole]
    }
    field.run { whole.removeChildBehavior(other) }
    field.wait(0.4)
    #expect(near(field.box.center.y, 60 + 80, by: 1), "½·1000·0.4²")
    field.run { gravity.map(whole.removeChildBehavior) }
    #expect(whole.childBehaviors.isEmpty && gravity?.dynamicAnimator == nil)
    field.wait(0.2)
    #expect(near(field.box.center.y, 60 + 80, by: 1), "an item no behavior is about is left alone")
  }

  /// UIDynamicItem's outline is "relative to the item's center", by default its bounds; fields of noise keep what they are made with.
  @Test func outlinesAndNoise() throws {
    let field = try Field { _ in [] }
    field.run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
      view.bounds.origin = CGPoint(x: 3, y: 4)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 7, y: 8, width: 30, height: 50)
      for item in [view, attributes] as [any UIDynamicItem] {
        #expect(item.collisionBoundingPath.bounds == CGRect(x: -15, y: -25, width: 30, height: 50))
        #expect(item.collisionBoundsType == .rectangle)
      }
      for made in [
        UIFieldBehavior.noiseField(smoothness: 0.25, animationSpeed: 2),
        .turbulenceField(smoothness: 0.25, animationSpeed: 2),
      ] { #expect(made.smoothness == 0.25 && made.animationSpeed == 2) }
    }
  }

  /// UIRegion: a circle and a rectangle about the middle, edges included, and what is made of two.
  @Test(
    arguments: [
      (0, 0, [true, true, false, false, true, true, false]), (5, 0, [true, false, true, false, true, false, true]),
      (5.1, 0, [false, false, true, true, false, false, false]),
      (0, 6, [false, true, false, true, true, false, false]),
      (3, 6, [false, true, false, true, true, false, false]),
      (3.1, 6, [false, false, true, true, false, false, false]),
      (0, 6.1, [false, false, true, true, false, false, false]),
      (-3, -4, [true, true, false, false, true, true, false]),
      (-5, 0, [true, false, true, false, true, false, true]),
    ] as [(CGFloat, CGFloat, [Bool])])
  func regions(x: CGFloat, y: CGFloat, holds: [Bool]) {
    let (circle, box) = (UIRegion(radius: 5), UIRegion(size: CGSize(width: 6, height: 12)))
    let all = [
      circle, box, box.inverse(), circle.inverse(), circle.union(with: box), circle.intersection(with: box),
      circle.difference(from: box),
    ]
    #expect(all.map { $0.contains(CGPoint(x: x, y: y)) } == holds)
    #expect(UIRegion.infinite.contains(CGPoint(x: x * 1e6, y: y)))
  }
}
