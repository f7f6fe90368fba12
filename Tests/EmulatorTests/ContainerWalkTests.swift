// Properties that hold on any walk through all containers: balance, restored frames, isolation, and allowed orientations.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ContainerWalkTests {
  /// Pages without end.
  final class Source: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { C() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { C() }
  }

  final class Reader: UIPageViewController {
    let source = Source()
    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      dataSource = source
      setViewControllers([C()], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A stack, pages, a classic split and columns as tabs; children come and go in the first.
  static func root() -> UIViewController {
    let tabs = UITabBarController()
    let columns = AppProcessEra.hasColumns ? ListenedSplit.columns(.tripleColumn) : ListenedSplit.classic()
    tabs.viewControllers = [
      UINavigationController(rootViewController: V()), Reader(), ListenedSplit.classic(nestsSecondary: true), columns,
      A(), UINavigationController(rootViewController: C()),
    ]
    return tabs
  }

  /// Which split views the device running has.
  @MainActor enum AppProcessEra {
    static var hasColumns: Bool { (UIDevice.current.systemVersion as NSString).doubleValue >= 14 }
  }

  static func app(plist: InterfaceOrientationMask = .all) -> AppBundle {
    var screens: [String: @MainActor @Sendable () -> UIViewController] = ["V": { V() }]
    for style in WalkTests.styles {
      screens["\(style.rawValue)"] = {
        style == .popover ? .popover() : B(style, mask: style == .fullScreen ? .landscape : .all)
      }
    }
    return .test(plist: plist, screens: screens) { root() }
  }

  /// What guests do to containers themselves.
  static func meddle(_ window: UIWindow, _ choice: Int, _ steps: inout WalkTests.Steps) {
    guard let tabs = window.rootViewController as? UITabBarController else { return }
    let navigation = tabs.viewControllers?.first as? UINavigationController
    let split = tabs.selectedViewController as? UISplitViewController
    switch choice {
    case 0: navigation?.setViewControllers([V(), A(), C()], animated: true)
    case 1: navigation?.popToRootViewController(animated: false)
    case 2: navigation?.setViewControllers((navigation?.viewControllers ?? []).reversed(), animated: false)
    case 3: split?.preferredDisplayMode = UISplitViewController.DisplayMode.allCases[steps.next(7)]
    case 4: split?.showDetailViewController(C(), sender: nil)
    case 5:
      guard let top = navigation?.topViewController else { return }
      let child = A()
      top.addChild(child)
      top.view.addSubview(child.view)
      child.didMove(toParent: top)
    case 6:
      guard let child = navigation?.topViewController?.children.first else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case 7: split?.show(steps.next(2) == 0 ? .primary : .supplementary)
    case 8: split?.hide(.primary)
    case 9: tabs.selectedIndex = steps.next(6)
    default: navigation?.isNavigationBarHidden.toggle()
    }
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let profile: DeviceProfile
    let era: Era
    let steps: Int
    var testDescription: String { "\(profile.id) \(era)" }
  }

  nonisolated static let walks = [
    Walk(profile: .iPadAir2, era: Era(15), steps: 10_000), Walk(profile: .iPadAir2, era: Era(9), steps: 2_500),
    Walk(profile: .iPhone6Plus, era: Era(12), steps: 2_500), Walk(profile: .iPhone8, era: Era(16), steps: 2_500),
    Walk(profile: .iPad2, era: Era(6), steps: 1_000),
  ]

  static func event(_ steps: inout WalkTests.Steps) -> DeviceEvent {
    let style = WalkTests.styles[steps.next(WalkTests.styles.count)].rawValue
    // After each step everything is at rest; a finger that stays would hold controllers half way.
    let gestures = UserGesture.allCases.filter { !$0.isPart }
    switch steps.next(13) {
    case 12: return .tap(window: 1, target: "more-\(5 + steps.next(2))")
    case 0: return .present(window: 1, screen: "\(style)")
    case 1, 2: return .dismiss(window: 1)
    case 3, 4: return .push(window: 1, screen: "V")
    case 5: return .pop(window: 1)
    case 6: return .tap(window: 1, target: "tab-\(1 + steps.next(6))")
    case 7: return .arrange(steps.next(2) == 0 ? .half : .full(window: 1))
    case 8, 9: return .gesture(window: 1, gestures[steps.next(gestures.count)])
    case 10: return .pullDown(window: 1)
    default:
      return .deviceOrientation([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown][steps.next(4)])
    }
  }

  @Test(arguments: walks)
  func appearanceBalances(_ walk: Walk) throws {
    // R-APP-05: states disappeared, appearing, appeared, disappearing; a cancelled Will is followed by the opposite one.
    let driver = Driver(
      try EmulatedDevice(
        profile: walk.profile, era: walk.era, apps: [Self.app(), .test { V() }], arrangement: .full(window: 1)))
    let before: [String: [String]] = [
      "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]
    var state: [String: String] = [:]
    var broken: [String] = []
    func follow(_ outcome: Outcome, _ what: String) {
      for entry in outcome.ledger where entry.window == 1 {
        let name = String(entry.call.prefix { $0 != "(" })
        guard let legal = before[name] else { continue }
        if !legal.contains(state[entry.subject, default: "viewDidDisappear"]) {
          broken.append("\(what): \(entry.subject) \(name) after \(state[entry.subject] ?? "nothing")")
        }
        // Those that are gone for good need no memory.
        state[entry.subject] = name == "viewDidDisappear" ? nil : name
      }
      if case .unsettled(let reason) = outcome.ending { broken.append("\(what): \(reason)") }
      let between = state.filter { $0.value.hasPrefix("viewWill") }.keys.sorted()
      if !between.isEmpty {
        let calls = outcome.calls(leaving: ["viewWillLayout", "viewDidLayout"])
        broken.append("\(what): half way \(between) in \(calls.joined(separator: "; "))")
      }
    }
    follow(driver.device.launchOutcome, "launch")
    var steps = WalkTests.Steps(state: UInt64(walk.era.major))
    for number in 0..<walk.steps where broken.isEmpty {
      let what: String
      let outcome: Outcome
      if steps.next(3) == 0 {
        let choice = steps.next(11)
        what = "\(number) meddle \(choice)"
        outcome = driver.device.perform(window: 1) { Self.meddle($0, choice, &steps) }
      } else {
        let event = Self.event(&steps)
        what = "\(number) \(event)"
        outcome = driver.send(event)
      }
      follow(outcome, what)
      let appeared = Set(state.filter { $0.value == "viewDidAppear" }.keys)
      let shown = driver.device.shownSubjects(ofWindow: 1)
      if appeared != shown {
        broken.append(
          "\(what): appeared but not shown \(appeared.subtracting(shown).sorted()), shown but not appeared "
            + "\(shown.subtracting(appeared).sorted()) in \(outcome.calls(leaving: ["viewWillLayout", "viewDidLayout"]))"
        )
      }
    }
    #expect(broken == [])
  }

  @Test(arguments: walks)
  func turningThereAndBackRestoresFrames(_ walk: Walk) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: walk.profile, era: walk.era, apps: [Self.app(), .test { V() }], arrangement: .full(window: 1)))
    driver.turn(.portrait)
    for tab in 1...4 {
      driver.send(.tap(window: 1, target: "tab-\(tab)"))
      driver.turn(.landscapeLeft)
      driver.turn(.portrait)
      let before = driver.window().root
      driver.turn(.landscapeLeft)
      #expect(driver.window().root != before)
      driver.turn(.portrait)
      #expect(driver.window().root == before, "tab \(tab)")
    }
  }

  @Test func oneWindowChangesAnotherByGeometryAlone() throws {
    // Two windows of one app: what happens in the first is nothing to the second, unless frames or orientation change.
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(15), apps: [Self.app(), Self.app()], arrangement: .half))
    var steps = WalkTests.Steps(state: 7)
    for number in 0..<1_000 {
      let event = Self.event(&steps)
      let before = driver.window(2)
      let outcome = driver.send(event)
      let after = driver.window(2)
      guard before.frame == after.frame, before.interface == after.interface, before.isForeground == after.isForeground
      else { continue }
      #expect(before.root == after.root, "\(number) \(event)")
      let calls = outcome.calls(window: 2, leaving: ["supported", "should", "application", "UIDevice"])
      #expect(calls.filter { !$0.contains("DeviceOrientationDidChange") } == [], "\(number) \(event)")
    }
  }

  @Test(arguments: [Era(6), Era(9), Era(12), Era(15)])
  func theOrientationAtRestIsAllowed(era: Era) throws {
    // R-NEG-12: always in what app and device allow.
    let profile: DeviceProfile = era == Era(6) ? .iPhone5 : era < Era(13) ? .iPhone6 : .iPhone8
    for plist in [InterfaceOrientationMask.allButUpsideDown, .landscape, [.portrait, .landscapeLeft]] {
      let app = AppBundle.test(plist: plist, screens: ["B": { B(.fullScreen, mask: .landscape) }, "V": { V() }]) {
        UINavigationController(rootViewController: V())
      }
      let driver = Driver(try EmulatedDevice(profile: profile, era: era, apps: [app]))
      var steps = WalkTests.Steps(state: UInt64(era.major))
      for number in 0..<500 {
        let events: [DeviceEvent] = [
          .present(window: 1, screen: "B"), .dismiss(window: 1), .push(window: 1, screen: "V"), .pop(window: 1),
          .gesture(window: 1, .popCancelled), .rotationLock(steps.next(2) == 0),
          .deviceOrientation(DeviceOrientation.allCases[steps.next(7)]),
          .deviceOrientation(DeviceOrientation.allCases[steps.next(7)]),
        ]
        let event = events[steps.next(events.count)]
        driver.send(event)
        #expect(plist.contains(driver.window().interface), "\(number) \(event)")
      }
    }
  }
}
