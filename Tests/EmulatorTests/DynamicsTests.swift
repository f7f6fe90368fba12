// Items that move by behaviors: Apple's documented numbers and the arithmetic of falling, bouncing and swinging.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Notes what delegates are told.
@MainActor private final class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var lines: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { lines.append("items") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { lines.append(identifier.map { "began \($0)" } ?? "began edge") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { lines.append(identifier.map { "ended \($0)" } ?? "ended edge") }
}

/// A field of 400 by 400 points, a box of 100 by 100 whose middle is at 200, 150, and its animator.
@MainActor private struct Field {
  let timed: TimedDevice
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
  let animator: UIDynamicAnimator
  let watcher = Watcher()

  init(_ behaviors: (Field) -> [UIDynamicBehavior]) throws {
    timed = try TimedDevice()
    animator = UIDynamicAnimator(referenceView: view)
    view.addSubview(box)
    animator.delegate = watcher
    let made = behaviors(self)
    timed.run { [animator] _ in for behavior in made { animator.addBehavior(behavior) } }
  }
  func wait(_ seconds: Double) { timed.wait(seconds) }
  func run(_ body: () -> Void) { timed.run { _ in body() } }
}

private func near(_ one: CGFloat, _ other: CGFloat, by most: CGFloat = 0.01) -> Bool { abs(one - other) <= most }

@MainActor struct DynamicsTests {
  /// UIGravityBehavior's documentation: a magnitude of 1 is 1,000 points a second squared, downwards by default. ½·1000·½² is 125.
  @Test func whatFallsIsWhereItsAccelerationTakesIt() throws {
    let field = try Field { [UIGravityBehavior(items: [$0.box])] }
    field.wait(0.5)
    #expect(near(field.box.center.x, 200) && near(field.box.center.y, 150 + 125))
    #expect(near(CGFloat(field.animator.elapsedTime), 0.5) && field.animator.isRunning)
    #expect(field.watcher.lines == ["resume"])
  }

  /// The same: angles are radians from the right, clockwise. ½·2000·0.4² is 160.
  @Test func gravityHasADirection() throws {
    let field = try Field { field in
      let gravity = UIGravityBehavior(items: [field.box])
      gravity.setAngle(.pi, magnitude: 2)
      #expect(near(gravity.gravityDirection.dx, -2) && near(gravity.magnitude, 2))
      return [gravity]
    }
    field.wait(0.4)
    #expect(near(field.box.center.x, 200 - 160) && near(field.box.center.y, 150))
  }

  /// What falls to any side of the field comes to rest with its whole edge there, neither turned nor moved along it: angles are radians
  /// from the right, clockwise.
  @Test(
    arguments: [
      (0, CGPoint(x: 350, y: 150)), (0.5, CGPoint(x: 200, y: 350)), (1, CGPoint(x: 50, y: 150)),
      (1.5, CGPoint(x: 200, y: 50)),
    ] as [(Double, CGPoint)])
  func whatFallsToASideLiesFlatOnIt(halfTurns: Double, middle: CGPoint) throws {
    let field = try Field { field in
      let gravity = UIGravityBehavior(items: [field.box])
      gravity.setAngle(CGFloat(halfTurns * .pi), magnitude: 1)
      let collision = UICollisionBehavior(items: [field.box])
      collision.translatesReferenceBoundsIntoBoundary = true
      return [gravity, collision]
    }
    field.wait(3)
    let (x, y) = (field.box.center.x, field.box.center.y)
    #expect(near(x, middle.x, by: 0.1) && near(y, middle.y, by: 0.1), "\(field.box.center)")
    #expect(field.box.transform == .identity)
  }

  /// UICollisionBehavior's documentation: the reference view's bounds as a boundary have no identifier. What lies still for a while
  /// lets the animator pause, and a change lets it go on.
  @Test func whatLandsLiesOnTheEdgeAndTheAnimatorRests() throws {
    let field = try Field { field in
      let collision = UICollisionBehavior(items: [field.box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = field.watcher
      return [UIGravityBehavior(items: [field.box]), collision]
    }
    field.wait(3)
    #expect(near(field.box.frame.maxY, 400, by: 0.1) && near(field.box.center.x, 200, by: 0.1))
    #expect(field.box.transform == .identity)
    #expect(field.watcher.lines == ["resume", "began edge", "pause"] && !field.animator.isRunning)
    let rested = field.animator.elapsedTime
    field.wait(3)
    #expect(field.animator.elapsedTime == rested)
    let item = UIDynamicItemBehavior(items: [field.box])
    field.run {
      item.addLinearVelocity(CGPoint(x: 0, y: -500), for: field.box)
      field.animator.addBehavior(item)
    }
    #expect(field.animator.isRunning)
    field.wait(0.2)
    // 500·0.2 − ½·1000·0.2²
    #expect(near(field.box.frame.maxY, 400 - 80, by: 1))
    #expect(field.watcher.lines.dropFirst(3) == ["resume", "ended edge"])
    // 500 − 1000·0.2
    #expect(near(item.linearVelocity(for: field.box).y, -300, by: 5))
  }

  /// UIDynamicItemBehavior's documentation: an elasticity of 1 keeps all speed. A box that falls 200 points, √0.4 seconds, comes up
  /// as high as the square of its elasticity, after the time its speed takes to end.
  @Test(arguments: [1.0, 0.5])
  func whatBouncesComesUpByTheSquareOfItsElasticity(elasticity: Double) throws {
    let field = try Field { field in
      let collision = UICollisionBehavior(items: [field.box])
      collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
      let item = UIDynamicItemBehavior(items: [field.box])
      item.elasticity = elasticity
      item.allowsRotation = false
      return [UIGravityBehavior(items: [field.box]), collision, item]
    }
    let fall = 0.4.squareRoot()
    field.wait(fall * (1 + elasticity))
    #expect(near(400 - field.box.frame.maxY, 200 * elasticity * elasticity, by: 6))
  }

  /// UIPushBehavior's documentation: a force of 1 gives 100 by 100 points an acceleration of 100 points a second squared.
  @Test(arguments: [(UIPushBehavior.Mode.continuous, 1.0, 50.0), (.continuous, 2, 25), (.instantaneous, 1, 100)])
  func pushesAccelerateByMass(mode: UIPushBehavior.Mode, density: Double, way: Double) throws {
    var push: UIPushBehavior?
    let field = try Field { field in
      let made = UIPushBehavior(items: [field.box], mode: mode)
      made.pushDirection = CGVector(dx: 1, dy: 0)
      push = made
      let item = UIDynamicItemBehavior(items: [field.box])
      item.density = density
      return [made, item]
    }
    field.wait(1)
    #expect(near(field.box.center.x, 200 + way, by: 0.5) && near(field.box.center.y, 150))
    #expect(push?.active == (mode == .continuous))
  }

  /// The same: a push beside the middle turns what may turn.
  @Test func aPushBesideTheMiddleTurns() throws {
    for mayTurn in [true, false] {
      let field = try Field { field in
        let push = UIPushBehavior(items: [field.box], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: field.box)
        let item = UIDynamicItemBehavior(items: [field.box])
        item.allowsRotation = mayTurn
        return [item, push]
      }
      field.wait(0.1)
      let transform = field.box.transform
      #expect((transform.b > 0.01) == mayTurn)
      #expect(near(transform.a * transform.a + transform.b * transform.b, 1))
    }
  }

  @Test func aSnapEndsAtItsPointAndRests() throws {
    for damping in [0.0, 0.5, 1] {
      let field = try Field { field in
        field.box.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: field.box, snapTo: CGPoint(x: 60, y: 340))
        snap.damping = damping
        return [snap]
      }
      field.wait(4)
      #expect(near(field.box.center.x, 60, by: 0.5) && near(field.box.center.y, 340, by: 0.5))
      #expect(near(field.box.transform.b, 0, by: 0.02))
      #expect(field.watcher.lines == ["resume", "pause"])
    }
  }

  /// UIAttachmentBehavior's documentation: the distance at its creation is the length, and is kept.
  @Test func aPendulumKeepsItsLength() throws {
    var lengths: [CGFloat] = []
    var places: [CGFloat] = []
    let field = try Field { field in
      let tie = UIAttachmentBehavior(item: field.box, attachedToAnchor: CGPoint(x: 100, y: 150))
      #expect(tie.length == 100 && tie.attachedBehaviorType == .anchor)
      tie.action = { [box = field.box] in
        lengths.append(hypot(box.center.x - 100, box.center.y - 150))
        places.append(box.center.x)
      }
      return [UIGravityBehavior(items: [field.box]), tie]
    }
    field.wait(1.5)
    #expect(lengths.count == 90 && lengths.allSatisfy { near($0, 100, by: 2) })
    // It swings through to the other side.
    #expect((places.min() ?? 200) < 40 && near(places[0], 200, by: 1))
  }

  @Test func aSlidingItemStaysOnItsLine() throws {
    let field = try Field { field in
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: field.box, attachmentAnchor: field.box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
      slide.attachmentRange = UIFloatRange(minimum: -30, maximum: 30)
      let gravity = UIGravityBehavior(items: [field.box])
      gravity.gravityDirection = CGVector(dx: 1, dy: 1)
      return [gravity, slide]
    }
    field.wait(1)
    #expect(near(field.box.center.y, 150, by: 1) && near(field.box.center.x, 230, by: 1))
    #expect(near(field.box.transform.b, 0))
  }

  /// UIDynamicItemBehavior's documentation: what is anchored takes part in collisions and is not moved.
  @Test func itemsLieOnEachOther() throws {
    let shelf = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 20))
    let field = try Field { field in
      let collision = UICollisionBehavior(items: [field.box, shelf])
      collision.collisionMode = .items
      collision.collisionDelegate = field.watcher
      let anchored = UIDynamicItemBehavior(items: [shelf])
      anchored.isAnchored = true
      return [UIGravityBehavior(items: [field.box, shelf]), collision, anchored]
    }
    field.wait(3)
    #expect(near(field.box.frame.maxY, 300, by: 0.5) && shelf.frame.minY == 300)
    #expect(field.watcher.lines == ["resume", "items", "pause"])
    #expect(field.animator.items(in: CGRect(x: 0, y: 310, width: 400, height: 5)).count == 1)
  }

  @Test func boundariesAreLinesAndPaths() throws {
    let collision = UICollisionBehavior(items: [])
    let field = try Field { field in
      collision.addItem(field.box)
      collision.addBoundary(
        withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 380), to: CGPoint(x: 400, y: 380))
      collision.addBoundary(
        withIdentifier: "block" as NSString, for: UIBezierPath(rect: CGRect(x: 100, y: 350, width: 200, height: 10)))
      collision.collisionDelegate = field.watcher
      return [UIGravityBehavior(items: [field.box]), collision]
    }
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "block" as NSString)?.bounds.minY == 350)
    field.wait(2)
    #expect(near(field.box.frame.maxY, 350, by: 0.2) && field.watcher.lines.contains("began block"))
    field.run { collision.removeBoundary(withIdentifier: "block" as NSString) }
    field.wait(2)
    #expect(near(field.box.frame.maxY, 380, by: 0.2) && field.watcher.lines.contains("began line"))
    field.run { collision.removeAllBoundaries() }
    #expect(collision.boundaryIdentifiers == nil)
  }

  /// UIDynamicAnimator's documentation: what is placed by others goes on from there once the animator was told.
  @Test func whatIsPlacedByOthersGoesOnFromThere() throws {
    let field = try Field { [UIGravityBehavior(items: [$0.box])] }
    field.wait(0.1)
    field.run {
      field.box.center = CGPoint(x: 20, y: 20)
      field.animator.updateItem(usingCurrentState: field.box)
    }
    field.wait(0.1)
    // It keeps its speed: 100·0.1 + ½·1000·0.1²
    #expect(near(field.box.center.x, 20) && near(field.box.center.y, 20 + 15))
    field.run { field.animator.removeAllBehaviors() }
    let before = field.box.center
    field.wait(1)
    #expect(field.box.center == before && field.animator.behaviors.isEmpty && !field.animator.isRunning)
  }

  @Test func behaviorsAreMadeOfOthers() throws {
    @MainActor final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    var falling: Falling?
    let field = try Field { field in
      let made = Falling(field.box)
      falling = made
      return [made]
    }
    field.wait(0.1)
    #expect(near(field.box.center.y, 155) && falling?.dynamicAnimator === field.animator)
    #expect(falling?.childBehaviors.first?.dynamicAnimator === field.animator)
    field.run { if let falling { field.animator.removeBehavior(falling) } }
    #expect(falling?.moves == [true, false] && falling?.dynamicAnimator == nil)
  }

  /// Resistance takes speed, fields accelerate where they reach: twice ½·100·1² for a linear field of 2, and nothing outside.
  @Test func fieldsActWhereTheyReach() throws {
    for (radius, way) in [(1_000.0, 100.0), (10, 0)] {
      let field = try Field { field in
        let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        linear.strength = 2
        linear.region = UIRegion(radius: radius)
        linear.addItem(field.box)
        return [linear]
      }
      field.wait(1)
      #expect(near(field.box.center.x, 200 + way, by: 0.5))
    }
    let region = UIRegion(size: CGSize(width: 10, height: 10)).union(with: UIRegion(radius: 2)).inverse()
    #expect(!region.contains(CGPoint(x: 4, y: 4)) && region.contains(CGPoint(x: 6, y: 0)))
  }

  @Test func groupsMoveAsOne() throws {
    let other = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 100))
    let field = try Field { [UIGravityBehavior(items: [UIDynamicItemGroup(items: [$0.box, other])])] }
    field.wait(0.2)
    #expect(near(field.box.center.y, 170) && near(other.center.y, 170) && near(other.center.x, 350))
  }
}
