// Guests that run in circles are stopped and told as unsettled with the circle named; the device goes on.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct CircleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// Begins the circle in the window of an upright iPhone 8 of era 15.
    let begin: @MainActor @Sendable (UIWindow) -> Void
    /// What the circle is called.
    let circle: String
    var testDescription: String { name }
  }

  private static func presenting() -> UIViewController {
    Acting(.didAppear) { $0.present(presenting(), animated: false) }
  }

  private static func root() -> UIViewController {
    Acting(.didAppear) { $0.view.window?.rootViewController = root() }
  }

  private static func pushing() -> UIViewController {
    Acting(.didAppear) { $0.navigationController?.pushViewController(pushing(), animated: false) }
  }

  private static func containing() -> UIViewController {
    Acting(.didAppear) { $0.contain(containing()) }
  }

  private static func loading() -> UIViewController {
    Acting(.load) { _ in loading().loadViewIfNeeded() }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "each presents the next", begin: { $0.rootViewController?.present(presenting(), animated: false) },
      circle: "Acting presents Acting"),
    Row(
      name: "present and dismiss",
      begin: { window in
        window.rootViewController = Acting(.didAppear) { root in
          root.present(
            Acting(.didAppear) { $0.presentingViewController?.dismiss(animated: false) }, animated: false)
        }
      }, circle: "Acting presents Acting, Acting dismisses Acting"),
    Row(
      name: "a completion that presents",
      begin: { window in
        @MainActor func circle() {
          window.rootViewController?.present(B(.fullScreen), animated: false) {
            window.rootViewController?.dismiss(animated: false) { circle() }
          }
        }
        circle()
      }, circle: "V presents B, V dismisses B"),
    Row(
      name: "root and root", begin: { $0.rootViewController = root() }, circle: "UIWindow gets the root Acting"),
    Row(
      name: "push and push", begin: { $0.rootViewController = UINavigationController(rootViewController: pushing()) },
      circle: "UINavigationController shows Acting"),
    Row(
      name: "tab and tab",
      begin: { window in
        let tabs = UITabBarController()
        tabs.viewControllers = [
          Acting(.didAppear) { $0.tabBarController?.selectedIndex = 1 },
          Acting(.didAppear) { $0.tabBarController?.selectedIndex = 0 },
        ]
        window.rootViewController = tabs
      }, circle: "UITabBarController selects Acting"),
    Row(
      name: "children in children", begin: { $0.rootViewController = containing() },
      circle: "Acting takes Acting in"),
    Row(
      name: "views that load views", begin: { $0.rootViewController = loading() }, circle: "Acting loads its view"),
    Row(
      name: "a device that is set in its own notification",
      begin: { _ in
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        _ = NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in
          MainActor.assumeIsolated {
            let other: DeviceOrientation = UIDevice.current.orientation == .portrait ? .landscapeLeft : .portrait
            UIDevice.current.setValue(other.rawValue, forKey: "orientation")
          }
        }
        UIDevice.current.setValue(DeviceOrientation.landscapeRight.rawValue, forKey: "orientation")
      }, circle: "UIDevice is set"),
  ]

  /// Stopped, told with the circle's name, and the next input finds a device that works.
  @Test(arguments: rows) func isTold(row: Row) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { V() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.turn(.portrait)
    let outcome = driver.device.perform(window: 1, row.begin)
    guard case .unsettled(let reason) = outcome.ending else {
      Issue.record("the circle came to rest: \(outcome.ending)")
      return
    }
    #expect(reason.contains("in circles: \(row.circle)"))
    #expect(driver.send(.tick).ending == .settled)
  }

  /// A hundred is the bound, not fewer: an honest app may do much in one input.
  @Test func manyPresentationsAreNoCircle() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { V() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    let outcome = driver.device.perform(window: 1) { window in
      for _ in 1...45 {
        window.rootViewController?.present(B(.fullScreen), animated: false)
        window.rootViewController?.dismiss(animated: false)
      }
    }
    #expect(outcome.ending == .settled)
  }
}
