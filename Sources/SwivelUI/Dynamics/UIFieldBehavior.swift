// Forces that depend on where an item is: towards a place, along a direction, against motion.

/// A part of the plane around a field's place.
public final class UIRegion: NSObject, NSCopying, Sendable {
  private let holds: @Sendable (CGPoint) -> Bool
  private init(holds: @escaping @Sendable (CGPoint) -> Bool) { self.holds = holds }

  /// Everywhere.
  public static var infinite: UIRegion { UIRegion { _ in true } }
  /// A circle around the place.
  public convenience init(radius: CGFloat) { self.init { $0.length <= radius } }
  /// A rectangle around the place.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// What is outside of it.
  public func inverse() -> Self { Self.init(unchecked: UIRegion { [holds] in !holds($0) }) }
  /// What is in either.
  public func union(with region: UIRegion) -> Self {
    Self.init(unchecked: UIRegion { [holds] in holds($0) || region.holds($0) })
  }
  /// What is in this one and not in the other.
  public func difference(from region: UIRegion) -> Self {
    Self.init(unchecked: UIRegion { [holds] in holds($0) && !region.holds($0) })
  }
  /// What is in both.
  public func intersection(with region: UIRegion) -> Self {
    Self.init(unchecked: UIRegion { [holds] in holds($0) && region.holds($0) })
  }
  private init(unchecked region: UIRegion) { holds = region.holds }
  /// Whether a place, from the field's, is in it.
  public func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// The same region.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field of force. Its unit is that of pushes. Noise and turbulence are kept and do nothing: what Apple's look like no source
/// says.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind { case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic, own }
  /// What a field of an app's own computes: from its place, velocity, mass, charge and time to a force.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  /// Its items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Where it is.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Where it acts, from its place.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// How strong.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// By which power of the distance it weakens.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// How even noise is: 0 to 1. Kept.
  open var smoothness: CGFloat = 0
  /// How fast noise changes. Kept.
  open var animationSpeed: CGFloat = 0
  /// Closer than this it does not strengthen.
  open var minimumRadius: CGFloat = 1e-3
  /// Which way it acts.
  open var direction = CGVector(dx: 0, dy: 1) { didSet { changed() } }
  private let kind: Kind
  private var evaluation: Evaluation?

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { release(item) }

  /// Slows items down, the more the faster they are.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Drives items around its place.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws items to a place.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Draws items along a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Gives items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Shakes items. Does nothing here.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Shakes items, the more the faster they are. Does nothing here.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Draws items to its place, the more the further they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Draws or drives charged items.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Turns charged items aside.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// A field of an app's own.
  open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    let field = UIFieldBehavior(.own)
    field.evaluation = block
    return field
  }

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    for body in items.compactMap(world.body(of:)) where region.contains(body.center - position) {
      let (way, speed) = (body.center - position, body.velocity)
      let weak = strength / pow(max(way.length, minimumRadius), falloff)
      let out = way.unit
      let force: CGPoint =
        switch kind {
        case .drag: speed * (-weak / DynamicWorld.force)
        case .vortex: out.turned * weak
        case .radial: out * -weak
        case .linear: direction.point * (weak * body.mass)
        case .spring: way * (-weak / DynamicWorld.force)
        case .electric: out * (weak * body.charge)
        case .magnetic: speed.turned * (weak * body.charge / DynamicWorld.force)
        case .noise, .turbulence, .velocity: .zero
        case .own: own(body)
        }
      if case .velocity = kind { body.velocity = direction.point * weak }
      body.acceleration += force * (DynamicWorld.force * body.inverseMass)
    }
  }

  private func own(_ body: DynamicBody) -> CGPoint {
    let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
    let time = dynamicAnimator?.elapsedTime ?? 0
    let force = evaluation?(self, body.center, velocity, body.mass, body.charge, time) ?? .zero
    return force.point
  }
}
