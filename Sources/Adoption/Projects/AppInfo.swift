// What an app's Info.plist, and the settings Xcode makes one from, say of orientations, scenes, appearance and storyboards.
import FileReading
import Foundation

/// The entries an emulated device asks for.
package struct AppInfo: Equatable {
  /// Names of orientations without `UIInterfaceOrientation`, such as `Portrait`; nil for an absent key.
  package var orientations: [String]?
  package var orientationsPhone: [String]?
  package var orientationsPad: [String]?
  package var requiresFullScreen = false
  /// `Light` or `Dark` for an app that is always that.
  package var userInterfaceStyle: String?
  package var supportsMultipleScenes = false
  /// Whether the status bar is left to controllers; where it is not, whether it is hidden, and its style's name.
  package var controllersHaveStatusBar = true
  package var hidesStatusBar = false
  package var hidesStatusBarPad: Bool?
  package var statusBarStyle: String?
  package var statusBarStylePad: String?
  package var tracksObservation = false
  /// Whether there is a scene manifest.
  package var declaresScenes = false
  /// The schemes of the app's own addresses, sorted.
  package var urlSchemes: [String] = []
  /// Names of storyboards without extension.
  package var mainStoryboard: String?
  package var sceneStoryboard: String?
  /// The class, without its module.
  package var sceneDelegate: String?
  /// What scenes can be made of besides, which an app's delegate chooses by name.
  package var furtherScenes: [SceneConfiguration] = []

  /// An entry under `UISceneConfigurations`.
  package struct SceneConfiguration: Equatable {
    package var name: String
    /// The class, without its module.
    package var delegate: String
    package var storyboard: String?
  }

  package init() {}

  /// The orientations of a new project of Xcode's.
  static var template: AppInfo {
    var info = AppInfo()
    info.orientationsPhone = ["Portrait", "LandscapeLeft", "LandscapeRight"]
    info.orientationsPad = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    return info
  }

  /// - Parameters:
  ///   - plist: the file's bytes; nil where Xcode makes it from `settings` alone.
  package init(plist: [UInt8]?, file: String, settings: [String: String]) throws(AdoptionError) {
    var table: [String: Any] = [:]
    if let plist {
      do {
        let value = try PropertyList.read(plist)
        table = value as? [String: Any] ?? [:]
      } catch { throw .unreadable(file: file, reason: "no property list: \((error as NSError).localizedDescription)") }
    }
    read(table)
    read(settings)
  }

  private mutating func read(_ table: [String: Any]) {
    func names(_ key: String) -> [String]? {
      (table[key] as? [String]).map { $0.map { $0.replacing("UIInterfaceOrientation", with: "") } }
    }
    orientations = names("UISupportedInterfaceOrientations")
    orientationsPhone = names("UISupportedInterfaceOrientations~iphone")
    orientationsPad = names("UISupportedInterfaceOrientations~ipad")
    requiresFullScreen = table["UIRequiresFullScreen"] as? Bool ?? false
    userInterfaceStyle = table["UIUserInterfaceStyle"] as? String
    controllersHaveStatusBar = table["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    hidesStatusBar = table["UIStatusBarHidden"] as? Bool ?? false
    hidesStatusBarPad = table["UIStatusBarHidden~ipad"] as? Bool
    statusBarStyle = table["UIStatusBarStyle"] as? String
    statusBarStylePad = table["UIStatusBarStyle~ipad"] as? String
    tracksObservation = table["UIObservationTrackingEnabled"] as? Bool ?? false
    mainStoryboard = table["UIMainStoryboardFile"] as? String
    let types = table["CFBundleURLTypes"] as? [[String: Any]] ?? []
    urlSchemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }).filter(Self.isPlain).sorted()
    guard let manifest = table["UIApplicationSceneManifest"] as? [String: Any] else { return }
    declaresScenes = true
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    guard let scene = scenes.first else { return }
    sceneStoryboard = scene["UISceneStoryboardFile"] as? String
    sceneDelegate = Self.delegate(scene)
    furtherScenes = scenes.dropFirst().compactMap { scene in
      guard let name = scene["UISceneConfigurationName"] as? String else { return nil }
      return Self.delegate(scene).map {
        SceneConfiguration(name: name, delegate: $0, storyboard: scene["UISceneStoryboardFile"] as? String)
      }
    }
  }

  private static func delegate(_ scene: [String: Any]) -> String? {
    let named = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
    // It becomes a word of the app's source.
    return named.flatMap { PlannedModule.identifier($0) == $0 ? $0 : nil }
  }

  /// Settings `INFOPLIST_KEY_…`, which Xcode adds to the file.
  private mutating func read(_ settings: [String: String]) {
    func names(_ key: String) -> [String]? {
      settings["INFOPLIST_KEY_" + key].map { text in
        text.split(separator: " ").map { String($0.replacing("UIInterfaceOrientation", with: "")) }
      }
    }
    orientations = names("UISupportedInterfaceOrientations") ?? orientations
    orientationsPhone = names("UISupportedInterfaceOrientations_iPhone") ?? orientationsPhone
    orientationsPad = names("UISupportedInterfaceOrientations_iPad") ?? orientationsPad
    mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"] ?? mainStoryboard
    if settings["INFOPLIST_KEY_UIRequiresFullScreen"] == "YES" { requiresFullScreen = true }
    userInterfaceStyle = settings["INFOPLIST_KEY_UIUserInterfaceStyle"] ?? userInterfaceStyle
    if settings["INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance"] == "NO" { controllersHaveStatusBar = false }
    if settings["INFOPLIST_KEY_UIStatusBarHidden"] == "YES" { hidesStatusBar = true }
    statusBarStyle = settings["INFOPLIST_KEY_UIStatusBarStyle"] ?? statusBarStyle
  }

  /// Whether a scheme is one as it stands, and not a setting of Xcode's to be filled in.
  private static func isPlain(_ scheme: String) -> Bool {
    !scheme.isEmpty && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The entries that say how the status bar is, as Swift spells them; none where controllers do.
  var statusBar: [String] {
    guard !controllersHaveStatusBar else { return [] }
    let values: [(String, String?)] = [
      ("hidesStatusBar", hidesStatusBar ? "true" : nil), ("hidesStatusBarPad", hidesStatusBarPad.map { "\($0)" }),
      ("statusBarStyle", Self.statusStyle(statusBarStyle)), ("statusBarStylePad", Self.statusStyle(statusBarStylePad)),
    ]
    return ["controllersHaveStatusBar: false"] + values.compactMap { label, value in value.map { "\(label): \($0)" } }
  }

  /// A style as Swift spells it; the black ones of iOS 6 are the light one of later versions.
  private static func statusStyle(_ name: String?) -> String? {
    switch name {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
      ".lightContent"
    case "UIStatusBarStyleDarkContent": ".darkContent"
    case "UIStatusBarStyleDefault": ".default"
    default: nil
    }
  }

  /// `UIUserInterfaceStyle` as Swift spells it; nil where the user decides.
  package static func style(_ name: String?) -> String? {
    switch name {
    case "Light": ".light"
    case "Dark": ".dark"
    default: nil
    }
  }

  /// The orientations of one key as Swift spells a mask.
  static func mask(_ names: [String]?) -> String? {
    guard let names else { return nil }
    let spellings = [
      "Portrait": ".portrait", "PortraitUpsideDown": ".portraitUpsideDown", "LandscapeLeft": ".landscapeLeft",
      "LandscapeRight": ".landscapeRight",
    ]
    let parts: [String] = names.compactMap { spellings[$0] }
    return "[\(parts.joined(separator: ", "))]"
  }
}
