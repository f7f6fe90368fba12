// Lets items bounce off each other, off lines and off the edges of the reference view.

/// Who is told of what touches. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: OptionalMethods {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item touches a boundary; the identifier is nil for the reference view's edges.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a boundary no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items collide.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What its items collide with; raw values are UIKit's.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// Its items.
  open var items: [any UIDynamicItem] { ownItems }
  /// What they collide with.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the reference view's edges are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// Who is told of what touches; not kept.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Lets items collide.
  public init(items: [any UIDynamicItem]) { super.init(moving: items) }
  /// Lets nothing collide yet.
  public override convenience init() { self.init(items: []) }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { release(item) }

  // MARK: Boundaries

  /// Makes the reference view's edges a boundary, so far inside of them.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds the outlines of a path; one with this identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    boundaries.append((identifier, bezierPath))
    changed()
  }
  /// Adds a line; a boundary with this identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of a boundary; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }
  /// The identifiers of its boundaries, in the order they came; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Removes all boundaries but the reference view's edges.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  nonisolated static func isSame(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let object = one as? NSObject { return object.isEqual(other) }
    return (one as? AnyHashable) == (other as? AnyHashable) && one as? AnyHashable != nil
  }

  // MARK: What it does

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    let bodies = items.compactMap(world.body(of:))
    let outlines = bodies.map(\.corners)
    /// How far two may be apart and still meet in this step.
    func reach(_ one: DynamicBody, _ other: DynamicBody?) -> CGFloat {
      let speeds = one.velocity.length + (other?.velocity.length ?? 0)
      return DynamicContact.touchingGap + (speeds + DynamicWorld.gravity * step) * step
    }
    if collisionMode.contains(.boundaries) {
      let edges = translatesReferenceBoundsIntoBoundary ? world.bounds.map { borders($0.inset(by: insets)) } ?? [] : []
      let lines = boundaries.flatMap { boundary in
        boundary.path.cgPath.outlines.flatMap { points in
          zip(points, points.dropFirst()).map { (boundary.identifier, [$0, $1]) }
        }
      }
      for (body, corners) in zip(bodies, outlines) {
        for (place, normal) in edges {
          note(body, nil, nil, world, Polygon.contacts(corners, insideOf: place, normal: normal, gap: reach(body, nil)))
        }
        for (identifier, line) in lines {
          note(body, nil, identifier, world, Polygon.contacts(corners, line, gap: reach(body, nil)))
        }
      }
    }
    guard collisionMode.contains(.items) else { return }
    for one in bodies.indices {
      for other in bodies.indices where other > one {
        let gap = reach(bodies[one], bodies[other])
        note(bodies[one], bodies[other], nil, world, Polygon.contacts(outlines[one], outlines[other], gap: gap))
      }
    }
  }

  /// Places on the edges of a rectangle and the ways into it.
  private func borders(_ rect: CGRect) -> [(CGPoint, CGPoint)] {
    let (least, most) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    return [
      (least, CGPoint(x: 1, y: 0)), (least, CGPoint(x: 0, y: 1)), (most, CGPoint(x: -1, y: 0)),
      (most, CGPoint(x: 0, y: -1)),
    ]
  }

  private func note(
    _ one: DynamicBody, _ other: DynamicBody?, _ boundary: (any NSCopying)?, _ world: DynamicWorld,
    _ found: [Polygon.Contact]
  ) {
    for contact in found {
      let touch = DynamicTouches.Touch(
        behavior: self, one: one.item, other: other?.item, boundary: boundary, point: contact.point)
      world.add(DynamicContact(one, other, contact), touch)
    }
  }

  func tellBegan(_ touch: DynamicTouches.Touch) {
    if let other = touch.other {
      collisionDelegate?.collisionBehavior(self, beganContactFor: touch.one, with: other, at: touch.point)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: touch.one, withBoundaryIdentifier: touch.boundary, at: touch.point)
    }
  }
  func tellEnded(_ touch: DynamicTouches.Touch) {
    if let other = touch.other {
      collisionDelegate?.collisionBehavior(self, endedContactFor: touch.one, with: other)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: touch.one, withBoundaryIdentifier: touch.boundary)
    }
  }
}
