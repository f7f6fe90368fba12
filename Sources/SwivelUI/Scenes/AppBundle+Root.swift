// Apps that are nothing but what fills their window: what documents, lint, walks and benches launch.

extension AppBundle {
  /// An app whose one window shows what `root` makes, at each launch anew; by the application, as before there were scenes.
  package static func showing(
    _ name: String, _ info: InfoDictionary = InfoDictionary(supportedInterfaceOrientations: .all),
    root: @escaping @MainActor @Sendable () -> UIViewController = { UIViewController() }
  ) -> AppBundle {
    AppBundle(name: name, infoDictionary: info) { RootDelegate(root) }
  }
}

/// Shows one controller in a window at launch; nothing where scenes do it.
package final class RootDelegate: UIApplicationDelegate {
  private let root: (@MainActor () -> UIViewController)?
  private var window: UIWindow?

  package init(_ root: (@MainActor () -> UIViewController)?) { self.root = root }

  package func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
