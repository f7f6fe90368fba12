// Which rows a table's data source is asked for and its delegate hears of: those that are new, and those that are seen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SeenRowTests {
  /// Rows of 100 points on a screen of 667; notes who was asked and told.
  final class Rows: UITableViewController {
    var items = (0..<20).map { "\($0)" }
    var notes: [String] = []

    override func viewDidLoad() {
      tableView.rowHeight = 100
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      notes.append("asked \(items[indexPath.row])")
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      notes.append("in \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { notes.append("out \(indexPath.row)") }

    func take(_ kind: String) -> [String] { notes.filter { $0.hasPrefix(kind) } }
  }

  private func table() throws -> (EmulatedDevice, Rows) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Rows(style: .plain) }])
    let rows = try #require(device.inspect(window: 1) { $0.rootViewController as? Rows } ?? nil)
    return (device, rows)
  }

  private func act(_ device: EmulatedDevice, _ rows: Rows, _ body: (UITableView) -> Void) {
    _ = device.perform(window: 1) { _ in
      rows.notes = []
      body(rows.tableView)
    }
  }

  /// 667 − 20 points below the status bar hold six rows and a part of the seventh. Each is told of just before it is seen
  /// (tableView(_:willDisplay:forRowAt:)): apps that load more when the last row comes wait for it.
  @Test func onlyRowsThatAreSeenAreTold() throws {
    let (device, rows) = try table()
    #expect(rows.take("in") == (0...6).map { "in \($0)" })
    act(device, rows) { $0.setContentOffset(CGPoint(x: 0, y: 280), animated: false) }
    #expect(rows.take("in") == ["in 7", "in 8", "in 9"])
    #expect(rows.take("out") == ["out 0", "out 1"])
    #expect(rows.take("asked") == [])
    act(device, rows) { table in
      #expect(table.visibleCells.map { $0.textLabel?.text } == (2...9).map { "\($0)" })
      // A cell that is not seen is none (cellForRow(at:)).
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
    }
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The data source is asked for what is new; other rows keep their cells, wherever they come to stand.
  @Test(arguments: [
    ("insert", ["asked new"]), ("delete", []), ("move", []), ("reload", ["asked 2"]), ("reconfigure", ["asked 2"]),
  ])
  func onlyNewRowsAreAskedFor(change: String, asked: [String]) throws {
    let (device, rows) = try table()
    let cell = device.inspect(window: 1) { _ in rows.tableView.cellForRow(at: Self.path(2)) } ?? nil
    act(device, rows) { table in
      switch change {
      case "insert":
        rows.items.insert("new", at: 0)
        table.insertRows(at: [Self.path(0)], with: .automatic)
      case "delete":
        rows.items.remove(at: 0)
        table.deleteRows(at: [Self.path(0)], with: .automatic)
      case "move":
        rows.items.insert(rows.items.remove(at: 0), at: 4)
        table.moveRow(at: Self.path(0), to: Self.path(4))
      case "reload": table.reloadRows(at: [Self.path(2)], with: .none)
      default: table.reconfigureRows(at: [Self.path(2)])
      }
    }
    #expect(rows.take("asked") == asked)
    act(device, rows) { table in
      #expect(table.visibleCells.map { $0.textLabel?.text } == rows.items.prefix(7).map { $0 })
      // The cells stay, their content is asked for anew (reconfigureRows(at:)).
      let place = rows.items.firstIndex(of: "2") ?? 0
      if change != "reload" { #expect(table.cellForRow(at: Self.path(place)) === cell) }
    }
  }

  /// All cells are others then (reloadData()).
  @Test func dataLoadedAnewIsAskedForAltogether() throws {
    let (device, rows) = try table()
    act(device, rows) { $0.reloadData() }
    #expect(rows.take("asked").count == 20)
    #expect(rows.take("in") == (0...6).map { "in \($0)" })
    #expect(rows.take("out") == (0...6).map { "out \($0)" })
  }

  /// Twenty items as wide as the screen and 100 high, which tell as rows do.
  final class Items: UICollectionViewController {
    var notes: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { notes.append("in \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { notes.append("out \(indexPath.item)") }
  }

  /// The same of a collection's items (collectionView(_:willDisplay:forItemAt:), cellForItem(at:)).
  @Test func onlyItemsThatAreSeenAreTold() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 375, height: 100)
          layout.minimumLineSpacing = 0
          return Items(collectionViewLayout: layout)
        }
      ])
    let items = try #require(device.inspect(window: 1) { $0.rootViewController as? Items } ?? nil)
    #expect(items.notes == (0...6).map { "in \($0)" })
    _ = device.perform(window: 1) { _ in
      items.notes = []
      items.collectionView.setContentOffset(CGPoint(x: 0, y: 280), animated: false)
      #expect(items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
      #expect(items.collectionView.visibleCells.count == 8)
    }
    #expect(items.notes == ["in 7", "in 8", "in 9", "out 0", "out 1"])
  }

  /// A finger that swipes back and lets go leaves the row chosen, as Settings does; one that goes on leaves none.
  @Test(arguments: [(UserGesture.popCancelled, 1 as Int?), (.pop, nil)])
  func aSwipeBackLetGoLeavesTheRowChosen(gesture: UserGesture, chosen: Int?) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: Rows(style: .plain)) }]
    )
    let driver = Driver(device)
    let rows = try #require(
      device.inspect(window: 1) { ($0.rootViewController as? UINavigationController)?.topViewController as? Rows }
        ?? nil)
    _ = device.perform(window: 1) { _ in
      rows.tableView.selectRow(at: Self.path(1), animated: false, scrollPosition: .none)
      rows.navigationController?.pushViewController(V(), animated: true)
    }
    driver.send(.gesture(window: 1, gesture))
    #expect((device.inspect(window: 1) { _ in rows.tableView.indexPathForSelectedRow?.row } ?? nil) == chosen)
  }

  /// Shows twelve rows with a field each.
  final class Fields: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
      field.accessibilityIdentifier = "\(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  /// A table's controller does that by itself (Managing the
  /// Keyboard, Text Programming Guide). Rows of 44: the last ends at 528 below the status bar, the keyboard begins above that.
  @Test func aTableKeepsClearOfTheKeyboard() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Fields(style: .plain) }])
    let driver = Driver(device)
    func bottom() -> CGFloat? {
      device.inspect(window: 1) { ($0.rootViewController as? Fields)?.tableView.adjustedContentInset.bottom ?? -1 }
    }
    driver.tap("11")
    let room = try #require(bottom())
    #expect(room >= 216)
    let end = device.inspect(window: 1) { window in
      (window.rootViewController as? Fields)?.tableView.cellForRow(at: Self.path(11)).map {
        $0.convert($0.bounds, to: nil).maxY
      } ?? .infinity
    }
    #expect(try #require(end) <= 667 - room)
    _ = device.perform(window: 1) { $0.endEditing(true) }
    #expect(bottom() == 0)
  }
}
