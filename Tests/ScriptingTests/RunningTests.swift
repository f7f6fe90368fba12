// What a run reports: what is met, what is not with expected and actual, and that nothing passes that did nothing.
import Alternates
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import MovieLock
import Orientation
import SwivelUI
import Testing
import Wire

@testable import Scripting

@MainActor struct RunningTests {
  static func run(_ lines: [String], apps: [AppBundle] = [Alternates.app]) throws -> [ScriptReport] {
    let script = try Script(text: ([ReadingTests.header] + lines).joined(separator: "\n"), path: "a.swivel")
    var reports: [ScriptReport] = []
    try ScriptRunner.run(script, profile: .iPhone4, era: Era(5), apps: apps) { reports.append($0) }
    return reports
  }

  /// A script's device begins at the date its header says, and else at the usual one of its version.
  @Test(arguments: [("", "2012-01-09T09:41:00"), (#","date":"2024-02-29T21:05""#, "2024-02-29T21:05:00")])
  func dates(_ words: String, _ begins: String) throws {
    let header = ReadingTests.header.dropLast() + words + "}"
    let script = try Script(text: String(header), path: "a.swivel")
    var seen: [String] = []
    try ScriptRunner.run(
      script, profile: .iPhone4, era: Era(5), apps: [Alternates.app],
      seen: { device, _, _ in seen.append(device.wallTime.description) }, report: { _ in })
    #expect(seen == [begins])
  }

  static func checks(_ lines: String...) throws -> [ScriptCheck] {
    try run(lines).compactMap { if case .checked(let check) = $0 { check } else { nil } }
  }

  static let left = #"{"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}"#

  // swift-format-ignore
  @Test(arguments: [
    // what is expected after the turn to landscape left (spec §19, seed 000, step 1), whether it is met, and the actual value
    (#""interface":"landscapeRight""#, true, "landscapeRight"),
    (#""device":"portrait""#, false, "landscapeLeft"),
    (#""window":1,"stack":"AP,AL""#, true, "AP,AL"),
    (#""window.1.visible":"AP""#, false, "AL"),
    (#""window":2,"visible":"AP""#, false, "no such value"),
    (#""ending":"refused""#, false, "settled"),
    (#""calls":["AL.viewDidLoad","AL.viewDidAppear(false)"]"#, true, "2 calls in this order"),
    (#""calls":["AL.viewDidAppear","AL.viewDidLoad"]"#, false, "no 'AL.viewDidLoad' there"),
    (#""calls":["AL.viewDidAp"]"#, false, "no 'AL.viewDidAp' there"),
    (#""noCalls":["B."]"#, true, "none"),
    (#""window":1,"noCalls":["willRotate"]"#, false, "UINavigationController.willRotate(to: landscapeRight)"),
    (#""view":"heading","text":"A in landscape""#, true, "A in landscape"),
    (#""view":"heading","text":"A""#, false, "A in landscape"),
    (#""view":"nowhere","text":"A""#, false, "no such view"),
    (#""view":"nowhere","exists":false"#, true, "false"),
    // 480 − 16 wide from 8; the heading has a third of it at the right, the status bar 20 (R-LAY-04).
    (#""view":"heading","frame":[317.333,28,154.667,44]"#, true, "317.333,28,154.667,44"),
    // A hundredth of a point is as good as the same.
    (#""view":"heading","frame":[317.333,28.009,154.667,43.991]"#, true, "317.333,28,154.667,44"),
    (#""view":"heading","frame":[317.333,28.015,154.667,44]"#, false, "317.333,28,154.667,44"),
    (#""view":"heading","frame":[317.333,28,154.667,43.985]"#, false, "317.333,28,154.667,44"),
    (#""view":"heading","frame":[317.333,28,154.667,45]"#, false, "317.333,28,154.667,44"),
    (#""view":"UINavigationBar","hidden":true"#, true, "true"),
    (#""view":"heading","tappable":true"#, false, "false"),
    (#""view":"nowhere","tappable":false"#, false, "no such view"),
    (#""view":"heading","inside":true"#, true, "true"),
    (#""window":1,"why":"R-LEG-02""#, true, nil),
    (#""window":1,"why":"R-NEG-03""#, false, nil),
    (#""receipt":"rotated""#, true, "rotated"),
    (#""window":1,"receipt":"redrawn""#, false, "rotated"),
    (#""window":2,"receipt":"rotated""#, false, "no such window"),
  ] as [(String, Bool, String?)])
  func expectations(words: String, isMet: Bool, actual: String?) throws {
    let found = try Self.checks(Self.left, #"{"record":"expect",\#(words)}"#)
    let check = try #require(found.first)
    #expect(found.count == 1)
    #expect(check.line == 3)
    #expect(check.isMet == isMet, "\(check)")
    if let actual { #expect(check.actual == actual) }
  }

  // swift-format-ignore
  @Test(arguments: [
    // What a red view with a blue line and a white label in it is drawn in: itself alone, by identifier, class or the way to it.
    (##""view":"card","colors":"#ff0000 #0000ff""##, true, "#ff0000 #0000ff"),
    (##""window":1,"view":"card","colors":"#ff0000 #0000ff""##, true, "#ff0000 #0000ff"),
    (##""view":"/UIWindow/UIView/card","colors":"#ff0000 #0000ff""##, true, "#ff0000 #0000ff"),
    (##""view":"UILabel","colors":"#ffffff""##, true, "#ffffff"),
    (##""view":"card","colors":"#ff0000""##, false, "#ff0000 #0000ff"),
    // Half of it is seen through.
    (##""view":"veil","colors":"#00000080""##, true, "#00000080"),
    // Nobody sees it.
    (##""view":"hidden","colors":"""##, false, "no such view is seen"),
    (##""window":2,"view":"card","colors":"#ff0000 #0000ff""##, false, "no such view is seen"),
  ] as [(String, Bool, String)])
  func colors(words: String, isMet: Bool, actual: String) throws {
    let app = AppBundle.showing("Colors", InfoDictionary()) { ColoredScreen() }
    let tick = #"{"record":"input","event":"tick"}"#
    let found = try Self.run([tick, #"{"record":"expect",\#(words)}"#], apps: [app]).compactMap {
      if case .checked(let check) = $0 { check } else { nil }
    }
    #expect(found.map(\.isMet) == [isMet])
    #expect(found.map(\.actual) == [actual])
  }

  @Test func whatWasRefusedFailsUnlessItIsExpected() throws {
    let tap = #"{"record":"input","event":"tap","window":1,"target":"nothing"}"#
    let silent = try Self.checks(tap)
    #expect(silent.map(\.isMet) == [false])
    #expect(silent[0].line == 2)
    #expect(silent[0].actual.hasPrefix(#"refused: nothing visible is called "nothing""#))
    let said = try Self.checks(tap, #"{"record":"expect","ending":"refused","because":"open-b"}"#)
    #expect(said.map(\.isMet) == [true, true])
  }

  @Test func whatUIKitWouldThrowFailsUnlessItIsExpected() throws {
    // §19, seed 002, row 6-S.
    let lines = [
      #"{"v":1,"record":"header","device":"iphone-5","era":"6","apps":["a"]}"#,
      #"{"record":"input","event":"present","window":1,"screen":"Movie"}"#,
    ]
    func unmet(_ lines: [String]) throws -> [ScriptCheck] {
      var checks: [ScriptCheck] = []
      let script = try Script(text: lines.joined(separator: "\n"), path: "a")
      try ScriptRunner.run(
        script, profile: .iPhone5, era: Era(6), apps: [MovieLock.app(.movieAutorotates)]
      ) { if case .checked(let check) = $0, !check.isMet { checks.append(check) } }
      return checks
    }
    let silent = try unmet(lines)
    #expect(silent.map(\.subject) == ["exception"])
    #expect(silent.first?.actual.contains("UIApplicationInvalidInterfaceOrientation") == true)
    #expect(try unmet(lines + [#"{"record":"expect","window":1,"reason":"exception"}"#]) == [])
  }

  /// The records a host would have logged for these inputs.
  private static func recorded(_ events: [DeviceEvent]) throws -> [LogRecord] {
    let device = try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [Alternates.app], arrangement: nil)
    var records = [LogRecord.outcome(LoggedOutcome(seq: 0, outcome: device.launchOutcome))]
    for (index, event) in events.enumerated() {
      let seq = UInt64(index) + 1
      let input = DeviceInput(time: Double(seq) / 4, event: event)
      records.append(.input(LoggedInput(seq: seq, cause: Cause(epoch: 9, n: seq), input: input)))
      records.append(.outcome(LoggedOutcome(seq: seq, outcome: device.handle(input))))
    }
    return records
  }

  @Test func aLogIsAScriptThatMustComeOutAsRecorded() throws {
    let records = try Self.recorded([.deviceOrientation(.landscapeLeft), .tap(window: 1, target: "open-b"), .tick])
    let reports = try Self.run(records.map(\.line))
    let checks = reports.compactMap { if case .checked(let check) = $0 { check } else { nil } }
    #expect(checks.map(\.isMet) == [true, true, true, true])
    // Of what every input must do the column is 1, as ScriptCheck says.
    #expect(checks.map(\.column) == [1, 1, 1, 1])
    #expect(reports.count == 7)
  }

  @Test func anOutcomeThatDiffersIsShown() throws {
    var records = try Self.recorded([.deviceOrientation(.landscapeLeft)])
    guard case .outcome(var outcome) = records[2] else { throw EmulatorError.noApps(device: "") }
    outcome.windows[0].interface = .landscapeLeft
    outcome.calls ^= 1
    records[2] = .outcome(outcome)
    let failed = try Self.run(records.map(\.line)).compactMap { report -> ScriptCheck? in
      if case .checked(let check) = report, !check.isMet { check } else { nil }
    }
    #expect(failed.map(\.subject) == ["windows", "fingerprint of the callbacks"])
    #expect(failed.allSatisfy { $0.line == 4 })
    #expect(failed[0].expected.contains(#""interface":"landscapeLeft""#))
    #expect(failed[0].actual.contains(#""interface":"landscapeRight""#))
  }

  /// A run is JSON Lines for programs, whose form has a version: one object for an expectation, and one for what is passed over.
  @Test func reportsAreJSON() throws {
    let check = ScriptCheck(
      line: 3, column: 7, subject: "text of \"a\"", expected: "1", actual: "no such view", isMet: false)
    #expect(
      ScriptReport.checked(check).json.closed
        == #"{"v":1,"line":3,"column":7,"subject":"text of \"a\"","expected":"1","actual":"no such view","met":false}"#)
    #expect(ScriptReport.skipped(line: 2, seq: 5).json.closed == #"{"v":1,"line":2,"skipped":5}"#)
    let ran = try #require(try Self.run([#"{"record":"input","event":"tap","window":1,"target":"open-b"}"#]).first)
    #expect(ran.json.closed.hasPrefix(#"{"v":1,"#))
  }

  @Test func whatEndedTheAppIsNotRunAgainUnlessItsOutcomeIsTakenAway() throws {
    let input = #"{"record":"input","event":"tap","window":1,"target":"open-b"}"#
    let crash = LoggedOutcome(seq: 1, ending: .outcomeMissing, windows: [], fingerprint: 0, calls: 0)
    let with = try Self.run([input, LogRecord.outcome(crash).line])
    #expect(with == [.skipped(line: 2, seq: 1)])
    let without = try Self.run([input])
    guard case .ran(2, let receipt) = without.first else {
      Issue.record("not run: \(without)")
      return
    }
    #expect(receipt.ending == .settled)
  }
}

/// A card with a label, a veil and what nobody sees.
private final class ColoredScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, color) in [("card", UIColor.red), ("veil", UIColor.black.withAlphaComponent(0.5)), ("hidden", .green)] {
      let part = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
      part.accessibilityIdentifier = name
      part.backgroundColor = color
      part.isHidden = name == "hidden"
      view.addSubview(part)
    }
    view.subviews[0].layer.borderWidth = 1
    view.subviews[0].layer.borderColor = UIColor.blue.cgColor
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "News"
    label.textColor = .white
    view.subviews[0].addSubview(label)
  }
}
