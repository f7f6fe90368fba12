// Views of the app's in a navigation bar, and the traits and preparations of what is presented.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct BarItemTests {
  /// A view of 60×30 by its frame, or by its constraints.
  static func custom(_ isConstrained: Bool) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    view.accessibilityIdentifier = "custom"
    guard isConstrained else { return view }
    view.frame = .zero
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  static func driver(era: Era, _ set: @escaping @MainActor @Sendable (UINavigationItem) -> Void) throws -> Driver {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["A": { A() }]) {
      let root = V()
      root.title = "Root"
      set(root.navigationItem)
      return UINavigationController(rootViewController: root)
    }
    return Driver(try EmulatedDevice(profile: .iPhone8, era: era, apps: [app], heldAt: .portrait))
  }

  /// Where the view is, in the window.
  static func place(_ driver: Driver) -> CGRect? {
    driver.device.inspect(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.navigationBar.found("custom").map {
        $0.convert($0.bounds, to: nil)
      }
    } ?? nil
  }

  /// What is in bars keeps off the camera and the corners, which take 44 points on both sides of an iPhone X on its side (R-LAY-01,
  /// safe areas of the catalogue): the view ends at 812 − 44 less the bar's margin of 16, the first of two tabs begins at 44 and has
  /// half of 812 − 88, and of two tools with a space between them the first begins at 44 and the second ends at 768.
  @Test func whatIsInBarsKeepsOffTheCamera() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let root = V()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: Self.custom(false))
      root.toolbarItems = [
        UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in }), .flexibleSpace(),
        UIBarButtonItem(title: "Last", primaryAction: UIAction { _ in }),
      ]
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      navigation.tabBarItem.title = "One"
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, V()]
      return tabs
    }
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(12), apps: [app], heldAt: .landscapeLeft)
    let frames = device.inspect(window: 1) { window -> [CGRect] in
      guard let tabs = window.rootViewController as? UITabBarController,
        let navigation = tabs.viewControllers?.first as? UINavigationController
      else { return [] }
      let views = [
        navigation.navigationBar.found("custom"), tabs.tabBar.subviews.first { $0.shownText == "One" },
        navigation.toolbar.subviews.first { $0.shownText == "Tool" },
        navigation.toolbar.subviews.first { $0.shownText == "Last" },
      ]
      return views.compactMap { view in view.map { $0.convert($0.bounds, to: nil) } }
    }
    let edges = frames?.map { [$0.minX, $0.maxX] }
    #expect(edges?.count == 4 && edges?.prefix(2) == [[692, 752], [44, 406]])
    #expect(edges?[2].first == 44 && edges?[3].last == 768)
  }

  /// UIBarItem.accessibilityIdentifier is its button's, whether it is given before the item is in the bar or after.
  @Test(arguments: [true, false]) func aButtonHasItsItemsName(isGivenBefore: Bool) throws {
    let driver = try Self.driver(era: Era(15)) { navigation in
      let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
      if isGivenBefore { item.accessibilityIdentifier = "edit" }
      navigation.rightBarButtonItem = item
    }
    if !isGivenBefore {
      _ = driver.device.perform(window: 1) { window in
        let stack = window.rootViewController as? UINavigationController
        stack?.topViewController?.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "edit"
      }
    }
    #expect(driver.window().root.find("edit")?.text == "Edit")
  }

  /// A title given to a controller is that of its navigation item and its tab bar item (UIViewController.title), and a stack in a
  /// tab shows its first controller's, unless it has one of its own.
  @Test(arguments: [(nil, nil, "Root"), ("Own", nil, "Own"), (nil, "Item", "Item")] as [(String?, String?, String)])
  func aStacksTabSaysWhatItsFirstControllerIsCalled(own: String?, item: String?, shown: String) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let root = V()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      if let own { navigation.title = own }
      if let item { root.tabBarItem.title = item }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(12), apps: [app])
    let found = device.inspect(window: 1) { window in
      (window.rootViewController as? UITabBarController)?.tabBar.subviews.contains { $0.shownText == shown }
    }
    #expect(found == true)
  }

  /// A bar item's view keeps the size of its frame, or from era 11 on has that of its constraints; 44 high, the bar centres
  /// it: (44 − 30) / 2 below 20, and the bar's margin of 16 off its edge. On its side the bar is 32 high.
  @Test(arguments: [false, true])
  func aViewHasItsOwnSize(isConstrained: Bool) throws {
    let driver = try Self.driver(era: Era(12)) {
      $0.rightBarButtonItem = UIBarButtonItem(customView: Self.custom(isConstrained))
    }
    #expect(Self.place(driver) == CGRect(x: 299, y: 27, width: 60, height: 30))
    driver.turn(.landscapeLeft)
    #expect(Self.place(driver) == CGRect(x: 591, y: 1, width: 60, height: 30))
    driver.turn(.portrait)
    #expect(Self.place(driver) == CGRect(x: 299, y: 27, width: 60, height: 30))
    // Off the screen with its controller, and back with it.
    driver.send(.push(window: 1, screen: "A"))
    #expect(Self.place(driver) == nil)
    driver.send(.pop(window: 1))
    #expect(Self.place(driver) == CGRect(x: 299, y: 27, width: 60, height: 30))
  }

  /// A view that was given no size is as large as its content from era 11 on, where bars lay views out by constraints ("Updating Your App
  /// for iOS 11", WWDC 2017, session 204): 50 for the picture and 8 + 30 beside it, and off the edge by the bar's margin of 16.
  @Test func aViewWithoutASizeIsAsLargeAsItsContent() throws {
    let driver = try Self.driver(era: Era(12)) {
      let parts = [50, 30].map { width in
        let part = UIView()
        part.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        part.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return part
      }
      let stack = UIStackView(arrangedSubviews: parts)
      stack.spacing = 8
      stack.accessibilityIdentifier = "custom"
      $0.rightBarButtonItem = UIBarButtonItem(customView: stack)
    }
    #expect(Self.place(driver) == CGRect(x: 375 - 16 - 88, y: 32, width: 88, height: 20))
  }

  /// A title view takes the title's place, in the middle of the bar.
  @Test func aTitleView() throws {
    let driver = try Self.driver(era: Era(12)) { $0.titleView = Self.custom(true) }
    #expect(Self.place(driver) == CGRect(x: 157.5, y: 27, width: 60, height: 30))
    #expect(driver.window().root.find("navigation-title")?.isHidden == true)
    driver.send(.push(window: 1, screen: "A"))
    #expect(Self.place(driver) == nil)
    #expect(driver.window().root.find("navigation-title")?.isHidden == false)
  }

  /// A wide one has what stands beside it leaves (UINavigationItem.titleView), 6 points off it, and stands in the middle of the bar as
  /// long as it can: of 375 points 150 are in the middle, and beside a view of 60 at its margin of 16 there are 293 up to x = 299; a
  /// search bar takes all there is.
  @Test(arguments: [
    (150.0, false, 112.5, 150.0), (200, true, 87.5, 200), (260, true, 33, 260), (400, true, 6, 287), (0, false, 6, 363),
  ])
  func aWideTitleView(width: Double, hasItem: Bool, x: Double, shown: Double) throws {
    let driver = try Self.driver(era: Era(12)) { item in
      let title = width == 0 ? UISearchBar() : UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
      title.accessibilityIdentifier = "title"
      item.titleView = title
      if hasItem { item.rightBarButtonItem = UIBarButtonItem(customView: Self.custom(true)) }
    }
    let frame =
      driver.device.inspect(window: 1) { window in
        (window.rootViewController as? UINavigationController)?.navigationBar.found("title")?.superview?.frame
      } ?? nil
    #expect(frame.map { [Double($0.minX), Double($0.width)] } == [x, shown])
  }

  /// Words stand for the system's pictures; raw values are UIKit's.
  @Test func systemItems() throws {
    var taps = 0
    let driver = try Self.driver(era: Era(15)) {
      $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    }
    #expect(driver.tap("Add").ending == .settled)
    #expect(taps == 1)
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(UIBarButtonItem(systemItem: .fastForward).title == "Fast Forward")
  }

  /// What is presented in a form sheet or popover is narrow, in a page sheet and full screen as wide as the window; when the
  /// window becomes narrow, all are. A split view in a form sheet is collapsed (R-SPLIT-01).
  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, UIUserInterfaceSizeClass.compact), (.popover, .compact),
    (.pageSheet, .regular), (.fullScreen, .regular),
  ])
  func widthClassOfWhatIsPresented(style: UIModalPresentationStyle, expected: UIUserInterfaceSizeClass) throws {
    let app = AppBundle.test(
      screens: ["B": { style == .popover ? B.popover() : B(style) }]
    ) { V() }
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(15), apps: [app, .test { V() }], arrangement: .full(window: 1),
        heldAt: .portrait))
    driver.send(.present(window: 1, screen: "B"))
    func classes() -> [UIUserInterfaceSizeClass] {
      driver.device.inspect(window: 1) { window in
        let root = window.rootViewController
        return [root, root?.presentedViewController].compactMap { $0?.traitCollection.horizontalSizeClass }
      } ?? []
    }
    #expect(classes() == [.regular, expected])
    driver.send(.arrange(.half))
    #expect(classes() == [.compact, .compact])
    driver.send(.arrange(.full(window: 1)))
    #expect(classes() == [.regular, expected])
  }

  @Test func aSplitViewInAFormSheetIsCollapsed() throws {
    let app = AppBundle.test(
      screens: [
        "split": {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(A(), for: .primary)
          split.setViewController(C(), for: .secondary)
          split.modalPresentationStyle = .formSheet
          return split
        }
      ]
    ) { V() }
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(15), apps: [app], arrangement: nil, heldAt: .portrait))
    #expect(driver.send(.present(window: 1, screen: "split")).ending == .settled)
    let isCollapsed = driver.device.inspect(window: 1) {
      ($0.rootViewController?.presentedViewController as? UISplitViewController)?.isCollapsed
    }
    #expect(isCollapsed == true)
  }

  /// Is asked to prepare.
  final class Preparing: UIAdaptivePresentationControllerDelegate {
    var notes: [String] = []
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { notes.append("\(adaptivePresentationController.presentedViewController)".isEmpty ? "" : "prepare") }
  }

  /// `presentationController(_:prepare:)`, from era 15: when the style is adapted, and not when it is kept.
  @Test(arguments: [
    (Era(15), UIModalPresentationStyle.popover, DeviceProfile.iPhone8, ["prepare"]),
    (Era(15), .fullScreen, .iPhone8, []), (Era(14), .popover, .iPhone8, []), (Era(15), .popover, .iPadAir2, []),
  ])
  func preparing(era: Era, style: UIModalPresentationStyle, profile: DeviceProfile, notes: [String]) throws {
    let delegate = Preparing()
    let device = try EmulatedDevice(profile: profile, era: era, apps: [.test { V() }])
    let outcome = device.perform(window: 1) { window in
      let modal = B(style)
      modal.presentationController?.delegate = delegate
      window.rootViewController?.present(modal, animated: false)
    }
    #expect(delegate.notes == notes)
    #expect(outcome.ledger.filter { $0.call.hasPrefix("delegate prepare(") }.count == notes.count)
  }
}

extension UIView {
  fileprivate func found(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews { if let found = view.found(identifier) { return found } }
    return nil
  }
}
