// Each kind of finding whole: its sentence, place, measure and how sure it is, and the keys of what may have led to it.
import Findings
import Foundation
import Testing

@Suite struct WholeFindingTests {
  /// A phone 375×812 with 44 above and 34 below that is not safe; a view in a box in the window, in row 7 and column 8.
  private func findings(
    _ view: ViewReading, in change: (inout ViewReading) -> Void = { _ in }, conflicts: [String: [String]] = [:]
  ) -> [Finding] {
    var box = ViewReading(
      name: "box", className: "UIView", role: .container, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    box.chains = ViewChains(row: 7, column: 8)
    box.subviews = [view]
    change(&box)
    var root = ViewReading(
      name: "window", className: "UIWindow", role: .container, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    root.subviews = [box]
    return ScreenInspector().findings(
      in: ScreenReading(
        size: CGSize(width: 375, height: 812), safeArea: ScreenInsets(top: 44, bottom: 34), root: root,
        edges: "the edge", conflictViews: conflicts))
  }

  private func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, role: ViewReading.Role = .text, row: Int = 0,
    column: Int = 0
  ) -> ViewReading {
    var view = ViewReading(
      name: "a", className: "UILabel", role: role, frame: CGRect(x: x, y: y, width: width, height: height))
    view.chains = ViewChains(row: row, column: column)
    return view
  }

  private func finding(
    _ check: LayoutCheck, other: String = "", _ amount: Double, _ place: CGRect, _ message: String,
    sure confidence: FindingConfidence = .likely, _ causes: [String]
  ) -> Finding {
    Finding(
      identity: .init(check: check, view: "a", other: other), amount: amount, place: place, message: message,
      confidence: confidence, causes: causes)
  }

  /// Beyond each edge, with the rows and columns along it that may have pushed it there.
  @Test(arguments: [
    (-30.26, 100.0, 30.26, "30.3", "left", "row"), (305, 100, 30, "30", "right", "row"),
    (10, -56.04, 56.04, "56", "top", "column"),
    (10, 800, 32, "32", "bottom", "column"),
  ])
  func beyondEdges(x: Double, y: Double, amount: Double, words: String, edge: String, along: String) throws {
    let found = findings(view(x, y, 100, 44, row: 1, column: 2)).filter { $0.identity.check == .offScreen }
    let (own, around) = along == "row" ? (1, 7) : (2, 8)
    var expected = finding(
      .offScreen, amount, CGRect(x: x, y: y, width: 100, height: 44), "a: \(words) pt beyond the edge of the edge",
      [
        "about a", "\(edge) by \(words) in box", "near row 1", "near column 2", "\(edge) of \(along) \(own)",
        "\(edge) of \(along) \(around)",
      ])
    let first = try #require(found.first)
    #expect(abs(first.amount - amount) < 1e-9)
    expected.amount = first.amount
    #expect(found == [expected])
  }

  /// What is pushed beyond an edge may be pushed with all that is around it: by the innermost row or column that anything around is in.
  @Test(
    arguments: [
      (-30, 100, 0, 0, "left of row 7"), (305, 100, 0, 0, "right of row 7"), (10, -60, 0, 0, "top of column 8"),
      (10, 800, 0, 0, "bottom of column 8"), (-30, 100, 3, 0, "left of row 3"), (-30, 100, 0, 4, "left of row 7"),
      (10, 800, 0, 4, "bottom of column 4"), (10, 800, 3, 0, "bottom of column 8"),
    ] as [(Double, Double, Int, Int, String)])
  func rowsAndColumnsAround(x: Double, y: Double, row: Int, column: Int, last: String) throws {
    var inner = ViewReading(
      name: "inner", className: "UIView", role: .container, frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    inner.chains = ViewChains(row: row, column: column)
    inner.subviews = [view(x, y, 100, 44)]
    let found = try #require(findings(inner).first { $0.identity.check == .offScreen && $0.identity.view == "a" })
    #expect(found.causes.filter { $0.contains(" of ") } == [last])
  }

  @Test func clippedAndUnreachable() {
    let place = CGRect(x: 150, y: 110, width: 100, height: 20)
    #expect(
      findings(view(130, 10, 100, 20)) {
        $0.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        $0.clips = true
        $0.chains = ViewChains()
      } == [
        finding(
          .clipped, other: "box", 30, place, "a: 30 pt beyond the edge of box, which clips",
          ["about a", "right by 30 in box"])
      ])
    #expect(
      findings(view(10, 910, 100, 20)) {
        $0.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        ($0.clips, $0.scrolls, $0.reach) = (true, true, CGRect(x: 0, y: 0, width: 200, height: 900))
        $0.boundsOrigin = CGPoint(x: 0, y: 700)
      } == [
        finding(
          .unreachable, other: "box", 30, CGRect(x: 30, y: 310, width: 100, height: 20),
          "a: 30 pt beyond what scrolling box shows",
          ["about a", "bottom by 30 in box", "bottom of column 8"])
      ])
  }

  /// In the safe area: 20 of 44 points under the status bar are left.
  @Test func safeArea() {
    #expect(
      findings(view(16, 20.25, 100, 20, column: 3)) == [
        finding(
          .outsideSafeArea, 23.75, CGRect(x: 16, y: 20.25, width: 100, height: 20), "a: 23.8 pt outside the safe area",
          ["about a", "top by 23.8 in box", "near column 3", "top of column 3", "top of column 8"])
      ])
  }

  @Test func textsDrawingsAndConstraints() {
    let place = CGRect(x: 16, y: 100, width: 100.5, height: 20)
    var text = view(16, 100, 100.5, 20, row: 4)
    text.isTextTruncated = true
    let room = "a: its text has no room in 100.5×20 pt"
    #expect(findings(text) == [finding(.truncated, 0, place, room, ["about a", "no room for a in 100.5×20 pt"])])
    text.text = "words"
    #expect(findings(text) == [finding(.truncated, 0, place, room, ["about a", "no room for words in 100.5×20 pt"])])
    var drawn = view(16, 100, 100.5, 20)
    drawn.stretchedFrom = CGSize(width: 50, height: 20)
    #expect(
      findings(drawn) == [
        finding(
          .stretched, 0, place, "a: drawn for 50×20 pt, stretched to 100.5×20 pt; contentMode .redraw draws it anew",
          ["about a"])
      ])
    var open = view(16, 100, 100.5, 20)
    open.isAmbiguous = true
    open.conflicts = ["c1\nc2", "c3"]
    let cannot = "a: its constraints cannot all hold"
    #expect(
      findings(open, conflicts: ["c1\nc2": ["x", "y"]]) == [
        finding(.ambiguous, 0, place, "a: its constraints leave its frame open", ["open a", "open box"]),
        finding(
          .unsatisfiable, other: "c1\nc2", 0, place, cannot, sure: .certain,
          ["constraint c1", "constraint c2", "conflict x", "conflict y"]),
        finding(.unsatisfiable, other: "c3", 0, place, cannot, sure: .certain, ["constraint c3"]),
      ])
  }

  @Test func twoUponEachOther() {
    var other = view(90, 110, 100, 20, row: 5, column: 2)
    other.name = "b"
    let found = findings(view(16, 100, 100, 20, row: 5, column: 1)) { $0.subviews.append(other) }
    #expect(
      found == [
        Finding(
          identity: .init(check: .overlapping, view: "a", other: "b"), amount: 10,
          place: CGRect(x: 90, y: 110, width: 26, height: 10),
          message: "a and b lie upon each other over 26×10 pt",
          causes: [
            "upon a", "about a", "upon b", "about b", "no room in row 5", "near row 5", "near column 1", "near row 5",
            "near column 2",
          ])
      ])
  }

  /// A frame no screen has, and what is in a view that is judged elsewhere, or has no room.
  @Test func whatIsNowhere() {
    let far = view(2e6, 0, 10, 10)
    #expect(
      findings(far) == [
        finding(.offScreen, 0, CGRect(x: 0, y: 0, width: 375, height: 812), "a: its frame is no place on a screen", [])
      ])
    #expect(findings(far) { $0.isJudgedElsewhere = true }.isEmpty)
    #expect(
      findings(view(400, 100, 10, 10)) {
        $0.frame = CGRect(x: 0, y: 0, width: 0, height: 100)
        $0.clips = true
      }.isEmpty)
    #expect(findings(view(0, 0, 0, 10)).isEmpty && findings(view(400, 100, 10, 0)).isEmpty)
    #expect(findings(view(305, 100, 100, 44)) { $0.isHidden = true }.isEmpty)
  }

  /// As far as a point is no mistake, as far as somebody else says so is none either, and of kinds that are not asked for nothing is told.
  @Test(arguments: [(1.0, 1.0, 0), (1, 1.1, 1), (5, 5, 0), (5, 5.5, 1), (0, 0.1, 1)]) func tolerance(
    tolerance: Double, beyond: Double, count: Int
  ) {
    var root = ViewReading(
      name: "window", className: "UIWindow", role: .container, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.subviews = [view(200 + beyond, 100, 100, 20)]
    let reading = ScreenReading(size: CGSize(width: 300, height: 300), safeArea: ScreenInsets(), root: root)
    #expect(
      ScreenInspector(tolerance: tolerance).findings(in: reading).filter { $0.identity.check == .offScreen }.count
        == count)
    #expect(ScreenInspector(checks: [.clipped], tolerance: tolerance).findings(in: reading).isEmpty)
  }
}
