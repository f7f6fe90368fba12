// Which style an app's Info.plist asks for counts from iOS 13 on ("UIUserInterfaceStyle", Information Property List: iOS 13.0+), and the
// device's where it asks for none.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("The style an app asks for") struct StyleOfAppTests {
  @Test(
    arguments: [
      (12, .dark, .light), (13, .dark, .dark), (13, .light, .light), (13, .unspecified, .light), (14, .dark, .dark),
      (15, .dark, .dark),
    ] as [(Int, UIUserInterfaceStyle, UIUserInterfaceStyle)])
  func styles(version: Int, asked: UIUserInterfaceStyle, seen: UIUserInterfaceStyle) throws {
    var app = AppBundle.test { V() }
    app.infoDictionary.userInterfaceStyle = asked
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(version), apps: [app])
    let style = device.inspect(window: 1) { $0.rootViewController?.traitCollection.userInterfaceStyle }
    #expect(style == seen)
  }
}
