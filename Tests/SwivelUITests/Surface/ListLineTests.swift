// Where the lines between rows of lists made of collections begin and end, from left to right and from right to left, and which sign an
// outline has: places by arithmetic (UIListSeparatorConfiguration, "leading" and "trailing" edges).
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct ListLineTests {
  /// A plain list of 320 points, of whose two rows the lines are looked at; texts begin 16 points from where a row's content does.
  private func rows(
    isMirrored: Bool, accessories: [UICellAccessory] = [], insets: NSDirectionalEdgeInsets? = nil,
    _ body: ([UICollectionViewListCell]) throws -> Void
  ) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      if let insets { list.separatorConfiguration.bottomSeparatorInsets = insets }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.contentInsetAdjustmentBehavior = .never
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.directionalLayoutMargins.leading = 16
        cell.contentConfiguration = content
        cell.accessories = accessories
      }
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      window.rootViewController?.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["a"])
      snapshot.appendItems(["1", "2"], toSection: "a")
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      try withExtendedLifetime(source) { try body(view.visibleCells.compactMap { $0 as? UICollectionViewListCell }) }
    }
  }

  private static func box(_ width: CGFloat, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)), placement: placement,
        reservedLayoutWidth: .actual, maintainsFixedSize: true))
  }

  /// What stands at the start of a row takes 8 points before it, and the text begins behind it; at the end lines go to the edge.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isMirrored = false
    var before: CGFloat?
    var behind: CGFloat?
    var insets: (leading: CGFloat?, trailing: CGFloat?) = (nil, nil)
    let from: CGFloat
    let to: CGFloat
  }
  nonisolated static let rows = [
    Row(testDescription: "text alone", from: 16, to: 320),
    Row(testDescription: "text alone, mirrored", isMirrored: true, from: 0, to: 304),
    Row(testDescription: "10 at the start", before: 10, from: 34, to: 320),
    Row(testDescription: "10 at the start, mirrored", isMirrored: true, before: 10, from: 0, to: 286),
    Row(testDescription: "30 at the end", behind: 30, from: 16, to: 320),
    Row(testDescription: "30 at the end, mirrored", isMirrored: true, behind: 30, from: 0, to: 304),
    Row(testDescription: "leading of the app's", insets: (100, nil), from: 100, to: 320),
    Row(testDescription: "leading of the app's, mirrored", isMirrored: true, insets: (100, nil), from: 0, to: 220),
    Row(testDescription: "trailing of the app's", insets: (nil, 30), from: 16, to: 290),
    Row(testDescription: "trailing of the app's, mirrored", isMirrored: true, insets: (nil, 30), from: 30, to: 304),
    Row(testDescription: "both of the app's", insets: (100, 30), from: 100, to: 290),
    Row(testDescription: "both of the app's, mirrored", isMirrored: true, insets: (100, 30), from: 30, to: 220),
  ]
  @Test(arguments: rows) func lines(_ row: Row) throws {
    var insets = UIListSeparatorConfiguration.automaticInsets
    if let leading = row.insets.leading { insets.leading = leading }
    if let trailing = row.insets.trailing { insets.trailing = trailing }
    let accessories =
      (row.before.map { [Self.box($0, .leading())] } ?? []) + (row.behind.map { [Self.box($0, .trailing())] } ?? [])
    try rows(isMirrored: row.isMirrored, accessories: accessories, insets: insets) { cells in
      #expect(cells.count == 2)
      let line = try #require(cells[0].separators.last)
      #expect(!line.isAbove && line.from == row.from && line.to == row.to, "from \(line.from) to \(line.to)")
    }
  }

  /// The app's own constraints say where the line is (UICollectionViewListCell.separatorLayoutGuide).
  @Test(arguments: [false, true]) func constraintsOfTheApps(isMirrored: Bool) throws {
    try rows(isMirrored: isMirrored) { cells in
      let cell = cells[0]
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50).isActive = true
      cell.layoutIfNeeded()
      let line = try #require(cell.separators.last)
      #expect((line.from, line.to) == (isMirrored ? (0, 270) : (50, 320)))
    }
  }

  /// Signs that point on point where the language goes; one that points down does not change.
  @Test(arguments: [(false, "chevron.right"), (true, "chevron.left")])
  func signs(isMirrored: Bool, name: String) throws {
    try rows(isMirrored: isMirrored, accessories: [.outlineDisclosure(), .disclosureIndicator()]) { cells in
      let parts = cells[0].subviews
      let buttons = parts.compactMap { ($0 as? UIButton)?.image(for: .normal) }
      let pictures = parts.compactMap { ($0 as? UIImageView)?.image }
      #expect(buttons == [UIImage(systemName: name)] && pictures == [UIImage(systemName: name)])
    }
  }
}
