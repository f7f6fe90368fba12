// Documents of our own as running apps: scenes, segues of each kind, outlets, prototypes, variations on a turn.
import DeviceCatalog
import DeviceFixtures
import DocumentSeeds
import Emulator
import InterfaceBuilder
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct StoryboardRunTests {
  private static func files(_ name: String) -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: SeedDocuments.all.filter { $0.name == name }.map { ($0.name, Array($0.text.utf8)) })
  }

  private func run(_ name: String, on profile: DeviceProfile = .iPhoneSE3) throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: profile, era: Era(16),
        apps: [.showing(storyboard: name, files: Self.files("\(name).storyboard"))]))
  }

  private func titles(_ driver: Driver) -> [String] {
    let titles = driver.device.inspect(window: 1) { window -> [String] in
      let stack = (window.rootViewController as? UINavigationController)?.viewControllers ?? []
      return stack.map { $0.navigationItem.title ?? "" }
    }
    return titles ?? []
  }

  /// `Next` shows the second scene; the button in its bar unwinds to the first.
  @Test func tapsWalkShowAndUnwindSegues() throws {
    let driver = try run("flow")
    #expect(titles(driver) == ["Start"])
    #expect(driver.tap("Next").ending == .settled)
    #expect(titles(driver) == ["Start", "Second"])
    #expect(driver.tap("Back to start").ending == .settled)
    #expect(titles(driver) == ["Start"])
  }

  @Test func seguesArePerformedByIdentifierAndUnknownOnesRefusedWithTheKnown() throws {
    let driver = try run("flow")
    #expect(
      driver.segue("nowhere").ending == .refused("no segue \"nowhere\" starts here; there is next"))
    #expect(driver.segue("next").ending == .settled)
    #expect(titles(driver) == ["Start", "Second"])
    #expect(driver.tap("back").ending == .settled)
    #expect(titles(driver) == ["Start"])
  }

  /// A prototype of Xcode's style "Custom" names none, and its cells are of the default one: they have a label and a picture once somebody asks,
  /// and no detail (UITableViewCell.CellStyle.default: "a simple style for a cell with a text label … and an optional image view").
  @Test func customCellsHaveTheStandardLabel() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a">
      <scenes><scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" id="b"><rect key="frame" width="375" height="667"/><prototypes>
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="c"><rect key="frame" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="d"><rect key="frame" width="375" height="43.5"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(16),
      apps: [.showing(storyboard: "Main", files: ["Main.storyboard": Array(document.utf8)])])
    let found = device.inspect(window: 1) { window -> [Bool] in
      guard let list = window.rootViewController as? UITableViewController,
        let cell = list.tableView.dequeueReusableCell(withIdentifier: "row")
      else { return [] }
      return [cell.textLabel?.superview === cell.contentView, cell.imageView != nil, cell.detailTextLabel != nil]
    }
    #expect(found == [true, true, false])
  }

  @Test func embedSeguesFillTheirContainers() throws {
    let driver = try run("flow")
    let embedded = driver.device.inspect(window: 1) { window -> CGRect? in
      let start = (window.rootViewController as? UINavigationController)?.topViewController
      return start?.children.first?.view.frame
    }
    // The container is as wide as the phone and 100 high.
    #expect(embedded == CGRect(x: 0, y: 0, width: 375, height: 100))
  }

  @Test func rowsOfStaticTablesArePressedAndPresent() throws {
    let driver = try run("table")
    #expect(driver.tap("Row").ending == .settled)
    let presented = driver.device.inspect(window: 1) { $0.rootViewController?.presentedViewController != nil }
    #expect(presented == true)
    #expect(driver.send(.dismiss(window: 1)).ending == .settled)
  }

  /// The row is as wide as the phone and 60 high, below the header of the section with a title: 28, and the 22 above it from era 15 on.
  @Test func staticTablesAreAsWideAsTheScreen() throws {
    let driver = try run("table")
    let frame = driver.device.inspect(window: 1) { window in
      ((window.rootViewController?.view as? UITableView)?.visibleCells.first).map(\.frame)
    }
    #expect(frame == CGRect(x: 0, y: 50, width: 375, height: 60))
  }

  /// 100 wide upright; 40 in the compact height of a phone lying down (R14).
  @Test func variationsAreAppliedAgainWhenTheTraitsChange() throws {
    let driver = try run("variations")
    func width() -> CGFloat? {
      driver.device.inspect(window: 1) { $0.rootViewController?.view.subviews.first?.frame.width } ?? nil
    }
    #expect(width() == 100)
    driver.turn(.landscapeLeft)
    #expect(width() == 40)
    driver.turn(.portrait)
    #expect(width() == 100)
  }

  @Test func classesAreFoundByNameAndTheirOutletsFilled() throws {
    var app = AppBundle(name: "flow", infoDictionary: InfoDictionary()) { FlowDelegate() }
    app.interfaceFiles = Self.files("flow.storyboard")
    let driver = Driver(try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app]))
    func start<Value>(_ body: (StartController) -> Value) -> Value? {
      driver.device.inspect(window: 1) { window in
        ((window.rootViewController as? UINavigationController)?.viewControllers.first as? StartController).map(body)
      } ?? nil
    }
    #expect(start { $0.nextButton.currentTitle } == "Next")
    #expect(start { $0.views.count } == 2)
    driver.tap("Next")
    #expect(start { $0.prepared } == ["embed false", "next"])
    driver.tap("back")
    driver.tap("Next")
    // It was asked, and said no.
    #expect(titles(driver) == ["Start"])
  }

  /// A stack that shows its toolbar (44 high on this phone) shows the first scene's items in it; the second hides it.
  @Test func itemsOfToolbarsAreShown() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506" initialViewController="n"><scenes>
      <scene sceneID="a"><objects><navigationController toolbarHidden="NO" id="n">
      <toolbar key="toolbar" opaque="NO" translucent="NO" id="t"/><connections>
      <segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="b"><objects><viewController id="v"><view key="view" id="w"/>
      <toolbarItems><barButtonItem title="Onward" id="i"><connections>
      <segue destination="x" kind="show" id="p"/></connections></barButtonItem>
      <barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem systemItem="trash" id="j"/></toolbarItems>
      </viewController></objects></scene>
      <scene sceneID="c"><objects><viewController hidesBottomBarWhenPushed="YES" id="x"><view key="view" id="y"/>
      </viewController></objects></scene></scenes></document>
      """
    let app = AppBundle.showing(storyboard: "tools", files: ["tools.storyboard": Array(text.utf8)])
    let driver = Driver(try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app]))
    func seen() -> (isHidden: Bool, frame: CGRect, titles: [String], content: CGFloat)? {
      driver.device.inspect(window: 1) { window in
        guard let stack = window.rootViewController as? UINavigationController else { return nil }
        return (
          stack.toolbar.isHidden, stack.toolbar.frame, stack.toolbar.items?.compactMap(\.title) ?? [],
          stack.topViewController?.view.frame.maxY ?? 0
        )
      } ?? nil
    }
    #expect(seen()?.isHidden == false)
    #expect(seen()?.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    #expect(seen()?.titles == ["Onward", "Delete"])
    // The toolbar is opaque.
    #expect(seen()?.content == 623)
    #expect(driver.tap("Onward").ending == .settled)
    #expect(seen()?.isHidden == true)
    #expect(seen()?.content == 667)
    #expect(driver.tap("back").ending == .settled)
    #expect(seen()?.isHidden == false)
  }

  @Test func scenesThatContainEachOtherEnd() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506" initialViewController="n"><scenes>
      <scene sceneID="a"><objects><navigationController id="n"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene></scenes></document>
      """
    let app = AppBundle.showing(storyboard: "loop", files: ["loop.storyboard": Array(text.utf8)])
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    #expect(device.launchOutcome.ledger.contains { $0.call.contains("contain each other") })
  }

  /// Both kinds of split views take what their relationships name, each in its own way, and nothing is warned of (R-SPLIT-01).
  @Test(arguments: ["", "allowDoubleColumnStyle=\"YES\""]) func splitViewsTakeTheirColumns(attribute: String) throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506" initialViewController="split"><scenes>
      <scene sceneID="a"><objects><splitViewController \(attribute) id="split"><connections>
      <segue destination="m" kind="relationship" relationship="masterViewController" id="s1"/>
      <segue destination="d" kind="relationship" relationship="detailViewController" id="s2"/></connections>
      </splitViewController></objects></scene>
      <scene sceneID="b"><objects><viewController title="Main" id="m"/></objects></scene>
      <scene sceneID="c"><objects><viewController title="Detail" id="d"/></objects></scene></scenes></document>
      """
    let app = AppBundle.showing(storyboard: "split", files: ["split.storyboard": Array(text.utf8)])
    let device = try EmulatedDevice(profile: .iPadAir2, era: Era(15), apps: [app])
    let titles = device.inspect(window: 1) { window -> [String?] in
      guard let split = window.rootViewController as? UISplitViewController else { return [] }
      let columns =
        split.style == .unspecified
        ? split.viewControllers : [.primary, .secondary].compactMap { split.viewController(for: $0) }
      return columns.map { (($0 as? UINavigationController)?.viewControllers.first ?? $0).title }
    }
    #expect(titles == ["Main", "Detail"])
    #expect(!device.launchOutcome.ledger.contains { $0.call.hasPrefix("warning") })
  }

  @Test func scenesAndXibsAreMadeByName() throws {
    let files = Self.files("flow.storyboard").merging(Self.files("cell.xib")) { first, _ in first }
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16), apps: [.showing(storyboard: "flow", files: files)]))
    driver.device.inspect(window: 1) { _ in
      let scenes = UIStoryboard(name: "flow", bundle: nil)
      #expect(scenes.instantiateViewController(withIdentifier: "Second").navigationItem.title == "Second")
      let views = UINib(nibName: "cell", bundle: nil).instantiate(withOwner: nil)
      #expect((views.first as? UITableViewCell)?.reuseIdentifier == "Row")
    }
  }
}

/// The class the document names; it is in this module because the app's delegate is.
final class StartController: UIViewController {
  @Outlet var nextButton: UIButton!
  @Outlet var views: [UIView] = []
  var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "embed \(segue.destination.isViewLoaded)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { prepared.count < 2 }
}

final class FlowDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: "flow", bundle: nil).instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
