// The Pages app against §19, seed 004: every listed window, and the weaknesses it must show.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import Pages
import SwivelUI
import Testing

@MainActor struct PagesTests {
  // Ratio = width / height of the canvas. Strictly between 0.8 and 1.2: padding = 0.15 × width at each side, new ratio =
  // 0.7 × ratio. Two pages from 1.2 to 1.6, both included.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let device: DeviceProfile
    let orientation: InterfaceOrientation
    let width: Double
    let height: Double
    let ratio: Double
    let padding: Double
    let newRatio: Double
    let canvas: Double
    let isTwoPages: Bool
    var testDescription: String { "\(name) \(width)×\(height)" }
  }

  nonisolated private static func row(
    _ name: String, _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ width: Double, _ height: Double,
    _ ratio: Double, _ padding: Double, _ newRatio: Double, _ canvas: Double, two: Bool = false
  ) -> Row {
    Row(
      name: name, device: device, orientation: orientation, width: width, height: height, ratio: ratio,
      padding: padding, newRatio: newRatio, canvas: canvas, isTwoPages: two)
  }

  nonisolated static let rows: [Row] = [
    row("9.7 portrait", .iPadPro97, .portrait, 768, 1024, 0.75, 0, 0.75, 768),
    row("9.7 landscape", .iPadPro97, .landscapeRight, 1024, 768, 1.3333, 0, 1.3333, 1024, two: true),
    row("9.7 landscape 1/2", .iPadPro97, .landscapeRight, 507, 768, 0.6602, 0, 0.6602, 507),
    row("9.7 landscape 2/3", .iPadPro97, .landscapeRight, 694, 768, 0.9036, 104.10, 0.6326, 485.8),
    row("9.7 landscape 1/3", .iPadPro97, .landscapeRight, 320, 768, 0.4167, 0, 0.4167, 320),
    row("9.7 portrait 2/3", .iPadPro97, .portrait, 438, 1024, 0.4277, 0, 0.4277, 438),
    row("9.7 portrait 1/3", .iPadPro97, .portrait, 320, 1024, 0.3125, 0, 0.3125, 320),
    row("12.9 portrait", .iPadPro129, .portrait, 1024, 1366, 0.7496, 0, 0.7496, 1024),
    row("12.9 landscape", .iPadPro129, .landscapeRight, 1366, 1024, 1.3340, 0, 1.3340, 1366, two: true),
    row("12.9 landscape 1/2", .iPadPro129, .landscapeRight, 678, 1024, 0.6621, 0, 0.6621, 678),
    row("12.9 landscape 3/4", .iPadPro129, .landscapeRight, 981, 1024, 0.9580, 147.15, 0.6706, 686.7),
    row("12.9 landscape 1/4", .iPadPro129, .landscapeRight, 375, 1024, 0.3662, 0, 0.3662, 375),
    row("12.9 portrait 2/3", .iPadPro129, .portrait, 639, 1366, 0.4678, 0, 0.4678, 639),
    row("phone landscape", .iPhone6, .landscapeRight, 667, 375, 1.7787, 0, 1.7787, 667),
    row("phone portrait", .iPhone6, .portrait, 375, 667, 0.5622, 0, 0.5622, 375),
  ]

  @Test(arguments: rows) func everyListedWindow(_ row: Row) throws {
    let device = try EmulatedDevice(profile: row.device, era: Era(9, 3), apps: [Pages.app])
    try device.inspect(window: 1) { window in
      let process = try #require(AppScene.running)
      // Another size first, so that this one is announced.
      process.move(to: CGRect(x: 0, y: 0, width: 500, height: 1000), row.orientation)
      process.move(to: CGRect(x: 0, y: 0, width: row.width, height: row.height), row.orientation)
      let shown = try Shown(window)
      #expect(abs(shown.ratio - row.ratio) < 0.0001)
      #expect(abs(shown.padding - row.padding) < 0.01)
      #expect(abs(shown.newRatio - row.newRatio) < 0.0001)
      #expect(abs(shown.canvas - row.canvas) < 0.01)
      #expect(abs(Double(shown.solved.width) - row.canvas) < 0.01)
      #expect(abs(Double(shown.solved.minX) - row.padding) < 0.01)
      #expect(shown.isTwoPages == row.isTwoPages)
      // The frame is the solution's edges rounded to half points: these screens have two pixels a point.
      #expect(Double(shown.frame.minX) == (row.padding * 2).rounded() / 2)
      #expect(Double(shown.frame.maxX) == ((row.padding + row.canvas) * 2).rounded() / 2)
      #expect(Double(shown.frame.height) == row.height)
    }
  }

  @Test func aSplitScreenHasTwoBooks() throws {
    let device = Driver(
      try EmulatedDevice(profile: .iPadPro97, era: Era(9, 3), apps: [Pages.app, Pages.app], heldAt: .landscapeLeft))
    for window in 1...2 {
      #expect(device.window(window).frame.size == CGSize(width: 507, height: 768))
      #expect(device.window(window).root.find("left-page")?.isHidden == true)
    }
    device.send(.arrange(.full(window: 1)))
    let book = device.window(1).root
    #expect(book.find("left-page")?.isHidden == false)
    // Two pages share 1024 equally.
    #expect(book.find("left-page")?.frame == CGRect(x: 0, y: 0, width: 512, height: 768))
    #expect(book.find("right-page")?.frame == CGRect(x: 512, y: 0, width: 512, height: 768))
    device.turn(.portrait)
    #expect(device.window(1).root.find("right-page")?.frame.width == 768)
  }

  @Test func theLayoutCanBeAskedFor() throws {
    let device = try EmulatedDevice(profile: .iPadPro97, era: Era(9, 3), apps: [Pages.app])
    let layout = try #require(device.layout(ofWindow: 1))
    #expect(layout.app == "Pages")
    let canvas = try #require(layout.views.first { $0.identifier == "canvas" })
    #expect(canvas.solvedFrame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    // Leading, trailing, top and bottom; what ties the spread to the canvas stands with the spread, which lies deeper.
    #expect(canvas.constraints.count == 4)
    #expect(
      canvas.constraints[0].text.hasPrefix("<NSLayoutConstraint 'canvas-leading' UIView:canvas.leading == UIView:"))
    #expect(layout.views.filter(\.isAmbiguous) == [])
    #expect(layout.conflicts.isEmpty)
    #expect(device.layout(ofWindow: 2) == nil)
  }

  @Test func whatIsOpenAndWhatCannotHold() throws {
    // "about" is 560 wide and keeps 20 from both edges: anywhere in 1024, nowhere in 507.
    let driver = Driver(
      try EmulatedDevice(profile: .iPadPro97, era: Era(9, 3), apps: [Pages.app, Pages.app], heldAt: .landscapeLeft))
    driver.send(.push(window: 1, screen: "About"))
    let narrow = try #require(driver.device.layout(ofWindow: 1))
    let conflict = try #require(narrow.conflicts.first)
    #expect(narrow.conflicts.count == 1)
    #expect(conflict.members.count == 4)
    #expect(conflict.members.contains { $0.contains("'UIView-Encapsulated-Layout-Width'") && $0.contains("== 507 ") })
    #expect(conflict.broken == "<NSLayoutConstraint 'about-width' UILabel:about.width == 560   (active)>")
    let text = try #require(narrow.views.first { $0.identifier == "about" })
    #expect(text.constraints.filter(\.isBroken).map(\.text) == [conflict.broken])
    #expect(text.constraints.filter { $0.conflicts == [0] }.count == 3)
    driver.send(.arrange(.full(window: 1)))
    let wide = try #require(driver.device.layout(ofWindow: 1))
    #expect(wide.conflicts.isEmpty)
    #expect(wide.views.first { $0.identifier == "about" }?.isAmbiguous == true)
  }

  // MARK: The sequence and the weaknesses

  /// A book in a window of its own, resized by the test.
  private func withBook(
    _ make: @escaping @MainActor @Sendable () -> PagesViewController = { PagesViewController() },
    _ body: (UIWindow, PagesViewController, AppScene) throws -> Void
  ) throws {
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(9, 3), apps: [.test { UINavigationController(rootViewController: make()) }],
      heldAt: .landscapeLeft)
    try device.inspect(window: 1) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let book = try #require(navigation.viewControllers.first as? PagesViewController)
      try body(window, book, try #require(AppScene.running))
    }
  }

  private func resize(_ process: AppScene, _ width: Double, _ height: Double) {
    process.device.ledger.begin()
    process.move(to: CGRect(x: 0, y: 0, width: width, height: height), .landscapeRight)
  }

  @Test func aChangedConstantBringsOneMorePass() throws {
    // R-LAY-08: the pass that computes pads the canvas, which lays out once more; then nothing is due.
    try withBook { window, book, process in
      let count = book.computations
      resize(process, 694, 768)
      let passes = process.device.ledger.entries.filter {
        $0.subject == "PagesViewController" && $0.call.hasPrefix("viewDidLayoutSubviews")
      }
      #expect(passes.count == 2)
      #expect(book.computations == count + 1)
      let padded = try Shown(window)
      #expect(padded.frame.width == 486)
      resize(process, 507, 768)
      let narrow = try Shown(window)
      #expect(narrow.frame.width == 507)
    }
  }

  @Test func withoutAStartTheLaunchIsNeverComputed() throws {
    // Bug 1. Held upright, era 9 announces no size at launch.
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(9, 3), apps: [.test { PagesViewController(startsDue: false) }], heldAt: .portrait)
    let computations = device.inspect(window: 1) { ($0.rootViewController as? PagesViewController)?.computations }
    #expect(computations == 0)
  }

  @Test func aTurnWhileCoveredIsMissed() throws {
    // Bug 2, R-HID-01: two pages before; the window becomes narrow under another screen; still two pages on return.
    try withBook { window, book, process in
      let before = try Shown(window)
      #expect(before.isTwoPages)
      book.navigationController?.pushViewController(UIViewController(), animated: false)
      resize(process, 507, 768)
      book.navigationController?.popViewController(animated: false)
      process.settle()
      #expect(book.view.bounds.width == 507)
      let after = try Shown(window)
      #expect(after.isTwoPages)
    }
  }

  @Test func aBarThatComesIsMissed() throws {
    // Bug 2, R-ROT-09: the canvas loses 44 of its height, which makes 1024 / 724 = 1.4144; still 1.3333 is shown.
    let driver = Driver(
      try EmulatedDevice(profile: .iPadPro97, era: Era(9, 3), apps: [Pages.app], heldAt: .landscapeLeft))
    driver.turn(.landscapeLeft)
    let outcome = driver.tap("bar")
    #expect(!outcome.calls().contains { $0.contains("viewWillTransition") })
    let shown = driver.window().root
    #expect(shown.find("canvas")?.frame == CGRect(x: 0, y: 44, width: 1024, height: 724))
    #expect(shown.find("figures")?.text?.hasPrefix("ratio 1.3333 ") == true)
    // A turn there and back is announced: it is computed from the canvas as it is.
    driver.turn(.portrait)
    driver.turn(.landscapeLeft)
    #expect(driver.window().root.find("figures")?.text?.hasPrefix("ratio 1.4144 ") == true)
  }

  @Test func theFirstPassIsTakenForTheLast() throws {
    // Bug 3, R-APP-06: 320 × 768 in the first pass, so one page; the view is 1024 × 768 in the end, which would take two.
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(13), apps: [.test { SettlingViewController() }], heldAt: .landscapeLeft)
    try device.inspect(window: 1) { window in
      let container = try #require(window.rootViewController as? SettlingViewController)
      #expect(container.book.view.bounds.size == CGSize(width: 1024, height: 768))
      #expect(container.book.computations == 1)
      let shown = try Shown(window)
      #expect(abs(shown.ratio - 0.4167) < 0.0001)
      #expect(!shown.isTwoPages)
    }
  }

  @Test(arguments: [(Quirks.backgroundSnapshots, 2), (Quirks(), 0)])
  func picturesForTheBackgroundFlipThePages(_ quirks: Quirks, _ computations: Int) throws {
    // Bug 7, R-WIN-12: 1024 × 768 with two pages is resized to 768 × 1024 with one, and back.
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadPro97, era: Era(9, 3),
        apps: [.test { PagesViewController() }, .test { UIViewController() }], heldAt: .landscapeLeft, quirks: quirks))
    driver.send(.arrange(.full(window: 1)))
    let book = try #require(driver.device.inspect(window: 1) { $0.rootViewController as? PagesViewController } ?? nil)
    let before = book.computations
    let outcome = driver.send(.arrange(.full(window: 2)))
    #expect(book.computations - before == computations)
    let sizes = outcome.calls().filter { $0.contains("viewWillTransition(to: ") }
    #expect(sizes.count == computations)
    if computations > 0 {
      #expect(sizes[0].contains("768×1024"))
      #expect(sizes[1].contains("1024×768"))
    }
    #expect(driver.window().root.find("left-page")?.isHidden == false)
  }

  @Test func aDefaultThatIsNotZeroSpoilsTheRatio() throws {
    // Bug 4: default 20 in 694 × 768: the canvas is 654 wide, so padding is 98.1 and the promised ratio 0.7 × 654/768 =
    // 0.5961; but the canvas becomes 694 - 196.2 = 497.8 wide, which is 0.6482.
    let padded: @MainActor @Sendable () -> PagesViewController = { PagesViewController(defaultConstant: 20) }
    try withBook(padded) { window, _, process in
      resize(process, 694, 768)
      let shown = try Shown(window)
      #expect(abs(shown.padding - 98.1) < 0.01)
      #expect(abs(shown.newRatio - 0.5961) < 0.0001)
      #expect(abs(Double(shown.solved.width) / 768 - 0.6482) < 0.0001)
    }
  }

  @Test func computingAgainWithoutAResetUndoesThePadding() throws {
    // Bug 5: 485.8 / 768 = 0.6325 is no ratio to pad, so padding is 0 again.
    try withBook { window, book, process in
      resize(process, 694, 768)
      book.computeAgain()
      process.settle()
      let shown = try Shown(window)
      #expect(abs(shown.ratio - 0.6325) < 0.001)
      #expect(shown.padding == 0)
      #expect(shown.frame.width == 694)
    }
  }

  @Test(arguments: [(800.0, 1000.0, false), (801, 1000, true), (1199, 1000, true), (1200, 1000, false)])
  func theLimitsThemselvesAreNotPadded(_ width: Double, _ height: Double, _ isPadded: Bool) throws {
    // Bug 6: strict inequalities at 0.8 and 1.2.
    try withBook { window, _, process in
      resize(process, width, height)
      let shown = try Shown(window)
      #expect((shown.padding > 0) == isPadded)
    }
  }

  @Test(arguments: [(1200.0, true), (1600.0, true), (1601.0, false), (1199.0, false)])
  func bothLimitsOfTwoPagesAreIncluded(_ width: Double, _ isTwoPages: Bool) throws {
    try withBook { window, _, process in
      resize(process, width, 1000)
      let shown = try Shown(window)
      #expect(shown.isTwoPages == isTwoPages)
    }
  }
}

/// What the book shows.
@MainActor private struct Shown {
  let ratio: Double
  let padding: Double
  let newRatio: Double
  let canvas: Double
  let isTwoPages: Bool
  let frame: CGRect
  /// The constraints' solution before rounding.
  let solved: CGRect

  init(_ window: UIWindow) throws {
    let label = try #require(window.firstVisible { $0.accessibilityIdentifier == "figures" } as? UILabel)
    let numbers = try #require(label.text).split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 4)
    (ratio, padding, newRatio, canvas) = (numbers[0], numbers[1], numbers[2], numbers[3])
    isTwoPages = window.firstVisible { $0.accessibilityIdentifier == "left-page" } != nil
    let view = try #require(window.firstVisible { $0.accessibilityIdentifier == "canvas" })
    frame = view.frame
    solved = try #require(view.solvedFrame)
  }
}
