// Bars that a swipe or a tap hides and brings back (UINavigationController's documentation).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct BarHidingTests {
  private func navigation(_ change: (UINavigationController) -> Void) throws -> (EmulatedDevice, UINavigationController)
  {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: UIViewController()) }])
    let found = device.inspect(window: 1) { $0.rootViewController as? UINavigationController } ?? nil
    let navigation = try #require(found)
    _ = device.perform(window: 1) { _ in
      navigation.topViewController?.view.accessibilityIdentifier = "content"
      navigation.isToolbarHidden = false
      change(navigation)
    }
    return (device, navigation)
  }

  private func drag(_ device: EmulatedDevice, _ way: Double) {
    _ = device.handle(
      DeviceInput(time: 0, event: .drag(window: 1, Drag("content", by: FingerWay(x: 0, y: way), seconds: 0.2))))
  }

  /// hidesBarsOnSwipe: an upward swipe hides the navigation bar and the toolbar, a downward swipe shows them again.
  @Test func aSwipeHidesBars() throws {
    let (device, navigation) = try navigation { $0.hidesBarsOnSwipe = true }
    for (way, isHidden) in [(-5.0, false), (-200, true), (-200, true), (200, false)] {
      drag(device, way)
      #expect(navigation.isNavigationBarHidden == isHidden && navigation.isToolbarHidden == isHidden)
    }
    _ = device.perform(window: 1) { _ in navigation.hidesBarsOnSwipe = false }
    drag(device, -200)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func withoutTheWishNothingHides() throws {
    let (device, navigation) = try navigation { _ in }
    drag(device, -200)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  /// A bar the app hides by `navigationBar.isHidden` takes no room: content begins below the status bar (20 of an iPhone 8), and with
  /// the bar 44 below that; an opaque bar stands above the content, which reaches up when it is gone. `isNavigationBarHidden` is the
  /// container's own.
  @Test(arguments: [true, false])
  func aBarThatIsHiddenTakesNoRoom(isTranslucent: Bool) throws {
    let (device, navigation) = try navigation { $0.navigationBar.isTranslucent = isTranslucent }
    func top() throws -> CGFloat {
      let top = device.inspect(window: 1) { _ in
        navigation.topViewController.map { $0.view.convert($0.view.bounds, to: nil).minY + $0.view.safeAreaInsets.top }
      }
      return try #require(top ?? nil)
    }
    #expect(try top() == 64)
    for (isHidden, expected) in [(true, 20.0), (false, 64)] {
      _ = device.perform(window: 1) { _ in navigation.navigationBar.isHidden = isHidden }
      #expect(try top() == expected && !navigation.isNavigationBarHidden)
    }
  }
}
