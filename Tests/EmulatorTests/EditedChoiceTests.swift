// Rows chosen to be edited are another choice than the one before, which is back when editing ends (rdar://19056268).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Six rows.
private final class Rows: UITableViewController {
  var count = 6
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct EditedChoiceTests {
  /// What is done between beginning and ending to edit, and what is chosen then.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let several: Bool
    let taps: [Int]
    let during: [Int]?
    let after: [Int]?
    var change: @MainActor @Sendable (UITableViewController) -> Void = { _ in }
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "several", several: true, taps: [0, 3], during: [0, 3], after: [1]),
    Row(name: "none", several: true, taps: [], during: nil, after: [1]),
    Row(name: "the one that was chosen, and taken back", several: true, taps: [1, 1], during: nil, after: [1]),
    Row(name: "rows nobody chooses in", several: false, taps: [3], during: [1], after: [1]),
    Row(name: "a row above went", several: true, taps: [3], during: [2], after: [0]) { table in
      (table as? Rows)?.count = 5
      table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    },
    Row(name: "all rows anew", several: true, taps: [3], during: nil, after: nil) { $0.tableView.reloadData() },
  ]

  /// Also where rows change in the call that ends it.
  @Test(arguments: rows, [false, true]) func choices(row: Row, atOnce: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Rows(style: .plain) }])
    let table = try #require(device.inspect(window: 1) { $0.rootViewController as? Rows } ?? nil)
    let driver = Driver(device)
    func chosen() -> [Int]? {
      device.inspect(window: 1) { _ in table.tableView.indexPathsForSelectedRows?.map(\.row) } ?? nil
    }
    func lit() -> [Int]? {
      let all = device.inspect(window: 1) { _ in
        table.tableView.visibleCells.enumerated().filter(\.element.isSelected).map(\.offset)
      }
      return all?.isEmpty == true ? nil : all
    }
    driver.tap("row 1")
    #expect(chosen() == [1])
    _ = device.perform(window: 1) { _ in
      table.tableView.allowsMultipleSelectionDuringEditing = row.several
      table.setEditing(true, animated: true)
    }
    for tap in row.taps { driver.tap("row \(tap)") }
    if !atOnce {
      _ = device.perform(window: 1) { _ in row.change(table) }
      #expect(chosen() == row.during)
      #expect(lit() == row.during)
    }
    _ = device.perform(window: 1) { _ in
      if atOnce { row.change(table) }
      table.setEditing(false, animated: true)
    }
    #expect(chosen() == row.after)
    #expect(lit() == row.after)
  }
}
