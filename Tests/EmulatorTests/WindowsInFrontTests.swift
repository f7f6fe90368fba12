// Windows an app shows in front of its own: toasts, alerts and the like, as UIWindow's documentation has them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A root that keeps what it is told.
private final class FrontRoot: UIViewController {
  var heard: [String] = []
  override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("\(Int(size.width))×\(Int(size.height))")
  }
}

/// What notifications told.
private final class Heard: @unchecked Sendable {
  var words: [String] = []
}

/// Takes touches where something of it is, and leaves the others to what lies below.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

/// Keeps windows as an app's delegate does, and counts taps.
@MainActor private final class Keeper {
  var windows: [UIWindow] = []
  var taps: [String] = []

  func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps.append(title) }, for: .touchUpInside)
    return button
  }
}

@MainActor @Suite struct WindowsInFrontTests {
  private let keeper = Keeper()

  private func driver(_ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15)) throws -> Driver {
    let device = try EmulatedDevice(
      profile: profile, era: era, apps: [.test(plist: .allButUpsideDown) { UIViewController() }])
    let driver = Driver(device)
    driver.turn(.portrait)
    try run(driver) { window in
      window.rootViewController?.view.addSubview(
        keeper.button("below", CGRect(x: 20, y: 100, width: 100, height: 44)))
    }
    return driver
  }

  /// Runs the app's code in an input of its own.
  private func run(_ driver: Driver, _ body: (UIWindow) -> Void) throws {
    let outcome = driver.device.perform(window: 1, body)
    try #require(outcome.ending == .settled, "\(outcome.ending)")
  }

  @discardableResult
  private func show<Window: UIWindow>(
    _ window: Window, level: UIWindow.Level = .alert, asKey: Bool = true, _ root: UIViewController = FrontRoot()
  ) -> Window {
    window.rootViewController = root
    window.windowLevel = level
    if asKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    keeper.windows.append(window)
    return window
  }

  /// makeKeyAndVisible() "shows the window and makes it the key window"; isHidden = false shows it and leaves the key window.
  @Test(arguments: [true, false]) func aSecondWindowIsShown(asKey: Bool) throws {
    let driver = try driver()
    try run(driver) { window in
      let root = FrontRoot()
      let front = show(UIWindow(frame: UIScreen.main.bounds), asKey: asKey, root)
      #expect(root.heard == ["willAppear"] && root.view.window === front && root.view.frame.size == window.bounds.size)
      let all = UIApplication.shared.windows
      #expect(all.count == 2 && all.first === window && all.last === front)
      #expect(UIApplication.shared.keyWindow === (asKey ? front : window))
      #expect(front.isKeyWindow == asKey && window.isKeyWindow != asKey)
      front.isHidden = true
      #expect(root.heard == ["willAppear", "didDisappear"] && UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.windows.count == 1 && window.isKeyWindow)
    }
  }

  private var front: [UIWindow] { Array(UIApplication.shared.windows.dropFirst()) }

  /// Windows lie by their levels, and then in the order they were shown.
  @Test func levelsOrderWindows() throws {
    let driver = try driver()
    try run(driver) { window in
      let alert = show(UIWindow(frame: window.bounds))
      let toast = show(UIWindow(frame: window.bounds), level: .statusBar)
      let second = show(UIWindow(frame: window.bounds))
      #expect(front == [toast, alert, second])
      toast.windowLevel = .alert + 1
      #expect(front == [alert, second, toast])
    }
  }

  /// Touches go to the window in front, unless it takes none or its hit test finds nothing.
  @Test(arguments: [("plain", ["front"]), ("passing", ["front", "below"]), ("idle", ["below"])])
  func touchesGoToTheWindowInFront(kind: String, expected: [String]) throws {
    let driver = try driver()
    try run(driver) { window in
      let front = kind == "passing" ? PassingWindow(frame: window.bounds) : UIWindow(frame: window.bounds)
      front.isUserInteractionEnabled = kind != "idle"
      show(front)
      front.rootViewController?.view.addSubview(keeper.button("front", CGRect(x: 20, y: 300, width: 100, height: 44)))
    }
    driver.tap("front")
    driver.tap("below")
    #expect(keeper.taps == expected)
  }

  /// A window as large as the screen turns with it, and its root is told; a smaller one stays where the app put it.
  @Test func windowsInFrontTurn() throws {
    let driver = try driver()
    try run(driver) { _ in
      show(UIWindow(frame: UIScreen.main.bounds))
      show(UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 60)))
    }
    driver.turn(.landscapeLeft)
    try run(driver) { window in
      let (large, small) = (keeper.windows[0], keeper.windows[1])
      #expect(window.bounds.size == CGSize(width: 667, height: 375) && large.bounds.size == window.bounds.size)
      #expect(large.rootViewController?.view.frame.size == window.bounds.size)
      #expect((large.rootViewController as? FrontRoot)?.heard == ["willAppear", "667×375"])
      #expect(small.frame == CGRect(x: 10, y: 20, width: 200, height: 60))
    }
  }

  /// A window that nobody keeps goes: the screen does not keep it.
  @Test func aForgottenWindowGoes() throws {
    let driver = try driver()
    try run(driver) { window in show(UIWindow(frame: window.bounds)) }
    try run(driver) { _ in #expect(UIApplication.shared.windows.count == 2) }
    try run(driver) { _ in keeper.windows = [] }
    try run(driver) { _ in #expect(UIApplication.shared.windows.count == 1) }
  }

  /// A window that leaves its scene, from era 13, leaves the screen.
  @Test func aWindowLeavesItsScene() throws {
    let driver = try driver()
    try run(driver) { window in
      let front = show(UIWindow(frame: window.bounds))
      front.windowScene = nil
      #expect(UIApplication.shared.windows.count == 1 && UIApplication.shared.keyWindow === window)
    }
  }

  /// What the app's own window presents stays behind; what the window in front presents lies in it.
  @Test func windowsInFrontPresent() throws {
    let driver = try driver()
    try run(driver) { window in
      let front = show(UIWindow(frame: window.bounds))
      let (below, above) = (UIViewController(), UIViewController())
      window.rootViewController?.present(below, animated: false)
      front.rootViewController?.present(above, animated: false)
      #expect(below.view.window === window && above.view.window === front)
      #expect(window.subviews.last === front)
      above.dismiss(animated: false)
      #expect(front.rootViewController?.presentedViewController == nil && below.view.window === window)
    }
  }

  /// Notifications tell of windows as they come, hear of keys and go.
  @Test func windowsAreTold() throws {
    let driver = try driver()
    try run(driver) { window in
      let told = Heard()
      let names: [(Notification.Name, String)] = [
        (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeKeyNotification, "key"),
        (UIWindow.didResignKeyNotification, "no key"), (UIWindow.didBecomeHiddenNotification, "hidden"),
      ]
      let center = NotificationCenter.default
      let tokens = names.map { name, word in
        center.addObserver(forName: name, object: nil, queue: nil) { note in
          told.words.append("\(note.object as AnyObject === window ? "own" : "front") \(word)")
        }
      }
      let front = show(UIWindow(frame: window.bounds))
      front.isHidden = true
      for token in tokens { center.removeObserver(token) }
      #expect(
        told.words == ["front visible", "own no key", "front key", "front hidden", "front no key", "own key"])
    }
  }
}
