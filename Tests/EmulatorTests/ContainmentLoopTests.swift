// Controllers that would contain themselves: UIKit raises.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ContainmentLoopTests {
  /// UIKit raises for a controller that would contain itself; the tree stays as it was (R-EXC-05, R-APP-10).
  struct Loop: Sendable, CustomTestStringConvertible {
    let name: String
    /// With the root, the child in it, and the child's child.
    let act: @MainActor @Sendable (UIViewController, UIViewController, UIViewController) -> Void
    var testDescription: String { name }
  }

  nonisolated static let loops: [Loop] = [
    Loop(name: "its own child", act: { _, _, leaf in leaf.addChild(leaf) }),
    Loop(name: "its parent", act: { _, child, leaf in leaf.addChild(child) }),
    Loop(name: "its parent's parent", act: { root, _, leaf in leaf.addChild(root) }),
    Loop(
      name: "a stack of its own container",
      act: { root, _, leaf in
        let stack = UINavigationController(rootViewController: V())
        leaf.addChild(stack)
        stack.setViewControllers([root], animated: false)
        #expect(stack.viewControllers.count == 1)
        stack.removeFromParent()
      }),
    Loop(
      name: "a push of its own container",
      act: { root, _, leaf in
        let stack = UINavigationController(rootViewController: V())
        leaf.addChild(stack)
        stack.pushViewController(root, animated: false)
        #expect(stack.viewControllers.count == 1)
        stack.removeFromParent()
      }),
    Loop(
      name: "a tab of its own container",
      act: { root, _, leaf in
        let tabs = UITabBarController()
        leaf.addChild(tabs)
        tabs.viewControllers = [root]
        #expect((tabs.viewControllers ?? []).isEmpty)
        tabs.removeFromParent()
      }),
    Loop(
      name: "a column of its own container",
      act: { root, _, leaf in
        let split = UISplitViewController()
        leaf.addChild(split)
        split.viewControllers = [root, V()]
        #expect(split.viewControllers.isEmpty)
        split.removeFromParent()
      }),
    Loop(
      name: "a page of its own container",
      act: { root, _, leaf in
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        leaf.addChild(pages)
        pages.setViewControllers([root], direction: .forward, animated: false)
        #expect(pages.viewControllers == nil)
        pages.removeFromParent()
      }),
  ]

  @Test(arguments: loops) func containsNothingItIsIn(loop: Loop) throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { A() }]))
    let outcome = driver.device.perform(window: 1) { window in
      guard let root = window.rootViewController else { return }
      let child = V()
      let leaf = C()
      root.contain(child)
      child.contain(leaf)
      loop.act(root, child, leaf)
      #expect(root.parent == nil && child.parent === root && leaf.parent === child)
      #expect(leaf.children.isEmpty)
    }
    let raised = outcome.ledger.map(\.call).filter { $0.hasPrefix("exception ") }
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("exception UIViewControllerHierarchyInconsistency: ") == true)
    #expect(outcome.windows[0].reason == .exception)
    #expect(driver.turn(.landscapeLeft).windows[0].reason == .rotated)
  }
}
