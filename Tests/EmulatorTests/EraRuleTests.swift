// Rules of single eras: snapshots in the background, the lock of iOS 26, large titles, and what one observer of iOS 9 saw.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct EraRuleTests {
  static let quiet = ["supported", "should", "UIDevice"]

  @Test func t12SnapshotsInTheBackground() throws {
    // R-WIN-12: a pad has no trait change; both sizes, both laid out, in the background.
    let apps = [AppBundle.test { V() }, .test { A() }]
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(9), apps: apps, arrangement: .full(window: 1), quirks: [.backgroundSnapshots]))
    driver.turn(.landscapeLeft)
    #expect(
      driver.send(.arrange(.full(window: 2))).calls(leaving: Self.quiet) == [
        "TestDelegate.applicationWillResignActive", "TestDelegate.applicationDidEnterBackground",
        "V.viewWillTransition(to: 768×1024)", "V.viewWillLayoutSubviews 768×1024", "V.viewDidLayoutSubviews 768×1024",
        "V.viewWillTransition(to: 1024×768)", "V.viewWillLayoutSubviews 1024×768", "V.viewDidLayoutSubviews 1024×768",
      ])
    #expect(driver.window(1).frame.size == CGSize(width: 1024, height: 768))
    // Off unless switched on.
    let plain = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(9), apps: apps, arrangement: .full(window: 1)))
    plain.turn(.landscapeLeft)
    #expect(!plain.send(.arrange(.full(window: 2))).calls().contains { $0.contains("viewWillTransition") })
  }

  @Test(arguments: [(Era(9), true, false), (Era(9), false, true), (Era(12), true, true)])
  func t5ThePresenterAndTheForcedTurn(era: Era, isOn: Bool, hears: Bool) throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["B": { B(.fullScreen, mask: .landscape) }]) {
      MaskedV(.portrait)
    }
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone6, era: era, apps: [app], quirks: isOn ? [.presenterMissesForcedTurn] : .standard))
    driver.turn(.portrait)
    let calls = driver.send(.present(window: 1, screen: "B")).calls()
    #expect(calls.contains("MaskedV.viewWillTransition(to: 667×375)") == hears)
    #expect(driver.window().interface == .landscapeRight)
  }

  /// Locks the orientation while it is told to.
  final class Locking: UIViewController {
    var isLocked = true {
      didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  /// Leaves the word to its child.
  final class Leaving: UIViewController {
    let child = Locking()
    override func viewDidLoad() {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? { child }
  }

  @Test func theLockOfEra26() throws {
    // R-WIN-08, R-CONT-06.
    let app = AppBundle.test { Leaving() }
    let driver = Driver(try EmulatedDevice(profile: .iPadPro11, era: Era(26), apps: [app]))
    let kept = driver.turn(.landscapeLeft)
    #expect(kept.windows[0].reason == .locked)
    #expect(driver.window().interface == .portrait)
    #expect(driver.window().explanation.contains("R-WIN-08"))
    // Covered by a controller that does not lock, it is dropped; uncovered, it is back.
    _ = driver.device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }
    #expect(driver.turn(.landscapeRight).windows[0].reason == .rotated)
    _ = driver.device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(driver.turn(.portrait).windows[0].reason == .locked)
    // Unlocked, the window goes where the device is.
    let unlock = driver.device.perform(window: 1) { window in
      (window.rootViewController as? Leaving)?.child.isLocked = false
    }
    #expect(unlock.windows[0].interface == .portrait)
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .rotated)
  }

  @Test(arguments: [
    (WindowOrder.tile(window: 1, .leftHalf), DeviceOrientation.landscapeLeft, InterfaceOrientation.landscapeRight),
    (.resize(window: 1, width: 500, height: 600, .bottomRight, steps: 3), .landscapeLeft, .landscapeRight),
    // As large as before, it stays locked; lying flat, nothing asks for another orientation.
    (.focus(window: 1), .landscapeLeft, .portrait), (.tile(window: 1, .leftHalf), .faceUp, .portrait),
  ])
  func aSmallerWindowLosesTheLock(order: WindowOrder, held: DeviceOrientation, interface: InterfaceOrientation) throws {
    // R-WIN-08: given a lock and a window of the screen's size, when the device turns, then it stays; when the window is made
    // half, then the lock is gone and it follows.
    let driver = Driver(try EmulatedDevice(profile: .pad11, era: Era(26), apps: [.test { Locking() }]))
    func isLocked() -> Bool? {
      driver.device.inspect(window: 1) { $0.windowScene?.effectiveGeometry.isInterfaceOrientationLocked }?.flatMap {
        $0
      }
    }
    driver.turn(.portrait)
    driver.turn(held)
    #expect(driver.window().interface == .portrait)
    #expect(isLocked() == true)
    driver.send(.window(order))
    #expect(driver.window().interface == interface)
    let isSmaller = driver.window().placement != .full
    #expect(isLocked() == !isSmaller)
    // Once more than the lock: the window goes along from now on.
    #expect((driver.turn(.landscapeRight).windows[0].reason == .rotated) == isSmaller)
  }

  @Test func aLockAsksForNothingTheWindowHas() throws {
    let driver = Driver(try EmulatedDevice(profile: .pad11, era: Era(26), apps: [.test { Locking() }]))
    #expect(driver.turn(.portrait).windows[0].reason == .already)
  }

  @Test func beforeEra26NobodyIsAskedForALock() throws {
    let app = AppBundle.test { Locking() }
    let driver = Driver(try EmulatedDevice(profile: .iPadPro11, era: Era(18), apps: [app]))
    driver.turn(.portrait)
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .rotated)
  }

  struct Title: Sendable, CustomTestStringConvertible {
    let modes: [UINavigationItem.LargeTitleDisplayMode]
    let attitude: DeviceOrientation
    let era: Era
    let bottom: CGFloat
    var testDescription: String { "\(modes) \(attitude) era \(era)" }
  }

  @Test(arguments: [
    // R-MET-02: 20 + 44, with a large title 116; none in compact height, none before era 11.
    Title(modes: [.automatic], attitude: .portrait, era: Era(12), bottom: 116),
    Title(modes: [.automatic, .automatic], attitude: .portrait, era: Era(12), bottom: 116),
    Title(modes: [.automatic, .never], attitude: .portrait, era: Era(12), bottom: 64),
    Title(modes: [.never, .automatic], attitude: .portrait, era: Era(12), bottom: 64),
    Title(modes: [.never, .always], attitude: .portrait, era: Era(12), bottom: 116),
    Title(modes: [.always], attitude: .landscapeLeft, era: Era(12), bottom: 32),
    Title(modes: [.always], attitude: .portrait, era: Era(10), bottom: 64),
  ])
  func largeTitles(_ row: Title) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.viewControllers = row.modes.map {
        let controller = V()
        controller.navigationItem.largeTitleDisplayMode = $0
        return controller
      }
      return navigation
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: row.era, apps: [app]))
    driver.turn(row.attitude)
    let top = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.topViewController?.view.safeAreaInsets.top
    }
    #expect(top == row.bottom)
  }
}
