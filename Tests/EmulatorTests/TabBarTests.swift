// The tab bar controller: T6, R-TAB, R-LEG-03, hidden tabs and the bar's metrics.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TabBarTests {
  final class Listener: UITabBarControllerDelegate {
    var refuses = false
    /// Tabs it shows before it answers.
    var detour: [Int] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      for index in detour { tabBarController.selectedIndex = index }
      return !refuses
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  }

  /// Keeps its delegate alive.
  final class Tabs: UITabBarController {
    let listener = Listener()
  }

  static func app(listens: Bool = true) -> AppBundle {
    .test(plist: .allButUpsideDown, screens: ["V": { V() }]) {
      let tabs = Tabs()
      if listens { tabs.delegate = tabs.listener }
      let first = UINavigationController(rootViewController: A())
      first.title = "First"
      let second = C()
      second.title = "Second"
      tabs.viewControllers = [first, second]
      return tabs
    }
  }

  static func driver(_ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15), listens: Bool = true) throws -> Driver {
    Driver(try EmulatedDevice(profile: profile, era: era, apps: [app(listens: listens)]))
  }

  @Test func t6ATap() throws {
    let driver = try Self.driver()
    #expect(
      driver.tap("Second").calls() == [
        "Tabs.shouldSelect(C) -> YES", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
        "UINavigationController.viewWillDisappear(false)", "A.viewWillDisappear(false)",
        "C.viewIsAppearing(false)",
        "Tabs.viewWillLayoutSubviews 375×667", "Tabs.viewDidLayoutSubviews 375×667",
        "C.viewWillLayoutSubviews 375×667", "C.viewDidLayoutSubviews 375×667",
        "UINavigationController.viewDidDisappear(false)", "A.viewDidDisappear(false)", "C.viewDidAppear(false)",
        "Tabs.didSelect(C)",
      ])
    #expect(driver.window().visibleController == "C")
  }

  @Test func codeDoesNotTellTheDelegate() throws {
    // R-TAB-02.
    let driver = try Self.driver()
    let outcome = driver.device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    #expect(!outcome.calls().contains { $0.contains("Select(") })
    #expect(driver.window().visibleController == "C")
    let beyond = driver.device.perform(window: 1) { window in
      (window.rootViewController as? UITabBarController)?.selectedIndex = 7
    }
    #expect(beyond.ledger.isEmpty)
  }

  @Test func theSelectedTabGoesBackToItsRoot() throws {
    // R-TAB-02.
    let driver = try Self.driver()
    #expect(
      driver.tap("tab-1").calls() == [
        "Tabs.shouldSelect(UINavigationController) -> YES",
        "Tabs.didSelect(UINavigationController)",
      ])
    driver.send(.push(window: 1, screen: "V"))
    #expect(driver.stack() == ["A", "V"])
    driver.tap("First")
    #expect(driver.stack() == ["A"])
  }

  @Test func theDelegateMayRefuse() throws {
    let driver = try Self.driver()
    driver.device.inspect(window: 1) { ($0.rootViewController as? Tabs)?.listener.refuses = true }
    #expect(driver.tap("Second").calls() == ["Tabs.shouldSelect(C) -> NO"])
    #expect(driver.window().visibleController == "A")
  }

  @Test func theDelegatesAnswerCountsWhateverItMadeHappenFirst() throws {
    // What it made happen asks for methods it does not have, an animator for one.
    let driver = try Self.driver()
    driver.device.inspect(window: 1) { window in
      let listener = (window.rootViewController as? Tabs)?.listener
      listener?.refuses = true
      listener?.detour = [1, 0]
    }
    #expect(driver.tap("Second").calls().last == "Tabs.shouldSelect(C) -> NO")
    #expect(driver.window().visibleController == "A")
  }

  @Test func aTabThatIsHiddenCatchesUp() throws {
    // R-HID-05, T1b: trait call once before viewWillAppear, no size call.
    let driver = try Self.driver(listens: false)
    driver.tap("Second")
    driver.turn(.landscapeLeft)
    let calls = driver.tap("First").calls(leaving: ["viewWillLayout", "viewDidLayout"])
    #expect(
      calls == [
        "UINavigationController.willTransition(to: C/C)", "A.willTransition(to: C/C)",
        "UINavigationController.viewWillAppear(false)", "A.viewWillAppear(false)", "C.viewWillDisappear(false)",
        "UINavigationController.traitCollectionDidChange(C/R)", "A.traitCollectionDidChange(C/R)",
        "UINavigationController.viewIsAppearing(false)", "A.viewIsAppearing(false)", "C.viewDidDisappear(false)",
        "UINavigationController.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test func anUnloadedTabStaysUnloaded() throws {
    // R-HID-08.
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    #expect(
      driver.device.inspect(window: 1) {
        ($0.rootViewController as? UITabBarController)?.viewControllers?[1].isViewLoaded
      } == false)
  }

  struct Bar: Sendable {
    let profile: DeviceProfile
    let era: Era
    let turn: DeviceOrientation
    let frame: CGRect
  }

  @Test(arguments: [
    // R-MET-03, R-MET-04.
    Bar(profile: .iPhone8, era: Era(15), turn: .portrait, frame: CGRect(x: 0, y: 618, width: 375, height: 49)),
    Bar(profile: .iPhone8, era: Era(15), turn: .landscapeLeft, frame: CGRect(x: 0, y: 343, width: 667, height: 32)),
    Bar(profile: .iPhone6, era: Era(10), turn: .landscapeLeft, frame: CGRect(x: 0, y: 326, width: 667, height: 49)),
    Bar(profile: .iPhoneX, era: Era(15), turn: .portrait, frame: CGRect(x: 0, y: 729, width: 375, height: 83)),
  ])
  func theBarsPlace(_ row: Bar) throws {
    let driver = try Self.driver(row.profile, row.era)
    driver.turn(row.turn)
    let frame = driver.device.inspect(window: 1) { ($0.rootViewController as? UITabBarController)?.tabBar.frame }
    #expect(frame == row.frame)
  }

  @Test func era6ContentLiesBetweenTheBars() throws {
    // R-LAY-04: 320×367 upright, 480×219 in landscape.
    let driver = try Self.driver(.iPhone4, Era(6))
    func content() -> CGSize? {
      driver.device.inspect(window: 1) { window in
        let tabs = window.rootViewController as? UITabBarController
        return (tabs?.viewControllers?[0] as? UINavigationController)?.topViewController?.view.frame.size
      } ?? nil
    }
    driver.turn(.portrait)
    #expect(content() == CGSize(width: 320, height: 367))
    driver.turn(.landscapeLeft)
    #expect(content() == CGSize(width: 480, height: 219))
  }

  @Test func aPushedControllerHidesTheBar() throws {
    // R-NAV-14: also while another is above it.
    let driver = try Self.driver()
    func isHidden() -> Bool? {
      driver.device.inspect(window: 1) { ($0.rootViewController as? UITabBarController)?.tabBar.isHidden } ?? nil
    }
    _ = driver.device.perform(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      let pushed = V()
      pushed.hidesBottomBarWhenPushed = true
      (tabs?.selectedViewController as? UINavigationController)?.pushViewController(pushed, animated: false)
    }
    #expect(isHidden() == true)
    driver.send(.push(window: 1, screen: "V"))
    #expect(isHidden() == true)
    driver.send(.pop(window: 1))
    driver.send(.pop(window: 1))
    #expect(isHidden() == false)
  }

  @Test func aTabBarControllerCannotBePushed() throws {
    // R-NAV-05.
    let driver = try Self.driver()
    let outcome = driver.device.perform(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      (tabs?.selectedViewController as? UINavigationController)?.pushViewController(
        UITabBarController(), animated: false)
    }
    #expect(outcome.calls().contains { $0.contains("Pushing a tab bar controller") })
    #expect(driver.stack() == ["A"])
  }
}
