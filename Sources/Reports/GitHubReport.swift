// A report for GitHub's runner, which shows it beside the lines of a document.
import Foundation

extension FindingsReport {
  /// Annotations, a line each mistake.
  var gitHubLines: [String] {
    issues.map { issue in
      let words = Self.escaped(words(issue))
      guard let file = issue.origin.file else { return "::warning::\(Self.escaped(title)): \(words)" }
      // The runner undoes these: three characters everywhere, two more where properties are told apart by them.
      let place = Self.escaped(file).replacingOccurrences(of: ":", with: "%3A")
        .replacingOccurrences(of: ",", with: "%2C")
      return "::warning file=\(place),line=\(issue.origin.line ?? 1)::\(words)"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }
}
