// Logs of before replay equal: each that is kept comes to the same states, calls and pictures. That says that nothing changed unnoticed,
// and not that it was right, which rules and documents say. Where a change is meant, look at what the failure names with `swivel screenshot
// --log FILE --at N` of before and now, and run with SWIVEL_REWRITE_GOLDENS=1.
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import Scripting
import SwivelUI
import Testing

@MainActor struct KeptLogTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SWIVEL_REWRITE_GOLDENS"] == "1"

  @Test(arguments: KeptLog.all) func replaysAsItWas(kept: KeptLog) throws {
    if Self.rewrites { try kept.make() }
    let script = try Script(file: kept.log.path)
    let sums = try String(contentsOf: kept.pictures, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(script.header.device == kept.profile.id && script.header.era == "\(kept.era)")
    #expect(script.steps.count > 1 && sums.count == script.steps.count + 1)
    var wrong: [String] = []
    try ScriptRunner.run(
      script, profile: kept.profile, era: kept.era, apps: kept.apps,
      seen: { device, _, input in
        let seq = Int(input?.seq ?? 0)
        do {
          let sum = try KeptLog.sum(of: device)
          if sum != sums[seq] {
            wrong.append("the picture after \(seq), \(input?.input.event.summary ?? "the launch")")
          }
        } catch { wrong.append("no picture after \(seq): \(error)") }
      },
      report: { report in
        guard case .checked(let check) = report, !check.isMet else { return }
        wrong.append("line \(check.line): \(check.subject) \(check.actual), kept \(check.expected)")
      })
    #expect(wrong.isEmpty, "\(kept.log.lastPathComponent): \(wrong.count) differ, first \(wrong.prefix(3))")
  }

  /// Every file is replayed.
  @Test func nothingIsLeftOut() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: KeptLog.folder.path)
    let names = KeptLog.all.flatMap { [$0.log.lastPathComponent, $0.pictures.lastPathComponent] }
    #expect(Set(files) == Set(names))
  }
}
