// How a collection places its items: the class apps and the framework's layouts derive from.

/// How a collection places its items.
@preconcurrency @MainActor open class UICollectionViewLayout: NumberedObject {
  /// The collection; nil while the layout has none.
  open var collectionView: UICollectionView? { heldCollection }
  /// What a subclass may not set it overrides with a type of its own, so that what is asked and what is held are two.
  weak var heldCollection: UICollectionView?
  private var isPrepared = false
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates the layout a document describes; nil for a coder that is not a storyboard's or xib's.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder as? NibCoder else { return nil }
    nib.decode(into: self)
  }

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Before places are asked for, once after each invalidation.
  open func prepare() {}
  /// What is in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view beside items is.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a view of the layout's is.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Whether places are others in other bounds; by default in another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.placedBounds?.size
  }
  /// What is to be found anew in other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newContext()
  }
  /// Whether places are others because a cell wants another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is to be found anew because a cell wants another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  private func newContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }
  /// Says that all places are others: with a context, for whoever overrides the other method.
  open func invalidateLayout() {
    guard !isInvalidating else { return }
    isInvalidating = true
    defer { isInvalidating = false }
    let context = newContext()
    context.invalidateEverything = changes != .counts
    context.invalidateDataSourceCounts = changes != nil
    changes = nil
    invalidateLayout(with: context)
  }
  /// Says that places are others. What the context adds to the offset and the size of the content is added at once.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let collection = collectionView else { return }
    let (move, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if growth != .zero {
      collection.contentSize.width += growth.width
      collection.contentSize.height += growth.height
    }
    if move != .zero {
      collection.contentOffset = CGPoint(x: collection.contentOffset.x + move.x, y: collection.contentOffset.y + move.y)
    }
    collection.setNeedsLayout()
  }
  private var isInvalidating = false
  /// What the collection knows of the next invalidation; nil for one that is the layout's own.
  var changes: Changes?
  /// What a collection's items were changed in.
  enum Changes {
    /// Some came, went, moved or are others.
    case counts
    /// All are asked for.
    case everything
  }
  /// How items were shown that have gone, until the layout was told.
  var vanishing: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The same of views beside items.
  var vanishingExtras: [UICollectionView.ExtraKey: UICollectionViewLayoutAttributes] = [:]
  /// Where the content rests after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content rests after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Before items change.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// After items changed.
  open func finalizeCollectionViewUpdates() {}
  /// Before bounds change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// After bounds changed.
  open func finalizeAnimatedBoundsChange() {}
  /// Before this layout takes another's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Before another layout takes this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// After one of these.
  open func finalizeLayoutTransition() {}
  /// Where an item comes from: where it is, unless a layout says otherwise.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    copied(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Where an item goes: where it was, unless a layout says otherwise.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    copied(vanishing[itemIndexPath] ?? layoutAttributesForItem(at: itemIndexPath))
  }
  private func copied(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.copy() as? UICollectionViewLayoutAttributes
  }
  /// Where a view beside items comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    copied(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Where a view beside items goes: where it was, unless a layout says otherwise.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    copied(
      vanishingExtras[UICollectionView.ExtraKey(kind: elementKind, path: elementIndexPath)]
        ?? layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Where a view of the layout's comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    copied(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Where a view of the layout's goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    copied(
      vanishingExtras[UICollectionView.ExtraKey(kind: elementKind, path: decorationIndexPath)]
        ?? layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Which views beside items go; none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views of the layout's go; none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views beside items come; none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views of the layout's come; none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where an item moved by a finger would go.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Where an item moved by a finger is while it moves.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      copied(layoutAttributesForItem(at: indexPath)) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// What is to be found anew while items are moved by a finger.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    moving(targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }
  /// What is to be found anew when they are put down, or left where they were.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { moving(indexPaths, from: previousIndexPaths, at: .zero) }
  private func moving(_ now: [IndexPath], from before: [IndexPath], at place: CGPoint)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = newContext()
    context.targetIndexPathsForInteractivelyMovingItems = now
    context.previousIndexPathsForInteractivelyMovingItems = before
    context.interactiveMovementTarget = place
    return context
  }
  /// Whether places are mirrored where content runs leftwards.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Whether rows begin at the right where content runs leftwards: the system's layouts fill them from there by themselves.
  final var isFlipped: Bool {
    flipsHorizontallyInOppositeLayoutDirection || self is UICollectionViewFlowLayout
      || self is UICollectionViewCompositionalLayout
  }
  /// Which way the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Lets the layout show views of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Lets the layout show views of a xib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorationNibs[elementKind] = nib }

  /// Prepares if anything is to be found anew.
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  // MARK: What the framework's layouts tell the collection

  /// The sections that scroll across.
  var orthogonalSections: [Int: OrthogonalSection] { [:] }
  /// Whether anything stays in view.
  var hasPins: Bool { false }
  /// Whether a view says how large it is.
  func asksSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// A view says how large it is.
  func element(_ attributes: UICollectionViewLayoutAttributes, wants size: CGSize) {}
  /// Everything views said is forgotten.
  func forgetSizes() {}
  /// What is seen, as it is shown.
  func showing(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { seen }
  /// How the rows of a section look, if it is a list.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Whether views of a kind are the layout's own.
  func isDecoration(_ kind: String) -> Bool { decorations[kind] != nil || decorationNibs[kind] != nil }
  func decoration(_ kind: String) -> UICollectionReusableView {
    if let nib = decorationNibs[kind],
      let made = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? UICollectionReusableView }).first
    {
      return made
    }
    return GuestClasses.view(decorations[kind] ?? UICollectionReusableView.self, frame: .zero)
  }
}
