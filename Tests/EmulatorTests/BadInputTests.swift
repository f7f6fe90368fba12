// What apps should not do: UIKit's exception or warning, word for word, and a tree that still balances afterwards.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct BadInputTests {
  /// What an app does wrong, on an upright iPhone 8 of era 15 whose root is a navigation controller with V in it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var plist = UIInterfaceOrientationMask.allButUpsideDown
    let misuse: @MainActor @Sendable (UINavigationController) -> Void
    /// The ledger's line about it, after the subject; nil: UIKit does nothing and says nothing.
    let line: String?
    /// The stack, and what is presented over it, afterwards.
    var stack = ["V"]
    var presented: String?
    var isException: Bool { line?.hasPrefix("exception ") ?? false }
    var testDescription: String { name }
  }

  nonisolated static let disjoint =
    "exception UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
    + "application, and [B shouldAutorotate] is returning YES"

  nonisolated static let rows: [Row] = [
    Row(
      name: "presenting twice",
      misuse: { navigation in
        navigation.present(B(.fullScreen), animated: false)
        navigation.present(B(.fullScreen), animated: false)
      }, line: "warning: Attempt to present B#2 on UINavigationController which is already presenting B",
      presented: "B"),
    Row(
      name: "presenting what is presented already",
      misuse: { navigation in
        let modal = B(.fullScreen)
        navigation.present(modal, animated: false)
        navigation.topViewController?.present(modal, animated: false)
      },
      line: "exception NSInvalidArgumentException: Application tried to present modally a view controller B that is "
        + "already being presented by UINavigationController.", presented: "B"),
    Row(
      name: "pushing a controller that is on the stack",
      misuse: { navigation in
        if let top = navigation.topViewController { navigation.pushViewController(top, animated: true) }
      },
      line: "exception NSInvalidArgumentException: Pushing the same view controller instance more than once is not "
        + "supported (V)"),
    Row(
      name: "popping the root", misuse: { #expect($0.popViewController(animated: true) == nil) }, line: nil),
    Row(
      name: "popping to the root, there already",
      misuse: { #expect($0.popToRootViewController(animated: true)?.isEmpty ?? true) }, line: nil),
    Row(
      name: "dismissing nothing", misuse: { $0.dismiss(animated: true) },
      line: "warning: dismiss found nothing presented"),
    Row(
      name: "a mask of zero", misuse: { $0.present(B(.fullScreen, mask: []), animated: false) }, line: disjoint),
    Row(
      name: "an app mask with nothing in common", plist: .portrait,
      misuse: { $0.present(B(.fullScreen, mask: .landscape), animated: false) }, line: disjoint),
  ]

  /// Each is what UIKit's texts say, and afterwards the app goes on as if nothing had been (R-MOD-05, R-NAV-05, R-EXC-05).
  @Test(arguments: rows) func leavesEverythingInBalance(row: Row) throws {
    let app = AppBundle.test(plist: row.plist, screens: ["A": { A() }]) {
      UINavigationController(rootViewController: V())
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.turn(.portrait)
    var calls = driver.device.launchOutcome.ledger
    let outcome = driver.device.perform(window: 1) { window in
      if let navigation = window.rootViewController as? UINavigationController { row.misuse(navigation) }
    }
    calls += outcome.ledger
    let remarks = outcome.ledger.map(\.call).filter { $0.hasPrefix("warning") || $0.hasPrefix("exception") }
    #expect(remarks == [row.line].compactMap { $0 })
    #expect((outcome.windows[0].reason == .exception) == row.isException)
    #expect(driver.window().interface == .portrait)
    #expect(driver.stack() == row.stack || row.presented != nil)
    #expect(driver.window().visibleController == row.presented ?? "V")
    if row.presented != nil { calls += driver.send(.dismiss(window: 1)).ledger }
    calls += driver.send(.push(window: 1, screen: "A")).ledger
    #expect(driver.stack() == ["V", "A"])
    calls += driver.send(.pop(window: 1)).ledger
    #expect(Self.imbalances(calls) == [])
    #expect(driver.window().visibleController == "V")
  }

  /// Goes away with what it presents, because nobody holds it but its place in the tree.
  final class Fleeting: UIViewController {
    private let book: Book
    init(_ book: Book) {
      self.book = book
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    deinit { book.note() }
  }

  final class Book: Sendable {
    private nonisolated(unsafe) var count = 0
    func note() { count += 1 }
    var deaths: Int { count }
  }

  /// R-MOD-06: given a root that presents, when another root takes its place, then the presented one leaves with it and both
  /// are gone.
  @Test func aPresentingRootGoesAway() throws {
    let book = Book()
    let app = AppBundle.test(plist: .allButUpsideDown) { V() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    var calls: [LedgerEntry] = []
    calls += driver.device.perform(window: 1) { $0.rootViewController = Fleeting(book) }.ledger
    calls += driver.device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }.ledger
    calls += driver.device.perform(window: 1) { $0.rootViewController = A() }.ledger
    #expect(book.deaths == 1)
    #expect(driver.window().visibleController == "A")
    #expect(Self.imbalances(driver.device.launchOutcome.ledger + calls) == [])
    #expect(calls.contains { $0.subject == "B" && $0.call.hasPrefix("viewDidDisappear") })
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .rotated)
  }

  /// Given a controller on a stack in whose context another is shown, when the stack is set without it, then nothing of it
  /// stays in the window, and the app goes on.
  @Test func aPresentingContextLeavesTheStack() throws {
    let book = Book()
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    func change(_ body: (UINavigationController) -> Void) -> [LedgerEntry] {
      driver.device.perform(window: 1) { window in
        if let navigation = window.rootViewController as? UINavigationController { body(navigation) }
      }.ledger
    }
    var calls = driver.device.launchOutcome.ledger
    calls += change { navigation in
      let context = Fleeting(book)
      context.definesPresentationContext = true
      navigation.pushViewController(context, animated: false)
      context.present(B(.currentContext), animated: false)
    }
    #expect(driver.window().visibleController == "B")
    calls += change { $0.setViewControllers([C()], animated: false) }
    #expect(driver.stack() == ["C"])
    #expect(driver.window().visibleController == "C")
    #expect(driver.device.inspect(window: 1) { $0.recursiveNames.contains("B") } == false)
    #expect(Self.imbalances(calls) == [])
    #expect(book.deaths == 1)
  }

  /// Pops itself, or pushes, from the callback that is named.
  final class Restless: UIViewController {
    private let callback: String
    private let act: (UINavigationController) -> Void
    init(_ callback: String, _ act: @escaping (UINavigationController) -> Void) {
      self.callback = callback
      self.act = act
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    private func reached(_ name: String) {
      if name == callback, let navigationController { act(navigationController) }
    }
    override func viewDidLoad() { reached("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { reached("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { reached("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { reached("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { reached("viewDidDisappear") }
  }

  /// R-NAV-09. Given V at the bottom, when a controller is pushed that navigates from inside a callback, then its change waits
  /// for the end of the running one, is made, and every will has its did.
  @Test(
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"],
    [("push", ["V", "Restless", "A"]), ("pop", ["V"]), ("set", ["A"]), ("root", ["V"])])
  func navigationInsideACallback(callback: String, change: (act: String, stack: [String])) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    let outcome = driver.device.perform(window: 1) { window in
      let act = change.act
      let restless = Restless(callback) { navigation in
        switch act {
        case "push": navigation.pushViewController(A(), animated: false)
        case "pop": navigation.popViewController(animated: false)
        case "set": navigation.setViewControllers([A()], animated: false)
        default: navigation.popToRootViewController(animated: false)
        }
      }
      (window.rootViewController as? UINavigationController)?.pushViewController(restless, animated: false)
    }
    #expect(outcome.ending == .settled)
    #expect(driver.stack() == change.stack)
    #expect(driver.window().visibleController == change.stack.last)
    #expect(Self.imbalances(driver.device.launchOutcome.ledger + outcome.ledger) == [])
  }

  /// Narrows its mask to portrait as soon as a turn of its window begins.
  final class Fickle: UIViewController {
    private var mask = UIInterfaceOrientationMask.all
    private let says: Bool
    init(says: Bool) {
      self.says = says
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      guard mask == .all else { return }
      mask = .portrait
      if says { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
  }

  /// A mask that changes inside the turn it allowed: the turn is made; silently, the window stays where its mask is no more
  /// (R-NEG-09) and only leaves; said so, it goes back after the turn (R-API-02, R-API-03).
  @Test(arguments: [(false, InterfaceOrientation.landscapeRight), (true, .portrait)])
  func aMaskThatChangesInsideACallback(says: Bool, interface: InterfaceOrientation) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { Fickle(says: says) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app]))
    driver.turn(.portrait)
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.ending == .settled)
    #expect(driver.window().interface == interface)
    // The receipt of a turn that was taken back is no success.
    #expect(outcome.windows[0].reason == (says ? .mask : .rotated))
    let turns = outcome.ledger.map(\.call).filter { $0.hasPrefix("viewWillTransition") }
    #expect(turns == ["viewWillTransition(to: 667×375)"] + (says ? ["viewWillTransition(to: 375×667)"] : []))
    #expect(driver.turn(.landscapeRight).windows[0].reason == .mask)
    #expect(driver.turn(.portrait).windows[0].interface == .portrait)
  }

  /// The appearance calls that do not follow from the one before: will and did in turn, for each controller.
  static func imbalances(_ ledger: [LedgerEntry]) -> [String] {
    let next = [
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"], "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"], "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [String: String] = [:]
    var faults: [String] = []
    for entry in ledger {
      let call = entry.call.split(separator: "(").first.map(String.init) ?? ""
      guard next[call] != nil else { continue }
      let allowed = last[entry.subject].flatMap { next[$0] } ?? ["viewWillAppear"]
      if !allowed.contains(call) { faults.append("\(entry.subject).\(call)") }
      last[entry.subject] = call
    }
    for (subject, call) in last where call.contains("Will") { faults.append("\(subject) is left at \(call)") }
    return faults.sorted()
  }
}

extension UIView {
  /// The class names of the controllers whose views are in this one.
  fileprivate var recursiveNames: [String] {
    ((next as? UIViewController).map { ["\(type(of: $0))"] } ?? []) + subviews.flatMap(\.recursiveNames)
  }
}
