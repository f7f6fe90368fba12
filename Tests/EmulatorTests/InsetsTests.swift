// What a state says of a window's safe area and margins, against the tables and UIKit's documented minimums.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct InsetsTests {
  /// R-MET-01, R-MET-04: the status bar of a phone with a home button; nothing when it lies on its side. R-LAY-05: margins
  /// of a root view are 16 in compact width, beside the safe area.
  @Test(arguments: [
    (DeviceOrientation.portrait, "20,0,0,0", "20,16,0,16"), (.landscapeLeft, "0,0,0,0", "0,16,0,16"),
  ])
  func aPhoneWithAHomeButton(held: DeviceOrientation, safeArea: String, margins: String) throws {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { UIViewController() }]))
    driver.turn(held)
    #expect(text("window.1.safeArea", driver.device) == safeArea)
    #expect(text("window.1.layoutMargins", driver.device) == margins)
  }

  /// R-MET-04 and R-LAY-05 on an iPad without a home button: 24 above, 20 below; 20 in regular width.
  @Test func anIPadWithoutAHomeButton() throws {
    let device = try EmulatedDevice(profile: .iPadPro11, era: Era(18), apps: [.test { UIViewController() }])
    #expect(text("window.1.safeArea", device) == "24,0,20,0")
    #expect(text("window.1.layoutMargins", device) == "24,20,20,20")
  }

  private func text(_ name: String, _ device: EmulatedDevice) -> String? {
    StateKey(name).flatMap { device.snapshot.answer(to: $0) }?.text
  }
}
