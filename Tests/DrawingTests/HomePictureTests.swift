// The Home Screen's picture: each app once, by its name, with the number it set for itself.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Orientation
import Picture
import SwivelUI
import Testing

@MainActor struct HomePictureTests {
  private func app(_ name: String) -> AppBundle {
    var app = AppBundle.test { V() }
    app.name = name
    return app
  }

  @Test func eachAppHasAnIconWithItsNameAndItsNumber() throws {
    let device = try EmulatedDevice(
      profile: .iPadPro97, era: Era(15), apps: [app("Notes"), app("Mail"), app("Notes")], arrangement: .full(window: 1))
    _ = device.perform(window: 2) { _ in UIApplication.shared.applicationIconBadgeNumber = 12 }
    #expect(try #require(device.picture()).parts(of: "home-screen").isEmpty)
    _ = device.handle(DeviceInput(time: 1, event: .window(.home)))
    let picture = try #require(device.picture())
    #expect(picture.texts(of: "home-screen").map(\.string) == ["N", "Notes", "M", "Mail", "12"])
    #expect(picture.parts(of: "window-1").isEmpty && !picture.parts(of: "status-bar").isEmpty)
  }
}
