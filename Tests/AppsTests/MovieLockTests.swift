// The table of the post about the movie that is locked to landscape (spec §19, seed 002), row by row.
import DeviceCatalog
import DeviceFixtures
import Emulator
import MovieLock
import Orientation
import SwivelUI
import Testing

@MainActor struct MovieLockTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let era: Era
    let profile: DeviceProfile
    let variant: MovieLock.Variant
    /// The interface while the movie is up, and the window's size.
    let presented: InterfaceOrientation
    let size: CGSize
    /// The interface after the device was turned to landscape left, and then right, while the movie is up.
    let turnedLeft: InterfaceOrientation
    let turnedRight: InterfaceOrientation
    /// The interface and the navigation bar in the window after the movie was dismissed, device held landscape right.
    let dismissed: InterfaceOrientation
    let bar: CGRect
    var testDescription: String { id }
  }

  nonisolated static let rightBar = CGRect(x: 0, y: 20, width: 320, height: 44)
  nonisolated static let slidBar = CGRect(x: 0, y: 0, width: 320, height: 44)
  nonisolated static let wide5 = CGSize(width: 568, height: 320)
  nonisolated static let tall5 = CGSize(width: 320, height: 568)

  // swift-format-ignore
  nonisolated static let rows: [Row] = [
    Row(id: "5", era: Era(5), profile: .iPhone4, variant: .locked, presented: .landscapeRight, size: CGSize(width: 480, height: 320),
      turnedLeft: .landscapeRight, turnedRight: .landscapeLeft, dismissed: .portrait, bar: rightBar),
    Row(id: "6", era: Era(6), profile: .iPhone5, variant: .locked, presented: .landscapeRight, size: wide5,
      turnedLeft: .landscapeRight, turnedRight: .landscapeRight, dismissed: .portrait, bar: rightBar),
    Row(id: "6-bug", era: Era(6), profile: .iPhone5, variant: .tabsAnswerToo, presented: .landscapeRight, size: wide5,
      turnedLeft: .landscapeRight, turnedRight: .landscapeRight, dismissed: .portrait, bar: slidBar),
    Row(id: "6-nodelegate", era: Era(6), profile: .iPhone5, variant: .withoutDelegate, presented: .portrait, size: tall5,
      turnedLeft: .portrait, turnedRight: .portrait, dismissed: .portrait, bar: rightBar),
  ]

  static func bar(_ device: EmulatedDevice) -> CGRect? {
    device.inspect(window: 1) { window in
      let tabs = window.rootViewController as? UITabBarController
      let bar = (tabs?.selectedViewController as? UINavigationController)?.navigationBar
      return bar.map { $0.convert($0.bounds, to: nil) }
    } ?? nil
  }

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let device = try EmulatedDevice(profile: row.profile, era: row.era, apps: [MovieLock.app(row.variant)])
    let driver = Driver(device)
    driver.turn(.portrait)
    #expect(Self.bar(device) == Self.rightBar)
    driver.tap("play")
    #expect(driver.window().interface == row.presented)
    #expect(driver.window().frame.size == row.size)
    #expect(driver.window().visibleController == "MovieViewController")
    driver.turn(.landscapeLeft)
    #expect(driver.window().interface == row.turnedLeft)
    driver.turn(.landscapeRight)
    #expect(driver.window().interface == row.turnedRight)
    driver.tap("done")
    #expect(driver.window().interface == row.dismissed)
    #expect(Self.bar(device) == row.bar)
    #expect(driver.window().visibleController == "ListViewController")
  }

  @Test func theMovieComesAsTheDeviceIsHeld() throws {
    // Era 5: t if landscape; and portrait is ignored while it is up.
    let driver = Driver(try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [MovieLock.app]))
    driver.turn(.landscapeRight)
    #expect(driver.window().interface == .portrait)
    driver.tap("play")
    #expect(driver.window().interface == .landscapeLeft)
    driver.turn(.portrait)
    #expect(driver.window().interface == .landscapeLeft)
  }

  @Test func theQuirkEndsWithTheNextTurnAndCanBeSwitchedOff() throws {
    let app = MovieLock.app(.tabsAnswerToo)
    let quirky = try EmulatedDevice(profile: .iPhone5, era: Era(6), apps: [app])
    let driver = Driver(quirky)
    driver.tap("play")
    driver.tap("done")
    #expect(Self.bar(quirky) == Self.slidBar)
    driver.tap("play")
    driver.tap("done")
    #expect(Self.bar(quirky) == Self.slidBar)
    let correct = try EmulatedDevice(profile: .iPhone5, era: Era(6), apps: [app], quirks: [])
    let other = Driver(correct)
    other.tap("play")
    other.tap("done")
    #expect(Self.bar(correct) == Self.rightBar)
  }

  @Test func anAutorotatingMovieWithoutTheDelegateRaises() throws {
    // Row 6-S: R-EXC-01, era 6's text names no class; the tree stays.
    let device = try EmulatedDevice(profile: .iPhone5, era: Era(6), apps: [MovieLock.app(.movieAutorotates)])
    let driver = Driver(device)
    let outcome = driver.send(.present(window: 1, screen: "Movie"))
    #expect(outcome.windows[0].reason == .exception)
    let raised = outcome.calls().filter { $0.contains("exception") }
    #expect(
      raised == [
        "MovieViewController.exception UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
          + "orientation with the application, and shouldAutorotate is returning YES"
      ])
    #expect(driver.window().visibleController == "ListViewController")
    #expect(driver.window().interface == .portrait)
  }

  @Test func era16DoesNotComeBackUpright() throws {
    // S is ignored: the movie follows the device, and the tabs' stock mask allows the landscape they are left in.
    let driver = Driver(try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [MovieLock.app]))
    driver.turn(.portrait)
    driver.tap("play")
    #expect(driver.window().interface == .landscapeRight)
    driver.turn(.landscapeRight)
    #expect(driver.window().interface == .landscapeLeft)
    driver.tap("done")
    #expect(driver.window().interface == .landscapeLeft)
  }

  @Test func whyNamesWhoWasAsked() throws {
    let driver = Driver(try EmulatedDevice(profile: .iPhone5, era: Era(6), apps: [MovieLock.app]))
    driver.turn(.portrait)
    driver.tap("play")
    #expect(
      driver.device.reasons(window: 1) == [
        "asked: MovieViewController, presented over the window (R-NEG-02, R-PRES-01)",
        "the device can show portrait|landscapeRight|landscapeLeft|portraitUpsideDown (R-MASK-05)",
        "the app allows portrait|landscapeRight|landscapeLeft|portraitUpsideDown, says its app delegate (R-MASK-07)",
        "MovieViewController allows landscapeRight|landscapeLeft (R-NEG-01)",
        "so: turned to landscapeRight to present MovieViewController (R-NEG-06)",
      ])
    driver.turn(.landscapeRight)
    #expect(
      driver.device.reasons(window: 1)?.suffix(2) == [
        "MovieViewController.shouldAutorotate is NO: the gate is closed (R-NEG-03)",
        "so: MovieViewController.shouldAutorotate is NO (R-NEG-03)",
      ])
    driver.turn(.faceUp)
    #expect(driver.device.reasons(window: 1)?.first == "asked: nobody, the decision needed no answers")
    #expect(driver.device.reasons(window: 7) == nil)
  }
}
