// A suite's results for code scanning: SARIF 2.1.0, a result each expectation that was not met.
import EventLog
import Foundation

/// A suite as a log file.
struct SuiteSARIF {
  private let report: SuiteReport

  init(_ report: SuiteReport) { self.report = report }

  /// The document's lines: one.
  var lines: [String] {
    var rules = JSONText.array
    for kind in SuiteReport.Kind.allCases {
      rules.append(
        SARIFLog.object {
          $0.add("id", kind.rawValue)
          $0.add("shortDescription", SARIFLog.text(kind.meaning))
        })
    }
    var results = JSONText.array
    for result in report.failed {
      for fault in result.faults { results.append(Self.result(result, fault.line, fault.message)) }
    }
    return SARIFLog(tool: "swivel", rules: rules, results: results).lines
  }

  private static func result(_ result: SuiteReport.Result, _ line: Int?, _ message: String) -> JSONText {
    SARIFLog.object {
      $0.add("ruleId", result.kind.rawValue)
      $0.add("level", "error")
      $0.add("message", SARIFLog.text(message))
      $0.add("locations", SARIFLog.locations(result.file, line ?? 1))
    }
  }
}

extension SuiteReport.Kind {
  /// What it means that one failed.
  fileprivate var meaning: String {
    switch self {
    case .script: "An expectation of a script was not met."
    case .table: "Cases of a table came out otherwise."
    case .document: "A document breaks on a screen."
    case .log: "A session did not come again as it was."
    case .row: "A case of a table came out otherwise."
    }
  }
}
