// Trees that are exchanged in the middle of transitions: nobody is left appeared outside a window.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct LeftAppearedTests {
  private static let appearance = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func device(
    _ era: Era = Era(15), root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> EmulatedDevice {
    try EmulatedDevice(profile: .iPhone8, era: era, apps: [.test(plist: .allButUpsideDown, root: root)])
  }

  private static func calls(_ ledger: [LedgerEntry], of subject: String) -> [String] {
    ledger.filter { $0.subject == subject }.map { String($0.call.prefix { $0 != "(" }) }.filter(appearance.contains)
  }

  /// A root exchanged in `viewWillDisappear` of a push: the pushed one does not stay appeared in a stack that is gone.
  @Test(arguments: [Moment.willDisappear, .willAppear, .isAppearing]) func aRootExchangedInAPush(moment: Moment) throws
  {
    let device = try Self.device { UINavigationController(rootViewController: Acting()) }
    let outcome = device.perform(window: 1) { window in
      guard let navigation = window.rootViewController as? UINavigationController,
        let bottom = navigation.topViewController as? Acting
      else { return }
      let exchange: @MainActor (UIViewController) -> Void = { [weak window] _ in window?.rootViewController = V() }
      let pushed = Acting()
      if moment == .willDisappear { bottom.acts[moment] = exchange } else { pushed.acts[moment] = exchange }
      navigation.pushViewController(pushed, animated: false)
    }
    #expect(outcome.ending == .settled)
    #expect(BadInputTests.imbalances(device.launchOutcome.ledger + outcome.ledger) == [])
    for subject in ["Acting", "Acting#2"] {
      let calls = Self.calls(device.launchOutcome.ledger + outcome.ledger, of: subject)
      #expect(calls.isEmpty || calls.last == "viewDidDisappear")
    }
    #expect(device.snapshot.windows[0].visibleController == "V")
  }

  /// A presenter that is dismissed in `viewDidLoad` of what it presents is not in a window any more: UIKit warns, and nothing
  /// is presented.
  @Test func aPresenterDismissedWhileThePresentedLoads() throws {
    let device = try Self.device { V() }
    let first = device.perform(window: 1) { $0.rootViewController?.present(A(), animated: false) }
    let outcome = device.perform(window: 1) { window in
      let presenter = window.rootViewController?.presentedViewController
      presenter?.present(
        Acting(.load) { [weak window] _ in window?.rootViewController?.dismiss(animated: false) }, animated: false)
    }
    let calls = device.launchOutcome.ledger + first.ledger + outcome.ledger
    #expect(BadInputTests.imbalances(calls) == [])
    #expect(Self.calls(calls, of: "Acting") == [])
    #expect(outcome.ledger.contains { $0.call.contains("whose view is not in the window hierarchy") })
    #expect(device.snapshot.windows[0].visibleController == "V")
  }

  /// A presentation in `viewWillDisappear` of a pop: what the pop uncovers is covered, and has not appeared.
  @Test func aPresentationInAPop() throws {
    let device = try Self.device {
      let navigation = UINavigationController(rootViewController: A())
      navigation.pushViewController(C(), animated: false)
      return navigation
    }
    let outcome = device.perform(window: 1) { window in
      guard let navigation = window.rootViewController as? UINavigationController else { return }
      let once = Once()
      let top = Acting(.willDisappear) { controller in once { controller.present(B(.fullScreen), animated: false) } }
      navigation.pushViewController(top, animated: false)
      navigation.popToRootViewController(animated: false)
    }
    let calls = device.launchOutcome.ledger + outcome.ledger
    #expect(BadInputTests.imbalances(calls) == [])
    #expect(Self.calls(calls, of: "A").last != "viewDidAppear")
    let back = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(BadInputTests.imbalances(calls + back.ledger) == [])
    #expect(Self.calls(back.ledger, of: "A") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(device.snapshot.windows[0].navigationStack == ["A"])
  }

  /// A container that its own child takes out as it comes: the children after that one do not come (a walk of the bench,
  /// seed 123482509).
  @Test func aContainerTakenOutByItsChild() throws {
    let device = try Self.device {
      let (outer, inner, first) = (V(), A(), Acting())
      @MainActor func put(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      put(inner, in: outer)
      put(first, in: inner)
      put(C(), in: inner)
      return outer
    }
    let covered = device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }
    let outcome = device.perform(window: 1) { window in
      guard let outer = window.rootViewController, let inner = outer.children.first,
        let first = inner.children.first as? Acting
      else { return }
      first.acts[.willAppear] = { [weak inner] _ in
        inner?.willMove(toParent: nil)
        inner?.view.removeFromSuperview()
        inner?.removeFromParent()
      }
      outer.dismiss(animated: false)
    }
    #expect(BadInputTests.imbalances(device.launchOutcome.ledger + covered.ledger + outcome.ledger) == [])
    #expect(Self.calls(outcome.ledger, of: "Acting").first == "viewWillAppear")
    #expect(Self.calls(outcome.ledger, of: "C") == [])
  }

  /// All controllers of a stack are different ones: UIKit raises, and the stack stays.
  @Test func aStackOfTwins() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    let outcome = driver.device.perform(window: 1) { window in
      let twin = A()
      (window.rootViewController as? UINavigationController)?.setViewControllers([twin, twin], animated: false)
    }
    #expect(
      outcome.ledger.map(\.call).contains(
        "exception NSInvalidArgumentException: All view controllers in a navigation controller must be distinct (A)"))
    #expect(driver.stack() == ["V"])
    #expect(BadInputTests.imbalances(driver.device.launchOutcome.ledger + outcome.ledger) == [])
  }
}
