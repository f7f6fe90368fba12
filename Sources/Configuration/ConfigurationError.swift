// Everything that is wrong with a configuration, told at once.

/// One thing that is wrong: where, what was expected, what stands there.
public struct ConfigurationProblem: Sendable, Equatable, CustomStringConvertible {
  /// The path, as it was given.
  public var file: String
  /// From 1; 0 when the whole file is meant.
  public var line: Int
  /// Such as `keyframes[2].turn`.
  public var keyPath: String
  /// What would have been right, in words.
  public var expected: String
  /// What stands there.
  public var actual: String

  public init(file: String, line: Int, keyPath: String, expected: String, actual: String) {
    self.file = file
    self.line = line
    self.keyPath = keyPath
    self.expected = expected
    self.actual = actual
  }

  public var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return "\(place): \(keyPath.isEmpty ? "" : keyPath + ": ")expected \(expected), got \(actual)"
  }
}

/// All problems of what was read.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// At least one, in the order of the files and their lines.
  public var problems: [ConfigurationProblem]

  public init(problems: [ConfigurationProblem]) { self.problems = problems }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
