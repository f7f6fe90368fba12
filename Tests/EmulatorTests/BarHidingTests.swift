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
}
