// Every sample app, on a phone and on an iPad, alone and side by side: turned there and back, each view is where it was.
import Alternates
import BaseController
import DeviceCatalog
import DeviceFixtures
import Emulator
import MovieLock
import Orientation
import Pages
import Programmatic
import SwivelUI
import Testing

@MainActor struct ThereAndBackTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let app: AppBundle
    let profile: DeviceProfile
    let era: Era
    var arrangement = WindowArrangement.full(window: 1)
    var testDescription: String { "\(app.name) \(profile.id) \(era) \(arrangement)" }
  }

  nonisolated static let rows: [Row] = [
    Row(app: Alternates.app, profile: .iPhone4, era: Era(5)), Row(app: Alternates.app, profile: .iPhone8, era: Era(15)),
    Row(app: Alternates.app, profile: .iPadAir2, era: Era(9), arrangement: .half),
    Row(app: BaseController.app, profile: .iPad1, era: Era(5)),
    Row(app: BaseController.app, profile: .iPadAir2, era: Era(15), arrangement: .half),
    Row(app: MovieLock.app, profile: .iPhone5, era: Era(6)), Row(app: MovieLock.app, profile: .iPhone8, era: Era(16)),
    Row(app: Pages.app, profile: .iPadAir2, era: Era(9)),
    Row(app: Pages.app, profile: .iPadAir2, era: Era(9), arrangement: .half),
    Row(app: Pages.app, profile: .iPhone8, era: Era(15)),
    Row(app: Programmatic.app, profile: .iPhone6, era: Era(8)),
    Row(app: Programmatic.app, profile: .iPhone8, era: Era(15)),
    Row(app: Programmatic.app, profile: .iPadPro11, era: Era(18), arrangement: .half),
  ]

  /// Given an app that has seen each orientation once, when the device is turned on any way from upright and back, then every
  /// window shows the views it showed, frame for frame (what they say may count turns), and its receipts say that it turned or why not.
  @Test(arguments: rows) func framesAreRestored(row: Row) throws {
    let apps = row.arrangement == .half ? [row.app, row.app] : [row.app]
    let driver = Driver(
      try EmulatedDevice(
        profile: row.profile, era: row.era, apps: apps, arrangement: row.arrangement, heldAt: .portrait))
    let ways: [[DeviceOrientation]] = [
      [.landscapeLeft], [.landscapeRight], [.landscapeLeft, .landscapeRight], [.faceUp, .landscapeLeft, .faceDown],
    ]
    for orientation in [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portrait] {
      driver.turn(orientation)
    }
    let before = driver.device.snapshot.windows
    for way in ways {
      for orientation in way {
        let outcome = driver.turn(orientation)
        #expect(outcome.ending == .settled)
        for report in outcome.windows where report.from != report.interface { #expect(report.reason == .rotated) }
      }
      driver.turn(.portrait)
      let after = driver.device.snapshot.windows
      for (old, new) in zip(before, after) {
        #expect(old.root.frames == new.root.frames, "window \(old.id) after \(way)")
        #expect(old.navigationStack == new.navigationStack)
      }
    }
  }
}

extension ViewSnapshot {
  /// Every view with its frame and whether it is hidden, depth first.
  fileprivate var frames: [String] {
    ["\(className) \(frame) \(isHidden)"] + subviews.flatMap(\.frames)
  }
}
