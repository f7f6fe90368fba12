// What stands at items, behind sections and across them in a compositional layout: places by arithmetic from Apple's documentation of
// NSCollectionLayoutAnchor, NSCollectionLayoutEdgeSpacing, NSCollectionLayoutDecorationItem and of scrolling across.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private final class Numbered: NSObject, UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
  }
}

@MainActor @Suite struct CompositionalPlaceTests {
  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A collection of 200×400 points.
  private func withCollection<Result>(
    _ section: NSCollectionLayoutSection, _ count: Int, _ body: (UICollectionView) throws -> Result
  ) throws -> Result {
    try onDevice(.iPhone8, Era(15)) { window in
      let source = Numbered(count)
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "behind")
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
      view.dataSource = source
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      return try withExtendedLifetime(source) { try body(view) }
    }
  }

  /// Both initialisers of `NSCollectionLayoutGroupCustomItem`, as methods too: places a provider gives one after another.
  @Test func itemsOfACustomGroupByTheirPlaces() throws {
    let places = [CGRect(x: 10, y: 5, width: 40, height: 30), CGRect(x: 100, y: 60, width: 80, height: 20)]
    let group = NSCollectionLayoutGroup.custom(layoutSize: Self.size(.absolute(200), .absolute(90))) { _ in
      places.map(NSCollectionLayoutGroupCustomItem.init(frame:))
    }
    try withCollection(NSCollectionLayoutSection(group: group), 3) { view in
      let frames = (0..<3).map { view.layoutAttributesForItem(at: Self.path($0))?.frame }
      #expect(frames == [places[0], places[1], places[0].offsetBy(dx: 0, dy: 90)])
    }
    let items = [(places[0], 3)].map(NSCollectionLayoutGroupCustomItem.init(frame:zIndex:))
    #expect(items[0].zIndex == 3 && NSCollectionLayoutGroupCustomItem(frame: places[1]).zIndex == 0)
  }

  /// All four ways to make a layout are designated in UIKit: a subclass begins with any.
  private final class Own: UICollectionViewCompositionalLayout {
    init(_ way: Int, _ section: NSCollectionLayoutSection) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      switch way {
      case 0: super.init(section: section)
      case 1: super.init(section: section, configuration: configuration)
      case 2: super.init(sectionProvider: { _, _ in section })
      default: super.init(sectionProvider: { _, _ in section }, configuration: configuration)
      }
    }
    required init?(coder: NSCoder) { nil }
  }
  @Test(arguments: 0..<4) func aSubclassBeginsWithAny(way: Int) throws {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    try withCollection(NSCollectionLayoutSection(group: group), 3) { view in
      view.collectionViewLayout = Own(way, NSCollectionLayoutSection(group: group))
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 200, height: 150))
    }
  }

  /// A badge of 20×10 at an item from (0, 0) to (100, 50): (anchor of the item, anchor of the badge, origin of the badge).
  @Test(
    arguments: [
      (.init(edges: [.top, .trailing]), nil, 80, 0), (.init(edges: [.top, .leading]), nil, 0, 0),
      (.init(edges: .bottom), nil, 40, 40), (.init(edges: []), nil, 40, 20),
      (.init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)), nil, 90, -5),
      (.init(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: -3, y: 4)), nil, 77, 44),
      (.init(edges: .bottom), .init(edges: .top), 40, 50), (.init(edges: .trailing), .init(edges: .leading), 100, 20),
    ] as [(NSCollectionLayoutAnchor, NSCollectionLayoutAnchor?, CGFloat, CGFloat)])
  func badges(container: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor?, x: CGFloat, y: CGFloat) throws {
    let badgeSize = Self.size(.absolute(20), .absolute(10))
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: badgeSize, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
      } ?? NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: "badge", containerAnchor: container)
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    try withCollection(NSCollectionLayoutSection(group: group), 1) { view in
      let shown = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: Self.path(0))
      #expect(shown?.frame == CGRect(x: x, y: y, width: 20, height: 10))
    }
  }

  /// As many items of 40 as 200 have room for, of three; what is left is shared by what is flexible. (between, around each, where the items
  /// of the first line begin).
  @Test(
    arguments: [
      (.fixed(10), nil, [0, 50, 100]), (.flexible(30), nil, [0, 80, 160]), (.flexible(50), nil, [0, 160]),
      (nil, .init(leading: .fixed(5), top: nil, trailing: .fixed(3), bottom: nil), [5, 53, 101]),
      (nil, .init(leading: nil, top: .fixed(7), trailing: .flexible(50), bottom: nil), [0, 100]),
    ] as [(NSCollectionLayoutSpacing?, NSCollectionLayoutEdgeSpacing?, [CGFloat])])
  func distances(between: NSCollectionLayoutSpacing?, around: NSCollectionLayoutEdgeSpacing?, starts: [CGFloat]) throws
  {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.absolute(40), .absolute(20)))
    item.edgeSpacing = around
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = between
    try withCollection(NSCollectionLayoutSection(group: group), 3) { view in
      let line = view.visibleCells.filter { $0.frame.minY < 30 }
      #expect(line.prefix(starts.count).map(\.frame.minX) == starts)
      #expect(line.allSatisfy { $0.frame.minY == (around?.top?.spacing ?? 0) })
    }
  }

  /// What decorates a section fills it less its insets, behind the items.
  @Test func whatIsBehind() throws {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let behind = NSCollectionLayoutDecorationItem.background(elementKind: "behind")
    behind.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [behind]
    try withCollection(section, 2) { view in
      let place = view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "behind", at: Self.path(0))?.frame
      #expect(place == CGRect(x: 2, y: 1, width: 194, height: 116), "120 high, less 4 and 6")
      let shown = try #require(view.subviews.firstIndex { $0.frame == place })
      let cell = try #require(view.subviews.firstIndex { $0 === view.visibleCells.first })
      #expect(shown < cell)
    }
  }

  /// Five groups of 100 points with 10 between them across 200: a finger that goes 60 to the left leaves the content where the behaviour
  /// says; what is seen is told before.
  @Test(
    arguments: [
      (.continuous, 60), (.continuousGroupLeadingBoundary, 110), (.groupPaging, 110), (.groupPagingCentered, 60),
      (.paging, 200),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)])
  func across(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rests: CGFloat) throws {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    var offset: CGFloat?
    section.visibleItemsInvalidationHandler = { items, place, environment in
      offset = place.x
      #expect(environment.container.contentSize.width == 200)
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    try withCollection(section, 5) { view in
      #expect(view.contentSize == CGSize(width: 200, height: 50), "the section is one group high")
      #expect(view.layoutAttributesForItem(at: Self.path(4))?.frame.minX == 440)
      let cell = try #require(view.cellForItem(at: Self.path(1)))
      #expect(cell.alpha == 0.5 && view.indexPath(for: cell) == Self.path(1))
      let scroller = try #require(cell.superview as? UIScrollView)
      #expect(scroller.contentSize.width == 540 && scroller !== view)
      scroller.drag(by: CGPoint(x: 60, y: 0))
      view.layoutIfNeeded()
      // Of the centred groups the first begins 50 from the edge, so that the second is in the middle at 110 − 50.
      #expect(scroller.contentOffset.x == rests && offset == rests)
    }
  }

  /// scrollToItem(at:at:animated:) moves the section that scrolls across, as far as its content goes, and the collection by nothing.
  /// Items are 100 wide and begin at 110 times their number; content of 540 in 200 points goes no further than 340.
  @Test(
    arguments: [
      (.left, 1, 110), (.centeredHorizontally, 1, 60), (.right, 2, 120), (.left, 4, 340), (.centeredHorizontally, 0, 0),
      (.right, 0, 0),
    ] as [(UICollectionView.ScrollPosition, Int, CGFloat)])
  func scrollingAcrossToAnItem(position: UICollectionView.ScrollPosition, item: Int, rests: CGFloat) throws {
    let part = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [part])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    try withCollection(section, 5) { view in
      let scroller = try #require(view.cellForItem(at: Self.path(0))?.superview as? UIScrollView)
      view.scrollToItem(at: Self.path(item), at: position, animated: false)
      #expect(scroller.contentOffset == CGPoint(x: rests, y: 0) && view.contentOffset == .zero)
    }
  }

  /// In another width the group in the middle stays there: of 100 points in 300 it begins 100 from the edge.
  @Test(arguments: [0, 1, 3]) func aCentredGroupStaysInTheMiddle(chosen: Int) throws {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    try withCollection(section, 5) { view in
      let scroller = try #require(view.cellForItem(at: Self.path(0))?.superview as? UIScrollView)
      for _ in 0..<chosen { scroller.drag(by: CGPoint(x: 60, y: 0)) }
      #expect(scroller.contentOffset.x == CGFloat(chosen) * 100 - 50)
      view.frame.size.width = 300
      view.layoutIfNeeded()
      #expect(scroller.contentOffset.x == CGFloat(chosen) * 100 - 100)
    }
  }
}
