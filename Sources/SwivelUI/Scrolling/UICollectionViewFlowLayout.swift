// Items side by side as long as they fit, then in the next line.

/// Places items side by side as long as they fit, then in the next line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way the content runs; raw values are UIKit's.
  public typealias ScrollDirection = UICollectionView.ScrollDirection
  /// The kind of sizes that follow from the content.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of items that were not measured; zero to measure none.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// The distance between lines, at least.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The distance between items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Room around the items of a section.
  open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Which way the content runs.
  open var scrollDirection: ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers; only the length along the content counts.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers; only the length along the content counts.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// Whether headers stay in view while anything of their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in view while anything of their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// What the insets of sections are counted from; raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The margins.
    case fromLayoutMargins = 2
  }
  /// What the insets of sections are counted from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// What insets gain by where they are counted from, besides what the content is inset by anyway.
  private var insetGain: UIEdgeInsets {
    guard let collection = collectionView, sectionInsetReference != .fromContentInset else { return .zero }
    let sides = sectionInsetReference == .fromSafeArea ? collection.safeAreaInsets : collection.layoutMargins
    let inset = collection.adjustedContentInset
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: max(0, sides.left - inset.left), bottom: 0, right: max(0, sides.right - inset.right))
      : UIEdgeInsets(top: max(0, sides.top - inset.top), left: 0, bottom: max(0, sides.bottom - inset.bottom), right: 0)
  }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var beside: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var content = CGSize.zero
  /// Where sections end.
  private var ends: [Int: CGFloat] = [:]
  /// Sizes cells said they want.
  private var fitted: [IndexPath: CGSize] = [:]

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return content
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.map(pinned).filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { beside[elementKind]?[indexPath].map(pinned) }

  /// Whether cells say how large they are.
  var measuresCells: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
  override func asksSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    measuresCells && attributes.representedElementCategory == .cell
  }
  override func element(_ attributes: UICollectionViewLayoutAttributes, wants size: CGSize) {
    guard fitted[attributes.indexPath] != size else { return }
    fitted[attributes.indexPath] = size
    invalidateLayout()
  }
  override func forgetSizes() { fitted = [:] }
  override var hasPins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
  /// Where a header or footer that stays in view is: at the edge, but not beyond its section.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let pin = attributes.pin, let collection = collectionView,
      pin.isAtEnd
        ? sectionFootersPinToVisibleBounds
        : sectionHeadersPinToVisibleBounds, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.frame = pin.frame(
      of: attributes.frame, in: collection.bounds.inset(by: collection.adjustedContentInset),
      isVertical: scrollDirection == .vertical)
    copy.zIndex = 10
    return copy
  }

  /// What holds in one section: the delegate's word, else the layout's.
  private struct Section {
    var inset: UIEdgeInsets
    var lines: CGFloat
    var between: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func values(of section: Int) -> Section {
    var values = Section(
      inset: sectionInset, lines: minimumLineSpacing, between: minimumInteritemSpacing, header: headerReferenceSize,
      footer: footerReferenceSize)
    guard let collection = collectionView, let flow = flowDelegate else { return values }
    let scene = collection.ownScene
    if let word = scene.optional({ flow.collectionView(collection, layout: self, insetForSectionAt: section) }) {
      values.inset = word
    }
    if let word = scene.optional({
      flow.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
    }) {
      values.lines = word
    }
    if let word = scene.optional({
      flow.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
    }) {
      values.between = word
    }
    if let word = scene.optional({
      flow.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
    }) {
      values.header = word
    }
    if let word = scene.optional({
      flow.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    }) {
      values.footer = word
    }
    return values
  }

  private func size(at path: IndexPath) -> CGSize {
    if let collection = collectionView, let flow = flowDelegate,
      let word = collection.ownScene.optional({
        flow.collectionView(collection, layout: self, sizeForItemAt: path)
      })
    {
      return word
    }
    if let own = fitted[path] { return own }
    guard measuresCells else { return itemSize }
    return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  open override func prepare() {
    items = [:]
    beside = [:]
    order = []
    content = .zero
    guard let collection = collectionView else { return }
    let room = collection.bounds.inset(by: collection.insetForItems).size
    let isVertical = scrollDirection == .vertical
    var along: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let values = values(of: section)
      along = place(section, values, from: along, room: room, isVertical: isVertical)
    }
    content = isVertical ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  private func placeBeside(
    _ kind: String, _ section: Int, _ size: CGSize, _ along: CGFloat, _ room: CGSize, _ isVertical: Bool
  ) -> CGFloat {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return along }
    let path = IndexPath(item: 0, section: section)
    let attributes = made(path, kind)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: along, width: room.width, height: length)
      : CGRect(x: along, y: 0, width: length, height: room.height)
    attributes.pin = .init(isAtEnd: kind == UICollectionView.elementKindSectionFooter)
    beside[kind, default: [:]][path] = attributes
    order.append(attributes)
    return along + length
  }

  private func made(_ path: IndexPath, _ kind: String?) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.become(path, kind)
    return attributes
  }

  /// Places a section; gives where the next begins.
  private func place(
    _ section: Int, _ values: Section, from start: CGFloat, room: CGSize, isVertical: Bool
  ) -> CGFloat {
    let gain = insetGain
    let inset = UIEdgeInsets(
      top: values.inset.top + gain.top, left: values.inset.left + gain.left, bottom: values.inset.bottom + gain.bottom,
      right: values.inset.right + gain.right)
    let before = order.count
    defer { for attributes in order[before...] { attributes.pin?.range = start...max(start, ends[section] ?? start) } }
    var along = placeBeside(
      UICollectionView.elementKindSectionHeader, section, values.header, start, room, isVertical)
    along += isVertical ? inset.top : inset.left
    let near = isVertical ? inset.left : inset.top
    let width = (isVertical ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom)
    let paths = (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).map {
      IndexPath(item: $0, section: section)
    }
    var line: [(path: IndexPath, size: CGSize)] = []
    var across: CGFloat = 0
    var isFirst = true
    var usualCount = 0
    func finish(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { along += values.lines }
      isFirst = false
      let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
      let deep = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
      let free = width - lengths.reduce(0, +)
      let isEven = Set(lengths).count <= 1
      // A last line that is not full stands as the lines above it do, or would.
      let whole = isEven ? Int((width + values.between) / max(1, (lengths.first ?? 0) + values.between)) : 0
      let count = isLast ? max(line.count, usualCount, whole) : line.count
      let spread =
        isLast && isEven
        ? (width - CGFloat(count) * (lengths.first ?? 0)) / CGFloat(max(1, count - 1))
        : free / CGFloat(max(1, line.count - 1))
      let gap = line.count > 1 ? max(values.between, isLast && !isEven ? values.between : spread) : 0
      usualCount = max(usualCount, line.count)
      // What is alone in a line no other fits into, or where cells give their sizes, stands in its middle.
      let isAlone = line.count == 1 && (!isLast || whole <= 1 && usualCount == 1 || measuresCells)
      var place = near + (isAlone ? max(0, free / 2) : 0)
      for (index, entry) in line.enumerated() {
        let attributes = made(entry.path, nil)
        let shallow = isVertical ? entry.size.height : entry.size.width
        let inLine = along + (deep - shallow) / 2
        attributes.frame = CGRect(
          origin: isVertical ? CGPoint(x: place, y: inLine) : CGPoint(x: inLine, y: place), size: entry.size)
        items[entry.path] = attributes
        order.append(attributes)
        place += lengths[index] + gap
      }
      along += deep
      line = []
      across = 0
    }
    for path in paths {
      let size = size(at: path)
      let length = isVertical ? size.width : size.height
      if !line.isEmpty, across + values.between + length > width + 0.001 { finish(isLast: false) }
      across += (line.isEmpty ? 0 : values.between) + length
      line.append((path, size))
    }
    finish(isLast: true)
    along += isVertical ? inset.bottom : inset.right
    along = placeBeside(UICollectionView.elementKindSectionFooter, section, values.footer, along, room, isVertical)
    ends[section] = along
    return along
  }
}
