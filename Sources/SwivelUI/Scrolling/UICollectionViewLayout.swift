// How a collection places its items: the class apps and the framework's layouts derive from.

/// How a collection places its items.
@preconcurrency @MainActor open class UICollectionViewLayout: NumberedObject {
  /// The collection; nil while the layout has none.
  open internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false
  private var decorations: [String: UICollectionReusableView.Type] = [:]

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
  /// Says that all places are others.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Says that places are others.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
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
  /// Where an item comes from.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where an item goes.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Whether places are mirrored where content runs leftwards.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Which way the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Lets the layout show views of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Lets the layout show views of a xib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  /// Prepares if anything is to be found anew.
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  func decoration(_ kind: String) -> UICollectionReusableView {
    GuestClasses.view(decorations[kind] ?? UICollectionReusableView.self, frame: .zero)
  }
}
