// Changes of a collection's items, and which are chosen.

extension UICollectionView {
  /// Makes changes together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    change {}
    if let completion { ownScene.later { completion(true) } }
  }

  private func change(_ body: () -> Void) {
    body()
    guard updateDepth == 0 else { return }
    remakeItems(itemMoves.place)
    itemMoves = RowMoves()
  }

  /// Has the items asked for anew; what is chosen goes where `place` says.
  func remakeItems(_ place: (IndexPath) -> IndexPath?) {
    chosen = Set(chosen.compactMap(place))
    needsItems = true
    collectionViewLayout.invalidateLayout()
  }

  /// Items were inserted.
  public func insertItems(at indexPaths: [IndexPath]) { change { itemMoves.inserted += indexPaths } }
  /// Items were deleted; what was chosen of them is no more.
  public func deleteItems(at indexPaths: [IndexPath]) { change { itemMoves.deleted.formUnion(indexPaths) } }
  /// Items are others.
  public func reloadItems(at indexPaths: [IndexPath]) { change {} }
  /// Items are to be configured anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change {} }
  /// An item was moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { itemMoves.moved[indexPath] = newIndexPath }
  }
  /// Sections were inserted.
  public func insertSections(_ sections: IndexSet) { change { itemMoves.insertedSections.formUnion(sections) } }
  /// Sections were deleted.
  public func deleteSections(_ sections: IndexSet) { change { itemMoves.deletedSections.formUnion(sections) } }
  /// Sections are others.
  public func reloadSections(_ sections: IndexSet) { change { itemMoves.reloadedSections.formUnion(sections) } }
  /// A section was moved, and what was chosen in it is forgotten.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { itemMoves.reloadedSections.formUnion([section, newSection]) }
  }

  /// The chosen items.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  /// Chooses an item without telling the delegate, and scrolls to it; nil for none.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      forgetChosen()
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no more, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard chosen.remove(indexPath) != nil else { return }
    cells[indexPath]?.isSelected = false
  }

  func forgetChosen() {
    for path in chosen { cells[path]?.isSelected = false }
    chosen = []
  }

  /// A user chooses an item: its segue comes before the delegate's word, as in UIKit.
  func userChose(_ cell: UICollectionViewCell) {
    // A tap anywhere on the items first brings back the one that is aside.
    if endSwiping() { return }
    guard let path = indexPath(for: cell) else { return }
    let several = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    guard isEditing ? allowsSelectionDuringEditing || several : allowsSelection || several else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if let row = cell as? UICollectionViewListCell, row.expandsByTap { return row.toggleOutline() }
    if chosen.contains(path), several {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = several ? [] : chosen.filter { $0 != path }.sorted()
    selectItem(at: path, animated: false, scrollPosition: [])
    cell.onSelect?()
    for path in left { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// The menu of an item: by the newer method, else by the older.
  func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    let newer = ownScene.optional {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    return newer ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
  }
}
