// Why a script cannot be run, with the place in the file.

/// What is wrong with a script.
public enum ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case file(path: String, reason: String)
  /// A line does not follow the format; columns are characters from 1.
  case line(path: String, line: Int, column: Int, expected: String, actual: String)

  public var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .line(let path, let line, let column, let expected, let actual):
      "\(path):\(line):\(column): expected \(expected), got \(actual)"
    }
  }
}
