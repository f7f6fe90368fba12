// Which of the old rotation calls reach a controller from era 8 on, and what a bar's coming and going calls (R-LEG-10, T11).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct LegacyCallsTests {
  class Old: UIViewController {
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      super.willRotate(to: orientation, duration: duration)
    }
  }

  final class OldBelow: Old {}

  final class OldAndNew: Old {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  final class BlocksTheRest: UINavigationController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }

  enum Tree: Sendable, CaseIterable {
    case old
    case inherited
    case alsoOverridesTheNew
    case belowAContainerWithoutSuper

    @MainActor func make() -> UIViewController {
      switch self {
      case .old: return Old()
      case .inherited: return OldBelow()
      case .alsoOverridesTheNew: return OldAndNew()
      case .belowAContainerWithoutSuper:
        let navigation = BlocksTheRest()
        navigation.viewControllers = [Old()]
        return navigation
      }
    }

    var hearsWillRotate: Bool {
      switch self {
      case .old, .inherited: true
      case .alsoOverridesTheNew, .belowAContainerWithoutSuper: false
      }
    }
  }

  @Test(arguments: Tree.allCases)
  func willRotateUnlessTheNewCallIsOverridden(_ tree: Tree) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { tree.make() }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil))
    let calls = driver.turn(.landscapeLeft).ledger.map(\.call)
    #expect(driver.window().interface == .landscapeRight)
    #expect(calls.contains("willRotate(to: landscapeRight)") == tree.hearsWillRotate)
    // Nobody overrides the other two, so nobody hears them.
    #expect(!calls.contains { $0.hasPrefix("didRotate") || $0.hasPrefix("willAnimateRotation") })
  }

  final class BarToggler: UIViewController {
    override func viewDidLoad() {
      let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
      button.setTitle("bar", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          guard let navigation = self?.navigationController else { return }
          navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func t11TogglingTheBarOnlyLaysOut() throws {
    // R-ROT-09; the top guide follows: 64 with the bar, 20 without (R-LAY-01).
    let app = AppBundle.test { UINavigationController(rootViewController: BarToggler()) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil))
    func top() -> CGFloat? {
      driver.device.inspect(window: 1) {
        ($0.rootViewController as? UINavigationController)?.topViewController?.topLayoutGuide.length ?? -1
      }
    }
    #expect(top() == 64)
    let calls = driver.tap("bar").calls().filter { $0.hasPrefix("BarToggler") }
    #expect(calls == ["BarToggler.viewWillLayoutSubviews 375×667", "BarToggler.viewDidLayoutSubviews 375×667"])
    #expect(top() == 20)
  }
}
