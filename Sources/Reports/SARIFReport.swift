// A report for code scanning: SARIF 2.1.0, one run, a result each mistake.
import EventLog
import Findings
import Foundation

/// All reports as one log file.
struct SARIFReport {
  private let reports: [FindingsReport]

  init(_ reports: [FindingsReport]) { self.reports = reports }

  /// The document's lines: one.
  var lines: [String] {
    var log = JSONText.object
    log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.add("version", "2.1.0")
    var run = JSONText.object
    run.add("tool", tool)
    run.add("columnKind", "utf16CodeUnits")
    var results = JSONText.array
    for report in reports { for issue in report.issues { results.append(result(issue, report)) } }
    run.add("results", results)
    var runs = JSONText.array
    runs.append(run)
    log.add("runs", runs)
    return [log.closed]
  }

  private var tool: JSONText {
    var driver = JSONText.object
    driver.add("name", "swivel lint")
    var rules = JSONText.array
    for check in LayoutCheck.allCases {
      var rule = JSONText.object
      rule.add("id", check.rawValue)
      var text = JSONText.object
      text.add("text", check.meaning)
      rule.add("shortDescription", text)
      var standard = JSONText.object
      standard.add("level", check.severity.rawValue)
      rule.add("defaultConfiguration", standard)
      rules.append(rule)
    }
    driver.add("rules", rules)
    var tool = JSONText.object
    tool.add("driver", driver)
    return tool
  }

  private func result(_ issue: FindingsReport.Issue, _ report: FindingsReport) -> JSONText {
    let finding = issue.worst.finding
    var result = JSONText.object
    result.add("ruleId", finding.identity.check.rawValue)
    result.add("level", finding.severity.rawValue)
    var message = JSONText.object
    message.add("text", report.words(issue))
    result.add("message", message)
    if let file = issue.origin.file { result.add("locations", locations(file, issue.origin.line ?? 1)) }
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

  private func locations(_ file: String, _ line: Int) -> JSONText {
    var artifact = JSONText.object
    artifact.add("uri", file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    var region = JSONText.object
    region.add("startLine", line)
    var physical = JSONText.object
    physical.add("artifactLocation", artifact)
    physical.add("region", region)
    var location = JSONText.object
    location.add("physicalLocation", physical)
    var locations = JSONText.array
    locations.append(location)
    return locations
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
    case .unreachable: "Text or a control lies where no scrolling gets."
    case .broken: "The document contradicts itself."
    case .unreadable: "The document cannot be read."
    case .unfinished: "The document asks for more than is laid out."
    }
  }
}
