// The app of a row: delegates that show one root and answer as the row says.
import DeviceCatalog
import Orientation
import SwivelUI

extension AppBundle {
  /// An app with the row's Info.plist and delegates around `root`.
  static func scripted(
    _ row: ConformanceRow, _ script: Script, root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> AppBundle {
    let sceneMask = row.sceneDelegate
    let hasScene = row.era >= Era(13)
    let appMask = row.appDelegate
    let appsRoot = hasScene ? nil : root
    let info = InfoDictionary(
      supportedInterfaceOrientations: row.plist, requiresFullScreen: row.requiresFullScreen)
    var app = AppBundle(name: "Row \(row.id)", infoDictionary: info) { () -> any UIApplicationDelegate in
      if let appMask { return AnsweringApp(root: appsRoot, mask: appMask) }
      return RootDelegate(appsRoot)
    }
    guard hasScene else { return app }
    app.sceneDelegate = { () -> any UIWindowSceneDelegate in
      if let sceneMask { return AnsweringScene(root: root, mask: sceneMask) }
      return SilentScene(root: root)
    }
    return app
  }
}

/// Also answers for the window's orientations.
final class AnsweringApp: UIApplicationDelegate {
  private let shower: RootDelegate
  private let mask: InterfaceOrientationMask

  init(root: (@MainActor () -> UIViewController)?, mask: InterfaceOrientationMask) {
    shower = RootDelegate(root)
    self.mask = mask
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { shower.application(application, didFinishLaunchingWithOptions: launchOptions) }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { mask }
}

/// Shows the window of the scene and hears of its geometry.
final class SilentScene: UIWindowSceneDelegate {
  private let root: () -> UIViewController
  private var window: UIWindow?

  init(root: @escaping () -> UIViewController) { self.root = root }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

/// Also answers for the scene's orientations.
final class AnsweringScene: UIWindowSceneDelegate {
  private let shower: SilentScene
  private let mask: InterfaceOrientationMask

  init(root: @escaping () -> UIViewController, mask: InterfaceOrientationMask) {
    shower = SilentScene(root: root)
    self.mask = mask
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { shower.scene(scene, willConnectTo: session, options: connectionOptions) }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { mask }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}
