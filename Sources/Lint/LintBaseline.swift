// Accepted mistakes: a line each in a file that stands in the repository, by what they are and not by where they stand.
import Findings
import Foundation
import Reports

/// Why a file is no baseline.
package struct LintBaselineError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The first line that is none of a baseline's, from 1.
  let line: Int

  package var description: String {
    "\(path):\(line): expected a finding, as --write-baseline writes it: a document, a tab, and what is wrong in it"
  }
}

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

  /// Reads the text of the file at `path`; refuses one of another kind, which would accept nothing without a word.
  package init(path: String, text: String) throws(LintBaselineError) {
    var keys: Set<String> = []
    // Some editors and git's autocrlf put a return before the end of a line.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.isEmpty {
      // After the document's path stands, behind its scene, which kind of mistake it is.
      let kinds = line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
      guard kinds.contains(where: { LayoutCheck(rawValue: String($0)) != nil }) else {
        throw LintBaselineError(path: path, line: index + 1)
      }
      keys.insert(String(line))
    }
    self.init(path, keys: keys)
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
    return (place + "\t" + issue.identityKey).onOneLine
  }
}
