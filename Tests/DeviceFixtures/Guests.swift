// Small apps for tests: controllers that override exactly what a row of a table says.
import Orientation
import SwivelUI

/// Overrides nothing.
public final class V: UIViewController {}

/// Overrides nothing; a second name for stacks.
public final class A: UIViewController {}

/// Overrides nothing; a third name for stacks.
public final class C: UIViewController {}

/// Overrides `supportedInterfaceOrientations`.
public final class MaskedV: UIViewController {
  private let mask: UIInterfaceOrientationMask
  public init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// Overrides `shouldAutorotate` with NO.
public final class GatedV: UIViewController {
  public override var shouldAutorotate: Bool { false }
}

/// Overrides both.
public final class MaskedGatedV: UIViewController {
  private let mask: UIInterfaceOrientationMask
  public init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
  public override var shouldAutorotate: Bool { false }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// Overrides only the predicate of iOS 5.
public final class LegacyV: UIViewController {
  private let accepted: UIInterfaceOrientationMask
  public init(_ accepted: UIInterfaceOrientationMask) {
    self.accepted = accepted
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
  public override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    accepted.contains(orientation)
  }
}

/// A navigation controller with a mask of its own.
public final class MaskedNav: UINavigationController {
  private let mask: UIInterfaceOrientationMask
  public init(_ mask: UIInterfaceOrientationMask, root: UIViewController) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  public required init?(coder: NSCoder) { nil }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// Hears of everything a navigation controller shows.
public final class NavigationListener: UINavigationControllerDelegate {
  public init() {}
}

/// Shows one window with the root it is given.
public class TestDelegate: UIApplicationDelegate {
  private let root: UIViewController
  private var window: UIWindow?

  public init(root: UIViewController) { self.root = root }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Also answers for the window's orientations.
public final class MaskingTestDelegate: UIApplicationDelegate {
  private let root: UIViewController
  private let mask: UIInterfaceOrientationMask
  private var window: UIWindow?

  public init(root: UIViewController, mask: UIInterfaceOrientationMask) {
    self.root = root
    self.mask = mask
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { mask }
}

extension AppBundle {
  /// An app around one root controller.
  public static func test(
    plist: UIInterfaceOrientationMask = .all, requiresFullScreen: Bool = false,
    delegateMask: UIInterfaceOrientationMask? = nil,
    screens: [String: @MainActor @Sendable () -> UIViewController] = [:],
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> AppBundle {
    AppBundle(
      name: "Test",
      infoDictionary: InfoDictionary(
        supportedInterfaceOrientations: plist, requiresFullScreen: requiresFullScreen), screens: screens
    ) {
      if let delegateMask { MaskingTestDelegate(root: root(), mask: delegateMask) } else { TestDelegate(root: root()) }
    }
  }
}
