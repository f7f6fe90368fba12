// Bars, sizes and fields of what is presented: of a sheet, a popover, an alert.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct PresentedPartsTests {
  private static func screen(_ profile: DeviceProfile, _ era: Era) throws -> Driver {
    Driver(try EmulatedDevice(profile: profile, era: era, apps: [.test { V() }], arrangement: nil))
  }

  private static func present(
    _ controller: UIViewController, as style: UIModalPresentationStyle, in driver: Driver
  ) {
    _ = driver.device.perform(window: 1) { window in
      guard let root = window.rootViewController else { return }
      controller.modalPresentationStyle = style
      controller.popoverPresentationController?.sourceView = root.view
      controller.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 20)
      root.present(controller, animated: false)
    }
  }

  /// 56 in a sheet of iOS 13 and later, on phones (wix/react-native-navigation#5730, Tencent/QMUI_iOS#877) and 6 points more than
  /// elsewhere on iPads ("View Controller Presentation Changes in iOS and iPadOS 16"); before, and where nothing is left free above, as
  /// ever.
  @Test(arguments: [
    (DeviceProfile.iPhone8, Era(15), UIModalPresentationStyle.pageSheet, 56.0), (.iPhone8, Era(15), .fullScreen, 44),
    (.iPhone8, Era(12), .pageSheet, 44), (.iPadPro97, Era(15), .formSheet, 56), (.iPadPro97, Era(15), .pageSheet, 56),
    (.iPadPro97, Era(15), .fullScreen, 50), (.iPadPro97, Era(12), .formSheet, 50),
    (.iPadPro97, Era(15), .popover, 50),
  ])
  func barsOfSheets(
    _ profile: DeviceProfile, _ era: Era, _ style: UIModalPresentationStyle, _ height: Double
  ) throws {
    let driver = try Self.screen(profile, era)
    let found = driver.device.inspect(window: 1) { _ in UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(found)
    Self.present(navigation, as: style, in: driver)
    let bar = driver.device.inspect(window: 1) { _ in navigation.navigationBar.frame.height }
    #expect(bar.map { Double($0) } == height)
  }

  /// A navigation controller wishes what its top does, and its bar beside it (openradar 28564552: what the top enlarges, the popover
  /// follows; 19175472: the room of the bar is added).
  @Test func aPopoverIsAsLargeAsItsTopWishes() throws {
    let driver = try Self.screen(.iPadPro97, Era(15))
    let made = driver.device.inspect(window: 1) { _ in
      let top = UIViewController()
      top.preferredContentSize = CGSize(width: 280, height: 180)
      return (top, UINavigationController(rootViewController: top))
    }
    let (top, navigation) = try #require(made)
    Self.present(navigation, as: .popover, in: driver)
    func size() -> CGSize? { driver.device.inspect(window: 1) { _ in navigation.view.frame.size } ?? nil }
    #expect(size() == CGSize(width: 280, height: 230))
    _ = driver.device.perform(window: 1) { _ in top.preferredContentSize.height = 300 }
    #expect(size() == CGSize(width: 280, height: 350))
    // Its own wish comes first.
    _ = driver.device.perform(window: 1) { _ in navigation.preferredContentSize = CGSize(width: 200, height: 200) }
    #expect(size() == CGSize(width: 200, height: 200))
  }

  /// The first field of an alert is written in at once, and the alert stands in the middle of what the keyboard leaves.
  @Test func anAlertsFieldIsWrittenIn() throws {
    let driver = try Self.screen(.iPhone8, Era(15))
    _ = driver.device.perform(window: 1) { window in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      window.rootViewController?.present(alert, animated: false)
    }
    try driver.device.inspect(window: 1) { window in
      let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
      // Without suggestions the keyboard of this phone is 216 high (devices table), and the phone 667.
      #expect(abs(alert.view.frame.midY - (667 - 216) / 2) <= 0.5)
    }
    driver.tap("OK")
    driver.device.inspect(window: 1) { window in #expect(window.rootViewController?.presentedViewController == nil) }
    driver.device.inspect(window: 1) { _ in #expect((AppScene.running?.keyboardHeight ?? 0) == 0) }
  }

  /// "On iPad, you must present the view controller in a popover. On iPhone … modally" (UIActivityViewController).
  @Test(arguments: [(DeviceProfile.iPadPro97, true), (.iPhone8, false)])
  func sharingOnAPad(_ profile: DeviceProfile, _ isPopover: Bool) throws {
    let driver = try Self.screen(profile, Era(15))
    driver.device.inspect(window: 1) { _ in
      let sharing = UIActivityViewController(activityItems: ["Word"], applicationActivities: nil)
      #expect((sharing.modalPresentationStyle == .popover) == isPopover)
    }
  }
}
