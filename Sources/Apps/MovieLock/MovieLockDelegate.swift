// The app's start: one tab with a list under a navigation bar.
import UIKit

/// Builds the window.
final class MovieLockDelegate: UIApplicationDelegate {
  private let makeTabs: () -> UITabBarController
  private var window: UIWindow?

  init(tabs: @escaping () -> UITabBarController) { makeTabs = tabs }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = makeTabs()
    tabs.viewControllers = [UINavigationController(rootViewController: ListViewController())]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Also allows every orientation from era 6 on, and leaves the rest to the controllers.
final class AllowingDelegate: UIApplicationDelegate {
  private let starter: MovieLockDelegate

  init(tabs: @escaping () -> UITabBarController) { starter = MovieLockDelegate(tabs: tabs) }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { starter.application(application, didFinishLaunchingWithOptions: launchOptions) }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
}
