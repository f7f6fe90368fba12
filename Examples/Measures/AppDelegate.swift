// An app with one screen, laid out by three public libraries: SnapKit, Stevia and TinyConstraints. `tools/adopted` turns it.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Which screen is shown; tests choose another.
  static var screen: () -> PanelsController = { SnapKitController() }

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.screen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
