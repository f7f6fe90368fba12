// Rows and items that were chosen when their screen comes back: "If YES, any selection is cleared in viewWillAppear:"
// (UITableViewController and UICollectionViewController, clearsSelectionOnViewWillAppear); and items of a plain source that a finger
// moves.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
}

/// Gives items and says what comes of moving them, and nothing else.
@MainActor private final class Mover: NSObject, UICollectionViewDataSource {
  var moved: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moved.append("\(sourceIndexPath.item)>\(destinationIndexPath.item)") }
}

/// Gives items alone.
@MainActor private final class Giver: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct ReturningTableTests {
  @Test(
    arguments: [
      (true, true, [0, 2], []), (true, false, [0, 2], [0, 2]), (false, true, [3], []), (false, false, [3], [3]),
      (true, true, [], []),
    ] as [(Bool, Bool, [Int], [Int])])
  func chosenRows(several: Bool, clears: Bool, chosen: [Int], left: [Int]) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [.test { UINavigationController(rootViewController: Rows(style: .plain)) }])
    let found = device.inspect(window: 1) { $0.rootViewController as? UINavigationController } ?? nil
    let stack = try #require(found)
    let rows = try #require(stack.topViewController as? Rows)
    _ = device.perform(window: 1) { _ in
      rows.clearsSelectionOnViewWillAppear = clears
      rows.tableView.allowsMultipleSelection = several
      for row in chosen {
        rows.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      stack.pushViewController(UIViewController(), animated: true)
    }
    #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) ?? [] == chosen, "behind the other it stays")
    _ = device.perform(window: 1) { _ in stack.popViewController(animated: true) }
    #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) ?? [] == left)
  }

  /// "If you don't implement this method [canMoveItemAt], but you do implement collectionView(_:moveItemAt:to:)", items can be moved.
  @Test func aPlainSourceMovesItems() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    let (mover, giver) = (Mover(), Giver())
    _ = device.perform(window: 1) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 80)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      list.contentInsetAdjustmentBehavior = .never
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      window.rootViewController?.view.addSubview(list)
      @MainActor func move() -> UICollectionViewCell? {
        list.layoutIfNeeded()
        let first = list.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 200))
        list.endInteractiveMovement()
        list.layoutIfNeeded()
        return first
      }
      list.dataSource = mover
      let moved = move()
      #expect(mover.moved == ["0>2"] && moved?.frame.minY == 160)
      // "If you don't implement this method, the collection view ignores any attempts to reorder items."
      list.dataSource = giver
      let kept = move()
      #expect(kept?.frame.minY == 0 && mover.moved.count == 1)
    }
  }
}
