// What a tap and a drag take of several things that are called alike: the first a finger reaches.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct SeveralNamesTests {
  /// Forty rows of 44 points with the same words, and a button of the same name in each.
  private final class Rows: UITableViewController {
    var chosen: [Int] = []
    var pressed: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: 60, height: 30),
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.pressed.append(indexPath.row) })
      button.isEnabled = indexPath.row != 1
      cell.accessoryView = button
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  private static func driver() throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15),
        apps: [
          .test {
            let rows = Rows(style: .plain)
            rows.tableView.rowHeight = 44
            return rows
          }
        ]))
  }

  private static func rows<Result>(_ driver: Driver, _ body: (Rows) -> Result) throws -> Result {
    try #require(driver.device.inspect(window: 1) { ($0.rootViewController as? Rows).map(body) } ?? nil)
  }

  /// The first of the rows that are seen, in the order of the screen; 440 points further down that is the tenth.
  @Test(arguments: [("Row", 0.0, [0], []), ("Row", 440, [10], []), ("Buy", 0, [], [0]), ("Buy", 440, [], [10])])
  func theFirstThatIsSeen(name: String, scrolled: Double, chosen: [Int], pressed: [Int]) throws {
    let driver = try Self.driver()
    try Self.rows(driver) { $0.tableView.contentOffset.y = scrolled }
    #expect(driver.tap(name).ending == .settled)
    #expect(try Self.rows(driver) { $0.chosen } == chosen)
    #expect(try Self.rows(driver) { $0.pressed } == pressed)
  }

  /// A drag takes hold of the first that is seen, too, and the table follows.
  @Test func aDragTakesTheFirstThatIsSeen() throws {
    let driver = try Self.driver()
    let before = try Self.rows(driver) { $0.tableView.contentOffset.y }
    let outcome = driver.send(.drag(window: 1, Drag("Row", by: FingerWay(x: 0, y: -15))))
    #expect(outcome.ending == .settled)
    #expect(try Self.rows(driver) { $0.tableView.contentOffset.y } > before)
  }

  /// Where none is reached it is said of the one in front what is in the way.
  @Test func whereNoneIsReached() throws {
    let driver = try Self.driver()
    try Self.rows(driver) { rows in
      guard let window = rows.view.window else { return }
      let cover = UIView(frame: window.bounds)
      cover.accessibilityIdentifier = "cover"
      window.addSubview(cover)
    }
    guard case .refused(let why) = driver.tap("Row").ending else {
      Issue.record("a covered row was tapped")
      return
    }
    #expect(why.contains("cannot be touched"))
  }
}
