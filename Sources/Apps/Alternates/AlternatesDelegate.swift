// The app's start: AP as the root of a navigation controller without a bar.
import UIKit

/// Builds the window.
final class AlternatesDelegate: UIApplicationDelegate {
  private let answersByDefault: Bool
  private var window: UIWindow?

  init(answersByDefault: Bool) { self.answersByDefault = answersByDefault }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let portrait = AP(answersByDefault: answersByDefault)
    let navigation = UINavigationController(rootViewController: portrait)
    navigation.isNavigationBarHidden = true
    portrait.watchOrientation(in: navigation)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
