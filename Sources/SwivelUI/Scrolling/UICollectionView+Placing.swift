// Which cells there are, and where the layout puts them.

extension UICollectionView {
  /// Rounds in which cells may say other sizes.
  private static let maximumRounds = 4

  func placeItems() {
    defer {
      tellSeenItems()
      tellNearItems()
    }
    if needsItems { forgetItems() }
    // A layout that says yes to any bounds is asked about other bounds, not in every pass.
    if bounds != placedBounds, let context = invalidation(by: bounds) {
      collectionViewLayout.invalidateLayout(with: context)
    }
    let before = placedBounds
    placedBounds = bounds
    let isResized = before.map { $0.size != bounds.size } ?? false
    if isResized { placesMove = true }
    backgroundView?.frame = bounds
    for round in 0..<Self.maximumRounds {
      // A layout may come to know how many items there are while it prepares; the data source is asked when the layout
      // asks, else behind it.
      collectionViewLayout.prepareIfNeeded()
      readCountsIfNeeded()
      let updates = beginUpdates()
      if round == 0, isResized, let before { collectionViewLayout.prepare(forAnimatedBoundsChange: before) }
      defer {
        if round == 0, isResized { collectionViewLayout.finalizeAnimatedBoundsChange() }
        endUpdates(updates)
      }
      contentSize = collectionViewLayout.collectionViewContentSize
      if placesMove { askForOffset() }
      placeScrollers()
      let wanted = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
      show(collectionViewLayout.showing(wanted))
      if !fitViews(wanted) { return }
    }
  }

  /// Tells the layout what was changed, once it has prepared (UICollectionViewLayout.prepare(forCollectionViewUpdates:)).
  private func beginUpdates() -> [UICollectionViewUpdateItem] {
    guard !layoutUpdates.isEmpty else { return [] }
    let updates = layoutUpdates
    layoutUpdates = []
    collectionViewLayout.prepare(forCollectionViewUpdates: updates)
    return updates
  }
  /// Asks where items that are seen come from and where those go that were, and says that this is all. Nothing moves on its way: what
  /// comes of it is told to the layout alone.
  private func endUpdates(_ updates: [UICollectionViewUpdateItem]) {
    guard !updates.isEmpty else { return }
    let gone = collectionViewLayout.vanishing.keys.sorted()
    for path in gone { _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) }
    for path in updates.compactMap(\.inserted).sorted() where cells[path] != nil {
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    collectionViewLayout.vanishing = [:]
    askWhereExtrasMove(updates)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Places are others in another size, in another layout, and after updates: the layout and then the delegate say what is to be seen
  /// (UICollectionViewLayout.targetContentOffset(forProposedContentOffset:), and the delegate's method of that name).
  private func askForOffset() {
    placesMove = false
    let now = contentOffset
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: now)
    let told = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    if told != now { contentOffset = told }
  }

  /// What new bounds invalidate; nil for nothing. Meanwhile `bounds` are those before, for layouts that compare them.
  func invalidation(by newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    boundsBefore = placedBounds
    defer { boundsBefore = nil }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    return collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Sections that scroll across have views of their own.
  private func placeScrollers() {
    let sections = collectionViewLayout.orthogonalSections
    for index in scrollers.keys.filter({ sections[$0] == nil }) {
      scrollers.removeValue(forKey: index)?.removeFromSuperview()
    }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      let scroller = scrollers[index] ?? OrthogonalScroller(frame: section.frame)
      if scrollers[index] == nil {
        scrollers[index] = scroller
        addSubview(scroller)
      }
      scroller.take(section)
    }
  }

  /// Where something shown is in the collection's own content.
  func place(of view: UIView) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScroller else { return view.frame }
    return view.frame.offsetBy(dx: scroller.frame.minX - scroller.contentOffset.x, dy: scroller.frame.minY)
  }

  /// Whether a part of an item is where it can be seen.
  private func isSeen(_ cell: UICollectionViewCell) -> Bool {
    if let scroller = cell.superview as? OrthogonalScroller, !cell.frame.overlaps(scroller.bounds) { return false }
    return place(of: cell).overlaps(bounds)
  }

  /// Tells the delegate which items come into view, and then which left it, as of a table's rows.
  func tellSeenItems() {
    guard !needsItems, delegate != nil || !seenItems.isEmpty else { return }
    let (before, leaving) = (seenItems, leavingItems)
    leavingItems = []
    seenItems = cells.filter { isSeen($0.value) }
    guard let delegate else { return }
    for (path, cell) in seenItems.sorted(by: { $0.key < $1.key }) where before[path] !== cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    let left = before.sorted { $0.key < $1.key }.filter { seenItems[$0.key] !== $0.value }.map { ($0.key, $0.value) }
    for (path, cell) in leaving + left { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
  }

  /// Puts a view where its attributes say, in the collection or in the scroller of its section.
  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let scroller = attributes.scrollsIn.flatMap { scrollers[$0] }
    let parent: UIView = scroller ?? self
    if view.superview !== parent { parent.addSubview(view) }
    view.take(attributes, from: scroller?.frame.origin ?? .zero, mirroredIn: scroller == nil ? mirrorWidth : nil)
  }

  /// How wide the content is whose places are turned round where it runs leftwards (UICollectionViewLayout
  /// .flipsHorizontallyInOppositeLayoutDirection); nil where they stay. What scrolls across stays.
  private var mirrorWidth: CGFloat? {
    isMirrored && collectionViewLayout.isFlipped && contentSize.width <= bounds.width ? contentSize.width : nil
  }

  /// Views in front are those with higher numbers; with the same number what decorates is behind items, and these behind what is
  /// beside them.
  private func stack(_ shown: [UICollectionViewLayoutAttributes]) {
    guard shown.contains(where: { $0.zIndex != 0 || $0.representedElementCategory == .decorationView }) else { return }
    struct Rank: Comparable {
      let zIndex: Int
      let category: Int
      let place: Int
      static func < (one: Rank, other: Rank) -> Bool {
        (one.zIndex, one.category, one.place) < (other.zIndex, other.category, other.place)
      }
    }
    let ranked: [(rank: Rank, attributes: UICollectionViewLayoutAttributes)] = shown.enumerated().map {
      place, attributes in
      let category =
        switch attributes.representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
      return (Rank(zIndex: attributes.zIndex, category: category, place: place), attributes)
    }
    var order: [UIView] = []
    for (_, attributes) in ranked.sorted(by: { $0.rank < $1.rank }) {
      let view: UIView? =
        attributes.representedElementCategory == .cell
        ? cells[attributes.indexPath]
        : extras[ExtraKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)]
      guard let view else { continue }
      let top = view.superview === self ? view : view.superview
      if let top, top.superview === self, !order.contains(where: { $0 === top }) { order.append(top) }
      if top !== view, attributes.zIndex != 0, view.superview?.subviews.last !== view {
        view.superview?.bringSubviewToFront(view)
      }
    }
    let now = subviews.filter { view in order.contains { $0 === view } }
    guard !zip(now, order).allSatisfy({ $0 === $1 }) else { return }
    for view in order { bringSubviewToFront(view) }
    if let refreshControl { bringSubviewToFront(refreshControl) }
  }

  /// What is made: everything of a small collection, else what is seen and a screen around it.
  private var area: CGRect {
    let all = CGRect(origin: .zero, size: contentSize).union(bounds)
    guard counts.reduce(0, +) > Self.maximumItems else { return all }
    return bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  private func forgetItems() {
    needsItems = false
    ahead.forget()
    let kept = keptItems ?? [:]
    keptItems = nil
    let staying = Set(kept.values.map { ObjectIdentifier($0.cell) })
    for cell in (Array(cells.values) + Array(unfilled.values)).sorted(by: { $0.hash < $1.hash })
    where !staying.contains(ObjectIdentifier(cell)) { retire(cell) }
    leavingItems += seenItems.filter { !staying.contains(ObjectIdentifier($0.value)) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    let seen = Set(seenItems.values.map { ObjectIdentifier($0) })
    seenItems = kept.mapValues(\.cell).filter { seen.contains(ObjectIdentifier($0.value)) }
    for view in extras.values { view.removeFromSuperview() }
    cells = kept.filter { !$0.value.isFilledAnew }.mapValues(\.cell)
    unfilled = kept.filter(\.value.isFilledAnew).mapValues(\.cell)
    for (path, cell) in cells { (cell as? UICollectionViewListCell)?.comes(from: self, at: path) }
    extras = [:]
    collectionViewLayout.forgetSizes()
    hasCounts = false
  }

  private func readCountsIfNeeded() {
    guard !hasCounts else { return }
    hasCounts = true
    guard let dataSource else {
      counts = documentItems.isEmpty ? [] : [documentItems.count]
      return
    }
    counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  private func retire(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if documentItems.contains(where: { $0 === cell }) { return }
    if let name = cell.reuseIdentifier { pool[name, default: []].append(cell) }
  }

  private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    defer { comingLooks = nil }
    var kept: Set<IndexPath> = []
    var keptExtras: Set<ExtraKey> = []
    for attributes in wanted {
      let path = attributes.indexPath
      comingLooks = .init(attributes)
      if attributes.representedElementCategory == .cell {
        guard counts.indices.contains(path.section), path.item < counts[path.section] else { continue }
        let isNew = cells[path] == nil
        guard let cell = cells[path] ?? made(path) else { continue }
        kept.insert(path)
        cells[path] = cell
        if isNew {
          cell.isSelected = chosen.contains(path)
          (cell as? UICollectionViewListCell)?.comes(from: self, at: path)
        }
        put(cell, attributes)
      } else if let kind = attributes.representedElementKind {
        let key = ExtraKey(kind: kind, path: path)
        keptExtras.insert(key)
        let isNew = extras[key] == nil
        let view = extras[key] ?? makeExtra(kind, path, attributes.representedElementCategory)
        extras[key] = view
        if isNew { (view as? UICollectionViewListCell)?.comes(from: self, at: path, as: kind) }
        put(view, attributes)
        if isNew, attributes.representedElementCategory == .supplementaryView {
          delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        }
      }
    }
    for path in cells.keys.filter({ !kept.contains($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      retire(cell)
    }
    for (_, cell) in unfilled.sorted(by: { $0.key < $1.key }) { retire(cell) }
    unfilled = [:]
    for key in extras.keys.filter({ !keptExtras.contains($0) }).sorted() {
      guard let view = extras.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
    stack(wanted)
    placeSwipedItem()
  }

  /// The cell the data source has for an item, or the document, where nobody is asked. One that is to be filled anew is handed to it
  /// when it asks for a cell (UICollectionView.reconfigureItems(at:)).
  private func made(_ path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else {
      unfilled[path] = nil
      return documentItems.indices.contains(path.item) ? documentItems[path.item] : nil
    }
    guard let stays = unfilled.removeValue(forKey: path) else {
      return dataSource.collectionView(self, cellForItemAt: path)
    }
    filled = (path, stays)
    defer { filled = nil }
    (stays as? UICollectionViewListCell)?.comes(from: self, at: path)
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    if cell !== stays { retire(stays) }
    return cell
  }

  private func makeExtra(_ kind: String, _ path: IndexPath, _ category: ElementCategory) -> UICollectionReusableView {
    guard category == .supplementaryView else { return collectionViewLayout.decoration(kind) }
    guard let dataSource else { return documentExtras[kind] ?? UICollectionReusableView(frame: .zero) }
    return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Asks views for their sizes where the layout wants to know; whether any is another than it has.
  private func fitViews(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    var isOther = false
    for attributes in wanted where collectionViewLayout.asksSize(attributes) {
      let path = attributes.indexPath
      let view: UICollectionReusableView? =
        attributes.representedElementCategory == .cell
        ? cells[path] : extras[ExtraKey(kind: attributes.representedElementKind ?? "", path: path)]
      guard let view else { continue }
      let size = view.preferredLayoutAttributesFitting(attributes).frame.size
      if abs(size.width - attributes.frame.width) > 0.01 || abs(size.height - attributes.frame.height) > 0.01 {
        collectionViewLayout.element(attributes, wants: size)
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
  var plainNumberOfSections: Int {
    bringUpToDate()
    return counts.count
  }
  func plainNumberOfItems(inSection section: Int) -> Int {
    bringUpToDate()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  var plainVisibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  var plainIndexPathsForVisibleItems: [IndexPath] { cells.keys.sorted().filter { cells[$0].map(isSeen) ?? false } }
  func plainCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath].flatMap { isSeen($0) ? $0 : nil }
  }
  func plainIndexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  func plainIndexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.keys.sorted().first { cells[$0].map { place(of: $0).contains(point) } ?? false }
  }
  func plainSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { extras[ExtraKey(kind: elementKind, path: indexPath)] }
  func plainVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    extras.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  func plainIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  func plainLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  func plainLayoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  func plainScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if let scroller = scrollers[indexPath.section] {
      let inside = rect.offsetBy(dx: 0, dy: -scroller.frame.minY)
      let place =
        scrollPosition.contains(.left)
        ? inside.minX
        : scrollPosition.contains(.centeredHorizontally)
          ? inside.midX - scroller.bounds.width / 2
          : scrollPosition.contains(.right) ? inside.maxX - scroller.bounds.width : nil
      if let place {
        let most = max(0, scroller.contentSize.width - scroller.bounds.width)
        scroller.contentOffset.x = min(max(0, place), most)
      } else {
        scroller.reveal(inside, animated: animated)
      }
    }
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
    if scrollers[indexPath.section] != nil { offset.x = contentOffset.x }
    offset.x = min(max(-inset.left, offset.x), max(-inset.left, content.width - seen.width - inset.left))
    offset.y = min(max(-inset.top, offset.y), max(-inset.top, content.height - seen.height - inset.top))
    setContentOffset(offset, animated: animated)
  }
}
