// Groups of tabs: whose they are, which of them is chosen, and what is shown when that changes (UITabGroup.children, selectedChild,
// defaultChildIdentifier, UITabBarController.selectedTab).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TabGroupTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      let made = UIViewController()
      made.title = tab.identifier
      return made
    }
  }
  private struct Tabs {
    let controller: UITabBarController
    let group: UITabGroup
    let one: UITab
    let two: UITab
    @MainActor var shown: String? { controller.selectedViewController?.title }
  }
  private func with(_ body: (Tabs) throws -> Void) throws {
    try onDevice(.iPhoneSE3, Era(18)) { window in
      let (one, two) = (tab("one"), tab("two"))
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [one, two])
      let controller = UITabBarController(tabs: [group, tab("last")])
      window.rootViewController = controller
      window.layoutIfNeeded()
      try body(Tabs(controller: controller, group: group, one: one, two: two))
    }
  }

  @Test func anotherChildIsShownAtOnce() throws {
    try with { tabs in
      #expect(tabs.shown == "one" && tabs.controller.selectedTab === tabs.one)
      tabs.group.selectedChild = tabs.two
      #expect(tabs.shown == "two" && tabs.controller.selectedTab === tabs.two)
      #expect(tabs.controller.selectedIndex == 0)
      tabs.group.selectedChild = nil
      #expect(tabs.shown == "one")
    }
  }

  /// What is chosen in a group that is not in front waits there.
  @Test func aGroupBehindKeepsItsChoice() throws {
    try with { tabs in
      tabs.controller.selectedIndex = 1
      tabs.group.selectedChild = tabs.two
      #expect(tabs.shown == "last" && tabs.controller.selectedIndex == 1)
      tabs.controller.selectedIndex = 0
      #expect(tabs.shown == "two")
    }
  }

  /// Children that come belong to the group and the controller, those that go to nobody; where the chosen one goes, the first is shown.
  @Test func childrenComeAndGo() throws {
    try with { tabs in
      let new = tab("new")
      tabs.group.selectedChild = tabs.two
      tabs.group.children = [new, tabs.one]
      #expect(new.parent === tabs.group && new.tabBarController === tabs.controller)
      #expect(tabs.two.parent == nil && tabs.two.tabBarController == nil && !tabs.two.hasVisiblePlacement)
      #expect(tabs.group.selectedChild === new && tabs.shown == "new")
      #expect(tabs.controller.tab(forIdentifier: "new") === new && tabs.controller.tab(forIdentifier: "two") == nil)
      tabs.controller.tabs = [tabs.one]
      #expect(new.tabBarController == nil && tabs.group.tabBarController == nil)
      #expect(tabs.controller.viewControllers?.map(\.title) == ["one"])
    }
  }

  /// A name of a tab that is in no group, in one, and in one within it.
  @Test(
    arguments: [("G", "G"), ("one", "one"), ("deep", "deep"), ("last", "last"), ("none", nil)] as [(String, String?)])
  func byName(name: String, found: String?) throws {
    try with { tabs in
      let deep = UITabGroup(title: "D", image: nil, identifier: "D", children: [tab("deep")])
      tabs.group.children.append(deep)
      #expect(tabs.controller.tab(forIdentifier: name)?.identifier == found)
      if let inner = tabs.controller.tab(forIdentifier: name) { #expect(inner.tabBarController === tabs.controller) }
    }
  }

  /// "displayOrderIdentifiers": those that are named come first, in that order; the others follow as they are.
  @Test(
    arguments: [([], ["one", "two"]), (["two"], ["two", "one"]), (["none", "two", "one"], ["two", "one"])]
      as [([String], [String])])
  func orders(names: [String], order: [String]) throws {
    try with { tabs in
      tabs.group.displayOrderIdentifiers = names
      #expect(tabs.group.displayOrder.map(\.identifier) == order)
    }
  }

  /// Until another is chosen it is the one the group names, else the first; a name of none counts for nothing.
  @Test(arguments: [(nil, "one"), ("two", "two"), ("none", "one")] as [(String?, String)])
  func theFirstChoice(name: String?, chosen: String) throws {
    try with { tabs in
      tabs.group.defaultChildIdentifier = name
      #expect(tabs.group.selectedChild?.identifier == chosen)
      tabs.group.selectedChild = tabs.one
      #expect(tabs.group.selectedChild === tabs.one)
    }
  }
}
