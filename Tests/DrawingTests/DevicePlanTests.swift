// A device on a sheet: the safe area as numbers, and windows with their sizes.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Foundation
import Orientation
import Picture
import Testing

@Suite struct DevicePlanTests {
  /// An iPhone X keeps 44 above and 34 below free, and 44 at the sides and 21 below on its side (the catalogue's safe areas).
  @Test func insetsAreToldWhereTheyAre() throws {
    let picture = DevicePlan(
      profile: .iPhoneX, era: Era(15), orientations: [.portrait, .landscapeRight], shares: []
    ).picture
    func numbers(_ name: String) -> [String] { picture.texts(of: name).map(\.string) }
    #expect(numbers("portrait-area") == ["44", "34", "375×812"])
    #expect(numbers("landscapeRight-area") == ["21", "44", "44", "812×375"])
    let free = picture.drawnParts.filter { $0.names.suffix(2) == ["portrait-area", "safe-area"] }.compactMap(\.place)
    // In the picture's own measure: 375 wide and 812 − 44 − 34 high.
    let area = try #require(free.first)
    #expect(abs(area.width / area.height - 375.0 / 734) < 0.001)
    #expect(picture.lines.contains { $0 == "safe area: 44 above, 34 below" })
  }

  /// Each window has a screen of its own, at its place and with its size in it; the device is around each.
  @Test func windowsStandInTheirScreens() throws {
    let right = CGRect(x: 517, y: 0, width: 507, height: 768)
    let picture = DevicePlan(
      profile: .iPadAir2, era: Era(9), orientations: [], shares: [DevicePlan.Share("1/2", right, .landscapeRight)]
    ).picture
    #expect(picture.texts(of: "1/2").map(\.string).contains("507×768"))
    let window = try #require(picture.parts(of: "1/2").compactMap(\.place).first)
    let device = try #require(picture.parts(of: "device").compactMap(\.place).first)
    #expect(window.maxX < device.maxX && window.minX > device.midX - 1)
    #expect(!picture.parts(of: "home-button").isEmpty)
  }
}
