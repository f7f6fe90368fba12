// What devices and versions do not offer for windows, and the reason a person is told: Apple's release notes of iPadOS 9, 16 and 26, and
// `config/devices/tables/stage_windowing.csv`.
import DeviceCatalog
import DeviceFixtures
import Testing

@testable import Emulator

struct StageObstacleTests {
  private static func rules(_ profile: DeviceProfile, _ era: Era, _ offers: [Multitasking]) -> StageRules {
    var profile = profile
    profile.id = "it"
    profile.displays[profile.displayIndex].multitasking = offers
    return StageRules(profile: profile, era: era)
  }

  @Test(
    "Split View, on iPads that offer it from 9 to 18",
    arguments: [
      (Era(9), [Multitasking.splitView], nil), (Era(18, 6), [.splitView], nil),
      (Era(8), [.splitView], "iOS 8 has no Split View, iPadOS 9 to 18 have"),
      (Era(26), [.splitView], "iOS 26 has no Split View, iPadOS 9 to 18 have; tile windows instead"),
      (Era(26), [], "iOS 26 has no Split View, iPadOS 9 to 18 have; tile windows instead"),
      (Era(15), [], "it has no Split View"),
    ] as [(Era, [Multitasking], String?)])
  func splitView(era: Era, offers: [Multitasking], obstacle: String?) {
    #expect(Self.rules(.iPadPro11, era, offers).splitObstacle == obstacle)
    let onPhone = offers.isEmpty ? "it has no Split View" : obstacle
    #expect(Self.rules(.iPhone8, era, offers).splitObstacle == onPhone)
  }

  @Test(
    "overlapping windows: Stage Manager from 16, windows from 26",
    arguments: [
      (Era(15), [Multitasking.stageManager], nil, "iOS 15 has no overlapping windows, iPadOS 16 and later have"),
      (Era(16), [.stageManager], .stageManager, nil), (Era(18), [.stageManager], .stageManager, nil),
      (Era(18), [.windowing26], nil, "it has no Stage Manager"), (Era(26), [.windowing26], .windows, nil),
      (Era(26), [.stageManager], nil, "it does not offer iPadOS 26's windows"),
    ] as [(Era, [Multitasking], StageRules.Freedom?, String?)])
  func overlapping(era: Era, offers: [Multitasking], freedom: StageRules.Freedom?, obstacle: String?) {
    let rules = Self.rules(.iPadPro11, era, offers)
    #expect(rules.freedom == freedom && rules.freeObstacle == obstacle)
    #expect(
      rules.externalObstacle == obstacle
        ?? "it only mirrors its screen: windows on an external display need an M1 or later")
    #expect(Self.rules(.iPadPro11, era, offers + [.externalDisplay]).externalObstacle == obstacle)
    if freedom == nil {
      #expect(Self.rules(.iPhone8, era, offers).freeObstacle == "it is a phone: its windows fill the screen")
    }
  }

  /// Four at once, more in the windows of iPads that had Stage Manager.
  @Test func windowsAtOnce() {
    #expect(Self.rules(.iPadPro11, Era(18), [.stageManager]).visibleLimit == 4)
    #expect(Self.rules(.iPadPro11, Era(26), [.windowing26]).visibleLimit == 4)
    #expect(
      Self.rules(.iPadPro11, Era(26), [.windowing26, .stageManager]).visibleLimit == EmulatedDevice.maximumWindows)
  }
}
