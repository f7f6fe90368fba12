// Runs a piece of UIKit code on a device, as an app's own code would run.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// What `body` returns when it runs in an app with an empty window.
@MainActor func onDevice<Result>(
  _ profile: DeviceProfile, _ era: Era, _ body: (UIWindow) throws -> Result
) throws -> Result {
  let device = try EmulatedDevice(profile: profile, era: era, apps: [.test { V() }], arrangement: nil)
  return try #require(try device.inspect(window: 1, body))
}

/// A device of two pixels a point that runs `version`.
func phone(running version: Int) -> DeviceProfile {
  switch version {
  case ...7: .iPhone4
  case ...10: .iPhone6
  case ...16: .iPhone8
  default: .iPhoneSE3
  }
}

/// Asks a new object for its properties, in an app with an empty window of iOS 16; of other devices than this one 17.
@MainActor func ofNew<Owner>(
  _ make: @autoclosure () -> Owner, on device: DeviceProfile = .iPhone8, _ rows: (inout Usual<Owner>) -> Void,
  _ place: SourceLocation = #_sourceLocation
) throws {
  let wrong = try onDevice(device, Era(device == .iPhone8 ? 16 : 17)) { _ in
    var kept = Usual(make())
    rows(&kept)
    return kept.wrong
  }
  #expect(wrong == [], sourceLocation: place)
}
