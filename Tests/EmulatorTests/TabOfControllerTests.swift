// Which tab a controller is in, from era 18.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TabOfControllerTests {
  /// UIViewController.tab: of the tab's controller and of those in it; none outside.
  @Test func aControllerKnowsItsTab() throws {
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(18),
      apps: [
        .test {
          UITabBarController(tabs: [
            UITab(title: "One", image: nil, identifier: "one") { _ in UINavigationController(rootViewController: A()) },
            UITab(title: "Two", image: nil, identifier: "two") { _ in V() },
          ])
        }
      ])
    device.inspect(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      let stack = tabs?.selectedViewController as? UINavigationController
      #expect(stack?.tab?.identifier == "one")
      #expect(stack?.topViewController?.tab === stack?.tab)
      #expect(tabs?.viewControllers?.last?.tab?.identifier == "two")
      #expect(tabs?.tab == nil)
      #expect(V().tab == nil)
    }
  }
}
