// A split view that is collapsed, covered, changed and widened: each controller's view lies in its own column (R-HID-01).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SplitWhileCoveredTests {
  /// The navigation controllers in whose views the views of a stack's members lie; nil for those that are in none.
  private static func homes(_ navigation: UINavigationController) -> [Bool?] {
    navigation.viewControllers.map { member in
      member.viewIfLoaded?.superview.map { $0.isDescendant(of: navigation.view) }
    }
  }

  /// Given PN[P, S] collapsed under a full screen presentation, when X is pushed, the window becomes wide and the device turns,
  /// then S's view is not left in PN's column.
  @Test(arguments: [Era(9), Era(15)]) func aViewFollowsItsController(era: Era) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadPro97, era: max(era, Era(9, 3)),
        apps: [.test { ListenedSplit.classic(nestsSecondary: true) }, .test { V() }], arrangement: .half))
    driver.turn(.landscapeLeft)
    _ = driver.device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }
    _ = driver.device.perform(window: 1) { window in
      let split = window.rootViewController as? UISplitViewController
      (split?.viewControllers.first as? UINavigationController)?.pushViewController(V(), animated: false)
    }
    driver.send(.arrange(.full(window: 1)))
    driver.turn(.landscapeRight)
    let homes = driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UISplitViewController)?.viewControllers.compactMap {
        $0 as? UINavigationController
      }
      .map { (names: $0.viewControllers.map { "\(type(of: $0))" }, homes: Self.homes($0)) }
    }
    let columns = try #require(homes ?? nil)
    #expect(columns.map(\.names) == [["A"], ["C", "V"]])
    for column in columns { #expect(!column.homes.contains(false)) }
    driver.send(.dismiss(window: 1))
    #expect(driver.device.snapshot.windows[0].root.find("none") == nil)
  }
}
