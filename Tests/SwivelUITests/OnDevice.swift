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
