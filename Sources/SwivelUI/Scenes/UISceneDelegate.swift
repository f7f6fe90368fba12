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
}

/// Makes and accompanies the window of a scene, from era 13.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
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
}

extension UIWindowSceneDelegate {
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
