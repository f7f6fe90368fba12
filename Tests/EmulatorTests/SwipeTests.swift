// Swiping back on a stack: T3b, who may swipe, and the coordinator of pushes and pops.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SwipeTests {
  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "should"]

  static func driver(_ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15)) throws -> Driver {
    try CallbackOrderTests.driver(profile, era, CallbackOrderTests.stack(of: true))
  }

  @Test func t3ASwipeToTheEnd() throws {
    let driver = try Self.driver()
    #expect(
      driver.send(.gesture(window: 1, .pop)).calls(leaving: Self.quiet + ["loadView", "viewDidLoad"]) == [
        "V.willMove(toParent: nil)", "V.viewWillDisappear(true)", "A.viewWillAppear(true)", "ListenedNav.willShow(A)",
        "A.viewIsAppearing(true)", "V.viewDidDisappear(true)", "A.viewDidAppear(true)", "V.didMove(toParent: nil)",
        "ListenedNav.didShow(A)",
      ])
    #expect(driver.stack() == ["A"])
    #expect(
      driver.send(.gesture(window: 1, .pop)).ending
        == .refused("A is the root of its stack and cannot be popped"))
  }

  @Test func t3bASwipeLetGo() throws {
    let driver = try Self.driver()
    let calls = driver.send(.gesture(window: 1, .popCancelled)).calls(
      leaving: Self.quiet + ["loadView", "viewDidLoad"])
    #expect(
      calls == [
        "V.willMove(toParent: nil)", "V.viewWillDisappear(true)", "A.viewWillAppear(true)", "ListenedNav.willShow(A)",
        "A.viewIsAppearing(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "V.viewWillAppear(true)",
        "V.viewDidAppear(true)",
      ])
    #expect(driver.stack() == ["A", "V"])
    #expect(driver.window().visibleController == "V")
    // Nothing is left behind: the pop that follows is a pop like any other (T3).
    #expect(driver.send(.pop(window: 1)).calls().last == "ListenedNav.didShow(A)")
  }

  @Test func whoMaySwipe() throws {
    // The gesture exists from iOS 7 on and needs a back button, unless the app decides itself.
    #expect(
      try Self.driver(.iPhone4, Era(6)).send(.gesture(window: 1, .pop)).ending
        == .refused("swipes pop from iOS 7 on"))
    let driver = try Self.driver()
    func navigation(_ body: (UINavigationController) -> Void) {
      _ = driver.device.perform(window: 1) { window in
        if let navigation = window.rootViewController as? UINavigationController { body(navigation) }
      }
    }
    navigation { $0.topViewController?.navigationItem.hidesBackButton = true }
    #expect(driver.send(.gesture(window: 1, .pop)).ending.isRefused)
    navigation { $0.topViewController?.navigationItem.hidesBackButton = false }
    #expect(driver.send(.gesture(window: 1, .popCancelled)).ending == .settled)
    navigation { $0.isNavigationBarHidden = true }
    #expect(driver.send(.gesture(window: 1, .pop)).ending.isRefused)
    navigation { $0.interactivePopGestureRecognizer?.delegate = nil }
    #expect(driver.send(.gesture(window: 1, .popCancelled)).ending == .settled)
    navigation { $0.interactivePopGestureRecognizer?.isEnabled = false }
    #expect(driver.send(.gesture(window: 1, .pop)).ending.isRefused)
    #expect(driver.stack() == ["A", "V"])
  }

  /// Notes what its transition's coordinator says.
  final class Coordinated: UIViewController {
    var notes: [String] = []
    override func viewWillDisappear(_ animated: Bool) {
      transitionCoordinator?.animate(
        alongsideTransition: { [weak self] in self?.notes.append("alongside interactive=\($0.isInteractive)") },
        completion: { [weak self] in self?.notes.append("completion cancelled=\($0.isCancelled)") })
      transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.notes.append("let go cancelled=\($0.isCancelled)")
      }
    }
  }

  @Test(arguments: [(UserGesture.pop, false), (.popCancelled, true)])
  func theCoordinatorKnowsHowItEnds(gesture: UserGesture, isCancelled: Bool) throws {
    let driver = try CallbackOrderTests.driver(.iPhone8, Era(15), CallbackOrderTests.stack(of: false))
    let top = try #require(driver.device.inspect(window: 1) { _ in Coordinated() })
    _ = driver.device.perform(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.pushViewController(top, animated: true)
      #expect(top.transitionCoordinator == nil)
    }
    driver.send(.gesture(window: 1, gesture))
    #expect(
      top.notes == [
        "alongside interactive=true", "let go cancelled=\(isCancelled)", "completion cancelled=\(isCancelled)",
      ])
  }

  /// The first five lines of T3, and the others when the finger leaves.
  static let begun = [
    "V.willMove(toParent: nil)", "V.viewWillDisappear(true)", "A.viewWillAppear(true)", "ListenedNav.willShow(A)",
    "A.viewIsAppearing(true)",
  ]

  @Test(arguments: [
    (
      UserGesture.popFinish, ["A"],
      ["V.viewDidDisappear(true)", "A.viewDidAppear(true)", "V.didMove(toParent: nil)", "ListenedNav.didShow(A)"]
    ),
    (
      .popLetGo, ["A", "V"],
      [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "V.viewWillAppear(true)", "V.viewDidAppear(true)",
      ]
    ),
  ])
  func theDeviceTurnsInMidSwipe(end: UserGesture, stack: [String], calls: [String]) throws {
    let driver = try Self.driver()
    let quiet = Self.quiet + ["loadView", "viewDidLoad"]
    #expect(driver.send(.gesture(window: 1, .popBegin)).calls(leaving: quiet) == Self.begun)
    #expect(driver.send(.gesture(window: 1, .popMove)).calls(leaving: quiet) == [])
    // Both are in the window, so both hear of its size and are laid out for it (R-ROT-01, R-HID-01).
    let turn = driver.turn(.landscapeLeft).calls(leaving: quiet)
    for subject in ["A", "V"] {
      #expect(turn.filter { $0.hasPrefix("\(subject).viewWillTransition(to: 667") }.count == 1, "\(turn)")
    }
    #expect(driver.window().interface == .landscapeRight)
    let widths = driver.device.inspect(window: 1) { window in
      window.rootViewController?.view.subviews.filter { !($0 is UINavigationBar) && !$0.isHidden }.map(\.bounds.width)
    }
    #expect(widths == [667, 667])
    #expect(driver.send(.gesture(window: 1, end)).calls(leaving: quiet) == calls)
    #expect(driver.stack() == stack)
    #expect(driver.window().visibleController == stack.last)
    // One view is left in the stack's.
    let left = driver.device.inspect(window: 1) { window in
      window.rootViewController?.view.subviews.filter { !($0 is UINavigationBar) && !$0.isHidden }.count
    }
    #expect(left == 1)
  }

  @Test func aFingerThatHoldsNothing() throws {
    let driver = try Self.driver()
    for part in [UserGesture.popMove, .popFinish, .popLetGo] {
      #expect(driver.send(.gesture(window: 1, part)).ending.isRefused)
    }
    driver.send(.gesture(window: 1, .popBegin))
    #expect(driver.send(.gesture(window: 1, .popBegin)).ending.isRefused)
    #expect(driver.send(.gesture(window: 1, .pop)).ending.isRefused)
    // What is asked for meanwhile waits for the finger (R-NAV-09).
    driver.send(.push(window: 1, screen: "C"))
    #expect(driver.stack() == ["A"])
    driver.send(.gesture(window: 1, .popFinish))
    #expect(driver.stack() == ["A", "C"])
  }

  /// A finger loses what it holds when the stack leaves the screen: as T3b, then as any stack that leaves.
  @Test func aStackThatLeavesUnderTheFinger() throws {
    let driver = try Self.driver()
    driver.send(.gesture(window: 1, .popBegin))
    let calls = driver.device.perform(window: 1) { window in window.rootViewController = C() }.calls(
      leaving: Self.quiet + ["loadView", "viewDidLoad"])
    #expect(
      calls == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "V.viewWillAppear(true)", "V.viewDidAppear(true)",
        "ListenedNav.viewWillDisappear(false)", "V.viewWillDisappear(false)", "ListenedNav.viewDidDisappear(false)",
        "V.viewDidDisappear(false)", "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
      ])
    #expect(driver.send(.gesture(window: 1, .popFinish)).ending.isRefused)
  }

  /// A stack within the one a finger holds gets other members: who was shown goes with the finger, or makes room when it
  /// lets go (R-APP-05).
  @Test(arguments: [(UserGesture.popFinish, ["A"]), (.popLetGo, ["V", "D"])])
  func aStackWithinOneIsSetUnderTheFinger(end: UserGesture, shown: [String]) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let around = V()
          let inner = UINavigationController(rootViewController: C())
          around.addChild(inner)
          around.view.addSubview(inner.view)
          inner.didMove(toParent: around)
          let outer = UINavigationController(rootViewController: A())
          outer.pushViewController(around, animated: false)
          return outer
        }
      ])
    var outcomes = [device.launchOutcome]
    outcomes.append(device.handle(DeviceInput(time: 1, event: .gesture(window: 1, .popBegin))))
    outcomes.append(
      device.perform(window: 1) { window in
        // V has left the stack, and its view lies under the finger.
        Self.stacks(under: window).last?.setViewControllers([D()], animated: true)
      })
    outcomes.append(device.handle(DeviceInput(time: 2, event: .gesture(window: 1, end))))
    WalkedTests.check(device, outcomes)
    for name in shown { #expect(device.shownSubjects(ofWindow: 1).contains(name)) }
    #expect(!device.shownSubjects(ofWindow: 1).contains("C"))
  }

  private final class D: UIViewController {}

  private static func stacks(under view: UIView) -> [UINavigationController] {
    [view.next as? UINavigationController].compactMap(\.self) + view.subviews.flatMap(stacks)
  }

  @Test func theCoordinatorKnowsHowFarTheFingerIs() throws {
    let driver = try Self.driver()
    driver.send(.gesture(window: 1, .popBegin))
    func part() -> CGFloat? {
      driver.device.inspect(window: 1) { $0.rootViewController?.transitionCoordinator?.percentComplete } ?? nil
    }
    #expect(part() == 0)
    driver.send(.gesture(window: 1, .popMove))
    #expect(part() == 0.5)
    driver.send(.gesture(window: 1, .popFinish))
    #expect(part() == nil)
  }

  /// Pushes and pops in the middle of callbacks.
  final class Restless: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.pushViewController(C(), animated: true)
    }
  }

  @Test func navigationInsideCallbacksWaitsAndIsMade() throws {
    // R-NAV-09; also while a finger holds the transition.
    let driver = try CallbackOrderTests.driver(.iPhone8, Era(15), CallbackOrderTests.stack(of: false))
    let outcome = driver.device.perform(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.pushViewController(Restless(), animated: true)
    }
    #expect(outcome.calls().filter { $0.contains("warning: navigation inside a transition") }.count == 1)
    #expect(driver.stack() == ["A", "Restless", "C"])
    driver.send(.gesture(window: 1, .popCancelled))
    // Restless appeared under the finger and asked for another C, which comes once the finger let go.
    #expect(driver.stack() == ["A", "Restless", "C", "C"])
  }

  @Test func badInputsOfStacks() throws {
    // R-NAV-05, R-NAV-06: what raises, what returns nil, and a stack that stays as it was.
    let driver = try CallbackOrderTests.driver(.iPhone8, Era(15), CallbackOrderTests.stack(of: true))
    let outcome = driver.device.perform(window: 1) { window in
      guard let navigation = window.rootViewController as? UINavigationController,
        let top = navigation.topViewController
      else { return }
      navigation.pushViewController(top, animated: true)
      navigation.pushViewController(UITabBarController(), animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
      #expect(navigation.popToViewController(V(), animated: true) == nil)
      #expect(navigation.popToViewController(top, animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: false)?.count == 1)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: false) == nil)
    }
    let reasons = outcome.calls().filter { $0.contains("exception") }
    #expect(reasons.count == 3)
    #expect(driver.stack() == ["A"])
  }
}
