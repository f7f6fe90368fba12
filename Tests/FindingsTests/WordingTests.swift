// What people read of a mistake, and the order mistakes are told in: apart from the tables of which screens have which.
import Findings
import Foundation
import Testing

@Suite struct WordingTests {
  private func text(_ name: String, _ frame: CGRect) -> ViewReading {
    ViewReading(name: name, className: "UILabel", role: .text, frame: frame)
  }

  private func findings(_ views: ViewReading...) -> [Finding] {
    let size = CGSize(width: 375, height: 812)
    var root = ViewReading(
      name: "window", className: "UIWindow", role: .container, frame: CGRect(origin: .zero, size: size))
    root.subviews = views
    return ScreenInspector().findings(in: ScreenReading(size: size, safeArea: ScreenInsets(), root: root))
  }

  /// Points are told in tenths, and whole ones without a point.
  @Test(arguments: [
    (30.0, 10.0, "30×10"), (30.5, 10, "30.5×10"), (30, 10.04, "30×10"), (30.26, 10.06, "30.3×10.1"),
    (29.96, 12, "30×12"),
  ])
  func sizes(width: Double, height: Double, words: String) throws {
    let found = findings(
      text("b", CGRect(x: 16, y: 100, width: 100, height: 20)),
      text("a", CGRect(x: 116 - width, y: 120 - height, width: 100, height: 20)))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "a and b lie upon each other over \(words) pt")
    #expect(finding.identity == Finding.Identity(check: .overlapping, view: "a", other: "b"))
    #expect(abs(finding.amount - min(width, height)) < 1e-9)
  }

  /// What cannot be seen, reached or decided is an error; the rest is hard to read or to touch.
  @Test func severities() {
    let warnings: [LayoutCheck] = [.clipped, .overlapping, .outsideSafeArea, .truncated, .stretched]
    for check in LayoutCheck.allCases {
      #expect(check.severity == (warnings.contains(check) ? .warning : .error), "\(check)")
      let finding = Finding(identity: .init(check: check, view: "a"), amount: 0, place: .zero, message: "")
      #expect(finding.severity == check.severity && finding.confidence == .likely && finding.identity.other.isEmpty)
    }
  }

  /// In the order of kinds as they are documented, then by the names.
  @Test func order() {
    func identity(_ check: LayoutCheck, _ view: String, _ other: String = "") -> Finding.Identity {
      Finding.Identity(check: check, view: view, other: other)
    }
    let sorted = [
      identity(.clipped, "b"), identity(.overlapping, "a", "b"), identity(.overlapping, "a", "c"),
      identity(.overlapping, "b", "a"), identity(.offScreen, "a"), identity(.unfinished, "a"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for identity in sorted { #expect(!(identity < identity)) }
    #expect(FindingConfidence.allCases.sorted() == [.possible, .likely, .certain])
    #expect(!(FindingConfidence.likely < .likely) && .possible < FindingConfidence.certain)
  }

  /// The line of a name is the first of several alike, wherever they lie; of views made by code there is none.
  @Test func linesOfNames() {
    func view(_ name: String, _ line: Int?, _ subviews: [ViewReading] = []) -> ViewReading {
      ViewReading(name: name, className: "UIView", role: .container, frame: .zero, line: line, subviews: subviews)
    }
    for order in [[9, 4, 7], [4, 7, 9], [9, 7, 4]] {
      let root = view("root", 2, [view("a", order[0], [view("a", order[1]), view("code", nil)]), view("a", order[2])])
      #expect(ScreenReading(size: .zero, safeArea: ScreenInsets(), root: root).lines == ["root": 2, "a": 4])
    }
  }
}
