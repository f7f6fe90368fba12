// Reports written down whole: sessions as Swift, a trace of Chrome's, code scanning's file, drawings in characters, and a page's parts.
import EventLog
import Findings
import Foundation
import Orientation
import Picture
import Testing
import Vocabulary

@testable import Reports

@Suite struct WholeReportTests {
  private static func log(
    _ inputs: [(Double, DeviceEvent, Ending, [WindowReport])], apps: [String] = ["App"], launch: [WindowReport] = []
  ) throws -> EventLog {
    func outcome(_ seq: UInt64, _ ending: Ending, _ windows: [WindowReport]) -> LogRecord {
      .outcome(LoggedOutcome(seq: seq, ending: ending, windows: windows, fingerprint: 1, calls: 0))
    }
    var records: [LogRecord] = [
      .header(LogHeader(device: "ipad-air-2", era: "9", apps: apps)), outcome(0, .settled, launch),
    ]
    for (index, (time, event, ending, windows)) in inputs.enumerated() {
      let seq = UInt64(index) + 1
      records.append(
        .input(LoggedInput(seq: seq, cause: Cause(epoch: 7, n: seq), input: DeviceInput(time: time, event: event))))
      records.append(outcome(seq, ending, windows))
    }
    return try EventLog(bytes: Data(records.map { $0.line + "\n" }.joined().utf8), path: "a")
  }

  private static func window(_ id: Int, _ reason: RotationReason = .rotated, width: Double = 400.5) -> WindowReport {
    WindowReport(
      id: id, from: .portrait, interface: .landscapeRight, changed: true, origin: .zero,
      size: CGSize(width: width, height: 300),
      horizontal: .compact, vertical: .regular, reason: reason)
  }

  private static func lines(_ log: EventLog) -> [String] {
    LogFormat.swift.text(of: log).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Swift

  /// Each input as the call of a test device or window that does it.
  @Test(
    arguments: [
      (.deviceOrientation(.landscapeLeft), "rotate(.landscapeLeft)"), (.rotationLock(true), "lock(true)"),
      (.rotationLock(false), "lock(false)"),
      (.contentSize(.extraExtraLarge), "setContentSize(.extraExtraLarge)"),
      (.appearance(.dark), "setAppearance(.dark)"),
      (.arrange(.full(window: 2)), "fillScreen(with: 2)"), (.arrange(.half), "split()"),
      (.window(.open(app: "A\"", on: .external)), "arrange(.open(app: \"A\\\"\", on: .external))"),
      (.window(.close(window: 3)), "arrange(.close(window: 3))"),
      (.window(.focus(window: 3)), "arrange(.focus(window: 3))"), (.window(.swap(1, 2)), "arrange(.swap(1, 2))"),
      (.window(.split(first: 1, second: 2, .wide)), "arrange(.split(first: 1, second: 2, .wide))"),
      (.window(.slideOver(window: 1, .left)), "arrange(.slideOver(window: 1, .left))"),
      (.window(.putAway), "arrange(.putAway)"),
      (.window(.move(window: 1, x: 2.5, y: 3)), "arrange(.move(window: 1, x: 2.5, y: 3))"),
      (
        .window(.resize(window: 1, width: 400, height: 300.5, .topLeft, steps: 4)),
        "arrange(.resize(window: 1, width: 400, height: 300.5, .topLeft, steps: 4))"
      ),
      (.window(.tile(window: 1, .leftHalf)), "arrange(.tile(window: 1, .leftHalf))"),
      (.window(.divider(at: 400.5, steps: 1)), "arrange(.divider(at: 400.5, steps: 1))"),
      (
        .window(.connect(DisplaySize(width: 1920, height: 1080, scale: 2))),
        "arrange(.connect(.init(width: 1920, height: 1080, scale: 2)))"
      ),
      (.window(.disconnect), "arrange(.disconnect)"), (.window(.home), "arrange(.home)"),
      (.system(.shake), "shake()"), (.system(.memoryWarning), "warnOfMemory()"),
      (.system(.openURL("a://b")), "openURL(\"a://b\")"),
      (.system(.shortcut("new")), "choose(shortcut: \"new\")"),
      (.system(.notification("due", action: "later")), "touch(notification: \"due\", action: \"later\")"),
      (.window(.transfer(window: 1, to: .device)), "arrange(.transfer(window: 1, to: .device))"),
      (.tap(window: 1, target: "a\\\t\r\n\u{1B}é"), "window(1).tap(\"a\\\\\\t\\r\\n\\u{1b}é\")"),
      (.segue(window: 2, identifier: "s"), "window(2).segue(\"s\")"),
      (.push(window: 1, screen: "S"), "window(1).push(\"S\")"), (.pop(window: 1), "window(1).pop()"),
      (.present(window: 1, screen: "S"), "window(1).present(\"S\")"),
      (.dismiss(window: 1), "window(1).dismiss()"), (.pullDown(window: 1), "window(1).pullDown()"),
      (.gesture(window: 1, .popCancelled), "window(1).gesture(.popCancelled)"),
      (.type(window: 1, Typing("ab")), "window(1).type(\"ab\")"),
      (.type(window: 1, Typing("", into: "f", deletes: 3)), "window(1).type(\"\", into: \"f\", deleting: 3)"),
      (.type(window: 1, Typing("a", deletes: 1)), "window(1).type(\"a\", deleting: 1)"),
      (.scroll(window: 1, target: "", by: FingerWay(x: 0, y: 120.5)), "window(1).scroll(by: .init(dx: 0, dy: 120.5))"),
      (
        .scroll(window: 1, target: "t", by: FingerWay(x: -1, y: 0)), "window(1).scroll(\"t\", by: .init(dx: -1, dy: 0))"
      ),
      (.drag(window: 1, Drag(by: FingerWay(x: 1, y: 2))), "window(1).drag(by: .init(dx: 1, dy: 2))"),
      (
        .drag(window: 1, Drag("t", from: FingerWay(x: 0, y: 3), by: FingerWay(x: 1, y: 2), seconds: 0.5)),
        "window(1).drag(\"t\", from: .init(dx: 0, dy: 3), by: .init(dx: 1, dy: 2), seconds: 0.5)"
      ),
    ] as [(DeviceEvent, String)])
  func everyInputAsACall(event: DeviceEvent, call: String) throws {
    func body(_ ending: Ending, _ windows: [WindowReport] = []) throws -> [String] {
      Array(Self.lines(try Self.log([(0, event, ending, windows)])).dropFirst(9).dropLast(3))
    }
    #expect(try body(.settled) == ["    device.\(call)"])
    // How it ended is an argument more, but for the two that always settle.
    let isSure = call.hasPrefix("rotate") || call.hasPrefix("lock")
    let opening = String(call.dropLast())
    for (ending, word) in [(Ending.refused("no"), "refusal"), (.unsettled("slow"), "unsettled")] {
      let expected = isSure ? call : opening + (opening.hasSuffix("(") ? "" : ", ") + "expecting: .\(word))"
      #expect(try body(ending) == ["    device.\(expected)"])
    }
    let raised = try body(.settled, [Self.window(1, .exception)]).first
    #expect(
      raised == "    device."
        + (isSure ? call : opening + (opening.hasSuffix("(") ? "" : ", ") + "expecting: .exception)"))
    // One that ended the process is told and not done.
    #expect(try body(.crashed("x")) == ["    // The app ended its process on this:", "    // device.\(call)"])
  }

  /// The whole file: modules by the apps' names, times as pauses to a microsecond, what is other than before.
  @Test func aSessionAsSwift() throws {
    let log = try Self.log(
      [
        (1, .deviceOrientation(.landscapeLeft), .settled, [Self.window(1), Self.window(2)]),
        (1.000_000_4, .wait(2), .settled, [Self.window(1)]),
        (3, .pop(window: 1), .settled, [Self.window(1, width: 200), Self.window(2, .closed)]),
        (3.25, .tick, .settled, [Self.window(1, width: 200), Self.window(2)]),
        (4, .tick, .crashed("x"), []), (5, .pop(window: 1), .settled, []),
      ], apps: ["My App", "Other", "3D"], launch: [Self.window(1, width: 100)])
    func expect(_ id: Int, _ width: String) -> [String] {
      [
        "    device.window(\(id)).expect(",
        "      interface: .landscapeRight, size: CGSize(width: \(width), height: 300), horizontal: .compact, vertical: .regular)",
      ]
    }
    let head = [
      "// A session as a test, made from its log: what was done, and what is other than before.", "import Foundation",
      "import MyApp", "import Other",
      "import SwivelTesting", "import Testing", "import _3D", "", "@MainActor struct SessionTests {",
      "  @Test func session() throws {",
      "    // MyApp: My App", "    // _3D: 3D",
      "    let device = try TestDevice(\"ipad-air-2\", iOS: \"9\", MyApp.app, Other.app, _3D.app)",
    ]
    let first =
      expect(1, "100") + ["    device.advance(by: 1)", "    device.rotate(.landscapeLeft)"] + expect(1, "400.5")
      + expect(2, "400.5")
    let second =
      ["    device.advance(by: 2)", "    device.window(1).pop()"] + expect(1, "200") + ["    device.advance(by: 0.25)"]
      + expect(2, "400.5")
    let end = [
      "    device.advance(by: 0.75)", "    // The app ended its process on this:", "    // time passed", "  }", "}", "",
    ]
    #expect(Self.lines(log) == head + first + second + end)
  }

  // MARK: Traces

  @Test func aTrace() throws {
    let log = try Self.log(
      [
        (1, .deviceOrientation(.landscapeLeft), .settled, [Self.window(1), Self.window(2)]),
        (2.5, .tick, .refused("no"), [Self.window(1)]),
      ],
      launch: [
        WindowReport(
          id: 1, from: .portrait, interface: .portrait, changed: false, origin: .zero, size: .zero,
          horizontal: .compact, vertical: .regular, reason: .already)
      ])
    func name(_ kind: String, _ track: Int, _ name: String) -> String {
      "{\"name\":\"\(kind)\",\"ph\":\"M\",\"pid\":1,\"tid\":\(track),\"ts\":0,\"args\":{\"name\":\"\(name)\"}},"
    }
    func span(_ name: String, _ track: Int, _ from: Int, _ long: Int) -> String {
      "{\"name\":\"\(name)\",\"ph\":\"X\",\"pid\":1,\"tid\":\(track),\"ts\":\(from),\"dur\":\(long)}"
    }
    func instant(_ name: String, _ time: Int, _ seq: Int, _ ending: String, _ text: String) -> String {
      "{\"name\":\"\(name)\",\"ph\":\"i\",\"pid\":1,\"tid\":1001,\"ts\":\(time),\"s\":\"t\",\"args\":{\"seq\":\(seq),\"ending\":\"\(ending)\",\"text\":\"\(text)\"}},"
    }
    #expect(
      LogFormat.perfetto.text(of: log).split(separator: "\n").map(String.init) == [
        "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[", name("process_name", 0, "ipad-air-2, iOS 9"),
        name("thread_name", 1000, "device"),
        name("thread_name", 1001, "inputs"), name("thread_name", 1, "window 1"),
        instant("device landscapeLeft", 1_000_000, 1, "settled", ""),
        span("portrait", 1, 0, 1_000_000) + ",", name("thread_name", 2, "window 2"),
        instant("tick", 2_500_000, 2, "refused", "no"),
        span("landscapeRight", 2, 1_000_000, 1_500_000) + ",", span("landscapeRight", 1, 1_000_000, 1_500_000) + ",",
        span("landscapeLeft", 1000, 1_000_000, 1_500_000), "]}",
      ])
  }

  // MARK: Findings

  private static func finding(
    _ check: LayoutCheck, _ view: String, _ amount: Double, _ place: CGRect = CGRect(x: 1, y: 2, width: 3, height: 4),
    confidence: FindingConfidence = .likely
  ) -> Finding {
    Finding(
      identity: .init(check: check, view: view), amount: amount, place: place, message: "\(view) is wrong",
      confidence: confidence)
  }

  private static var report: FindingsReport {
    func screen(_ name: String, _ width: Double) -> FindingsReport.Screen {
      .init(
        name: name, device: "d-\(name)", era: "18", orientation: "portrait", window: nil,
        size: CGSize(width: width, height: 600))
    }
    var report = FindingsReport(
      subject: "App", scene: .init(id: "sc", name: ""), screens: [screen("a", 320), screen("b", 320.5)])
    report.layouts = 2
    report.skipped = ["c"]
    report.add(
      .init(screen: 1, finding: finding(.ambiguous, "v \"words\"", 0)), from: .init(file: "my doc", scene: "s"))
    report.add(.init(screen: 0, finding: finding(.truncated, "w", 2, confidence: .certain)))
    report.issues[1].explanation = ["one", "two"]
    return report
  }

  /// SARIF 2.1.0: the tool's rules with a level each, then a result a mistake: rule, level, message, place, print, and what is ours.
  @Test func codeScanning() throws {
    let rules = [
      ("clipped", "warning", "Text or a control reaches beyond the edge of a view that clips."),
      ("overlapping", "warning", "Texts or controls lie upon each other."),
      ("off-screen", "error", "Text or a control reaches beyond the edge of the window."),
      (
        "outside-safe-area", "warning",
        "Text or a control lies under a bar, the camera, a corner or the home indicator."
      ),
      ("ambiguous", "error", "Constraints leave the frame of a view open."),
      ("unsatisfiable", "error", "Constraints cannot all hold."),
      ("truncated", "warning", "Text has no room and ends in an ellipsis."),
      ("stretched", "warning", "A view drew itself for one size and is stretched to another."),
      ("unreachable", "error", "Text or a control lies where no scrolling gets."),
      ("broken", "error", "The document contradicts itself."),
      ("unreadable", "error", "The document cannot be read."),
      ("unfinished", "error", "The document asks for more than is laid out."),
    ]
    let written = try #require(try ReportFormat.sarif.lines(of: [Self.report], summed: true).first)
    for (id, level, text) in rules {
      #expect(
        written.contains(
          "{\"id\":\"\(id)\",\"shortDescription\":{\"text\":\"\(text)\"},\"defaultConfiguration\":{\"level\":\"\(level)\"}}"
        ), "\(id)")
    }
    #expect(
      written.hasPrefix(
        "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"swivel lint\",\"rules\":[{\"id\":"
      ))
    let end = [
      "]}},\"columnKind\":\"utf16CodeUnits\",\"results\":[",
      "{\"ruleId\":\"ambiguous\",\"level\":\"error\",\"message\":{\"text\":\"ambiguous: v \\\"words\\\" is wrong (b)\"},",
      "\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"my%20doc\"},\"region\":{\"startLine\":1}}}],",
      "\"partialFingerprints\":{\"swivelFinding/v1\":\"s\\tambiguous\\tv\\t\"},\"properties\":{\"confidence\":\"likely\",\"screens\":[\"b\"]}},",
      "{\"ruleId\":\"truncated\",\"level\":\"warning\",\"message\":{\"text\":\"truncated: w is wrong (a)\"},",
      "\"partialFingerprints\":{\"swivelFinding/v1\":\"\\ttruncated\\tw\\t\"},\"properties\":{\"confidence\":\"certain\",\"screens\":[\"a\"]}}]}]}",
    ]
    #expect(written.hasSuffix(end.joined()))
    #expect(SuiteReport.Kind.allCases.map(\.rawValue) == ["script", "table", "document", "log", "row"])
    let suite = try #require(SuiteReport([]).lines(.sarif).first)
    for text in [
      "script\",\"shortDescription\":{\"text\":\"An expectation of a script was not met.",
      "table\",\"shortDescription\":{\"text\":\"Cases of a table came out otherwise.",
      "document\",\"shortDescription\":{\"text\":\"A document breaks on a screen.",
      "log\",\"shortDescription\":{\"text\":\"A session did not come again as it was.",
      "row\",\"shortDescription\":{\"text\":\"A case of a table came out otherwise.",
    ] { #expect(suite.contains("{\"id\":\"\(text)\"}}")) }
    #expect(suite.hasSuffix("\"results\":[]}]}") && suite.contains("\"driver\":{\"name\":\"swivel\","))
  }

  @Test func theOtherFormats() throws {
    #expect(
      try ReportFormat.text.lines(of: [Self.report], summed: true) == [
        "my doc:1: ambiguous: v \"words\" is wrong (b)", "App scene sc: truncated: w is wrong (a)", "    one",
        "    two", "not tried: c",
        "App scene sc: 2 layouts, 2 findings",
      ])
    #expect(
      try ReportFormat.github.lines(of: [Self.report], summed: true) == [
        "::error file=my doc,line=1::ambiguous: v \"words\" is wrong (b)",
        "::warning::App scene sc: truncated: w is wrong (a)",
      ])
    #expect(
      try ReportFormat.json.lines(of: [Self.report], summed: true).suffix(2) == [
        "{\"v\":1,\"scene\":\"sc\",\"check\":\"truncated\",\"severity\":\"warning\",\"confidence\":\"certain\",\"view\":\"w\",\"other\":\"\",\"amount\":2,"
          + "\"frame\":[1,2,3,4],\"screens\":[\"a\"],\"amounts\":[2],\"message\":\"w is wrong\",\"model\":\"d-a\",\"era\":\"18\","
          + "\"interfaceOrientation\":\"portrait\",\"size\":[320,600]}",
        "{\"v\":1,\"app\":\"App\",\"scene\":\"sc\",\"layouts\":2,\"findings\":2,\"skipped\":[\"c\"]}",
      ])
    #expect(
      try ReportFormat.junit.lines(of: [Self.report], summed: true) == [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuite name=\"App scene sc\" tests=\"2\" failures=\"2\">",
        "  <testcase classname=\"App scene sc\" name=\"a\">",
        "    <failure message=\"w is wrong\">w is wrong</failure>", "  </testcase>",
        "  <testcase classname=\"App scene sc\" name=\"b\">",
        "    <failure message=\"my doc:1: v &quot;words&quot; is wrong\">my doc:1: v &quot;words&quot; is wrong</failure>",
        "  </testcase>", "</testsuite>",
      ])
    #expect(
      try ReportFormat.text.lines(of: [FindingsReport(subject: "x")], summed: true) == ["x: 0 layouts, nothing breaks"])
    #expect(
      ReportFormat.allCases.filter(\.isDrawn) == [.svg, .html]
        && ReportFormat.allCases.filter { !$0.isDocument } == [.text, .json, .github])
    #expect([0, 1, 2].map(FindingsReport.counted) == ["0 findings", "1 finding", "2 findings"])
  }

  /// More than three screens by their number: of those looked at, their widths, and which is the worst, or the first where nothing is measured.
  @Test(arguments: [
    (3, 5, 1.0, "(a, b, c)"), (4, 5, 1, "(4 of 5 screens, 300 to 303 wide, worst on d)"),
    (5, 5, 0, "(all 5 screens, 300 to 304 wide, such as a)"),
  ])
  func manyScreens(shown: Int, all: Int, step: Double, words: String) throws {
    let screens = ["a", "b", "c", "d", "e"].enumerated().map {
      FindingsReport.Screen(
        name: $1, device: "", era: "", orientation: "", window: nil, size: CGSize(width: 300 + Double($0), height: 9))
    }
    var report = FindingsReport(subject: "x", screens: Array(screens.prefix(all)))
    for screen in 0..<shown {
      report.add(.init(screen: screen, finding: Self.finding(.clipped, "v", Double(screen) * step)))
    }
    #expect(try ReportFormat.text.lines(of: [report], summed: false) == ["x: clipped: v is wrong \(words)"])
  }
}
