// Groups of tabs and of buttons: which child is selected, in which order they stand, who finds them by name, and what a group of buttons shows
// (UITabGroup, UIBarButtonItemGroup).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct TabOrderTests {
  private func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) }

  /// `displayOrderIdentifiers`: "the order of the tabs"; those that are not among them follow as they are, and names of nobody are passed over.
  @Test(
    arguments: [
      ([], ["a", "b", "c"]), (["c"], ["c", "a", "b"]), (["c", "b", "a"], ["c", "b", "a"]),
      (["x", "b"], ["b", "a", "c"]),
    ] as [([String], [String])])
  func orders(given: [String], order: [String]) throws {
    try onDevice(.iPadPro11, Era(18)) { _ in
      let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("a"), tab("b"), tab("c")])
      group.displayOrderIdentifiers = given
      #expect(group.displayOrder.map(\.identifier) == order && group.children.map(\.identifier) == ["a", "b", "c"])
    }
  }

  /// `defaultChildIdentifier`: the child that is selected as long as nobody selected another; without one, the first.
  @Test(arguments: [(nil, "a"), ("b", "b"), ("x", "a")] as [(String?, String)])
  func theSelectedChild(given: String?, selected: String) throws {
    try onDevice(.iPadPro11, Era(18)) { _ in
      let children = [tab("a"), tab("b"), tab("c")]
      let group = UITabGroup(title: "g", image: nil, identifier: "g", children: children)
      group.defaultChildIdentifier = given
      #expect(group.selectedChild?.identifier == selected)
      group.selectedChild = children[2]
      #expect(group.selectedChild === children[2])
      group.children = Array(children.prefix(2))
      #expect(group.selectedChild?.identifier == selected && children[2].parent == nil)
      #expect(children[0].parent === group && children[1].parent === group)
    }
  }

  /// `tab(forIdentifier:)` looks into groups as well.
  @Test func findingByName() throws {
    try onDevice(.iPadPro11, Era(18)) { _ in
      let inner = UITabGroup(title: "i", image: nil, identifier: "i", children: [tab("c")])
      let outer = UITabGroup(title: "o", image: nil, identifier: "o", children: [tab("a"), inner])
      #expect(["a", "i", "c"].map { outer.tab(forIdentifier: $0)?.identifier } == ["a", "i", "c"])
      #expect(outer.tab(forIdentifier: "o") == nil && outer.tab(forIdentifier: "x") == nil)
      #expect(outer.tab(forIdentifier: "c")?.parent === inner && inner.parent === outer && outer.parent == nil)
      #expect(UITabGroup(title: "e", image: nil, identifier: "e").selectedChild == nil)
    }
  }

  /// UIBarButtonItemGroup: `fixedGroup` and its like.
  @Test func groupsOfButtons() throws {
    try onDevice(.iPadPro11, Era(16)) { _ in
      @MainActor func items(_ count: Int) -> [UIBarButtonItem] {
        (0..<count).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
      }
      let representative = UIBarButtonItem(title: "r", style: .plain, target: nil, action: nil)
      let groups = [
        UIBarButtonItemGroup(barButtonItems: items(2), representativeItem: representative),
        .fixedGroup(representativeItem: representative, items: items(1)),
        .movableGroup(customizationIdentifier: "m", representativeItem: representative, items: items(3)),
        .optionalGroup(
          customizationIdentifier: "o", isInDefaultCustomization: false, representativeItem: representative,
          items: items(2)),
      ]
      #expect(groups.map(\.barButtonItems.count) == [2, 1, 3, 2])
      for group in groups {
        #expect(group.representativeItem === representative && !group.isDisplayingRepresentativeItem)
        #expect(!group.alwaysAvailable && !group.isHidden && group.menuRepresentation == nil)
      }
      let alone = representative.creatingOptionalGroup(customizationIdentifier: "o")
      #expect(alone.barButtonItems == [representative] && alone.representativeItem == nil)
      #expect(representative.creatingFixedGroup().barButtonItems == [representative])
      #expect(representative.creatingMovableGroup(customizationIdentifier: "m").barButtonItems == [representative])
    }
  }

  /// Which groups of a page are seen in its bar: those that are not hidden and that are shown before anybody chose.
  @Test(arguments: [(true, false, true), (false, false, false), (true, true, false)])
  func groupsThatAreSeen(isDefault: Bool, isHidden: Bool, isSeen: Bool) throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let page = UIViewController()
      page.navigationItem.style = .editor
      page.navigationItem.customizationIdentifier = "page"
      let group = UIBarButtonItem(title: "Extra", primaryAction: UIAction { _ in })
        .creatingOptionalGroup(customizationIdentifier: "extra", isInDefaultCustomization: isDefault)
      group.isHidden = isHidden
      page.navigationItem.centerItemGroups = [group]
      let stack = UINavigationController(rootViewController: page)
      window.rootViewController = stack
      window.layoutIfNeeded()
      @MainActor func titles(_ view: UIView) -> [String] {
        [(view as? UIButton)?.title(for: .normal)].compactMap { $0 } + view.subviews.flatMap(titles)
      }
      #expect(titles(stack.navigationBar).contains("Extra") == isSeen)
    }
  }
}
