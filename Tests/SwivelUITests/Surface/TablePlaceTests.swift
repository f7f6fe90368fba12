// Where rows and sections of a table are, which are seen, and where scrolling to one leads. Frames by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// Sections of so many rows of 40 points, with a header of 20 and a footer of 10.
private final class Plan: NSObject, UITableViewDataSource, UITableViewDelegate {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: "above")
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    section == 0 ? UITableViewHeaderFooterView(reuseIdentifier: "below") : UIView()
  }
}

/// Rows with the system's content, each a letter longer than the one before.
private final class Lines: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "i", count: 90 + indexPath.row)
    cell.contentConfiguration = content
    return cell
  }
}

/// One row with the system's content.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor @Suite struct TablePlaceTests {
  /// A table of 200×100 points: section 0 from 0 to 110 (20 + 2·40 + 10), section 1 from 110 to 260 (20 + 3·40 + 10).
  private func withTable<Result>(_ body: (UITableView) throws -> Result) throws -> Result {
    try onDevice(.iPhone8, Era(13)) { window in
      let plan = Plan([2, 3])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
      table.dataSource = plan
      table.delegate = plan
      window.rootViewController?.view.addSubview(table)
      table.layoutIfNeeded()
      return try withExtendedLifetime(plan) { try body(table) }
    }
  }

  private static func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// IndexPath's additions of UIKit: `section`, `row` and `item` can be set, each without the other.
  @Test func partsOfAPathCanBeSet() {
    var path = IndexPath(row: 1, section: 2)
    path.row += 3
    #expect(path == IndexPath(row: 4, section: 2))
    path.section = 0
    path.item = 7
    #expect(path == IndexPath(item: 7, section: 0))
  }
  private static func strip(_ y: Int, _ height: Int) -> CGRect { CGRect(x: 0, y: y, width: 200, height: height) }

  @Test func whereRowsAndSectionsAre() throws {
    try withTable { table in
      #expect(table.contentSize == CGSize(width: 200, height: 260))
      let rows: [(Int, Int, Int)] = [(0, 0, 20), (0, 1, 60), (1, 0, 130), (1, 1, 170), (1, 2, 210)]
      for (section, row, y) in rows {
        #expect(table.rectForRow(at: Self.path(section, row)) == Self.strip(y, 40), "\(section) \(row)")
        let middle = CGPoint(x: 100, y: y + 20)
        #expect(table.indexPathForRow(at: middle) == Self.path(section, row))
      }
      #expect(table.rectForRow(at: Self.path(1, 3)) == .zero)
      for (section, y, height) in [(0, 0, 110), (1, 110, 150)] {
        #expect(table.rect(forSection: section) == Self.strip(y, height))
        #expect(table.rectForHeader(inSection: section) == Self.strip(y, 20))
        #expect(table.rectForFooter(inSection: section) == Self.strip(y + height - 10, 10))
      }
      #expect(table.rect(forSection: 2) == .zero && table.rectForHeader(inSection: 2) == .zero)
      #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 115)) == nil, "a header is no row")
      #expect(table.numberOfSections == 2)
      #expect([0, 1, 2].map { table.numberOfRows(inSection: $0) } == [2, 3, 0])
    }
  }

  /// Apps that measure a header give it another height, and give it to the table again.
  @Test func aHeaderGivenAgainWithAnotherHeightMovesTheRows() throws {
    try withTable { table in
      let (above, below) = (UIView(), UIView())
      for (top, bottom) in [(30.0, 5.0), (50, 5), (50, 15), (0, 0)] {
        above.frame.size.height = top
        below.frame.size.height = bottom
        table.tableHeaderView = above
        table.tableFooterView = below
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: Self.path(0, 0)) == Self.strip(Int(top) + 20, 40), "\(top)")
        #expect(Double(table.contentSize.height) == 260 + top + bottom)
        #expect(below.frame == Self.strip(Int(top) + 260, Int(bottom)))
      }
    }
  }

  /// The system's minimum at the sides is 16 points in compact width and 20 in regular (`systemMinimumLayoutMargins`, R8 of the
  /// storyboard notes): the text of rows follows a window that grows from half an 11-inch iPad to all of it, and back.
  @Test func rowsKeepToTheSystemsMarginsOfTheWindow() throws {
    let device = try EmulatedDevice(profile: .iPadPro11, era: Era(17), apps: [.test { Rows() }, .test { Rows() }])
    let driver = Driver(device)
    for (event, left) in [(DeviceEvent.tick, 16.0), (.arrange(.full(window: 1)), 20), (.arrange(.half), 16)] {
      driver.send(event)
      let found = device.inspect(window: 1) { window -> CGFloat? in
        @MainActor func label(_ view: UIView) -> UILabel? {
          if let label = view as? UILabel { return label }
          for below in view.subviews { if let found = label(below) { return found } }
          return nil
        }
        return window.rootViewController.flatMap { label($0.view) }.map { $0.convert($0.bounds, to: nil).minX }
      }
      #expect(found == CGFloat(left), "\(event)")
    }
  }

  /// So does their height: what fits on a line between margins of 16 points and not between 20 is on one line again when the window is narrow
  /// again. Of 80 texts, each one letter longer than the one before, some end between the two.
  @Test func rowsAreMeasuredBetweenTheMarginsThereAre() throws {
    let device = try EmulatedDevice(profile: .iPadPro11, era: Era(17), apps: [.test { Lines() }, .test { Lines() }])
    let driver = Driver(device)
    var heights: [CGFloat?] = []
    for event in [DeviceEvent.tick, .arrange(.full(window: 1)), .arrange(.half)] {
      driver.send(event)
      heights.append(
        device.inspect(window: 1) { ($0.rootViewController as? UITableViewController)?.tableView.contentSize.height }
          ?? nil)
    }
    #expect(heights[0] == heights[2] && heights[0] != heights[1] && heights[0] != nil)
  }

  /// headerView(forSection:) gives views of the class for headers and footers alone.
  @Test func viewsAboveAndBelow() throws {
    try withTable { table in
      #expect(table.headerView(forSection: 1)?.reuseIdentifier == "above")
      #expect(table.footerView(forSection: 0)?.reuseIdentifier == "below")
      #expect(table.footerView(forSection: 1) == nil && table.headerView(forSection: 2) == nil)
    }
  }

  @Test func whatIsSeen() throws {
    try withTable { table in
      #expect(table.indexPathsForRows(in: Self.strip(90, 50)) == [Self.path(0, 1), Self.path(1, 0)])
      #expect(table.indexPathsForVisibleRows == [Self.path(0, 0), Self.path(0, 1)])
      table.contentOffset.y = 150
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == [Self.path(1, 0), Self.path(1, 1), Self.path(1, 2)])
    }
  }

  /// Row (1, 1) is from 170 to 210. At the top the offset is 170 less the header of 20 that stays above it; in the middle 190 − 50; at
  /// the bottom 210 − 100; as near as it is from above the same, from below 170, but at most 260 − 100.
  @Test(
    arguments: [
      (.top, 0, 150), (.middle, 0, 140), (.bottom, 0, 110), (.none, 0, 110), (.none, 130, 130), (.none, 160, 160),
    ] as [(UITableView.ScrollPosition, CGFloat, CGFloat)])
  func scrollingToARow(position: UITableView.ScrollPosition, from: CGFloat, to: CGFloat) throws {
    try withTable { table in
      table.contentOffset.y = from
      table.scrollToRow(at: Self.path(1, 1), at: position, animated: false)
      #expect(table.contentOffset == CGPoint(x: 0, y: to))
    }
  }

  /// The last row is from 210 to 250, and content ends at 260: no row comes higher than an offset of 260 − 100 has it.
  @Test(arguments: [UITableView.ScrollPosition.top, .middle])
  func scrollingToALateRowStaysInTheContent(position: UITableView.ScrollPosition) throws {
    try withTable { table in
      table.scrollToRow(at: Self.path(1, 2), at: position, animated: false)
      #expect(table.contentOffset == CGPoint(x: 0, y: 160))
    }
  }

  @Test func scrollingToAnEarlyRowStaysInTheContent() throws {
    try withTable { table in
      table.contentOffset.y = 100
      table.scrollToRow(at: Self.path(0, 0), at: .middle, animated: false)
      #expect(table.contentOffset.y == 0)
      table.scrollToRow(at: Self.path(0, 1), at: .top, animated: false)
      #expect(table.contentOffset.y == 40, "60 − 20")
      table.scrollToRow(at: Self.path(7, 7), at: .top, animated: false)
      #expect(table.contentOffset.y == 40, "there is no such row")
      table.contentInset.top = 30
      table.scrollToRow(at: Self.path(0, 1), at: .top, animated: false)
      #expect(table.contentOffset.y == 10, "60 − 20 − 30")
    }
  }

  @Test func scrollingToTheChosenRow() throws {
    try withTable { table in
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.contentOffset.y == 0)
      table.selectRow(at: Self.path(1, 0), animated: false, scrollPosition: .none)
      #expect(table.contentOffset.y == 0 && table.indexPathsForSelectedRows == [Self.path(1, 0)])
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.contentOffset.y == 110, "130 − 20")
      table.selectRow(at: Self.path(0, 1), animated: false, scrollPosition: .bottom)
      #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == Self.path(0, 1))
    }
  }

  /// Inset groups of a table nobody gave margins begin where a root's do in documents: at 16 on a phone of 375 points, at 20 where
  /// the width is regular; the headers of such a table were seen with these margins (openradar 29013952).
  @Test(arguments: [(DeviceProfile.iPhone8, 16.0), (.iPadPro97, 20)])
  func insetGroupsOfATableInAViewKeepTheSystemsMargins(_ profile: DeviceProfile, _ side: Double) throws {
    try onDevice(profile, Era(13)) { window in
      let plan = Plan([2])
      let view = try #require(window.rootViewController?.view)
      let table = UITableView(frame: view.bounds, style: .insetGrouped)
      (table.dataSource, table.delegate) = (plan, plan)
      view.addSubview(table)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: [0, 1]))
      #expect(cell.frame.minX == side && cell.frame.maxX == view.bounds.width - side)
      table.layoutMargins = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
      table.layoutIfNeeded()
      #expect(cell.frame.minX == 4, "what was given holds")
      withExtendedLifetime(plan) {}
    }
  }

  /// Rows of inset groups keep the margins; the table's own header and footer are as wide as the table.
  @Test func theFooterOfInsetGroupsIsAsWideAsTheTable() throws {
    try onDevice(.iPhone8, Era(13)) { window in
      let plan = Plan([2])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
      table.contentInsetAdjustmentBehavior = .never
      table.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
      table.rowHeight = 40
      (table.dataSource, table.delegate) = (plan, plan)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      window.rootViewController?.view.addSubview(table)
      table.layoutIfNeeded()
      // 50 of the header, 20 above the section, two rows of 40, 10 below it.
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
      #expect(table.cellForRow(at: [0, 1])?.frame == CGRect(x: 16, y: 110, width: 264, height: 40))
      #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 160, width: 300, height: 30))
      #expect(table.contentSize == CGSize(width: 300, height: 190))
      withExtendedLifetime(plan) {}
    }
  }

  /// UITableView.h, of dequeueReusableCell(withIdentifier:for:): "returned and resized properly". Inset groups stand 20 points off the
  /// edges here, so that their rows have 300 - 40. The delegate may take a cell to tell a height by.
  @Test(arguments: [(UITableView.Style.plain, 300.0), (.insetGrouped, 260)])
  func dequeuedCellsHaveTheSizeOfTheirRows(_ style: UITableView.Style, _ width: Double) throws {
    final class Cells: NSObject, UITableViewDataSource, UITableViewDelegate {
      var sizes: [CGSize] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        sizes.append(cell.bounds.size)
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        return indexPath.row == 0 ? 70 : 90
      }
    }
    try onDevice(.iPhone8, Era(14)) { _ in
      let cells = Cells()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
      table.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = cells
      table.delegate = cells
      table.layoutIfNeeded()
      #expect(cells.sizes == [CGSize(width: width, height: 70), CGSize(width: width, height: 90)])
    }
  }

  /// A cell no table has placed has the width of the first iPhone's screen and the height of a standard row.
  @Test func aNewCellsSize() throws {
    try onDevice(.iPhone8, Era(13)) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(cell.contentView.frame == cell.bounds)
    }
  }
}
