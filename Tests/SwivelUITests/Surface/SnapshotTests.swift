// Snapshots of what tables and collections show, against a plain array of sections with the same done to it.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.appendItems([5, 6])
    return snapshot
  }

  private static func shown(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      "\(section): " + snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test func whatThereIs() {
    let snapshot = Self.snapshot()
    #expect(Self.shown(snapshot) == "a: 1 2 3, b: 4, c: 5 6")
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (3, 6))
    #expect(["a", "b", "c", "d"].map { snapshot.numberOfItems(inSection: $0) } == [3, 1, 2, 0])
    #expect(["a", "c", "d"].map { snapshot.indexOfSection($0) } == [0, 2, nil])
    #expect([1, 4, 6, 7].map { snapshot.indexOfItem($0) } == [0, 3, 5, nil])
    #expect([1, 4, 6, 7].map { snapshot.sectionIdentifier(containingItem: $0) } == ["a", "b", "c", nil])
  }

  @Test func changes() {
    let changes: [(String, (inout Snapshot) -> Void)] = [
      ("a: 1 2 3, b: 4, d: , c: 5 6", { $0.insertSections(["d"], beforeSection: "c") }),
      ("a: 1 2 3, d: , e: , b: 4, c: 5 6", { $0.insertSections(["d", "e"], afterSection: "a") }),
      ("a: 1 2 3, b: 4, c: 5 6, d: ", { $0.insertSections(["d"], afterSection: "c") }),
      ("b: 4", { $0.deleteSections(["a", "c"]) }),
      ("a: 1 8 9 2 3, b: 4, c: 5 6", { $0.insertItems([8, 9], beforeItem: 2) }),
      ("a: 1 2 8 9 3, b: 4, c: 5 6", { $0.insertItems([8, 9], afterItem: 2) }),
      ("a: 1 2 3, b: 4, c: 5 6 8", { $0.insertItems([8], afterItem: 6) }),
      ("a: 1 3, b: , c: 5 6", { $0.deleteItems([2, 4, 7]) }), ("", { $0.deleteAllItems() }),
      ("a: 1 2 3, b: 4 7, c: 5 6", { $0.appendItems([7], toSection: "b") }),
      ("a: 1 2 3, b: 4, c: 5 6", { $0.reloadItems([1]) }), ("a: 1 2 3, b: 4, c: 5 6", { $0.reconfigureItems([1]) }),
    ]
    for (expected, change) in changes {
      var snapshot = Self.snapshot()
      change(&snapshot)
      #expect(Self.shown(snapshot) == expected)
    }
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0, "there is no section to add to")
  }

  @MainActor @Test func aTableShowsASnapshot() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.accessibilityIdentifier = "item \(item)"
        return cell
      }
      window.addSubview(table)
      source.apply(Self.snapshot(), animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(table.numberOfSections == 3 && (0..<3).map { table.numberOfRows(inSection: $0) } == [3, 1, 2])
      #expect(
        table.visibleCells.map(\.accessibilityIdentifier) == (1...6).map { "item \($0)" }, "rows in the order of items")
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 2)) == 6)
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 3)) == nil)
      #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 2) && source.indexPath(for: 9) == nil)
      #expect([0, 2, 3].map { source.sectionIdentifier(for: $0) } == ["a", "c", nil])
      #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5, 6])
    }
  }
}
