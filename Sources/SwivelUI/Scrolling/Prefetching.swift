// What tables and collections tell of rows and items that will soon be shown, so that their data is asked for ahead. Apart, because
// both tell the same in the same order.

/// What was told to be near and is not seen yet.
struct ToldAhead {
  private var told: Set<IndexPath> = []

  /// What is told anew of the places around `bounds`, "the first index path corresponds to the row closest to the visible area", and
  /// what is taken back, because it is not near any more and was not seen.
  mutating func follow(_ places: [(path: IndexPath, frame: CGRect)], seen: Set<IndexPath>, bounds: CGRect) -> (
    new: [IndexPath], gone: [IndexPath]
  ) {
    let near = places.filter { !seen.contains($0.path) }
    let new = near.filter { !told.contains($0.path) }.map { (bounds.distance(to: $0.frame), $0.path) }.sorted {
      $0 < $1
    }
    let now = Set(near.map(\.path))
    defer { told = now }
    return (new.map(\.1), told.subtracting(now).subtracting(seen).sorted())
  }
  /// Other rows are at these places.
  mutating func forget() { told = [] }
}

extension CGRect {
  /// How far another rectangle is from this one, along both axes.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(0, other.minX - maxX, minX - other.maxX) + max(0, other.minY - maxY, minY - other.maxY)
  }
}

extension UITableView {
  /// Tells which rows are within a screen of those that are seen (UITableViewDataSourcePrefetching). How far ahead UIKit looks no
  /// source says; a screen is how far cells are made here.
  func tellNearRows() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, !needsRows, bounds.height > 0 else { return }
    let rows = plainIndexPathsForRows(in: bounds.insetBy(dx: 0, dy: -bounds.height)) ?? []
    let (new, gone) = ahead.follow(
      rows.map { ($0, plainRectForRow(at: $0)) }, seen: Set(plainIndexPathsForRows(in: bounds) ?? []), bounds: bounds)
    guard !new.isEmpty || !gone.isEmpty else { return }
    ownScene.later { [weak self] in
      guard let self, let source = prefetchDataSource else { return }
      if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
      if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    }
  }
}

extension UICollectionView {
  /// The same of items, within a screen in the direction they scroll (UICollectionViewDataSourcePrefetching).
  func tellNearItems() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, !needsItems, !bounds.isEmpty else { return }
    let room = CGSize(
      width: max(0, contentSize.width - bounds.width), height: max(0, contentSize.height - bounds.height))
    let area = bounds.insetBy(dx: -min(room.width, bounds.width), dy: -min(room.height, bounds.height))
    let items = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    let (new, gone) = ahead.follow(
      items.map { ($0.indexPath, $0.frame) }, seen: Set(items.filter { $0.frame.overlaps(bounds) }.map(\.indexPath)),
      bounds: bounds)
    guard !new.isEmpty || !gone.isEmpty else { return }
    ownScene.later { [weak self] in
      guard let self, let source = prefetchDataSource else { return }
      if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
      if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    }
  }
}
