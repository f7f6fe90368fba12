// What a scene's status bar is like.

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NumberedObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.appScene?.window }
  /// The wish of the controller in front, or of the app.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBarStyle ?? .default }
  /// Whether the controller in front hides it, or the app.
  open var isStatusBarHidden: Bool { window?.hidesStatusBar ?? false }
  /// Where it is; zero while it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene = scene?.appScene, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.sceneFrame.width, height: scene.metrics.statusBarHeight(scene.interfaceOrientation))
  }
}
