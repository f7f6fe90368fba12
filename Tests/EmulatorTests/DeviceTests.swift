// The device as its users drive it: attitudes, locks, arrangements, refusals, guests that misbehave.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct DeviceTests {
  static func pad(_ apps: [AppBundle], _ arrangement: WindowArrangement? = nil) throws -> Driver {
    Driver(try EmulatedDevice(profile: .iPadAir2, era: Era(9), apps: apps, arrangement: arrangement))
  }

  static let plain = AppBundle.test { UINavigationController(rootViewController: V()) }

  // MARK: Attitudes

  @Test func aRepeatedAttitudeTellsNobodyAndReportsTheTruth() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { LegacyV([.portrait, .landscapeRight]) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [app], arrangement: nil))
    let table: [(DeviceOrientation, RotationReason, RotationReason)] = [
      (.landscapeLeft, .rotated, .already), (.faceUp, .flat, .flat), (.landscapeRight, .mask, .mask),
      (.portrait, .rotated, .already),
    ]
    for (attitude, first, second) in table {
      #expect(driver.turn(attitude).windows[0].reason == first)
      let again = driver.turn(attitude)
      #expect(again.windows[0].reason == second)
      #expect(again.ledger.isEmpty)
      #expect(again.windows[0].changed == false)
    }
  }

  @Test func unlockingCatchesUp() throws {
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [Self.plain], arrangement: nil))
    driver.turn(.portrait)
    driver.send(.rotationLock(true))
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .locked)
    #expect(driver.window().interface == .portrait)
    let unlocked = driver.send(.rotationLock(false))
    #expect(unlocked.windows[0].reason == .rotated)
    #expect(driver.window().interface == .landscapeRight)
  }

  /// A phone reports portrait under the lock (R-DEV-09), while its interface stays where it was (C12). Held upright when the lock is
  /// released there is nothing to report, and the interface turns all the same: it is not held any more.
  @Test func unlockingUprightTurnsALandscapeInterface() throws {
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [Self.plain], arrangement: nil))
    driver.turn(.landscapeLeft)
    driver.send(.rotationLock(true))
    #expect(driver.turn(.portrait).windows[0].reason == .locked)
    #expect(driver.window().interface == .landscapeRight)
    let unlocked = driver.send(.rotationLock(false))
    #expect(unlocked.windows[0].reason == .rotated)
    #expect(driver.window().interface == .portrait)
    #expect(!unlocked.calls().contains { $0.contains("orientationDidChange") })
  }

  @Test func notificationsNeedBeginAndEndBalances() throws {
    // R-DEV-02, R-DEV-03.
    final class Quiet: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = V()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    let app = AppBundle(name: "Quiet", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .portrait)) {
      Quiet()
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil))
    func posts(_ outcome: Outcome) -> Int { outcome.ledger.filter { $0.subject == "UIDevice" }.count }
    #expect(posts(driver.turn(.portrait)) == 0)
    driver.device.inspect(window: 1) { _ in
      #expect(UIDevice.current.orientation == .unknown)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      #expect(UIDevice.current.orientation == .portrait)
    }
    #expect(posts(driver.turn(.landscapeLeft)) == 1)
    #expect(driver.window().interface == .portrait)
  }

  // MARK: Arrangements

  @Test func splitSizes() throws {
    // R-MET-05, and R-MET-06 for 11 inches: first window, second window, x of the second.
    let table: [(DeviceProfile, Era, DeviceOrientation, CGSize, CGSize, CGFloat)] = [
      (.iPadAir2, Era(9), .landscapeLeft, CGSize(width: 507, height: 768), CGSize(width: 507, height: 768), 517),
      (.iPadAir2, Era(9), .portrait, CGSize(width: 438, height: 1024), CGSize(width: 320, height: 1024), 448),
      (.iPadPro97, Era(9, 3), .landscapeRight, CGSize(width: 507, height: 768), CGSize(width: 507, height: 768), 517),
      (.iPadPro11, Era(18), .landscapeLeft, CGSize(width: 592, height: 834), CGSize(width: 592, height: 834), 602),
      (.iPadPro11, Era(18), .portrait, CGSize(width: 504, height: 1194), CGSize(width: 320, height: 1194), 514),
    ]
    for (profile, era, attitude, first, second, x) in table {
      let driver = Driver(
        try EmulatedDevice(profile: profile, era: era, apps: [Self.plain, Self.plain], arrangement: nil))
      driver.turn(attitude)
      let windows = driver.device.snapshot.windows
      #expect(windows[0].frame == CGRect(origin: .zero, size: first))
      #expect(windows[1].frame == CGRect(origin: CGPoint(x: x, y: 0), size: second))
      #expect(windows.allSatisfy { $0.horizontal == .compact && $0.vertical == .regular })
    }
  }

  @Test func aBackgroundWindowCatchesUpInFront() throws {
    let driver = try Self.pad([Self.plain, Self.plain], .full(window: 1))
    let turned = driver.turn(.landscapeLeft)
    #expect(turned.windows.map(\.reason) == [.rotated, .covered])
    #expect(turned.calls(window: 2).isEmpty)
    #expect(driver.window(2).interface == .portrait)
    let front = driver.send(.arrange(.full(window: 2)))
    #expect(front.windows.map(\.reason) == [.covered, .rotated])
    #expect(driver.window(2).interface == .landscapeRight)
    #expect(driver.window(2).frame.size == CGSize(width: 1024, height: 768))
  }

  @Test func refusalsLeaveEverythingAsItWas() throws {
    let optedOut = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let driver = try Self.pad([Self.plain, optedOut])
    driver.turn(.landscapeLeft)
    let before = driver.device.snapshot
    let events: [DeviceEvent] = [
      .arrange(.half), .arrange(.full(window: 3)), .arrange(.full(window: 0)), .tap(window: 9, target: "x"),
      .tap(window: 1, target: "nothing"), .tap(window: 2, target: "in the background"),
      .push(window: 1, screen: "nowhere"), .pop(window: 1), .pop(window: -1), .tap(window: 1, target: ""),
    ]
    for event in events {
      guard case .refused(let reason) = driver.send(event).ending else {
        Issue.record("\(event) was not refused")
        continue
      }
      #expect(!reason.isEmpty)
      #expect(driver.device.snapshot == before)
    }
    let late = driver.device.handle(DeviceInput(time: 0, event: .tick))
    #expect(late.ending != .settled)
    #expect(driver.device.handle(DeviceInput(time: .nan, event: .tick)).ending != .settled)
  }

  // MARK: Guests that misbehave

  final class Restless: UIViewController {
    final class RestlessView: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    override func loadView() { view = RestlessView(frame: UIScreen.main.bounds) }
  }

  @Test func endlessLayoutIsNamed() throws {
    let driver = try Self.pad([.test { Restless() }])
    guard case .unsettled(let reason) = driver.turn(.landscapeLeft).ending else {
      Issue.record("it settled")
      return
    }
    #expect(reason.contains("RestlessView"))
  }

  final class Carousel: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      navigationController.pushViewController(V(), animated: false)
    }
  }

  final class CarouselNav: UINavigationController {
    let carousel = Carousel()
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      delegate = carousel
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func endlessNavigationIsNamed() throws {
    let device = try Self.pad([.test { CarouselNav(rootViewController: A()) }]).device
    guard case .unsettled(let reason) = device.launchOutcome.ending else {
      Issue.record("it settled")
      return
    }
    #expect(reason.contains("CarouselNav"))
  }

  final class PushesWhileAppearing: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.pushViewController(A(), animated: false)
    }
  }

  @Test func navigationInsideATransitionWaits() throws {
    // R-NAV-09.
    let app = AppBundle.test(screens: ["P": { PushesWhileAppearing() }]) {
      UINavigationController(rootViewController: V())
    }
    let driver = try Self.pad([app])
    let outcome = driver.send(.push(window: 1, screen: "P"))
    #expect(driver.stack() == ["V", "PushesWhileAppearing", "A"])
    #expect(outcome.ledger.contains { $0.call.hasPrefix("warning:") })
    let calls = outcome.calls()
    let settled = try #require(calls.firstIndex(of: "PushesWhileAppearing.viewDidAppear(true)"))
    let next = try #require(calls.firstIndex(of: "A.viewWillAppear(false)"))
    #expect(settled < next)
  }

  final class PushesItself: UIViewController {
    override func viewDidLoad() {
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      button.accessibilityIdentifier = "again"
      button.addAction(
        UIAction { [weak self] _ in
          if let self { self.navigationController?.pushViewController(self, animated: true) }
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func pushingTwiceIsAnExceptionThatChangesNothing() throws {
    // R-NAV-05, R-EXC-05.
    let driver = try Self.pad([.test { UINavigationController(rootViewController: PushesItself()) }])
    let outcome = driver.tap("again")
    #expect(outcome.windows[0].reason == .exception)
    #expect(outcome.ledger.contains { $0.call.hasPrefix("exception NSInvalidArgumentException") })
    #expect(driver.stack() == ["PushesItself"])
  }

  @Test func aTapDoesNotReachCoveredControls() throws {
    final class Covered: UIViewController {
      override func viewDidLoad() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        button.accessibilityIdentifier = "under"
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        view.addSubview(button)
        let veil = UIView(frame: view.bounds)
        veil.accessibilityIdentifier = "veil"
        view.addSubview(veil)
      }
    }
    let driver = try Self.pad([.test { Covered() }])
    #expect(
      driver.tap("under").ending == .refused("\"under\" cannot be touched: UIView \"veil\" covers it"))
  }

  // MARK: Several devices

  @Test func twoDevicesKnowNothingOfEachOther() throws {
    let phone = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [Self.plain], arrangement: nil))
    let pad = try Self.pad([Self.plain, Self.plain])
    let untouched = pad.device.snapshot
    phone.turn(.landscapeLeft)
    #expect(pad.device.snapshot == untouched)
    pad.turn(.portraitUpsideDown)
    phone.device.inspect(window: 1) { _ in
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
    pad.device.inspect(window: 2) { window in
      #expect(UIDevice.current.orientation == .portraitUpsideDown)
      #expect(UIScreen.main.bounds.size == CGSize(width: 768, height: 1024))
      #expect(window.bounds.size == CGSize(width: 320, height: 1024))
    }
  }
}

/// Roots and children that change while they are seen.
@MainActor struct ChangingTreeTests {
  /// Its buttons exchange the window's root, and put a child in and out.
  final class Changer: UIViewController {
    let child = C()
    let mask: UIInterfaceOrientationMask
    init(_ mask: UIInterfaceOrientationMask) {
      self.mask = mask
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      add("root") { [weak self] in
        guard let self else { return }
        self.view.window?.rootViewController = MaskedV(self.mask)
      }
      add("in") { [weak self] in
        guard let self else { return }
        self.addChild(self.child)
        self.view.insertSubview(self.child.view, at: 0)
        self.child.didMove(toParent: self)
      }
      add("out") { [weak self] in
        self?.child.willMove(toParent: nil)
        self?.child.view.removeFromSuperview()
        self?.child.removeFromParent()
      }
    }

    private func add(_ name: String, _ body: @escaping @MainActor () -> Void) {
      let button = UIButton(frame: CGRect(x: 0, y: CGFloat(view.subviews.count) * 50, width: 100, height: 44))
      button.setTitle(name, for: .normal)
      button.addAction(UIAction { _ in body() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  static func driver(_ mask: UIInterfaceOrientationMask, plist: UIInterfaceOrientationMask) throws -> Driver {
    let app = AppBundle.test(plist: plist) { Changer(mask) }
    return Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil))
  }

  @Test func aRootWithNothingInCommonRaisesAndChangesNothing() throws {
    // R-NEG-10, R-EXC-01, R-EXC-05.
    let driver = try Self.driver(.landscape, plist: .portrait)
    let outcome = driver.tap("root")
    #expect(outcome.windows[0].reason == .exception)
    #expect(
      outcome.ledger.contains {
        $0.call
          == "exception UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation "
          + "with the application, and [MaskedV shouldAutorotate] is returning YES"
      })
    #expect(driver.window().visibleController == "Changer")
  }

  @Test func aRootThatExcludesTheOrientationTurnsTheWindow() throws {
    // R-NEG-05.
    let driver = try Self.driver(.landscape, plist: .allButUpsideDown)
    let outcome = driver.tap("root")
    #expect(outcome.windows[0].interface == .landscapeRight)
    #expect(outcome.windows[0].reason == .rotated)
    #expect(driver.device.snapshot.screenOrientation == .landscapeRight)
    #expect(driver.window().visibleController == "MaskedV")
  }

  @Test func aChildAppearsWithItsView() throws {
    let driver = try Self.driver(.all, plist: .allButUpsideDown)
    let appearance = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    func calls(_ outcome: Outcome) -> [String] {
      outcome.ledger.filter { entry in entry.subject == "C" && appearance.contains { entry.call.hasPrefix($0) } }
        .map(\.call)
    }
    #expect(calls(driver.tap("in")) == ["viewWillAppear(false)", "viewDidAppear(false)"])
    // Displayed children hear of a turn (R-ROT-01).
    #expect(driver.turn(.landscapeLeft).calls().contains("C.viewWillTransition(to: 667×375)"))
    #expect(calls(driver.tap("out")) == ["viewWillDisappear(false)", "viewDidDisappear(false)"])
  }
}
