// The files of one log: a file that has grown to its size is gone on from in another, never renamed and never cut, so that a
// kill at any moment leaves either the old end or the new beginning.
import Foundation
import Vocabulary

/// Names of a log's parts: `host.swivel`, then `host.part2.swivel`, `host.part3.swivel` and so on.
public enum LogParts {
  private static let word = ".part"
  /// The longest line of a log in bytes, in whatever part: more is given up.
  public static let longestLine = LogLines.longest

  /// The path of the log's first part and the number of the one `path` names.
  public static func split(_ path: String) -> (first: String, part: Int) {
    var ending = (path as NSString).pathExtension
    // Of a log whose name has no ending, the part is the ending.
    if ending.hasPrefix(word.dropFirst()) { ending = "" }
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    guard let found = stem.range(of: word, options: .backwards), found.lowerBound > stem.startIndex,
      let part = number(stem[found.upperBound...])
    else { return (path, 1) }
    return (stem[..<found.lowerBound] + (ending.isEmpty ? "" : "." + ending), part)
  }

  /// A part's number as its name has it: from 2, without a sign or leading zeros.
  private static func number(_ digits: Substring) -> Int? {
    guard let part = Int(digits), part > 1, part <= most, String(part) == digits else { return nil }
    return part
  }

  /// The largest number of a part: at a KiB a part a log as large as any disk has fewer, and each number has a next.
  static let most = 999_999_999

  /// The path of a part of the log whose first part is at `path`.
  public static func path(of path: String, part: Int) -> String {
    guard part > 1 else { return path }
    let ending = (path as NSString).pathExtension
    return ending.isEmpty ? "\(path)\(word)\(part)" : "\(path.dropLast(ending.count + 1))\(word)\(part).\(ending)"
  }

  /// The numbers of the parts beside the first at `path`, in order; those that are missing between them are not in it.
  public static func numbers(of path: String) throws(EventLogError) -> [Int] {
    let folder = path.folderOfPath
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      throw .file(call: "read", path: path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(directory) }
    let name = (path as NSString).lastPathComponent
    var numbers: [Int] = []
    while let entry = readdir(directory) {
      let other = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let (first, part) = split(other)
      if part > 1, first == name { numbers.append(part) }
    }
    return numbers.sorted()
  }

  /// Whether both are names of one file, or of parts of one log.
  public static func isSame(_ path: String, as other: String) -> Bool {
    var (one, two) = (stat(), stat())
    let first = (split(path).first, split(other).first)
    guard stat(first.0, &one) == 0, stat(first.1, &two) == 0 else { return first.0 == first.1 }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// Removes the log at `path` with all its parts, the last first: what a kill leaves is the beginning of a log.
  public static func remove(_ path: String) throws(EventLogError) {
    for part in try numbers(of: path).reversed() { unlink(Self.path(of: path, part: part)) }
    unlink(path)
  }

  /// Makes the log at `path` the one at `other`, which is removed; where there is none at `path`, there is none then. At no moment there
  /// is no first part, and where the new one cannot take its place both stay as they were. What cannot be moved once the first part is
  /// there is named, and stays where it was.
  public static func move(_ path: String, to other: String) throws(EventLogError) {
    let (own, old) = (try numbers(of: path), try numbers(of: other))
    try demandRoom(for: own, at: other)
    guard rename(path, other) == 0 else {
      guard errno == ENOENT else {
        throw .file(call: "rename", path: other, reason: String(cString: strerror(errno)))
      }
      return try remove(other)
    }
    var left: [String] = []
    var reason = ""
    for part in own {
      let place = Self.path(of: path, part: part)
      guard rename(place, Self.path(of: other, part: part)) != 0 else { continue }
      if left.isEmpty { reason = String(cString: strerror(errno)) }
      left.append(place)
    }
    for part in old.reversed() where !own.contains(part) { unlink(Self.path(of: other, part: part)) }
    guard left.isEmpty else {
      throw .file(call: "rename", path: other, reason: "\(reason); not moved: \(left.joined(separator: ", "))")
    }
  }

  /// Refuses a place for a log at `path` where one of its parts' names would be too long, or is a folder's, before anything is moved.
  public static func demandRoom(for parts: [Int], at path: String) throws(EventLogError) {
    for place in parts.map({ Self.path(of: path, part: $0) }) {
      var facts = stat()
      if lstat(place, &facts) != 0 {
        guard errno != ENOENT else { continue }
      } else {
        guard facts.st_mode & S_IFMT == S_IFDIR else { continue }
        errno = EISDIR
      }
      throw .file(call: "rename", path: place, reason: String(cString: strerror(errno)))
    }
  }
}

/// Reads a log part by part, each checked against the one before, so that a long one takes no more memory than one part.
public struct LogPartReader {
  private let first: String
  private var rest: [Int]
  private let passingOver: Bool
  private var before: Before?

  private struct Before {
    var part: Int
    var seq: UInt64
    var sum: UInt32
    var time: Double
    var header: LogHeader
    var hasSums: Bool

    /// What the next part has to say it goes on from.
    var next: LogContinuation { LogContinuation(part: part + 1, after: seq, ends: sum) }
  }

  /// Of the log with the part at `path`; `passingOver` as `EventLog` has it.
  public init(path: String, passingOver: Bool = false) throws(EventLogError) {
    first = LogParts.split(path).first
    self.passingOver = passingOver
    rest = [1] + (try LogParts.numbers(of: first))
    // The last part may have been begun and not got as far as its header: nothing of the log is in it yet.
    if let last = rest.last, last > 1, try !Self.isBegun(LogParts.path(of: first, part: last)) { rest.removeLast() }
  }

  /// Whether there is a file at `path` with a whole line in it.
  public static func isBegun(_ path: String) throws(EventLogError) -> Bool {
    guard LogFile.size(of: path) != nil else { return false }
    guard LogFile.isRegular(path) else { throw LogFile.notRegular(path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw LogLines.failure(path) }
    defer { close(file) }
    // Headers are shorter by far; a longer line is one, and the reader says what is wrong with it.
    var (beginning, count) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    while count < beginning.count {
      let new = beginning.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, $0.count - count) }
      if new == 0 { break }
      if new > 0 { count += new } else if errno != EINTR { throw LogLines.failure(path) }
    }
    return count == beginning.count || beginning[..<count].contains(UInt8(ascii: "\n"))
  }

  /// Bytes of the parts that are left.
  public var size: Int { rest.reduce(0) { $0 + (LogFile.size(of: LogParts.path(of: first, part: $1)) ?? 0) } }

  /// The path of the part that was read last, or will be first.
  public var path: String { LogParts.path(of: first, part: before?.part ?? 1) }

  /// The number of the part that was read last; 0 before the first.
  public var part: Int { before?.part ?? 0 }

  /// Whether there is no further part.
  public var isAtEnd: Bool { rest.isEmpty }

  /// The next part; nil after the last.
  public mutating func next() throws(EventLogError) -> EventLog? {
    guard let part = rest.first else { return nil }
    let path = LogParts.path(of: first, part: part)
    let lines = try LogLines(file: path)
    let size = LogFile.size(of: path) ?? 0
    guard size <= EventLog.maximumSize else {
      throw .file(call: "read", path: path, reason: "\(size) bytes, at most \(EventLog.maximumSize) are read")
    }
    let assumed = before.map { before in
      var header = before.header
      header.continues = before.next
      return (header, before.hasSums)
    }
    var log = try EventLog(lines, passingOver: passingOver, assumed: assumed)
    rest.removeFirst()
    if !rest.isEmpty, let last = log.entries.last, last.outcome == nil, !last.isOutcomeLost {
      let error = EventLogError.order(
        path: path, line: 1, expected: "the outcome of \(last.input.seq) in this part", actual: "none")
      guard passingOver else { throw error }
      log.passOver(error)
      log.loseOutcome()
    }
    do { try check(log, part, path) } catch {
      guard passingOver else { throw error }
      log.passOver(error)
    }
    before = Before(
      part: part, seq: log.lastSeq, sum: log.lastSum, time: log.entries.last?.input.input.time ?? before?.time ?? 0,
      header: before?.header ?? log.header, hasSums: log.hasSums)
    return log
  }

  private func check(_ log: EventLog, _ part: Int, _ path: String) throws(EventLogError) {
    func error(_ expected: String, _ actual: String) -> EventLogError {
      .order(path: path, line: 1, expected: expected, actual: actual)
    }
    guard let before else {
      guard log.header.continues == nil else {
        throw error("a log's first part", "part \(log.header.continues?.part ?? 0)")
      }
      return try checkEnd(log, part, path)
    }
    let expected = before.next
    guard part == expected.part else { throw error("part \(expected.part) before it", "none") }
    guard log.header.continues == expected, log.header.first == before.header else {
      throw error("what goes on from \(expected.text)", log.header.continues?.text ?? "a log of its own")
    }
    if let first = log.entries.first?.input, first.input.time < before.time {
      throw error("t of at least \(before.time)", "\(first.input.time)")
    }
    try checkEnd(log, part, path)
  }

  /// Only the last part may end in the middle of a line, and none may say it is not the last and be it.
  private func checkEnd(_ log: EventLog, _ part: Int, _ path: String) throws(EventLogError) {
    // What is said last is said when the next part is there already.
    guard rest.isEmpty || log.tornBytes == 0 || log.isTornInMark else {
      throw .order(path: path, line: 1, expected: "whole lines in a part that is not the last", actual: "a torn one")
    }
    guard let line = log.goesOnAt, rest.isEmpty else { return }
    throw .order(path: path, line: line, expected: "part \(part + 1) after it", actual: "none")
  }
}

extension LogContinuation {
  fileprivate var text: String { "input \(after) and a line with sum \(LineSum.text(ends)) as part \(part)" }
}
