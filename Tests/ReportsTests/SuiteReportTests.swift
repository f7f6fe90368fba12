// Results of a suite in each format, as the documents of their readers have them.
import Reports
import Testing

@Suite("Reports of suites") struct SuiteReportTests {
  private static let report = SuiteReport([
    .init(file: "a/turn.swivel", kind: .script, status: 0, output: ["PASS"], seconds: 0.25),
    .init(
      file: "a,b:50%.swivel", kind: .script, status: 1, output: ["#1 settled", "FAIL 1 < 2"], seconds: 0.5),
    .init(file: "T.storyboard", kind: .document, status: 2, output: [], seconds: 0),
  ])

  /// Format, and what is written.
  @Test(arguments: [
    (
      SuiteReport.Format.text,
      [
        "ok    a/turn.swivel", "FAIL  a,b:50%.swivel (1)", "        #1 settled", "        FAIL 1 < 2",
        "FAIL  T.storyboard (2)", "1 of 3 files are as they should be",
      ]
    ),
    (
      .json,
      [
        #"{"v":1,"file":"a/turn.swivel","kind":"script","passed":true,"status":0,"output":[]}"#,
        ##"{"v":1,"file":"a,b:50%.swivel","kind":"script","passed":false,"status":1,"##
          + ##""output":["#1 settled","FAIL 1 < 2"]}"##,
        #"{"v":1,"file":"T.storyboard","kind":"document","passed":false,"status":2,"output":[]}"#,
        #"{"v":1,"files":3,"failed":2}"#,
      ]
    ),
    (
      .junit,
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuite name="swivel" tests="3" failures="2" time="0.75">"#,
        #"  <testcase classname="script" name="a/turn.swivel" time="0.25"/>"#,
        #"  <testcase classname="script" name="a,b:50%.swivel" time="0.5">"#,
        ##"    <failure message="FAIL 1 &lt; 2">#1 settled"## + "\nFAIL 1 &lt; 2</failure>", "  </testcase>",
        #"  <testcase classname="document" name="T.storyboard" time="0">"#,
        #"    <failure message="ended with 2"></failure>"#, "  </testcase>", "</testsuite>",
      ]
    ),
    (
      .github,
      [
        "::error file=a%2Cb%3A50%25.swivel::FAIL 1 < 2%0A#1 settled%0AFAIL 1 < 2",
        "::error file=T.storyboard::ended with 2",
      ]
    ),
  ])
  func formats(format: SuiteReport.Format, lines: [String]) { #expect(Self.report.lines(format) == lines) }

  @Test(arguments: [
    (0, "0 of 0 files are as they should be"), (1, "1 of 1 file is as it should be"),
    (2, "2 of 2 files are as they should be"),
  ])
  func sums(count: Int, text: String) {
    let good = SuiteReport.Result(file: "a", kind: .table, status: 0, output: [], seconds: 0)
    #expect(SuiteReport(Array(repeating: good, count: count)).sum == text)
  }
}
