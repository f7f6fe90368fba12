// Rows and titles of tables whose margins follow the width that is easy to read (UITableView.cellLayoutMarginsFollowReadableWidth).
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// One row below a title whose text keeps to the margins.
@MainActor private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
  let accessory: UITableViewCell.AccessoryType
  let view: UIView?
  init(_ accessory: UITableViewCell.AccessoryType, view: UIView? = nil) {
    (self.accessory, self.view) = (accessory, view)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.accessoryType = accessory
    cell.accessoryView = view
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
}

@MainActor @Suite struct ReadableRowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let follows: Bool
    let accessory: UITableViewCell.AccessoryType
    /// Where content begins and ends.
    let content: (CGFloat, CGFloat)
    var testDescription: String { "\(width) \(follows) \(accessory)" }
  }

  /// The readable width is 672 in the usual size of text (R-LAY-07), in the middle: 81 is free beside it in 834, 256 in 1184. Where less is
  /// free than the system's margins of 20 of a regular width, those hold. An accessory takes 38.5, with 8 before it.
  @Test(arguments: [
    Row(width: 834, follows: false, accessory: .none, content: (20, 814)),
    Row(width: 834, follows: true, accessory: .none, content: (81, 753)),
    Row(width: 1184, follows: true, accessory: .none, content: (256, 928)),
    Row(width: 700, follows: true, accessory: .none, content: (20, 680)),
    Row(width: 834, follows: true, accessory: .disclosureIndicator, content: (81, 834 - 61 - 38.5 - 8)),
  ])
  func contentStandsInTheMiddle(row: Row) throws {
    try onDevice(.iPadPro11, Era(16)) { window in
      let rows = Titled(row.accessory)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: row.width, height: 600), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.cellLayoutMarginsFollowReadableWidth = row.follows
      try #require(window.rootViewController?.view).addSubview(table)
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      cell.layoutIfNeeded()
      let text = try #require(cell.textLabel)
      #expect(text.frame.minX == row.content.0 && text.frame.maxX == row.content.1, "\(text.frame)")
      let title = try #require(table.headerView(forSection: 0))
      // What keeps to the margins of a title begins where rows begin ("Adding headers and footers to table sections").
      #expect(title.contentView.layoutMarginsGuide.layoutFrame.minX == row.content.0)
      withExtendedLifetime(rows) {}
    }
  }

  /// A switch of 51 points at the end of a row ends 16 before the readable width does, and the text 20 before the switch.
  @Test func aViewAtTheEndStandsInTheWidth() throws {
    try onDevice(.iPadPro11, Era(16)) { window in
      let rows = Titled(.none, view: UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31)))
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 834, height: 600), style: .plain)
      table.dataSource = rows
      table.cellLayoutMarginsFollowReadableWidth = true
      try #require(window.rootViewController?.view).addSubview(table)
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      cell.layoutIfNeeded()
      let shown = try #require(cell.accessoryView)
      let end: CGFloat = 834 - 61 - 16
      #expect(shown.frame.maxX == end)
      #expect(try #require(cell.textLabel).frame.maxX == shown.frame.minX - 20)
      withExtendedLifetime(rows) {}
    }
  }
}
