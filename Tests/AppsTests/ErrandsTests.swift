// A storyboard with classes as ported from Xcode, tapped through: what is called in which order, and what is seen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@testable import Errands

@MainActor struct ErrandsTests {
  private func run() throws -> Driver {
    Driver(try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [Errands.app]))
  }

  private func controller<Controller: UIViewController, Value>(
    _ driver: Driver, _ type: Controller.Type, _ body: (Controller) -> Value
  ) -> Value? {
    driver.device.inspect(window: 1) { window -> Value? in
      var pending: [UIViewController] = window.rootViewController.map { [$0] } ?? []
      while let controller = pending.popLast() {
        if let found = controller as? Controller { return body(found) }
        pending += controller.children + [controller.presentedViewController].compactMap { $0 }
      }
      return nil
    } ?? nil
  }

  private func title(_ driver: Driver) -> String? {
    controller(driver, ListController.self) { $0.navigationItem.title } ?? nil
  }

  /// What documents have a say in; the rest of the ledger is the containers' business.
  private static let told = ["prepare", "loadView", "viewDidLoad", "warning", "segue"]

  private func calls(_ outcome: Outcome) -> [String] {
    outcome.calls().filter { line in Self.told.contains { line.contains(".\($0)") } }
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let taps: [String]
    let calls: [String]
  }

  /// The order is UIKit's: the segue is prepared before the destination's view is loaded, and embedded controllers are there
  /// when `viewDidLoad()` is called.
  nonisolated static let walks: [Walk] = [
    Walk(
      testDescription: "a row shows, and its screen embeds", taps: ["milk"],
      calls: [
        "ListController.prepare(for: open)", "DetailController.loadView", "DetailController.prepare(for: notes)",
        "NotesController.loadView", "NotesController.viewDidLoad", "DetailController.viewDidLoad",
      ]),
    Walk(
      testDescription: "its detail button presents", taps: ["milk.accessory"],
      calls: ["ListController.prepare(for: help)", "HelpController.loadView", "HelpController.viewDidLoad"]),
    Walk(
      testDescription: "a bar button opens a popover", taps: ["info"],
      calls: ["ListController.prepare(for: info)", "HelpController.loadView", "HelpController.viewDidLoad"]),
    Walk(
      testDescription: "a class of its own performs a segue", taps: ["bread"],
      calls: ["ListController.prepare(for: about)", "UIViewController.loadView", "UIViewController.viewDidLoad"]),
    Walk(testDescription: "a row without a segue is chosen", taps: ["eggs"], calls: []),
    Walk(testDescription: "a bar button sends an action", taps: ["add"], calls: []),
    Walk(
      testDescription: "a button unwinds to the stack's root", taps: ["milk", "Finish"],
      calls: ["DetailController.prepare(for: finish)"]),
    Walk(
      testDescription: "a button unwinds what is presented", taps: ["milk.accessory", "Close"],
      calls: ["HelpController.prepare(for: s-close)"]),
  ]

  @Test(arguments: walks)
  func tapsCallInUIKitsOrder(_ walk: Walk) throws {
    let driver = try run()
    var last: Outcome?
    for tap in walk.taps {
      last = driver.tap(tap)
      #expect(last?.ending == .settled, "\(tap)")
    }
    #expect(last.map(calls) == walk.calls)
  }

  /// `decoded` was noted in `init(coder:)` after super, `woken` in `awakeFromNib()`.
  @Test func valuesAreThereAfterSuperInitAndOutletsWhenAwake() throws {
    let driver = try run()
    driver.tap("milk")
    let badge = controller(driver, DetailController.self) { detail in
      (detail.view.subviews.first { $0 is BadgeView } as? BadgeView).map { [$0.decoded, $0.woken] }
    }
    #expect(badge == ["100x60, 1 inside, side open", "side front, inset 12, round, New"])
  }

  @Test func aSegueActionMakesTheDestinationAndPrepareFillsIt() throws {
    let driver = try run()
    driver.tap("milk")
    #expect(controller(driver, DetailController.self) { $0.heading.text } == "Milk")
    #expect(controller(driver, NotesController.self) { $0.note.text } == "About Milk")
    // The row was chosen when the segue was prepared.
    #expect(controller(driver, ListController.self) { $0.chosen } == [IndexPath(row: 0, section: 0)])
  }

  /// The stars are an outlet collection in the document's order; the switch sends to the first responder.
  @Test(arguments: [(["1"], "Milk: 1"), (["2"], "Milk: 2"), (["2", "Reset"], "Milk"), (["done"], "Done")])
  func actionsReachTheirMethods(taps: [String], heading: String) throws {
    let driver = try run()
    driver.tap("milk")
    for tap in taps { #expect(driver.tap(tap).ending == .settled) }
    #expect(controller(driver, DetailController.self) { $0.heading.text } == heading)
  }

  @Test func aTapRecogniserOfTheDocumentSendsItsAction() throws {
    let driver = try run()
    driver.tap("milk")
    func side() -> String? {
      controller(driver, DetailController.self) { detail in
        (detail.view.subviews.first { $0 is BadgeView } as? BadgeView)?.side.text
      } ?? nil
    }
    #expect(side() == "front")
    #expect(driver.tap("badge").ending == .settled)
    #expect(side() == "back")
  }

  @Test func unwindingCallsTheActionAndClosesWhatIsOnTheWay() throws {
    let driver = try run()
    driver.tap("milk")
    driver.tap("2")
    driver.tap("Finish")
    #expect(title(driver) == "Rated 2")
    #expect(driver.stack() == ["ListController"])
    driver.tap("info")
    #expect(controller(driver, HelpController.self) { $0.modalPresentationStyle } == .popover)
    driver.tap("Close")
    #expect(controller(driver, HelpController.self) { _ in true } == nil)
  }

  @Test func aCustomSeguePerformsItself() throws {
    let driver = try run()
    driver.tap("bread")
    #expect(driver.stack() == ["ListController", "UIViewController"])
    let title = controller(driver, UINavigationController.self) { $0.topViewController?.title }
    #expect(title == "Folded")
  }

  @Test func rowsAndBarButtonsTellTheController() throws {
    let driver = try run()
    driver.tap("add")
    #expect(title(driver) == "4 errands")
    driver.tap("eggs")
    #expect(title(driver) == "Eggs")
  }

  @Test func scenesAreMadeByACreatorOrByTheirClass() throws {
    let driver = try run()
    driver.device.inspect(window: 1) { _ in
      let scenes = UIStoryboard(name: "Main", bundle: nil)
      let made = scenes.instantiateViewController(identifier: "Detail") { DetailController(coder: $0, errand: "Made") }
      made.loadViewIfNeeded()
      #expect(made.heading.text == "Made")
      let usual = scenes.instantiateViewController(withIdentifier: "Detail") as? DetailController
      usual?.loadViewIfNeeded()
      #expect(usual?.heading.text == "Nobody's errand")
      #expect(usual?.storyboard?.instantiateInitialViewController() is UINavigationController)
      // No other archive has anything of theirs.
      #expect(DetailController(coder: NSCoder()) == nil)
      #expect(BadgeView(coder: NSCoder()) != nil)
    }
  }

  /// A controller from a storyboard goes when nobody keeps it.
  @Test func controllersOfScenesAreNotKept() throws {
    let driver = try run()
    driver.device.inspect(window: 1) { _ in
      weak var gone: UIViewController?
      do {
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
        made.loadViewIfNeeded()
        gone = made
      }
      #expect(gone == nil)
    }
  }
}
