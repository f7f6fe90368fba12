// Apps without mistakes, made from seeds, are explored and nothing is told of them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct SeededAppTests {
  /// Enough for every event of a first screen, and most of a second.
  private static let events = 120

  /// The first few, or those of `SWIVEL_SEEDS`, such as 100-199.
  private nonisolated static let seeds: ClosedRange<UInt64> = {
    let asked = ProcessInfo.processInfo.environment["SWIVEL_SEEDS"] ?? ""
    let ends = asked.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 1...6
  }()

  @Test(arguments: seeds) func nothingIsToldOfThem(seed: UInt64) {
    let app = SeededApp.app(seed)
    for (profile, era) in [(DeviceProfile.iPhoneX, Era(15)), (.iPhoneSE3, Era(17)), (.iPadPro11, Era(17))] {
      var plan = ExplorationPlan { Double($0) / Double(Self.events) }
      plan.seed = seed
      let explorer = Explorer(ExploredWorld(profile: profile, era: era, apps: [app], installed: [app]), plan)
      let (_, obstacle) = explorer.run()
      #expect(obstacle == nil, "seed \(seed) on \(profile.id): \(String(describing: obstacle))")
      for finding in explorer.findings {
        let differences = finding.differences.prefix(4).map(\.text).joined(separator: "; ")
        Issue.record(
          "seed \(seed) on \(profile.id) iOS \(era): \(finding.oracle.rawValue) after \(finding.line): \(differences)")
      }
    }
  }
}
