// A screen that is open when the device, its window or its look changes is drawn as one that is opened afterwards: what a screen shows
// comes of where it is and not of how it got there.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Gallery
import Orientation
import SwivelUI
import Testing

@MainActor struct CommutingTests {
  struct Change: Sendable {
    var name: String
    var events: [DeviceEvent]
  }
  struct Row: Sendable, CustomTestStringConvertible {
    /// A screen of the gallery, and a button of it that shows something above.
    var screen: String
    var button: String?
    var profile: DeviceProfile
    var era: Era
    var change: Change
    var testDescription: String { "\(screen) \(button ?? ""), \(profile.id) \(era), \(change.name)" }
  }

  nonisolated static let changes = [
    Change(name: "turned", events: [.deviceOrientation(.landscapeLeft)]),
    Change(name: "there and back", events: [.deviceOrientation(.landscapeRight), .deviceOrientation(.portrait)]),
    Change(name: "large text", events: [.contentSize(.extraExtraExtraLarge)]),
    Change(name: "huge text", events: [.contentSize(.accessibilityExtraLarge)]),
    Change(name: "small text", events: [.contentSize(.extraSmall)]),
    Change(name: "dark", events: [.appearance(.dark)]),
    Change(name: "huge text, turned", events: [.contentSize(.accessibilityLarge), .deviceOrientation(.landscapeLeft)]),
    Change(
      name: "turned, dark, turned back",
      events: [.deviceOrientation(.landscapeLeft), .appearance(.dark), .deviceOrientation(.portrait)]),
  ]
  /// Beside another window.
  nonisolated static let padChanges = [
    Change(name: "half", events: [.arrange(.half)]),
    Change(name: "half and full", events: [.arrange(.half), .arrange(.full(window: 1))]),
    Change(name: "half, turned", events: [.arrange(.half), .deviceOrientation(.landscapeLeft)]),
    Change(name: "turned, half", events: [.deviceOrientation(.landscapeLeft), .arrange(.half)]),
  ]
  nonisolated static let devices: [(profile: DeviceProfile, era: Era)] = [
    (.iPhone6, Era(9)), (.iPhone8, Era(15)), (.iPhoneX, Era(16)), (.iPadAir2, Era(10)), (.iPadPro11, Era(18)),
  ]
  /// Pictures drawn once keep the colours of then; a popover keeps to the rectangle it was given, which an upright button had.
  nonisolated static func isKept(_ row: Row) -> Bool {
    row.screen == "Views" && row.change.events.contains(.appearance(.dark))
      || row.button == "Popover" && row.profile.idiom == .pad
        && row.change.events.last == .deviceOrientation(.landscapeLeft) && !row.change.events.contains(.arrange(.half))
  }
  nonisolated static let rows: [Row] = devices.flatMap { device in
    (changes + (device.profile.idiom == .pad ? padChanges : [])).filter {
      device.era >= Era(13) || !$0.events.contains(.appearance(.dark))
    }.flatMap { change in
      (Gallery.screens.map { ($0, nil) } + ["Question", "Popover", "Half sheet", "Choices"].map { ("Above", $0) }).map {
        Row(screen: $0, button: $1, profile: device.profile, era: device.era, change: change)
      }
    }
  }

  private func drawn(_ row: Row, opensFirst: Bool) throws -> String {
    let driver = Driver(try EmulatedDevice(profile: row.profile, era: row.era, apps: [Gallery.app, Gallery.app]))
    driver.send(.arrange(.full(window: 1)))
    let opening: [DeviceEvent] =
      [.push(window: 1, screen: row.screen)] + (row.button.map { [.tap(window: 1, target: $0)] } ?? [])
    for event in opensFirst ? opening + row.change.events : row.change.events + opening {
      #expect(driver.send(event).ending == .settled, "\(event)")
    }
    driver.send(.wait(2))
    return try #require(driver.device.picture(DevicePictureOptions(window: 1))).svg()
  }

  @Test(arguments: rows) func isDrawnAlike(row: Row) throws {
    let (before, after) = (try drawn(row, opensFirst: true), try drawn(row, opensFirst: false))
    guard !Self.isKept(row) else { return #expect(before != after) }
    let known = Set(after.split(separator: "\n"))
    #expect(before == after, "\(before.split(separator: "\n").filter { !known.contains($0) }.prefix(4))")
  }
}
