// Tables of more rows than all get cells: every row can be scrolled to, chosen and seen, and few cells serve them all.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct LongTableTests {
  /// So many rows of 50 points in each of two sections, on a screen of 667 points, all of which the table has for its rows.
  final class Rows: UITableViewController {
    var counts = [300, 200]
    var asked: [IndexPath] = []
    var told: [String] = []
    var made: Set<ObjectIdentifier> = []
    var growing: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      if growing == nil { tableView.rowHeight = 50 }
      tableView.estimatedRowHeight = 50
      tableView.contentInsetAdjustmentBehavior = .never
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made.insert(ObjectIdentifier(cell))
      cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
      if let growing {
        let part = cell.contentView.viewWithTag(7) ?? UIView()
        if part.tag != 7 {
          part.tag = 7
          part.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(part)
          NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            part.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            part.heightAnchor.constraint(equalToConstant: growing),
          ])
        }
      }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { told.append("in \(indexPath.section)-\(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { told.append("out \(indexPath.section)-\(indexPath.row)") }
  }

  private static func driver(growing: CGFloat? = nil) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .test {
            let rows = Rows(style: .plain)
            rows.growing = growing
            return rows
          }
        ]))
  }

  @discardableResult
  private static func act<Result>(_ driver: Driver, _ body: (Rows) -> Result) throws -> Result {
    var result: Result?
    _ = driver.device.perform(window: 1) { window in
      result = (window.rootViewController as? Rows).map(body)
    }
    return try #require(result)
  }

  private static func seen(_ rows: Rows) -> [String] { rows.tableView.visibleCells.compactMap { $0.textLabel?.text } }

  /// A row is where the heights before it leave it, whether it has a cell or not, and what is scrolled to is seen: 500 rows of 50
  /// points, of which 667 points hold thirteen and a part of the fourteenth.
  @Test(arguments: [(0, 0, 0), (0, 99, 4950), (0, 100, 5000), (0, 299, 14_950), (1, 0, 15_000), (1, 150, 22_500)])
  func everyRowHasAPlace(section: Int, row: Int, top: Double) throws {
    let driver = try Self.driver()
    let path = IndexPath(row: row, section: section)
    try Self.act(driver) { rows in
      #expect(rows.tableView.contentSize.height == 25_000)
      #expect(rows.tableView.rectForRow(at: path) == CGRect(x: 0, y: top, width: 375, height: 50))
      #expect(rows.tableView.indexPathForRow(at: CGPoint(x: 10, y: top + 25)) == path)
      rows.tableView.scrollToRow(at: path, at: .top, animated: false)
    }
    try Self.act(driver) { rows in
      #expect(rows.tableView.cellForRow(at: path)?.textLabel?.text == "\(section)-\(row)")
      #expect(rows.tableView.contentOffset.y == top && Self.seen(rows).contains("\(section)-\(row)"))
      #expect(rows.tableView.indexPathsForVisibleRows?.contains(path) == true && Self.seen(rows).count >= 14)
    }
    // It is there to be touched.
    driver.tap("\(section)-\(row)")
    #expect(try Self.act(driver) { $0.tableView.indexPathForSelectedRow } == path)
  }

  /// Three screens of 667 points touch at most 42 rows of 50: no more cells are made, however far one scrolls, and no row without need.
  @Test func fewCellsServeAll() throws {
    let driver = try Self.driver()
    for place in stride(from: 0.0, through: 24_333, by: 400) {
      try Self.act(driver) { $0.tableView.contentOffset.y = place }
      #expect(try Self.act(driver) { Self.seen($0).count } >= 14)
    }
    try Self.act(driver) { $0.tableView.contentOffset.y = 24_333 }
    try Self.act(driver) { rows in
      #expect(rows.made.count <= 42)
      #expect(rows.asked.count == 500 && Set(rows.asked).count == 500)
    }
  }

  /// Who comes into view and leaves it is told once, though the same cell serves another row.
  @Test func rowsAreToldByTheirPlaces() throws {
    let driver = try Self.driver()
    try Self.act(driver) { $0.told = [] }
    try Self.act(driver) { $0.tableView.contentOffset.y = 10_010 }
    try Self.act(driver) { rows in
      #expect(rows.told.filter { $0.hasPrefix("in") } == (200...213).map { "in 0-\($0)" })
      #expect(rows.told.filter { $0.hasPrefix("out") } == (0...13).map { "out 0-\($0)" })
    }
  }

  /// What is chosen stays chosen where its cell serves another row meanwhile, and the other row is not.
  @Test func choicesAreOfRows() throws {
    let driver = try Self.driver()
    let path = IndexPath(row: 3, section: 0)
    try Self.act(driver) { $0.tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
    try Self.act(driver) { $0.tableView.contentOffset.y = 12_000 }
    try Self.act(driver) { rows in
      #expect(rows.tableView.indexPathForSelectedRow == path)
      #expect(rows.tableView.visibleCells.allSatisfy { !$0.isSelected })
      rows.tableView.contentOffset.y = 0
    }
    try Self.act(driver) { rows in
      #expect(rows.tableView.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["0-3"])
      // A row without a cell can be chosen, too.
      rows.tableView.selectRow(at: IndexPath(row: 190, section: 1), animated: false, scrollPosition: .middle)
    }
    try Self.act(driver) { rows in
      #expect(rows.tableView.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["1-190"])
    }
  }

  /// Rows that say their height by constraints take their place once they were seen; what is scrolled to comes to the top even so.
  @Test(arguments: [30, 80, 120] as [CGFloat])
  func heightsThatWereGuessed(height: CGFloat) throws {
    let driver = try Self.driver(growing: height)
    let least = max(height, 44)
    let path = IndexPath(row: 250, section: 0)
    try Self.act(driver) { $0.tableView.scrollToRow(at: path, at: .top, animated: false) }
    try Self.act(driver) { rows in
      let place = rows.tableView.rectForRow(at: path)
      #expect(Self.seen(rows).contains("0-250") && abs(place.height - least) < 1)
      #expect(abs(place.minY - rows.tableView.contentOffset.y) < 1)
    }
  }

  /// A table that becomes long, or short again, has its rows; inserted rows move those below.
  @Test func comingAndGoing() throws {
    let driver = try Self.driver()
    try Self.act(driver) { rows in
      rows.tableView.contentOffset.y = 14_000
      rows.counts = [5]
      rows.tableView.reloadData()
    }
    try Self.act(driver) { rows in
      #expect(rows.tableView.contentSize.height == 250)
      rows.tableView.contentOffset.y = 0
    }
    try Self.act(driver) { rows in
      #expect(Self.seen(rows) == (0..<5).map { "0-\($0)" })
      rows.counts = [205]
      rows.tableView.insertRows(at: (5..<205).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    try Self.act(driver) { rows in
      #expect(rows.tableView.contentSize.height == 10_250)
      #expect(Self.seen(rows).count == 14)
      rows.tableView.scrollToRow(at: IndexPath(row: 204, section: 0), at: .bottom, animated: false)
    }
    #expect(try Self.act(driver) { Self.seen($0).last } == "0-204")
  }

  /// What is typed into keeps its cell where it is scrolled away.
  @Test func theEditedRowKeepsItsCell() throws {
    let driver = try Self.driver()
    try Self.act(driver) { rows in
      let field = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
      field.text = "typed"
      rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.addSubview(field)
      #expect(field.becomeFirstResponder())
      rows.tableView.contentOffset.y = 9010
    }
    try Self.act(driver) { rows in
      #expect(Self.seen(rows).first == "0-180")
      rows.tableView.contentOffset.y = 0
    }
    try Self.act(driver) { rows in
      let fields = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.subviews
      #expect(fields?.contains { ($0 as? UITextField)?.text == "typed" } == true)
    }
  }
}
