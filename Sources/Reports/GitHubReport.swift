// A report for GitHub's runner, which shows it beside the lines of a document.
import Foundation

extension FindingsReport {
  /// Annotations, a line each mistake.
  var gitHubLines: [String] {
    issues.map { issue in
      let words = GitHubText.message(words(issue))
      // The runner's commands have the names of the severities.
      let command = "::\(issue.worst.finding.severity.rawValue)"
      guard let file = issue.origin.file else { return "\(command)::\(GitHubText.message(title)): \(words)" }
      return "\(command) file=\(GitHubText.property(file)),line=\(issue.origin.line ?? 1)::\(words)"
    }
  }
}

/// Texts in the commands of GitHub's runner, which undoes this.
package enum GitHubText {
  /// What stands behind the second `::`.
  package static func message(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  /// What stands behind a `=`, where two more characters tell properties apart.
  package static func property(_ text: String) -> String {
    message(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
