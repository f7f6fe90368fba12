// The lines of a log one after the other: a file with a hole in it takes no more memory than the longest line there may be.
import Foundation

/// Whole lines of a file or of some bytes, in order, without their newlines and a return before these.
struct LogLines {
  /// Where it is from, for messages.
  let path: String
  /// The number of the last line, from 1; 0 before the first.
  private(set) var number = 0
  /// CRC-32 of the last line.
  private(set) var sum: UInt32 = 0
  /// How many bytes stand after the last whole line, once there is none any more.
  private(set) var tornBytes = 0

  private let source: Source
  private var buffer: [UInt8]
  /// What of the buffer was read and not handed out.
  private var kept = 0..<0

  /// The longest line in bytes: more than a message has, from which lines are made.
  static let longest = 64 << 20
  /// Bytes asked for at once, at first.
  private static let portion = 1 << 16

  /// Where bytes come from.
  private final class Source {
    private let file: Int32
    private var bytes: Data

    init(file: Int32) { (self.file, bytes) = (file, Data()) }
    init(bytes: Data) { (file, self.bytes) = (-1, bytes) }
    deinit { if file >= 0 { close(file) } }

    /// How many came; 0 at the end.
    func read(into room: UnsafeMutableRawBufferPointer, _ path: String) throws(EventLogError) -> Int {
      guard file >= 0 else {
        let count = min(room.count, bytes.count)
        room.copyBytes(from: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return count
      }
      while true {
        let count = Foundation.read(file, room.baseAddress, room.count)
        if count >= 0 { return count }
        guard errno == EINTR else { throw LogLines.failure(path) }
      }
    }
  }

  /// Of some bytes.
  init(bytes: Data, path: String) {
    self.path = path
    buffer = [UInt8](repeating: 0, count: min(Self.portion, bytes.count + 1))
    source = Source(bytes: bytes)
  }

  /// Of a file.
  init(file path: String) throws(EventLogError) {
    self.path = path
    guard LogFile.isRegular(path) else { throw LogFile.notRegular(path) }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure(path) }
    buffer = [UInt8](repeating: 0, count: Self.portion)
    source = Source(file: file)
  }

  static func failure(_ path: String) -> EventLogError {
    .file(call: "read", path: path, reason: String(cString: strerror(errno)))
  }

  /// Bytes of memory lines are read into.
  var room: Int { buffer.count }

  /// Whether what stands after the last whole line is how `line` begins.
  func isTorn(from line: [UInt8]) -> Bool { tornBytes == kept.count && line.starts(with: buffer[kept]) }

  /// Hands over the next line, if there is one. A line that is too long is an error, after which the next one is next.
  mutating func next<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(EventLogError) -> Result
  ) throws(EventLogError) -> Result? {
    var looked = 0
    while true {
      if let end = newline(after: looked) {
        // Who ends lines by a return and a newline has changed none of them: their checksums are to be found, and hold.
        let hasReturn = end > kept.lowerBound && buffer[end - 1] == UInt8(ascii: "\r")
        let line = kept.lowerBound..<(hasReturn ? end - 1 : end)
        kept = end + 1..<kept.upperBound
        number += 1
        return try buffer.withUnsafeBufferPointer { (all) throws(EventLogError) -> Result in
          let bytes = UnsafeBufferPointer(rebasing: all[line])
          sum = LineSum.sum(bytes)
          return try body(bytes)
        }
      }
      looked = kept.count
      guard looked <= Self.longest else { return try skip() }
      guard try fill() else {
        tornBytes = looked
        return nil
      }
    }
  }

  /// Passes over a line that is too long, or over what is left when no newline ends it.
  private mutating func skip<Result>() throws(EventLogError) -> Result? {
    var count = 0
    var sum: UInt32 = 0
    while true {
      let end = newline(after: 0)
      let piece = kept.lowerBound..<(end ?? kept.upperBound)
      buffer.withUnsafeBufferPointer { sum = LineSum.sum(UnsafeBufferPointer(rebasing: $0[piece]), after: sum) }
      count += piece.count
      guard let end else {
        kept = 0..<0
        if try fill() { continue }
        tornBytes = count
        return nil
      }
      kept = end + 1..<kept.upperBound
      number += 1
      self.sum = sum
      throw .order(
        path: path, line: number, expected: "a line of at most \(Self.longest) bytes", actual: "\(count)")
    }
  }

  /// Where the first newline stands of what is kept, beyond so many bytes that have none.
  private func newline(after looked: Int) -> Int? {
    buffer.withUnsafeBytes { all in
      guard let base = all.baseAddress, kept.count > looked else { return nil }
      let found = memchr(base + kept.lowerBound + looked, Int32(UInt8(ascii: "\n")), kept.count - looked)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  /// Reads on behind what is kept; whether anything came.
  private mutating func fill() throws(EventLogError) -> Bool {
    if kept.lowerBound > 0 {
      let (start, count) = (kept.lowerBound, kept.count)
      buffer.withUnsafeMutableBytes { all in
        guard let base = all.baseAddress else { return }
        memmove(base, base + start, count)
      }
      kept = 0..<count
    }
    if kept.upperBound == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let end = kept.upperBound
    let count = try buffer.withUnsafeMutableBufferPointer { (all) throws(EventLogError) -> Int in
      try source.read(into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: all[end...])), path)
    }
    kept = kept.lowerBound..<end + count
    return count > 0
  }
}
