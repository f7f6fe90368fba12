// A log run again: the same is said and written, another outcome is told, and what differs stands on its page.
import Alternates
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import Reports
import SwivelUI
import Testing
import Vocabulary

@testable import HostService
@testable import Scripting
@testable import SwivelHost

@MainActor struct ReplayTests {
  private let folder: Folder
  private let log: String

  /// A log of a turn and of an order that is refused.
  init() throws {
    folder = try Folder()
    log = folder("host.swivel")
    let machine = try HostMachine(
      profile: .iPhone8, era: Era(15), apps: [Alternates.app], logFile: log, sync: .each, report: { _ in })
    for (index, event) in [DeviceEvent.deviceOrientation(.landscapeLeft), .push(window: 7, screen: "B")].enumerated() {
      _ = try machine.handle(event, cause: Cause(epoch: 1, n: UInt64(index + 1)), at: Double(index))
    }
  }

  private func ending(_ words: String...) -> HostEnding? { folder.ending(words, [Alternates.app]) }

  /// The log without checksums, this in the place of that.
  private func change(_ old: String, _ new: String) throws {
    let plain = try folder.text("host.swivel").replacing(/,"sum":"[0-9a-f]{8}"}/, with: "}")
    #expect(plain.contains(old), "\(plain)")
    try folder.write("host.swivel", plain.replacingOccurrences(of: old, with: new))
  }

  @Test func theSameComesOut() throws {
    #expect(ending("--replay", log, "--to", folder("copy")) == nil)
    #expect(try folder.text("copy") == folder.text("host.swivel"))
  }

  @Test func anotherOutcome() throws {
    try change("\"ending\":\"refused\"", "\"ending\":\"settled\"")
    let ending = ending("--replay", log, "--report", folder("page.html"))
    #expect(ending == HostEnding(HostOptions.Diverged(text: "\(log): 1 outcome differs; the first is of input 2")))
    let page = try folder.text("page.html")
    #expect(page.contains("refused") && page.contains("the log"))
  }

  @Test func whatIsNotThere() throws {
    try change("\"era\":\"15\"", "\"era\":\"x\"")
    #expect(ending("--replay", log)?.words == "\(log): no iOS version 'x'")
  }

  @Test func anAppThatIsNotThere() throws {
    try change("\"apps\":[\"Alternates\"]", "\"apps\":[\"Other\"]")
    #expect(ending("--replay", log)?.words?.hasPrefix("no app 'Other' here") == true)
  }

  /// A line that cannot be read ends it, unless it is passed over.
  @Test func aLineThatCannotBeRead() throws {
    try change("{\"v\":1,\"record\":\"input\",\"seq\":2", "{\"v\":1,\"record\":\"input\",\"sseq\":2")
    let refused = ending("--replay", log)
    #expect(refused?.status == .usage)
    #expect(refused?.words?.hasSuffix("; --pass-over goes on without what cannot be read") == true, "\(refused as Any)")
    #expect(ending("--replay", log, "--pass-over") == nil)
  }

  nonisolated private static let outcome = LoggedOutcome(
    seq: 1, ending: .refused("why"), windows: [], fingerprint: 10, calls: 11)

  /// (what came, what the page says: the subject, what the log has, and what came).
  @Test(arguments: [
    (outcome, ["outcome", "as logged", "as logged"], true),
    (
      LoggedOutcome(seq: 1, ending: .settled, windows: [], fingerprint: 10, calls: 11),
      ["ending", "refused", "settled"],
      false
    ),
    (
      LoggedOutcome(seq: 1, ending: .refused("else"), windows: [], fingerprint: 10, calls: 11),
      ["text", "why", "else"],
      false
    ),
    (
      LoggedOutcome(seq: 1, ending: .refused("why"), windows: [], fingerprint: 255, calls: 11),
      ["fingerprint of the state", "000000000000000a", "00000000000000ff"], false
    ),
    (
      LoggedOutcome(seq: 1, ending: .refused("why"), windows: [], fingerprint: 10, calls: 16),
      ["fingerprint of the callbacks", "000000000000000b", "0000000000000010"], false
    ),
    // The first that is another is told.
    (
      LoggedOutcome(seq: 1, ending: .settled, windows: [], fingerprint: 0, calls: 0), ["ending", "refused", "settled"],
      false
    ),
  ])
  func whatDiffers(came: LoggedOutcome, words: [String], isMet: Bool) {
    let check = SessionPage.Check(Self.outcome, came: came)
    #expect([check.subject, check.expected, check.actual] == words)
    #expect(check.place == "the log" && check.isMet == isMet)
  }

  /// What an input must do stands in no column of the script's.
  @Test(arguments: [(1, "line 4"), (2, "line 4:2"), (17, "line 4:17")]) func aScriptsPlace(column: Int, place: String) {
    for isMet in [true, false] {
      let check = SessionPage.Check(
        ScriptCheck(line: 4, column: column, subject: "a", expected: "b", actual: "c", isMet: isMet))
      #expect(check.place == place && check.isMet == isMet)
      #expect([check.subject, check.expected, check.actual] == ["a", "b", "c"])
    }
  }
}
