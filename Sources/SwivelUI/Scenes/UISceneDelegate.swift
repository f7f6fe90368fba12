// The delegates of an app's scenes. All methods are optional, as in UIKit.
import Orientation

/// Hears of a scene's life, from era 13.
@preconcurrency @MainActor public protocol UISceneDelegate: OptionalMethods {
  /// The scene is there: makes the window with `UIWindow(windowScene:)`, gives it a root controller and shows it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is in front and takes events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop taking events, for instance while a divider is dragged (R-WIN-09).
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come back; any turn has been made (R-ROT-14).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The user or the app closed the scene.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Addresses of a scheme of the app's own came for the scene, opened by the app itself or elsewhere.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// When the scene goes to the background: what it is to be restored by, which its session keeps.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene is restored. Never called here: a session ends with its window.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Something is about to be gone on with in the scene.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Something is to be gone on with in the scene: what a request to show it came with, or a page of the web.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What was to be gone on with did not come. Never called here.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// The system asked for news of what goes on in the scene. Never called here: nothing is handed on.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// Makes and accompanies the window of a scene, from era 13.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// A user chose a short cut at the app's icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// From era 27: the orientations of the scene; the value replaces the Info.plist's and wins over the app delegate's
  /// (R-MASK-08).
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// The scene has another size, orientation or environment; called with the old ones. Deprecated from era 26 on, where it is
  /// called only for a delegate without `windowScene(_:didUpdateEffectiveGeometry:)` (R-WIN-02).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// From era 26: the geometry changed (R-WIN-02).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UISceneDelegate {
  /// Stands for a delegate without the method.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Stands for a delegate without the method.
  public func sceneDidDisconnect(_ scene: UIScene) { AppScene.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    AppScene.current.unimplemented(returning: nil)
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Stands for a delegate without the method.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

extension UIWindowSceneDelegate {
  /// The window the delegate keeps in a property of this name; nil within nil for a delegate without one.
  public var window: UIWindow?? { KeptWindow.of(self) }
  /// Stands for a delegate without the method.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { AppScene.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method.
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    AppScene.current.unimplemented(returning: [])
  }
  /// Stands for a delegate without the method.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { AppScene.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { AppScene.current.unimplemented(returning: ()) }
}

/// The window a delegate keeps. The property is optional in UIKit's protocols, which only Objective-C has.
@MainActor enum KeptWindow {
  static func of(_ delegate: AnyObject) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      for case (let label?, let value) in current.children where label == "window" || label.hasSuffix("_$_window") {
        return .some(unwrap(value))
      }
      mirror = current.superclassMirror
    }
    return .none
  }

  private static func unwrap(_ value: Any) -> UIWindow? {
    if let window = value as? UIWindow { return window }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrap($0.value) } : nil
  }
}
