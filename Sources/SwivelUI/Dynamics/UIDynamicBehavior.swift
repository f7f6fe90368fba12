// A rule items move by, alone or made of others.

/// A behavior of items: what its kind does, and what the behaviors in it do.
@preconcurrency @MainActor open class UIDynamicBehavior: NumberedObject {
  /// The behaviors in it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the animator, before its items are placed anew.
  open var action: (() -> Void)?
  /// The animator it belongs to, by itself or within another.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }
  weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  private var list = DynamicItems()

  /// A behavior without a rule of its own.
  public override init() { super.init() }
  /// A kind of behavior that moves these items.
  init(moving items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Makes another a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { dynamicAnimator.entered(behavior) }
  }

  /// Makes another no part of this one any more.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    let owner = dynamicAnimator
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    owner?.left(behavior)
  }

  /// It comes to an animator, or leaves one for nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What kinds of behaviors do

  /// The items it keeps in the animator.
  final var ownItems: [any UIDynamicItem] { list.all }
  final func keep(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  final func release(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
  final func isOwn(_ item: any UIDynamicItem) -> Bool { list.contains(item) }
  /// What bodies are like, where it says so.
  func describe(_ world: DynamicWorld) {}
  /// Adds to bodies' accelerations and velocities.
  func drive(_ world: DynamicWorld, for step: CGFloat) {}
  /// Something of it is another: an animator that rests goes on.
  final func changed() { dynamicAnimator?.resume() }

  /// This one and all in it, from outside to inside.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// A list of items without doubles.
@MainActor struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) {
    all = []
    for item in items { add(item) }
  }
  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
