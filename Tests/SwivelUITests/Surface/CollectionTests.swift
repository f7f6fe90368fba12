// Collections: where the flow layout puts items, which are made, and when places are found anew. Frames by arithmetic.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// So many items a section, each a plain cell.
@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// Asked instead of `counts` where it is set.
  var count: (() -> Int)?
  private(set) var asked = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count?() ?? counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "beside", for: indexPath)
  }
}

/// A layout that finds places anew whatever changes, and scrolls while it does, as carousels do.
private final class Carousel: UICollectionViewFlowLayout {
  var invalidations = 0
  private var size = CGSize.zero

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    invalidations += 1
    guard let collectionView, collectionView.bounds.size != size else { return }
    size = collectionView.bounds.size
    let inset = (size.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.contentOffset = CGPoint(x: -inset, y: 0)
  }
}

/// Counts its layouts and brings a view to the front in each, as apps do.
private final class Restless: UIView {
  let (one, other) = (UIView(), UIView())
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    addSubview(one)
    addSubview(other)
    bringSubviewToFront(one)
    sendSubviewToBack(other)
  }
}

/// A layout that knows how many days there are only when it has prepared, and the data source asks it, as calendars do.
private final class Calendar: UICollectionViewLayout {
  private(set) var days: [CGRect] = []

  override func prepare() {
    super.prepare()
    days = (0..<7).map { CGRect(x: 40 * $0, y: 0, width: 40, height: 40) }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 280, height: 40) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    days.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = days[indexPath.item]
    return attributes
  }
}

@MainActor struct CollectionTests {
  private static let size = CGSize(width: 320, height: 400)

  private func collection(
    _ layout: UICollectionViewLayout, _ items: Items, in window: UIWindow
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "beside")
    view.dataSource = items
    window.rootViewController?.view.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  /// "If subclassed ... override isEqual: and use it to compare"; attributes are the same while every property is.
  @Test func attributesAreComparedByEachProperty() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
        { $0.indexPath = IndexPath(item: 2, section: 0) }, { $0.frame.origin.x += 1 }, { $0.alpha = 0.5 },
        { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      ]
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
      one.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(one.isEqual(one.copy()) && !one.isEqual(NSObject()) && !one.isEqual(nil))
      for (number, change) in changes.enumerated() {
        let other = try #require(one.copy() as? UICollectionViewLayoutAttributes)
        change(other)
        #expect(!one.isEqual(other), "\(number)")
      }
      let beside = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "beside", with: IndexPath(item: 1, section: 0))
      beside.frame = one.frame
      #expect(!one.isEqual(beside))
    }
  }

  /// (width of items, least distance, insets of the section, origins of five items): what is left in a line is spread evenly between
  /// its items, and a last line stands as those above it (Apple's "Collection View Programming Guide", Using the Flow Layout).
  @Test(arguments: [
    (100, 10, 0, [(0, 0), (110, 0), (220, 0), (0, 60), (110, 60)]),
    (90, 10, 0, [(0, 0), (115, 0), (230, 0), (0, 60), (115, 60)]),
    (100, 20, 20, [(20, 20), (200, 20), (20, 80), (200, 80), (20, 140)]),
    (320, 10, 0, [(0, 0), (0, 60), (0, 120), (0, 180), (0, 240)]),
  ])
  func itemsFlow(width: Int, between: Int, inset: Int, origins: [(Int, Int)]) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: 50)
      layout.minimumInteritemSpacing = CGFloat(between)
      layout.minimumLineSpacing = 10
      layout.sectionInset = UIEdgeInsets(
        top: CGFloat(inset), left: CGFloat(inset), bottom: CGFloat(inset), right: CGFloat(inset))
      let items = Items([5])
      let view = collection(layout, items, in: window)
      #expect(
        view.visibleCells.map(\.frame)
          == origins.map { CGRect(x: $0.0, y: $0.1, width: width, height: 50) })
      let last = origins[4]
      #expect(view.contentSize == CGSize(width: 320, height: last.1 + 50 + inset))
    }
  }

  /// Sections below each other, each with its header across the whole width.
  @Test func sectionsHaveHeaders() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 150, height: 50)
      layout.headerReferenceSize = CGSize(width: 1, height: 30)
      let items = Items([2, 1])
      let view = collection(layout, items, in: window)
      let headers = [0, 1].compactMap {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))
      }
      #expect(
        headers.map(\.frame) == [
          CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 80, width: 320, height: 30),
        ])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 110)
      #expect(view.contentSize == CGSize(width: 320, height: 160))
    }
  }

  /// A narrower collection has fewer items in a line; a wider one gets back what it had.
  @Test func anotherWidthFindsPlacesAnew() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      let items = Items([4])
      let view = collection(layout, items, in: window)
      let before = view.visibleCells.map(\.frame)
      #expect(before.map(\.minY) == [0, 0, 0, 60])
      view.frame.size.width = 210
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 60, 60])
      view.frame.size.width = 320
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame) == before)
      #expect(items.asked == 4, "the same cells are placed elsewhere")
    }
  }

  /// The layout prepares before the data source says how many items there are.
  @Test func aLayoutPreparesBeforeItemsAreCounted() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = Calendar()
      let items = Items([0])
      items.count = { layout.days.count }
      let view = collection(layout, items, in: window)
      #expect(view.visibleCells.map(\.frame.minX) == [0, 40, 80, 120, 160, 200, 240])
      items.count = { 3 }
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3 && view.numberOfItems(inSection: 0) == 3)
    }
  }

  /// A layout that says yes to any bounds is asked when they change and not in every pass, so that the collection comes to rest.
  @Test func aLayoutThatAlwaysWantsToRests() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = Carousel()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 300)
      let items = Items([3])
      let view = collection(layout, items, in: window)
      #expect(view.contentOffset == CGPoint(x: -60, y: 0))
      let first = layout.invalidations
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(layout.invalidations == first)
      view.contentOffset.x = 50
      view.layoutIfNeeded()
      #expect(layout.invalidations > first)
    }
  }

  /// Views that come in `layoutSubviews`, are put there where they are, or among their siblings elsewhere, ask for no other pass.
  @Test func siblingsInAnotherOrderMoveNothing() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = Restless(frame: CGRect(origin: .zero, size: Self.size))
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.passes == 1)
      #expect(view.subviews == [view.other, view.one])
    }
  }
}
