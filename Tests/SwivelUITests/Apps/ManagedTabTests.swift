// Groups of tabs with a stack of their own: what is on it, level by level, and whose word counts (UITabGroup.managingNavigationController;
// UITabBarControllerDelegate, tabBarController(_:displayedViewControllersFor:proposedViewControllers:); UITab.managingTabGroup).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor private final class Screens: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
}

/// Leaves out what a tab of this name has, and puts two in the place of another's.
@MainActor private final class Editor: NSObject, UITabBarControllerDelegate {
  var levels: [String] = []
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    levels.append("\(tab.identifier) \(proposedViewControllers.compactMap(\.title).joined())")
    switch tab.identifier {
    case "G": return []
    case "two": return proposedViewControllers + [Screens("extra")]
    case _: return proposedViewControllers
    }
  }
}

@MainActor @Suite struct ManagedTabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { Screens($0.identifier) }
  }
  private struct Tabs {
    let stack: UINavigationController
    let group: UITabGroup
    let inner: UITabGroup
    let bar: UITabBarController
    @MainActor var titles: [String] { stack.viewControllers.compactMap(\.title) }
  }
  /// A group of `one`, `two` and a group `inner` of `deep`, whose controllers are shown on a stack.
  private func with(own: Bool = true, delegate: Editor? = nil, _ body: (Tabs) throws -> Void) throws {
    try onDevice(.iPhoneSE3, Era(18)) { window in
      let inner = UITabGroup(title: "I", image: nil, identifier: "inner", children: [tab("deep")])
      let group = UITabGroup(
        title: "G", image: nil, identifier: "G", children: [tab("one"), tab("two"), inner],
        viewControllerProvider: own ? { Screens($0.identifier) } : nil)
      let stack = UINavigationController()
      group.managingNavigationController = stack
      let bar = UITabBarController()
      bar.delegate = delegate
      bar.tabs = [group, tab("last")]
      window.rootViewController = bar
      window.layoutIfNeeded()
      try body(Tabs(stack: stack, group: group, inner: inner, bar: bar))
    }
  }

  /// "By default … the system will build the navigation stack by adding each tab's viewController into the hierarchy, if one exists."
  @Test(
    arguments: [
      (true, "one", ["G", "one"]), (true, "two", ["G", "two"]), (true, "inner", ["G", "deep"]),
      (false, "one", ["one"]), (false, "two", ["two"]), (false, "inner", ["deep"]),
    ] as [(Bool, String, [String])])
  func theStackOfLevels(own: Bool, chosen: String, titles: [String]) throws {
    try with(own: own) { tabs in
      tabs.group.selectedChild = tabs.group.children.first { $0.identifier == chosen }
      #expect(tabs.titles == titles && tabs.bar.selectedViewController === tabs.stack)
    }
  }

  /// What an app pushes stays until another tab is selected.
  @Test func whatIsPushed() throws {
    try with { tabs in
      tabs.stack.pushViewController(Screens("pushed"), animated: false)
      tabs.bar.selectedIndex = 1
      tabs.bar.selectedIndex = 0
      #expect(tabs.titles == ["G", "one", "pushed"])
      tabs.group.selectedChild = tabs.group.children[1]
      #expect(tabs.titles == ["G", "two"])
    }
  }

  /// "… allows the delegate to customize the displayed view controllers within the navigation stack for each level of selected tab."
  @Test func theDelegatesWord() throws {
    let editor = Editor()
    try with(delegate: editor) { tabs in
      #expect(tabs.titles == ["one"] && editor.levels == ["G G", "one one"])
      editor.levels = []
      tabs.group.selectedChild = tabs.group.children[1]
      #expect(tabs.titles == ["two", "extra"] && editor.levels == ["G G", "two two"])
    }
  }

  /// "the root-most UITabGroup in the tab's parent hierarchy with an active managingNavigationController"; nil without one.
  @Test(
    arguments: [
      (true, true, "G"), (true, false, "G"), (false, true, "inner"), (false, false, nil),
    ] as [(Bool, Bool, String?)])
  func whoManages(outer: Bool, inner: Bool, name: String?) throws {
    try with { tabs in
      tabs.group.managingNavigationController = outer ? UINavigationController() : nil
      tabs.inner.managingNavigationController = inner ? UINavigationController() : nil
      #expect(tabs.inner.children[0].managingTabGroup?.identifier == name)
      #expect(tabs.bar.tabs.last?.managingTabGroup == nil)
    }
  }

  /// compactTabIdentifiers: the tabs of compact width, which all phones upright have; nil for all.
  @Test(
    arguments: [(nil, ["G", "last"]), (["last"], ["last"]), (["G", "none"], ["G"]), (["last", "G"], ["G", "last"])]
      as [([String]?, [String])])
  func tabsOfCompactWidth(names: [String]?, shown: [String]) throws {
    try with { tabs in
      tabs.group.managingNavigationController = nil
      tabs.bar.compactTabIdentifiers = names
      #expect(tabs.bar.viewControllers?.map { $0.title ?? "" } == shown)
    }
  }
}
