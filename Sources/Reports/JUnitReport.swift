// A report for those who read test results: JUnit's XML.
import Findings

/// A suite each report, in it a test a screen, or a test a device and orientation where every width was tried.
struct JUnitReport {
  private let reports: [FindingsReport]

  init(_ reports: [FindingsReport]) { self.reports = reports }

  /// The document's lines.
  var lines: [String] {
    let suites = reports.flatMap(suite)
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    return reports.count == 1 ? [head] + suites : [head, "<testsuites>"] + suites + ["</testsuites>"]
  }

  private func suite(_ report: FindingsReport) -> [String] {
    var failures: [[String]] = report.screens.map { _ in [] }
    for issue in report.issues {
      for hit in issue.hits {
        let why = issue.origin.constraints.map { ": \($0)" } ?? ""
        let breaks = hit.breaks.map { "; \($0.text)" } ?? ""
        failures[hit.screen].append(issue.place + hit.finding.message + why + breaks)
      }
    }
    let title = xml(report.title)
    let failed = failures.count { !$0.isEmpty }
    var lines = ["<testsuite name=\"\(title)\" tests=\"\(report.screens.count)\" failures=\"\(failed)\">"]
    for (screen, failures) in zip(report.screens, failures) {
      let head = "  <testcase classname=\"\(title)\" name=\"\(xml(screen.name))\""
      if failures.isEmpty {
        lines.append(head + "/>")
      } else {
        let all = xml(failures.joined(separator: "\n"))
        lines.append(head + ">")
        lines.append("    <failure message=\"\(xml(failures[0]))\">\(all)</failure>")
        lines.append("  </testcase>")
      }
    }
    return lines + ["</testsuite>"]
  }
}
