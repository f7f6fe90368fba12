// Apps and scenes as Apple's documentation of UIApplicationDelegate, UISceneConfiguration and UISceneSession has them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// What the app's objects heard, in order.
@MainActor private final class Heard {
  static var calls: [String] = []
}

/// A scene delegate nobody names but the configuration.
private final class ChosenScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Heard.calls.append("connects")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = V()
    window.makeKeyAndVisible()
    self.window = window
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Heard.calls += contexts.map { "opens \($0.url.absoluteString)" }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}

private final class AppLife: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.calls.append("will launch")
    return true
  }
  func applicationDidFinishLaunching(_ application: UIApplication) { Heard.calls.append("launched") }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ChosenScene.self
    return configuration
  }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { Heard.calls.append("not notified") }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    Heard.calls.append("builds")
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "Own", identifier: .init("own")), atStartOfMenu: .file)
    builder.insertSibling(UIMenu(title: "Tools", identifier: .init("tools")), afterMenu: .view)
    builder.replaceChildren(ofMenu: .help) { $0 + [UICommand(title: "More", action: "more:", propertyList: 1)] }
  }
}

@Suite(.serialized) @MainActor struct AppLifeTests {
  private func launched() throws -> EmulatedDevice {
    Heard.calls = []
    var app = AppBundle(name: "Life", infoDictionary: InfoDictionary()) { AppLife() }
    app.declaresScenes = true
    app.urlSchemes = ["life"]
    return try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [app], arrangement: nil)
  }

  // A delegate without application(_:didFinishLaunchingWithOptions:) is told by applicationDidFinishLaunching(_:), and the menus are
  // built before anything is shown.
  @Test func order() throws {
    _ = try launched()
    #expect(Heard.calls == ["will launch", "launched", "builds", "connects"])
  }

  /// What the ledger says of a launch: both calls of a delegate that has both, in UIKit's order, and no call nobody has.
  @Test(arguments: [true, false]) func launchesAreRecorded(hasBoth: Bool) throws {
    let device =
      hasBoth
      ? try launched() : try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { V() }], arrangement: nil)
    let calls = device.launchOutcome.ledger.map(\.call).filter { $0.contains("FinishLaunching") }
    let will = ["application(willFinishLaunchingWithOptions:)"]
    #expect(calls == (hasBoth ? will : []) + ["application(didFinishLaunchingWithOptions:)"])
  }

  @Test func delegateClass() throws {
    let device = try launched()
    try device.inspect(window: 1) { window in
      let scene = try #require(window.windowScene)
      #expect(scene.delegate is ChosenScene)
      #expect(scene.session.configuration.name == "Main")
      let kept = try #require(UIApplication.shared.connectedScenes.first?.delegate as? ChosenScene)
      #expect(kept.window === window)
      let delegate: (any UIWindowSceneDelegate)? = kept
      #expect(delegate?.window == .some(.some(window)))
    }
  }

  @Test func ownAddressesComeBack() throws {
    let device = try launched()
    Heard.calls = []
    _ = device.perform(window: 1) { _ in
      #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) == false)
      if let url = URL(string: "life://page/1"), let web = URL(string: "https://example.com") {
        UIApplication.shared.open(url)
        UIApplication.shared.open(web)
      }
      UIApplication.shared.registerForRemoteNotifications()
    }
    #expect(Heard.calls == ["opens life://page/1", "not notified"])
  }

  @Test func menus() throws {
    let device = try launched()
    device.inspect(window: 1) { _ in
      let names = UIMenuSystem.main.built?.children.map(\.title)
      #expect(names == ["", "File", "Edit", "View", "Tools", "Window", "Help"])
      let file = UIMenuSystem.main.built?.children[1] as? UIMenu
      #expect(file?.children.first?.title == "Own")
      let help = UIMenuSystem.main.built?.children.last as? UIMenu
      #expect((help?.children.first as? UICommand)?.propertyList as? Int == 1)
    }
  }

  // Documentation: each task has an identifier of its own, and none is the invalid one.
  @Test func backgroundTasks() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let app = UIApplication.shared
      let first = app.beginBackgroundTask()
      let second = app.beginBackgroundTask(withName: "save")
      #expect(first != second && first != .invalid && second != .invalid)
      #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }
  }
}
