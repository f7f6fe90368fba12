// A report for code scanning: SARIF 2.1.0, one run, a result each mistake.
import EventLog
import Findings

/// All reports as one log file.
struct SARIFReport {
  private let reports: [FindingsReport]

  init(_ reports: [FindingsReport]) { self.reports = reports }

  /// The document's lines: one.
  var lines: [String] {
    var rules = JSONText.array
    for check in LayoutCheck.allCases {
      rules.append(
        SARIFLog.object {
          $0.add("id", check.rawValue)
          $0.add("shortDescription", SARIFLog.text(check.meaning))
          $0.add("defaultConfiguration", SARIFLog.object { $0.add("level", check.severity.rawValue) })
        })
    }
    var results = JSONText.array
    for report in reports { for issue in report.issues { results.append(result(issue, report)) } }
    return SARIFLog(tool: "swivel lint", rules: rules, results: results).lines
  }

  private func result(_ issue: FindingsReport.Issue, _ report: FindingsReport) -> JSONText {
    let finding = issue.worst.finding
    var result = JSONText.object
    result.add("ruleId", finding.identity.check.rawValue)
    result.add("level", finding.severity.rawValue)
    result.add("message", SARIFLog.text(report.words(issue)))
    if let file = issue.origin.file { result.add("locations", SARIFLog.locations(file, issue.origin.line ?? 1)) }
    var prints = JSONText.object
    prints.add("swivelFinding/v1", issue.identityKey)
    result.add("partialFingerprints", prints)
    var properties = JSONText.object
    properties.add("confidence", finding.confidence.rawValue)
    var screens = JSONText.array
    for hit in issue.hits { screens.append(report.screens[hit.screen].name) }
    properties.add("screens", screens)
    result.add("properties", properties)
    return result
  }
}

extension LayoutCheck {
  /// The kind in a sentence.
  fileprivate var meaning: String {
    switch self {
    case .clipped: "Text or a control reaches beyond the edge of a view that clips."
    case .overlapping: "Texts or controls lie upon each other."
    case .offScreen: "Text or a control reaches beyond the edge of the window."
    case .outsideSafeArea: "Text or a control lies under a bar, the camera, a corner or the home indicator."
    case .ambiguous: "Constraints leave the frame of a view open."
    case .unsatisfiable: "Constraints cannot all hold."
    case .truncated: "Text has no room and ends in an ellipsis."
    case .stretched: "A view drew itself for one size and is stretched to another."
    case .unreachable: "Text or a control lies where no scrolling gets."
    case .broken: "The document contradicts itself."
    case .unreadable: "The document cannot be read."
    case .unfinished: "The document asks for more than is laid out."
    }
  }
}
