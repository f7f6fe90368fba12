// Sections made of groups and items: sizes in parts of what is around them, by arithmetic from UIKit's documentation of
// NSCollectionLayoutSize, NSCollectionLayoutGroup and NSCollectionLayoutSection.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private final class Counted: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "beside", for: indexPath)
  }
}

@MainActor @Suite struct CompositionalLayoutTests {
  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }
  private static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A collection of 200×400 points.
  private func withCollection<Result>(
    _ layout: UICollectionViewLayout, _ counts: [Int], _ body: (UICollectionView) throws -> Result
  ) throws -> Result {
    try onDevice(.iPhone8, Era(15)) { window in
      let source = Counted(counts)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      for kind in ["above", "below"] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "beside")
      }
      view.dataSource = source
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      return try withExtendedLifetime(source) { try body(view) }
    }
  }

  private func expect(
    _ group: NSCollectionLayoutGroup, _ count: Int, _ frames: [CGRect], height: CGFloat,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) throws {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    try withCollection(UICollectionViewCompositionalLayout(section: section), [count]) { view in
      #expect(view.visibleCells.map(\.frame) == frames)
      #expect(view.contentSize == CGSize(width: 200, height: height))
    }
  }

  /// Half the width each: two a group, then the next group below.
  @Test func partsOfTheWidth() throws {
    let half = Self.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [half])
    try expect(
      group, 3, [Self.frame(0, 0, 100, 60), Self.frame(100, 0, 100, 60), Self.frame(0, 60, 100, 60)], height: 120)
  }

  /// Insets of the section, 10 between groups, and insets of the items, in a group as high as a tenth of the collection.
  @Test func insetsAndDistances() throws {
    let item = Self.item(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.1)), subitems: [item])
    // 200 − 20 − 40 = 140 wide inside, 70 an item, 40 high.
    try expect(
      group, 3, [Self.frame(22, 6, 64, 36), Self.frame(92, 6, 64, 36), Self.frame(22, 56, 64, 36)], height: 100
    ) { section in
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 40)
      section.interGroupSpacing = 10
    }
  }

  /// Three beside each other with 10 between them: (200 − 20) / 3 each; of one the whole width.
  @Test func soManyBesideEachOther() throws {
    let item = Self.item(.fractionalWidth(1), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    try expect(
      group, 4,
      [Self.frame(0, 0, 60, 30), Self.frame(70, 0, 60, 30), Self.frame(140, 0, 60, 30), Self.frame(0, 30, 60, 30)],
      height: 60)
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 1)
    try expect(alone, 1, [Self.frame(0, 0, 200, 30)], height: 30)
  }

  /// The same below each other: (100 − 10) / 2 high each, half as wide as the group.
  @Test func soManyBelowEachOther() throws {
    let item = Self.item(.fractionalWidth(0.5), .absolute(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(160), .estimated(100)), subitem: item, count: 2)
    group.interItemSpacing = .flexible(10)
    try expect(
      group, 3, [Self.frame(0, 0, 80, 45), Self.frame(0, 55, 80, 45), Self.frame(0, 100, 80, 45)], height: 200)
  }

  /// A group in a group: a large item, and beside it two small ones below each other.
  @Test func groupsInGroups() throws {
    let small = Self.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let large = Self.item(.fractionalWidth(0.75), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(80)), subitems: [large, column])
    try expect(
      group, 4,
      [
        Self.frame(0, 0, 150, 80), Self.frame(150, 0, 50, 40), Self.frame(150, 40, 50, 40),
        Self.frame(0, 80, 150, 80),
      ], height: 160)
  }

  /// As many as there is room for: 60 and 10 between go three times into 200, and an item wider than the group still stands in it.
  @Test func asManyAsThereIsRoomFor() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(20)), subitems: [Self.item(.absolute(60), .absolute(20))])
    group.interItemSpacing = .fixed(10)
    try expect(
      group, 4,
      [Self.frame(0, 0, 60, 20), Self.frame(70, 0, 60, 20), Self.frame(140, 0, 60, 20), Self.frame(0, 20, 60, 20)],
      height: 40)
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(20)), subitems: [Self.item(.absolute(300), .absolute(20))])
    try expect(wide, 2, [Self.frame(0, 0, 300, 20), Self.frame(0, 20, 300, 20)], height: 40)
  }

  /// Items without a length are none, and the section ends.
  @Test func itemsWithoutALength() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(20)), subitems: [Self.item(.absolute(0), .absolute(20))])
    try expect(group, 3, [], height: 0)
  }

  /// Two sections with what is above and below them, 15 between the sections, each made for its number.
  @Test func whatIsBesideSections() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = Self.item(.fractionalWidth(1), .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(index == 0 ? 40 : 60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.size(.fractionalWidth(1), .absolute(10)), elementKind: "below", alignment: .bottom),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.size(.fractionalWidth(0.5), .absolute(20)), elementKind: "above", alignment: .topLeading),
      ]
      return section
    }
    layout.configuration.interSectionSpacing = 15
    try withCollection(layout, [2, 1]) { view in
      // 20 + 2·40 + 10, then 15, then 20 + 60 + 10.
      #expect(view.visibleCells.map(\.frame.minY) == [20, 60, 145])
      #expect(view.contentSize.height == 215)
      let above = view.visibleSupplementaryViews(ofKind: "above")
      #expect(above.map(\.frame) == [Self.frame(0, 0, 100, 20), Self.frame(0, 125, 100, 20)])
      #expect(
        view.visibleSupplementaryViews(ofKind: "below").map(\.frame)
          == [Self.frame(0, 100, 200, 10), Self.frame(0, 205, 200, 10)])
      let last = IndexPath(item: 0, section: 1)
      #expect(layout.layoutAttributesForItem(at: last)?.frame == Self.frame(0, 145, 200, 60))
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "above", at: last)?.frame.minY == 125)
      #expect(layout.layoutAttributesForElements(in: Self.frame(0, 130, 10, 10))?.count == 1)
    }
  }
}
