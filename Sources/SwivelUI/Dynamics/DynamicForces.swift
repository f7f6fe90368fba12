// Gravity, pushes, snaps, and what items are made of.

extension DynamicWorld {
  /// Points a second squared of a gravity of 1, as Apple documents it.
  nonisolated static let gravity: CGFloat = 1_000
  /// Points a second squared that a force of 1 gives 100 by 100 points of density 1, as Apple documents it.
  nonisolated static let force: CGFloat = 100
}

/// Lets items fall.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Its items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Which way and how strongly: one point down is 1,000 points a second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      restingAngle = gravityDirection.angle
      changed()
    }
  }
  /// Its angle, from the right clockwise; kept while it has no strength.
  open var angle: CGFloat {
    get { magnitude > 0 ? gravityDirection.angle : restingAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  private var restingAngle: CGFloat = 0
  /// How strong.
  open var magnitude: CGFloat {
    get { gravityDirection.point.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Lets items fall.
  public init(items: [any UIDynamicItem]) { super.init(moving: items) }
  /// Lets nothing fall yet.
  public override convenience init() { self.init(items: []) }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { release(item) }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
    if magnitude == 0 { restingAngle = angle }
  }

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    let pull = gravityDirection.point * DynamicWorld.gravity
    for body in items.compactMap(world.body(of:)) { body.acceleration += pull }
  }
}

/// Pushes items, on and on or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long; raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// On and on.
    case continuous = 0
    /// Once: a force for a second, given at once.
    case instantaneous = 1
  }
  /// Its items.
  open var items: [any UIDynamicItem] { ownItems }
  /// How long.
  public let mode: Mode
  /// Whether it pushes; what pushes once does not after it has.
  open var active = true { didSet { if active != oldValue { changed() } } }
  /// Which way and how strongly.
  open var pushDirection = CGVector.zero {
    didSet {
      restingAngle = pushDirection.angle
      changed()
    }
  }
  /// Its angle, from the right clockwise; kept while it has no strength, so that an angle may be set first.
  open var angle: CGFloat {
    get { magnitude > 0 ? pushDirection.angle : restingAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  private var restingAngle: CGFloat = 0
  /// How strong: 1 gives 100 by 100 points of density 1 an acceleration of 100 points a second squared.
  open var magnitude: CGFloat {
    get { pushDirection.point.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(moving: items)
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { release(item) }
  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }
  /// Pushes an item there, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    changed()
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
    if magnitude == 0 { restingAngle = angle }
  }

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    guard active else { return }
    let force = pushDirection.point * DynamicWorld.force
    for body in items.compactMap(world.body(of:)) {
      let offset = targetOffsetFromCenter(for: body.item)
      let arm = CGPoint(x: offset.horizontal, y: offset.vertical).turned(by: body.angle)
      if mode == .instantaneous {
        body.knock(force, at: arm)
      } else {
        body.acceleration += force * body.inverseMass
        body.angularAcceleration += arm.cross(force) * body.inverseInertia
      }
    }
    if mode == .instantaneous { active = false }
  }
}

/// Draws an item to a place as by a spring, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Swings a second. No source has the number: half a second is what a snap takes.
  private static let frequency: CGFloat = 2.5
  /// How much even one without damping is damped.
  private static let leastDamping: CGFloat = 0.2

  /// Where it is drawn.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }
  /// From 0, which swings most, to 1, which does not swing.
  open var damping: CGFloat = 0.5 { didSet { changed() } }
  private let item: any UIDynamicItem

  /// Draws an item to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init(moving: [item])
  }

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    guard let body = world.body(of: item) else { return }
    let ratio = Self.leastDamping + (1 - Self.leastDamping) * min(max(0, damping), 1)
    world.joints.append(
      DynamicJoint(
        body, at: .zero, nil, at: snapPoint, .spring(length: 0, frequency: Self.frequency, damping: ratio)))
    let turns = 2 * CGFloat.pi * Self.frequency
    if body.allowsRotation { body.angularAcceleration -= turns * turns * body.angle + 2 * ratio * turns * body.spin }
  }
}

/// Says what items are made of, and gives them speed.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Its items.
  open var items: [any UIDynamicItem] { ownItems }
  /// How much of their speed they keep when they bounce: 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// What sliding costs: 0 for nothing, 1 for much.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// Mass by area: 1 gives 100 by 100 points the mass 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// What moving costs: 0 for nothing.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// What turning costs: 0 for nothing.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// What electric and magnetic fields take it by.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether they stay where they are, and others bounce off them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether they may turn.
  open var allowsRotation = true { didSet { changed() } }
  /// Speeds given before there was a body.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// Says what items are made of.
  public init(items: [any UIDynamicItem]) { super.init(moving: items) }
  /// Says nothing of anything yet.
  public override convenience init() { self.init(items: []) }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { release(item) }

  /// Gives an item more speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
  /// The speed of an item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    waiting.filter { $0.item === item }.reduce(body(item)?.velocity ?? .zero) { $0 + $1.velocity }
  }
  /// Lets an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
  /// How fast an item turns.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    waiting.filter { $0.item === item }.reduce(body(item)?.spin ?? 0) { $0 + $1.spin }
  }

  private func body(_ item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.world.body(of: item) }
  private func add(_ velocity: CGPoint, _ spin: CGFloat, _ item: any UIDynamicItem) {
    guard isOwn(item) else { return }
    waiting.append((item, velocity, spin))
    changed()
  }

  override func describe(_ world: DynamicWorld) {
    for body in items.compactMap(world.body(of:)) {
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.charge = charge
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
    for given in waiting {
      guard let body = world.body(of: given.item) else { continue }
      body.velocity += given.velocity
      body.spin += given.spin
    }
    waiting = []
  }
}
