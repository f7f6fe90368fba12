// Accepted mistakes: a line each in a file that stands in the repository, by what they are and not by where they stand.
import Foundation
import Reports

/// The mistakes a team accepts.
package struct LintBaseline {
  /// The folder of the file: documents are known by their paths from there, wherever the repository lies.
  private let folder: String
  private var keys: Set<String>

  /// Nothing is accepted yet; the file will stand at `path`.
  package init(path: String) { self.init(path, keys: []) }

  private init(_ path: String, keys: Set<String>) {
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    self.keys = keys
  }

  /// Reads the text of the file at `path`; nil when it is no baseline, whose lines have a document's path before a tab.
  package init?(path: String, text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.allSatisfy({ $0.contains("\t") }) else { return nil }
    self.init(path, keys: Set(lines))
  }

  /// Whether a mistake is accepted.
  package func accepts(_ issue: FindingsReport.Issue) -> Bool { keys.contains(key(issue)) }

  /// Accepts what the reports say besides.
  package mutating func accept(_ reports: [FindingsReport]) { keys.formUnion(reports.flatMap(\.issues).map(key)) }

  /// How many are accepted.
  package var count: Int { keys.count }

  /// The file: sorted, so that a change of it shows what came and went.
  package var text: String { keys.sorted().map { $0 + "\n" }.joined() }

  private func key(_ issue: FindingsReport.Issue) -> String {
    let path = URL(fileURLWithPath: issue.origin.file ?? "").standardizedFileURL.path
    let place = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return (place + "\t" + issue.identityKey).replacingOccurrences(of: "\n", with: " ")
  }
}
