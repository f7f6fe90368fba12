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
      let process = try #require(AppProcess.running)
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
    let canvas = try #require(layout.first { $0.identifier == "canvas" })
    #expect(canvas.solvedFrame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(canvas.constraints.count == 8)
    #expect(canvas.constraints[0].hasPrefix("<NSLayoutConstraint 'canvas-leading' UIView:canvas.leading == UIView:"))
    #expect(layout.allSatisfy { !$0.isAmbiguous || $0.identifier == "left-page" })
    #expect(layout.allSatisfy { $0.conflicts.isEmpty })
    #expect(device.layout(ofWindow: 2) == nil)
  }

  // MARK: The sequence and the weaknesses

  /// A book in a window of its own, resized by the test.
  private func withBook(
    _ make: @escaping @MainActor @Sendable () -> PagesViewController = { PagesViewController() },
    _ body: (UIWindow, PagesViewController, AppProcess) throws -> Void
  ) throws {
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(9, 3), apps: [.test { UINavigationController(rootViewController: make()) }],
      heldAt: .landscapeLeft)
    try device.inspect(window: 1) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let book = try #require(navigation.viewControllers.first as? PagesViewController)
      try body(window, book, try #require(AppProcess.running))
    }
  }

  private func resize(_ process: AppProcess, _ width: Double, _ height: Double) {
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
