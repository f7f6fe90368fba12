// A session as a film: whose pictures they are, and how large.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct FilmTests {
  /// The table's 11-inch iPad Pro, which can have a display beside it.
  private static let pad = DeviceProfile(
    id: "ipad-pro-11-4", name: "iPad Pro 11-inch", idiom: .pad, launchEra: Era(16, 1), lastMajorVersion: 27,
    displays: [
      Display(
        width: 834, height: 1194, scale: 2, corners: .faceIDNoHome, supportsUpsideDown: true,
        multitasking: Multitasking.allCases, source: FactSource("devices.csv"))
    ])

  /// A picture is a square that holds the screen in every attitude, so as wide as its diagonal at least. A connected display is
  /// another screen, and in no film.
  @Test func theDeviceAloneIsFilmed() throws {
    let device = try EmulatedDevice(profile: Self.pad, era: Era(26), apps: [.test { V() }])
    var (before, after) = (DeviceFilm(), DeviceFilm())
    let alone = try #require(before.frames(of: device, saying: "iPad").first).picture
    #expect(alone.size.width * alone.size.width >= 834 * 834 + 1194 * 1194)
    let display = DisplaySize(width: 1920, height: 1080, scale: 1)
    #expect(Driver(device).send(.window(.connect(display))).ending == .settled)
    #expect(try #require(after.frames(of: device, saying: "iPad").first).picture == alone)
  }
}
