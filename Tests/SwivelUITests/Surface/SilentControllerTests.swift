// What a controller of a table or of a collection answers that overrides nothing: as a delegate without the method does, by the reference
// of UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegate and UICollectionViewDataSource.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SilentControllerTests {
  private static let path = IndexPath(row: 1, section: 2)
  private static let other = IndexPath(row: 5, section: 0)
  private static let copy = Selector("copy:")

  private struct TableRow {
    let name: String
    let ask: @MainActor (UITableViewController, UITableView) -> Bool
    init(_ name: String, _ ask: @escaping @MainActor (UITableViewController, UITableView) -> Bool) {
      (self.name, self.ask) = (name, ask)
    }
  }
  private static let tables: [TableRow] = [
    TableRow("one section") { $0.numberOfSections(in: $1) == 1 },
    TableRow("no rows") { $0.tableView($1, numberOfRowsInSection: 0) == 0 },
    TableRow("a plain row") { $0.tableView($1, cellForRowAt: path).textLabel?.text == nil },
    TableRow("no titles") {
      $0.tableView($1, titleForHeaderInSection: 0) == nil && $0.tableView($1, titleForFooterInSection: 0) == nil
    },
    TableRow("rows are edited") { $0.tableView($1, canEditRowAt: path) },
    TableRow("rows stay where they are") { !$0.tableView($1, canMoveRowAt: path) },
    TableRow("rows are about as high as they need") {
      $0.tableView($1, estimatedHeightForRowAt: path) == UITableView.automaticDimension
    },
    TableRow("headers are about as high as they need") {
      $0.tableView($1, estimatedHeightForHeaderInSection: 0) == UITableView.automaticDimension
    },
    TableRow("footers are about as high as they need") {
      $0.tableView($1, estimatedHeightForFooterInSection: 0) == UITableView.automaticDimension
    },
    TableRow("no views above and below") {
      $0.tableView($1, viewForHeaderInSection: 0) == nil && $0.tableView($1, viewForFooterInSection: 0) == nil
    },
    TableRow("a row is chosen and left") {
      $0.tableView($1, willSelectRowAt: path) == path && $0.tableView($1, willDeselectRowAt: path) == path
    },
    TableRow("a row is lit") { $0.tableView($1, shouldHighlightRowAt: path) },
    TableRow("a row is deleted") { $0.tableView($1, editingStyleForRowAt: path) == .delete },
    TableRow("a row moves in") { $0.tableView($1, shouldIndentWhileEditingRowAt: path) },
    TableRow("UIKit's word for deletion") {
      $0.tableView($1, titleForDeleteConfirmationButtonForRowAt: path) == nil
    },
    TableRow("nothing beside a row") {
      $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: path) == nil
        && $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: path) == nil
        && $0.tableView($1, editActionsForRowAt: path) == nil
    },
    TableRow("no menus") {
      $0.tableView($1, contextMenuConfigurationForRowAt: path, point: .zero) == nil
        && !$0.tableView($1, shouldShowMenuForRowAt: path)
        && !$0.tableView($1, canPerformAction: copy, forRowAt: path, withSender: nil)
    },
    TableRow("no pictures above menus") {
      let what = UIContextMenuConfiguration()
      return $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: what) == nil
        && $0.tableView($1, previewForDismissingContextMenuWithConfiguration: what) == nil
    },
    TableRow("a row goes where it is put") {
      $0.tableView($1, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other) == other
    },
    TableRow("a row does what it is for") { $0.tableView($1, canPerformPrimaryActionForRowAt: path) },
    TableRow("two fingers choose nothing") { !$0.tableView($1, shouldBeginMultipleSelectionInteractionAt: path) },
    TableRow("rows are focused, none first") {
      $0.tableView($1, canFocusRowAt: path) && $0.indexPathForPreferredFocusedView(in: $1) == nil
    },
    TableRow("no titles at the edge") { $0.sectionIndexTitles(for: $1) == nil },
    TableRow("a title leads to the section of its place") {
      let controller = $0
      let table = $1
      return [0, 3].map { controller.tableView(table, sectionForSectionIndexTitle: "a", at: $0) } == [0, 3]
    },
    TableRow("content is not enlarged, and goes to its top") {
      $0.viewForZooming(in: $1) == nil && $0.scrollViewShouldScrollToTop($1)
    },
  ]

  @Test func tableControllers() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let controller = UITableViewController(style: .plain)
      let table = try #require(controller.tableView)
      for row in Self.tables { #expect(row.ask(controller, table), "\(row.name)") }
      // "The default value of the table's property": a row follows what the table says.
      for follows in [true, false] {
        table.selectionFollowsFocus = follows
        #expect(controller.tableView(table, selectionFollowsFocusForRowAt: Self.path) == follows)
      }
      // A controller begins and ends editing of its table; what is pulled is the table's.
      controller.setEditing(true, animated: false)
      let refresh = UIRefreshControl()
      controller.refreshControl = refresh
      #expect(table.isEditing && table.refreshControl === refresh && controller.refreshControl === refresh)
    }
  }

  private struct GridRow {
    let name: String
    let ask: @MainActor (UICollectionViewController, UICollectionView) -> Bool
    init(_ name: String, _ ask: @escaping @MainActor (UICollectionViewController, UICollectionView) -> Bool) {
      (self.name, self.ask) = (name, ask)
    }
  }
  private static let grids: [GridRow] = [
    GridRow("one section, no items") {
      $0.numberOfSections(in: $1) == 1 && $0.collectionView($1, numberOfItemsInSection: 0) == 0
    },
    GridRow("an item is lit, chosen and left") {
      $0.collectionView($1, shouldHighlightItemAt: path) && $0.collectionView($1, shouldSelectItemAt: path)
        && $0.collectionView($1, shouldDeselectItemAt: path)
    },
    GridRow("no menus") {
      !$0.collectionView($1, shouldShowMenuForItemAt: path)
        && !$0.collectionView($1, canPerformAction: copy, forItemAt: path, withSender: nil)
        && $0.collectionView($1, contextMenuConfigurationForItemAt: path, point: .zero) == nil
    },
    GridRow("no pictures above menus") {
      let what = UIContextMenuConfiguration()
      return $0.collectionView($1, contextMenuConfiguration: what, highlightPreviewForItemAt: path) == nil
        && $0.collectionView($1, contextMenuConfiguration: what, dismissalPreviewForItemAt: path) == nil
        && $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: what) == nil
        && $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: what) == nil
    },
    GridRow("content stays where it is") {
      $0.collectionView($1, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4)
    },
    GridRow("another layout is taken as it is") {
      let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      return $0.collectionView($1, transitionLayoutForOldLayout: old, newLayout: new) === new
    },
    GridRow("two fingers choose nothing") { !$0.collectionView($1, shouldBeginMultipleSelectionInteractionAt: path) },
    GridRow("an item does what it is for") { $0.collectionView($1, canPerformPrimaryActionForItemAt: path) },
    GridRow("an item is edited") { $0.collectionView($1, canEditItemAt: path) },
    GridRow("items are focused, none first") {
      $0.collectionView($1, canFocusItemAt: path) && $0.indexPathForPreferredFocusedView(in: $1) == nil
    },
    GridRow("an item stays where it is") { !$0.collectionView($1, canMoveItemAt: path) },
    GridRow("an item goes where it is put") {
      $0.collectionView(
        $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: other) == other
        && $0.collectionView($1, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other) == other
    },
    GridRow("a title leads to the beginning of the section of its place") {
      $0.indexTitles(for: $1) == nil
        && $0.collectionView($1, indexPathForIndexTitle: "a", at: 3) == IndexPath(item: 0, section: 3)
    },
    GridRow("content is not enlarged, and goes to its top") {
      $0.viewForZooming(in: $1) == nil && $0.scrollViewShouldScrollToTop($1)
    },
    GridRow("the layout is the collection's") { $0.collectionViewLayout === $1.collectionViewLayout },
  ]

  @Test func collectionControllers() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let layout = UICollectionViewFlowLayout()
      let controller = UICollectionViewController(collectionViewLayout: layout)
      let grid = try #require(controller.collectionView)
      for row in Self.grids { #expect(row.ask(controller, grid), "\(row.name)") }
      #expect(controller.collectionViewLayout === layout)
      for follows in [true, false] {
        grid.selectionFollowsFocus = follows
        #expect(controller.collectionView(grid, selectionFollowsFocusForItemAt: Self.path) == follows)
      }
      // Without a document there is a flow layout.
      let plain = UICollectionViewController(nibName: nil, bundle: nil)
      #expect(plain.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    }
  }

  /// UITableViewDiffableDataSource: it edits and moves nothing until a subclass says so; sections and rows are found by identifiers.
  @Test func diffableSources() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let (table, grid) = (
        UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      )
      let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
      let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { _, _, _ in
        UICollectionViewCell()
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([7, 8], toSection: "b")
      rows.apply(snapshot, animatingDifferences: false)
      items.apply(snapshot, animatingDifferences: false)
      #expect(["a", "b", "c"].map { rows.index(for: $0) } == [0, 1, nil])
      #expect(["a", "b", "c"].map { items.index(for: $0) } == [0, 1, nil])
      #expect(
        [7, 8, 9].map { rows.indexPath(for: $0) } == [
          IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1), nil,
        ])
      #expect(!rows.tableView(table, canEditRowAt: Self.path) && !rows.tableView(table, canMoveRowAt: Self.path))
      #expect(rows.sectionIndexTitles(for: table) == nil && items.indexTitles(for: grid) == nil)
      #expect(rows.tableView(table, sectionForSectionIndexTitle: "a", at: 3) == 3)
      #expect(items.collectionView(grid, indexPathForIndexTitle: "a", at: 3) == IndexPath(item: 0, section: 3))
    }
  }
}
