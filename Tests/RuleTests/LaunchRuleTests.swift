// Launches by era: with which bounds a root loads, and what it is told before it appears.
import DeviceFixtures
import Emulator
import Orientation
import SwivelTesting
import SwivelUI
import Testing

@MainActor struct LaunchRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var model: TestModel
    var version: String
    var plist: UIInterfaceOrientationMask = .allButUpsideDown
    var mask: UIInterfaceOrientationMask = .all
    var held: UIDeviceOrientation
    /// The notes of the root, without repeated layouts.
    var notes: [String]
    var testDescription: String { "\(rule), iOS \(version), held \(held)" }
  }

  // swift-format-ignore
  nonisolated static let rows: [Row] = [
    Row(rule: "R-LAUNCH-03", model: "iphone-8", version: "15", held: .landscapeLeft, notes: [
      "viewDidLoad", "viewWillAppear 667×375 landscapeRight 11", "viewIsAppearing 667×375 landscapeRight 11",
      "viewDidLayoutSubviews 667×375 landscapeRight 11", "viewDidAppear 667×375 landscapeRight 11",
    ]),
    Row(rule: "R-LAUNCH-03", model: "iphone-8", version: "15", held: .portrait, notes: [
      "viewDidLoad", "viewWillAppear 375×667 portrait 12", "viewIsAppearing 375×667 portrait 12",
      "viewDidLayoutSubviews 375×667 portrait 12", "viewDidAppear 375×667 portrait 12",
    ]),
    Row(rule: "R-LAUNCH-02", model: "iphone-8", version: "15", plist: .landscape, held: .portrait, notes: [
      "viewDidLoad", "viewWillAppear 667×375 landscapeRight 11", "viewIsAppearing 667×375 landscapeRight 11",
      "viewDidLayoutSubviews 667×375 landscapeRight 11", "viewDidAppear 667×375 landscapeRight 11",
    ]),
  ]

  @Test(arguments: rows)
  func launches(row: Row) throws {
    let root = Notebook()
    _ = try TestDevice(
      row.model, iOS: row.version, .test(plist: row.plist) { Watcher(root, mask: row.mask) }, held: row.held)
    var notes: [String] = []
    for note in root.notes where note != notes.last { notes.append(note) }
    #expect(notes == row.notes)
  }

  /// R-LAUNCH-01: given era 9 held in landscape, the root loads and appears in portrait and is turned before it has appeared.
  @Test func launchesUprightAndIsTurned() throws {
    let root = Notebook()
    let device = try TestDevice(
      .phone(width: 375, height: 667), iOS: "9", .test { Watcher(root) }, held: .landscapeLeft)
    device.window.expect(interface: .landscapeRight)
    #expect(root.notes.only("viewWillAppear").first?.hasPrefix("viewWillAppear 375×667 portrait") == true)
    let order = root.notes.calls
    let turn = try #require(order.firstIndex(of: "viewWillTransition"))
    let appeared = try #require(order.firstIndex(of: "viewDidAppear"))
    #expect(turn < appeared)
    #expect(root.notes.only("viewDidAppear") == ["viewDidAppear 667×375 landscapeRight 11"])
  }

  /// R-LAUNCH-04, R-APP-06: given era 15 and a root that allows landscape alone, held upright: a trait call, no size call, then layout.
  @Test func aRootThatExcludesTheLaunch() throws {
    let root = Notebook()
    let device = try TestDevice("iphone-8", iOS: "15", .test { Watcher(root, mask: .landscape) }, held: .portrait)
    device.window.expect(interface: .landscapeRight)
    #expect(root.notes.only("viewWillAppear").first?.hasPrefix("viewWillAppear 375×667") == true)
    #expect(root.notes.only("willTransition").count == 1)
    #expect(root.notes.only("viewWillTransition").isEmpty)
    #expect(root.notes.only("viewDidLayoutSubviews").last == "viewDidLayoutSubviews 667×375 landscapeRight 11")
    #expect(root.notes.only("viewDidAppear") == ["viewDidAppear 667×375 landscapeRight 11"])
  }

  /// R-LAUNCH-06, T8: an iPad under iOS 5 launched in landscape, bounds of a root under a 20-point status bar.
  @Test func anIPadUnderIOS5() throws {
    let device = try TestDevice(
      "ipad-1", iOS: "5", .test(plist: .all) { LegacyV(.all) }, held: .landscapeLeft)
    // Questions are not part of the order (§18, R-LEG-06).
    device.window.expectCalls(
      "LegacyV.viewDidLoad", "LegacyV.viewWillAppear", "LegacyV.willRotate(to: landscapeRight)",
      "LegacyV.viewWillLayoutSubviews 1024×748", "LegacyV.viewDidLayoutSubviews 1024×748",
      "LegacyV.willAnimateRotation(to: landscapeRight)", "LegacyV.viewDidAppear")
    device.window.expectNoCalls("didRotate")
  }
}
