// The formats there are, and which writer each has; the words all writers share.
import Findings
import Foundation
import Picture
import Vocabulary

/// How a report is written; raw values are the words of commands.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A line a mistake, for people.
  case text
  /// JSON Lines, a line a mistake.
  case json
  /// Annotations of GitHub's runner.
  case github
  /// JUnit's XML, a test a screen.
  case junit
  /// SARIF, for code scanning.
  case sarif
  /// A sheet of pictures.
  case svg
  /// A page to look through in a browser.
  case html

  /// Whether it shows what screens look like.
  public var isDrawn: Bool {
    switch self {
    case .text, .json, .github, .junit, .sarif: false
    case .svg, .html: true
    }
  }

  /// Whether all reports are one document; of the others each report is lines by itself.
  public var isDocument: Bool {
    switch self {
    case .text, .json, .github: false
    case .junit, .sarif, .svg, .html: true
    }
  }

  /// The lines of the reports, in their order. With `summed` text and JSON end each report with what was tried, mistakes or
  /// not.
  public func lines(of reports: [FindingsReport], summed: Bool) throws(PictureError) -> [String] {
    switch self {
    case .text: return reports.flatMap { $0.textLines + (summed ? $0.textSum : []) }
    case .json: return reports.flatMap { $0.jsonLines + (summed ? [$0.jsonSum] : []) }
    case .github: return reports.flatMap(\.gitHubLines)
    case .junit: return JUnitReport(reports).lines
    case .sarif: return SARIFReport(reports).lines
    case .svg: return try ContactSheet(reports).lines()
    case .html:
      return String(decoding: try SessionPage(reports).html(), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension FindingsReport {
  /// `1 finding`, `2 findings`.
  public static func counted(_ findings: Int) -> String { "\(findings) \(findings == 1 ? "finding" : "findings")" }
}

extension FindingsReport.Issue {
  /// `file:line: `, or nothing for what has no document.
  var place: String { origin.file.map { "\($0):\(origin.line ?? 1): " } ?? "" }
}

/// Points without superfluous digits.
package func points(_ value: CGFloat) -> String {
  Int(exactly: value).map(String.init) ?? String(format: "%g", Double(value))
}

/// Text for XML: the five entities, no characters XML 1.0 does not have, and as numbers those a terminal would obey.
package func xml(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&apos;"
    case "\t", "\n": escaped.unicodeScalars.append(scalar)
    case _ where scalar == "\r" || scalar.value >= 0x7f && scalar.isOrder: escaped += "&#\(scalar.value);"
    default:
      let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
      escaped.unicodeScalars.append(isAllowed ? scalar : "\u{fffd}")
    }
  }
  return escaped
}
