// The toolbar of a navigation controller: how high, over what, whose items, and who hides it.
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelTesting
import SwivelUI
import Testing

/// Has buttons for the toolbar.
private final class Tools: UIViewController {
  init(_ titles: [String], hidesBottomBar: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = hidesBottomBar
    toolbarItems = titles.map { title in
      UIBarButtonItem(title: title, primaryAction: UIAction { [unowned self] _ in heard.append(title) })
    }
  }
  required init?(coder: NSCoder) { nil }
  var heard: [String] = []
}

@MainActor struct ToolbarRuleTests {
  private static func app(
    hasTabs: Bool = false, isOpaque: Bool = false, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> AppBundle {
    .test(plist: .allButUpsideDown) {
      let navigation = UINavigationController(rootViewController: make())
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = !isOpaque
      guard hasTabs else { return navigation }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, V()]
      return tabs
    }
  }

  private func navigation(_ window: UIWindow) -> UINavigationController? {
    let root = window.rootViewController
    return ((root as? UITabBarController)?.viewControllers?.first ?? root) as? UINavigationController
  }

  private func bar(_ device: TestDevice) -> CGRect? {
    device.window.inspect { window in navigation(window)?.toolbar.frame } ?? nil
  }

  private func inset(_ device: TestDevice) -> CGFloat? {
    device.window.inspect { window in navigation(window)?.topViewController?.view.safeAreaInsets.bottom } ?? nil
  }

  private func isHidden(_ device: TestDevice) -> Bool? {
    device.window.inspect { window in navigation(window)?.toolbar.isHidden } ?? nil
  }

  private func set(_ device: TestDevice, _ body: (UINavigationController) -> Void) {
    device.window.perform { window in navigation(window).map(body) }
  }

  /// The devices table: 44, lying 32, with the home indicator's 34 or 21 below; 50 on an iPad. Above a tab bar (49, lying 32,
  /// R-MET-03) the bar has its own height only. The safe area of the content ends where the bar begins (R-LAY-01, R-LAY-02),
  /// and so it is after turning and turning back.
  @Test(
    arguments: [
      ("iphone-8", UIDeviceOrientation.portrait, false, CGRect(x: 0, y: 623, width: 375, height: 44), 44),
      ("iphone-8", .landscapeLeft, false, CGRect(x: 0, y: 343, width: 667, height: 32), 32),
      ("iphone-8", .portrait, true, CGRect(x: 0, y: 574, width: 375, height: 44), 93),
      ("iphone-8", .landscapeLeft, true, CGRect(x: 0, y: 311, width: 667, height: 32), 64),
      ("iphone-x", .portrait, false, CGRect(x: 0, y: 734, width: 375, height: 78), 78),
      ("iphone-x", .landscapeLeft, false, CGRect(x: 0, y: 322, width: 812, height: 53), 53),
      ("iphone-x", .portrait, true, CGRect(x: 0, y: 685, width: 375, height: 44), 127),
      ("ipad-air-2", .portrait, false, CGRect(x: 0, y: 974, width: 768, height: 50), 50),
    ] as [(TestModel, UIDeviceOrientation, Bool, CGRect, CGFloat)])
  func whereTheBarIs(id: TestModel, held: UIDeviceOrientation, hasTabs: Bool, frame: CGRect, bottom: CGFloat) throws {
    let device = try TestDevice(id, iOS: "12", Self.app(hasTabs: hasTabs) { V() }, held: .portrait)
    device.rotate(held)
    #expect(bar(device) == frame)
    #expect(inset(device) == bottom)
    device.rotate(held == .portrait ? .landscapeRight : .portrait)
    #expect(bar(device) != frame)
    device.rotate(held)
    #expect(bar(device) == frame)
    #expect(inset(device) == bottom)
  }

  /// R-LAY-03 at the bottom of an upright 375×667 phone: under a bar of 44 that is translucent, or that the view may reach
  /// under, the view is 667 high, else 623.
  @Test(
    arguments: [
      (UIRectEdge.all, false, false, 667), (.all, false, true, 623), (.all, true, true, 667), (.top, false, false, 623),
    ] as [(UIRectEdge, Bool, Bool, CGFloat)])
  func whatReachesUnderTheBar(edges: UIRectEdge, includesOpaque: Bool, isOpaque: Bool, height: CGFloat) throws {
    let app = Self.app(isOpaque: isOpaque) {
      let root = V()
      root.edgesForExtendedLayout = edges
      root.extendedLayoutIncludesOpaqueBars = includesOpaque
      return root
    }
    let device = try TestDevice("iphone-8", iOS: "12", app, held: .portrait)
    let frame = device.window.inspect { window in navigation(window)?.topViewController?.view.frame } ?? nil
    #expect(frame == CGRect(x: 0, y: 0, width: 375, height: height))
    #expect(inset(device) == (height == 667 ? 44 : 0))
  }

  /// R-LAY-04: before era 7 content lies between the bars, 480 − 20 − 44 − 44 = 372 high, and lying 320 − 20 − 32 − 32 = 236.
  @Test func betweenTheBars() throws {
    let device = try TestDevice("iphone-4s", iOS: "6", Self.app { V() }, held: .portrait)
    func height() -> CGFloat? {
      device.window.inspect { window in navigation(window)?.topViewController?.view.frame.height } ?? nil
    }
    #expect(height() == 372)
    device.rotate(.landscapeLeft)
    #expect(height() == 236)
  }

  /// `isToolbarHidden` is true at first, and whether it is animated makes no difference to what follows (R-NAV-11's bar).
  @Test func hiddenAtFirst() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let device = try TestDevice("iphone-8", iOS: "12", app, held: .portrait)
    #expect(device.window.inspect { window in navigation(window)?.isToolbarHidden } == true)
    #expect(inset(device) == 0)
    for animated in [true, false] {
      set(device) { $0.setToolbarHidden(false, animated: animated) }
      #expect(inset(device) == 44)
      #expect(isHidden(device) == false)
      set(device) { $0.setToolbarHidden(true, animated: animated) }
      #expect(inset(device) == 0)
      #expect(isHidden(device) == true)
    }
  }

  /// The documentation of `hidesBottomBarWhenPushed`: the controller on top decides; unlike the tab bar (R-NAV-14), the
  /// toolbar is there again over one that hid it. The items are always those of the controller on top.
  @Test func theControllerOnTopDecides() throws {
    let device = try TestDevice("iphone-8", iOS: "12", Self.app { Tools(["One"]) }, held: .portrait)
    func titles() -> [String?]? {
      device.window.inspect { window in navigation(window)?.toolbar.items?.map(\.title) } ?? nil
    }
    #expect(titles() == ["One"])
    set(device) { $0.pushViewController(Tools([], hidesBottomBar: true), animated: true) }
    #expect(isHidden(device) == true)
    #expect(inset(device) == 0)
    set(device) { $0.pushViewController(Tools(["Two", "Three"]), animated: true) }
    #expect(isHidden(device) == false)
    #expect(inset(device) == 44)
    #expect(titles() == ["Two", "Three"])
    set(device) { $0.popToRootViewController(animated: true) }
    #expect(isHidden(device) == false)
    #expect(titles() == ["One"])
  }

  /// The documentation of `hidesBarsWhenVerticallyCompact` (R-NAV-12): both bars hide, and both return.
  @Test func barsInCompactHeight() throws {
    let device = try TestDevice("iphone-8", iOS: "12", Self.app { V() }, held: .portrait)
    set(device) { $0.hidesBarsWhenVerticallyCompact = true }
    device.rotate(.landscapeLeft)
    #expect(isHidden(device) == true)
    #expect(inset(device) == 0)
    device.rotate(.portrait)
    #expect(isHidden(device) == false)
    #expect(inset(device) == 44)
  }

  /// Buttons take taps, also after their titles changed; a switch of the app's in the bar turns over and says so with
  /// `valueChanged`, on already; a disabled one does not. They stand side by side from the left; the switch is 51 wide.
  @Test func whatIsInTheBar() throws {
    var heard: [Bool] = []
    var switches: [UISwitch] = []
    let device = try TestDevice("iphone-8", iOS: "12", Self.app { Tools(["Add", "Trash"]) }, held: .portrait)
    func tools() -> Tools? {
      device.window.inspect { window in navigation(window)?.topViewController as? Tools } ?? nil
    }
    device.window.tap("Trash")
    device.window.tap("Add")
    #expect(tools()?.heard == ["Trash", "Add"])
    set(device) { $0.topViewController?.toolbarItems?[0].title = "More" }
    device.window.tap("More")
    #expect(tools()?.heard == ["Trash", "Add", "Add"])
    set(device) { navigation in
      let toggle = UISwitch()
      switches = [toggle]
      toggle.accessibilityIdentifier = "toggle"
      toggle.addAction(
        UIAction { action in if let sender = action.sender as? UISwitch { heard.append(sender.isOn) } },
        for: .valueChanged)
      let items = navigation.topViewController?.toolbarItems ?? []
      navigation.topViewController?.setToolbarItems(items + [UIBarButtonItem(customView: toggle)], animated: true)
    }
    device.window.tap("toggle")
    #expect(heard == [true])
    let frames = try #require(
      device.window.inspect { window in navigation(window)?.toolbar.subviews.map(\.frame) } ?? nil)
    #expect(frames.map(\.minX) == [0] + frames.dropLast().map(\.maxX))
    #expect(frames.count == 3 && frames.allSatisfy { $0.width >= 44 } && frames.last?.width == 51)
    set(device) { _ in switches[0].isEnabled = false }
    device.window.tap("toggle", expecting: .refusal)
    #expect(heard == [true])
  }
}
