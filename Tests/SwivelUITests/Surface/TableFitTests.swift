// How much room a table asks for: by the heights of its rows and of what is between them, at the width it is asked about.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// Two sections of two rows; rows are 44 high, or as high as their text.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "some words that need several lines where there is little room"
    cell.textLabel?.numberOfLines = 0
    return cell
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 8 : 0 }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    section == 0 ? UIView() : nil
  }
}

@MainActor @Suite struct TableFitTests {
  private func table(_ rows: Rows, height: CGFloat) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = height
    table.sectionHeaderTopPadding = 0
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  /// Four rows of 44 and 8 between the sections, before the table has a place of its own.
  @Test func rowsAndFooters() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let rows = Rows()
      let table = table(rows, height: 44)
      let size = table.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude))
      #expect(size == CGSize(width: 250, height: 4 * 44 + 8))
      #expect(table.frame == .zero)
      table.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(table.sizeThatFits(CGSize(width: 250, height: 10)) == CGSize(width: 250, height: 184))
      #expect(table.frame == CGRect(x: 10, y: 20, width: 100, height: 50) && table.contentSize.width == 100)
    }
  }

  /// Rows that are as high as their text are higher where there is less room.
  @Test func narrowerIsHigher() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows()
      let table = table(rows, height: UITableView.automaticDimension)
      window.addSubview(table)
      let (wide, narrow) = (CGSize(width: 600, height: 0), CGSize(width: 150, height: 0))
      #expect(table.sizeThatFits(narrow).height > table.sizeThatFits(wide).height)
    }
  }
}
