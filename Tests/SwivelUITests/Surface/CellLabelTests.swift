// Where cells of the standard styles put their labels.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// One row with a text, and a detail in styles that have one.
@MainActor private final class Texts: UITableViewDataSource {
  let style: UITableViewCell.CellStyle

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}

@MainActor @Suite struct CellLabelTests {
  /// What `body` finds of a row 375 wide on a screen as wide.
  private func row(_ style: UITableViewCell.CellStyle, _ body: (UITableViewCell) throws -> Void) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Texts(style)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
      table.dataSource = rows
      try #require(window.rootViewController?.view).addSubview(table)
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      cell.layoutIfNeeded()
      try withExtendedLifetime(rows) { try body(cell) }
    }
  }

  /// R-LAY-05 and R-LAY-07: in 375 points of compact width content lies 16 from either side, 343 wide. A single label takes all
  /// of it; a value ends where it ends.
  @Test func betweenTheMarginsOfTheRow() throws {
    try row(.default) { cell in
      let text = try #require(cell.textLabel)
      #expect(text.frame.minX == 16.0)
      #expect(text.frame.width == 343.0)
    }
    try row(.value1) { cell in
      #expect(cell.textLabel?.frame.minX == 16.0)
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.frame.width > 0.0)
      #expect(abs(Double(detail.frame.maxX) - 359) < 1e-9)
    }
  }
}
