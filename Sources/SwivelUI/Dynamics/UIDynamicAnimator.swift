// Lets items move by behaviors, picture by picture in the device's time, until nothing moves any more.

/// Who is told that an animator rests or goes on. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: OptionalMethods {
  /// It goes on.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviors. A step is a sixtieth of a second of the device's time; what time it takes on the machine changes
/// nothing. It rests once nothing has moved for half a second, and goes on when a behavior comes, goes or changes.
@preconcurrency @MainActor open class UIDynamicAnimator: NumberedObject {
  /// Steps a second, as many as pictures.
  private static let rate = 60
  /// Steps without motion after which it rests.
  private static let patience = 30

  /// The view in whose coordinates items move; nil for a collection's or for none.
  open private(set) weak var referenceView: UIView?
  /// Its behaviors, in the order they came.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open private(set) var isRunning = false
  /// Seconds it has been moving things.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Who is told that it rests or goes on; not kept.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private weak var layout: UICollectionViewLayout?
  let world = DynamicWorld()
  private var stillSteps = 0
  /// When it went on, and its steps since then: steps are counted, so that no error adds up.
  private var start: Int64 = 0
  private var steps: Int64 = 0
  private var ticket: PutOffTicket?

  /// An animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  /// An animator of the attributes of a collection, whose layout is asked anew after each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }
  /// An animator of whatever has a place.
  public override init() { super.init() }

  // MARK: Behaviors

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.animator?.removeBehavior(behavior)
    for part in behavior.all { part.willMove(to: self) }
    behaviors.append(behavior)
    behavior.animator = self
    resume()
  }
  /// Removes a behavior; what it moved keeps its velocity as long as another behavior has it.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    for part in behavior.all { part.willMove(to: nil) }
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
    resume()
  }
  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// The items whose middle is in a rectangle of the reference coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height
      ).intersects(rect)
    }
  }
  /// An item was placed, turned or resized by somebody else: it goes on from there.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    resume()
  }

  func entered(_ behavior: UIDynamicBehavior) {
    for part in behavior.all { part.willMove(to: self) }
    resume()
  }
  func left(_ behavior: UIDynamicBehavior) {
    for part in behavior.all { part.willMove(to: nil) }
    resume()
  }

  /// Every behavior and those in them.
  private var parts: [UIDynamicBehavior] { behaviors.flatMap(\.all) }
  private var items: [any UIDynamicItem] { DynamicItems(parts.flatMap(\.ownItems)).all }

  // MARK: Time

  /// Goes on.
  func resume() {
    stillSteps = 0
    world.follow(items)
    guard !isRunning, !world.bodies.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    start = AppScene.running?.device.clock.now ?? 0
    steps = 0
    tickLater()
  }

  private func rest() {
    guard isRunning else { return }
    isRunning = false
    ticket?.isCancelled = true
    ticket = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tickLater() {
    guard let clock = AppScene.running?.device.clock else { return }
    let mine = PutOffTicket()
    ticket = mine
    steps += 1
    let due = start + steps * 1_000_000_000 / Int64(Self.rate)
    clock.after(due - clock.now, .dynamics, ticket: mine) { [weak self] in
      guard let self else { return }
      step()
      if isRunning, ticket === mine { tickLater() }
    }
  }

  private func step() {
    let all = parts
    world.follow(items)
    guard !world.bodies.isEmpty else { return rest() }
    world.bounds = referenceView?.bounds ?? layout?.collectionView?.bounds
    world.advance(all, by: 1 / CGFloat(Self.rate))
    elapsedTime += 1 / Double(Self.rate)
    for behavior in all { behavior.action?() }
    for body in world.bodies { body.writeItem() }
    layout?.invalidateLayout()
    world.tellContacts()
    stillSteps = world.isStill ? stillSteps + 1 : 0
    if stillSteps >= Self.patience { rest() }
  }

  // MARK: Collections

  /// The attributes of a cell among its items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  /// The attributes of a supplementary view among its items.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementaryView, elementKind, indexPath) }
  /// The attributes of a decoration view among its items.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.decorationView, decorationViewKind, indexPath) }

  private func attributes(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }
}
