// Sections that are configured item by item: one group after the other, with sizes in parts of what is around them.

/// A length in a layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind { case width, height, absolute, estimated }
  let kind: Kind
  /// The number: a part, or points.
  public let dimension: CGFloat
  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }
  /// A part of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.width, fractionalWidth)
  }
  /// A part of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute, absoluteDimension)
  }
  /// Points, about; what cells want is not asked.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, estimatedDimension)
  }
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a layout.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension
  /// A size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// A distance in a layout.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// Points.
  public let spacing: CGFloat
  init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing) }
  /// Points, or more; it is no more here.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing) }
}

/// One item.
public class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// How far in it stands.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// An item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// The frames of the items inside, in a room, from its origin.
  func frames(in room: CGRect) -> [CGRect] {
    [
      room.inset(
        by: UIEdgeInsets(
          top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
          right: contentInsets.trailing))
    ]
  }
}

/// Items beside or below each other.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What it is made of.
  public let subitems: [NSCollectionLayoutItem]
  /// Between them.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let isVertical: Bool
  private let count: Int?
  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isVertical: Bool, count: Int? = nil) {
    subitems = items
    self.isVertical = isVertical
    self.count = count
    super.init(layoutSize: size)
  }
  /// Beside each other.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, isVertical: false) }
  /// So many beside each other, equally wide.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], isVertical: false, count: count) }
  /// So many beside each other, equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isVertical: false, count: count) }
  /// Below each other.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, isVertical: true) }
  /// So many below each other, equally high.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], isVertical: true, count: count) }

  override func frames(in room: CGRect) -> [CGRect] {
    let inner = super.frames(in: room)[0]
    let gap = interItemSpacing?.spacing ?? 0
    var found: [CGRect] = []
    var place = isVertical ? inner.minY : inner.minX
    let end = isVertical ? inner.maxY : inner.maxX
    func add(_ item: NSCollectionLayoutItem, _ size: CGSize) {
      let origin = isVertical ? CGPoint(x: inner.minX, y: place) : CGPoint(x: place, y: inner.minY)
      found += item.frames(in: CGRect(origin: origin, size: size))
      place += (isVertical ? size.height : size.width) + gap
    }
    if let count, let item = subitems.first {
      let length = ((isVertical ? inner.height : inner.width) - gap * CGFloat(count - 1)) / CGFloat(max(1, count))
      let own = item.layoutSize.size(in: inner.size)
      for _ in 0..<count {
        add(item, isVertical ? CGSize(width: own.width, height: length) : CGSize(width: length, height: own.height))
      }
      return found
    }
    // The items follow each other again and again as long as there is room.
    var index = 0
    while !subitems.isEmpty {
      let item = subitems[index % subitems.count]
      let size = item.layoutSize.size(in: inner.size)
      let length = isVertical ? size.height : size.width
      guard length > 0, index < subitems.count || place + length <= end + 0.5 else { break }
      guard index == 0 || place + length <= end + 0.5 else { break }
      add(item, size)
      index += 1
    }
    return found
  }
}

/// Something beside a section.
public class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
  let layoutSize: NSCollectionLayoutSize
  let elementKind: String
  let isAtBottom: Bool
  /// Whether it stays in view. Not done here.
  public var pinToVisibleBounds = false
  /// Something at an edge of a section.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    isAtBottom = [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
  }
}

/// Where something stands; raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// UIKit's case of this name.
  case none = 0
  /// UIKit's case of this name.
  case top = 1
  /// UIKit's case of this name.
  case topLeading = 2
  /// UIKit's case of this name.
  case leading = 3
  /// UIKit's case of this name.
  case bottomLeading = 4
  /// UIKit's case of this name.
  case bottom = 5
  /// UIKit's case of this name.
  case bottomTrailing = 6
  /// UIKit's case of this name.
  case trailing = 7
  /// UIKit's case of this name.
  case topTrailing = 8
}

/// How a section scrolls across; it does not here; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// UIKit's case of this name.
  case none = 0
  /// UIKit's case of this name.
  case continuous = 1
  /// UIKit's case of this name.
  case continuousGroupLeadingBoundary = 2
  /// UIKit's case of this name.
  case paging = 3
  /// UIKit's case of this name.
  case groupPaging = 4
  /// UIKit's case of this name.
  case groupPagingCentered = 5
}

/// A section: a group again and again.
public class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around it.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups.
  public var interGroupSpacing: CGFloat = 0
  /// Whether it scrolls across.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What is beside it.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// What a section's maker knows of where it will be.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The environment.
  var traitCollection: UITraitCollection { get }
}

/// How all sections are placed.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way content runs.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections.
  public var interSectionSpacing: CGFloat = 0
}

/// Places sections below each other, each made for where it is. Content runs downwards.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final class Environment: NSCollectionLayoutEnvironment {
    let traitCollection: UITraitCollection
    init(_ traits: UITraitCollection) { traitCollection = traits }
  }
  private let maker: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// How all sections are placed.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private var order: [UICollectionViewLayoutAttributes] = []
  private var content = CGSize.zero

  /// Sections all alike.
  public init(section: NSCollectionLayoutSection) {
    maker = { _, _ in section }
    super.init()
  }
  /// Sections made one by one.
  public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
    maker = sectionProvider
    super.init()
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return content
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    order.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { order.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind } }

  open override func prepare() {
    order = []
    guard let collection = collectionView else { return }
    let room = collection.bounds.inset(by: collection.adjustedContentInset).size
    let environment = Environment(collection.traitCollection)
    var y: CGFloat = 0
    for index in 0..<collection.numberOfSections {
      guard let section = maker(index, environment) else { continue }
      if index > 0 { y += configuration.interSectionSpacing }
      y = place(section, index, collection.numberOfItems(inSection: index), from: y, room)
    }
    content = CGSize(width: room.width, height: y)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, from start: CGFloat, _ room: CGSize
  ) -> CGFloat {
    var y = start
    func beside(_ isAtBottom: Bool) {
      for item in section.boundarySupplementaryItems where item.isAtBottom == isAtBottom {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        attributes.frame = CGRect(origin: CGPoint(x: 0, y: y), size: item.layoutSize.size(in: room))
        order.append(attributes)
        y = attributes.frame.maxY
      }
    }
    beside(false)
    let insets = section.contentInsets
    y += insets.top
    let inner = CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
    var item = 0
    while item < count {
      if item > 0 { y += section.interGroupSpacing }
      let size = section.group.layoutSize.size(in: inner)
      let frames = section.group.frames(in: CGRect(origin: CGPoint(x: insets.leading, y: y), size: size))
      guard !frames.isEmpty else { break }
      for frame in frames where item < count {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame
        order.append(attributes)
        item += 1
      }
      y += size.height
    }
    y += insets.bottom
    beside(true)
    return y
  }
}
