// Raw values, keys, sizes and what is fixed at the moment it is read: rules that hold without much happening.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelTesting
import SwivelUI
import Testing

/// Forwards the mask to the top controller: the usual hack.
private final class ForwardingNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}

/// Says that its answers changed while it is being pushed.
private final class Announcing: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override func viewWillAppear(_ animated: Bool) { setNeedsUpdateOfSupportedInterfaceOrientations() }
}

/// Notes how long each turn takes.
private final class Timing: UIViewController {
  private let book: Notebook
  init(_ book: Notebook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    book.notes.append("\(coordinator.transitionDuration)")
  }
}

@MainActor struct SettingRuleTests {
  /// R-ENUM-07: raw values as UIKit's documentation of each enumeration lists them.
  @Test func rawValues() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == [0, 1, 2])
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  /// R-NEG-11: given an update asked for inside a push, when the push has ended, then one fresh question is put before the
  /// decision, and the answer is the incoming screen's.
  @Test func anUpdateInsideAPushAsksAfterIt() throws {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["X": { Announcing() }]) {
      ForwardingNavigation(rootViewController: MaskedV(.portrait))
    }
    let device = try TestDevice("iphone-se-3", iOS: "16", app, held: .portrait)
    let outcome = device.emulator.handle(DeviceInput(time: 9, event: .push(window: 1, screen: "X")))
    let calls = outcome.calls()
    let shown = try #require(calls.firstIndex { $0.hasPrefix("Announcing.viewDidAppear") })
    let questions = calls.indices.filter { calls[$0].contains("supportedInterfaceOrientations ->") }
    #expect(questions.count == 1)
    #expect(questions.allSatisfy { $0 > shown })
    #expect(calls[questions.first ?? 0].hasSuffix("-> landscapeRight|landscapeLeft"))
    device.window.expect(interface: .landscapeRight)
  }

  /// R-DEV-11: given the quirk and a flat device that was upright before, when the app begins to listen, then it hears of
  /// flat, upright and flat; without the quirk of nothing.
  @Test(arguments: [(Quirks.flatStartTellsThrice, ["faceUp", "portrait", "faceUp"]), (Quirks(), [])])
  func beginningWhileFlat(quirks: Quirks, heard: [String]) throws {
    let book = Notebook()
    let device = try TestDevice("iphone-8", iOS: "15", .test { V() }, quirks: quirks)
    // The test's delegate listens; one that begins later is the odd case.
    device.window.perform { _ in UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    device.rotate(.portrait)
    device.rotate(.faceUp)
    device.window.perform { _ in
      _ = SwivelUI.NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { book.notes.append("\(UIDevice.current.orientation)") }
      }
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    }
    #expect(book.notes == heard)
  }

  /// R-API-08: the trick of setting the device's orientation by its key turned interfaces up to era 15; from 16 on it does
  /// nothing but complain. Other keys do not exist.
  @Test(arguments: [("15", UIInterfaceOrientation.landscapeRight, false), ("16", .portrait, true)])
  func settingTheDevicesOrientation(version: String, interface: UIInterfaceOrientation, complains: Bool) throws {
    let device = try TestDevice("iphone-8", iOS: version, .test(plist: .allButUpsideDown) { V() }, held: .portrait)
    device.rotate(.portrait)
    let outcome = device.emulator.perform(window: 1) { _ in
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    }
    device.window.expect(interface: interface)
    #expect(outcome.ledger.contains { $0.call.hasPrefix("BUG IN CLIENT OF UIKIT") } == complains)
    let unknown = device.emulator.perform(window: 1) { _ in UIDevice.current.setValue(1, forKey: "attitude") }
    #expect(unknown.windows[0].reason == .exception)
  }

  /// R-WIN-04, R-WIN-05: given UIRequiresFullScreen and the version from which it is ignored, on this version the app is
  /// resizable or not. The second key has a meaning from 26.2 on, and only beside the first.
  @Test(arguments: [
    (true, Era(26, 2), Era(26, 1), false), (true, Era(26, 2), Era(26, 2), true), (true, Era(26, 2), Era(27), true),
    (true, Era(26), Era(26, 1), false), (true, Era(26), Era(26, 2), true), (true, Era(27), Era(26, 2), false),
    (true, nil, Era(26, 2), false), (true, nil, Era(27), true), (false, Era(26, 2), Era(18), true),
  ])
  func theVersionFromWhichFullScreenIsIgnored(requires: Bool, ignored: Era?, era: Era, isMultitasking: Bool) {
    let info = InfoDictionary(
      supportedInterfaceOrientationsPad: .all, requiresFullScreen: requires,
      requiresFullScreenIgnoredStartingWithVersion: ignored)
    #expect(info.isMultitasking(on: .pad, era: era) == isMultitasking)
  }

  /// R-WIN-05: given the first key alone on era 27, a drag tells the app of the last size only; with the second, of each.
  @Test(arguments: [(Era?.none, 1), (Era(26, 2), 5)])
  func dragsOfWindowsThatWereFullScreen(ignored: Era?, transitions: Int) throws {
    var app = AppBundle.test(plist: .all) { V() }
    app.infoDictionary.requiresFullScreen = true
    app.infoDictionary.requiresFullScreenIgnoredStartingWithVersion = ignored
    let device = try TestDevice("ipad-pro-11-4", iOS: "27", app, held: .portrait)
    let outcome = device.emulator.handle(
      DeviceInput(
        time: 9, event: .window(.resize(window: 1, width: 500, height: 600, .bottomRight, steps: 5))))
    #expect(outcome.ledger.filter { $0.call.hasPrefix("viewWillTransition") }.count == transitions)
  }

  /// R-WIN-10: what iPadOS 26.1 misplaces is in its place here: a landscape-only app fills the screen.
  @Test func aLandscapeOnlyAppFillsTheScreenOf261() throws {
    let device = try TestDevice(
      "ipad-pro-11-4", iOS: "26.1", .test(plist: .landscape) { MaskedV(.landscape) }, held: .landscapeLeft)
    let root = try #require(device.window.snapshot)
    let screen = device.emulator.snapshot.screenSize
    #expect(screen.width > screen.height)
    #expect(root.frame.origin == .zero)
    #expect(root.frame.size == screen)
  }

  /// R-ROT-08: a half turn takes twice as long as a quarter, 0.6 and 0.3 s: at least as long.
  @Test func aHalfTurnTakesLonger() throws {
    let book = Notebook()
    let device = try TestDevice("ipad-air-2", iOS: "12", .test(plist: .all) { Timing(book) }, held: .portrait)
    device.rotate(.landscapeLeft)
    device.rotate(.landscapeRight)
    #expect(book.notes == ["0.3", "0.6"])
  }

  /// R-ADP-06: given a manager that was read, when another style is set, then the presentation is of the first.
  @Test func readingTheManagerFixesItsKind() throws {
    let device = try TestDevice("ipad-air-2", iOS: "13", .test { V() })
    device.window.perform { window in
      let modal = B(.pageSheet)
      let manager = modal.presentationController
      modal.modalPresentationStyle = .popover
      window.rootViewController?.present(modal, animated: false)
      #expect(modal.presentationController === manager)
      #expect(modal.popoverPresentationController == nil)
      #expect(manager?.presentationStyle == .pageSheet)
    }
    device.window.expect(visible: "B")
  }

  /// R-TRAIT-03. Given a free window of this width, its horizontal class: published are 639 and 647 as compact and 678 as
  /// regular; 660 between them is ours.
  @Test(arguments: [
    (639.0, UIUserInterfaceSizeClass.compact), (647, .compact), (659, .compact), (660, .regular), (678, .regular),
  ])
  func theWidthThatIsRegular(width: Double, expected: UIUserInterfaceSizeClass) throws {
    let device = try TestDevice("ipad-pro-11-4", iOS: "26", .test(plist: .all) { V() }, held: .landscapeLeft)
    let resize = WindowOrder.resize(window: 1, width: width, height: 600, .bottomRight, steps: 1)
    _ = device.emulator.handle(DeviceInput(time: 9, event: .window(resize)))
    #expect(device.window.inspect { $0.traitCollection.horizontalSizeClass } == expected)
  }

  /// R-MET-07: a device of each size the rule lists.
  @Test(arguments: [
    ("iphone-4", "6", 320.0, 480.0), ("iphone-5", "6", 320, 568), ("iphone-6", "8", 375, 667),
    ("iphone-6-plus", "8", 414, 736), ("iphone-x", "11.1", 375, 812), ("iphone-11", "13", 414, 896),
    ("ipad-2", "5", 768, 1024),
    ("ipad-7", "13.1", 810, 1080), ("ipad-pro-105", "11", 834, 1112), ("ipad-pro-11-1", "12.1", 834, 1194),
    ("ipad-pro-129-1", "9.1", 1024, 1366),
  ])
  func sizesOfScreens(id: String, version: String, width: Double, height: Double) throws {
    let device = try TestDevice(TestModel(stringLiteral: id), iOS: version, .test { V() })
    #expect(device.emulator.snapshot.screenSize == CGSize(width: width, height: height))
  }
}
