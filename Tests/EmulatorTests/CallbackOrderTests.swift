// Whole callback orders against the published ones (spec §18): T1, T1b, T2, T3, T3c, T7, T8.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct CallbackOrderTests {
  /// Nav[A, V] with a delegate, or Nav[A] when `pushed` is false. The delegate is kept by the controller A.
  static func stack(of pushed: Bool, plist: InterfaceOrientationMask = .all) -> AppBundle {
    AppBundle.test(plist: plist, screens: ["V": { V() }, "C": { C() }]) {
      let navigation = ListenedNav(rootViewController: A())
      navigation.delegate = navigation.listener
      if pushed { navigation.pushViewController(V(), animated: false) }
      return navigation
    }
  }

  final class ListenedNav: UINavigationController {
    let listener = NavigationListener()
    init() { super.init(nibName: nil, bundle: nil) }
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

    required init?(coder: NSCoder) { nil }
  }

  static func driver(
    _ profile: DeviceProfile, _ era: Era, _ app: AppBundle, held: DeviceOrientation = .unknown
  ) throws -> Driver {
    Driver(try EmulatedDevice(profile: profile, era: era, apps: [app], arrangement: nil, heldAt: held))
  }

  @Test func t1RotationOfAStack() throws {
    let driver = try Self.driver(.iPhone8, Era(15), Self.stack(of: true))
    let outcome = driver.turn(.landscapeLeft)
    #expect(
      outcome.calls() == [
        "UIDevice.UIDeviceOrientationDidChangeNotification",
        "ListenedNav.shouldAutorotate -> YES",
        "ListenedNav.supportedInterfaceOrientations -> portrait|landscapeRight|landscapeLeft",
        "ListenedNav.willTransition(to: C/C)",
        "V.willTransition(to: C/C)",
        "ListenedNav.viewWillTransition(to: 667×375)",
        "V.viewWillTransition(to: 667×375)",
        "ListenedNav.traitCollectionDidChange(C/R)",
        "V.traitCollectionDidChange(C/R)",
        "ListenedNav.viewWillLayoutSubviews 667×375",
        "ListenedNav.viewDidLayoutSubviews 667×375",
        "V.viewWillLayoutSubviews 667×375",
        "V.viewDidLayoutSubviews 667×375",
      ])
  }

  @Test func t1HalfTurnHasNoTraitsAndTheSameSize() throws {
    // R-ROT-05; of T1 the lines 4, 5, 9 and 10 are absent, and no others.
    let driver = try Self.driver(.iPhone8, Era(15), Self.stack(of: true))
    driver.turn(.landscapeLeft)
    let calls = driver.turn(.landscapeRight).calls(leaving: ["shouldAutorotate", "supported", "UIDevice"])
    #expect(
      calls == [
        "ListenedNav.viewWillTransition(to: 667×375)", "V.viewWillTransition(to: 667×375)",
        "ListenedNav.viewWillLayoutSubviews 667×375", "ListenedNav.viewDidLayoutSubviews 667×375",
        "V.viewWillLayoutSubviews 667×375", "V.viewDidLayoutSubviews 667×375",
      ])
  }

  @Test func t1bPopAfterARotation() throws {
    let driver = try Self.driver(.iPhone8, Era(15), Self.stack(of: true))
    driver.send(.pop(window: 1))
    driver.send(.push(window: 1, screen: "V"))
    driver.turn(.landscapeLeft)
    #expect(
      driver.send(.pop(window: 1)).calls(leaving: []) == [
        "V#2.willMove(toParent: nil)",
        "V#2.viewWillDisappear(true)",
        "A.willTransition(to: C/C)",
        "A.viewWillAppear(true)",
        "ListenedNav.willShow(A)",
        "A.traitCollectionDidChange(C/R)",
        "A.viewIsAppearing(true)",
        "ListenedNav.viewWillLayoutSubviews 667×375",
        "ListenedNav.viewDidLayoutSubviews 667×375",
        "A.viewWillLayoutSubviews 667×375",
        "A.viewDidLayoutSubviews 667×375",
        "V#2.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
        "V#2.didMove(toParent: nil)",
        "ListenedNav.didShow(A)",
      ])
  }

  @Test func t2PushAndT3Pop() throws {
    let driver = try Self.driver(.iPhone8, Era(15), Self.stack(of: false))
    #expect(
      driver.send(.push(window: 1, screen: "V")).calls() == [
        "V.willMove(toParent: ListenedNav)",
        "V.loadView",
        "V.viewDidLoad",
        "A.viewWillDisappear(true)",
        "V.viewWillAppear(true)",
        "ListenedNav.willShow(V)",
        "V.viewIsAppearing(true)",
        "ListenedNav.viewWillLayoutSubviews 375×667",
        "ListenedNav.viewDidLayoutSubviews 375×667",
        "V.viewWillLayoutSubviews 375×667",
        "V.viewDidLayoutSubviews 375×667",
        "A.viewDidDisappear(true)",
        "V.viewDidAppear(true)",
        "V.didMove(toParent: ListenedNav)",
        "ListenedNav.didShow(V)",
      ])
    #expect(
      driver.send(.pop(window: 1)).calls(leaving: ["viewWillLayout", "viewDidLayout"]) == [
        "V.willMove(toParent: nil)",
        "V.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "ListenedNav.willShow(A)",
        "A.viewIsAppearing(true)",
        "V.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
        "V.didMove(toParent: nil)",
        "ListenedNav.didShow(A)",
      ])
  }

  /// A controller whose button pops to the root.
  final class PopsToRoot: UIViewController {
    override func viewDidLoad() {
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      button.setTitle("root", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.navigationController?.popToRootViewController(animated: true) },
        for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func t3cPopToRootSkipsTheBuried() throws {
    let app = AppBundle.test(screens: ["V": { V() }, "Root": { PopsToRoot() }]) {
      let navigation = ListenedNav(rootViewController: A())
      navigation.delegate = navigation.listener
      return navigation
    }
    let driver = try Self.driver(.iPhone8, Era(12), app)
    driver.send(.push(window: 1, screen: "V"))
    driver.send(.push(window: 1, screen: "Root"))
    #expect(
      driver.tap("root").calls(leaving: ["viewWillLayout", "viewDidLayout"]) == [
        "PopsToRoot.willMove(toParent: nil)",
        "PopsToRoot.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "ListenedNav.willShow(A)",
        "PopsToRoot.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
        "PopsToRoot.didMove(toParent: nil)",
        "V.willMove(toParent: nil)",
        "V.didMove(toParent: nil)",
        "ListenedNav.didShow(A)",
      ])
    #expect(driver.stack() == ["A"])
  }

  @Test func t7SplitResize() throws {
    // iPad Air 2, era 9, landscape: 1024×768 to 507×768.
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(9), apps: [Self.stack(of: true), Self.stack(of: true)],
      arrangement: .full(window: 1))
    let driver = Driver(device)
    driver.turn(.landscapeLeft)
    let outcome = driver.send(.arrange(.half))
    #expect(
      outcome.calls() == [
        "TestDelegate.applicationWillResignActive",
        "ListenedNav.willTransition(to: C/R)",
        "V.willTransition(to: C/R)",
        "ListenedNav.viewWillTransition(to: 507×768)",
        "V.viewWillTransition(to: 507×768)",
        "ListenedNav.traitCollectionDidChange(R/R)",
        "V.traitCollectionDidChange(R/R)",
        "ListenedNav.viewWillLayoutSubviews 507×768",
        "ListenedNav.viewDidLayoutSubviews 507×768",
        "V.viewWillLayoutSubviews 507×768",
        "V.viewDidLayoutSubviews 507×768",
        "TestDelegate.applicationDidBecomeActive",
      ])
    #expect(outcome.windows[0].changed)
    #expect(outcome.windows[0].interface == .landscapeRight)
  }

  @Test func t8LegacyRotation() throws {
    let app = AppBundle.test { UINavigationController(rootViewController: LegacyV(.all)) }
    let calls = try Self.driver(.iPhone4, Era(5), app).turn(.landscapeLeft).calls()
    #expect(
      calls == [
        "UIDevice.UIDeviceOrientationDidChangeNotification",
        "LegacyV.shouldAutorotateToInterfaceOrientation(landscapeRight) -> YES",
        "UINavigationController.shouldAutorotateToInterfaceOrientation(landscapeRight) -> YES",
        "UINavigationController.willRotate(to: landscapeRight)",
        "LegacyV.willRotate(to: landscapeRight)",
        "UINavigationController.viewWillLayoutSubviews 480×300",
        "UINavigationController.viewDidLayoutSubviews 480×300",
        "LegacyV.viewWillLayoutSubviews 480×268",
        "LegacyV.viewDidLayoutSubviews 480×268",
        "UINavigationController.willAnimateRotation(to: landscapeRight)",
        "LegacyV.willAnimateRotation(to: landscapeRight)",
        "UINavigationController.didRotate(from: portrait)",
        "LegacyV.didRotate(from: portrait)",
      ])
  }

  /// Notes the size of its view in the calls of the published log.
  final class SizeLogger: UIViewController {
    var log: [String] = []
    func note(_ call: String) { log.append("\(call) \(Int(view.bounds.width))×\(Int(view.bounds.height))") }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { note("willRotate") }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      note("willAnimateRotation")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { note("didRotate") }
    override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool { true }
  }

  @Test func t8LandscapeLaunchOfThePad() throws {
    let driver = try Self.driver(.iPad1, Era(5), .test { SizeLogger() }, held: .landscapeLeft)
    let log = driver.device.inspect(window: 1) { ($0.rootViewController as? SizeLogger)?.log }
    #expect(
      log == [
        "viewDidLoad 768×1004", "viewWillAppear 768×1004", "willRotate 768×1004", "viewWillLayoutSubviews 1024×748",
        "willAnimateRotation 1024×748", "viewDidAppear 1024×748",
      ])
  }
}
