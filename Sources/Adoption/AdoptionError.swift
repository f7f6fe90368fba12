// What cannot be adopted at all, with its place.

/// Why a file or project cannot be adopted.
package enum AdoptionError: Error, Equatable, CustomStringConvertible {
  /// A bracket, string or comment begins here and never ends, or ends without having begun.
  case unbalanced(file: String, line: Int, what: String)
  /// A file that should be there cannot be read, or is no UTF-8.
  case unreadable(file: String, reason: String)
  /// A project's description is not of the form it should have.
  case malformed(file: String, line: Int, expected: String, actual: String)
  /// There is nothing to adopt.
  case nothing(path: String, reason: String)

  package var description: String {
    switch self {
    case .unbalanced(let file, let line, let what): "\(file):\(line): \(what) has no counterpart"
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .malformed(let file, let line, let expected, let actual):
      "\(file):\(line): expected \(expected), found \(actual)"
    case .nothing(let path, let reason): "\(path): \(reason)"
    }
  }
}

/// What was left out or could not be translated, for the user to read.
package struct Remark: Equatable, CustomStringConvertible {
  package var file: String
  /// From 1.
  package var line: Int
  package var text: String

  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  package var description: String { "\(file):\(line): \(text)" }
}
