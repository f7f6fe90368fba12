// Stacks, tabs and modals: who is told of what, and in which order.
import DeviceFixtures
import Emulator
import Orientation
import SwivelTesting
import SwivelUI
import Testing

@MainActor struct ContainerRuleTests {
  private static func stack(_ version: String = "15") throws -> TestDevice {
    try TestDevice(
      "iphone-8", iOS: version,
      .test {
        let navigation = UINavigationController(rootViewController: A())
        navigation.delegate = Self.listener
        return navigation
      })
  }

  private static let listener = StackListener()

  private static func navigation(_ window: UIWindow) -> UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  /// The calls about appearing, moving and showing.
  private static func story(_ device: TestDevice) -> [String] {
    device.window.calls.filter { $0.contains("ppear(") || $0.contains("Show(") || $0.contains("Move(") }
  }

  /// R-NAV-01, R-NAV-02, T2: the order of a push.
  @Test func push() throws {
    let device = try Self.stack()
    device.window.perform { Self.navigation($0)?.pushViewController(C(), animated: true) }
    device.window.expectCalls(
      "C.willMove(toParent: UINavigationController)", "C.viewDidLoad", "A.viewWillDisappear(true)",
      "C.viewWillAppear(true)", "UINavigationController.willShow(C)", "C.viewIsAppearing", "C.viewDidLayoutSubviews",
      "A.viewDidDisappear(true)", "C.viewDidAppear(true)")
    device.window.expectCalls("C.viewDidAppear(true)", "C.didMove(toParent: UINavigationController)")
    device.window.expectCalls("C.viewDidAppear(true)", "UINavigationController.didShow(C)")
  }

  /// R-NAV-01, R-NAV-02, T3: the order of a pop.
  @Test func pop() throws {
    let device = try Self.stack()
    device.window.perform { Self.navigation($0)?.pushViewController(C(), animated: true) }
    device.window.pop()
    device.window.expectCalls(
      "C.willMove(toParent: nil)", "C.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "UINavigationController.willShow(A)", "A.viewIsAppearing", "C.viewDidDisappear(true)", "A.viewDidAppear(true)")
    device.window.expectCalls("A.viewDidAppear(true)", "C.didMove(toParent: nil)")
    device.window.expectCalls("A.viewDidAppear(true)", "UINavigationController.didShow(A)")
  }

  /// R-NAV-03: without animation the same calls with false, and the stack has changed when the call returns.
  @Test func withoutAnimation() throws {
    let animated = try Self.stack()
    animated.window.perform { Self.navigation($0)?.pushViewController(C(), animated: true) }
    let device = try Self.stack()
    var top = ""
    device.window.perform { window in
      Self.navigation(window)?.pushViewController(C(), animated: false)
      top = Self.navigation(window)?.topViewController.map { "\(type(of: $0))" } ?? ""
    }
    #expect(top == "C")
    #expect(Self.story(device) == Self.story(animated).map { $0.replacing("(true)", with: "(false)") })
  }

  /// R-NAV-06: popping the root gives nil and no calls.
  @Test func theRootIsNotPopped() throws {
    let device = try Self.stack()
    var isPopped = true
    device.window.perform { isPopped = Self.navigation($0)?.popViewController(animated: true) != nil }
    #expect(!isPopped)
    #expect(Self.story(device) == [])
  }

  /// R-NAV-07, T3c: from [A, V, C] to the root: A and C are told, V is not, and both lose their parent.
  @Test func popToRoot() throws {
    let device = try Self.stack()
    var pushed: [UIViewController] = []
    device.window.perform { window in
      pushed = [V(), C()]
      for controller in pushed { Self.navigation(window)?.pushViewController(controller, animated: false) }
    }
    device.window.perform { _ = Self.navigation($0)?.popToRootViewController(animated: true) }
    let appearances = Self.story(device).filter { $0.contains("ppear(") }
    #expect(
      appearances == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
    #expect(pushed.count == 2)
    #expect(pushed.allSatisfy { $0.parent == nil })
  }

  /// R-NAV-08. Given [A, V]: the same top tells nobody; a top that was below looks like a pop; a new one like a push.
  @Test func setViewControllers() throws {
    func appearances(_ change: (UIViewController, UIViewController) -> [UIViewController]) throws -> [String] {
      let device = try Self.stack()
      device.window.perform { Self.navigation($0)?.pushViewController(V(), animated: false) }
      device.window.perform { window in
        guard let navigation = Self.navigation(window) else { return }
        navigation.setViewControllers(
          change(navigation.viewControllers[0], navigation.viewControllers[1]), animated: true)
      }
      return Self.story(device).filter { $0.contains("ppear(") }
    }
    #expect(try appearances { _, v in [v] } == [])
    #expect(
      try appearances { a, _ in [a] } == [
        "V.viewWillDisappear(true)", "A.viewWillAppear(true)", "V.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
    #expect(
      try appearances { a, _ in [a, C()] } == [
        "V.viewWillDisappear(true)", "C.viewWillAppear(true)", "V.viewDidDisappear(true)", "C.viewDidAppear(true)",
      ])
  }

  /// R-NAV-11, R-ROT-09: a hidden bar gives layout alone, and stays hidden over a push.
  @Test func aHiddenBarStaysHidden() throws {
    let device = try Self.stack()
    device.window.perform { Self.navigation($0)?.setNavigationBarHidden(true, animated: false) }
    device.window.expectNoCalls("viewWillTransition", "willTransition", "ppear(")
    device.window.expectCalls("A.viewDidLayoutSubviews")
    device.window.perform { Self.navigation($0)?.pushViewController(C(), animated: false) }
    #expect(device.window.inspect { Self.navigation($0)?.isNavigationBarHidden } == true)
    device.window.expect(view: "UINavigationBar", hidden: true)
  }

  /// R-NAV-13: the first item has no back button, the second one has.
  @Test func theBackButton() throws {
    let device = try Self.stack()
    device.window.tap("back", expecting: .refusal)
    device.window.perform { Self.navigation($0)?.pushViewController(C(), animated: false) }
    device.window.tap("back")
    device.window.expect(stack: ["A"])
  }

  /// R-CONT-04: a child's shouldAutorotate is not called.
  @Test func aChildsGateIsNotCalled() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test { UINavigationController(rootViewController: GatedV()) })
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .landscapeRight)
    device.window.expectNoCalls("GatedV.shouldAutorotate")
  }

  /// R-TAB-01, R-TAB-03, T6: the order of a switch in code; only the selected child's view is in the hierarchy.
  @Test func tabs() throws {
    let tabs = try TestDevice(
      "iphone-8", iOS: "15",
      .test {
        let tabs = UITabBarController()
        tabs.viewControllers = [A(), C()]
        return tabs
      })
    tabs.window.perform { ($0.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    tabs.window.expectCalls(
      "C.viewDidLoad", "C.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "C.viewDidAppear")
    let isShown = tabs.window.inspect { window in
      (window.rootViewController as? UITabBarController)?.viewControllers?.map { $0.viewIfLoaded?.window != nil }
    }
    #expect(isShown == [false, true])
  }

  /// R-MOD-08: a modal over a stack tells the stack's delegate nothing.
  @Test func aModalOverAStack() throws {
    let app = AppBundle.test(screens: ["B": { B(.fullScreen) }]) {
      let navigation = UINavigationController(rootViewController: A())
      navigation.delegate = Self.listener
      return navigation
    }
    let device = try TestDevice("iphone-8", iOS: "15", app)
    device.window.present("B")
    device.window.expectNoCalls("willShow", "didShow")
    device.window.dismiss()
    device.window.expectNoCalls("willShow", "didShow")
  }

  /// R-MOD-01, T4a: the order of a full-screen presentation and of its dismissal.
  @Test func fullScreen() throws {
    let device = try TestDevice("iphone-8", iOS: "15", .test(screens: ["B": { B(.fullScreen) }]) { A() })
    device.window.present("B")
    device.window.expectCalls(
      "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      "A.viewDidDisappear")
    device.window.expect(noView: "A")
    device.window.dismiss()
    device.window.expectCalls(
      "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear")
  }

  /// R-LEG-05: given [P, ABU] in landscape under iOS 5, a pop shows the first in landscape, and only the next turn goes back.
  @Test func aStackThatDiffers() throws {
    let device = try TestDevice(
      "iphone-4", iOS: "5",
      .test {
        let navigation = UINavigationController(rootViewController: LegacyV(.portrait))
        navigation.pushViewController(LegacyV(.allButUpsideDown), animated: false)
        return navigation
      })
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .landscapeRight)
    device.window.pop()
    device.window.expect(interface: .landscapeRight, stack: ["LegacyV"])
    device.rotate(.portrait)
    device.window.expect(interface: .portrait)
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .portrait)
  }

  /// R-LEG-08, T8: the legacy calls of a turn, root before child, layout between will and willAnimate.
  @Test func legacyCalls() throws {
    let device = try TestDevice(
      "iphone-4", iOS: "5", .test { UINavigationController(rootViewController: LegacyV(.allButUpsideDown)) })
    device.rotate(.landscapeLeft)
    device.window.expectCalls(
      "UINavigationController.willRotate(to: landscapeRight)", "LegacyV.willRotate(to: landscapeRight)",
      "LegacyV.viewDidLayoutSubviews", "UINavigationController.willAnimateRotation(to: landscapeRight)",
      "LegacyV.willAnimateRotation(to: landscapeRight)", "UINavigationController.didRotate(from: portrait)",
      "LegacyV.didRotate(from: portrait)")
  }
}
