// What a look at many documents brought, in one line before all others.
import Findings
import Reports

/// The sum over documents.
package struct LintSummary {
  private let reports: [FindingsReport]
  private let others: Int
  private let accepted: Int

  /// - Parameters:
  ///   - others: documents for other systems.
  ///   - accepted: findings the baseline accepts.
  package init(_ reports: [FindingsReport], others: Int, accepted: Int) {
    self.reports = reports
    self.others = others
    self.accepted = accepted
  }

  /// `12 documents: 3 errors and 5 warnings in 2 of them; 4 accepted`
  package var text: String {
    let issues = reports.flatMap(\.issues)
    let errors = issues.count { $0.worst.finding.severity == .error }
    let broken = reports.count { !$0.issues.isEmpty }
    var text = Self.counted(reports.count, "document") + ": "
    text +=
      issues.isEmpty
      ? "nothing found"
      : "\(Self.counted(errors, "error")) and \(Self.counted(issues.count - errors, "warning")) in \(broken) of them"
    if accepted > 0 { text += "; \(accepted) accepted" }
    if others > 0 { text += "; \(Self.counted(others, "document")) for other systems left alone" }
    return text
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
