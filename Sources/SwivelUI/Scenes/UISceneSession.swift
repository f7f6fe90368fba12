// What lasts of a scene, and what it is made of: its session and its configuration.

/// The lasting identity of a scene: as long as its window is not closed.
@preconcurrency @MainActor open class UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public let rawValue: String
    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interactive windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display that nobody touches. No scene has it here: that display shows the app's own.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The same, as it was called before era 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A car's display. No scene has it here.
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// Names the scene among all of the device: the app's name and the window's number, the same in every run.
  public let persistentIdentifier: String
  /// What the scene was made of.
  open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// What the scene's delegate last gave to be gone on with, when the scene went to the background; nil before.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's own notes about the scene. They last as long as the session, which here ends with the window.
  open var userInfo: [String: Any]?
  /// The scene; nil once it is disconnected.
  open var scene: UIScene? {
    guard let scene = link.object, scene.isConnected, !scene.isClosed else { return nil }
    return scene.windowScene
  }

  let number: Int
  private let link: BackLink<AppScene>

  init(_ scene: AppScene) {
    persistentIdentifier = "\(scene.bundle.name)-\(scene.id)"
    number = scene.id
    link = scene.link
  }
}

/// What a scene is made of. Its delegate is of the class set here, else the one that the app's `sceneDelegates` has under the name,
/// else the app's `sceneDelegate`.
@preconcurrency @MainActor open class UISceneConfiguration: NumberedObject {
  /// The name under `UISceneConfigurations` in the Info.plist; nil for the default one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which the scene makes with its `init()`; nil for what the Info.plist says.
  open var delegateClass: AnyClass?
  /// The class of the scene. Kept; scenes are `UIWindowScene` here.
  open var sceneClass: AnyClass?
  /// The storyboard whose first scene is shown in a window; nil for what the Info.plist says.
  open var storyboard: UIStoryboard?

  /// The default one of an ordinary scene.
  public override init() {
    name = nil
    role = .windowApplication
    super.init()
  }
  /// Names a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A request to show a scene, from era 17.
@preconcurrency @MainActor public final class UISceneSessionActivationRequest: NumberedObject {
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The scene's session; nil for a new scene.
  public let session: UISceneSession?
  /// What it shall show.
  public var userActivity: NSUserActivity?
  /// How.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Asks for a scene there is.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

/// How a scene is to be taken away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NumberedObject {
  /// Asks for nothing special.
  public override init() { super.init() }
}

/// How a scene of windows is to be taken away.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// What is seen of it; raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    /// It goes.
    case standard = 1
    /// It goes, with what it did.
    case commit = 2
    /// It goes, without what it did.
    case decline = 3
  }
  /// What is seen of it. Kept: windows go at once.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
