// Changes of a collection's items, and which are chosen.

extension UICollectionView {
  func plainPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    change {}
    if let completion { ownScene.later { completion(true) } }
  }

  private func change(_ body: () -> Void) {
    body()
    guard updateDepth == 0 else { return }
    placesMove = true
    layoutUpdates += itemMoves.updates
    // What is made anew stays chosen.
    var moves = itemMoves
    itemMoves = RowMoves()
    noteExtras(goneWith: moves.deletedSections)
    let remade = moves.reloaded
    moves.reloaded = []
    remakeItems(remaking: remade, reconfiguring: moves.reconfigured, moves.place)
  }

  /// Has the items asked for anew that are new: the others keep their cells and go where `place` says, and with them what is chosen. Of
  /// those that are to be reconfigured the data source gets the same cell to fill.
  func remakeItems(
    remaking: Set<IndexPath> = [], reconfiguring: Set<IndexPath> = [], _ place: (IndexPath) -> IndexPath?
  ) {
    chosen = Set(chosen.compactMap(place))
    var kept: [IndexPath: KeptCell<UICollectionViewCell>] = [:]
    let now = keptItems ?? cells.mapValues { KeptCell(cell: $0, isFilledAnew: false) }
    for (old, each) in now {
      guard let new = place(old) else {
        if !layoutUpdates.isEmpty { collectionViewLayout.vanishing[old] = attributes(of: each.cell, at: old) }
        continue
      }
      guard !remaking.contains(old) else { continue }
      kept[new] = KeptCell(cell: each.cell, isFilledAnew: each.isFilledAnew || reconfiguring.contains(old))
    }
    keptItems = kept
    needsItems = true
    if collectionViewLayout.changes == nil { collectionViewLayout.changes = .counts }
    collectionViewLayout.invalidateLayout()
  }

  /// Views beside items of sections that go, as they are shown now.
  private func noteExtras(goneWith sections: IndexSet) {
    for (key, view) in extras where sections.contains(key.path.section) {
      let attributes =
        collectionViewLayout.isDecoration(key.kind)
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: key.kind, with: key.path)
        : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: key.kind, with: key.path)
      (attributes.frame, attributes.alpha) = (place(of: view), view.alpha)
      collectionViewLayout.vanishingExtras[key] = attributes
    }
  }

  /// Asks where views beside items go and come from: those of sections that went and came, and those the layout itself names
  /// (UICollectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind:) and its like).
  func askWhereExtrasMove(_ updates: [UICollectionViewUpdateItem]) {
    let layout = collectionViewLayout
    let came = Set(
      updates.filter { $0.updateAction == .insert && $0.inserted == nil }.map(\.indexPathAfterUpdate?.section))
    var gone = Set(layout.vanishingExtras.keys)
    var new = Set(extras.keys.filter { came.contains($0.path.section) })
    for kind in Set(extras.keys.map(\.kind)).union(gone.map(\.kind)).sorted() {
      let isOfLayout = layout.isDecoration(kind)
      let leaving =
        isOfLayout
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      let coming =
        isOfLayout
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      gone.formUnion(leaving.map { ExtraKey(kind: kind, path: $0) })
      new.formUnion(coming.map { ExtraKey(kind: kind, path: $0) })
    }
    for key in gone.sorted() {
      _ =
        layout.isDecoration(key.kind)
        ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    }
    for key in new.sorted() {
      _ =
        layout.isDecoration(key.kind)
        ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
        : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    }
    layout.vanishingExtras = [:]
  }

  /// How an item is shown now.
  private func attributes(of cell: UICollectionViewCell, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = place(of: cell)
    attributes.alpha = cell.alpha
    return attributes
  }

  func plainInsertItems(at indexPaths: [IndexPath]) { change { itemMoves.inserted += indexPaths } }
  func plainDeleteItems(at indexPaths: [IndexPath]) { change { itemMoves.deleted.formUnion(indexPaths) } }
  func plainReloadItems(at indexPaths: [IndexPath]) { change { itemMoves.reloaded.formUnion(indexPaths) } }
  func plainReconfigureItems(at indexPaths: [IndexPath]) { change { itemMoves.reconfigured.formUnion(indexPaths) } }
  func plainMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { itemMoves.moved[indexPath] = newIndexPath }
  }
  func plainInsertSections(_ sections: IndexSet) { change { itemMoves.insertedSections.formUnion(sections) } }
  func plainDeleteSections(_ sections: IndexSet) { change { itemMoves.deletedSections.formUnion(sections) } }
  func plainReloadSections(_ sections: IndexSet) { change { itemMoves.reloadedSections.formUnion(sections) } }
  func plainMoveSection(_ section: Int, toSection newSection: Int) {
    change { itemMoves.movedSections[section] = newSection }
  }

  var plainIndexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  func plainSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      forgetChosen()
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  func plainDeselectItem(at indexPath: IndexPath, animated: Bool) {
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
