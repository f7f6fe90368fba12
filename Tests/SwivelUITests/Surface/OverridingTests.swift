// Members that apps override in classes of their own: UIKit asks the override, and `super` is what UIKit does by itself.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct OverridingTests {
  private final class CountedTable: UITableView {
    var asked: [String] = []
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      asked.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func scrollToRow(at indexPath: IndexPath, at place: UITableView.ScrollPosition, animated: Bool) {
      asked.append("scroll \(indexPath.row)")
    }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) + 100 }
    override var style: UITableView.Style { .grouped }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func aTablesOwnMembersAreAsked() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let table = CountedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let rows = Rows()
      table.dataSource = rows
      let plain: UITableView = table
      #expect(plain.numberOfRows(inSection: 0) == 102)
      rows.count = 3
      plain.performBatchUpdates { plain.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
      #expect(plain.numberOfRows(inSection: 0) == 103)
      plain.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
      #expect(table.asked == ["insert 1", "scroll 1"])
      #expect(plain.style == .grouped)
    }
  }

  private final class CountedGrid: UICollectionView {
    override func numberOfItems(inSection section: Int) -> Int { 7 }
    override var indexPathsForSelectedItems: [IndexPath]? { [IndexPath(item: 1, section: 2)] }
  }

  @Test func aCollectionsOwnMembersAreAsked() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let grid: UICollectionView = CountedGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(grid.numberOfItems(inSection: 0) == 7)
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 2)])
    }
  }

  private final class Aside: UIViewController {
    let bar = UINavigationItem(title: "own")
    override var navigationItem: UINavigationItem { bar }
    override var edgesForExtendedLayout: UIRectEdge {
      get { [] }
      set { super.edgesForExtendedLayout = newValue }
    }
  }

  @Test func aControllersOwnMembersAreAsked() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let controller: UIViewController = Aside()
      #expect(controller.navigationItem.title == "own")
      controller.edgesForExtendedLayout = .all
      #expect(controller.edgesForExtendedLayout == [])
      let navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      navigation.view.layoutIfNeeded()
      #expect(navigation.navigationBar.topItem?.title == "own")
    }
  }

  /// UIViewController.addKeyCommand(_:): what was added is among the controller's key commands until it is removed.
  @Test func keysThatWereAddedAreThere() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let controller = UIViewController()
      #expect(controller.keyCommands == nil)
      let key = UIKeyCommand(action: Selector("save"), input: "s")
      controller.addKeyCommand(key)
      #expect(controller.keyCommands?.map(\.input) == ["s"])
      controller.removeKeyCommand(key)
      #expect(controller.keyCommands == nil)
    }
  }

  private final class Proud: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil } }
  }

  /// UIControl.isContextMenuInteractionEnabled: the control has an interaction of its own, which asks it, while it is on.
  @Test func aControlGivesItsMenu() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = Proud()
      #expect(control.contextMenuInteraction == nil)
      control.isContextMenuInteractionEnabled = true
      #expect(control.interactions.count == 1)
      #expect(control.contextMenuInteraction?.delegate === control)
      control.isContextMenuInteractionEnabled = false
      #expect(control.interactions.isEmpty)
    }
  }

  private final class Ring: CALayer {
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var title: String { managedValue("title") }
    override class func defaultValue(forKey key: String) -> Any? { key == "title" ? "none yet" : nil }
  }

  /// CALayer's keys: a value by name, the class's default before one is set, zero without one.
  @Test func aLayerKeepsValuesOfItsOwn() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let ring = Ring()
      #expect(ring.progress == 0)
      #expect(ring.title == "none yet")
      ring.progress = 0.25
      #expect(ring.progress == 0.25)
      #expect(ring.value(forKey: "progress") as? CGFloat == 0.25)
    }
  }
}
