// Margins, safe area and readable width, and the guides that follow them (R-LAY-01…07, R-MET-04).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct InsetTests {
  struct SafeRow: Sendable, CustomTestStringConvertible {
    let name: String
    let device: DeviceProfile
    let hasBar: Bool
    let orientation: InterfaceOrientation
    let insets: UIEdgeInsets
    var testDescription: String { name }
  }

  nonisolated private static func row(
    _ name: String, _ device: DeviceProfile, bar: Bool = false, _ orientation: InterfaceOrientation, _ top: CGFloat,
    _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> SafeRow {
    SafeRow(
      name: name, device: device, hasBar: bar, orientation: orientation,
      insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  // R-MET-04.
  nonisolated static let safeRows: [SafeRow] = [
    row("iPhone 8 portrait", .iPhone8, .portrait, 20, 0, 0, 0),
    row("iPhone 8 portrait with bar", .iPhone8, bar: true, .portrait, 64, 0, 0, 0),
    row("iPhone 8 landscape", .iPhone8, .landscapeRight, 0, 0, 0, 0),
    row("iPhone 8 landscape with bar", .iPhone8, bar: true, .landscapeRight, 32, 0, 0, 0),
    row("iPhone X portrait", .iPhoneX, .portrait, 44, 0, 34, 0),
    row("iPhone X portrait with bar", .iPhoneX, bar: true, .portrait, 88, 0, 34, 0),
    row("iPhone X landscape", .iPhoneX, .landscapeRight, 0, 44, 21, 44),
  ]

  /// "If a view is entirely within the safe area of its superview, the edge insets are 0", "not yet visible onscreen" likewise; else
  /// what of it is covered, and of what hangs out no more than its superview has (notes on WWDC 2018, session 235:
  /// cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html). The portrait screen of an iPhone X has 44 and 34 of 812 points,
  /// places are of y and height.
  @Test(arguments: [
    (0, 812, 44, 34), (100, 100, 0, 0), (0, 100, 44, 0), (750, 100, 0, 34), (900, 100, 0, 0), (-200, 100, 0, 0),
  ])
  func whatOfAViewIsCovered(y: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) throws {
    try onDevice(.iPhoneX, Era(13)) { window in
      let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: height))
      window.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
  }

  // A constraint to a margin keeps the margin when its constant changes: 20 + 5, then 20 + 12.
  @Test func constantsAreAddedToMargins() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      window.addSubview(outer)
      let left = NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .leftMargin, multiplier: 1,
        constant: 5)
      let right = NSLayoutConstraint(
        item: inner, attribute: .right, relatedBy: .equal, toItem: outer, attribute: .rightMargin, multiplier: 1,
        constant: 0)
      NSLayoutConstraint.activate([left, right])
      window.layoutIfNeeded()
      #expect(inner.frame.minX == 25 && inner.frame.maxX == 180)
      left.constant = 12
      right.constant = -3
      window.layoutIfNeeded()
      #expect(inner.frame.minX == 32 && inner.frame.maxX == 177)
    }
  }

  @Test(arguments: safeRows) func safeAreas(_ row: SafeRow) throws {
    let screen = try Screen(row.device) { row.hasBar ? UINavigationController(rootViewController: V()) : V() }
    _ = screen.device.handle(
      DeviceInput(time: 1, event: .deviceOrientation(row.orientation.isLandscape ? .landscapeLeft : .portrait)))
    try screen.run { root in
      let navigation = AppScene.running?.window?.rootViewController as? UINavigationController
      let view: UIView = navigation?.topViewController?.view ?? root
      #expect(view.safeAreaInsets == row.insets)
      let inner = UIView.placed("inner", in: view)
      activate(
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
        inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        inner.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor))
      view.layoutIfNeeded()
      #expect(inner.frame == view.bounds.inset(by: row.insets))
      #expect(view.safeAreaLayoutGuide.layoutFrame == inner.frame)
      // R-LAY-02: a view wholly inside has none, one at the top has its share.
      #expect(inner.safeAreaInsets == .zero)
      let shifted = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
      view.addSubview(shifted)
      #expect(shifted.safeAreaInsets.top == max(0, row.insets.top - 5))
    }
  }

  /// The tab bar is 49 high, with the home indicator's 34 below it on an iPhone X (R-MET-03, R-MET-04).
  @Test(arguments: [(DeviceProfile.iPhone8, 49.0), (.iPhoneX, 83.0)])
  func aTabBarCountsForTheSafeArea(_ device: DeviceProfile, _ bottom: CGFloat) throws {
    let screen = try Screen(device) {
      let tabs = UITabBarController()
      tabs.setViewControllers([V()], animated: false)
      return tabs
    }
    try screen.run { root in
      let tabs = try #require(root.window?.rootViewController as? UITabBarController)
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == bottom)
    }
  }

  final class Listener: UIViewController {
    var calls: [String] = []
    override func viewSafeAreaInsetsDidChange() { calls.append("safe area \(Int(view.safeAreaInsets.top))") }
    override func viewLayoutMarginsDidChange() { calls.append("margins \(Int(view.layoutMargins.top))") }
    override func viewWillLayoutSubviews() { calls.append("layout") }
  }

  @Test func aBarThatGoesChangesTheSafeAreaBeforeLayout() throws {
    // T11.
    let screen = try Screen { UINavigationController(rootViewController: Listener()) }
    try screen.run { root in
      let navigation = try #require(root.window?.rootViewController as? UINavigationController)
      let listener = try #require(navigation.topViewController as? Listener)
      // R-APP-01: margins and safe area come before layout.
      #expect(listener.calls.first == "safe area 64")
      listener.calls = []
      navigation.setNavigationBarHidden(true, animated: false)
      root.layoutIfNeeded()
      #expect(listener.calls == ["safe area 20", "margins 20", "layout"])
      listener.calls = []
      listener.additionalSafeAreaInsets.top = 5
      root.layoutIfNeeded()
      #expect(listener.calls == ["safe area 25", "margins 25", "layout"])
    }
  }

  @Test func marginsOfARootView() throws {
    // R-LAY-05: 16 at the sides in compact width, 20 in regular width; the system's minimum unless refused.
    try Screen(.iPhone8).run { root in
      #expect(root.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
      root.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 30)
      #expect(root.layoutMargins == UIEdgeInsets(top: 25, left: 16, bottom: 5, right: 30))
      root.window?.rootViewController?.viewRespectsSystemMinimumLayoutMargins = false
      #expect(root.layoutMargins.left == 5)
      root.insetsLayoutMarginsFromSafeArea = false
      #expect(root.layoutMargins.top == 5)
    }
    try Screen(.iPadPro97).run { root in #expect(root.layoutMargins.left == 20) }
    // Before era 11 a root view's margins are the system's.
    try Screen(.iPhone6, era: Era(9)).run { root in
      root.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
  }

  @Test func preservedMargins() throws {
    // R-LAY-06: the child begins 4 inside a superview whose margin is 40, so 36 are left of it; its own 8 hold elsewhere.
    try Screen().run { root in
      let outer = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
      outer.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 1, right: 1)
      let inner = UIView(frame: CGRect(x: 4, y: 10, width: 150, height: 50))
      root.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.layoutMargins.left == 8)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 36, bottom: 8, right: 8))
    }
  }

  nonisolated static let readable: [(DeviceProfile, Double, Double)] = [(.iPadPro97, 176, 672), (.iPhone8, 16, 343)]
  @Test(arguments: readable)
  func readableWidth(_ device: DeviceProfile, _ x: Double, _ width: Double) throws {
    // R-LAY-07: 1024 wide: margins 20, (984 - 672) / 2 + 20 = 176. 375 wide: all between margins of 16.
    let screen = try Screen(device)
    if device.idiom == .pad {
      _ = screen.device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    }
    try screen.run { root in
      let text = UIView.placed("text", in: root)
      activate(
        text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor))
      root.layoutIfNeeded()
      #expect(Double(text.frame.minX) == x)
      #expect(Double(text.frame.width) == width)
    }
  }

  nonisolated static let bars: [(Era, Double)] = [(Era(9), 20), (Era(6), 0)]
  @Test(arguments: bars)
  func topAndBottomGuides(_ era: Era, _ top: Double) throws {
    // R-LAY-01; before era 7 nothing lies beneath bars (R-LAY-04).
    try Screen(era < Era(7) ? .iPhone4 : .iPhone6, era: era).run { root in
      let controller = try #require(root.window?.rootViewController)
      let view = UIView.placed("v", in: root)
      activate(
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor))
      root.layoutIfNeeded()
      #expect(Double(view.frame.minY) == top)
      #expect(view.frame.maxY == root.bounds.height)
    }
  }

  /// As UIKit's own descriptions of view trees show them, the guides have no width: 44 points at the top, 34 at the bottom
  /// (R-MET-04).
  @Test func topAndBottomGuidesStandAtTheLeft() throws {
    try Screen(.iPhoneX, era: Era(15)).run { root in
      let controller = try #require(root.window?.rootViewController)
      let top = try #require(controller.topLayoutGuide as? UILayoutGuide)
      let bottom = try #require(controller.bottomLayoutGuide as? UILayoutGuide)
      #expect(top.layoutFrame == CGRect(x: 0, y: 0, width: 0, height: 44))
      #expect(bottom.layoutFrame == CGRect(x: 0, y: 812 - 34, width: 0, height: 34))
    }
  }

  @Test func theKeyboardGuide() throws {
    // iPhone X: the safe area ends at 812 - 34 = 778; a keyboard of 291 + 44 begins at 812 - 335 = 477.
    try Screen(.iPhoneX, era: Era(15)).run { root in
      let view = UIView.placed("v", in: root)
      activate(
        view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 50))
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 728, width: 375, height: 50))
      let process = try #require(AppScene.running)
      process.showKeyboard(height: 335)
      root.layoutIfNeeded()
      #expect(view.frame.maxY == 477)
      #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 477, width: 375, height: 335))
      process.showKeyboard(height: nil)
      root.layoutIfNeeded()
      #expect(view.frame.maxY == 778)
    }
    try Screen(.iPhoneX, era: Era(14)).run { root in
      _ = root.keyboardLayoutGuide
      #expect(
        thrown() == "NSInvalidArgumentException: -[UIView keyboardLayoutGuide]: unrecognized selector sent to instance")
    }
  }

  @Test func guidesOfTheAppsOwn() throws {
    try Screen().run { root in
      let gap = UILayoutGuide()
      root.addLayoutGuide(gap)
      let view = UIView.placed("v", in: root)
      activate(
        gap.leadingAnchor.constraint(equalTo: root.leadingAnchor), gap.widthAnchor.constraint(equalToConstant: 25),
        view.leadingAnchor.constraint(equalTo: gap.trailingAnchor), view.widthAnchor.constraint(equalToConstant: 10))
      root.layoutIfNeeded()
      #expect(view.frame.minX == 25.0)
      #expect(gap.layoutFrame.width == 25.0)
      root.removeLayoutGuide(gap)
      root.layoutIfNeeded()
      #expect(view.frame.minX == 0.0)
      #expect(view.constraints.count == 1)
    }
  }
}
