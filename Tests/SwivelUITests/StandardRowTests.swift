// Rows of the standard styles that code makes: how high they are and where their labels stand, as rows of documents have them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Makes each row by itself.
@MainActor private final class Rows: UITableViewDataSource {
  let make: () -> UITableViewCell

  init(_ make: @escaping () -> UITableViewCell) { self.make = make }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
}

@MainActor struct StandardRowTests {
  private func row<Result>(
    _ version: Int, _ style: UITableViewCell.CellStyle, text: String = "Text", detail: String? = "Detail",
    lines: Int = 1, _ look: (UITableViewCell) throws -> Result
  ) throws -> Result {
    try onDevice(phone(running: version), Era(version)) { window in
      let rows = Rows {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = lines
        cell.detailTextLabel?.text = detail
        return cell
      }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
      table.dataSource = rows
      window.addSubview(table)
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      cell.layoutIfNeeded()
      return try look(cell)
    }
  }

  /// Documents that iOS 13 to 18 draw have rows of 55.5 with a detail below the text, those of iOS 26 of 56, and of 51 otherwise; until
  /// iOS 12 they are as high as others.
  @Test(arguments: [
    (12, UITableViewCell.CellStyle.subtitle, "Detail" as String?, 44.0), (15, .subtitle, "Detail", 55.5),
    (15, .subtitle, nil, 44),
    (26, .subtitle, "Detail", 56), (26, .value1, "Detail", 51), (26, .default, nil, 51),
    (15, .value1, "Detail", 44), (15, .value2, "Detail", 44), (15, .default, nil, 44),
  ])
  func heights(_ version: Int, _ style: UITableViewCell.CellStyle, _ detail: String?, _ height: Double) throws {
    #expect(try row(version, style, detail: detail) { Double($0.frame.height) } == height)
  }

  /// Where the text begins and the detail below it, in such a row: 10 and 31.5. In rows of Xcode 10 they touch (6 and 25.5 for 19.5 and
  /// 13.5 points in 44): 35 points leave 4.5 above and below.
  @Test(arguments: [(15, 10.0, 31.5), (12, 5, 25.5)])
  func aDetailBelow(_ version: Int, _ top: Double, _ below: Double) throws {
    try row(version, .subtitle) { cell in
      #expect(cell.textLabel?.frame.minY == CGFloat(top) && cell.textLabel?.frame.height == 20.5)
      #expect(cell.detailTextLabel?.frame.minY == CGFloat(below) && cell.detailTextLabel?.frame.height == 14.5)
    }
  }

  /// A single label, and a text beside its value, stand at 12 in rows of 44 (documents of Xcode 14), those of 14.5 points at 15.
  @Test(arguments: [(UITableViewCell.CellStyle.value1, 12.0), (.value2, 15)])
  func inTheMiddle(_ style: UITableViewCell.CellStyle, _ top: Double) throws {
    try row(15, style) { cell in
      #expect(cell.textLabel?.frame.minY == CGFloat(top))
      #expect(cell.detailTextLabel?.frame.minY == CGFloat(top))
    }
  }

  /// The second value style in a document: the text from 16 to 107, 12 points and at the right in the tint, its detail from 113.
  @Test func aTextBeforeItsValue() throws {
    try row(15, .value2) { cell in
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      #expect(text.frame.minX == 16 && text.frame.maxX == 107 && text.textAlignment == .right)
      #expect(detail.frame.minX == 113 && detail.frame.width > 20)
      #expect(text.font.pointSize == 12 && detail.font.pointSize == 12)
    }
  }

  /// "A style for a cell with a label on the left … with left-aligned and black text; on the right side is a label that has smaller …
  /// text": grey since iOS 7, by a name of its own since 13.
  @Test(arguments: [15, 12]) func aValueIsGrey(_ version: Int) throws {
    let color: UIColor = version < 13 ? .systemGray : .secondaryLabel
    #expect(try row(version, .value1) { $0.detailTextLabel?.textColor } == color)
    #expect(try row(version, .subtitle) { $0.detailTextLabel?.textColor } != color)
  }

  /// A text that may have lines has as many as it needs, with 11 points above and below.
  @Test func aLongTextMakesItsRowHigher() throws {
    let text = "Words that do not fit into one line of a row and go on in the next and in the one after that one"
    let (row, label) = try row(15, .default, text: text, detail: nil, lines: 0) { cell in
      let label = try #require(cell.textLabel)
      let room = CGSize(width: cell.contentView.bounds.width - 32, height: .greatestFiniteMagnitude)
      return (cell.frame.height, label.sizeThatFits(room).height)
    }
    #expect(label > 55 && row == label + 22)
    // One line stays one.
    #expect(try self.row(15, .default, text: text, detail: nil) { $0.frame.height } == 44)
  }

  /// On an iPad words of rows begin 20 points from the edge, and the title above them too; on a phone 16.
  @Test(arguments: [(DeviceProfile.iPadPro97, 20.0), (.iPhone8, 16)])
  func titlesBeginWhereRowsDo(_ profile: DeviceProfile, _ edge: Double) throws {
    let root = { @MainActor @Sendable () -> UIViewController in
      let list = Titled(style: .grouped)
      list.view.layoutIfNeeded()
      return list
    }
    let device = try EmulatedDevice(profile: profile, era: Era(15), apps: [.test(root: root)], arrangement: nil)
    try device.inspect(window: 1) { window in
      let table = try #require((window.rootViewController as? Titled)?.tableView)
      let label = try #require(table.headerView(forSection: 0)?.textLabel)
      #expect(Double(label.convert(label.bounds, to: table).minX) == edge)
    }
  }
}

private final class Titled: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}
