// The parts of pages and drawings, each whole: a mistake in characters, a step's section, the curve of a session, and what a page draws later.
import EventLog
import Findings
import Foundation
import Orientation
import Picture
import Testing
import Vocabulary

@testable import Reports

@Suite struct PagePartsTests {
  private static func finding(_ view: String, other: String = "", _ place: CGRect, check: LayoutCheck = .overlapping)
    -> Finding
  {
    Finding(
      identity: .init(check: check, view: view, other: other), amount: 1, place: place, message: "\(view) < other")
  }

  /// A screen of 480 by 240 points: a column is 10 points, a row 20. The safe area ends 20 points from the upper and lower edge.
  private static func reading(conflicts: [String: [String]] = [:]) -> ScreenReading {
    func view(
      _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ subviews: [ViewReading] = []
    ) -> ViewReading {
      ViewReading(
        name: name, className: "UIView", role: .control, frame: CGRect(x: x, y: y, width: width, height: height),
        subviews: subviews)
    }
    var scroller = view("scroller", 200, 50, 200, 180, [view("other", 100, 60, 60, 60), view("a", 0, 0, 9, 9)])
    scroller.boundsOrigin = CGPoint(x: 0, y: 10)
    var reading = ScreenReading(
      size: CGSize(width: 480, height: 240), safeArea: ScreenInsets(top: 20, bottom: 20),
      root: view("w", 0, 0, 480, 240, [view("a", 100, 60, 100, 40), scroller]))
    reading.conflictViews = conflicts
    return reading
  }

  @Test func aMistakeInCharacters() {
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    let edge = "+" + String(repeating: "-", count: 46) + "+"
    let safe = String(repeating: ".", count: 48)
    let empty = "." + blanks(46) + "."
    let upper = "." + blanks(9) + "aaaaa#####" + blanks(27) + "."
    let lower = "." + blanks(29) + "bbbbbb" + blanks(11) + "."
    #expect(
      ScreenDrawing(Self.finding("a", other: "other", CGRect(x: 150, y: 60, width: 50, height: 40)), in: Self.reading())
        .lines == [
          edge, safe, empty, upper, upper, lower, "." + blanks(29) + "b    b" + blanks(11) + ".", lower, empty, empty,
          safe, edge,
          "a  a  100, 60; 100×40", "b  other  300, 100; 60×60", "#  the mistake  .  the safe area",
        ])
    // A conflict's views are those it says, and a place that is all of a view leaves its corner.
    let conflict = Self.finding("a", other: "c1", CGRect(x: 100, y: 60, width: 100, height: 40), check: .unsatisfiable)
    let lines = ScreenDrawing(conflict, in: Self.reading(conflicts: ["c1": ["other", "w"], "c2": ["scroller"]])).lines
    #expect(
      lines.suffix(4) == [
        "a  w  0, 0; 480×240", "b  a  100, 60; 100×40", "c  other  300, 100; 60×60", "#  the mistake  .  the safe area",
      ])
    #expect(
      lines[3] == "a" + blanks(9) + "b#########" + blanks(10) + blanks(17) + "a"
        && lines[0] == String(repeating: "a", count: 48))
  }

  /// Eight views have marks; of more the first.
  @Test func manyViews() {
    var reading = Self.reading()
    reading.root.subviews = (0..<10).map {
      ViewReading(
        name: "v\($0)", className: "UIView", role: .text, frame: CGRect(x: 40 * $0, y: 0, width: 40, height: 40))
    }
    reading.conflictViews = ["c": (0..<10).map { "v\($0)" }]
    let lines = ScreenDrawing(Self.finding("w", other: "c", CGRect(x: 0, y: 100, width: 10, height: 20)), in: reading)
      .lines
    #expect(
      lines.suffix(9).map { String($0.prefix(4)) } == [
        "a  w", "b  v", "c  v", "d  v", "e  v", "f  v", "g  v", "h  v", "#  t",
      ])
    #expect(lines[lines.count - 2] == "h  v6  240, 0; 40×40")
  }

  // MARK: Pages

  private static func step(
    _ number: UInt64, _ title: String, _ device: DeviceOrientation?, _ screen: InterfaceOrientation, time: Double? = 0
  ) -> SessionPage.Step {
    SessionPage.Step(number: number, time: time, title: title, deviceOrientation: device, screenOrientation: screen)
  }

  /// Levels 16 apart, steps over the width of 1000 from 130 to 990; what lies flat keeps its level, and an interface lies on the level of the
  /// device it belongs to.
  @Test func theCurveOfASession() {
    let steps = [
      Self.step(1, "a<b", .portrait, .portrait), Self.step(2, "b", .landscapeLeft, .landscapeRight),
      Self.step(7, "c", .faceUp, .landscapeLeft), Self.step(9, "d", .portraitUpsideDown, .unknown),
      Self.step(10, "e", .landscapeRight, .portraitUpsideDown),
    ]
    let words = ["portraitUpsideDown", "landscapeLeft", "portrait", "landscapeRight"].enumerated().map { index, name in
      "<text x=\"4\" y=\"\(index * 16 + 12)\">\(name)</text><path class=\"rule\" d=\"M120 \(index * 16 + 8)H1000\"/>"
    }.joined()
    let stops = [(1, 130, 40, "a&lt;b"), (2, 345, 24, "b"), (7, 560, 24, "c"), (9, 775, 8, "d"), (10, 990, 56, "e")].map
    { number, x, y, title in
      "<a href=\"#step-\(number)\"><circle cx=\"\(x)\" cy=\"\(y)\" r=\"4\"><title>#\(number) \(title)</title></circle></a>"
    }.joined()
    #expect(
      PageTimeline(steps).svg
        == "<svg class=\"curve\" viewBox=\"0 0 1000 64\" role=\"img\" aria-label=\"How the device was held, and its interface\">\(words)"
        + "<path class=\"interface\" d=\"M130 40H345V24H560V56H775V56H990V8\"/><path class=\"device\" d=\"M130 40H345V24H560V24H775V8H990V56\"/>\(stops)</svg>"
        + "<p class=\"legend\"><span class=\"device\">device</span> <span class=\"interface\">interface that belongs to it</span></p>"
    )
    #expect(
      PageTimeline([steps[0]]).svg.isEmpty
        && PageTimeline([Self.step(1, "", nil, .portrait), Self.step(2, "", nil, .portrait)]).svg.isEmpty)
    #expect(
      PageTimeline([
        Self.step(1, "", nil, .portrait), Self.step(2, "", .portrait, .portrait), Self.step(3, "", nil, .portrait),
      ]).svg.contains("cx=\"560\" cy=\"40\""))
  }

  private static func text(_ page: SessionPage) throws -> String { String(decoding: try page.html(), as: UTF8.self) }

  private static func section(_ text: String, _ number: Int) throws -> String {
    let start = try #require(text.range(of: "<section id=\"step-\(number)\"")?.lowerBound)
    return String(text[start..<(try #require(text[start...].range(of: "</section>")?.upperBound))])
  }

  private static func layout(_ id: Int, _ views: [ViewLayout]) -> WindowLayout {
    WindowLayout(id: id, app: "App", views: views)
  }

  @Test func aStepsSection() throws {
    var step = Self.step(3, "a & b", .landscapeLeft, .portrait, time: 1.5)
    step.ending = .unsettled("slow")
    step.receipt = ["r1", "r2"]
    step.picture = "<svg/>"
    step.ledger = [LedgerEntry(window: 0, subject: "A", call: "f"), LedgerEntry(window: 2, subject: "B", call: "g")]
    step.reasons = [.init(window: 1, lines: ["x", "y"]), .init(window: 2, lines: ["z"])]
    step.layouts = [Self.layout(1, []), Self.layout(2, []), Self.layout(1, [])]
    step.findings = [Self.finding("v", .zero, check: .clipped)]
    step.checks = [
      .init(place: "line 1", subject: "s", expected: "1", actual: "1", isMet: true),
      .init(place: "line 2", subject: "s", expected: "1", actual: "2", isMet: false),
    ]
    var quiet = Self.step(4, "quiet", nil, .portrait, time: nil)
    quiet.picture = "<svg/>"
    quiet.isChanged = false
    quiet.checks = [.init(place: "p", subject: "s", expected: "1", actual: "1", isMet: true)]
    let page = SessionPage(title: "t & u", facts: [("device", "d<e"), ("iOS", "9")], steps: [step, quiet])
    let text = try Self.text(page)
    let table = "<table><tr><th></th><th>where</th><th>what</th><th>expected</th><th>found</th></tr>"
    #expect(
      try Self.section(text, 3)
        == "<section id=\"step-3\" class=\"bad\" data-turn=\"-90\" data-picture=\"0\" data-layouts=\"0 1 0\"><h2>#3 a &amp; b</h2>"
        + "<p class=\"fact\">1.500 s, held landscapeLeft, interface portrait, <span class=\"ending\">unsettled: slow</span></p><div class=\"pictures\"></div>"
        + "<details open><summary>Receipt (2)</summary><pre>r1\nr2</pre></details><details open><summary>Expected (2, 1 not met)</summary>\(table)"
        + "<tr class=\"good\"><td>ok</td><td>line 1</td><td>s</td><td>1</td><td></td></tr><tr class=\"bad\"><td>FAIL</td><td>line 2</td><td>s</td><td>1</td><td>2</td></tr>"
        + "</table></details><details open><summary>Findings (1)</summary><pre>1  warning clipped: v &lt; other</pre></details>"
        + "<details><summary>Why (3)</summary><pre>window 1: x\nwindow 1: y\nwindow 2: z</pre></details><details><summary>Calls (2)</summary><pre>A.f\n2 B.g</pre></details>"
        + "<details class=\"tree\"><summary>Tree</summary><div></div></details></section>")
    #expect(
      try Self.section(text, 4)
        == "<section id=\"step-4\" class=\"same\" data-turn=\"0\" data-alone=\"yes\" data-picture=\"0\"><h2>#4 quiet</h2><p class=\"fact\"><span class=\"ending\">0 findings</span></p>"
        + "<div class=\"pictures\"></div><details><summary>Expected (1)</summary>\(table)<tr class=\"good\"><td>ok</td><td>p</td><td>s</td><td>1</td><td></td></tr></table></details></section>"
    )
    #expect(
      text.contains(
        "<header><h1>t &amp; u</h1><dl><div><dt>device</dt><dd>d&lt;e</dd></div><div><dt>iOS</dt><dd>9</dd></div><div><dt>steps</dt><dd>2</dd></div>"
          + "<div class=\"bad\"><dt>not as expected</dt><dd>1</dd></div></dl>"))
    #expect(
      text.contains(
        "<nav aria-label=\"Steps\"><ol><li class=\"bad\"><a href=\"#step-3\"><span class=\"thumb\"></span><b>#3</b> a &amp; b</a></li>"
          + "<li class=\"same\"><a href=\"#step-4\"><span class=\"thumb\"></span><b>#4</b> quiet</a></li></ol></nav>"))
    #expect(
      text.hasPrefix(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
      ))
    #expect(text.contains("<title>t &amp; u</title><style>") && text.hasSuffix("</script></body></html>\n"))
  }

  /// Pictures and trees are of 500 steps; a page of screens alone says how many have findings.
  @Test(arguments: [(499, false), (500, false), (501, true)]) func manySteps(count: Int, isCut: Bool) throws {
    var steps = (1...count).map { Self.step(UInt64($0), "", nil, .portrait, time: nil) }
    for index in steps.indices { steps[index].picture = "<svg/>" }
    let text = try Self.text(SessionPage(title: "", facts: [], steps: steps))
    #expect(
      text.contains("<p class=\"note\">Pictures and trees are of the first 500 steps; of the others the words.</p>")
        == isCut)
    #expect(text.components(separatedBy: "data-picture=\"0\"").count - 1 == min(count, 500))
    #expect(text.contains("<div class=\"good\"><dt>with findings</dt><dd>0</dd></div>"))
  }

  /// A view by its depth, class, name, frame in hundredths, marks and constraints; each text once, constraints that were given up below zero.
  @Test func whatAPageDrawsLater() throws {
    let views = [
      ViewLayout(
        depth: 0, className: "UIView", identifier: nil, frame: CGRect(x: 1, y: 2.126, width: 3, height: 4),
        constraints: [ConstraintLine(text: "c1")]),
      ViewLayout(
        depth: 1, className: "UILabel", identifier: "UIView", isHidden: true, frame: .zero,
        constraints: [ConstraintLine(text: "c2", isBroken: true), ConstraintLine(text: "c1")], isAmbiguous: true),
      ViewLayout(depth: 2, className: "UILabel", identifier: "l", frame: .zero, constraints: [], isAmbiguous: true),
    ]
    var step = Self.step(1, "", nil, .portrait)
    step.layouts = [Self.layout(1, views), Self.layout(2, [])]
    step.picture = "<svg>1</svg>"
    let data = try SessionPageTests.data(try Self.text(SessionPage(title: "", facts: [], steps: [step, step])))
    #expect(
      data["texts"] as? [String] == ["UIView", "c1", "UILabel", "c2", "l"]
        && data["pictures"] as? [String] == ["<svg>1</svg>"])
    let layouts = try #require(data["layouts"] as? [[String: Any]])
    #expect(layouts.map { $0["window"] as? Int } == [1, 2] && layouts.map { $0["app"] as? String } == ["App", "App"])
    let rows = try #require(layouts[0]["views"] as? [[Any]])
    #expect(
      rows.map { $0.dropLast().compactMap { ($0 as? NSNumber)?.doubleValue } } == [
        [0, 0, -1, 1, 2.13, 3, 4, 0], [1, 2, 0, 0, 0, 0, 0, 3], [2, 2, 4, 0, 0, 0, 0, 2],
      ])
    #expect(rows.map { ($0.last as? [NSNumber])?.map(\.intValue) } == [[1], [-4, 1], []])
  }

  // MARK: Looks

  /// Screens with findings first, those that look the same with the same findings once, 200 of them at most.
  @Test func screensAsSteps() throws {
    func look(_ name: String, scene: String = "", width: Double, _ findings: [Finding] = []) -> FindingsReport.Look {
      FindingsReport.Look(
        name: name, scene: scene, label: "l", place: "p",
        drawing: Picture(size: CGSize(width: width, height: 10), title: ""), findings: findings)
    }
    let wrong = Self.finding("v", .zero)
    var (one, two) = (FindingsReport(subject: "One"), FindingsReport(subject: "Two"))
    (one.layouts, two.layouts) = (3, 4)
    one.add(.init(screen: 0, finding: wrong))
    one.looks = [
      look("a", width: 10), look("b", width: 10), look("c", scene: "s", width: 10), look("d", width: 10, [wrong]),
    ]
    two.looks = [look("e", width: 10), look("f", width: 20, [wrong])]
    let page = try SessionPage([one, two])
    #expect(page.title == "One and 1 more: 7 layouts, 2 of 5 distinct screens break")
    #expect(page.facts.map(\.name) == ["layouts", "findings"] && page.facts.map(\.value) == ["7", "1"])
    #expect(page.steps.map(\.title) == ["d", "f", "a", "s c", "e"] && page.steps.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      page.steps.map(\.isBroken) == [true, true, false, false, false]
        && page.steps.map(\.findings) == [[wrong], [wrong], [], [], []])
    #expect(page.steps.allSatisfy { $0.time == nil && !$0.isChanged && $0.picture?.hasPrefix("<svg") == true })
    #expect(
      try ReportFormat.html.lines(of: [one, two], summed: true).joined(separator: "\n").contains(
        "<dt>with findings</dt><dd>2</dd>"))
    #expect(FindingsReport.explanation(of: [one, two]).nodes.count { $0.kind == "broken" } == 2)
    one.looks = (0..<201).map { look("n\($0)", width: Double($0 + 1)) }
    #expect(Looks([one]).shown.count == 200 && Looks([one]).distinct == 201 && Looks([one]).broken == 0)
    #expect(Looks([]).title == ": 0 layouts, 0 of 0 distinct screens break")
    // An explanation tells twelve findings below a picture, and counts the others.
    one.looks = [look("m", width: 10, (0..<14).map { Self.finding("v\($0)", .zero) })]
    let told = FindingsReport.explanation(of: [one]).nodes.compactMap { node -> String? in
      if case .text(let text) = node.content { return text.string }
      return nil
    }
    #expect(
      told.dropFirst().prefix(4) == ["l", "p 10×10", "14 findings", "1  overlapping  v0"]
        && told.suffix(2) == ["12  overlapping  v11", "and 2 more"])
  }

  /// A moment of a film is there for a thousandth at least; words say what begins with it.
  @Test func filmsOfAnyLength() throws {
    var film = FilmPage(title: "<t>")
    #expect(film.count == 0)
    for seconds in [0, 0.0004, 0.0006, 0.0016, 2] { film.add("<svg/>", seconds: seconds, words: nil) }
    film.add("<svg>2</svg>", seconds: 1, words: "a & b")
    let page = String(decoding: try film.html(), as: UTF8.self)
    #expect(
      try SessionPageTests.data(page)["frames"] as? [[Int]] == [
        [0, 1], [0, 1], [0, 1], [0, 2], [0, 2000], [1, 1000],
      ])
    #expect(
      film.count == 6 && page.contains("<title>&lt;t&gt;</title>")
        && page.contains("<li><button data-frame=\"5\">a &amp; b</button></li>"))
  }
}
