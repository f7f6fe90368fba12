// Changes of a collection's items, and which are chosen.

extension UICollectionView {
  /// Makes changes together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    reloadData()
    if let completion { ownScene.later { completion(true) } }
  }
  /// Items were inserted.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Items were deleted; what was chosen of them is no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    chosen.subtract(indexPaths)
    reloadData()
  }
  /// Items are others.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Items are to be configured anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// An item was moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Sections were inserted.
  public func insertSections(_ sections: IndexSet) { reloadData() }
  /// Sections were deleted.
  public func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Sections are others.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
  /// A section was moved.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// The chosen items.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  /// Chooses an item without telling the delegate, and scrolls to it; nil for none.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { forgetChosen() }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    selectedCell = cells[indexPath]
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no more, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard chosen.remove(indexPath) != nil else { return }
    cells[indexPath]?.isSelected = false
    if selectedCell === cells[indexPath] { selectedCell = nil }
  }

  private func forgetChosen() {
    for path in chosen { cells[path]?.isSelected = false }
    chosen = []
    selectedCell = nil
  }

  /// A user chooses an item: its segue comes before the delegate's word, as in UIKit.
  func userChose(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), allowsSelection else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if chosen.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = allowsMultipleSelection ? [] : chosen.filter { $0 != path }.sorted()
    selectItem(at: path, animated: false, scrollPosition: [])
    cell.onSelect?()
    for path in left { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
