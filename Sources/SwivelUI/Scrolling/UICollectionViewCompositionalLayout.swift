// Sections below or beside each other, each made for where it is.

/// Gives a section for its number and where it will be; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places sections below each other, or beside each other, each made for where it is.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let maker: UICollectionViewCompositionalLayoutSectionProvider
  /// How all sections are placed.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var cellPlaces: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var content = CGSize.zero
  private var found: [UICollectionView.ExtraKey: CGSize] = [:]
  private(set) var sections: [Int: NSCollectionLayoutSection] = [:]
  private var environment: CompositionalEnvironment?
  private var orthogonal: [Int: OrthogonalSection] = [:]
  /// The list everything is, if it is one.
  let list: UICollectionLayoutListConfiguration?

  // All four are designated, as UIKit's are: subclasses begin with any of them.
  /// Sections all alike.
  public init(section: NSCollectionLayoutSection) {
    (maker, configuration, list) = ({ _, _ in section }, .init(), nil)
    super.init()
  }
  /// Sections all alike, in a configuration.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (maker, self.configuration, list) = ({ _, _ in section }, configuration, nil)
    super.init()
  }
  /// Sections made one by one.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (maker, configuration, list) = (sectionProvider, .init(), nil)
    super.init()
  }
  /// Sections made one by one, in a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    maker = sectionProvider
    self.configuration = configuration
    list = nil
    super.init()
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }
  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    maker = { .list(using: list, layoutEnvironment: $1) }
    configuration = .init()
    super.init()
  }

  /// Rows in all sections.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(list: configuration) }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return content
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.compactMap { attributes in
      let shown = pinned(attributes)
      // What scrolls across is where its section is, as far as it was scrolled.
      if let section = attributes.scrollsIn, let scroller = collectionView?.scrollers[section] {
        return shown.frame.offsetBy(dx: -scroller.contentOffset.x, dy: 0).intersects(rect) ? shown : nil
      }
      return shown.frame.intersects(rect) ? shown : nil
    }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cellPlaces[indexPath]
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    placed.first {
      $0.indexPath == indexPath && $0.representedElementKind == elementKind
        && $0.representedElementCategory == .supplementaryView
    }.map(pinned)
  }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    placed.first {
      $0.indexPath == indexPath && $0.representedElementKind == elementKind
        && $0.representedElementCategory == .decorationView
    }
  }

  open override func prepare() {
    (placed, cellPlaces, sections, orthogonal, content) = ([], [:], [:], [:], .zero)
    guard let collection = collectionView else { return }
    let inset = collection.insetForItems
    let room = collection.bounds.inset(by: inset).size
    let isVertical = configuration.scrollDirection == .vertical
    let own = configuration.contentInsetsReference
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      let word = reference == .automatic ? own : reference
      return collection.sideInsets(word == .automatic ? .safeArea : word, besides: inset)
    }
    let environment = CompositionalEnvironment(
      CompositionalRoom(room, insets(.automatic)), collection.traitCollection,
      listMargins: collection.listMargins(inset))
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    var placing = CompositionalPlacing(
      isVertical: isVertical, environment: environment, found: found, insets: insets,
      attributesClass: type ?? UICollectionViewLayoutAttributes.self)
    let whole = configuration.boundarySupplementaryItems
    let first = IndexPath(item: 0, section: 0)
    let width = isVertical ? room.width : room.height
    var edges = placing.boundary(whole, atEnd: false, first, from: 0, to: width)
    for index in 0..<collection.numberOfSections {
      guard let section = maker(index, environment) else { continue }
      if index > 0 { placing.along += configuration.interSectionSpacing }
      sections[index] = section
      placing.place(section, index, count: collection.numberOfItems(inSection: index))
    }
    edges += placing.boundary(whole, atEnd: true, first, from: 0, to: width)
    for attributes in edges { attributes.pin?.range = 0...max(0, placing.along) }
    self.environment = environment
    placed = placing.placed
    orthogonal = placing.orthogonal
    for attributes in placed where attributes.representedElementCategory == .cell {
      cellPlaces[attributes.indexPath] = attributes
    }
    content =
      isVertical ? CGSize(width: room.width, height: placing.along) : CGSize(width: placing.along, height: room.height)
  }

  /// Where something that stays in view is: at the edge, but not beyond its section.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let pin = attributes.pin, let collection = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.frame = pin.frame(
      of: attributes.frame, in: collection.bounds.inset(by: collection.adjustedContentInset),
      isVertical: configuration.scrollDirection == .vertical)
    if copy.zIndex == 0 { copy.zIndex = 1 }
    return copy
  }

  override var orthogonalSections: [Int: OrthogonalSection] { orthogonal }
  override var hasPins: Bool { placed.contains { $0.pin != nil } }
  override func asksSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.asksWidth || attributes.asksHeight
  }
  override func element(_ attributes: UICollectionViewLayoutAttributes, wants size: CGSize) {
    let kind = attributes.representedElementKind ?? ""
    found[UICollectionView.ExtraKey(kind: kind, path: attributes.indexPath)] = size
    invalidateLayout()
  }
  override func forgetSizes() { found = [:] }
  override func showing(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let environment, let collection = collectionView else { return seen }
    var shown = seen
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      var items: [VisibleItem] = []
      for place in shown.indices where shown[place].indexPath.section == index {
        guard let copy = shown[place].copy() as? UICollectionViewLayoutAttributes else { continue }
        shown[place] = copy
        items.append(VisibleItem(copy))
      }
      let offset = collection.scrollers[index]?.contentOffset ?? collection.contentOffset
      handler(items, offset, environment)
    }
    return shown
  }
  override func list(of section: Int) -> UICollectionLayoutListConfiguration? { sections[section]?.list }
}

extension UICollectionView {
  /// What stays free at the sides for a reference, besides what the content is inset by anyway.
  fileprivate func sideInsets(_ reference: UIContentInsetsReference, besides inset: UIEdgeInsets)
    -> NSDirectionalEdgeInsets
  {
    let sides: UIEdgeInsets
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: sides = safeAreaInsets
    case .layoutMargins: sides = layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      sides = UIEdgeInsets(top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(0, sides.left - inset.left), bottom: 0, trailing: max(0, sides.right - inset.right))
  }

  /// What groups of rows keep clear of the edges: the margins, less the safe area sections keep clear of anyway.
  fileprivate func listMargins(_ inset: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let safe = sideInsets(.safeArea, besides: inset)
    let margins = groupMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(0, max(0, margins.left - inset.left) - safe.leading), bottom: 0,
      trailing: max(0, max(0, margins.right - inset.right) - safe.trailing))
  }
}
