// Several scenes of one app in one process: what they share, what stays each one's own, and what the app asks of the stage.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SceneTests {
  // MARK: One process

  @Test(
    "who shares UIKit's globals: windows of an app with UIApplicationSupportsMultipleScenes on an iPad from iOS 13 on",
    arguments: [(Era(13), true, true, 2), (Era(16), true, true, 2), (Era(16), false, false, 1)])
  func globals(era: Era, sharing: Bool, expected: Bool, scenes: Int) throws {
    let notes = try NotesDevice(era, sharing: sharing)
    let seen = [1, 2].map { id in
      notes.device.inspect(window: id) { _ in
        [
          ObjectIdentifier(UIApplication.shared), ObjectIdentifier(UIDevice.current),
          ObjectIdentifier(NotificationCenter.default), UIApplication.shared.delegate.map { ObjectIdentifier($0) },
        ]
      }
    }
    for place in 0..<4 { #expect((seen[0]?[place] == seen[1]?[place]) == expected) }
    notes.device.inspect(window: 2) { window in
      #expect(UIApplication.shared.connectedScenes.count == scenes)
      #expect(UIApplication.shared.openSessions.count == scenes)
      #expect(UIApplication.shared.windows.count == scenes)
      #expect(UIApplication.shared.supportsMultipleScenes == sharing)
      #expect(UIApplication.shared.connectedScenes.contains { $0 === window.windowScene })
    }
  }

  @Test("sets of scenes are enumerated in the same order by every device")
  func order() throws {
    let orders = try (1...3).map { _ in
      let notes = try NotesDevice(Era(16), windows: 8)
      return notes.device.inspect(window: 3) { _ in
        UIApplication.shared.connectedScenes.map(\.session.persistentIdentifier)
      }
    }
    #expect(orders[0]?.count == 8)
    #expect(orders[0] == orders[1] && orders[1] == orders[2])
  }

  @Test("two windows, one process: the device's notification comes once, and both windows turn (R-DEV-05)")
  func deviceNotification() throws {
    let notes = try NotesDevice()
    let outcome = notes.driver.turn(.portrait)
    #expect(notes.notebook.heard.filter { $0.hasPrefix("device") } == ["device portrait"])
    #expect(outcome.ledger.filter { $0.call == "UIDeviceOrientationDidChangeNotification" }.count == 1)
    #expect(outcome.windows.map(\.interface) == [.portrait, .portrait])
    let apart = try NotesDevice(sharing: false)
    apart.driver.turn(.portrait)
    #expect(apart.notebook.heard.filter { $0.hasPrefix("device") } == ["device portrait", "device portrait"])
  }

  // MARK: What one scene's code does to another

  /// Given the windows 1 and 2, when code of window 1 does something, then the ledgers of both.
  struct Row: CustomTestStringConvertible {
    let when: String
    let code: @MainActor @Sendable ([UINavigationController]) -> Void
    let first: [String]
    let second: [String]
    var testDescription: String { when }
  }

  nonisolated static let layout = ["viewWillLayoutSubviews 507×768", "viewDidLayoutSubviews 507×768"]

  nonisolated static let rows: [Row] = [
    Row(
      when: "adds a note: both scenes hear of it",
      code: { ($0[0].viewControllers[0] as? Notes)?.notebook.add("milk") },
      first: layout.map { "Notes.\($0)" }, second: layout.map { "Notes#2.\($0)" }),
    Row(
      when: "asks for layout of its own view", code: { $0[0].topViewController?.view.setNeedsLayout() },
      first: layout.map { "Notes.\($0)" }, second: []),
    Row(
      when: "asks for layout of the other's view", code: { $0[1].topViewController?.view.setNeedsLayout() },
      first: [], second: layout.map { "Notes#2.\($0)" }),
    Row(
      when: "lays out the other's view at once",
      code: {
        $0[1].topViewController?.view.setNeedsLayout()
        $0[1].topViewController?.view.layoutIfNeeded()
      }, first: [], second: layout.map { "Notes#2.\($0)" }),
    Row(
      when: "pushes onto the other's stack", code: { $0[1].pushViewController(V(), animated: false) }, first: [],
      second: [
        "V.willMove(toParent: UINavigationController#2)", "V.loadView", "V.viewDidLoad",
        "Notes#2.viewWillDisappear(false)", "V.viewWillAppear(false)", "V.viewIsAppearing(false)",
        "UINavigationController#2.viewWillLayoutSubviews 507×768",
        "UINavigationController#2.viewDidLayoutSubviews 507×768", "V.viewWillLayoutSubviews 507×768",
        "V.viewDidLayoutSubviews 507×768", "Notes#2.viewDidDisappear(false)", "V.viewDidAppear(false)",
        "V.didMove(toParent: UINavigationController#2)",
      ]),
    Row(
      when: "presents over the other, which is covered",
      code: { $0[1].present(B(.fullScreen), animated: false) }, first: [],
      second: [
        "B.loadView", "B.viewDidLoad", "UINavigationController#2.viewWillDisappear(false)",
        "Notes#2.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.viewWillLayoutSubviews 507×768", "B.viewDidLayoutSubviews 507×768", "B.viewDidAppear(false)",
        "UINavigationController#2.viewDidDisappear(false)", "Notes#2.viewDidDisappear(false)",
      ]),
    Row(
      when: "sets the style of the other's controller",
      code: { $0[1].topViewController?.overrideUserInterfaceStyle = .dark }, first: [],
      second: ["Notes#2.traitCollectionDidChange(C/R)"]),
    Row(
      when: "has the other present itself, for which UIKit raises",
      code: { $0[1].present($0[1], animated: false) }, first: [],
      second: [
        "UINavigationController#2.exception NSInvalidArgumentException: Application tried to present modal view controller "
          + "on itself. Presenting controller is UINavigationController."
      ]),
    Row(
      when: "exchanges the other's root",
      code: { $0[1].viewIfLoaded?.window?.rootViewController = V() }, first: [],
      second: [
        "UINavigationController#2.viewWillDisappear(false)", "Notes#2.viewWillDisappear(false)",
        "UINavigationController#2.viewDidDisappear(false)", "Notes#2.viewDidDisappear(false)", "V.loadView",
        "V.viewDidLoad", "V.viewWillAppear(false)", "V.viewIsAppearing(false)", "V.viewWillLayoutSubviews 507×768",
        "V.viewDidLayoutSubviews 507×768", "V.viewDidAppear(false)",
      ]),
  ]

  @Test("given two scenes side by side, when code of the first runs, then", arguments: rows)
  func ledgers(row: Row) throws {
    let notes = try NotesDevice()
    let outcome = notes.code(row.code)
    #expect(outcome.calls(window: 1) == row.first)
    #expect(outcome.calls(window: 2) == row.second)
    #expect(outcome.ending == .settled)
  }

  @Test("what is covered in the other's window is still the other's when code of the first lays it out")
  func coveredLayout() throws {
    let notes = try NotesDevice()
    notes.code { $0[1].present(B(.fullScreen), animated: false) }
    let outcome = notes.code {
      $0[1].topViewController?.view.setNeedsLayout()
      $0[1].topViewController?.view.layoutIfNeeded()
    }
    #expect(outcome.calls(window: 1) == [])
    #expect(outcome.calls(window: 2) == Self.layout.map { "Notes#2.\($0)" })
  }

  @Test("what the scenes share shows in both windows, and only where code or a notification carries it")
  func sharedModel() throws {
    let notes = try NotesDevice()
    let before = notes.device.snapshot.windows[1]
    notes.code { $0[0].topViewController?.view.subviews.compactMap { $0 as? UILabel }.first?.text = "mine" }
    #expect(notes.text(1) == "mine")
    #expect(notes.device.snapshot.windows[1] == before)
    notes.code { ($0[0].viewControllers[0] as? Notes)?.notebook.add("milk") }
    #expect([notes.text(1), notes.text(2)] == ["1", "1"])
    let apart = try NotesDevice(sharing: false)
    apart.code { ($0[0].viewControllers[0] as? Notes)?.notebook.add("milk") }
    #expect([apart.text(1), apart.text(2)] == ["1", "0"])
  }

  @Test("an exception in the other's window is that window's, and so is the receipt")
  func exception() throws {
    let notes = try NotesDevice()
    let outcome = notes.code { $0[1].present($0[1], animated: false) }
    #expect(outcome.windows.map(\.reason) == [.unaffected, .exception])
  }

  @Test(
    "whatever is done to one window, the other stays as it was, to the last view", arguments: 1...20)
  func isolation(seed: UInt64) throws {
    var steps = WalkTests.Steps(state: seed)
    let notes = try NotesDevice()
    let other = notes.device.snapshot.windows[1]
    for _ in 0..<30 {
      let choice = steps.next(6)
      let amount = steps.next(40)
      let outcome = notes.code { roots in
        let front = roots[0]
        switch choice {
        case 0: front.pushViewController(V(), animated: amount > 20)
        case 1: front.popViewController(animated: true)
        case 2: front.present(B(.fullScreen), animated: true)
        case 3: front.dismiss(animated: true)
        case 4: front.setNavigationBarHidden(amount > 20, animated: false)
        default: front.topViewController?.additionalSafeAreaInsets.top = CGFloat(amount)
        }
      }
      #expect(outcome.ledger.allSatisfy { $0.window == 1 })
      #expect(notes.device.snapshot.windows[1].root == other.root)
    }
  }

  // MARK: Requests

  @Test("a scene asks for another, with what it shall show, and gets it in the same input")
  func activation() throws {
    let notes = try NotesDevice(windows: 1)
    let outcome = notes.code { _ in
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "page"), options: nil
      ) { _ in Issue.record("refused") }
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }
    #expect(notes.notebook.heard == ["Notes-2 connects as detail for page"])
    #expect(outcome.windows.map(\.reason) == [.covered, .opened])
    #expect(notes.device.snapshot.windows.map(\.isForeground) == [false, true])
    #expect(
      outcome.calls(window: 2).prefix(2) == [
        "NotesDelegate.application(configurationForConnecting:) -> Detail", "NotesScene.scene(willConnectTo:)",
      ])
  }

  /// UISceneConfiguration: "the storyboard from the app's Info.plist file" of the configuration the delegate chose, not the first one's.
  @Test(arguments: [("Second", "second"), ("Plain", nil), (nil, "first")] as [(String?, String?)])
  func aSceneShowsTheStoryboardOfItsConfiguration(name: String?, shown: String?) throws {
    func document(_ word: String) -> [UInt8] {
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene sceneID="s"><objects><viewController title="\(word)" id="a" sceneMemberID="viewController">
        <view key="view" id="v"/></viewController></objects></scene></scenes></document>
        """.utf8)
    }
    var app = AppBundle(name: "Named", infoDictionary: InfoDictionary(supportsMultipleScenes: true)) {
      NamingDelegate(name)
    }
    app.sceneDelegate = { NamedScene() }
    app.sceneDelegates = ["Second": { NamedScene() }, "Plain": { PlainScene() }]
    app.sceneStoryboard = MainStoryboard(name: "First") { _, _ in }
    app.sceneStoryboards = ["Second": MainStoryboard(name: "Second") { _, _ in }]
    app.interfaceFiles = ["First.storyboard": document("first"), "Second.storyboard": document("second")]
    let device = try EmulatedDevice(profile: .iPadPro97, era: Era(16), apps: [app])
    #expect((device.inspect(window: 1) { $0.rootViewController?.title } ?? nil) == shown)
  }

  @Test("a scene brings another to the front, and closes it")
  func otherScenes() throws {
    let notes = try NotesDevice(windows: 2)
    notes.driver.send(.arrange(.full(window: 1)))
    notes.code { _ in
      let other = UIApplication.shared.openSessions.first { $0.persistentIdentifier == "Notes-2" }
      UIApplication.shared.requestSceneSessionActivation(other, userActivity: nil, options: nil)
    }
    #expect(notes.device.snapshot.windows.map(\.isForeground) == [false, true])
    notes.driver.send(.window(.focus(window: 1)))
    let outcome = notes.code { roots in
      guard let session = roots[1].view.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
    #expect(outcome.windows.map(\.reason) == [.unaffected, .closed])
    #expect(notes.device.snapshot.windows.map(\.id) == [1])
  }

  @Test(
    "an input carries out 32 requests of scenes, one a round; of more it is told", arguments: [(32, true), (33, false)])
  func manyRequests(count: Int, isSettled: Bool) throws {
    let notes = try NotesDevice(windows: 2)
    let outcome = notes.code { _ in
      let sessions = UIApplication.shared.openSessions.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
      for turn in 0..<count {
        UIApplication.shared.requestSceneSessionActivation(sessions[turn % 2], userActivity: nil, options: nil)
      }
    }
    #expect((outcome.ending == .settled) == isSettled, "\(outcome.ending)")
    guard case .unsettled(let text) = outcome.ending else { return }
    #expect(text.contains("the windows still give each other work after 32 rounds"), "\(text)")
  }

  @Test(
    "what cannot be done is an error of UISceneErrorDomain",
    arguments: [
      ("another scene of an app with one", false, 0, "The application does not support multiple scenes."),
      ("the ninth window", true, 1, "a device has at most 8 windows"),
    ])
  func refusals(what: String, sharing: Bool, code: Int, reason: String) throws {
    let notes = try NotesDevice(windows: sharing ? 8 : 1, sharing: sharing)
    var errors: [NSError] = []
    notes.code { _ in
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        errors.append($0 as NSError)
      }
      #expect(errors.isEmpty)
    }
    #expect(errors.map(\.domain) == ["UISceneErrorDomain"])
    #expect(errors.map(\.code) == [code])
    #expect(errors.map(\.localizedDescription) == [reason])
  }

  @Test("a device keeps its last window, and a discarded session cannot be asked for")
  func impossible() throws {
    let notes = try NotesDevice(windows: 1)
    var texts: [String] = []
    notes.code { roots in
      guard let session = roots[0].view.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { texts.append("\($0)") }
    }
    #expect(texts.count == 1 && texts[0].contains("window 1 is the last one"))
    notes.driver.send(.window(.open(app: "Notes")))
    var session: UISceneSession?
    notes.device.inspect(window: 2) { session = $0.windowScene?.session }
    notes.driver.send(.window(.close(window: 2)))
    notes.code { _ in
      UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
        texts.append(($0 as? UISceneError)?.reason ?? "")
      }
    }
    #expect(texts.last == "The scene session is discarded.")
  }

  // MARK: Orientations

  @Test("the app mask is asked for each window: all for the first, portrait for the second (R-MASK-10)")
  func masks() throws {
    let notes = try NotesDevice(fullScreen: true, masks: ["Notes-2": .portrait])
    #expect(notes.driver.window(1).interface == .landscapeRight)
    notes.driver.send(.window(.focus(window: 2)))
    #expect(notes.driver.window(2).interface == .portrait)
    #expect(notes.driver.turn(.landscapeRight).windows.map(\.reason) == [.covered, .mask])
    notes.driver.send(.window(.focus(window: 1)))
    #expect(notes.driver.window(1).interface == .landscapeLeft)
    #expect(notes.driver.window(2).interface == .portrait)
    // The main window is the one in front (R-API-10).
    for (front, expected) in [(1, UIInterfaceOrientation.landscapeLeft), (2, .portrait)] {
      notes.driver.send(.window(.focus(window: front)))
      for asking in [1, 2] {
        let seen = notes.device.inspect(window: asking) { _ in UIApplication.shared.statusBarOrientation }
        #expect(seen == expected)
      }
    }
  }

  @Test(
    "setStatusBarOrientation acts only if the controller in front supports nothing (R-API-09)",
    arguments: [
      (UIInterfaceOrientationMask.allButUpsideDown, UIInterfaceOrientation.portrait),
      (UIInterfaceOrientationMask(), .landscapeRight),
    ])
  func statusBar(mask: UIInterfaceOrientationMask, expected: UIInterfaceOrientation) throws {
    let app = AppBundle.test(plist: .allButUpsideDown) { MaskedGatedV(mask) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(12), apps: [app]))
    let frame = driver.window().frame
    _ = driver.device.perform(window: 1) { _ in
      UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == expected)
    }
    #expect(driver.window().interface == .portrait)
    #expect(driver.window().frame == frame)
  }
}

/// A scene's delegate that leaves the window to its storyboard.
private final class NamedScene: UIWindowSceneDelegate {}

/// One that makes it itself.
private final class PlainScene: UIWindowSceneDelegate {
  private var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

/// Chooses the configuration of one name for every scene.
private final class NamingDelegate: UIApplicationDelegate {
  private let name: String?
  init(_ name: String?) { self.name = name }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role) }
}
