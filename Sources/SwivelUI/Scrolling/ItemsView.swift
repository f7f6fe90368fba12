// What apps ask and tell a collection view of its items, as members of a class: apps override them, and what an extension declares
// cannot be overridden. What they do is in extensions of UICollectionView, under names that begin with `plain`.

/// The base of `UICollectionView`.
@preconcurrency @MainActor open class ItemsView: UIScrollView {
  /// Makes changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    asCollection.plainPerformBatchUpdates(updates, completion: completion)
  }
  /// Makes changes together that are not kept longer than that, as Objective-C declares them.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
  /// Items were inserted.
  open func insertItems(at indexPaths: [IndexPath]) { asCollection.plainInsertItems(at: indexPaths) }
  /// Items were deleted; what was chosen of them is no more.
  open func deleteItems(at indexPaths: [IndexPath]) { asCollection.plainDeleteItems(at: indexPaths) }
  /// Items are others.
  open func reloadItems(at indexPaths: [IndexPath]) { asCollection.plainReloadItems(at: indexPaths) }
  /// Items are to be configured anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { asCollection.plainReconfigureItems(at: indexPaths) }
  /// An item was moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    asCollection.plainMoveItem(at: indexPath, to: newIndexPath)
  }
  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet) { asCollection.plainInsertSections(sections) }
  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet) { asCollection.plainDeleteSections(sections) }
  /// Sections are others.
  open func reloadSections(_ sections: IndexSet) { asCollection.plainReloadSections(sections) }
  /// A section was moved, and what was chosen in it is forgotten.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    asCollection.plainMoveSection(section, toSection: newSection)
  }
  /// The chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { asCollection.plainIndexPathsForSelectedItems }
  /// Chooses an item without telling the delegate, and scrolls to it; nil for none.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    asCollection.plainSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Chooses an item no more, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    asCollection.plainDeselectItem(at: indexPath, animated: animated)
  }
  /// How many sections there are.
  open var numberOfSections: Int { asCollection.plainNumberOfSections }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { asCollection.plainNumberOfItems(inSection: section) }
  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { asCollection.plainVisibleCells }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] { asCollection.plainIndexPathsForVisibleItems }
  /// The cell of an item; nil for one that is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    asCollection.plainCellForItem(at: indexPath)
  }
  /// The item of a cell; nil for one that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { asCollection.plainIndexPath(for: cell) }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { asCollection.plainIndexPathForItem(at: point) }
  /// A view beside items; nil for one that is not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    asCollection.plainSupplementaryView(forElementKind: elementKind, at: indexPath)
  }
  /// The views of a kind that are shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    asCollection.plainVisibleSupplementaryViews(ofKind: elementKind)
  }
  /// The items beside which views of a kind are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    asCollection.plainIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    asCollection.plainLayoutAttributesForItem(at: indexPath)
  }
  /// Where a view beside items is.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asCollection.plainLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    asCollection.plainScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Begins to move an item; whether it can be.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    asCollection.plainBeginInteractiveMovementForItem(at: indexPath)
  }
  /// The item that is moved is at a point of the content; it goes where it is put down.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    asCollection.plainUpdateInteractiveMovementTargetPosition(targetPosition)
  }
  /// Puts the item down: the data source is told.
  open func endInteractiveMovement() { asCollection.plainEndInteractiveMovement() }
  /// Leaves the item where it was.
  open func cancelInteractiveMovement() { asCollection.plainCancelInteractiveMovement() }
  /// Begins to exchange the layout. There is no such finger here: it is exchanged when it is finished.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    asCollection.plainStartInteractiveTransition(to: layout, completion: completion)
  }
  /// Ends it with the new layout.
  open func finishInteractiveTransition() { asCollection.plainFinishInteractiveTransition() }
  /// Ends it with the old layout.
  open func cancelInteractiveTransition() { asCollection.plainCancelInteractiveTransition() }

  // Every one is a collection view: nothing else comes from this class.
  private var asCollection: UICollectionView { unsafeDowncast(self, to: UICollectionView.self) }
}
