// What can be wrong with a log, with the line it is wrong on.

/// An error of reading, writing or replaying a log.
public enum EventLogError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A system call on the file failed; `reason` is the system's.
  case file(call: String, path: String, reason: String)
  /// Not one whole line: nothing was logged, or the first write was torn.
  case noHeader(path: String)
  /// The line is not JSON.
  case notJSON(path: String, line: Int)
  /// The line's bytes are not those its checksum was made of; `actual` is "none" for a line without one in a log with them.
  case sum(path: String, line: Int, expected: String, actual: String)
  /// A key is missing or has a value of another kind.
  case field(path: String, line: Int, key: String, expected: String, actual: String)
  /// A record stands where it may not.
  case order(path: String, line: Int, expected: String, actual: String)

  /// The line it is on, from 1; nil for an error of the file.
  public var line: Int? {
    switch self {
    case .file: nil
    case .noHeader: 1
    case .notJSON(_, let line), .field(_, let line, _, _, _), .order(_, let line, _, _), .sum(_, let line, _, _): line
    }
  }

  public var description: String {
    switch self {
    case .file(let call, let path, let reason): "\(call) \(path): \(reason)"
    case .noHeader(let path): "\(path):1: expected a header, got no whole line"
    case .notJSON(let path, 1):
      "\(path):1: not a JSON object, with which a log begins; a script, which may begin with remarks, is run by: swivel run"
    case .notJSON(let path, let line): "\(path):\(line): not a JSON object"
    case .sum(let path, let line, let expected, let actual):
      "\(path):\(line): sum: expected \(expected), got \(actual); the line is not as it was written"
    case .field(let path, let line, let key, let expected, let actual):
      "\(path):\(line): \(key): expected \(expected), got \(actual)"
        + (["v", "seq"].contains(key) && actual == "nothing"
          ? "; a script may leave it out, and is run by: swivel run" : "")
    case .order(let path, let line, let expected, let actual):
      "\(path):\(line): expected \(expected), got \(actual)"
        + (expected.hasPrefix("outcome") && actual == "an input"
          ? "; without its outcomes a log is a script, which is run by: swivel run" : "")
    }
  }
}
