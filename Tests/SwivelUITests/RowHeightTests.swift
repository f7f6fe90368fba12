// Heights of rows: what their content needs at the width it will have.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// One row, whose content is a box half as high as wide.
@MainActor private final class Boxes: UITableViewDataSource {
  let accessory: UITableViewCell.AccessoryType

  init(_ accessory: UITableViewCell.AccessoryType) { self.accessory = accessory }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    return cell
  }
}

/// Rows whose views stand in the cell itself: a box 100 high, 32 from the top and the bottom.
@MainActor private final class OwnViews: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 32),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -32),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 100),
    ])
    return cell
  }
}

@MainActor struct RowHeightTests {
  /// 32 + 100 + 32: a row is as high as what stands in its cell needs, in the content view or beside it.
  @Test func viewsOfTheCellItself() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = OwnViews()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
      table.dataSource = rows
      table.layoutIfNeeded()
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }.map(\.frame).sorted { $0.minY < $1.minY }
      #expect(cells.map(\.minY) == [0, 164] && cells.map(\.height) == [164, 164])
    }
  }

  /// Rows of an inset grouped table lie between its margins, and have no width where these leave none.
  @Test(arguments: [(400.0, 364.0), (37, 1), (36, 0), (10, 0)]) func betweenTheMargins(_ width: Double, _ row: Double)
    throws
  {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Boxes(.none)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .insetGrouped)
      table.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 16)
      table.dataSource = rows
      table.layoutIfNeeded()
      let cell = try #require(table.subviews.lazy.compactMap { $0 as? UITableViewCell }.first)
      #expect(cell.frame.minX == 20 && Double(cell.frame.width) == row)
    }
  }

  // An accessory takes 38.5 of the width: (400 - 38.5) / 2 = 180.75. A cell is made 320 wide, whose half is no answer.
  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, 400.0, 200.0), (.none, 300, 150), (.disclosureIndicator, 400, 180.75),
  ])
  func fittedAtTheWidthOfTheContent(
    _ accessory: UITableViewCell.AccessoryType, _ width: Double, _ height: Double
  ) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Boxes(accessory)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
      table.dataSource = rows
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(abs(Double(cell.frame.height) - height) < 1e-9)
      #expect(abs(Double(table.contentSize.height) - height) < 1e-9)
      // Loaded again, the same row is there once.
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 1 && abs(Double(table.contentSize.height) - height) < 1e-9)
    }
  }

  /// UITableView's documentation: `numberOfRows(inSection:)` and `rectForRow(at:)` answer at any time, with no layout before.
  @Test(arguments: [(400.0, 200.0), (300, 150)])
  func fittedBeforeAnyLayout(_ width: Double, _ height: Double) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Boxes(.none)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
      table.dataSource = rows
      #expect(table.numberOfRows(inSection: 0) == 1)
      let rect = table.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(Double(rect.width) == width && abs(Double(rect.height) - height) < 1e-9)
    }
  }

  @Test(arguments: [(88.0, 88.0), (20, 20)])
  func givenHeightsHold(_ given: Double, _ height: Double) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Boxes(.none)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
      table.rowHeight = given
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 400, height: height))
    }
  }
}

/// A table of boxes as an app's only screen.
private final class Grouped: UITableViewController {
  private let boxes = Boxes(.none)

  init() { super.init(style: .insetGrouped) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not from a document") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = boxes
  }
}

@MainActor struct TurnedRowHeightTests {
  /// A row is measured where it will stand, not at the place it had in the other orientation: the box is half as high as wide.
  @Test func fittedAfterATurn() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhoneX, era: Era(15), apps: [.test { Grouped() }], arrangement: nil))
    func content() throws -> CGSize {
      let size = driver.device.inspect(window: 1) { window in
        let table = window.rootViewController?.view as? UITableView
        return table?.visibleCells.first?.contentView.bounds.size
      }
      return try #require(size ?? nil)
    }
    let first = try content()
    for orientation in [DeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
      driver.turn(orientation)
      let size = try content()
      #expect(abs(size.height - size.width / 2) < 1e-9, "\(orientation): \(size)")
    }
    #expect(try content() == first)
  }

  // A title of some 470 points fits on a line of 834, and not on what an edge 360 points too far out leaves of it: where a title stood before a
  // turn is no place to measure it at.
  @Test func widerAndBack() throws {
    let (profile, era) = (DeviceProfile.iPadPro11, 17)
    let text = "What stands above the rows of a group that is somewhat longer than is usual"
    let device = try EmulatedDevice(
      profile: profile, era: Era(era), apps: [.test(plist: .allButUpsideDown) { TitledList(text) }])
    let driver = Driver(device)
    func heights() -> [CGFloat] {
      device.inspect(window: 1) { window in
        let list = window.rootViewController as? UITableViewController
        return list?.tableView.subviews.map(\.frame.height).sorted() ?? []
      } ?? []
    }
    driver.turn(.portrait)
    let before = heights()
    driver.turn(.landscapeLeft)
    driver.turn(.portrait)
    #expect(heights() == before && !before.isEmpty)
  }
}

/// A group with a title and a row that say the same.
@MainActor private final class TitledList: UITableViewController {
  private let words: String
  init(_ words: String) {
    self.words = words
    super.init(style: .grouped)
  }
  required init?(coder: NSCoder) { nil }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { words }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
