// The checksum at the end of a line: a flipped bit in a log must not pass for what happened.
import CZlib

/// CRC-32 (ISO 3309, as zlib has it) of all bytes of a line before `,"sum":"…"}`, which ends it.
enum LineSum {
  /// What a line's last key looks like: `,"sum":"1a2b3c4d"}`.
  private static let key = Array(",\"sum\":\"".utf8)
  private static let digits = 8
  static let length = key.count + digits + 2

  /// Adds the sum to an object's bytes.
  static func append(to line: inout [UInt8]) {
    precondition(line.last == UInt8(ascii: "}"), "a line is an object")
    line.removeLast()
    let sum = line.withUnsafeBufferPointer { Self.sum($0) }
    line.append(contentsOf: key)
    line.append(contentsOf: text(sum).utf8)
    line.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: "}")])
  }

  /// The CRC-32 of some bytes.
  static func sum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes.baseAddress, UInt32(truncatingIfNeeded: bytes.count)))
  }

  /// Eight hexadecimal digits.
  static func text(_ sum: UInt32) -> String {
    let text = String(sum, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// The sum a line says it has and the one it has; nil for a line without one.
  static func check(_ line: UnsafeBufferPointer<UInt8>) -> (said: String, found: String)? {
    guard line.count > length else { return nil }
    let end = line.count - length
    guard line[end..<end + key.count].elementsEqual(key) else { return nil }
    let said = String(decoding: line[end + key.count..<line.count - 2], as: UTF8.self)
    return (said, text(sum(UnsafeBufferPointer(rebasing: line[..<end]))))
  }
}
