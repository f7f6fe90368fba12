// Where one element of a collection stands.

/// Where and how one element of a collection is shown.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NumberedObject, @preconcurrency NSCopying {
  /// The kind of the element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view.
  open private(set) var representedElementKind: String?
  /// Which item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where it is in the content.
  open var frame = CGRect.zero
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// How it is turned and scaled.
  open var transform = CGAffineTransform.identity { didSet { space = nil } }
  /// The same in space.
  open var transform3D: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      space = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }
  /// How it is turned in space, where that is more than `transform` says.
  private(set) var space: CATransform3D?
  /// 0 for invisible, 1 for opaque.
  open var alpha: CGFloat = 1
  /// What stands in front: higher numbers.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// Whether the view says how wide and how high it is; flow layouts ask for both.
  var asksWidth = false
  var asksHeight = false
  /// The section that shows it in a view of its own, for one that scrolls across.
  var scrollsIn: Int?
  /// How it stays in view.
  var pin: Pin?

  /// Something that stays in view while anything of its range is.
  struct Pin {
    /// Whether it stays at the end of what is seen.
    var isAtEnd: Bool
    var range: ClosedRange<CGFloat> = 0...0

    /// Where it is while so much of the content is seen.
    func frame(of frame: CGRect, in seen: CGRect, isVertical: Bool) -> CGRect {
      var frame = frame
      let length = isVertical ? frame.height : frame.width
      let edge = isVertical ? (isAtEnd ? seen.maxY - length : seen.minY) : isAtEnd ? seen.maxX - length : seen.minX
      let own = isVertical ? frame.minY : frame.minX
      let wanted = isAtEnd ? min(own, edge) : max(own, edge)
      let place = min(max(wanted, range.lowerBound), max(range.lowerBound, range.upperBound - length))
      if isVertical { frame.origin.y = place } else { frame.origin.x = place }
      return frame
    }
  }

  /// Attributes of nothing yet.
  public required override init() { super.init() }
  /// Says which element it is of.
  func become(_ path: IndexPath, _ kind: String?, _ category: UICollectionView.ElementCategory? = nil) {
    indexPath = path
    representedElementKind = kind
    representedElementCategory = category ?? (kind == nil ? .cell : .supplementaryView)
  }
  /// Of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Of a view beside items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  /// Of a view that is only the layout's.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The same attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.space = space
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    (copy.asksWidth, copy.asksHeight, copy.scrollsIn, copy.pin) = (asksWidth, asksHeight, scrollsIn, pin)
    return copy
  }
  /// Whether everything agrees.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { equals(other) }
  }
  private func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform == other.transform
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }
}

/// What of a layout is to be found anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NumberedObject {
  /// Whether everything.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items.
  open internal(set) var invalidateDataSourceCounts = false
  /// How much the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Creates a context.
  public required override init() { super.init() }
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// The views beside items, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views of the layout's, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where items that are moved by a finger come from.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that are moved by a finger go.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// Adds views beside items.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Adds views of the layout's.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The same of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and distances anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the content's size and what lies in it is found anew.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of items.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NumberedObject {
  /// Which change; raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// Inserted.
    case insert = 0
    /// Deleted.
    case delete = 1
    /// Another.
    case reload = 2
    /// Moved.
    case move = 3
    /// Nothing.
    case none = 4
  }
  /// Where it was.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// Which change.
  open internal(set) var updateAction = Action.none
  /// A change; a section's path has no item of its own.
  convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.init()
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
  /// The item that came, if one did.
  var inserted: IndexPath? {
    guard updateAction == .insert, let path = indexPathAfterUpdate, path.item != NSNotFound else { return nil }
    return path
  }
}

extension RowMoves {
  /// The same for a layout (UICollectionViewUpdateItem: a section's item is NSNotFound).
  @MainActor var updates: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var all: [UICollectionViewUpdateItem] = []
    all += deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
    all += deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    all += reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0)) }
    all += reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    all += movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, from: whole($0.key), to: whole($0.value))
    }
    all += moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
    all += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
    all += inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    return all
  }
}
