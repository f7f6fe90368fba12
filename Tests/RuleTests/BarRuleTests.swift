// Bars: what lies under them, when they are hidden, how high a quirk leaves them; and the panel behind all of it.
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelTesting
import SwivelUI
import Testing

/// Says how its view is to be laid out, and whether the bar above is opaque.
private final class Extending: UIViewController {
  init(_ edges: UIRectEdge, includesOpaqueBars: Bool, isBarOpaque: Bool) {
    opaque = isBarOpaque
    super.init(nibName: nil, bundle: nil)
    edgesForExtendedLayout = edges
    extendedLayoutIncludesOpaqueBars = includesOpaqueBars
  }
  required init?(coder: NSCoder) { nil }
  private let opaque: Bool
  override func viewWillAppear(_ animated: Bool) {
    navigationController?.navigationBar.isTranslucent = !opaque
    tabBarController?.tabBar.isTranslucent = !opaque
  }
}

/// A stack whose app lets it turn later.
private final class LaterTurning: UINavigationController {
  var mask = UIInterfaceOrientationMask.portrait
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

@MainActor struct BarRuleTests {
  /// R-LAY-03: given a stack on an upright 375×667 phone, under a translucent bar the child's view spans the window; under
  /// an opaque one, or without the top edge in `edgesForExtendedLayout`, it begins at 64 and is 603 high. With an upright
  /// tab bar of 49 below, the same holds at the bottom.
  @Test(
    arguments: [
      (UIRectEdge.all, false, false, false, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (.all, false, true, false, CGRect(x: 0, y: 64, width: 375, height: 603)),
      (.all, true, true, false, CGRect(x: 0, y: 0, width: 375, height: 667)),
      ([.left, .bottom, .right], false, false, false, CGRect(x: 0, y: 64, width: 375, height: 603)),
      ([], true, false, false, CGRect(x: 0, y: 64, width: 375, height: 603)),
      (.all, false, false, true, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (.all, false, true, true, CGRect(x: 0, y: 64, width: 375, height: 554)),
      (.top, false, false, true, CGRect(x: 0, y: 0, width: 375, height: 618)),
      ([], false, false, true, CGRect(x: 0, y: 64, width: 375, height: 554)),
    ] as [(UIRectEdge, Bool, Bool, Bool, CGRect)])
  func whatReachesUnderBars(
    edges: UIRectEdge, includesOpaque: Bool, isOpaque: Bool, hasTabs: Bool, frame: CGRect
  ) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) {
      let root = Extending(edges, includesOpaqueBars: includesOpaque, isBarOpaque: isOpaque)
      let navigation = UINavigationController(rootViewController: root)
      guard hasTabs else { return navigation }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, V()]
      return tabs
    }
    let device = try TestDevice("iphone-8", iOS: "12", app)
    func seen() -> (frame: CGRect, insets: UIEdgeInsets)? {
      device.window.inspect { window in
        let root = window.rootViewController
        let navigation = (root as? UITabBarController)?.viewControllers?.first ?? root
        let view = (navigation as? UINavigationController)?.topViewController?.view
        return (view?.frame ?? .zero, view?.safeAreaInsets ?? .zero)
      }
    }
    #expect(seen()?.frame == frame)
    // R-LAY-02: what lies between the bars has nothing to keep clear of; what lies under them has.
    #expect(seen()?.insets.top == 64 - frame.minY)
    #expect(seen()?.insets.bottom == (hasTabs ? frame.maxY - 618 : 0))
    device.rotate(.landscapeLeft)
    device.rotate(.portrait)
    #expect(seen()?.frame == frame)
  }

  /// R-LAY-03: a tab that is no stack ends above an opaque tab bar by itself.
  @Test func aTabAboveAnOpaqueBar() throws {
    let app = AppBundle.test {
      let tabs = UITabBarController()
      tabs.viewControllers = [Extending(.all, includesOpaqueBars: false, isBarOpaque: true), V()]
      return tabs
    }
    let device = try TestDevice("iphone-8", iOS: "12", app)
    func height() -> CGFloat? {
      device.window.inspect {
        ($0.rootViewController as? UITabBarController)?.selectedViewController?.view.frame.height
      }
        ?? nil
    }
    #expect(height() == 618)
    device.window.perform { ($0.rootViewController as? UITabBarController)?.tabBar.isTranslucent = true }
    #expect(height() == 667)
  }

  /// R-NAV-12: given a phone, when it lies on its side, then the bar is there (32 high) by default; with
  /// `hidesBarsWhenVerticallyCompact` it is hidden until the phone stands again, or until the app shows it.
  @Test func barsInCompactHeight() throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let device = try TestDevice("iphone-8", iOS: "12", app, held: .portrait)
    func bar() -> (isHidden: Bool, frame: CGRect)? {
      device.window.inspect { window in
        let navigation = window.rootViewController as? UINavigationController
        return (navigation?.isNavigationBarHidden ?? true, navigation?.navigationBar.frame ?? .zero)
      }
    }
    func set(_ body: (UINavigationController) -> Void) {
      device.window.perform { ($0.rootViewController as? UINavigationController).map(body) }
    }
    device.rotate(.landscapeLeft)
    #expect(bar()?.isHidden == false)
    #expect(bar()?.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
    device.rotate(.portrait)
    set { $0.hidesBarsWhenVerticallyCompact = true }
    #expect(bar()?.isHidden == false)
    device.rotate(.landscapeLeft)
    #expect(bar()?.isHidden == true)
    #expect(bar()?.frame.maxY == 0)
    #expect(device.window.inspect { $0.rootViewController?.children.first?.view.safeAreaInsets.top } == 0)
    set { $0.setNavigationBarHidden(false, animated: true) }
    #expect(bar()?.isHidden == false)
    device.rotate(.portrait)
    #expect(bar()?.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    device.rotate(.landscapeRight)
    #expect(bar()?.isHidden == true)
    device.rotate(.portrait)
    #expect(bar()?.isHidden == false)
  }

  /// R-MET-08: given iOS 9.2, an upright app and the quirk, when a landscape full screen player closes, then the bar is 32
  /// high at y = 20, until the app turns anew; without the quirk 44, and on iOS 10 it is mended.
  @Test(
    arguments: [
      (Quirks.navBarKeepsLandscapeHeight, "9.2", 32.0), (Quirks.standard, "9.2", 44),
      (Quirks.navBarKeepsLandscapeHeight, "10", 44),
    ] as [(Quirks, String, CGFloat)])
  func theBarAfterAPlayer(quirks: Quirks, version: String, height: CGFloat) throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["player": { B(.fullScreen, mask: .landscape) }]) {
      LaterTurning(rootViewController: V())
    }
    let device = try TestDevice("iphone-6", iOS: version, app, held: .portrait, quirks: quirks)
    func bar() -> CGRect? {
      device.window.inspect { ($0.rootViewController as? UINavigationController)?.navigationBar.frame } ?? nil
    }
    for _ in 0..<2 {
      #expect(bar()?.minY == 20)
      device.window.present("player")
      device.window.expect(interface: .landscapeRight)
      device.window.dismiss()
      device.window.expect(interface: .portrait)
      #expect(bar() == CGRect(x: 0, y: 20, width: 375, height: height))
    }
    device.window.perform { ($0.rootViewController as? LaterTurning)?.mask = .allButUpsideDown }
    device.rotate(.landscapeLeft)
    device.window.expect(interface: .landscapeRight)
    #expect(bar()?.height == 32)
    device.rotate(.portrait)
    #expect(bar() == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  /// R-ENUM-08: given a 375×667 panel, x to the device's right and y to its bottom, in each interface orientation the
  /// content's up direction, its first corner and its last one are here on the panel.
  @Test(
    arguments: [
      (UIDeviceOrientation.portrait, CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 0), CGPoint(x: 375, y: 667)),
      (.landscapeLeft, CGPoint(x: 1, y: 0), CGPoint(x: 375, y: 0), CGPoint(x: 0, y: 667)),
      (.landscapeRight, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 667), CGPoint(x: 375, y: 0)),
      (.portraitUpsideDown, CGPoint(x: 0, y: 1), CGPoint(x: 375, y: 667), CGPoint(x: 0, y: 0)),
    ] as [(UIDeviceOrientation, CGPoint, CGPoint, CGPoint)])
  func whereContentIsOnThePanel(held: UIDeviceOrientation, up: CGPoint, first: CGPoint, last: CGPoint) throws {
    let device = try TestDevice("iphone-8", iOS: "12", .test(plist: .all) { MaskedV(.all) }, held: .portrait)
    device.rotate(held)
    let found = device.window.inspect { window in
      let size = window.bounds.size
      let panel = UIScreen.main.fixedCoordinateSpace
      #expect(panel.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(UIScreen.main.coordinateSpace.bounds.size == size)
      #expect(panel.convert(window.bounds, from: window) == panel.bounds)
      let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: size.width, y: size.height)]
      for point in points {
        #expect(window.convert(panel.convert(point, from: window), from: panel) == point)
        #expect(UIScreen.main.coordinateSpace.convert(point, to: panel) == window.convert(point, to: panel))
      }
      return points.map { window.convert($0, to: panel) }
    }
    #expect(found?[0] == first)
    #expect(found?[2] == last)
    #expect(found.map { CGPoint(x: $0[1].x - $0[0].x, y: $0[1].y - $0[0].y) } == up)
  }

  /// R-ENUM-08: of two windows side by side in landscape the second lies behind the divider, further along the panel's y.
  @Test func theSecondWindowOnThePanel() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", .test { V() }, .test { V() }, held: .portrait)
    device.rotate(.landscapeLeft)
    let corner = device.window(2).inspect {
      $0.convert(CGPoint(x: 0, y: 0), to: UIScreen.main.fixedCoordinateSpace)
    }
    // 1024×768 in landscape: the second window begins at x = 517 (R-MET-05); up is the panel's +x, so y 0 is x 768.
    #expect(corner == CGPoint(x: 768, y: 517))
  }

  /// The documentation of `hidesBarsOnSwipe`: an upward swipe hides the bars, a downward swipe shows them again; without it a swipe
  /// does nothing.
  @Test(arguments: [false, true]) func barsHideOnSwipe(hides: Bool) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { UINavigationController(rootViewController: V()) }
    let device = try TestDevice("iphone-8", iOS: "12", app, held: .portrait)
    func isHidden() -> Bool? {
      device.window.inspect { ($0.rootViewController as? UINavigationController)?.isNavigationBarHidden } ?? nil
    }
    device.window.perform { ($0.rootViewController as? UINavigationController)?.hidesBarsOnSwipe = hides }
    for (way, hidden) in [(-150.0, hides), (-150, hides), (150, false)] {
      device.window.drag(from: CGVector(dx: 187, dy: 400), by: CGVector(dx: 0, dy: way))
      #expect(isHidden() == hidden)
    }
  }
}
