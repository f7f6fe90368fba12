// What reaches apps from outside their windows: who hears of it and in which order, and what is said when it is nobody's.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// What was heard, in order.
@MainActor private final class Heard {
  var all: [String] = []
}

private final class Shaken: UIViewController {
  let heard: Heard
  let name: String
  let passesOn: Bool
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init(_ heard: Heard, name: String = "controller", passesOn: Bool = true) {
    self.heard = heard
    self.name = name
    self.passesOn = passesOn
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "name"
    view.addSubview(field)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.all.append("\(name) begins \(event?.type == .motion && event?.subtype == .motionShake)")
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.all.append("\(name) ends \(motion == .motionShake)")
    if passesOn { super.motionEnded(motion, with: event) }
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    heard.all.append("\(name) is told that memory is short")
  }
}

/// An app of one window without scene delegates.
private final class OutsideDelegate: UIResponder, UIApplicationDelegate {
  let heard: Heard
  let root: UIViewController
  var window: UIWindow?

  init(_ heard: Heard, _ root: UIViewController) {
    self.heard = heard
    self.root = root
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = [UIApplicationShortcutItem(type: "app.new", localizedTitle: "New Note")]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { heard.all.append("delegate") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    heard.all.append("opens \(url.absoluteString) from \(options[.sourceApplication] as? String ?? "elsewhere")")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    heard.all.append("goes on with \(userActivity.webpageURL?.absoluteString ?? "nothing")")
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    heard.all.append("chooses \(shortcutItem.type)")
    completionHandler(true)
  }
}

@MainActor struct SystemEventTests {
  private func driver(
    _ heard: Heard, era: Int = 15, root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> Driver {
    var app = AppBundle(name: "Outside", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all)) {
      OutsideDelegate(heard, root())
    }
    app.urlSchemes = ["outside"]
    return Driver(try EmulatedDevice(profile: .iPhone8, era: Era(era), apps: [app]))
  }

  /// UIResponder: motion events go to the first responder and up the chain; without one the controller in front has them.
  @Test func theControllerInFrontHearsOfAShake() throws {
    let heard = Heard()
    let driver = try driver(heard) { Shaken(heard) }
    #expect(driver.send(.system(.shake)).ending == .settled)
    #expect(heard.all == ["controller begins true", "controller ends true"])
  }

  /// UIApplication.applicationSupportsShakeToEdit: shaking offers to take back what was typed.
  @Test func aShakeOffersToTakeBackWhatWasTyped() throws {
    let heard = Heard()
    let driver = try driver(heard) { Shaken(heard) }
    driver.send(.type(window: 1, Typing("abc", into: "name")))
    driver.send(.system(.shake))
    #expect(heard.all == ["controller begins true", "controller ends true"])
    let alert = driver.device.inspect(window: 1) {
      $0.rootViewController?.presentedViewController as? UIAlertController
    }
    #expect(alert??.title == "Undo Typing" && alert??.actions.map(\.title) == ["Undo", "Cancel"])
    driver.send(.tap(window: 1, target: "Undo"))
    let text = driver.device.inspect(window: 1) { ($0.rootViewController as? Shaken)?.field.text }
    #expect(text == "")
  }

  @Test(
    "no offer: the app does not want it, or handles the shake itself, or nothing was typed",
    arguments: [(false, true, "abc"), (true, false, "abc"), (true, true, "")])
  func noOffer(supports: Bool, passesOn: Bool, text: String) throws {
    let heard = Heard()
    let driver = try driver(heard) { Shaken(heard, passesOn: passesOn) }
    _ = driver.device.perform(window: 1) { _ in UIApplication.shared.applicationSupportsShakeToEdit = supports }
    driver.send(.tap(window: 1, target: "name"))
    if !text.isEmpty { driver.send(.type(window: 1, Typing(text))) }
    driver.send(.system(.shake))
    #expect(driver.device.inspect(window: 1) { $0.rootViewController?.presentedViewController == nil } == true)
  }

  /// "Responding to low-memory warnings": the app's delegate, the controllers, the notification.
  @Test func shortMemoryIsToldToTheDelegateThenToEveryControllerThenToWhoListens() throws {
    let heard = Heard()
    let driver = try driver(heard) {
      let stack = UINavigationController(rootViewController: Shaken(heard, name: "below"))
      stack.pushViewController(Shaken(heard, name: "above"), animated: false)
      return stack
    }
    _ = driver.device.perform(window: 1) { _ in
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.all.append("listener") } }
    }
    #expect(driver.send(.system(.memoryWarning)).ending == .settled)
    #expect(
      heard.all == [
        "delegate", "below is told that memory is short", "above is told that memory is short", "listener",
      ])
  }

  /// An address of the app's own brings it to the front; a page of the web goes on in it.
  @Test func addressesComeToTheAppAlsoFromTheHomeScreen() throws {
    let heard = Heard()
    let driver = try driver(heard) { UIViewController() }
    driver.send(.system(.openURL("outside://page/2")))
    driver.send(.window(.home))
    let opened = driver.send(.system(.openURL("outside://page/3")))
    #expect(opened.ending == .settled && driver.device.snapshot.windows[0].isForeground)
    driver.send(.system(.openURL("https://example.com/4")))
    #expect(
      heard.all == [
        "opens outside://page/2 from elsewhere", "opens outside://page/3 from elsewhere",
        "goes on with https://example.com/4",
      ])
    let calls = opened.calls().filter { $0.contains("OutsideDelegate") }
    #expect(
      calls == [
        "OutsideDelegate.applicationWillEnterForeground", "OutsideDelegate.applicationDidBecomeActive",
        "OutsideDelegate.application(open: outside://page/3) -> true",
      ])
  }

  @Test(arguments: [
    ("inside://page", "no app here opens \"inside:\" addresses, only outside"),
    ("page", "\"page\" is no address with a scheme, such as myapp://page"),
  ])
  func anAddressThatIsNobodysIsRefused(address: String, words: String) throws {
    let heard = Heard()
    let driver = try driver(heard) { UIViewController() }
    #expect(Screens.refusal(driver.send(.system(.openURL(address)))) == words)
    #expect(heard.all == [])
  }

  /// By type or by title, as at the icon.
  @Test func aShortCutIsChosen() throws {
    let heard = Heard()
    let driver = try driver(heard) { UIViewController() }
    driver.send(.window(.home))
    driver.send(.system(.shortcut("New Note")))
    driver.send(.system(.shortcut("app.new")))
    #expect(heard.all == ["chooses app.new", "chooses app.new"])
    #expect(driver.device.snapshot.windows[0].isForeground)
    #expect(
      Screens.refusal(driver.send(.system(.shortcut("app.old"))))
        == "no app here has a short cut \"app.old\", only app.new")
  }

  @Test func nobodyIsShakenOnTheHomeScreen() throws {
    let heard = Heard()
    let driver = try driver(heard) { Shaken(heard) }
    driver.send(.window(.home))
    #expect(Screens.refusal(driver.send(.system(.shake))) == "no app is in front to be shaken")
    #expect(heard.all == [])
  }
}
