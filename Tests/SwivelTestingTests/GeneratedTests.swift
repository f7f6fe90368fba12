// Swift tests made of sessions: the one beside this file is what a session's log becomes, and runs.
import Alternates
import DeviceCatalog
import Emulator
import EventLog
import Foundation
import Reports
import SwivelTesting
import Testing
import Vocabulary

@MainActor @Suite struct GeneratedTests {
  /// Everything a person does, on an iPad with Split View: most settles, some of it is refused.
  private static let inputs: [(Double, DeviceEvent)] = [
    (1, .deviceOrientation(.landscapeLeft)), (1.25, .arrange(.half)), (2, .rotationLock(true)),
    (3, .deviceOrientation(.portrait)), (4, .rotationLock(false)), (5, .tap(window: 1, target: "no \"such\" thing")),
    (6, .window(.split(first: 2, second: 1, .wide))), (7, .arrange(.full(window: 2))), (8, .wait(0.5)), (9, .tick),
    (10, .contentSize(.extraLarge)), (10, .appearance(.dark)),  // no Dark Mode before iOS 13
    (10, .window(.slideOver(window: 1, .left))), (11, .window(.putAway)), (12, .window(.close(window: 1))),
    (13, .deviceOrientation(.faceUp)), (14, .deviceOrientation(.landscapeRight)),
    (15, .type(window: 2, Typing("a\"b\n", into: "nowhere", deletes: 2))),
    (16, .scroll(window: 2, target: "", by: FingerWay(x: 0, y: 40))),
    (17, .drag(window: 2, Drag(from: FingerWay(x: 100, y: 200), by: FingerWay(x: 0, y: -50), seconds: 0.5))),
    (18, .drag(window: 2, Drag("nowhere", by: FingerWay(x: 1, y: 0)))),
  ]

  private static func log() throws -> EventLog {
    let test = try TestDevice("ipad-air-2", iOS: "9", Alternates.app, Alternates.app)
    var records: [LogRecord] = [
      .header(LogHeader(device: "ipad-air-2", era: "9", apps: ["Alternates", "Alternates"])),
      .outcome(LoggedOutcome(seq: 0, outcome: test.emulator.launchOutcome)),
    ]
    for (index, (time, event)) in inputs.enumerated() {
      let (seq, input) = (UInt64(index) + 1, DeviceInput(time: time, event: event))
      records.append(.input(LoggedInput(seq: seq, cause: Cause(epoch: 1, n: seq), input: input)))
      records.append(.outcome(LoggedOutcome(seq: seq, outcome: test.emulator.handle(input))))
    }
    return try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "session")
  }

  /// `SWIVEL_REWRITE_GOLDENS=1` writes the file anew; that it runs and is met is its own test.
  @Test func theTestBesideThisIsTheSession() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let golden = folder.appendingPathComponent("SessionTests.swift")
    let text = LogFormat.swift.text(of: try Self.log())
    if ProcessInfo.processInfo.environment["SWIVEL_REWRITE_GOLDENS"] == "1" { try Data(text.utf8).write(to: golden) }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }
}
