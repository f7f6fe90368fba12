// The Programmatic app against §19, seed 003: its table, the helpers, and the weaknesses it must show.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import Programmatic
import SwivelUI
import Testing

@MainActor struct ProgrammaticTests {
  /// The screen on top of window 1's stack, inside the app's process.
  static func screen<Result>(_ device: EmulatedDevice, _ body: (PlacementViewController) throws -> Result) throws
    -> Result
  {
    let result = try device.inspect(window: 1) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      return try body(try #require(navigation.topViewController as? PlacementViewController))
    }
    return try #require(result)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let device: DeviceProfile
    let era: Era
    let turned: DeviceOrientation
    /// Beside another app.
    var isHalf = false
    let window: CGSize
    let framedTop: CGFloat
    let center: CGPoint
    /// The width the instructions wrap at when the screen is first laid out here: 75 % of the view's.
    let wrap: CGFloat
    var testDescription: String { name }
  }

  // navigationBar.maxY + 6: 64, 32 (compact height), 44 (Plus), 64, 70 (bar of 50), 88 and 64 points.
  nonisolated static let rows: [Row] = [
    Row(
      name: "phone portrait", device: .iPhone6, era: Era(8), turned: .portrait,
      window: CGSize(width: 375, height: 667), framedTop: 70, center: CGPoint(x: 187.5, y: 333.5), wrap: 281.25),
    Row(
      name: "phone landscape", device: .iPhone6, era: Era(8), turned: .landscapeLeft,
      window: CGSize(width: 667, height: 375), framedTop: 38, center: CGPoint(x: 333.5, y: 187.5), wrap: 500.25),
    Row(
      name: "Plus landscape", device: .iPhone6Plus, era: Era(8), turned: .landscapeLeft,
      window: CGSize(width: 736, height: 414), framedTop: 50, center: CGPoint(x: 368, y: 207), wrap: 552),
    Row(
      name: "pad portrait, iOS 9", device: .iPadPro97, era: Era(9, 3), turned: .portrait,
      window: CGSize(width: 768, height: 1024), framedTop: 70, center: CGPoint(x: 384, y: 512), wrap: 576),
    Row(
      name: "pad portrait, iOS 12", device: .iPadPro97, era: Era(12), turned: .portrait,
      window: CGSize(width: 768, height: 1024), framedTop: 76, center: CGPoint(x: 384, y: 512), wrap: 576),
    Row(
      name: "iPhone X portrait", device: .iPhoneX, era: Era(11, 1), turned: .portrait,
      window: CGSize(width: 375, height: 812), framedTop: 94, center: CGPoint(x: 187.5, y: 406), wrap: 281.25),
    Row(
      name: "half a pad", device: .iPadPro97, era: Era(9, 3), turned: .landscapeLeft, isHalf: true,
      window: CGSize(width: 507, height: 768), framedTop: 70, center: CGPoint(x: 253.5, y: 384), wrap: 380.25),
  ]

  @Test(arguments: rows) func everyRowOfTheTable(_ row: Row) throws {
    let apps = row.isHalf ? [Programmatic.app, Programmatic.app] : [Programmatic.app]
    let driver = Driver(try EmulatedDevice(profile: row.device, era: row.era, apps: apps, heldAt: row.turned))
    driver.turn(row.turned)
    // A new screen is laid out here first.
    driver.send(.push(window: 1, screen: "Second"))
    try Self.screen(driver.device) { screen in
      #expect(screen.view.bounds.size == row.window)
      #expect(screen.framedLabel.frame == CGRect(x: 50, y: row.framedTop, width: 100, height: 100))
      #expect(abs(screen.instructionsLabel.center.x - row.center.x) <= 0.5)
      #expect(abs(screen.instructionsLabel.center.y - row.center.y) <= 0.5)
      #expect(screen.wrapWidth == row.wrap)
      #expect(screen.instructionsLabel.frame.width <= row.wrap)
      #expect(screen.pointLabel.frame.origin == CGPoint(x: 160, y: 70))
      #expect(screen.lockButton.frame.minY == screen.instructionsLabel.frame.maxY + 8)
      #expect(abs(screen.lockButton.frame.midX - row.center.x) <= 0.5)
      #expect(screen.centerLabel.isHidden == (row.window.width > row.window.height || row.isHalf))
    }
  }

  @Test func theWidthIsComputedOnce() throws {
    // Bug 5: first laid out in portrait, 281.25 for ever.
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: Era(8), apps: [Programmatic.app]))
    driver.turn(.landscapeLeft)
    try Self.screen(driver.device) { screen in
      #expect(screen.view.bounds.width == 667)
      #expect(screen.wrapWidth == 281.25)
      #expect(screen.instructionsLabel.frame.height == 41)
    }
    driver.turn(.portrait)
    driver.turn(.landscapeLeft)
    // One line would do in 500.25.
    driver.send(.push(window: 1, screen: "Second"))
    try Self.screen(driver.device) { screen in
      #expect(screen.wrapWidth == 500.25)
      #expect(screen.instructionsLabel.frame.height == 20.5)
    }
  }

  // Bug 1: what each version takes for upright, by device and interface.
  @Test(arguments: [
    ("First", DeviceProfile.iPhone6, [DeviceOrientation.unknown], true),
    ("First", .iPhone6, [.portrait], false), ("First", .iPhone6, [.portrait, .faceUp], true),
    ("Second", .iPhone6, [.portrait, .faceUp], false), ("Second", .iPhone6, [.landscapeLeft], true),
    ("Second", .iPhone6, [.landscapeLeft, .portrait], false),
    ("Second", .iPadAir1, [.portraitUpsideDown], true), ("First", .iPadAir1, [.portraitUpsideDown], true),
  ])
  func whatCountsAsUpright(
    _ version: String, _ profile: DeviceProfile, _ attitudes: [DeviceOrientation], _ isHidden: Bool
  ) throws {
    let driver = Driver(try EmulatedDevice(profile: profile, era: Era(8), apps: [Programmatic.app]))
    for attitude in attitudes where attitude != .unknown { driver.turn(attitude) }
    driver.send(.push(window: 1, screen: version))
    try Self.screen(driver.device) { #expect($0.centerLabel.isHidden == isHidden) }
  }

  @Test func theCenterLabelIsPlacedBeforeTheInstructions() throws {
    // Bug 2. First pass: instructions still at (0, 0), so y = −h − m. After landscape: half of 375 instead of half of 667.
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: Era(8), apps: [Programmatic.app]))
    let (small, large) = try Self.screen(driver.device) { screen in
      (screen.centerLabel.frame.height, screen.instructionsLabel.frame.height)
    }
    #expect(small == 20.5 && large == 41)
    try Self.screen(driver.device) { #expect($0.centerLabelTops.first == -small - 8) }
    driver.turn(.portrait)
    driver.turn(.landscapeLeft)
    driver.turn(.portrait)
    try Self.screen(driver.device) { screen in
      #expect(abs(screen.centerLabel.frame.minY - (187.5 - large / 2 - small - 8)) <= 0.5)
      // One more pass hides it.
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      #expect(abs(screen.centerLabel.frame.minY - (333.5 - large / 2 - small - 8)) <= 0.5)
    }
  }

  @Test func theFirstVersionHasNoSuchBug() throws {
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: Era(8), apps: [Programmatic.app]))
    driver.turn(.portrait)
    driver.send(.push(window: 1, screen: "First"))
    driver.turn(.landscapeLeft)
    driver.turn(.portrait)
    // Below the framed label: 170 + 8.
    try Self.screen(driver.device) { #expect($0.centerLabelTops.allSatisfy { $0 == 178 }) }
  }

  /// The screen as the child of a container that leaves something free at the left and at the top.
  private func withChild(
    shiftedBy offset: CGPoint, _ profile: DeviceProfile, _ body: (PlacementViewController) throws -> Void
  ) throws {
    let device = try EmulatedDevice(
      profile: profile, era: Era(9, 3),
      apps: [.test { UINavigationController(rootViewController: ShiftingViewController(by: offset)) }])
    try device.inspect(window: 1) { window in
      let navigation = try #require(window.rootViewController as? UINavigationController)
      try body(try #require(navigation.topViewController as? ShiftingViewController).child)
    }
  }

  @Test func aColumnShiftsEverythingByItsOrigin() throws {
    // Bug 3, R-LAY-09: the view's frame stands in for its bounds; 320 too far right in a column at x = 320.
    try withChild(shiftedBy: CGPoint(x: 320, y: 0), .iPadPro97) { child in
      #expect(child.view.bounds.midX == 224)
      #expect(child.instructionsLabel.center.x == 544)
      #expect(abs(child.lockButton.frame.midX - 544) <= 0.5)
    }
  }

  @Test func belowTheBarItsHeightCountsTwice() throws {
    // Bug 4: a view that begins at 64 places the label at 70 again, 134 on the screen.
    try withChild(shiftedBy: CGPoint(x: 0, y: 64), .iPhone6) { child in
      #expect(child.framedLabel.frame.minY == 70)
      #expect(child.framedLabel.convert(CGPoint.zero, to: nil).y == 134)
    }
  }

  @Test func withoutANavigationControllerTheScreenTraps() async {
    // Bug 6.
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        _ = try EmulatedDevice(
          profile: .iPhone6, era: Era(8), apps: [.test { PlacementViewController(.second) }])
      }
    }
  }

  // Era 8–15 ask, from 16 on nobody does (R-NEG-03, R-NEG-04).
  @Test(arguments: [(DeviceProfile.iPhone6, Era(8), true), (.iPhone8, Era(15), true), (.iPhone8, Era(16), false)])
  func theLock(_ profile: DeviceProfile, _ era: Era, _ holds: Bool) throws {
    let driver = Driver(try EmulatedDevice(profile: profile, era: era, apps: [Programmatic.app]))
    driver.turn(.portrait)
    driver.tap("lock")
    let outcome = driver.turn(.landscapeLeft)
    #expect(driver.window().interface == (holds ? .portrait : .landscapeRight))
    #expect(outcome.windows[0].reason == (holds ? .shouldAutorotate : .rotated))
  }

  @Test func whatIsPushedOnALockedScreenLiftsTheLock() throws {
    // Bug 7: the visible controller is asked, and the one on top has no lock.
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: Era(8), apps: [Programmatic.app]))
    driver.turn(.portrait)
    driver.tap("lock")
    driver.send(.push(window: 1, screen: "First"))
    driver.turn(.landscapeLeft)
    #expect(driver.window().interface == .landscapeRight)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func whatIsPresentedOverALockedScreenLiftsTheLock(_ style: UIModalPresentationStyle) throws {
    // Bug 7, R-PRES-06: covered or not, the presented controller is the visible one.
    let driver = Driver(try EmulatedDevice(profile: .iPhone6, era: Era(8), apps: [Programmatic.app]))
    driver.turn(.portrait)
    driver.tap("lock")
    driver.device.inspect(window: 1) { window in
      let alert = UIViewController()
      alert.modalPresentationStyle = style
      window.rootViewController?.present(alert, animated: false)
    }
    driver.turn(.landscapeLeft)
    #expect(driver.window().interface == .landscapeRight)
  }

  @Test func aPlainNavigationControllerDoesNotAsk() throws {
    // R-NEG: the container's own shouldAutorotate counts, not that of what it shows.
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone6, era: Era(8),
        apps: [.test { UINavigationController(rootViewController: PlacementViewController(.second)) }]))
    driver.turn(.portrait)
    driver.tap("lock")
    driver.turn(.landscapeLeft)
    #expect(driver.window().interface == .landscapeRight)
  }
}

@MainActor struct PlacementHelperTests {
  //  fixed: x 100…160, y 200…240
  private func pair() -> (moved: UIView, fixed: UIView) {
    (
      UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10)),
      UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    )
  }

  @Test func below() {
    let (moved, fixed) = pair()
    #expect(moved.placeBelow(fixed) === moved)
    #expect(moved.frame == CGRect(x: 5, y: 240, width: 20, height: 10))
    moved.placeBelow(fixed, margin: 7, x: 33)
    #expect(moved.frame.origin == CGPoint(x: 33, y: 247))
    moved.placeBelow(fixed, centeredTo: fixed, margin: 1)
    #expect(moved.frame.origin == CGPoint(x: 120, y: 241))
  }

  @Test func above() {
    let (moved, fixed) = pair()
    #expect(moved.placeAbove(fixed) === moved)
    #expect(moved.frame == CGRect(x: 5, y: 190, width: 20, height: 10))
    moved.placeAbove(fixed, margin: 7, x: 33)
    #expect(moved.frame.origin == CGPoint(x: 33, y: 183))
    moved.placeAbove(fixed, centeredTo: fixed, margin: 1)
    #expect(moved.frame.origin == CGPoint(x: 120, y: 189))
  }

  @Test func sizeAndMiddle() {
    let (moved, fixed) = pair()
    moved.resizeTo(fixed)
    #expect(moved.frame == CGRect(x: 5, y: 6, width: 60, height: 40))
    moved.centerX(toView: fixed)
    #expect(moved.center == CGPoint(x: 130, y: 26))
    // Of the superview, by its frame: 130 although its own middle is 30.
    let child = UIView(frame: CGRect(x: 0, y: 3, width: 10, height: 10))
    child.centerX()
    #expect(child.frame == CGRect(x: 0, y: 3, width: 10, height: 10))
    fixed.addSubview(child)
    child.centerX()
    #expect(child.center == CGPoint(x: 130, y: 8))
  }
}
