// A scene of an app: one instance of its interface, with a life of its own.
import DeviceCatalog

/// One instance of an app's interface; here always a `UIWindowScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How active a scene is; raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// It was closed, or never connected.
    case unattached = -1
    /// On the screen and receiving touches.
    case foregroundActive = 0
    /// On the screen, receiving nothing.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Posted before `scene(_:willConnectTo:options:)`; the object is the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted with `sceneDidDisconnect(_:)`.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted with `sceneDidBecomeActive(_:)`.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted with `sceneWillResignActive(_:)`.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted with `sceneWillEnterForeground(_:)`.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted with `sceneDidEnterBackground(_:)`.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The scene's delegate, which the app's configuration names.
  open var delegate: (any UISceneDelegate)?
  /// What lasts of the scene.
  public let session: UISceneSession
  /// The name of the scene where scenes are listed; the app's own business.
  open var title: String?
  /// A second name beside the title; the app's own business.
  open var subtitle = ""
  /// Which requests of other scenes this one suits. Kept: the stage asks for new scenes, or by session.
  open var activationConditions = UISceneActivationConditions()

  let link: BackLink<AppScene>
  let number: Int
  /// What runs the scene; nil once it is gone.
  var appScene: AppScene? { link.object }

  init(scene: AppScene) {
    link = scene.link
    number = scene.id
    session = UISceneSession(scene)
    super.init()
  }

  /// How active the scene is.
  open var activationState: ActivationState {
    guard let scene = appScene, scene.isConnected, !scene.isClosed else { return .unattached }
    return switch scene.state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The app.
  open override var next: UIResponder? { appScene?.application }
}

// A set has no order of its own; these give it one that is the same in every run, so that what an app does with all its
// scenes in turn can be replayed. What the library would mix in is seeded anew in each run, so nothing is fed to it.

extension UISceneSession: Hashable {
  /// Whether both are the same session.
  public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }
  /// Feeds nothing.
  public nonisolated func hash<Feed>(into feed: inout Feed) {}
  /// The scene's number, whatever the seed of this run.
  public nonisolated func _rawHashValue(seed: Int) -> Int { number }
}
