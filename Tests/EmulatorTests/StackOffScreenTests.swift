// Navigation stacks that a callback of their own takes off the screen: what is asked of them later is done, and not kept for a transition
// that never ends.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct StackOffScreenTests {
  /// Takes its window's root away as soon as it is to appear, once.
  private final class Shy: UIViewController {
    weak var window: UIWindow?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let place = window
      window = nil
      place?.rootViewController = V()
    }
  }

  @Test func aStackThatLeftWhileItCameIsPushedOnto() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    var stack: UINavigationController?
    let left = device.perform(window: 1) { window in
      let shy = Shy()
      shy.window = window
      stack = UINavigationController(rootViewController: shy)
      window.rootViewController = stack
    }
    #expect(left.ending == .settled)
    let pushed = device.perform(window: 1) { window in
      #expect(window.rootViewController is V && stack?.view.window == nil)
      stack?.pushViewController(A(), animated: false)
    }
    #expect(pushed.ending == .settled)
    #expect(stack?.viewControllers.count == 2 && stack?.topViewController is A)
    _ = device.perform(window: 1) { $0.rootViewController = stack }
    #expect(Driver(device).window().visibleController == "A")
  }
}
