// Which items of a collection are seen, which is under a point, and where scrolling to one leads. Frames by arithmetic.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private final class Grid: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    [4, 6][section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "above", for: indexPath)
  }
}

/// Has no sections, and notes which it is asked about all the same.
private final class NoSections: NSObject, UICollectionViewDataSource {
  var asked: [Int] = []
  func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asked.append(section)
    return 3
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct CollectionPlaceTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// Two in a line of 50 points in a view of 100×80: the sections are 20 + 2·50 and 20 + 3·50 points high, 290 in all. Sideways two
  /// in a column of 40: 2 and 3 columns of 50 after a header of 20 each, 290 wide.
  private func withCollection<Result>(
    _ direction: UICollectionView.ScrollDirection = .vertical, _ body: (UICollectionView) throws -> Result
  ) throws -> Result {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = direction == .vertical ? CGSize(width: 50, height: 50) : CGSize(width: 50, height: 40)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      let grid = Grid()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 80), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "above")
      view.dataSource = grid
      window.rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      return try withExtendedLifetime(grid) { try body(view) }
    }
  }

  /// "An index number identifying a section": of no sections none is asked about, and nothing is there.
  @Test func nothingIsAskedWithoutSections() throws {
    try withCollection { view in
      let nothing = NoSections()
      view.dataSource = nothing
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.numberOfSections == 0 && nothing.asked == [] && view.indexPathsForVisibleItems == [])
      #expect(view.contentSize.height == 0 && view.visibleCells == [])
    }
  }

  @Test func whatIsSeenAndWhere() throws {
    try withCollection { view in
      #expect(view.contentSize == CGSize(width: 100, height: 290))
      #expect(view.numberOfSections == 2 && [0, 1, 2].map { view.numberOfItems(inSection: $0) } == [4, 6, 0])
      #expect(view.indexPathsForVisibleItems == (0..<4).map { Self.path(0, $0) })
      #expect(view.indexPathForItem(at: CGPoint(x: 75, y: 95)) == Self.path(0, 3))
      #expect(view.indexPathForItem(at: CGPoint(x: 75, y: 10)) == nil, "a header is no item")
      // "nil if the cell is not visible" (cellForItem(at:)).
      #expect(view.cellForItem(at: Self.path(1, 2)) == nil)
      #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
      #expect(view.layoutAttributesForItem(at: Self.path(1, 5))?.frame == CGRect(x: 50, y: 240, width: 50, height: 50))
      view.contentOffset.y = 125
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: Self.path(1, 2)))
      #expect(cell.frame == CGRect(x: 0, y: 190, width: 50, height: 50) && view.indexPath(for: cell) == Self.path(1, 2))
      #expect(view.indexPathsForVisibleItems == (0..<4).map { Self.path(1, $0) })
    }
  }

  /// The first item of a collection that fills a screen below bars is chosen when its view is loaded: nothing is to be scrolled, and
  /// the content begins below the bar as without (status bar 20, bar 44).
  @Test(arguments: [false, true]) func choosingTheFirstItemBeforeThereAreBarsLeavesTheBeginning(chooses: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 300)
      let grid = Grid()
      let page = UIViewController()
      let view = UICollectionView(frame: page.view.bounds, collectionViewLayout: layout)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = grid
      page.view.addSubview(view)
      if chooses { view.selectItem(at: Self.path(0, 0), animated: false, scrollPosition: .centeredVertically) }
      window.rootViewController = UINavigationController(rootViewController: page)
      window.layoutIfNeeded()
      withExtendedLifetime(grid) { #expect(view.contentOffset == CGPoint(x: 0, y: -64)) }
    }
  }

  @Test func headersInTheirOrder() throws {
    try withCollection { view in
      #expect(
        view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == [Self.path(0, 0), Self.path(1, 0)])
      #expect(view.visibleSupplementaryViews(ofKind: Self.header).map(\.frame.minY) == [0, 120])
      #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
      #expect(view.supplementaryView(forElementKind: Self.header, at: Self.path(1, 0))?.frame.minY == 120)
      let attributes = view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: Self.path(1, 0))
      #expect(attributes?.frame == CGRect(x: 0, y: 120, width: 100, height: 20))
    }
  }

  /// Item (1, 2) is from 190 to 240, its middle at 215; 80 are seen and 290 there are, so that offsets are 0 to 210.
  @Test(
    arguments: [
      (.top, 0, 190), (.centeredVertically, 0, 175), (.bottom, 0, 160), ([], 0, 160), ([], 180, 180), ([], 205, 190),
    ] as [(UICollectionView.ScrollPosition, CGFloat, CGFloat)])
  func scrollingDown(position: UICollectionView.ScrollPosition, from: CGFloat, to: CGFloat) throws {
    try withCollection { view in
      view.contentOffset.y = from
      view.scrollToItem(at: Self.path(1, 2), at: position, animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: to))
    }
  }

  /// The same sideways: item (1, 2) is in the second column of section 1, which begins at 120: from 190 to 240 of 290, of which 100
  /// are seen.
  @Test(
    arguments: [(.left, 190), (.centeredHorizontally, 165), (.right, 140)]
      as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollingSideways(position: UICollectionView.ScrollPosition, to: CGFloat) throws {
    try withCollection(.horizontal) { view in
      #expect(view.contentSize == CGSize(width: 290, height: 80))
      view.scrollToItem(at: Self.path(1, 2), at: position, animated: false)
      #expect(view.contentOffset == CGPoint(x: to, y: 0))
    }
  }

  @Test func scrollingKeepsWithinTheContentAndItsInsets() throws {
    try withCollection { view in
      view.scrollToItem(at: Self.path(1, 5), at: .top, animated: false)
      #expect(view.contentOffset.y == 210)
      view.scrollToItem(at: Self.path(0, 0), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 0)
      view.scrollToItem(at: Self.path(9, 9), at: .top, animated: false)
      #expect(view.contentOffset.y == 0, "there is no such item")
      view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
      // 40 are seen now: at the top 190 − 30, in the middle 215 − 20 − 30, at the bottom 240 − 40 − 30.
      for (position, to) in [(UICollectionView.ScrollPosition.top, 160), (.centeredVertically, 165), (.bottom, 170)] {
        view.scrollToItem(at: Self.path(1, 2), at: position, animated: false)
        #expect(view.contentOffset.y == CGFloat(to))
      }
      view.scrollToItem(at: Self.path(1, 5), at: .top, animated: false)
      #expect(view.contentOffset.y == 210, "240 − 30")
      view.scrollToItem(at: Self.path(1, 5), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 220, "290 + 10 − 80")
      view.scrollToItem(at: Self.path(0, 0), at: .bottom, animated: false)
      #expect(view.contentOffset.y == -0.0 || view.contentOffset.y == 0, "70 − 40 − 30")
    }
  }
}
