// The delegate of an app's scene. All methods are optional, as in UIKit.
import Orientation

/// How a scene is to be connected; an emulated launch asks for nothing special.
@MainActor public enum UIScene {
  /// Why a scene connects.
  public struct ConnectionOptions: Sendable {}
}

/// Makes and accompanies the window of a scene, from era 13.
@MainActor public protocol UIWindowSceneDelegate: AnyObject {
  /// Makes the window with `UIWindow(windowScene:)`, gives it a root controller and shows it.
  func scene(
    _ scene: UIWindowScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is in front and takes events.
  func sceneDidBecomeActive(_ scene: UIWindowScene)
  /// The scene is about to stop taking events, for instance while a divider is dragged (R-WIN-09).
  func sceneWillResignActive(_ scene: UIWindowScene)
  /// The scene is about to come back; any turn has been made (R-ROT-14).
  func sceneWillEnterForeground(_ scene: UIWindowScene)
  /// The scene left the screen.
  func sceneDidEnterBackground(_ scene: UIWindowScene)
  /// The user closed the scene.
  func sceneDidDisconnect(_ scene: UIWindowScene)
  /// From era 27: the orientations of the scene; the value replaces the Info.plist's and wins over the app delegate's
  /// (R-MASK-08).
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// From era 26: the geometry changed (R-WIN-02).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// Stands for a delegate without the method.
  public func scene(
    _ scene: UIWindowScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIWindowScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIWindowScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIWindowScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIWindowScene) {}
  /// Stands for a delegate without the method.
  public func sceneDidDisconnect(_ scene: UIWindowScene) { AppProcess.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method.
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    AppProcess.current.unimplemented(returning: [])
  }
  /// Stands for a delegate without the method.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { AppProcess.current.unimplemented(returning: ()) }
}

/// The lasting identity of a scene.
@MainActor public final class UISceneSession {
  init() {}
}
