// Bars and their items as Apple's documentation of UINavigationItem, UINavigationController and UITab has them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct BarItemTests {
  private final class FancyBar: UINavigationBar {}
  private final class FancyToolbar: UIToolbar {}
  private final class Guarding: UINavigationController, UINavigationBarDelegate {
    var mayPop = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
  }

  private func shown(_ root: UIViewController, in window: UIWindow) {
    window.rootViewController = root
    window.layoutIfNeeded()
  }

  /// The button of the bar with this identifier.
  private func button(_ name: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.accessibilityIdentifier == name { return button }
    for child in view.subviews {
      if let found = button(name, in: child) { return found }
    }
    return nil
  }

  /// Apple's own way to tabs of stacks: a controller has its item, and is the first of a stack. What the stack's item says itself holds.
  @Test func aStackShowsTheItemOfItsFirstController() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let icons = ["house", "gear", "star"].map { UIImage(systemName: $0) }
      let pages = (0..<3).map { _ in UIViewController() }
      for (tag, page) in pages.enumerated() {
        page.tabBarItem = UITabBarItem(title: "Page \(tag)", image: icons[tag], tag: tag + 1)
      }
      pages[0].tabBarItem.badgeValue = "3"
      pages[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
      let stacks = pages.map { UINavigationController(rootViewController: $0) }
      stacks[2].tabBarItem = UITabBarItem(title: "Own", image: icons[0], tag: 9)
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      shown(tabs, in: window)
      let items = try #require(tabs.tabBar.items)
      #expect(items.map(\.title) == ["Page 0", "Search", "Own"] && items.map(\.tag) == [1, 2, 9])
      #expect(items[0].image === icons[0] && items[1].image == nil && items[2].image === icons[0])
      #expect(items.map(\.badgeValue) == ["3", nil, nil] && items[1].systemItem == .search)
    }
  }

  /// UIBarButtonItem.badge (iOS 26): what it says stands over the button, at its upper trailing corner, and goes with it. iOS 18 has none.
  @Test(arguments: [
    (26, "count", "12" as String?), (26, "string", "New"), (26, "indicator", ""), (26, "none", nil), (18, "count", nil),
  ]) func aMarkAtAButton(_ version: Int, _ kind: String, _ text: String?) throws {
    let badges: [String: UIBarButtonItem.Badge] = [
      "count": .count(12), "string": .string("New"), "indicator": .indicator(),
    ]
    try onDevice(phone(running: version), Era(version)) { window in
      let page = UIViewController()
      let item = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
      item.accessibilityIdentifier = "mail"
      page.navigationItem.rightBarButtonItem = item
      shown(UINavigationController(rootViewController: page), in: window)
      item.badge = badges[kind]
      window.layoutIfNeeded()
      @MainActor func mark() -> UILabel? {
        for view in button("mail", in: window)?.subviews ?? [] where view.backgroundColor == .systemRed {
          return view as? UILabel
        }
        return nil
      }
      #expect(mark()?.text == text)
      if let mark = mark(), let button = button("mail", in: window) {
        #expect(mark.frame.midX == button.bounds.maxX && mark.frame.minY == button.bounds.minY)
        #expect(mark.layer.cornerRadius * 2 == mark.frame.height, "its ends are round")
      }
      item.badge = nil
      window.layoutIfNeeded()
      #expect(mark() == nil)
    }
  }

  // "The back button ... performs this action instead of popping."
  @Test func backAction() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let navigation = UINavigationController(rootViewController: UIViewController())
      shown(navigation, in: window)
      let page = UIViewController()
      var count = 0
      page.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
      navigation.pushViewController(page, animated: false)
      let back = try #require(button("back", in: navigation.navigationBar))
      #expect(back.title(for: .normal) == "Leave")
      back.sendActions(for: .touchUpInside)
      #expect(count == 1 && navigation.viewControllers.count == 2)
    }
  }

  @Test func shouldPop() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let navigation = Guarding(rootViewController: UIViewController())
      shown(navigation, in: window)
      navigation.pushViewController(UIViewController(), animated: false)
      let back = try #require(button("back", in: navigation.navigationBar))
      back.sendActions(for: .touchUpInside)
      #expect(navigation.viewControllers.count == 2)
      navigation.mayPop = true
      back.sendActions(for: .touchUpInside)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func barClasses() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let navigation = UINavigationController(navigationBarClass: FancyBar.self, toolbarClass: FancyToolbar.self)
      navigation.viewControllers = [UIViewController()]
      shown(navigation, in: window)
      #expect(navigation.navigationBar is FancyBar && navigation.toolbar is FancyToolbar)
      #expect(navigation.navigationBar.items?.count == 1)
      let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
      #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    }
  }

  struct Bar: Sendable, CustomTestStringConvertible {
    /// Widths of views, `~` for a flexible space, `+` and a width for a fixed one.
    var items: String
    /// Where the views begin in a bar 375 points wide.
    var places: [CGFloat]

    var testDescription: String { items }
  }

  // "flexibleSpace: Blank space to add between other items. The space is distributed equally between the other items."
  // "fixedSpace: Blank space to add between other items. Only the width property is used when this value is set."
  // A view at an end of the bar stands off it by 16 points, as views in navigation bars do.
  @Test(arguments: [
    Bar(items: "50 ~ 70", places: [16, 289]),
    Bar(items: "~ 70", places: [289]),
    Bar(items: "~ 100 ~", places: [137.5]),
    Bar(items: "50 ~ 100 ~ 70", places: [16, 127.5, 289]),
    Bar(items: "50 +25 70", places: [16, 91]),
    Bar(items: "50 70", places: [16, 66]),
    Bar(items: "200 ~ 175 ~", places: [16, 216]),
    // 400 points of views leave no room: what is at the end is narrower.
    Bar(items: "200 +10 200", places: [16, 216]),
  ]) func spacesOfToolbars(bar: Bar) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      window.addSubview(toolbar)
      var views: [UIView] = []
      toolbar.items = bar.items.split(separator: " ").map { word in
        if word == "~" { return .flexibleSpace() }
        if word.hasPrefix("+") { return .fixedSpace(CGFloat(Int(word.dropFirst()) ?? 0)) }
        views.append(UIView(frame: CGRect(x: 0, y: 0, width: Int(word) ?? 0, height: 30)))
        return UIBarButtonItem(customView: views[views.count - 1])
      }
      window.layoutIfNeeded()
      #expect(views.map { $0.superview?.frame.minX } == bar.places)
    }
  }

  // A space is no button, in either bar.
  @Test func spacesAreNoButtons() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let page = UIViewController()
      page.navigationItem.rightBarButtonItems = [.init(systemItem: .save), .flexibleSpace(), .fixedSpace(8)]
      let navigation = UINavigationController(rootViewController: page)
      shown(navigation, in: window)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
      toolbar.setItems([.flexibleSpace(), .init(systemItem: .done)], animated: false)
      page.view.addSubview(toolbar)
      window.layoutIfNeeded()
      let buttons = toolbar.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map { $0.title(for: .normal) } == ["Done"] && buttons.first?.frame.maxX == 375)
      let barButtons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
      #expect(barButtons.compactMap { $0.title(for: .normal) } == ["Save"])
    }
  }

  struct Groups: Sendable {
    var profile: DeviceProfile
    var style: UINavigationItem.ItemStyle
    /// Titles of the bar's buttons, from the left.
    var titles: [String]
  }

  // Groups stand from the leading to the trailing edge, the pinned one last; those in the middle only in regular width and where
  // the title makes room. An optional group that is not among those to begin with is not shown.
  @Test(arguments: [
    Groups(profile: .iPadPro97, style: .editor, titles: ["L", "C", "A", "B", "P"]),
    Groups(profile: .iPadPro97, style: .navigator, titles: ["L", "A", "B", "P", "More"]),
    Groups(profile: .iPhone8, style: .editor, titles: ["L", "A", "B", "P", "More"]),
  ])
  func groups(_ row: Groups) throws {
    try onDevice(row.profile, Era(16)) { window in
      let page = UIViewController()
      @MainActor func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }
      page.navigationItem.style = row.style
      page.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("L")])]
      page.navigationItem.trailingItemGroups = [
        UIBarButtonItemGroup(barButtonItems: [item("A"), item("B")], representativeItem: nil)
      ]
      page.navigationItem.pinnedTrailingGroup = item("P").creatingFixedGroup()
      page.navigationItem.centerItemGroups = [
        item("C").creatingMovableGroup(customizationIdentifier: "c"),
        item("D").creatingOptionalGroup(customizationIdentifier: "d", isInDefaultCustomization: false),
      ]
      let navigation = UINavigationController(rootViewController: page)
      shown(navigation, in: window)
      let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.filter {
        !$0.isHidden && $0.accessibilityIdentifier != "back"
      }
      let titles = buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.title(for: .normal) }
      // The menu of what finds no room stands before the others at its side.
      #expect(titles.filter { $0 != "More" } == row.titles.filter { $0 != "More" })
      #expect(titles.contains("More") == row.titles.contains("More"))
    }
  }

  @Test func changesSelection() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let entries = ["One", "Two"].map { name in UIAction(title: name, state: name == "Two" ? .on : .off) { _ in } }
      let item = UIBarButtonItem(title: "Choice", menu: UIMenu(children: entries))
      #expect(item.title == "Choice")
      item.changesSelectionAsPrimaryAction = true
      #expect(item.title == "Two")
    }
  }

  // "hidesBarsWhenKeyboardAppears: when the keyboard appears, the navigation controller hides its navigation bar and toolbar."
  @Test(arguments: [true, false]) func keyboard(_ hides: Bool) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      navigation.hidesBarsWhenKeyboardAppears = hides
      shown(navigation, in: window)
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      page.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(navigation.isNavigationBarHidden == hides && navigation.isToolbarHidden == hides)
    }
  }

  @Test func standingAlone() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      window.addSubview(bar)
      bar.items = [UINavigationItem(title: "One")]
      bar.pushItem(UINavigationItem(title: "Two"), animated: false)
      #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
      try #require(button("back", in: bar)).sendActions(for: .touchUpInside)
      #expect(bar.items?.count == 1 && bar.topItem?.title == "One")
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      tabs.items = [UITabBarItem(tabBarSystemItem: .topRated, tag: 3)]
      #expect(tabs.items?.first?.title == "Top Rated" && tabs.items?.first?.tag == 3)
    }
  }

  private final class Tabs: UITabBarController {
    var tapped: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item.title ?? "") }
  }

  @Test func tabs() throws {
    try onDevice(.iPhoneSE3, Era(18)) { window in
      var made: [String] = []
      @MainActor func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) {
          made.append($0.identifier)
          return UIViewController()
        }
      }
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [tab("g1"), tab("g2")])
      group.defaultChildIdentifier = "g2"
      let sideways = tab("S")
      sideways.preferredPlacement = .sidebarOnly
      let controller = Tabs()
      controller.tabs = [tab("A"), group, sideways, tab("B")]
      #expect(made == ["A", "g2", "B"])
      #expect(controller.viewControllers?.count == 3)
      shown(controller, in: window)
      #expect(controller.tabBar.items?.compactMap(\.title) == ["A", "G", "B"])
      controller.selectedTab = controller.tab(forIdentifier: "g1")
      #expect(controller.selectedIndex == 1 && controller.selectedTab?.identifier == "g1" && made.last == "g1")
      try #require(button("tab-3", in: controller.tabBar)).sendActions(for: .touchUpInside)
      #expect(controller.selectedTab?.identifier == "B" && controller.tapped == ["B"])
      controller.tab(forIdentifier: "A")?.isHidden = true
      #expect(controller.tabBar.items?.compactMap(\.title) == ["G", "B"])
      controller.isTabBarHidden = true
      window.layoutIfNeeded()
      #expect(controller.tabBar.isHidden)
    }
  }
}
