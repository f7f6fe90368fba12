// The Programmatic app: views placed by code relative to each other, and a rotation lock a screen can ask for.
import UIKit

/// The app as hosts launch it.
public enum Programmatic {
  /// All but upside down on phones, all four orientations on iPads.
  public static let app = AppBundle(
    name: "Programmatic",
    infoDictionary: InfoDictionary(
      supportedInterfaceOrientations: .allButUpsideDown, supportedInterfaceOrientationsPad: .all),
    screens: [
      "First": { PlacementViewController(.first) }, "Second": { PlacementViewController(.second) },
      "Column": { ShiftingViewController(by: CGPoint(x: 100, y: 0)) },
      "BelowBar": { ShiftingViewController(by: CGPoint(x: 0, y: 64)) },
    ]
  ) { ProgrammaticDelegate(.second) }
}

/// Lets the visible screen say whether the interface may turn: a navigation controller does not ask by itself. What lies on
/// top is asked, so a screen without the lock lifts it for the time it is there.
public final class LockingNavigationController: UINavigationController {
  public override var shouldAutorotate: Bool { visibleViewController?.shouldAutorotate ?? true }
}

/// Builds the window around one version of the screen.
public final class ProgrammaticDelegate: UIApplicationDelegate {
  private let version: PlacementViewController.Version
  private var window: UIWindow?

  /// Starts with one version of the screen.
  public init(_ version: PlacementViewController.Version) { self.version = version }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = LockingNavigationController()
    navigation.viewControllers = [PlacementViewController(version)]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
