// Ties of items to each other and to places.

/// A range of numbers, for ties with some play.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The most.
  public var maximum: CGFloat
  /// A range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
  /// Nothing.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Nothing but zero.
  public static let zero = UIFloatRange()
  /// Everything.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether there is no end to it on either side.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Ties an item to a place or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to; raw values are UIKit's.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A place.
    case anchor = 1
  }
  private enum Kind {
    case distance
    case limit
    case fixed
    case pin
    case slide(CGPoint)
  }

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// What the first is tied to.
  public let attachedBehaviorType: AttachmentType
  /// The place, in the reference coordinates.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }
  /// How far apart; from the places as they were when it was made.
  open var length: CGFloat { didSet { if length != oldValue { changed() } } }
  /// How a spring is damped: 1 for as much as lets it stop soonest.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// How often a spring swings in a second; 0 for no spring but a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// What turning about the tie costs.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// How far a sliding item may go along its line.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  private let kind: Kind
  private let offset: CGPoint
  private let otherOffset: CGPoint
  /// The turn between the two when it was made.
  private let turn: CGFloat

  private init(
    _ one: any UIDynamicItem, _ offset: CGPoint, _ other: (any UIDynamicItem)?, _ place: CGPoint, _ kind: Kind
  ) {
    attachedBehaviorType = other == nil ? .anchor : .items
    self.kind = kind
    self.offset = offset
    otherOffset = other == nil ? .zero : place
    let mine = Self.angle(one)
    let its = other.map(Self.angle) ?? 0
    turn = mine - its
    let end = other.map { $0.center + place.turned(by: its) } ?? place
    anchorPoint = other == nil ? place : .zero
    length = (one.center + offset.turned(by: mine) - end).length
    super.init(moving: [one] + (other.map { [$0] } ?? []))
  }
  private static func angle(_ item: any UIDynamicItem) -> CGFloat { atan2(item.transform.b, item.transform.a) }
  /// A place of the plane as one of an item's, before it is turned.
  private static func local(_ place: CGPoint, _ item: any UIDynamicItem) -> CGPoint {
    (place - item.center).turned(by: -angle(item))
  }

  /// Ties the middle of an item to a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, nil, point, .distance)
  }
  /// Ties a place of an item to a place.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item, CGPoint(offset), nil, point, .distance)
  }
  /// Ties the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, .zero, item2, .zero, .distance)
  }
  /// Ties places of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(item1, CGPoint(offset1), item2, CGPoint(offset2), .distance) }
  /// Lets an item slide along a line through a place.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item, local(point, item), nil, point, .slide(axis.point.unit))
  }
  /// Lets an item slide along a line of another.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item1, local(point, item1), item2, local(point, item2), .slide(axis.point.unit))
  }
  /// Lets two items be no further apart than they are.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, CGPoint(offset1), item2, CGPoint(offset2), .limit)
  }
  /// Makes two items one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, local(point, item1), item2, local(point, item2), .fixed)
  }
  /// Lets two items turn about a place they share.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, local(point, item1), item2, local(point, item2), .pin)
  }

  override func drive(_ world: DynamicWorld, for step: CGFloat) {
    guard let one = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    let place = other == nil ? anchorPoint : otherOffset
    let tie: DynamicJoint.Kind =
      switch kind {
      case .distance where frequency > 0: .spring(length: length, frequency: frequency, damping: damping)
      case .distance: .distance(length)
      case .limit: .limit(length)
      case .fixed, .pin: .point
      case .slide(let axis): .line(axis, attachmentRange)
      }
    let isRigid = if case .fixed = kind { true } else if case .slide = kind { true } else { false }
    world.joints.append(
      DynamicJoint(
        one, at: offset, other, at: place, tie, keepingTurn: isRigid ? turn : nil, torque: frictionTorque))
  }
}

extension CGPoint {
  fileprivate init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}
