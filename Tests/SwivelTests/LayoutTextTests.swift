// Layouts as `swivel tree --constraints` prints them.
import Emulator
import Foundation
import Testing

@testable import swivel

@Suite struct LayoutTextTests {
  //   0                  300
  //   +-------------------+   a window 300 wide; the label shall be 320 wide and keep 10 from the left:
  //   | [label 320]       |   the two and the window's width cannot hold together, the width is given up
  //   +-------------------+
  private static let layout = WindowLayout(
    id: 1, app: "Books",
    views: [
      ViewLayout(depth: 0, className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 300, height: 200)),
      ViewLayout(
        depth: 1, className: "UILabel", identifier: "title", frame: CGRect(x: 10, y: 0, width: 290, height: 20.5),
        solvedFrame: CGRect(x: 10, y: 0.125, width: 290, height: 20.5),
        constraints: [
          ConstraintLine(text: "<left>", conflicts: [0]),
          ConstraintLine(text: "<width>", conflicts: [0, 1], isBroken: true), ConstraintLine(text: "<top>"),
        ], isAmbiguous: true),
      ViewLayout(
        depth: 2, className: "UIView", isHidden: true, frame: .zero,
        solvedFrame: CGRect(x: 0, y: 0, width: 0.001, height: 0)),
    ],
    conflicts: [
      ConstraintConflict(members: ["<left>", "<width>", "<300>"], broken: "<width>"),
      ConstraintConflict(members: ["<width>"], broken: "a size that cannot be negative"),
    ])

  @Test func forPeople() {
    #expect(
      Self.layout.lines == [
        "window 1 Books: 3 constraints, 1 view ambiguous, 2 conflicts",
        "  UIWindow (0, 0; 300×200)",
        "    UILabel #title (10, 0; 290×20.5) before rounding (10, 0.125; 290×20.5) AMBIGUOUS",
        "        <left>  conflict 1",
        "        <width>  BROKEN, conflict 1, conflict 2",
        "        <top>",
        "      UIView (0, 0; 0×0) hidden",
        "  conflict 1: these cannot hold together",
        "    <left>",
        "    <width>  BROKEN",
        "    <300>",
        "  conflict 2: these cannot hold together",
        "    <width>",
        "    BROKEN: a size that cannot be negative",
      ])
    let calm = WindowLayout(id: 2, app: "A", views: [])
    #expect(calm.lines == ["window 2 A: 0 constraints, nothing ambiguous, no conflicts"])
  }

  @Test func forPrograms() throws {
    let lines = Self.layout.jsonLines
    #expect(lines.count == 5)
    #expect(
      lines[1]
        == #"{"v":1,"window":1,"depth":1,"class":"UILabel","identifier":"title","frame":[10,0,290,20.5],"#
        + #""solved":[10,0.125,290,20.5],"hidden":false,"ambiguous":true,"constraints":["#
        + #"{"text":"<left>","conflicts":[1],"broken":false},{"text":"<width>","conflicts":[1,2],"broken":true},"#
        + #"{"text":"<top>","conflicts":[],"broken":false}]}"#)
    #expect(
      lines[3] == #"{"v":1,"window":1,"conflict":1,"constraints":["<left>","<width>","<300>"],"broken":"<width>"}"#)
  }
}
