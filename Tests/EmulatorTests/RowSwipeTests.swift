// What a finger finds beside rows, above a list and in menus: actions, deletion, the handle, loading anew, and entries.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// Rows a, b, c, d with actions as the test says; everything that is asked or done is noted.
@MainActor private final class Rows: UITableViewController {
  enum Offer { case nothing, actions, oldActions, none }
  var names = ["a", "b", "c", "d"]
  var offer = Offer.nothing
  var doesFirst = true
  var notes: [String] = []
  let puller = UIRefreshControl()
  let options = UIButton(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = puller
    puller.addAction(UIAction { [weak self] _ in self?.notes.append("refresh") }, for: .valueChanged)
    options.accessibilityIdentifier = "options"
    options.showsMenuAsPrimaryAction = true
    options.menu = UIMenu(children: [
      UIAction(title: "Sort") { [weak self] action in self?.notes.append("sort by \(type(of: action.sender!))") },
      UIAction(title: "Gone", attributes: .hidden) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Hide") { [weak self] _ in self?.notes.append("hide") }]),
      UIMenu(options: .displayInline, children: [UIAction(title: "Dead", attributes: .disabled) { _ in }]),
    ])
    tableView.tableHeaderView = options
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    names[indexPath.row] != "d"
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if offer == .none { return UISwipeActionsConfiguration(actions: []) }
    guard offer == .actions else { return nil }
    let actions = ["Bin", "Flag"].map { word in
      UIContextualAction(style: word == "Bin" ? .destructive : .normal, title: word) { [weak self] _, _, done in
        self?.notes.append("\(word) \(indexPath.row)")
        done(true)
      }
    }
    // One with a picture is called by its title all the same.
    actions.last?.image = UIImage(systemName: "flag")
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = doesFirst
    return configuration
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    notes.append("delete \(names.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to destination: IndexPath) {
    names.insert(names.remove(at: from.row), at: destination.row)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("chose \(names[indexPath.row])")
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.notes.append("copy \(indexPath.row)") }])
    })
  }
}

@MainActor @Suite("Rows, lists and menus under a finger") struct RowSwipeTests {
  private let device: EmulatedDevice
  private let rows: Rows

  init() throws {
    device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Rows() }])
    rows = try #require(device.inspect(window: 1) { $0.rootViewController as? Rows } ?? nil)
  }

  /// What is noted of one event, or why it was refused.
  private func noted(_ event: DeviceEvent) -> [String] {
    rows.notes = []
    let outcome = device.handle(DeviceInput(time: 0, event: event))
    if case .refused(let reason) = outcome.ending { return [reason] }
    return rows.notes
  }
  private func drag(_ target: String, _ x: Double, _ y: Double = 0, seconds: Double = 0.2) -> [String] {
    noted(.drag(window: 1, Drag(target, by: FingerWay(x: x, y: y), seconds: seconds)))
  }
  private func tap(_ target: String) -> [String] { noted(.tap(window: 1, target: target)) }
  private func x(_ row: Int) -> CGFloat { now { $0.tableView.cellForRow(at: [0, row])?.frame.minX } ?? .nan }

  /// What the rows say, or do, while their device runs.
  private func now<Value>(_ body: (Rows) -> Value?) -> Value? { device.inspect(window: 1) { _ in body(rows) } ?? nil }

  @Test("a row without actions of its own offers Delete; half of its width deletes at once")
  func deleting() {
    #expect(drag("a", -100) == [] && x(0) <= -74)
    #expect(tap("Delete") == ["delete a"] && x(0) == 0)
    // 187.5 is half of 375.
    #expect(drag("b", -187) == [] && x(0) <= -74)
    #expect(drag("b", 50) == [] && x(0) == 0)
    #expect(drag("b", -188) == ["delete b"] && rows.names == ["c", "d"])
    // The data source says of d that it is not edited.
    #expect(drag("d", -200) == [] && rows.names == ["c", "d"])
  }

  /// The row goes aside as it is: its margins are those of where it stands, also when it goes beyond the table's edge.
  @Test("what is in a row that is drawn aside goes with it")
  func contentOfARow() {
    func margin(_ row: Int) -> CGFloat { now { $0.tableView.cellForRow(at: [0, row])?.layoutMargins.left } ?? .nan }
    _ = device.perform(window: 1) { _ in
      for row in 0..<2 { rows.tableView.cellForRow(at: [0, row])?.preservesSuperviewLayoutMargins = true }
      rows.tableView.layoutMargins.left = 30
    }
    let before = margin(1)
    #expect(before == 30)
    #expect(drag("a", -100) == [] && x(0) <= -74)
    #expect(margin(0) == before && margin(1) == before)
    #expect(drag("a", 50) == [] && x(0) == 0 && margin(0) == before)
  }

  @Test("actions stand beside the row, the first outermost; done brings the row back, and so does any tap on the rows")
  func actions() {
    rows.offer = .actions
    #expect(drag("b", -100) == [] && x(1) == -148)
    #expect(tap("Flag") == ["Flag 1"] && x(1) == 0)
    #expect(drag("b", -100) == [])
    #expect(tap("c") == [] && x(1) == 0)
    #expect(tap("c") == ["chose c"])
    #expect(drag("a", -300) == ["Bin 0"] && x(0) == 0)
    rows.doesFirst = false
    #expect(drag("a", -300) == [] && x(0) == -148)
    rows.offer = .none
    #expect(drag("b", -300) == [] && x(0) == 0 && x(1) == 0)
    #expect(drag("b", 300) == [])
  }

  @Test("a row that is edited has a control that asks before it deletes, and a handle that moves it")
  func editing() {
    _ = device.perform(window: 1) { _ in rows.setEditing(true, animated: false) }
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.portrait)))
    let content = now { $0.tableView.cellForRow(at: [0, 0])?.contentView.frame }
    #expect(content?.minX == 38 && content?.maxX == 375 - 38)
    #expect(drag("a.move", 0, 88) == [] && rows.names == ["b", "c", "a", "d"])
    #expect(tap("b.edit") == [] && x(0) <= -74)
    #expect(tap("Delete") == ["delete b"] && rows.names == ["c", "a", "d"])
    #expect(tap("d.edit").first?.hasPrefix("nothing visible") == true)
  }

  @Test("120 points beyond the top load anew; until that is done the content stands 60 lower")
  func pulling() {
    let top = now { $0.tableView.contentOffset.y } ?? .nan
    #expect(drag("c", 0, 119) == [] && now { $0.puller.isRefreshing } == false)
    #expect(drag("c", 0, 120) == ["refresh"])
    #expect(now { $0.puller.isRefreshing } == true && now { $0.tableView.contentOffset.y } == top - 60)
    // It is loading already.
    #expect(drag("c", 0, 200) == [])
    _ = device.perform(window: 1) { _ in rows.puller.endRefreshing() }
    #expect(now { $0.tableView.contentOffset.y } == top && now { $0.puller.isHidden } == true)
  }

  @Test("a button's menu opens at a tap, a row's at a long press; an entry closes it, and so does a tap beside it")
  func menus() {
    #expect(tap("options") == [])
    #expect(tap("Gone").first?.hasPrefix("nothing visible") == true)
    #expect(tap("Dead") == [])
    #expect(tap("a").first?.contains("covers it") == true)
    #expect(tap("Sort") == ["sort by UIButton"])
    #expect(tap("a") == ["chose a"])
    #expect(tap("options") == [] && tap("More") == [] && tap("Hide") == ["hide"])
    #expect(drag("b", 0, seconds: 0.6) == [])
    #expect(tap("Copy") == ["copy 1"])
    #expect(drag("b", 0, seconds: 0.6) == [])
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(tap("b") == ["chose b"])
  }

  @Test("a button that stands for what is chosen shows it")
  func choosing() {
    let title = now { _ in
      let button = UIButton(frame: .zero)
      let actions = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
      actions[1].state = .on
      button.menu = UIMenu(children: actions)
      button.changesSelectionAsPrimaryAction = true
      return button.currentTitle
    }
    #expect(title == "Week")
  }

  /// UITableViewDelegate's swipe actions are "iOS 11.0+": before, nobody is asked for them, and a row offers Delete.
  @Test("actions beside rows come with iOS 11", arguments: [(10, "delete a"), (11, "Bin 0")])
  func actionsByVersion(version: Int, done: String) throws {
    let device = try EmulatedDevice(profile: .iPhone6, era: Era(version), apps: [.test { Rows() }])
    let rows = try #require(device.inspect(window: 1) { $0.rootViewController as? Rows } ?? nil)
    rows.offer = .actions
    let drag = Drag("a", by: FingerWay(x: -300, y: 0), seconds: 0.2)
    _ = device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
    #expect(rows.notes == [done])
  }
}
