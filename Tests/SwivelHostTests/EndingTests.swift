// How a host leaves for each kind of error, by docs/commands.md: 1 found, 2 not understood, 3 refused, 6 a replay that differs.
import ArgumentParser
import Bus
import Emulator
import EventLog
import Exploration
import Foundation
import HostService
import Picture
import Testing
import Vocabulary

@testable import Scripting
@testable import SwivelHost

struct EndingTests {
  private struct Other: Error {}

  private static let line = EventLogError.notJSON(path: "a", line: 3)

  private struct Row {
    let error: any Error
    let status: Vocabulary.ExitStatus
    let words: String?
    init(_ error: any Error, _ status: Vocabulary.ExitStatus, _ words: String?) {
      (self.error, self.status, self.words) = (error, status, words)
    }
  }

  // swift-format-ignore
  private static let errors: [Row] = [
    Row(HostOptions.Unmet(), .finding, nil),
    Row(HostOptions.Diverged(text: "input 3"), .replayDiverged, "input 3"),
    Row(HostError.unknownApp(name: "Pagse", known: ["Pages", "Errands"]), .usage,
      "no app 'Pagse' here; did you mean 'Pages'? (this host has Pages, Errands)"),
    Row(HostError.otherLog(path: "a", expected: "x", actual: "y"), .usage, "a: expected a log of x, got one of y"),
    Row(HostError.emulator(.noApps(device: "iphone-8")), .usage, "iphone-8 needs at least one app to run"),
    Row(HostError.log(line), .usage, "a:3: not a JSON object; --pass-over goes on without what cannot be read"),
    Row(HostError.log(.sum(path: "a", line: 2, expected: "1", actual: "2")), .usage,
      "a:2: sum: expected 1, got 2; the line is not as it was written; --pass-over goes on without what cannot be read"),
    Row(HostError.log(.file(call: "open", path: "a", reason: "no")), .usage, "open a: no"),
    Row(HostError.log(.noHeader(path: "a")), .usage, "a:1: expected a header, got no whole line"),
    Row(ScriptError.file(path: "a", reason: "is not UTF-8"), .usage, "a: is not UTF-8"),
    Row(ScriptError.line(path: "a", line: 1, column: 2, expected: "x", actual: "y"), .usage, "a:1:2: expected x, got y"),
    Row(ExploreError.file("a"), .usage, "a: cannot be read or written"),
    Row(ExploreError.noDevice("iphone-99"), .usage, "no device 'iphone-99'; see swivel devices"),
    Row(ExploreError.noVersion("x"), .usage, "'x' is no iOS version"),
    Row(ExploreError.world("why"), .usage, "why"),
    Row(HostPageError.write(path: "a", reason: "full"), .refused, "a: cannot be written: full"),
    Row(HostPageError.picture(path: "a", .compression(code: -5)), .refused,
      "a: no report: \(PictureError.compression(code: -5))"),
    Row(PictureError.compression(code: -5), .refused, "\(PictureError.compression(code: -5))"),
    Row(ValidationError("no such word"), .usage, "no such word"),
  ]

  @Test(arguments: errors.indices) func anError(index: Int) {
    let row = Self.errors[index]
    let ending = HostEnding(row.error)
    #expect(ending?.status == row.status, "\(row.error)")
    #expect(ending?.words == row.words, "\(row.error)")
  }

  /// What the parser of arguments throws it says itself.
  @Test func othersErrors() { #expect(HostEnding(Other()) == nil && HostEnding(CleanExit.helpRequest()) == nil) }

  private static func check(_ isMet: Bool) -> ScriptReport {
    .checked(ScriptCheck(line: 1, column: 1, subject: "a", expected: "b", actual: "c", isMet: isMet))
  }
  private static let ran = ScriptReport.ran(
    line: 1,
    Receipt(
      seq: 1, cause: Cause(epoch: 1, n: 1), input: "tick", device: "iphone-8", ending: .settled, windows: [],
      fingerprint: 0))

  // swift-format-ignore
  @Test(arguments: [
    ([], "0 inputs, 0 expectations met, 0 not met"),
    ([ran], "1 input, 0 expectations met, 0 not met"),
    ([ran, ran], "2 inputs, 0 expectations met, 0 not met"),
    ([check(true), ran, check(false), check(false)], "1 input, 1 expectations met, 2 not met"),
    ([.skipped(line: 4, seq: 2), check(true)], "0 inputs, 1 expectations met, 0 not met"),
  ])
  func tally(reports: [ScriptReport], words: String) {
    var tally = ScriptTally()
    for report in reports { tally.add(report) }
    #expect(tally.words == words)
    #expect(tally.failed == reports.count { $0 == Self.check(false) })
  }
}
