// What the scenes of one running app share: UIKit's globals, the main queue, and what is known of the whole app.
import DeviceCatalog
import Orientation

/// A process of an app, as iOS has one for all scenes of an app that supports several; every scene of any other app has a
/// process of its own here.
@MainActor package final class RunningApp {
  /// What the app asks of the device's stage.
  package enum StageRequest {
    /// A new scene, with what it shall connect with.
    case open(NSUserActivity?)
    /// The window with this number in front.
    case activate(Int)
    /// The window with this number gone for good.
    case destroy(Int)
  }

  /// Takes what the app asks of the stage and answers later, with the reason if it cannot be done. Nobody, unless a device has
  /// installed itself here.
  package var askStage: (@MainActor (StageRequest, @escaping @MainActor (String?) -> Void) -> Void)?

  let bundle: AppBundle
  let application = UIApplication()
  let uiDevice: UIDevice
  let screen: UIScreen
  /// The display connected to the device, while there is one.
  let externalScreen: UIScreen
  let notificationCenter = NotificationCenter()
  /// What the app keeps for all devices of its user.
  private(set) lazy var sharedValues = NSUbiquitousKeyValueStore()
  /// Who watches properties.
  let keyObservers = KeyObservers()
  /// What the app tells its user, made when it is first asked for.
  private(set) lazy var userNotifications = UNUserNotificationCenter()
  /// Whether the app delegate was told of the launch.
  var isLaunched = false
  /// The scene whose window was made key, or touched, last.
  private var keyScene: BackLink<AppScene>?
  // Links, because scenes keep their app.
  private var links: [BackLink<AppScene>] = []

  /// Whether anybody overrides traits, so that each controller has its own.
  var hasTraitOverrides = false
  /// Whether anything that scrolls was laid out: until then nothing follows the safe area by scrolling.
  var hasScrollViews = false
  /// Whether a view overrides `traitCollectionDidChange(_:)` or observes traits.
  var viewsHearTraits = false
  /// Whether there are page controllers whose spine may follow the orientation.
  var hasSpines = false
  /// The interactive transition whose animator is at work: completions of animations wait for the finger.
  weak var animatingContext: TransitionContext?
  /// Whether an animator of the app's own is at work, or what follows its animations.
  var isTransitioning = false
  /// Whether animations take time.
  var animates = true
  /// Documents that were asked for, by file name.
  var nibs: [String: NibFile] = [:]
  /// Scenes of storyboards being made inside each other.
  var nibNesting = 0
  /// Whether the optional delegate method that is being called turned out to be the default, which is no method to UIKit.
  private var reachedDefault = false
  private var deferred: [(scene: BackLink<AppScene>, body: @MainActor () -> Void)] = []
  private var isDraining = false
  /// Pictures and colours of the app.
  private(set) lazy var assets = AssetCatalog(bundle.interfaceFiles)
  /// Looks the app set for classes.
  let appearances = AppearanceProxies()
  /// Whether any view has a tint of its own.
  var usesTints = false
  /// How large the user wants text.
  var textSize: UIContentSizeCategory
  /// Whether the user wants it light or dark.
  var style: UIUserInterfaceStyle
  /// The menus of the app, and those of a place in it.
  private(set) lazy var menus = UIMenuSystem()
  private(set) lazy var contextMenus = UIMenuSystem()
  /// The menu of cut, copy and paste.
  private(set) lazy var menuController = UIMenuController()
  private(set) lazy var printController = UIPrintInteractionController()
  /// What the app copied.
  private(set) lazy var pasteboard = UIPasteboard(.general, pasteboards.general)
  /// What it copied under names.
  let pasteboards = PasteboardNames()
  /// How many objects were numbered.
  var objectCount = 0
  /// The controllers that were made; some may be gone.
  var controllers: [BackLink<UIViewController>] = []
  var livingAtMost = fewControllers
  private var instanceCounts: [ObjectIdentifier: Int] = [:]
  /// How many stand for each class that is not here.
  private var standInCounts: [String: Int] = [:]

  init(_ bundle: AppBundle, on device: DeviceContext) {
    self.bundle = bundle
    textSize = device.textSize
    style = device.style
    uiDevice = UIDevice(device: device)
    screen = UIScreen(device: device)
    externalScreen = UIScreen(device: device, isExternal: true)
  }

  deinit { MainActor.unchecked { end() } }

  /// Whether midnight came while the app was away.
  var missedDay = false

  // MARK: Scenes

  /// The scenes there are, in the order they were made.
  package var scenes: [AppScene] { links.compactMap(\.object) }

  func add(_ scene: AppScene) {
    links.append(scene.link)
    scenesDidChange()
  }

  /// The scene is gone: its window was closed, or never came to be.
  package func remove(_ scene: AppScene) {
    links.removeAll { $0 === scene.link }
    scene.hasSiblings = false
    if keyScene === scene.link { keyScene = nil }
    scenesDidChange()
  }

  private func scenesDidChange() {
    let scenes = scenes
    for scene in scenes { scene.hasSiblings = scenes.count > 1 }
  }

  package func makeKey(_ scene: AppScene) { keyScene = scene.link }

  /// The scene of the app's main window: the key one while it is on the screen, else the first that is (R-API-10).
  var mainScene: AppScene? {
    let key = keyScene?.object
    if let key, key.isForeground { return key }
    let scenes = scenes
    return scenes.first(where: \.isForeground) ?? key ?? scenes.first
  }

  // MARK: Optional methods

  /// The value of an optional delegate method, or nil when the delegate does not implement it.
  func optional<Value>(_ call: () -> Value) -> Value? {
    // A method that is there may make UIKit call others that are not: those say nothing of it.
    let outer = reachedDefault
    defer { reachedDefault = outer }
    reachedDefault = false
    let value = call()
    return reachedDefault ? nil : value
  }

  func noteDefault() { reachedDefault = true }

  // MARK: The main queue

  /// How many rounds of deferred work one input may take: work that defers more work without end is a loop.
  private static let maximumDeferredRounds = 100

  var hasDeferred: Bool { !deferred.isEmpty }

  func later(in scene: AppScene, _ body: @escaping @MainActor () -> Void) { deferred.append((scene.link, body)) }

  /// Does what was put off, in the order it was, each piece as its own scene's code; what belongs to a scene that is gone
  /// is forgotten with it.
  func runDeferred() {
    keyObservers.look()
    guard !isDraining, !deferred.isEmpty else { return }
    isDraining = true
    defer { isDraining = false }
    var rounds = 0
    while let first = deferred.first {
      guard rounds < Self.maximumDeferredRounds else {
        first.scene.object?.unsettled = "\(bundle.name) put off work \(rounds) times in one input"
        deferred.removeAll()
        return
      }
      rounds += 1
      let due = deferred
      deferred.removeAll()
      for (link, body) in due { link.object?.run { body() } }
    }
  }

  // MARK: Names

  /// The name the ledger gives a new instance of `type`: the class name, with `#n` from the second on.
  func subject(for type: ClassFacts) -> String {
    let count = (instanceCounts[type.id] ?? 0) + 1
    instanceCounts[type.id] = count
    return count == 1 ? type.name : "\(type.name)#\(count)"
  }

  /// The name of a new instance that stands for a class which is not here.
  func subject(named name: String) -> String {
    let count = (standInCounts[name] ?? 0) + 1
    standInCounts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}
