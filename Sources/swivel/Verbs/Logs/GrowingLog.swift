// A log that another process writes, read on from where it was, a piece at a time: a log has no bound, and memory does.
import EventLog
import Foundation

/// The lines of a log as they come, part after part.
struct GrowingLog {
  private let first: String
  private var part = 1
  private var file: GrowingFile

  init(_ path: String) throws {
    first = path
    file = try GrowingFile(path)
  }

  /// Hands over the whole lines that came since the last call, of all parts that have come meanwhile, with the place each stands in.
  mutating func eachNewLine(_ body: (Data, _ path: String, _ number: Int) throws -> Void) throws {
    while true {
      let next = LogParts.path(of: first, part: part + 1)
      // Asked before the file is read: once there is another part, nothing is appended to this one.
      let isOver = LogFile.size(of: next) != nil
      while let lines = try file.nextLines() {
        for (index, line) in lines.enumerated() { try body(line, file.path, file.number - lines.count + index + 1) }
      }
      guard isOver else { return }
      file = try GrowingFile(next)
      part += 1
    }
  }
}

/// A file that others append lines to.
struct GrowingFile {
  private let handle: FileHandle
  let path: String
  /// How many whole lines it has had.
  private(set) var number = 0
  /// A line whose end has not come.
  private var rest = Data()

  /// Bytes read at once.
  static let portion = 1 << 20
  /// The longest line in bytes.
  static let longestLine = LogParts.longestLine

  init(_ path: String) throws {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure("\(path): \(String(cString: strerror(errno)))", .finding)
    }
    self.handle = handle
    self.path = path
  }

  /// The whole lines of the next portion; nil when there is nothing more for now. Half a line waits for its other half.
  mutating func nextLines() throws -> [Data]? {
    let new: Data?
    do { new = try handle.read(upToCount: Self.portion) } catch { throw Failure("\(path): \(error)", .finding) }
    guard let new, !new.isEmpty else { return nil }
    var lines = new.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest.append(lines.removeFirst())
    guard rest.count <= Self.longestLine else {
      throw Failure("\(path): expected lines of at most \(Self.longestLine) bytes, got one of more", .finding)
    }
    guard let last = lines.popLast() else { return [] }
    let whole = [rest] + lines
    rest = Data(last)
    number += whole.count
    return whole
  }
}

/// The last inputs of a log as the lines that show them, and what stands before the first.
struct LastInputs {
  private let limit: Int
  private var launch: [String] = []
  /// A ring once it is full.
  private var inputs: [[String]] = []
  private var count = 0

  init(_ limit: Int) { self.limit = limit }

  /// Takes the lines of a record; one that begins an input takes the place of the oldest.
  mutating func take(_ lines: [String], begins: Bool) {
    if begins { count += 1 }
    guard limit > 0 else { return }
    let place = (count - 1) % limit
    if count == 0 {
      launch += lines
    } else if place == inputs.count {
      inputs.append(lines)
    } else if begins {
      inputs[place] = lines
    } else {
      inputs[place] += lines
    }
  }

  /// The launch is shown where no input has lost its place.
  var lines: [String] {
    guard limit > 0, count > limit else { return (limit > 0 ? launch : []) + inputs.joined() }
    let oldest = count % limit
    return Array((inputs[oldest...] + inputs[..<oldest]).joined())
  }
}
