// The BaseController app: every screen inherits one handler for orientations, called from three places.
import UIKit

/// The app as hosts launch it.
public enum BaseController {
  /// All four orientations everywhere, as its guidelines ask.
  public static let app = AppBundle(
    name: "BaseController", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all),
    screens: ["Second": { SecondViewController() }]
  ) { BaseControllerDelegate() }
}

/// Builds the window.
final class BaseControllerDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: FirstViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
