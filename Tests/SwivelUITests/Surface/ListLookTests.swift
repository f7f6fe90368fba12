// Lists as values and as rows that are drawn aside: their grounds, headers and footers, trees whose
// items are moved, and what a swipe over a row offers. By Apple's documentation of list configurations, section snapshots and swipe actions.
import DeviceCatalog
import DeviceFixtures
import Foundation
import Testing

@testable import SwivelUI

@MainActor @Suite struct ListLookTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// A list's ground is the system's of its look, unless the app has its own.
  @Test func grounds() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let rows: [(Appearance, UIColor)] = [
        (.plain, .systemBackground), (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
      ]
      for (appearance, ground) in rows {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        #expect(view.listBackground == ground, "\(appearance)")
        list.backgroundColor = .purple
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        #expect(view.listBackground == .purple, "\(appearance)")
      }
      let flow = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(flow.listBackground == nil)
    }
  }

  /// Headers and footers stay in view in plain lists alone; `headerTopPadding` is above a header.
  @Test func headersAndFooters() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let environment = CompositionalEnvironment(
        CompositionalRoom(CGSize(width: 320, height: 480)), window.traitCollection,
        listMargins: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 20))
      for appearance in [Appearance.plain, .grouped, .insetGrouped] {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
        let both = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        #expect(
          both.boundarySupplementaryItems.map(\.elementKind) == [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
          ])
        #expect(both.boundarySupplementaryItems.map(\.alignment) == [.top, .bottom])
        #expect(both.boundarySupplementaryItems.allSatisfy { $0.pinToVisibleBounds == (appearance == .plain) })
        #expect(both.contentInsets.top == 0)
        list.headerTopPadding = 7
        let padded = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        #expect(padded.topPadding == 7 && padded.contentInsets.top == 0)
        (list.headerMode, list.footerMode) = (.none, .none)
        let bare = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        #expect(bare.boundarySupplementaryItems.isEmpty)
        // Only inset groups keep off the edges.
        let sides = [bare.contentInsets.leading, bare.contentInsets.trailing]
        #expect(sides == (appearance == .insetGrouped ? [16, 20] : [0, 0]), "\(appearance)")
      }
    }
  }

  /// NSCollectionLayoutContainer: "the size of the container after content insets are applied", never less than nothing.
  @Test(
    arguments: [
      (NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), CGSize(width: 94, height: 46)),
      (.zero, CGSize(width: 100, height: 50)),
      (NSDirectionalEdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 60), .zero),
    ] as [(NSDirectionalEdgeInsets, CGSize)])
  func rooms(insets: NSDirectionalEdgeInsets, left: CGSize) {
    let room = CompositionalRoom(CGSize(width: 100, height: 50), insets)
    #expect(room.contentSize == CGSize(width: 100, height: 50) && room.effectiveContentSize == left)
    #expect(room.contentInsets == insets && room.effectiveContentInsets == insets)
  }

  /// What an app changes of something seen is the attributes' (NSCollectionLayoutVisibleItem).
  @Test func whatIsSeen() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let path = IndexPath(item: 2, section: 1)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path)
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      let item = VisibleItem(attributes)
      #expect(item.name == "kind" && item.representedElementKind == "kind" && item.indexPath == path)
      #expect(item.representedElementCategory == .supplementaryView)
      #expect(item.frame == attributes.frame && item.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      (item.alpha, item.zIndex, item.isHidden) = (0.5, 3, true)
      item.center = CGPoint(x: 100, y: 200)
      #expect(attributes.alpha == 0.5 && attributes.zIndex == 3 && attributes.isHidden)
      #expect(item.alpha == 0.5 && item.zIndex == 3 && item.isHidden && item.center == CGPoint(x: 100, y: 200))
      #expect(attributes.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
      item.transform = CGAffineTransform(scaleX: 2, y: 3)
      #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3) && item.transform == attributes.transform)
      item.transform3D = CATransform3DMakeScale(4, 5, 1)
      #expect(attributes.transform3D.m11 == 4 && item.transform3D.m22 == 5)
      // A cell has no kind.
      let cell = VisibleItem(UICollectionViewLayoutAttributes(forCellWith: path))
      #expect(cell.name == "" && cell.representedElementKind == nil && cell.representedElementCategory == .cell)
    }
  }

  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  /// (what is moved, where, after it, how the tree is then): all below goes along, and stands as deep as what it is put beside. Of a
  /// with b (with c) and d below it, then e with f.
  @Test(
    arguments: [
      ("d", "b", false, "a .d .b ..c e .f"), ("b", "d", true, "a .d .b ..c e .f"), ("b", "e", true, "a .d e .f b .c"),
      ("e", "c", false, "a .b ..e ...f ..c .d"), ("a", "c", true, "a .b ..c .d e .f"),
      ("a", "a", true, "a .b ..c .d e .f"), ("x", "a", true, "a .b ..c .d e .f"),
      ("f", "a", false, "f a .b ..c .d e"),
    ] as [(String, String, Bool, String)])
  func moves(item: String, other: String, after: Bool, words: String) {
    var tree = Tree()
    tree.append(["a", "e"])
    tree.append(["b", "d"], to: "a")
    tree.append(["c"], to: "b")
    tree.append(["f"], to: "e")
    tree.move(item, to: other, after: after)
    #expect(tree.items.map { String(repeating: ".", count: tree.level(of: $0)) + $0 }.joined(separator: " ") == words)
  }

  /// (how far of 320 points the finger goes, whether right-hand actions are offered, whether the first one is done at once): half of the
  /// row's width and more does it (`performsFirstActionWithFullSwipe`).
  @Test(
    arguments: [
      (-40, true, true, []), (-159, true, true, []), (-160, true, true, ["end"]), (-200, false, true, []),
      (160, true, false, ["start"]), (159, true, false, []), (0, true, nil, []),
    ] as [(CGFloat, Bool, Bool?, [String])])
  func swipes(way: CGFloat, isWhole: Bool, isTrailing: Bool?, done: [String]) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var heard: [String] = []
      @MainActor func actions(_ word: String) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: word) { _, _, done in
            heard.append(word)
            done(true)
          }
        ])
        configuration.performsFirstActionWithFullSwipe = isWhole
        return configuration
      }
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { $0.item == 1 ? nil : actions("end") }
      list.leadingSwipeActionsConfigurationProvider = { _ in actions("start") }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      source.apply(snapshot, animatingDifferences: false)
      window.addSubview(view)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let isOffered = view.swipe(cell, by: way)
      #expect(isOffered == (isTrailing != nil) && heard == done)
      // What was done at once takes the offers away.
      #expect((view.swipedItem != nil) == (isOffered && done.isEmpty))
      view.layoutIfNeeded()
      if let swiped = view.swipedItem {
        // Beside the row, as wide as what is offered: at its end, or at its beginning.
        #expect(swiped.offers.frame.minX == (isTrailing == true ? 320 - swiped.offers.width : 0))
        #expect(swiped.offers.frame.height == cell.frame.height && swiped.isTrailing == isTrailing)
        // Another swipe brings it back and offers nothing new.
        #expect(view.swipe(cell, by: way) && view.swipedItem == nil && swiped.offers.superview == nil)
      }
      let silent = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(!view.swipe(silent, by: -40) && view.swipe(silent, by: 40) && view.endSwiping() && !view.endSwiping())
      view.isEditing = true
      #expect(!view.swipe(cell, by: -40))
    }
  }
}
