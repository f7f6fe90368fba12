// Which cells there are, and where the layout puts them.

extension UICollectionView {
  /// Rounds in which cells may say other sizes.
  private static let maximumRounds = 4

  func placeItems() {
    if needsItems { forgetItems() }
    // A layout that says yes to any bounds is asked about other bounds, not in every pass.
    if bounds != placedBounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
    placedBounds = bounds
    backgroundView?.frame = bounds
    for _ in 0..<Self.maximumRounds {
      // A layout may come to know how many items there are while it prepares; the data source is asked when the layout
      // asks, else behind it.
      collectionViewLayout.prepareIfNeeded()
      readCountsIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
      show(collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      if !fitCells() { return }
    }
  }

  /// What is made: everything of a small collection, else what is seen and a screen around it.
  private var area: CGRect {
    let all = CGRect(origin: .zero, size: contentSize).union(bounds)
    guard counts.reduce(0, +) > Self.maximumItems else { return all }
    return bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  private func forgetItems() {
    needsItems = false
    for cell in cells.values.sorted(by: { $0.hash < $1.hash }) { retire(cell) }
    for view in extras.values { view.removeFromSuperview() }
    cells = [:]
    extras = [:]
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetSizes()
    hasCounts = false
  }

  private func readCountsIfNeeded() {
    guard !hasCounts else { return }
    hasCounts = true
    guard let dataSource else {
      counts = []
      return
    }
    counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  private func retire(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { pool[name, default: []].append(cell) }
  }

  private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    var kept: Set<IndexPath> = []
    var keptExtras: Set<ExtraKey> = []
    for attributes in wanted {
      let path = attributes.indexPath
      if attributes.representedElementCategory == .cell {
        guard let dataSource, counts.indices.contains(path.section), path.item < counts[path.section] else { continue }
        kept.insert(path)
        let isNew = cells[path] == nil
        let cell = cells[path] ?? dataSource.collectionView(self, cellForItemAt: path)
        cells[path] = cell
        cell.take(attributes)
        if isNew {
          cell.isSelected = chosen.contains(path)
          addSubview(cell)
          delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      } else if let kind = attributes.representedElementKind {
        let key = ExtraKey(kind: kind, path: path)
        keptExtras.insert(key)
        let isNew = extras[key] == nil
        let view = extras[key] ?? makeExtra(kind, path, attributes.representedElementCategory)
        extras[key] = view
        view.take(attributes)
        if isNew { addSubview(view) }
      }
    }
    for path in cells.keys.filter({ !kept.contains($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      retire(cell)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for key in extras.keys.filter({ !keptExtras.contains($0) }) {
      extras.removeValue(forKey: key)?.removeFromSuperview()
    }
  }

  private func makeExtra(_ kind: String, _ path: IndexPath, _ category: ElementCategory) -> UICollectionReusableView {
    guard category == .supplementaryView, let dataSource else { return collectionViewLayout.decoration(kind) }
    return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Asks cells for their sizes where the layout wants to know; whether any is another than it has.
  private func fitCells() -> Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.measuresCells else { return false }
    var isOther = false
    for path in cells.keys.sorted() {
      guard let cell = cells[path], let old = flow.layoutAttributesForItem(at: path) else { continue }
      let size = cell.preferredLayoutAttributesFitting(old).frame.size
      if abs(size.width - old.frame.width) > 0.01 || abs(size.height - old.frame.height) > 0.01 {
        flow.cell(at: path, wants: size)
        isOther = true
      }
    }
    return isOther
  }

  // MARK: Items by number and by place

  /// Brings numbers up to date before anybody asks.
  private func bringUpToDate() {
    guard updateDepth == 0, AppScene.current.canvas == nil else { return }
    if needsItems { forgetItems() }
    readCountsIfNeeded()
  }
  /// How many sections there are.
  public var numberOfSections: Int {
    bringUpToDate()
    return counts.count
  }
  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    bringUpToDate()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cells shown, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  /// The items shown.
  public var indexPathsForVisibleItems: [IndexPath] {
    cells.keys.sorted().filter { cells[$0]?.frame.intersects(bounds) ?? false }
  }
  /// The cell of an item; nil for one that is not shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell; nil for one that is not shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.keys.sorted().first { cells[$0]?.frame.contains(point) ?? false }
  }
  /// A view beside items; nil for one that is not shown.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { extras[ExtraKey(kind: elementKind, path: indexPath)] }
  /// The views of a kind that are shown.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    extras.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The items beside which views of a kind are shown.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Where an item is.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a view beside items is.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    guard !scrollPosition.isEmpty else { return reveal(rect, animated: animated) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = rect.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - seen.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - seen.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = rect.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - seen.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - seen.width - inset.left }
    let content = collectionViewLayout.collectionViewContentSize
    offset.x = min(max(-inset.left, offset.x), max(-inset.left, content.width - seen.width - inset.left))
    offset.y = min(max(-inset.top, offset.y), max(-inset.top, content.height - seen.height - inset.top))
    setContentOffset(offset, animated: animated)
  }
}

extension UICollectionReusableView {
  /// Takes the place and the looks of attributes.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    transform = .identity
    if frame != attributes.frame { frame = attributes.frame }
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
