// iPadOS 26: a window over the whole screen in front whose mask or lock forbids a turn keeps its size and the screen with it
// (R-WIN-03, R-WIN-08).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor struct HeldScreenTests {
  /// Locks the orientation.
  final class Locking: UIViewController {
    override var prefersInterfaceOrientationLocked: Bool { true }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let app: AppBundle
    let reason: RotationReason
    var testDescription: String { name }
  }

  @MainActor static let rows: [Row] = [
    Row(
      name: "UIRequiresFullScreen, upright only",
      app: .test(plist: .portrait, requiresFullScreen: true) { V() }, reason: .mask),
    Row(name: "a plist that is not complete", app: .test(plist: .portrait) { V() }, reason: .mask),
    Row(name: "a mask of the controller's", app: .test(requiresFullScreen: true) { MaskedV(.portrait) }, reason: .mask),
    Row(name: "a lock", app: .test { Locking() }, reason: .locked),
  ]

  /// Given the app upright and tiled over the whole screen among free windows, when the device turns, then nothing changes.
  @Test(arguments: [0, 1, 2, 3]) func aFullWindowInFrontHoldsTheScreen(index: Int) throws {
    let row = Self.rows[index]
    let driver = Driver(try EmulatedDevice(profile: .pad11, era: Era(26), apps: [row.app]))
    driver.turn(.portrait)
    driver.send(.window(.tile(window: 1, .full)))
    let before = driver.window()
    #expect(before.frame == CGRect(x: 0, y: 0, width: 834, height: 1194))
    let report = driver.turn(.landscapeLeft).windows[0]
    #expect(report.interface == .portrait)
    #expect(report.size == CGSize(width: 834, height: 1194))
    #expect(!report.changed)
    #expect(report.reason == row.reason)
    #expect(driver.window().frame == before.frame)
    #expect(driver.device.snapshot.screenOrientation == .portrait)
    // The device comes back: nothing happened.
    #expect(driver.turn(.portrait).windows[0].reason == .already)
  }

  /// R-WIN-08: covered by a smaller window the lock is dropped, and both go where the device is.
  @Test func aSmallerWindowOverItLiftsTheLock() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .pad11, era: Era(26), apps: [.test { Locking() }, .test { V() }], arrangement: .full(window: 1)))
    driver.turn(.portrait)
    driver.send(.window(.tile(window: 1, .full)))
    driver.turn(.landscapeLeft)
    #expect(driver.window().interface == .portrait)
    driver.send(.window(.focus(window: 2)))
    driver.send(.window(.tile(window: 2, .leftHalf)))
    #expect(driver.window(1).interface == .landscapeRight)
    #expect(driver.window(1).frame.size == CGSize(width: 1194, height: 834))
    #expect(driver.window(2).interface == .landscapeRight)
    let isLocked = driver.device.inspect(window: 1) { $0.windowScene?.effectiveGeometry.isInterfaceOrientationLocked }
    #expect(isLocked == .some(.some(false)))
  }

  /// A window that lies under another holds nothing: the screen turns, and an app whose mask forbids it keeps its canvas.
  @Test func aFullWindowBehindKeepsItsCanvas() throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .pad11, era: Era(26), apps: [.test(plist: .portrait) { V() }, .test { V() }],
        arrangement: .full(window: 1)))
    driver.turn(.portrait)
    driver.send(.window(.tile(window: 1, .full)))
    driver.send(.window(.focus(window: 2)))
    driver.send(.window(.tile(window: 2, .leftHalf)))
    let reports = driver.turn(.landscapeLeft).windows
    #expect(driver.device.snapshot.screenOrientation == .landscapeRight)
    #expect(reports[1].interface == .landscapeRight && reports[1].reason == .rotated)
    #expect(reports[0].interface == .portrait && reports[0].reason == .mask)
    #expect(reports[0].size == CGSize(width: 834, height: 1194))
    // The picture is scaled to the height of the screen and stands in its middle: 834 of 1194 in height.
    let shown = driver.window(1).frame
    #expect(shown.height == 834 && abs(shown.width - 834 * 834 / 1194) < 0.01 && abs(shown.midX - 597) < 0.01)
  }
}
