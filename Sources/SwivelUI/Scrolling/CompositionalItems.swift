// What a compositional layout is made of: items, groups of them, and what stands beside, over and behind them.

/// One item.
open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// How far in it stands; along an estimated length it counts for nothing.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What stays free around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What stands at it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  fileprivate var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// An item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = []
  }
  /// An item with something at it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
  }
  /// What is inside the insets of a rectangle.
  func content(of rect: CGRect) -> CGRect {
    let isWide = layoutSize.widthDimension.isEstimated
    let isHigh = layoutSize.heightDimension.isEstimated
    return rect.inset(
      by: UIEdgeInsets(
        top: isHigh ? 0 : contentInsets.top, left: isWide ? 0 : contentInsets.leading,
        bottom: isHigh ? 0 : contentInsets.bottom, right: isWide ? 0 : contentInsets.trailing))
  }
}

/// Items beside or below each other, or where the app says.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items stand.
  enum Kind {
    case across, down
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }
  /// What it is made of.
  public let subitems: [NSCollectionLayoutItem]
  /// Between them.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What stands at it.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }
  let kind: Kind
  let count: Int?
  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ kind: Kind, count: Int? = nil) {
    subitems = items
    self.kind = kind
    self.count = count
    super.init(layoutSize: size)
  }
  /// Beside each other.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, .across) }
  /// So many beside each other, equally wide.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], .across, count: count) }
  /// So many beside each other, equally wide.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .across, count: count) }
  /// Below each other.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, .down) }
  /// So many below each other, equally high.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], .down, count: count) }
  /// So many below each other, equally high.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .down, count: count) }
  /// Where the app says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [], .custom(itemProvider)) }
  /// The group in words.
  open func visualDescription() -> String {
    let size = "\(layoutSize.widthDimension.dimension) x \(layoutSize.heightDimension.dimension)"
    return "\(type(of: self)) \(size) of \(count ?? subitems.count)"
  }
}

/// Gives the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a group of the app's own kind.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where, in the group.
  public let frame: CGRect
  /// What stands in front: higher numbers.
  public let zIndex: Int
  /// A place, at the depth of the others.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// A place.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Something at an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// The point of what it is at.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that comes there; nil for the same as that.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What stands in front: higher numbers.
  open var zIndex = 0
  /// Something in a place.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }
  /// Something with a point of its own in a place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
  /// Where it stands at a rectangle.
  func frame(at rect: CGRect, found: CGSize?) -> CGRect {
    let size = layoutSize.size(in: rect.size, found: found)
    let goal = containerAnchor.point(of: rect)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let (first, second) = (containerAnchor.distance(for: size), itemAnchor?.distance(for: size) ?? .zero)
    let origin = CGPoint(x: goal.x - own.x + first.x + second.x, y: goal.y - own.y + first.y + second.y)
    return CGRect(origin: origin, size: size)
  }
}

/// Something at an edge of a section, or of everything.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Which edge.
  public let alignment: NSRectAlignment
  /// How far from there.
  public let offset: CGPoint
  /// Whether it takes room of its own; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in view while anything of its section is.
  open var pinToVisibleBounds = false
  /// Something at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Something at so many points from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges)
    )
  }
}

extension NSRectAlignment {
  /// The edges it names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Something behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What it is: a class is registered with the layout for it.
  public let elementKind: String
  /// What stands in front: higher numbers.
  open var zIndex = 0
  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// What fills a section with all that is at its edges, less the insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(kind: elementKind) }
}
