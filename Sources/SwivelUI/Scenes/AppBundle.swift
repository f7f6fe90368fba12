// What an app target exports: everything the emulator needs to launch it.

/// An app: its name, its Info.plist and how to make its delegate.
///
/// ```swift
/// public enum Alternates {
///   public static let app = AppBundle(name: "Alternates", infoDictionary: …) { AppDelegate() }
/// }
/// ```
public struct AppBundle: Sendable {
  /// The name commands and snapshots use.
  public var name: String
  /// What the app declares about orientations and scenes.
  public var infoDictionary: InfoDictionary
  /// The screens the command `act push NAME` can push.
  public var screens: [String: @MainActor @Sendable () -> UIViewController]
  /// Makes the app delegate; called once a launch.
  public var delegate: @MainActor @Sendable () -> any UIApplicationDelegate
  /// Makes the scene delegate, which from era 13 shows the window and hears of the scene's life instead of the app
  /// delegate; nil for an app without one.
  public var sceneDelegate: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?
  /// Makes the scene delegates of further configurations, by the names under `UISceneConfigurations` in the Info.plist; the
  /// app delegate chooses one in `application(_:configurationForConnecting:options:)`.
  public var sceneDelegates: [String: @MainActor @Sendable () -> any UIWindowSceneDelegate] = [:]
  /// Whether the Info.plist has a scene manifest though it names no delegate: the app delegate is asked what scenes are made of,
  /// and gives the class.
  public var declaresScenes = false
  /// The schemes of addresses that are the app's own: `CFBundleURLTypes`.
  public var urlSchemes: Set<String> = []
  /// Whether scene delegates, and not the app delegate, hear of being active and of the background.
  var hasSceneManifest: Bool { sceneDelegate != nil || !sceneDelegates.isEmpty }

  /// The storyboards and xibs of the app: their bytes by file name, such as `Main.storyboard`. `Main.strings` has
  /// its texts in the user's language.
  public var interfaceFiles: [String: [UInt8]] = [:]
  /// The folder with the app's files in `Resources`, which `Bundle.main` stands for in adopted sources; nil for an app without.
  public var resourcePath: String?
  /// The storyboard shown at launch where no scene is connected to a delegate; nil for an app that makes its window itself.
  public var mainStoryboard: MainStoryboard?
  /// The storyboard each scene shows when it connects.
  public var sceneStoryboard: MainStoryboard?
  /// The storyboards of further configurations, by their names under `UISceneConfigurations`. One of `sceneDelegates` that has none
  /// here shows none: its delegate makes the window.
  public var sceneStoryboards: [String: MainStoryboard] = [:]
  /// Whether tables without a data source show each prototype once: for storyboards without code.
  var showsPrototypes = false
  /// Whether the app is nothing but a storyboard.
  package var isStoryboardAlone: Bool { showsPrototypes }

  /// Describes an app; `delegate` is called at each launch.
  public init(
    name: String, infoDictionary: InfoDictionary,
    screens: [String: @MainActor @Sendable () -> UIViewController] = [:],
    sceneDelegate: (@MainActor @Sendable () -> any UIWindowSceneDelegate)? = nil,
    delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) {
    self.name = name
    self.infoDictionary = infoDictionary
    self.screens = screens
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
  }
}
