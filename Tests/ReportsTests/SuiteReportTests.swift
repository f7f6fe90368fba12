// Results of a suite in each format, as the documents of their readers have them.
import Foundation
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
        "::error file=a%2Cb%3A50%25.swivel::FAIL 1 < 2%0A#1 settled",
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

  /// Each expectation that was not met stands at its own line of the script.
  private static let failing = SuiteReport([
    .init(
      file: "my turn.swivel", kind: .script, status: 1,
      output: ["ok   line 2: a", "FAIL line 3:47: b: expected 1, got 2", "FAIL line 9: c"], seconds: 0),
    .init(file: "t.csv", line: 4, part: "C3", kind: .row, status: 1, output: ["DIFFERS  C3: stays"], seconds: 0),
    .init(file: "t.csv", line: 5, part: "C4", kind: .row, status: 0, output: ["ok  C4"], seconds: 0),
  ])

  @Test func annotationsStandAtTheirLines() {
    #expect(
      Self.failing.lines(.github) == [
        "::error file=my turn.swivel,line=3::b: expected 1, got 2", "::error file=my turn.swivel,line=9::c",
        "::error file=t.csv,line=4::DIFFERS  C3: stays",
      ])
  }

  /// What cannot be read is annotated where it cannot be, if that is known.
  @Test func annotationsOfWhatCannotBeRead() {
    let report = SuiteReport([
      .init(
        file: "b/x.swivel", kind: .script, status: 2,
        output: ["swivel-host: b/x.swivel:3:61: expected orientation: one of portrait, got 'LL'"], seconds: 0),
      .init(file: "c.swivel", kind: .script, status: 2, output: ["swivel-host: c.swivel: is not UTF-8"], seconds: 0),
    ])
    #expect(
      report.lines(.github) == [
        "::error file=b/x.swivel,line=3::expected orientation: one of portrait, got 'LL'",
        "::error file=c.swivel::swivel-host: c.swivel: is not UTF-8",
      ])
  }

  /// SARIF 2.1.0 §3.27: a result has a message and a rule of the driver's; §3.29: a location an artifact's URI and a region.
  @Test func codeScanningReadsThem() throws {
    let lines = Self.failing.lines(.sarif)
    #expect(lines.count == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let told = results.map { result -> String in
      let message = (result["message"] as? [String: Any])?["text"] as? String
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
      let line = (location?["region"] as? [String: Any])?["startLine"] as? Int
      return "\(result["ruleId"] ?? "") \(uri ?? "") \(line ?? 0) \(message ?? "")"
    }
    #expect(
      told == [
        "script my%20turn.swivel 3 b: expected 1, got 2", "script my%20turn.swivel 9 c",
        "row t.csv 4 DIFFERS  C3: stays",
      ])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(Set(rules ?? []).isSuperset(of: ["script", "row"]))
  }
}
