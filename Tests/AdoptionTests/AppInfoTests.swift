// What an Info.plist, Xcode's settings and the list of an adopted module's sources say of an app.
import Foundation
import Testing

@testable import Adoption

@Suite struct AppInfoTests {
  /// "Choosing a specific interface style for your iOS app": Light, Dark or Automatic; the settings add what the file leaves open.
  @Test(
    arguments: [
      ("Light", nil, ".light"), ("Dark", nil, ".dark"), ("Automatic", nil, nil), (nil, "Dark", ".dark"),
      (nil, nil, nil),
      (").tampered(", nil, nil),
    ] as [(String?, String?, String?)])
  func theStyleOfAnApp(file: String?, setting: String?, spelt: String?) throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: file.map { ["UIUserInterfaceStyle": $0] } ?? [:], format: .xml, options: 0)
    let settings = setting.map { ["INFOPLIST_KEY_UIUserInterfaceStyle": $0] } ?? [:]
    let info = try AppInfo(plist: [UInt8](plist), file: "Info.plist", settings: settings)
    #expect(AppInfo.style(info.userInterfaceStyle) == spelt)
  }

  private func info(_ plist: [String: Any], _ settings: [String: String] = [:]) throws -> AppInfo {
    let bytes = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    return try AppInfo(plist: [UInt8](bytes), file: "Info.plist", settings: settings)
  }

  /// The keys of "Information Property List"; orientations without the prefix all of them have.
  @Test func theKeysOfTheFile() throws {
    var expected = AppInfo()
    #expect(try info([:]) == expected)
    #expect(try AppInfo(plist: nil, file: "Info.plist", settings: [:]) == expected)
    expected.orientations = ["Portrait"]
    expected.orientationsPhone = ["LandscapeLeft", "LandscapeRight"]
    expected.orientationsPad = []
    expected.requiresFullScreen = true
    expected.userInterfaceStyle = "Dark"
    expected.mainStoryboard = "Main"
    #expect(
      try info([
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
        "UISupportedInterfaceOrientations~iphone": [
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ], "UISupportedInterfaceOrientations~ipad": [String](), "UIRequiresFullScreen": true,
        "UIUserInterfaceStyle": "Dark", "UIMainStoryboardFile": "Main",
      ]) == expected)
  }

  /// "UIViewControllerBasedStatusBarAppearance": where controllers have no word, the bar is as the other keys say; "~ipad" is a device's own.
  @Test func theStatusBarOfAnAppWhoseControllersHaveNoWord() throws {
    #expect(try info(["UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent"]).statusBar == [])
    var table: [String: Any] = ["UIViewControllerBasedStatusBarAppearance": false]
    #expect(try info(table).statusBar == ["controllersHaveStatusBar: false"])
    table["UIStatusBarHidden"] = true
    table["UIStatusBarHidden~ipad"] = false
    table["UIStatusBarStyle"] = "UIStatusBarStyleBlackOpaque"
    table["UIStatusBarStyle~ipad"] = "UIStatusBarStyleDarkContent"
    #expect(
      try info(table).statusBar == [
        "controllersHaveStatusBar: false", "hidesStatusBar: true", "hidesStatusBarPad: false",
        "statusBarStyle: .lightContent", "statusBarStylePad: .darkContent",
      ])
    let settings = [
      "INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance": "NO", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
      "INFOPLIST_KEY_UIStatusBarStyle": "UIStatusBarStyleDefault",
    ]
    #expect(
      try info([:], settings).statusBar == [
        "controllersHaveStatusBar: false", "hidesStatusBar: true", "statusBarStyle: .default",
      ])
  }

  /// A manifest declares scenes, even an empty one; the first configuration of the application's role counts, not another role's.
  @Test func scenes() throws {
    var expected = AppInfo()
    expected.declaresScenes = true
    #expect(try info(["UIApplicationSceneManifest": [String: Any]()]) == expected)
    let other = ["UISceneStoryboardFile": "Other", "UISceneDelegateClassName": "Other"]
    let external = ["UIWindowSceneSessionRoleExternalDisplay": [other]]
    #expect(try info(["UIApplicationSceneManifest": ["UISceneConfigurations": external]]) == expected)
    expected.supportsMultipleScenes = true
    expected.sceneStoryboard = "Main"
    expected.sceneDelegate = "SceneDelegate"
    for name in ["SceneDelegate", "$(PRODUCT_MODULE_NAME).SceneDelegate"] {
      let scene = ["UISceneStoryboardFile": "Main", "UISceneDelegateClassName": name]
      let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene, other]],
      ]
      #expect(try info(["UIApplicationSceneManifest": manifest]) == expected)
    }
  }

  /// UIApplicationSceneManifest: further configurations are chosen by UISceneConfigurationName.
  @Test func furtherScenes() throws {
    func scene(_ name: String?, _ delegate: String, _ storyboard: String? = nil) -> [String: Any] {
      var scene: [String: Any] = ["UISceneDelegateClassName": delegate]
      scene["UISceneConfigurationName"] = name
      scene["UISceneStoryboardFile"] = storyboard
      return scene
    }
    let scenes = [
      scene("First", "A", "Main"), scene("Second", "$(PRODUCT_MODULE_NAME).B", "Other"), scene("Third", "C"),
      scene(nil, "D"), scene("Fifth", "no class"),
    ]
    let found = try info([
      "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]]
    ])
    #expect(found.sceneDelegate == "A" && found.sceneStoryboard == "Main")
    #expect(
      found.furtherScenes.map { [$0.name, $0.delegate, $0.storyboard ?? "none"] } == [
        ["Second", "B", "Other"], ["Third", "C", "none"],
      ])
  }

  /// RFC 3986, 3.1: letters, digits, plus, minus and point; a setting of Xcode's that is not filled in is no scheme.
  @Test func schemes() throws {
    let types: [[String: Any]] = [
      ["CFBundleURLSchemes": ["web+b", "a-1.x", "", "$(NAME)", "é", "a b"]], ["CFBundleURLName": "none"],
      ["CFBundleURLSchemes": ["a-1.x", "Z"]],
    ]
    #expect(try info(["CFBundleURLTypes": types]).urlSchemes == ["Z", "a-1.x", "web+b"])
  }

  /// Xcode's settings are added to the file, and win.
  @Test func settings() throws {
    let file: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"], "UIMainStoryboardFile": "File",
      "UIUserInterfaceStyle": "Light", "UIRequiresFullScreen": true,
    ]
    var expected = try info(file)
    #expect(try info(file, ["UIMainStoryboardFile": "Other", "INFOPLIST_KEY_UIRequiresFullScreen": "NO"]) == expected)
    expected.orientations = ["LandscapeLeft", "Portrait"]
    expected.orientationsPhone = ["LandscapeRight"]
    expected.orientationsPad = []
    expected.mainStoryboard = "Setting"
    expected.userInterfaceStyle = "Dark"
    let given = [
      "UISupportedInterfaceOrientations": "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait",
      "UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationLandscapeRight",
      "UISupportedInterfaceOrientations_iPad": "", "UIMainStoryboardFile": "Setting", "UIUserInterfaceStyle": "Dark",
    ]
    let settings = Dictionary(uniqueKeysWithValues: given.map { ("INFOPLIST_KEY_" + $0.key, $0.value) })
    #expect(try info(file, settings) == expected)
    let full = ["INFOPLIST_KEY_UIRequiresFullScreen": "YES"]
    #expect(try AppInfo(plist: nil, file: "Info.plist", settings: full).requiresFullScreen)
    let no = ["INFOPLIST_KEY_UIRequiresFullScreen": "NO"]
    #expect(try !AppInfo(plist: nil, file: "Info.plist", settings: no).requiresFullScreen)
  }

  @Test func whatIsNoPropertyListSaysSo() {
    do throws(AdoptionError) {
      _ = try AppInfo(plist: Array("{ a = ".utf8), file: "App/Info.plist", settings: [:])
      Issue.record("read")
    } catch { #expect("\(error)".hasPrefix("App/Info.plist: no property list: ")) }
  }

  /// Modules of the list's first line, then a path a line; a list that begins otherwise is none.
  @Test func aListOfSources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-list-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    let path = folder + "/sources"
    func list(_ text: String) throws -> SourceList {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return try SourceList(path)
    }
    let two = try list("modules: Kit  Core\n/a/A.swift\n/b c/B.swift\n")
    #expect(two.modules == ["Kit", "Core"] && two.sources == ["/a/A.swift", "/b c/B.swift"])
    let none = try list("modules:\n")
    #expect(none.modules.isEmpty && none.sources.isEmpty)
    for (text, actual) in [("", "nothing"), ("/a/A.swift\nmodules:", "/a/A.swift")] {
      #expect(
        throws: AdoptionError.malformed(file: path, line: 1, expected: "'modules:'", actual: actual)
      ) { try list(text) }
    }
  }

  /// What cannot be adopted is told with its place, for editors to go to.
  @Test(arguments: [
    (AdoptionError.unbalanced(file: "A.swift", line: 3, what: "'{'"), "A.swift:3: '{' has no counterpart"),
    (.unreadable(file: "A.swift", reason: "gone"), "A.swift: gone"),
    (.malformed(file: "p", line: 2, expected: "'='", actual: "';'"), "p:2: expected '=', found ';'"),
    (.nothing(path: "App", reason: "no Swift file"), "App: no Swift file"),
  ])
  func errors(error: AdoptionError, words: String) { #expect("\(error)" == words) }
}
