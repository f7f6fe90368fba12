// An app with several scenes: each shows the notes all of them share, and hears by a notification when one is added.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI

/// What all scenes of the app share.
@MainActor final class Notebook {
  static let changed = Notification.Name("NotebookChanged")
  var notes: [String] = []
  /// What the delegates and observers were told, in order.
  var heard: [String] = []

  func add(_ note: String) {
    notes.append(note)
    NotificationCenter.default.post(name: Self.changed, object: nil)
  }
}

/// Shows the number of notes.
final class Notes: UIViewController {
  let notebook: Notebook
  let label = UILabel()

  init(_ notebook: Notebook) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    label.accessibilityIdentifier = "count"
    label.text = "\(notebook.notes.count)"
    view.addSubview(label)
    _ = NotificationCenter.default.addObserver(forName: Notebook.changed, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    label.text = "\(notebook.notes.count)"
    view.setNeedsLayout()
  }
}

/// The delegate of one scene.
final class NotesScene: UIWindowSceneDelegate {
  private let notebook: Notebook
  private let kind: String
  private var window: UIWindow?

  init(_ notebook: Notebook, kind: String = "notes") {
    self.notebook = notebook
    self.kind = kind
  }

  private func hear(_ what: String, _ scene: UIScene) {
    notebook.heard.append("\(scene.session.persistentIdentifier) \(what)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let activity = connectionOptions.userActivities.first?.activityType
    hear("connects as \(kind)" + (activity.map { " for \($0)" } ?? ""), scene)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: Notes(notebook))
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    let classes = [previousTraitCollection.horizontalSizeClass, previousTraitCollection.verticalSizeClass]
    hear(
      "was \(Int(size.width))×\(Int(size.height)) \(previousInterfaceOrientation) "
        + classes.map { $0 == .compact ? "C" : "R" }.joined(separator: "/"), windowScene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { hear("disconnects", scene) }
}

/// The delegate of the app.
final class NotesDelegate: UIApplicationDelegate {
  let notebook: Notebook
  /// The masks of windows, by their scenes' numbers; others are left to the Info.plist's.
  private let masks: [String: UIInterfaceOrientationMask]

  init(_ notebook: Notebook, masks: [String: UIInterfaceOrientationMask]) {
    self.notebook = notebook
    self.masks = masks
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    notebook.heard.append("launches")
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    let notebook = notebook
    _ = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notebook.heard.append("device \(UIDevice.current.orientation)") } }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: options.userActivities.isEmpty ? nil : "Detail", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    notebook.heard.append("discards \(sceneSessions.map(\.persistentIdentifier).sorted())")
  }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    window?.windowScene.flatMap { masks[$0.session.persistentIdentifier] } ?? .all
  }

  func applicationDidBecomeActive(_ application: UIApplication) { notebook.heard.append("app active") }
  func applicationDidEnterBackground(_ application: UIApplication) { notebook.heard.append("app background") }
}

/// A device with the app on it.
@MainActor struct NotesDevice {
  /// What the app's objects of all processes wrote into.
  let notebook: Notebook
  let driver: Driver

  /// `windows` of the app on an 11-inch iPad held in landscape; `sharing` is UIApplicationSupportsMultipleScenes.
  init(
    _ era: Era = Era(16), windows: Int = 2, sharing: Bool = true, fullScreen: Bool = false,
    masks: [String: UIInterfaceOrientationMask] = [:]
  ) throws {
    let notebook = Notebook()
    var app = AppBundle(
      name: "Notes",
      infoDictionary: InfoDictionary(
        supportedInterfaceOrientations: .all, requiresFullScreen: fullScreen, supportsMultipleScenes: sharing)
    ) { NotesDelegate(notebook, masks: masks) }
    app.sceneDelegate = { NotesScene(notebook) }
    app.sceneDelegates = ["Detail": { NotesScene(notebook, kind: "detail") }]
    self.notebook = notebook
    driver = Driver(
      try EmulatedDevice(
        profile: .iPadPro97, era: era, apps: Array(repeating: app, count: windows),
        installed: [app, Screens.app("Other")]))
    driver.turn(.landscapeLeft)
    notebook.heard.removeAll()
  }

  var device: EmulatedDevice { driver.device }

  /// Runs code of window 1, with the root controllers of all windows at hand.
  @discardableResult
  func code(_ body: ([UINavigationController]) -> Void) -> Outcome {
    device.perform(window: 1) { _ in
      body(UIApplication.shared.windows.compactMap { $0.rootViewController as? UINavigationController })
    }
  }

  func text(_ window: Int) -> String? {
    device.snapshot.windows.first { $0.id == window }?.root.find("count")?.text
  }
}
