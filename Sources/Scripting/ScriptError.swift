// Why a script cannot be run, with the place in the file.
import Foundation
import Spelling

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
      "\(path):\(line):\(column): expected \(expected), got \(actual)\(Self.meant(expected, actual))"
    }
  }

  /// The word that was meant, of a list of those there are.
  private static func meant(_ expected: String, _ actual: String) -> String {
    guard let list = expected.firstRange(of: "one of "), actual.hasPrefix("'"), actual.hasSuffix("'") else { return "" }
    let known = expected[list.upperBound...].components(separatedBy: ", ")
    return Spelling.suggestion(for: String(actual.dropFirst().dropLast()), in: known)
  }
}
