// One report of two mistakes on four screens, as every format writes it.
import Findings
import Foundation
import Picture
import Reports
import Testing

@Suite struct ReportTests {
  private static func finding(_ check: LayoutCheck, _ amount: Double, other: String = "") -> Finding {
    Finding(
      identity: Finding.Identity(check: check, view: "a", other: other), amount: amount,
      place: CGRect(x: 1, y: 2, width: 3.125, height: 4), message: "a: \(Int(amount)) pt wrong")
  }

  private static func screen(_ name: String, _ width: Double) -> FindingsReport.Screen {
    FindingsReport.Screen(
      name: name, device: "dev-\(name)", era: "18", orientation: "portrait", window: "full",
      size: CGSize(width: width, height: 600))
  }

  /// Beyond the edge on all four, worst on `c`; a conflict on `a` and `b`, between other constraints on each.
  private static var report: FindingsReport {
    var report = FindingsReport(
      subject: "x,y.storyboard",
      screens: [screen("a", 320), screen("b", 375), screen("c", 375), screen("d", 414.5)])
    report.layouts = 4
    for (index, amount) in [5.0, 7, 9, 9].enumerated() {
      let origin = FindingsReport.Origin(file: "x,y.storyboard", line: 12, scene: "s1")
      report.add(.init(screen: index, finding: finding(.offScreen, amount)), from: origin)
    }
    for (index, other) in ["one", "two"].enumerated() {
      let origin = FindingsReport.Origin(file: "x,y.storyboard", line: 3, scene: "s1", constraints: "100% \(other)")
      report.add(.init(screen: index, finding: finding(.unsatisfiable, 0, other: other)), from: origin)
    }
    report.sort()
    return report
  }

  /// By lines; few screens by name, many by number, widths and the first of the worst.
  @Test func text() throws {
    #expect(
      try ReportFormat.text.lines(of: [Self.report], summed: true) == [
        "x,y.storyboard:3: unsatisfiable: a: 0 pt wrong: 100% one (a, b)",
        "x,y.storyboard:12: off-screen: a: 9 pt wrong (all 4 screens, 320 to 414.5 wide, worst on c)",
        "x,y.storyboard: 4 layouts, 2 findings",
      ])
    #expect(try ReportFormat.text.lines(of: [Self.report], summed: false).count == 2)
  }

  /// What a stranger's file is called is not a line of ours.
  @Test func aNameWithALineBreakIsOneLine() throws {
    var report = FindingsReport(subject: "a\nb.storyboard: 0 layouts", screens: [Self.screen("a", 320)])
    let origin = FindingsReport.Origin(file: "a\nb.storyboard", line: 1, scene: "s1")
    report.add(.init(screen: 0, finding: Self.finding(.offScreen, 5)), from: origin)
    #expect(
      try ReportFormat.text.lines(of: [report], summed: true) == [
        #"a\nb.storyboard:1: off-screen: a: 5 pt wrong (a)"#, #"a\nb.storyboard: 0 layouts: 0 layouts, 1 finding"#,
      ])
  }

  /// Findings of one cause are one: who it is seen in besides is named, of two that lie upon each other both. The cause may be
  /// seen on the second screen only.
  @Test func oneCauseIsToldOnce() throws {
    func found(_ check: LayoutCheck, _ view: String, other: String = "", causes: [String]) -> Finding {
      Finding(
        identity: .init(check: check, view: view, other: other), amount: 1, place: .zero, message: "\(view) is wrong",
        causes: causes)
    }
    var report = FindingsReport(subject: "d", screens: [Self.screen("a", 320), Self.screen("b", 375)])
    let origin = FindingsReport.Origin(file: "d", line: 1, scene: "s")
    report.add(.init(screen: 0, finding: found(.offScreen, "v", causes: [])), from: origin)
    report.add(.init(screen: 1, finding: found(.offScreen, "v", causes: ["width of w"])), from: origin)
    report.add(.init(screen: 1, finding: found(.overlapping, "x", other: "y", causes: ["width of w"])), from: origin)
    report.add(
      .init(screen: 1, finding: found(.clipped, "z", other: "container", causes: ["width of w"])), from: origin)
    report.joinCauses()
    #expect(
      try ReportFormat.text.lines(of: [report], summed: false) == [
        "d:1: off-screen: v is wrong; also in z, x and 1 more (a, b)"
      ])
  }

  /// The runner reads `%`, `:` and `,` of a property as its own, and of a message `%`; its commands for what is grave and for
  /// what is less are `error` and `warning`.
  @Test func gitHub() throws {
    #expect(
      try ReportFormat.github.lines(of: [Self.report], summed: true) == [
        "::error file=x%2Cy.storyboard,line=3::unsatisfiable: a: 0 pt wrong: 100%25 one (a, b)",
        "::error file=x%2Cy.storyboard,line=12::off-screen: a: 9 pt wrong (all 4 screens, 320 to 414.5 wide, worst on c)",
      ])
  }

  @Test func json() throws {
    let expected = [
      #"{"v":1,"file":"x,y.storyboard","line":12,"scene":"s1","check":"off-screen","severity":"error","#,
      #""confidence":"likely","view":"a","other":"","amount":9,"frame":[1,2,3.13,4],"screens":["a","b","c","d"],"#,
      #""amounts":[5,7,9,9],"message":"a: 9 pt wrong","model":"dev-c","era":"18","interfaceOrientation":"portrait","#,
      #""window":"full","size":[375,600]}"#,
    ].joined()
    let sum = #"{"v":1,"app":"x,y.storyboard","layouts":4,"findings":2,"skipped":[]}"#
    #expect(Array(try ReportFormat.json.lines(of: [Self.report], summed: true).dropFirst()) == [expected, sum])
  }

  /// A sweep tells programs every screen, those where nothing is wrong too.
  @Test func jsonOfEveryScreen() throws {
    var report = Self.report
    report.tellsScreens = true
    let sum = try #require(try ReportFormat.json.lines(of: [report], summed: true).last)
    #expect(sum == #"{"v":1,"app":"x,y.storyboard","layouts":4,"findings":2,"screens":["a","b","c","d"],"skipped":[]}"#)
  }

  /// What code scanning reads: the kind, the place, and a print that no moved line changes.
  @Test func sarif() throws {
    let text = try #require(try ReportFormat.sarif.lines(of: [Self.report], summed: true).first)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["unsatisfiable", "off-screen"])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    let location = try #require((results[1]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "x,y.storyboard")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 12)
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(prints.map { $0["swivelFinding/v1"] } == ["s1\tunsatisfiable\ta\t", "s1\toff-screen\ta\t"])
    let tool = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(tool["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == LayoutCheck.allCases.map(\.rawValue))
  }

  /// A finding of a view with these causes, on these screens.
  private static func finding(
    _ check: LayoutCheck, of view: String, other: String = "", _ amount: Double, _ causes: [String]
  ) -> Finding {
    Finding(
      identity: .init(check: check, view: view, other: other), amount: amount, place: .zero, message: "\(view): wrong",
      causes: causes)
  }

  /// Neighbours beyond one edge are one mistake, told by the worst, on all screens that show any; what shares no cause, or
  /// is of another scene, stays by itself.
  @Test func oneCauseIsOneMistake() throws {
    var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320), Self.screen("b", 375)])
    func add(_ finding: Finding, on screen: Int, scene: String = "s") {
      report.add(.init(screen: screen, finding: finding), from: .init(file: "x", line: 1, scene: scene))
    }
    add(Self.finding(.offScreen, of: "one", 5, ["about one", "bottom of column 1"]), on: 0)
    add(Self.finding(.offScreen, of: "two", 9, ["about two", "bottom of column 1"]), on: 0)
    add(Self.finding(.outsideSafeArea, of: "two", 4, ["about two", "bottom of column 1"]), on: 1)
    add(Self.finding(.offScreen, of: "three", 2, ["about three"]), on: 0)
    add(Self.finding(.offScreen, of: "one", 5, ["bottom of column 1"]), on: 0, scene: "other")
    report.joinCauses()
    #expect(report.issues.map(\.worst.finding.identity.view) == ["two", "three", "one"])
    #expect(report.issues.map { $0.hits.map(\.screen) } == [[0, 1], [0], [0]])
    #expect(report.issues.map(\.findingCount) == [3, 1, 1])
    #expect(
      try ReportFormat.text.lines(of: [report], summed: false)[0] == "x:1: off-screen: two: wrong; also in one (a, b)")
  }

  /// A conflict in row 1 of a scene, on the first of two screens, and what else is found: it may come of the conflict if it is in the same
  /// row of the same scene of the same document, and on no other screen.
  @Test(
    arguments: [
      (.offScreen, "x", "s", [0], "near row 1", true), (.clipped, "x", "s", [0], "near row 1", true),
      (.offScreen, "x", "s", [0], "near row 2", false), (.offScreen, "x", "s", [0], "left of row 1", false),
      (.offScreen, "x", "t", [0], "near row 1", false), (.offScreen, "y", "s", [0], "near row 1", false),
      (.offScreen, "x", "s", [1], "near row 1", false), (.offScreen, "x", "s", [0, 1], "near row 1", false),
      (.unsatisfiable, "x", "s", [0], "near row 1", false),
    ] as [(LayoutCheck, String, String, [Int], String, Bool)])
  func whatAConflictLedTo(
    check: LayoutCheck, file: String, scene: String, screens: [Int], cause: String, isLed: Bool
  ) {
    var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320), Self.screen("b", 375)])
    report.add(
      .init(screen: 0, finding: Self.finding(.unsatisfiable, of: "one", 5, ["near row 1"])),
      from: .init(file: "x", line: 1, scene: "s"))
    for screen in screens {
      report.add(
        .init(screen: screen, finding: Self.finding(check, of: "two", 5, [cause])),
        from: .init(file: file, line: 1, scene: scene))
    }
    report.joinCauses()
    #expect(report.issues.map(\.worst.finding.identity.view) == (isLed ? ["one"] : ["one", "two"]))
  }

  /// The same words for two views of a document, each on both screens, are on two screens and not on four.
  @Test func aScreenCountsOnce() throws {
    var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320), Self.screen("b", 375)])
    for screen in [0, 1, 0, 1, 0] {
      report.add(
        .init(screen: screen, finding: Self.finding(.offScreen, of: "one", 5, [])),
        from: .init(file: "x", line: 1, scene: "s"))
    }
    #expect(report.issues.map { $0.hits.map(\.screen) } == [[0, 1]])
  }

  /// What a conflict displaces is due to the conflict, on the screens where there is one; elsewhere it is not.
  @Test func conflictsExplainPlaces() throws {
    for (screens, mistakes) in [([0], 1), ([0, 1], 2)] {
      var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320), Self.screen("b", 375)])
      let origin = FindingsReport.Origin(file: "x", line: 1, scene: "s")
      let conflict = Self.finding(
        .unsatisfiable, of: "box", other: "c1\nc2", 0,
        ["constraint c1", "constraint c2", "conflict box", "conflict word"])
      report.add(.init(screen: 0, finding: conflict), from: origin)
      for screen in screens {
        report.add(.init(screen: screen, finding: Self.finding(.clipped, of: "word", 3, ["about word"])), from: origin)
      }
      report.joinCauses()
      #expect(report.issues.count == mistakes)
      #expect(report.issues.contains { $0.worst.finding.identity.check == .unsatisfiable })
    }
  }

  /// What is in two views that a conflict is between lies upon each other because of it; not so where one of them is in another.
  @Test(arguments: [("box\nrow", 1), ("box\nother", 2)])
  func conflictsExplainOverlaps(containers: String, mistakes: Int) {
    var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320)])
    let origin = FindingsReport.Origin(file: "x", line: 1, scene: "s")
    for finding in [
      Self.finding(
        .unsatisfiable, of: "label", other: "c1", 0,
        ["constraint c1", "conflict label", "conflict box", "conflict row"]),
      Self.finding(.overlapping, of: "one", other: "two", 3, ["about one", "about two", "between \(containers)"]),
    ] {
      report.add(.init(screen: 0, finding: finding), from: origin)
    }
    report.joinCauses()
    #expect(report.issues.count == mistakes)
  }

  /// A test a screen; those of `a` and `b` fail twice, in one failure.
  @Test func jUnit() throws {
    let lines = try ReportFormat.junit.lines(of: [Self.report], summed: true)
    #expect(lines[1] == #"<testsuite name="x,y.storyboard" tests="4" failures="4">"#)
    #expect(lines[2] == #"  <testcase classname="x,y.storyboard" name="a">"#)
    #expect(
      lines[3] == #"    <failure message="x,y.storyboard:3: a: 0 pt wrong: 100% one">x,y.storyboard:3: a: 0 pt wrong: "#
        + "100% one\nx,y.storyboard:12: a: 5 pt wrong</failure>")
    #expect(try ReportFormat.junit.lines(of: [Self.report, Self.report], summed: true)[1] == "<testsuites>")
  }

  /// A sheet has each screen that looks different once, those with findings first, and says below it what is wrong.
  @Test func theSheetsScreens() throws {
    var report = FindingsReport(subject: "x", screens: [Self.screen("a", 320)])
    func look(_ place: String, _ width: CGFloat, _ findings: Int) -> FindingsReport.Look {
      FindingsReport.Look(
        name: "a \(place)", scene: "", label: "a iOS 15", place: place,
        drawing: Picture(size: CGSize(width: width, height: 480), title: ""),
        findings: (0..<findings).map { Self.finding(.clipped, Double($0)) })
    }
    report.looks = [look("portrait", 320, 0), look("turned", 320, 0), look("landscape", 480, 0), look("wide", 500, 4)]
    let sheet = try ReportFormat.svg.lines(of: [report], summed: false)
    let texts = sheet.compactMap { line in
      line.hasPrefix("<text") ? line.split(separator: ">")[1].split(separator: "<").first.map(String.init) : nil
    }
    #expect(texts[0] == "x: 0 layouts, 1 of 3 distinct screens break")
    #expect(
      texts.dropFirst().filter { $0.contains("×") || $0.contains("finding") || $0.contains("more") } == [
        "wide 500×480", "4 findings", "and 1 more", "portrait 320×480", "0 findings", "landscape 480×480",
        "0 findings",
      ])
    #expect(sheet.count { $0 == "<g class=\"broken\">" } == 1 && sheet.count { $0 == "<g class=\"entry\">" } == 2)
  }

  /// Every stretch of widths is told by itself, with what breaks and where it is worst.
  @Test func widths() throws {
    var report = FindingsReport(subject: "App", scene: .init(id: "s", name: "Start"), screens: [Self.screen("a", 400)])
    for range in [320...330, 350...350] {
      let worst = Self.finding(.clipped, 3)
      let breaks = BreakingWidths(
        identity: worst.identity, widths: range, worst: worst, worstWidth: range.upperBound)
      report.add(.init(screen: 0, finding: worst, breaks: breaks))
    }
    report.skipped = (1...8).map { "device \($0)" }
    #expect(
      try ReportFormat.text.lines(of: [report], summed: true) == [
        #"App scene s "Start": clipped: a: 3 pt wrong (a breaks for width 320–330, worst at 330)"#,
        #"App scene s "Start": clipped: a: 3 pt wrong (a breaks for width 350, worst at 350)"#,
      ] + (1...6).map { "not tried: device \($0)" } + [
        "not tried: 2 more", #"App scene s "Start": 0 layouts, 2 findings"#,
      ])
    #expect(
      try ReportFormat.json.lines(of: [report], summed: false)[0].hasSuffix(
        #""interfaceOrientation":"portrait","from":320,"to":330,"worst":330}"#))
  }

  /// A screen without area has no cells to be divided into.
  @Test(arguments: [CGSize(width: 0, height: 480), CGSize(width: 320, height: 0), .zero])
  func aScreenWithoutAreaIsNotDrawn(size: CGSize) {
    let root = ViewReading(
      name: "w", className: "UIWindow", role: .container, frame: CGRect(origin: .zero, size: size))
    let finding = Finding(
      identity: .init(check: .offScreen, view: "w"), amount: 1, place: CGRect(origin: .zero, size: size),
      message: "w is wrong")
    let reading = ScreenReading(size: size, safeArea: ScreenInsets(), root: root)
    #expect(ScreenDrawing(finding, in: reading).lines.isEmpty)
  }

  /// What lies beyond the edge is drawn as far as half a screen: 48 columns are 480 points where a screen of 320 is left to the
  /// right by a view of 1,000, a column is 10 points, and the screen's edge stands in the 32nd.
  @Test func whatIsBeyondTheEdge() throws {
    let wide = CGRect(x: 300, y: 100, width: 1000, height: 40)
    let view = ViewReading(name: "a", className: "UIView", role: .control, frame: wide)
    let root = ViewReading(
      name: "w", className: "UIWindow", role: .container, frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      subviews: [view])
    let reading = ScreenReading(size: CGSize(width: 320, height: 480), safeArea: ScreenInsets(), root: root)
    let finding = Finding(
      identity: .init(check: .offScreen, view: "a"), amount: 1, place: CGRect(x: 320, y: 100, width: 980, height: 40),
      message: "a is wrong")
    let top = try #require(ScreenDrawing(finding, in: reading).lines.first)
    #expect(top == "+" + String(repeating: "-", count: 30) + "+")
  }

  /// 48 columns of characters twice as high as wide, in 4 to 40 rows; then the view by its mark, place and size.
  @Test(
    arguments: [
      (320, 480, 36), (480, 320, 16), (320, 532, 40), (320, 1000, 40), (1000, 20, 4), (600, 101, 4), (600, 119, 5),
    ] as [(Double, Double, Int)])
  func theSizeOfADrawing(width: Double, height: Double, rows: Int) {
    let lines = Self.drawing(width, height, CGRect(x: 10, y: 5.5, width: 30, height: 8))
    #expect(lines.count == rows + 2)
    #expect(lines.prefix(rows).allSatisfy { $0.count == 48 })
    #expect(lines.suffix(2) == ["a  a  10, 5.5; 30×8", "#  the mistake"])
    #expect(
      Self.drawing(width, height, CGRect(x: 10, y: 5.5, width: 30, height: 8), top: 10).last
        == "#  the mistake  .  the safe area")
  }

  /// A view left of the screen by 100 of 420 points: the screen begins at 100 × 48 / 420, in column 11. Above it by 120 of 600: at
  /// 120 × 40 / 600, in row 8.
  @Test func whatIsLeftOfTheScreenOrAboveIt() throws {
    let left = try #require(Self.drawing(320, 480, CGRect(x: -100, y: 200, width: 60, height: 40)).first)
    #expect(left == String(repeating: " ", count: 11) + "+" + String(repeating: "-", count: 35) + "+")
    let above = Self.drawing(320, 480, CGRect(x: 100, y: -120, width: 60, height: 40))
    #expect(above.firstIndex { $0.hasPrefix("+") } == 8)
    #expect(above.firstIndex { $0.contains("#") } == 0)
  }

  private static func drawing(_ width: Double, _ height: Double, _ place: CGRect, top: Double = 0) -> [String] {
    let view = ViewReading(name: "a", className: "UIView", role: .control, frame: place)
    let root = ViewReading(
      name: "w", className: "UIWindow", role: .container, frame: CGRect(x: 0, y: 0, width: width, height: height),
      subviews: [view])
    let reading = ScreenReading(
      size: CGSize(width: width, height: height), safeArea: ScreenInsets(top: top), root: root)
    let finding = Finding(
      identity: .init(check: .offScreen, view: "a"), amount: 1, place: place, message: "a is wrong")
    return ScreenDrawing(finding, in: reading).lines
  }

  /// XML 1.0: the five entities; characters it has none for (2.2) are replaced, those a parser or terminal would change or obey are
  /// references (4.1), and any other letter is itself.
  @Test(
    arguments: [
      ("a b", "a b"), ("é ß 漢 🙂", "é ß 漢 🙂"), ("&<>\"'", "&amp;&lt;&gt;&quot;&apos;"), ("a\tb\n", "a\tb\n"),
      ("\r", "&#13;"), ("\u{0}\u{1}\u{1b}\u{1f}", "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"), ("~\u{7f}", "~&#127;"),
      ("\u{85}\u{9f}\u{a0}", "&#133;&#159;\u{a0}"), ("\u{202e}\u{2069}", "&#8238;&#8297;"),
      ("\u{fffd}\u{fffe}\u{ffff}", "\u{fffd}\u{fffd}\u{fffd}"),
    ])
  func textInXML(text: String, written: String) { #expect(xml(text) == written) }
}
