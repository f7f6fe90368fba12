// Rows of a list that a finger draws aside, and items a finger moves.

/// An item that is drawn aside, and what lies beside it.
struct SwipedItem {
  let cell: UICollectionViewCell
  let offers: RowOffersView
  /// Whether the offers lie at the item's end.
  let isTrailing: Bool
}

extension UICollectionView {
  /// A finger that goes so much of a row's width does the first thing at once: as in tables.
  private static let wholeShare: CGFloat = 0.5

  /// A finger goes sideways over an item, to the right for positive: as in tables. False where nothing is offered.
  func swipe(_ cell: UICollectionViewCell, by way: CGFloat) -> Bool {
    let wasAside = swipedItem?.cell === cell
    endSwiping()
    if wasAside { return true }
    guard way != 0, !isEditing else { return false }
    return offer(cell, isTrailing: (way < 0) != isMirrored, isWhole: abs(way) >= cell.bounds.width * Self.wholeShare)
  }

  /// Draws an item aside; false where nothing is offered.
  func offer(_ cell: UICollectionViewCell, isTrailing: Bool = true, isWhole: Bool = false) -> Bool {
    endSwiping()
    guard let path = indexPath(for: cell), let list = collectionViewLayout.list(of: path.section) else { return false }
    let provider =
      isTrailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let given = provider?(path), let first = given.actions.first else { return false }
    let offers = RowOffersView(given.actions.map(offer))
    swipedItem = SwipedItem(cell: cell, offers: offers, isTrailing: isTrailing)
    insertSubview(offers, belowSubview: cell)
    cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
    if given.performsFirstActionWithFullSwipe, isWhole { offer(first).perform(offers) }
    return true
  }

  private func offer(_ action: UIContextualAction) -> RowOffer {
    RowOffer(action) { [weak self] in _ = self?.endSwiping() }
  }

  /// Brings back the item that is aside; whether there was one.
  @discardableResult
  func endSwiping() -> Bool {
    guard let swiped = swipedItem else { return false }
    swipedItem = nil
    swiped.offers.removeFromSuperview()
    swiped.cell.slide(by: 0)
    swiped.cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
    return true
  }

  /// Moves the item that is aside from where it stands, and puts beside it what it offers.
  func placeSwipedItem() {
    guard let swiped = swipedItem else { return }
    guard swiped.cell.superview === self else {
      endSwiping()
      return
    }
    let row = swiped.cell.frame
    let isAtRight = swiped.isTrailing != isMirrored
    let width = swiped.offers.width
    swiped.offers.frame = CGRect(
      x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    swiped.offers.place(firstAtRight: isAtRight)
    swiped.cell.slide(by: isAtRight ? -width : width)
  }

  // MARK: Items a finger moves

  /// A user moved an item by its handle to a point of the content.
  func userMoved(_ cell: UICollectionViewCell, to point: CGPoint) {
    guard let from = indexPath(for: cell), beginInteractiveMovementForItem(at: from) else { return }
    updateInteractiveMovementTargetPosition(
      CGPoint(x: bounds.midX, y: min(max(point.y, 0), max(0, contentSize.height - 1))))
    endInteractiveMovement()
  }

  func plainBeginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movedItem == nil, cells[indexPath] != nil, let dataSource,
      ownScene.optional({ dataSource.collectionView(self, canMoveItemAt: indexPath) }) ?? true
    else { return false }
    movedItem = (indexPath, indexPath)
    return true
  }
  func plainUpdateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved = movedItem else { return }
    let wanted = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moved.from, withPosition: targetPosition)
    movedItem?.to =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.from, atCurrentIndexPath: moved.to,
        toProposedIndexPath: wanted) ?? wanted
    guard let now = movedItem else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [now.to], withTargetPosition: targetPosition, previousIndexPaths: [moved.to],
      previousPosition: movedPosition ?? cells[moved.from]?.center ?? targetPosition)
    movedPosition = targetPosition
    collectionViewLayout.invalidateLayout(with: context)
  }
  func plainEndInteractiveMovement() {
    guard let moved = movedItem else { return }
    endMoving(moved, isCancelled: false)
    guard moved.from != moved.to, let dataSource else { return }
    let isMoved: Void? = ownScene.optional { dataSource.collectionView(self, moveItemAt: moved.from, to: moved.to) }
    guard isMoved != nil else { return }
    placesMove = true
    remakeItems(RowMoves(moved: [moved.from: moved.to]).place)
  }
  func plainCancelInteractiveMovement() {
    if let moved = movedItem { endMoving(moved, isCancelled: true) }
  }
  private func endMoving(_ moved: (from: IndexPath, to: IndexPath), isCancelled: Bool) {
    (movedItem, movedPosition) = (nil, nil)
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? moved.from : moved.to], previousIndexPaths: [moved.from],
      movementCancelled: isCancelled)
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: Layouts a finger exchanges

  func plainStartInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    transition.completion = completion
    collectionViewLayout = transition
    return transition
  }
  func plainFinishInteractiveTransition() { endTransition(isFinished: true) }
  func plainCancelInteractiveTransition() { endTransition(isFinished: false) }
  private func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    collectionViewLayout = isFinished ? transition.nextLayout : transition.currentLayout
    if let completion = transition.completion { ownScene.later { completion(true, isFinished) } }
  }
  /// Told when a layout was exchanged: whether it is complete, and whether it is the new one.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}

/// Places items between two layouts, as far as a finger has gone.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far, from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Where it comes from.
  public let currentLayout: UICollectionViewLayout
  /// Where it goes.
  public let nextLayout: UICollectionViewLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  private var values: [String: CGFloat] = [:]
  /// Between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }
  /// Keeps a value for the app.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The value kept; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    for layout in [currentLayout, nextLayout] {
      layout.heldCollection = collectionView
      layout.invalidateLayout()
      layout.prepareIfNeeded()
    }
  }
  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let from = currentLayout.layoutAttributesForItem(at: indexPath),
      let to = nextLayout.layoutAttributesForItem(at: indexPath)?.frame,
      let copy = from.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    copy.frame = CGRect(
      x: between(from.frame.minX, to.minX), y: between(from.frame.minY, to.minY),
      width: between(from.frame.width, to.width), height: between(from.frame.height, to.height))
    return copy
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let collection = collectionView
    return (0..<(collection?.numberOfSections ?? 0)).flatMap { section in
      (0..<(collection?.numberOfItems(inSection: section) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }
}
