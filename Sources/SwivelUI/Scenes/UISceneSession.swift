// What lasts of a scene, and what it is made of: its session, its configuration, and what it shall show.

/// The lasting identity of a scene: as long as its window is not closed.
@preconcurrency @MainActor public final class UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as text.
    public let rawValue: String
    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interactive windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// Names the scene among all of the device: the app's name and the window's number, the same in every run.
  public let persistentIdentifier: String
  /// What the scene was made of.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The app's own notes about the scene. They last as long as the session, which here ends with the window.
  public var userInfo: [String: Any]?
  /// The scene; nil once it is disconnected.
  public var scene: UIScene? {
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

/// What a scene is made of. Its delegate is the one that the app's `sceneDelegates` has under the name, else the app's
/// `sceneDelegate`: Swift on Linux makes no object of a class it only knows at run time, so there is no `delegateClass`.
@preconcurrency @MainActor public final class UISceneConfiguration {
  /// The name under `UISceneConfigurations` in the Info.plist; nil for the default one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// Names a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// How a scene is to be taken away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions {
  /// Asks for nothing special.
  public init() {}
}

/// What a user does in an app, to be gone on with in another scene. Foundation on Linux has none.
@preconcurrency @MainActor public final class NSUserActivity {
  /// What kind of activity it is, in reverse-DNS style.
  public nonisolated let activityType: String
  /// The activity's name for people.
  public var title: String?
  /// What the activity needs to be gone on with.
  public var userInfo: [AnyHashable: Any]?
  /// Names the scene the activity suits.
  public var targetContentIdentifier: String?

  /// Describes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`, replacing equal keys.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
