// Lists made of collections: rows, headers, outlines and what stands beside contents. Places by arithmetic; what is seen of an outline by
// Apple's documentation of section snapshots.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct ListTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private static func withHeaders(_ list: inout UICollectionLayoutListConfiguration) {
    list.headerMode = .supplementary
  }
  private static func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// A list of 320×600 points with 16 points of margins at its sides, whose rows show their item's name.
  private func withList<Result>(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in },
    _ body: (UICollectionView, Source) throws -> Result
  ) throws -> Result {
    try onDevice(.iPhone8, Era(16)) { window in
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&list)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.contentInsetAdjustmentBehavior = .never
      view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        fill(cell, item)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in
        var content = header.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        header.contentConfiguration = content
      }
      let source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      window.rootViewController?.view.addSubview(view)
      return try withExtendedLifetime(source) { try body(view, source) }
    }
  }
  private func snapshot(_ sections: [(String, [String])]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// (look, where rows begin and how wide they are): across everything, or between the margins.
  @Test(
    arguments: [(.plain, 0, 320), (.grouped, 0, 320), (.insetGrouped, 16, 288), (.sidebar, 0, 320)]
      as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)])
  func rowsBelowEachOther(look: UICollectionLayoutListConfiguration.Appearance, x: CGFloat, width: CGFloat) throws {
    try withList(look) { view, source in
      source.apply(snapshot([("a", ["1", "2"]), ("b", ["3"])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let frames = view.visibleCells.map(\.frame)
      #expect(frames.map(\.minX) == [x, x, x] && frames.map(\.width) == [width, width, width])
      #expect(frames.allSatisfy { $0.height >= 44 }, "no row is lower than 44")
      #expect(frames[1].minY == frames[0].maxY, "rows of a section touch each other")
      let isApart = look == .grouped || look == .insetGrouped
      #expect((frames[2].minY > frames[1].maxY) == isApart, "groups stand apart")
    }
  }

  /// A text of many lines makes its row higher; a short one does not.
  @Test func rowsAreAsHighAsTheyNeed() throws {
    try withList(.plain) { view, source in
      let long = Array(repeating: "many words of a long text", count: 12).joined(separator: " ")
      source.apply(snapshot([("a", ["short", long, "last"])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let frames = view.visibleCells.map(\.frame)
      #expect(frames[0].height == 44 && frames[1].height > 100 && frames[2].height == 44)
      #expect(frames[2].minY == frames[1].maxY)
    }
  }

  /// Headers stand above their rows, as wide as these; in a plain list they stay in view until their section is gone.
  @Test func headers() throws {
    try withList(.insetGrouped, Self.withHeaders) { view, source in
      source.apply(snapshot([("a", ["1"]), ("b", ["2"])]), animatingDifferences: false)
      view.layoutIfNeeded()
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.count == 2 && headers.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
      #expect(view.visibleCells[0].frame.minY == headers[0].frame.maxY)
      #expect(headers[1].frame.minY == view.visibleCells[0].frame.maxY)
      let content = (headers[1] as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "Section 1" && content?.textProperties.transform == .uppercase)
    }
    try withList(.plain, Self.withHeaders) { view, source in
      let rows = (0..<20).map { "\($0)" }
      source.apply(snapshot([("a", rows), ("b", rows.map { "b" + $0 })]), animatingDifferences: false)
      view.layoutIfNeeded()
      let end = try #require(view.layoutAttributesForItem(at: Self.path(0, 19))).frame.maxY
      for offset in [CGFloat(0), 100, 500] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: Self.path(0, 0))
        #expect(header?.frame.minY == offset)
      }
      view.contentOffset.y = end - 10
      view.layoutIfNeeded()
      let leaving = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: Self.path(0, 0))
      #expect(leaving?.frame.maxY == end, "it leaves with the last row of its section")
    }
  }

  /// What is below a collapsed item is not there; a tap on its sign brings it, further in.
  @Test func outlines() throws {
    func fill(_ cell: UICollectionViewListCell, _ item: String) {
      cell.accessories = item == "a" ? [.outlineDisclosure(options: .init(style: .cell))] : []
    }
    try withList(.sidebar, fill: fill) { view, source in
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "z"])
      tree.append(["b", "c"], to: "a")
      var told: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
      source.apply(tree, to: "main", animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["a", "z"] && view.visibleCells.count == 2)
      view.visibleCells[0].subviews.compactMap { $0 as? UIButton }.first?.tap()
      view.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "z"] && told == ["expand a"])
      #expect(source.snapshot(for: "main").isExpanded("a"))
      let below = try #require(view.cellForItem(at: Self.path(0, 1)) as? UICollectionViewListCell)
      #expect(below.indentationLevel == 1 && below.contentView.frame.minX == below.indentationWidth)
      view.visibleCells[0].subviews.compactMap { $0 as? UIButton }.first?.tap()
      #expect(source.snapshot().itemIdentifiers == ["a", "z"] && told == ["expand a", "collapse a"])
    }
  }
  /// Views of 30 and 20 points at the end and one of 10 at the start of a row of 320 points with margins of 8: 8 from the edges, 8
  /// between each other, and the content has what is left.
  @Test func roomBesideTheContent() throws {
    func box(_ width: CGFloat, _ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(
        configuration: .init(
          customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)), placement: placement,
          reservedLayoutWidth: .actual, maintainsFixedSize: true))
    }
    var accessories: [UICellAccessory] = []
    func fill(_ cell: UICollectionViewListCell, _ item: String) {
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      cell.accessories = accessories
    }
    try withList(.plain, fill: fill) { view, source in
      let rows: [(start: CGFloat, end: CGFloat, isEditing: Bool, [UICellAccessory])] = [
        (0, 320, false, []), (0, 282, false, [box(30, .trailing())]),
        (0, 254, false, [box(30, .trailing()), box(20, .trailing())]),
        (18, 282, false, [box(10, .leading()), box(30, .trailing())]),
        (0, 320, false, [box(30, .trailing(displayed: .whenEditing))]),
        (0, 282, true, [box(30, .trailing(displayed: .whenEditing)), box(9, .leading(displayed: .whenNotEditing))]),
        (
          0, 262, false,
          [
            .customView(
              configuration: .init(
                customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), placement: .trailing(),
                reservedLayoutWidth: .custom(50), maintainsFixedSize: true))
          ]
        ),
      ]
      for row in rows {
        accessories = row.3
        view.isEditing = row.isEditing
        source.applySnapshotUsingReloadData(snapshot([("a", ["x"])]))
        view.layoutIfNeeded()
        let cell = try #require(view.visibleCells.first)
        #expect((cell.contentView.frame.minX, cell.contentView.frame.maxX) == (row.start, row.end))
      }
    }
  }

  /// (look, lines above and below three rows): below each row, but not below the last of a group; above the first of a plain list; none
  /// in sidebars. They begin with the text, 16 points from the start. An app's handler hides the one below the second row.
  @Test(
    arguments: [
      (.plain, [2, 1, 1], [2, 0, 1]), (.grouped, [1, 1, 0], [1, 0, 0]), (.insetGrouped, [1, 1, 0], [1, 0, 0]),
      (.sidebar, [0, 0, 0], [0, 0, 0]),
    ] as [(UICollectionLayoutListConfiguration.Appearance, [Int], [Int])])
  func lines(look: UICollectionLayoutListConfiguration.Appearance, usual: [Int], own: [Int]) throws {
    func hideOne(_ list: inout UICollectionLayoutListConfiguration) {
      list.itemSeparatorHandler = { path, look in
        var look = look
        if path.item == 1 { look.bottomSeparatorVisibility = .hidden }
        return look
      }
    }
    for (change, expected) in [({ _ in }, usual), (hideOne, own)] {
      try withList(look, change) { view, source in
        source.apply(snapshot([("a", ["1", "2", "3"])]), animatingDifferences: false)
        view.layoutIfNeeded()
        let lines = view.visibleCells.map { ($0 as? UICollectionViewListCell)?.separators ?? [] }
        #expect(lines.map(\.count) == expected)
        #expect(lines.joined().allSatisfy { $0.from == 16 && $0.to == view.visibleCells[0].bounds.width })
      }
    }
  }

  /// The first of four items is moved to the third's place; the handlers are asked and told, and what may not move stays.
  @Test func itemsAreMoved() throws {
    try withList { view, source in
      source.reorderingHandlers.canReorderItem = { $0 != "2" }
      var orders: [[String]] = []
      source.reorderingHandlers.didReorder = { transaction in
        orders.append(transaction.finalSnapshot.itemIdentifiers)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions[0].initialSnapshot.items == transaction.initialSnapshot.itemIdentifiers)
      }
      source.apply(snapshot([("a", ["1", "2", "3", "4"])]), animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(!view.beginInteractiveMovementForItem(at: Self.path(0, 1)), "it cannot be moved")
      #expect(view.beginInteractiveMovementForItem(at: Self.path(0, 0)))
      let third = try #require(view.cellForItem(at: Self.path(0, 2)))
      view.updateInteractiveMovementTargetPosition(third.center)
      view.endInteractiveMovement()
      #expect(source.snapshot().itemIdentifiers == ["2", "3", "1", "4"] && orders == [["2", "3", "1", "4"]])
      #expect(view.beginInteractiveMovementForItem(at: Self.path(0, 3)))
      view.cancelInteractiveMovement()
      #expect(source.snapshot().itemIdentifiers == ["2", "3", "1", "4"])
    }
  }
}
