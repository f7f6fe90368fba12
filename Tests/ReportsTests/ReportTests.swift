// One report of two mistakes on four screens, as every format writes it.
import Findings
import Foundation
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
  @Test func text() {
    #expect(
      ReportFormat.text.lines(of: [Self.report], summed: true) == [
        "x,y.storyboard:3: unsatisfiable: a: 0 pt wrong: 100% one (a, b)",
        "x,y.storyboard:12: off-screen: a: 9 pt wrong (all 4 screens, 320 to 414.5 wide, worst on c)",
        "x,y.storyboard: 4 layouts, 2 findings",
      ])
    #expect(ReportFormat.text.lines(of: [Self.report], summed: false).count == 2)
  }

  /// The runner reads `%`, `:` and `,` of a property as its own, and of a message `%`.
  @Test func gitHub() {
    #expect(
      ReportFormat.github.lines(of: [Self.report], summed: true) == [
        "::warning file=x%2Cy.storyboard,line=3::unsatisfiable: a: 0 pt wrong: 100%25 one (a, b)",
        "::warning file=x%2Cy.storyboard,line=12::off-screen: a: 9 pt wrong (all 4 screens, 320 to 414.5 wide, worst on c)",
      ])
  }

  @Test func json() {
    #expect(
      ReportFormat.json.lines(of: [Self.report], summed: true).dropFirst() == [
        #"{"v":1,"file":"x,y.storyboard","line":12,"scene":"s1","check":"off-screen","view":"a","other":"","amount":9,"#
          + #""place":[1,2,3.13,4],"screens":["a","b","c","d"],"amounts":[5,7,9,9],"message":"a: 9 pt wrong","#
          + #""device":"dev-c","era":"18","orientation":"portrait","window":"full","size":[375,600]}"#,
        #"{"v":1,"app":"x,y.storyboard","layouts":4,"findings":2,"skipped":[]}"#,
      ])
  }

  /// A test a screen; those of `a` and `b` fail twice, in one failure.
  @Test func jUnit() {
    let lines = ReportFormat.junit.lines(of: [Self.report], summed: true)
    #expect(lines[1] == #"<testsuite name="x,y.storyboard" tests="4" failures="4">"#)
    #expect(lines[2] == #"  <testcase classname="x,y.storyboard" name="a">"#)
    #expect(
      lines[3] == #"    <failure message="x,y.storyboard:3: a: 0 pt wrong: 100% one">x,y.storyboard:3: a: 0 pt wrong: "#
        + "100% one\nx,y.storyboard:12: a: 5 pt wrong</failure>")
    #expect(ReportFormat.junit.lines(of: [Self.report, Self.report], summed: true)[1] == "<testsuites>")
  }

  /// Every stretch of widths is told by itself, with what breaks and where it is worst.
  @Test func widths() {
    var report = FindingsReport(subject: "App", scene: .init(id: "s", name: "Start"), screens: [Self.screen("a", 400)])
    for range in [320...330, 350...350] {
      let worst = Self.finding(.clipped, 3)
      let breaks = BreakingWidths(
        identity: worst.identity, widths: range, worst: worst, worstWidth: range.upperBound)
      report.add(.init(screen: 0, finding: worst, breaks: breaks))
    }
    report.skipped = (1...8).map { "device \($0)" }
    #expect(
      ReportFormat.text.lines(of: [report], summed: true) == [
        #"App scene s "Start": clipped: a: 3 pt wrong (a breaks for width 320–330, worst at 330)"#,
        #"App scene s "Start": clipped: a: 3 pt wrong (a breaks for width 350, worst at 350)"#,
      ] + (1...6).map { "not tried: device \($0)" } + [
        "not tried: 2 more", #"App scene s "Start": 0 layouts, 2 findings"#,
      ])
    #expect(
      ReportFormat.json.lines(of: [report], summed: false)[0].hasSuffix(
        #""orientation":"portrait","from":320,"to":330,"worst":330}"#))
  }
}
