// What UIKit does by itself, what lies in a document nobody gave, and what is told already: none of it is told of an app.
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct UIKitsTests {
  private func explore(
    _ app: AppBundle, windows: Int = 1, events: Int = 700
  ) -> (told: [String], elsewhere: [String]?) {
    let world = ExploredWorld(
      profile: windows == 1 ? .iPhone8 : .iPadPro11, era: Era(windows == 1 ? 15 : 18),
      apps: Array(repeating: app, count: windows), installed: [app])
    let explorer = Explorer(world, ExplorationPlan { Double($0) / Double(events) })
    let figures = explorer.run().figures
    return (explorer.findings.map { "\($0.line): \($0.summary)" }, figures.elsewhere)
  }

  private func alone(_ root: @escaping @MainActor @Sendable () -> UIViewController) -> AppBundle {
    .showing("Mine", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown), root: root)
  }

  /// `clearsSelectionOnViewWillAppear` is true unless told otherwise, and a swipe back that is let go has the screen appear again.
  @Test func aRowThatIsChosenNoMoreWhenItsScreenAppearsAgainIsNotTold() {
    let app = alone { UINavigationController(rootViewController: DoorScreen { RowsAlone(style: .plain) }) }
    #expect(explore(app).told == [])
  }

  /// A checkmark stands beside the text of its row, which has less room then: that one chose it is what one sees.
  @Test func aRowThatIsMarkedHasLessRoomForItsText() {
    #expect(explore(alone { UINavigationController(rootViewController: MarkedRows()) }, events: 2_500).told == [])
  }

  /// The mark goes from one row to another, of cells that are used again and lie in whatever order.
  @Test func aMarkThatWentToAnotherRowIsNotTold() {
    let app = alone { UINavigationController(rootViewController: MarkedRows(usesAgain: true)) }
    #expect(explore(app, events: 2_500).told == [])
  }

  /// Who goes back and opens the same once more has another screen.
  @Test func whatWasDoneOnAScreenThatWasLeftIsNotMissed() {
    let app = alone { UINavigationController(rootViewController: DoorScreen { EditScreen(isWrong: false) }) }
    #expect(explore(app).told == [])
  }

  /// Two buttons open one screen, each another part of it: which of them it was is no matter of coming back.
  @Test func aScreenThatIsOpenedFromElsewhereMayStandElsewhere() {
    #expect(explore(alone { TwoDoorsScreen(isWrong: false) }).told == [])
  }

  /// The button of `displayModeButtonItem` slides columns out until the size changes; the app never asked for anything.
  @Test func columnsThatComeBackAreNotTold() {
    let app = AppBundle.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) { ColumnsAlone() }
    #expect(explore(app, windows: 2, events: 2000).told == [])
  }

  /// A storyboard without code may refer to one nobody gave: that is said, and no mistake of it.
  @Test func aStoryboardThatWasNotGivenIsNoFinding() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      version="3.0" useAutolayout="YES" initialViewController="one"><scenes><scene sceneID="s1"><objects><viewController \
      id="one"><view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button \
      fixedFrame="YES" id="go" buttonType="system"><rect key="frame" x="20" y="100" width="100" height="30"/><state \
      key="normal" title="Go"/><connections><segue destination="two" kind="presentation" id="sg"/></connections></button>\
      </subviews></view></viewController></objects></scene><scene sceneID="s2"><objects><viewControllerPlaceholder \
      storyboardName="Other" id="two" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let app = AppBundle.showing(storyboard: "Main", files: ["Main.storyboard": Array(text.utf8)])
    let (told, elsewhere) = explore(app)
    #expect(told == [])
    #expect(elsewhere == ["Other"])
  }

  private func finding(_ screen: String, _ view: String, _ events: [DeviceEvent]) -> ExplorationFinding {
    ExplorationFinding(
      oracle: .pathIndependence, world: "w", header: LogHeader(device: "d", era: "15", apps: ["a"]), events: events,
      differences: [
        Difference(window: 1, screen: screen, view: view, property: .frame, expected: "0,0,1,1", actual: "0,0,2,2")
      ], reference: nil, text: nil, needed: [], verified: (20, 20))
  }

  /// A view that is wrong on one screen and still wrong on the next is one cause; another view, or another way, is another.
  @Test func aMistakeThatIsCarriedToTheNextScreenIsToldOnce() {
    let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
    let (open, close) = (DeviceEvent.tap(window: 1, target: "open"), DeviceEvent.dismiss(window: 1))
    var list = FindingList()
    list.keep(finding("Next", "box", [open, turn, close]))
    list.keep(finding("Menu", "box", [open, turn]))
    #expect(list.findings.map(\.screen) == ["Menu"])
    list.keep(finding("Next", "other", [open, turn, close]))
    list.keep(finding("Far", "box", [turn]))
    list.keep(finding("Near", "box", [close, open]))
    #expect(list.findings.map(\.screen) == ["Far", "Next", "Near"])
  }
}

/// A button that opens a screen.
private final class DoorScreen: PlainScreen {
  private let make: @MainActor () -> UIViewController

  init(_ make: @escaping @MainActor () -> UIViewController) {
    self.make = make
    super.init(isWrong: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button("open", y: 150) { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(make(), animated: true)
    }
  }
}

/// Two buttons that open the same screen, whose sign stands where the button was.
private final class TwoDoorsScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, place) in [("first", 20.0), ("second", 70.0)] {
      button(name, y: 150 + place) { [weak self] in
        let sheet = SignScreen(isWrong: false)
        sheet.place = place
        self?.present(sheet, animated: true)
      }
    }
  }
}

private final class SignScreen: PlainScreen {
  var place = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    label("sign", "Here", y: 0).frame.origin = CGPoint(x: place, y: 100)
  }
}

private final class RowsAlone: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// The row that was opened last is marked.
private final class MarkedRows: UITableViewController {
  private var usesAgain = false
  private var marked: Int?

  convenience init(usesAgain: Bool = false) {
    self.init(style: .plain)
    self.usesAgain = usesAgain
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !usesAgain { tableView.reloadData() }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      usesAgain
      ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      : UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = indexPath.row == marked ? .checkmark : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    marked = indexPath.row
    tableView.deselectRow(at: indexPath, animated: false)
    if usesAgain { tableView.reloadData() }
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}

private final class EditScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let mode = label("mode", "reading", y: 100)
    button("edit", y: 150) { mode.text = "editing" }
  }
}

private final class ColumnsAlone: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    let detail = UIViewController()
    detail.navigationItem.leftBarButtonItem = displayModeButtonItem
    viewControllers = [UIViewController(), detail].map { UINavigationController(rootViewController: $0) }
  }
}
