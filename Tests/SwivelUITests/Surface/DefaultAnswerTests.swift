// What UIKit does for a delegate without a method: the answers its reference gives under "If you do not implement this method".
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Implements only what has to be.
@MainActor
private final class Silent: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UISearchBarDelegate,
  UITabBarControllerDelegate, UISplitViewControllerDelegate, UIApplicationDelegate, UIWindowSceneDelegate,
  UIPointerInteractionDelegate, UIScribbleInteractionDelegate, UITextInteractionDelegate, UINavigationBarDelegate,
  UIContextMenuInteractionDelegate, UICollectionViewDataSource, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}

/// What a delegate is asked about.
@MainActor private struct Subjects {
  let silent = Silent()
  let table = UITableView()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let search = UISearchBar()
  let tabs = UITabBarController()
  let split = UISplitViewController()
  let path = IndexPath(row: 1, section: 2)
  let other = IndexPath(row: 5, section: 0)
  let copy = Selector("copy:")
}

@MainActor @Suite struct DefaultAnswerTests {
  private struct Row {
    let name: String
    let isTrue: Bool
    let ask: @MainActor (Subjects) -> Bool

    init(_ name: String, _ isTrue: Bool, _ ask: @escaping @MainActor (Subjects) -> Bool) {
      (self.name, self.isTrue, self.ask) = (name, isTrue, ask)
    }
  }

  private static let tables: [Row] = [
    Row("a row is lit", true) { $0.silent.tableView($0.table, shouldHighlightRowAt: $0.path) },
    Row("a row is indented while it is edited", true) {
      $0.silent.tableView($0.table, shouldIndentWhileEditingRowAt: $0.path)
    },
    Row("a row has no menu of commands", false) { $0.silent.tableView($0.table, shouldShowMenuForRowAt: $0.path) },
    Row("a row does not copy", false) {
      $0.silent.tableView($0.table, canPerformAction: $0.copy, forRowAt: $0.path, withSender: nil)
    },
    Row("a row does what it is for", true) { $0.silent.tableView($0.table, canPerformPrimaryActionForRowAt: $0.path) },
    Row("two fingers choose nothing", false) {
      $0.silent.tableView($0.table, shouldBeginMultipleSelectionInteractionAt: $0.path)
    },
    Row("a row may be chosen", true) { $0.silent.tableView($0.table, willSelectRowAt: $0.path) == $0.path },
    Row("a row may be left", true) { $0.silent.tableView($0.table, willDeselectRowAt: $0.path) == $0.path },
    Row("a row moves where it is put", true) {
      $0.silent.tableView($0.table, targetIndexPathForMoveFromRowAt: $0.path, toProposedIndexPath: $0.other) == $0.other
    },
    Row("a row is deleted by editing", true) {
      $0.silent.tableView($0.table, editingStyleForRowAt: $0.path) == .delete
    },
    Row("a row is as high as it needs", true) {
      $0.silent.tableView($0.table, heightForRowAt: $0.path) == UITableView.automaticDimension
    },
    Row("a header is as high as it needs", true) {
      $0.silent.tableView($0.table, heightForHeaderInSection: 0) == UITableView.automaticDimension
        && $0.silent.tableView($0.table, heightForFooterInSection: 0) == UITableView.automaticDimension
    },
    Row("a header has no view", true) {
      $0.silent.tableView($0.table, viewForHeaderInSection: 0) == nil
        && $0.silent.tableView($0.table, viewForFooterInSection: 0) == nil
    },
    Row("a swipe has nothing of the app's", true) {
      $0.silent.tableView($0.table, leadingSwipeActionsConfigurationForRowAt: $0.path) == nil
        && $0.silent.tableView($0.table, trailingSwipeActionsConfigurationForRowAt: $0.path) == nil
        && $0.silent.tableView($0.table, editActionsForRowAt: $0.path) == nil
    },
    Row("the button to delete has UIKit's word", true) {
      $0.silent.tableView($0.table, titleForDeleteConfirmationButtonForRowAt: $0.path) == nil
    },
    Row("a row has no menu of its own", true) {
      $0.silent.tableView($0.table, contextMenuConfigurationForRowAt: $0.path, point: .zero) == nil
    },
  ]

  private static let collections: [Row] = [
    Row("an item may be lit, chosen and left", true) {
      $0.silent.collectionView($0.collection, shouldHighlightItemAt: $0.path)
        && $0.silent.collectionView($0.collection, shouldSelectItemAt: $0.path)
        && $0.silent.collectionView($0.collection, shouldDeselectItemAt: $0.path)
    },
    Row("an item may be edited", true) { $0.silent.collectionView($0.collection, canEditItemAt: $0.path) },
    Row("an item can be moved, if the source moves any", true) {
      $0.silent.collectionView($0.collection, canMoveItemAt: $0.path)
    },
    Row("an item does what it is for", true) {
      $0.silent.collectionView($0.collection, canPerformPrimaryActionForItemAt: $0.path)
    },
    Row("an item has no menu of commands", false) {
      $0.silent.collectionView($0.collection, shouldShowMenuForItemAt: $0.path)
        || $0.silent.collectionView($0.collection, canPerformAction: $0.copy, forItemAt: $0.path, withSender: nil)
    },
    Row("an item has no menu of its own", true) {
      $0.silent.collectionView($0.collection, contextMenuConfigurationForItemAt: $0.path, point: .zero) == nil
        && $0.silent.collectionView($0.collection, contextMenuConfigurationForItemsAt: [$0.path], point: .zero) == nil
    },
    Row("an item moves where it is put", true) {
      $0.silent.collectionView(
        $0.collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: $0.path, atCurrentIndexPath: $0.path,
        toProposedIndexPath: $0.other) == $0.other
    },
    Row("content stays where it is", true) {
      $0.silent.collectionView($0.collection, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4))
        == CGPoint(x: 3, y: 4)
    },
    Row("another layout is taken as it is", true) {
      let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      return $0.silent.collectionView($0.collection, transitionLayoutForOldLayout: old, newLayout: new) === new
    },
    Row("there is one section", true) { $0.silent.numberOfSections(in: $0.collection) == 1 },
    Row("there are no titles at the edge", true) { $0.silent.indexTitles(for: $0.collection) == nil },
  ]

  private static let others: [Row] = [
    Row("a search may begin, change and end", true) {
      $0.silent.searchBarShouldBeginEditing($0.search) && $0.silent.searchBarShouldEndEditing($0.search)
        && $0.silent.searchBar($0.search, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: "a")
    },
    Row("a tab may be chosen", true) {
      $0.silent.tabBarController($0.tabs, shouldSelect: UIViewController())
    },
    Row("a split view decides by itself", true) {
      $0.silent.targetDisplayModeForAction(in: $0.split) == .automatic
        && $0.silent.primaryViewController(forCollapsing: $0.split) == nil
        && $0.silent.primaryViewController(forExpanding: $0.split) == nil
    },
    Row("a split view takes its column first", true) {
      $0.silent.splitViewController($0.split, topColumnForCollapsingToProposedTopColumn: .secondary) == .secondary
    },
    Row("a split view shows by itself", false) {
      $0.silent.splitViewController($0.split, show: UIViewController(), sender: nil)
        || $0.silent.splitViewController($0.split, showDetail: UIViewController(), sender: nil)
    },
    // Before iOS 8: hidden in portrait, shown in landscape.
    Row("the first column is hidden upright", true) {
      $0.silent.splitViewController($0.split, shouldHide: UIViewController(), in: .portrait)
        && !$0.silent.splitViewController($0.split, shouldHide: UIViewController(), in: .landscapeLeft)
    },
    Row("the app launches", true) {
      $0.silent.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    },
    Row("extensions are allowed", true) {
      $0.silent.application(UIApplication.shared, shouldAllowExtensionPointIdentifier: .keyboard)
    },
    Row("nothing is saved or restored", false) {
      let app = UIApplication.shared
      return $0.silent.application(app, shouldSaveSecureApplicationState: NSCoder())
        || $0.silent.application(app, shouldRestoreSecureApplicationState: NSCoder())
        || $0.silent.application(app, shouldSaveApplicationState: NSCoder())
        || $0.silent.application(app, shouldRestoreApplicationState: NSCoder())
    },
    Row("addresses and activities are not taken", false) {
      let (app, url) = (UIApplication.shared, URL(fileURLWithPath: "/"))
      return $0.silent.application(app, open: url, options: [:]) || $0.silent.application(app, handleOpen: url)
        || $0.silent.application(app, open: url, sourceApplication: nil, annotation: 0)
        || $0.silent.application(app, willContinueUserActivityWithType: "a")
    },
    Row("a pen may begin to write, at once", true) {
      let scribble = UIScribbleInteraction(delegate: $0.silent)
      return $0.silent.scribbleInteraction(scribble, shouldBeginAt: .zero)
        && !$0.silent.scribbleInteractionShouldDelayFocus(scribble)
    },
    Row("a text may be touched", true) {
      $0.silent.interactionShouldBegin(UITextInteraction(for: .editable), at: .zero)
    },
    Row("a pointer is in the region there is, and looks as ever", true) {
      let pointer = UIPointerInteraction(delegate: $0.silent)
      let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      return $0.silent.pointerInteraction(pointer, regionFor: UIPointerRegionRequest(), defaultRegion: region)
        === region
        && $0.silent.pointerInteraction(pointer, styleFor: region) == nil
    },
    Row("a bar's items come and go", true) {
      let (bar, item) = (UINavigationBar(), UINavigationItem(title: "a"))
      return $0.silent.navigationBar(bar, shouldPush: item) && $0.silent.navigationBar(bar, shouldPop: item)
    },
    Row("a menu has no previews of the app's", true) {
      let (menu, what) = (UIContextMenuInteraction(delegate: $0.silent), UIContextMenuConfiguration())
      return $0.silent.contextMenuInteraction(menu, previewForHighlightingMenuWithConfiguration: what) == nil
        && $0.silent.contextMenuInteraction(menu, previewForDismissingMenuWithConfiguration: what) == nil
    },
    Row("a field may begin, change, clear, return and end", true) {
      let field = UITextField()
      return $0.silent.textFieldShouldBeginEditing(field) && $0.silent.textFieldShouldEndEditing(field)
        && $0.silent.textFieldShouldClear(field) && $0.silent.textFieldShouldReturn(field)
        && $0.silent.textField(
          field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a")
    },
    Row("a text view may begin, change and end", true) {
      let view = UITextView()
      return $0.silent.textViewShouldBeginEditing(view) && $0.silent.textViewShouldEndEditing(view)
        && $0.silent.textView(view, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: "a")
    },
    Row("a recogniser begins and takes fingers, alone", true) {
      let (one, two) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      return $0.silent.gestureRecognizerShouldBegin(one)
        && !$0.silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two)
        && !$0.silent.gestureRecognizer(one, shouldRequireFailureOf: two)
        && !$0.silent.gestureRecognizer(one, shouldBeRequiredToFailBy: two)
    },
    Row("a scroll view goes to its top and enlarges nothing", true) {
      let view = UIScrollView()
      return $0.silent.scrollViewShouldScrollToTop(view) && $0.silent.viewForZooming(in: view) == nil
    },
  ]

  @Test func answers() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let subjects = Subjects()
      for row in Self.tables + Self.collections + Self.others {
        #expect(row.ask(subjects) == row.isTrue, "\(row.name)")
      }
    }
  }

  /// A flow layout's delegate without the methods leaves the layout its own numbers.
  @Test func flowLayoutsKeepTheirNumbers() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 30, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (5, 6)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 80, height: 100), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      let silent = Silent()
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.delegate = silent
      window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      // Two in a line of 74: at the left and, what is free being between them, at the right.
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.maxX == 76)
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 26)
      #expect(view.contentSize.height == 49)
    }
  }

  /// UITableViewCell.indentationLevel: standard content stands further in by levels of `indentationWidth`, as cell or delegate say.
  @Test(
    arguments: [(0, 10.0, nil, 0.0), (2, 10, nil, 20), (3, 4, nil, 12), (1, 10, 4, 40), (2, 10, 0, 0)]
      as [(Int, Double, Int?, Double)])
  func indentation(level: Int, width: Double, told: Int?, moved: Double) throws {
    @MainActor final class Rows: NSObject, UITableViewDataSource {
      let make: () -> UITableViewCell
      init(_ make: @escaping () -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
    }
    @MainActor final class Telling: NSObject, UITableViewDelegate {
      let level: Int
      init(_ level: Int) { self.level = level }
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
    }
    try onDevice(.iPhone8, Era(15)) { window in
      @MainActor func start(_ level: Int, _ width: Double, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
        let rows = Rows {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Text"
          (cell.indentationLevel, cell.indentationWidth) = (level, width)
          return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        (table.dataSource, table.delegate) = (rows, delegate)
        window.addSubview(table)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        cell?.layoutIfNeeded()
        table.removeFromSuperview()
        return cell?.textLabel?.frame.minX ?? -1
      }
      let telling = told.map(Telling.init)
      let (usual, further) = (start(0, width, nil), start(level, width, telling))
      #expect(further - usual == CGFloat(moved))
    }
  }
}
