// One statement about the geometry of views: first = multiplier × second + constant, or an inequality.
import ConstraintSolver

/// A relation between two layout attributes. What UIKit would throw is recorded as an exception, and the offending change
/// is not made.
@preconcurrency @MainActor open class NSLayoutConstraint: NumberedObject {
  private var firstView: BackLink<UIView>?
  private var secondView: BackLink<UIView>?
  private weak var firstGuide: UILayoutGuide?
  private weak var secondGuide: UILayoutGuide?
  private var firstDistance: AnchorDistance?
  private var secondDistance: AnchorDistance?
  var first: (any LayoutItem)? { firstView?.object ?? firstGuide ?? firstDistance }
  var second: (any LayoutItem)? { secondView?.object ?? secondGuide ?? secondDistance }
  /// The item on the left; nil once it is gone.
  open var firstItem: AnyObject? { firstDistance?.start.item ?? first }
  /// The item on the right, or nil.
  open var secondItem: AnyObject? { secondDistance?.start.item ?? second }
  /// What of the first item.
  open private(set) var firstAttribute: Attribute = .notAnAttribute
  /// What of the second item.
  open private(set) var secondAttribute: Attribute = .notAnAttribute
  /// How the sides stand to each other.
  open private(set) var relation: Relation = .equal
  /// What the second attribute is multiplied by.
  open private(set) var multiplier: CGFloat = 1
  /// A name that UIKit's log shows.
  open var identifier: String?
  /// Whether it would be kept in an archive; there are none here.
  open var shouldBeArchived = false

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// Whether there was a second item; it may be gone.
  private(set) var secondWasGiven = false
  /// Whether UIKit would have made the object at all.
  private(set) var isLegal = false
  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderLink?.object }
    set { holderLink = newValue?.madeLayoutRecord.link }
  }
  private var holderLink: BackLink<UIView>?
  /// Counts activations: the last one of a conflict is broken.
  var serial = 0
  /// The row in the solver of the hierarchy's engine.
  var row: ConstraintID?
  /// What `constant` is subtracted from in the row.
  var rowBase = 0.0
  private static var activations = 0

  /// Creates a constraint that says nothing and never holds.
  public override init() { super.init() }

  /// Creates `view1.attr1 relation multiplier × view2.attr2 + c`. Items are views, layout guides and a controller's top and
  /// bottom guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as? any LayoutItem, attr1, relation, view2 as? any LayoutItem, attr2, isSecondGiven: view2 != nil,
      multiplier: multiplier, constant: c)
  }

  /// The same from items of known kinds, without the price of finding out what `Any` is.
  convenience init(
    _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute, isSecondGiven: Bool, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let firstKind = LayoutItemKind(first)
    let secondKind = LayoutItemKind(second)
    firstView = firstKind.view?.madeLayoutRecord.link
    secondView = secondKind.view?.madeLayoutRecord.link
    firstDistance = firstKind.distance
    secondDistance = secondKind.distance
    firstGuide = firstKind.guide
    secondGuide = secondKind.guide
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    secondWasGiven = isSecondGiven
    let fault = ConstraintFault.find(
      first: first, firstAttribute, second: second, secondAttribute, multiplier: multiplier, constant: constant)
    isLegal = fault == nil
    if let fault { AppScene.current.raise(fault.exception, fault.reason, by: "NSLayoutConstraint") }
  }

  /// The scene of the view that holds the constraint; the one whose code runs while none does.
  private var ownScene: AppScene { holder?.ownScene ?? .current }

  /// What is added to the right side. Changing it keeps the constraint installed and is cheap.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        let fault = ConstraintFault.constant(newValue, anchors: self)
        ownScene.raise(fault.exception, fault.reason, by: "NSLayoutConstraint")
        return
      }
      storedConstant = newValue
      holder?.constantDidChange(of: self)
    }
  }

  /// How much it matters. An installed constraint cannot become required or cease to be so.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if let fault = ConstraintFault.priority(newValue, from: storedPriority, isInstalled: isActive) {
        ownScene.raise(fault.exception, fault.reason, by: "NSLayoutConstraint")
        return
      }
      storedPriority = newValue
      holder?.priorityDidChange(of: self)
    }
  }

  /// Whether the constraint bears on the layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { Self.activate([self]) } else { Self.deactivate([self]) } }
  }

  /// Activates all of them, or none if UIKit would throw at one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    var holders: [(constraint: NSLayoutConstraint, holder: UIView)] = []
    for constraint in constraints where !constraint.isActive && constraint.isLegal {
      guard let holder = constraint.commonAncestor else {
        let fault = ConstraintFault.noCommonAncestor(constraint)
        constraint.ownScene.raise(fault.exception, fault.reason, by: "NSLayoutConstraint")
        return
      }
      holders.append((constraint, holder))
    }
    for entry in holders where !entry.constraint.isActive { entry.constraint.install(on: entry.holder) }
  }

  /// Deactivates all of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.release(constraint) }
  }

  func install(on holder: UIView) {
    Self.activations += 1
    UIScrollView.prepareContent(for: self)
    serial = Self.activations
    self.holder = holder
    holder.hold(self)
  }

  /// The nearest view that contains both items; nil if there is none.
  var commonAncestor: UIView? {
    guard let owner = first?.layoutOwner else { return nil }
    guard secondAttribute != .notAnAttribute, secondWasGiven else { return owner }
    guard let other = second?.layoutOwner else { return nil }
    return owner.commonAncestor(with: other)
  }

  /// Whether one of the items is `view`, lies in it or belongs to something in it.
  func mentions(anythingIn view: UIView) -> Bool {
    (first?.layoutOwner?.isDescendant(of: view) ?? true) || (second?.layoutOwner?.isDescendant(of: view) ?? false)
      || [firstDistance, secondDistance].contains { $0?.mentions(anythingIn: view) ?? false }
  }

  /// Whether one of the items is `guide`, or a distance from or to it.
  func mentions(_ guide: UILayoutGuide) -> Bool {
    first === guide || second === guide
      || [firstDistance, secondDistance].contains { $0?.mentions(guide) ?? false }
  }
}

/// What a layout item is; all nil for none.
@MainActor private struct LayoutItemKind {
  var view: UIView?
  var guide: UILayoutGuide?
  var distance: AnchorDistance?

  init(_ item: (any LayoutItem)?) {
    if let view = item as? UIView {
      self.view = view
    } else if let guide = item as? UILayoutGuide {
      self.guide = guide
    } else {
      distance = item as? AnchorDistance
    }
  }
}
