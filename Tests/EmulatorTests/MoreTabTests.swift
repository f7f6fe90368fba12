// More than five tabs on a phone: the list behind More (UITabBarController), and the launch order of an iPad of iOS 9 (T9).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct MoreTabTests {
  final class Listener: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    { true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  }

  final class Six: UITabBarController {
    let listener = Listener()
    init() {
      super.init(nibName: nil, bundle: nil)
      delegate = listener
      viewControllers = (1...6).map {
        let tab = V()
        tab.title = "T\($0)"
        return tab
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "loadView", "viewDidLoad"]

  static func driver(_ profile: DeviceProfile = .iPhone8, era: Era = Era(15)) throws -> Driver {
    let app = AppBundle.test { Six() }
    return Driver(
      try EmulatedDevice(
        profile: profile, era: era, apps: profile.idiom == .pad ? [app, app] : [app], arrangement: .full(window: 1))
    )
  }

  static func tabs(_ driver: Driver) throws -> (titles: [String], selected: Int, front: String) {
    try #require(
      driver.device.inspect(window: 1) { window in
        (window.rootViewController as? UITabBarController).map { tabs in
          (
            (tabs.tabBar.items ?? []).map { $0.title ?? "" }, tabs.selectedIndex,
            tabs.selectedViewController?.title ?? ""
          )
        }
      } ?? nil)
  }

  @Test func fourTabsAndMore() throws {
    let driver = try Self.driver()
    #expect(try Self.tabs(driver).titles == ["T1", "T2", "T3", "T4", "More"])
    let calls = driver.tap("More").calls(leaving: Self.quiet)
    #expect(calls.first == "Six.shouldSelect(UINavigationController) -> YES")
    #expect(calls.last == "Six.didSelect(UINavigationController)")
    #expect(try Self.tabs(driver).selected == NSNotFound)
    #expect(driver.window().visibleController == "UIMoreListController")
    // The list has the others; one of them is pushed.
    #expect(driver.tap("more-6").ending == .settled)
    #expect(try Self.tabs(driver).selected == 5)
    #expect(try Self.tabs(driver).front == "T6")
    #expect(driver.stack() == ["UIMoreListController", "V"])
    // Back in the list, the tab is the tab bar controller's child as before.
    driver.send(.pop(window: 1))
    let isChild = driver.device.inspect(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      return tabs?.viewControllers?.last?.parent === tabs
    }
    #expect(isChild == true)
  }

  @Test func codeSelectsHiddenTabsBehindMore() throws {
    let driver = try Self.driver()
    let outcome = driver.device.perform(window: 1) { ($0.rootViewController as? UITabBarController)?.selectedIndex = 4 }
    #expect(!outcome.calls().contains { $0.contains("Select(") })
    #expect(driver.stack() == ["UIMoreListController", "V"])
    #expect(try Self.tabs(driver).selected == 4)
    driver.tap("T2")
    #expect(try Self.tabs(driver).selected == 1)
    driver.tap("More")
    #expect(try Self.tabs(driver).selected == 4)
  }

  @Test func wideBarsHoldAll() throws {
    // The selected tab comes out from behind More when there is room, and goes behind it again.
    let driver = try Self.driver(.iPadAir2)
    driver.turn(.landscapeLeft)
    #expect(try Self.tabs(driver).titles.count == 6)
    driver.tap("T6")
    driver.send(.arrange(.half))
    #expect(try Self.tabs(driver).titles == ["T1", "T2", "T3", "T4", "More"])
    #expect(try Self.tabs(driver).selected == 5)
    driver.send(.arrange(.full(window: 1)))
    #expect(try Self.tabs(driver).selected == 5)
    #expect(driver.window().visibleController == "V")
    #expect(driver.stack() == [])
  }

  /// A form sheet's width is compact on an iPad too: the tab selected while nothing was narrow stands behind More.
  @Test func narrowSheetsHaveMore() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(12), apps: [.test { V() }], arrangement: nil))
    _ = driver.device.perform(window: 1) { window in
      let tabs = Six()
      tabs.selectedIndex = 5
      tabs.modalPresentationStyle = .formSheet
      window.rootViewController?.present(tabs, animated: false)
    }
    driver.device.inspect(window: 1) { window in
      let tabs = window.rootViewController?.presentedViewController as? UITabBarController
      #expect(tabs?.tabBar.items?.map { $0.title ?? "" } == ["T1", "T2", "T3", "T4", "More"])
      #expect(tabs?.selectedIndex == 5)
      let stack = tabs?.moreNavigationController
      #expect(stack?.viewControllers.map(\.className) == ["UIMoreListController", "V"])
      #expect(stack?.topViewController?.viewIfLoaded?.window === window)
    }
  }

  /// Tabs chosen from while the window was wide, and shown first when it is narrow: the sixth stands behind More, and appears
  /// once.
  @Test func tabsThatWereNeverShownFollowTheWidth() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(15), apps: [.test { A() }, .test { A() }], arrangement: .full(window: 1)))
    driver.turn(.landscapeLeft)
    var tabs: Six?
    _ = driver.device.perform(window: 1) { _ in
      tabs = Six()
      tabs?.selectedIndex = 5
      #expect(tabs?.isViewLoaded == false)
    }
    driver.send(.arrange(.half))
    let outcome = driver.device.perform(window: 1) { $0.rootViewController = tabs }
    let calls = outcome.calls().filter { $0.hasPrefix("V") && $0.contains("ppear(") }
    #expect(calls.map { $0.drop { $0 != "." } } == [".viewWillAppear(false)", ".viewDidAppear(false)"])
    #expect(try Self.tabs(driver).titles == ["T1", "T2", "T3", "T4", "More"])
    #expect(try Self.tabs(driver).selected == 5)
    #expect(driver.stack() == ["UIMoreListController", "V"])
  }

  @Test func t9APadOfEra9() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(9), apps: [.test { V() }], arrangement: nil, heldAt: .portrait))
    #expect(
      driver.device.launchOutcome.calls().filter { $0.hasPrefix("V.") && !$0.contains("supported") } == [
        "V.loadView", "V.viewDidLoad", "V.viewWillAppear(false)", "V.traitCollectionDidChange(nil)",
        "V.viewWillLayoutSubviews 768×1024", "V.viewDidLayoutSubviews 768×1024", "V.viewDidAppear(false)",
      ])
  }
}
