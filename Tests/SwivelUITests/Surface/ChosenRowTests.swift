// What is chosen in tables and collections while their rows change. Reloaded rows are chosen no more
// (https://blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells/); others go where UIKit's batch updates put them:
// deletions are told as rows were before, insertions as they are afterwards (Apple, "Batch Insertion, Deletion, and Reloading of Rows").
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var counts = [5]

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct ChosenRowTests {
  /// A change while row 2 of section 0 is chosen.
  enum Change: Sendable {
    case reloadAll
    case reload(Int)
    case insert(Int)
    case delete(Int)
    case move(Int, Int)
    case insertSection, deleteSection
    /// Deletes one row and inserts two.
    case together(delete: Int, insert: [Int])
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    arguments: [
      (Change.reloadAll, nil), (.reload(2), nil), (.reload(1), [0, 2]), (.insert(0), [0, 3]), (.insert(2), [0, 3]),
      (.insert(3), [0, 2]), (.delete(0), [0, 1]), (.delete(2), nil), (.delete(3), [0, 2]), (.move(2, 0), [0, 0]),
      (.move(0, 4), [0, 1]), (.move(4, 1), [0, 3]), (.insertSection, [1, 2]), (.deleteSection, nil),
      (.together(delete: 0, insert: [0, 1]), [0, 3]), (.together(delete: 4, insert: [2]), [0, 3]),
    ] as [(Change, [Int]?)])
  func aChosenRowGoesWithItsRow(change: Change, expected: [Int]?) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows()
      let table = table(of: rows, in: window)
      apply(change, rows, table)
      // Before and after the cells are there.
      #expect(table.indexPathForSelectedRow.map(Array.init) == expected)
      window.layoutIfNeeded()
      #expect(table.indexPathForSelectedRow.map(Array.init) == expected)
      let chosen = table.visibleCells.filter(\.isSelected).compactMap(table.indexPath(for:)).map(Array.init)
      #expect(chosen == [expected].compactMap { $0 })
    }
  }

  /// A table that shows rows, the third chosen.
  private func table(of rows: any UITableViewDataSource, in window: UIWindow) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none)
    return table
  }

  private func apply(_ change: Change, _ rows: Rows, _ table: UITableView) {
    switch change {
    case .reloadAll: table.reloadData()
    case .reload(let row): table.reloadRows(at: [Self.path(row)], with: .none)
    case .insert(let row):
      rows.counts[0] += 1
      table.insertRows(at: [Self.path(row)], with: .none)
    case .delete(let row):
      rows.counts[0] -= 1
      table.deleteRows(at: [Self.path(row)], with: .none)
    case .move(let from, let to): table.moveRow(at: Self.path(from), to: Self.path(to))
    case .insertSection:
      rows.counts.insert(1, at: 0)
      table.insertSections([0], with: .none)
    case .deleteSection:
      rows.counts = []
      table.deleteSections([0], with: .none)
    case .together(let deleted, let inserted):
      table.beginUpdates()
      rows.counts[0] += inserted.count - 1
      table.deleteRows(at: [Self.path(deleted)], with: .none)
      table.insertRows(at: inserted.map(Self.path), with: .none)
      table.endUpdates()
    }
  }

  /// What an app chooses no more between a change and its layout stays so.
  @Test func aRowIsLeftWhileRowsChange() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows()
      let table = table(of: rows, in: window)
      apply(.insert(0), rows, table)
      table.deselectRow(at: Self.path(3), animated: false)
      window.layoutIfNeeded()
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  @Test func aChosenItemGoesWithItsItem() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows()
      let items = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      items.dataSource = rows
      window.addSubview(items)
      window.layoutIfNeeded()
      items.selectItem(at: Self.path(2), animated: false, scrollPosition: [])
      items.performBatchUpdates {
        rows.counts[0] += 1
        items.deleteItems(at: [Self.path(0)])
        items.insertItems(at: [Self.path(0), Self.path(1)])
      }
      window.layoutIfNeeded()
      #expect(items.indexPathsForSelectedItems == [Self.path(3)])
      #expect(items.visibleCells.filter(\.isSelected).compactMap(items.indexPath(for:)) == [Self.path(3)])
      // A change is made once.
      items.reloadItems(at: [Self.path(0)])
      window.layoutIfNeeded()
      #expect(items.indexPathsForSelectedItems == [Self.path(3)])
      items.reloadData()
      #expect(items.indexPathsForSelectedItems == [])
      window.layoutIfNeeded()
      #expect(items.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  /// A snapshot that is applied takes what is chosen along; one that reloads does not, as its name says
  /// (Apple, `applySnapshotUsingReloadData(_:)`: "reset the UI to reflect the state of the data in the snapshot without computing a diff").
  @Test(arguments: [(false, 3), (true, nil)] as [(Bool, Int?)])
  func aSnapshotKeepsWhatIsChosenUnlessItReloads(reloads: Bool, expected: Int?) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let table = table(of: Rows(), in: window)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "d"])
      source.apply(snapshot)
      window.layoutIfNeeded()
      table.selectRow(at: Self.path(2), animated: false, scrollPosition: .none)
      snapshot.insertItems(["new"], beforeItem: "a")
      if reloads { source.applySnapshotUsingReloadData(snapshot) } else { source.apply(snapshot) }
      window.layoutIfNeeded()
      #expect(table.indexPathForSelectedRow == expected.map(Self.path))
    }
  }

  /// UICollectionView.allowsSelection: "When the value of this property is true (the default), users can select items."
  /// Nobody need hear of it.
  @Test(arguments: [true, false]) func whatNobodyHearsOfTakesTaps(canBeChosen: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows()
      let table = table(of: rows, in: window)
      table.allowsSelection = canBeChosen
      #expect(Set(table.visibleCells.map(\.takesTaps)) == [canBeChosen])
      let items = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      items.dataSource = rows
      items.allowsSelection = canBeChosen
      window.addSubview(items)
      window.layoutIfNeeded()
      #expect(Set(items.visibleCells.map(\.takesTaps)) == [canBeChosen])
    }
  }
}
