// The checksum at the end of a line: a flipped bit in a log must not pass for what happened.
import CZlib

/// CRC-32 (ISO 3309, as zlib has it) of all bytes of a line before `,"sum":"…"}`, which ends it.
enum LineSum {
  /// What a line's last key looks like: `,"sum":"1a2b3c4d"}`.
  private static let key = Array(",\"sum\":\"".utf8)
  static let digits = 8
  static let length = key.count + digits + 2

  /// Adds the sum to an object's bytes; the sum of all of the line then, which a next part goes on from.
  @discardableResult
  static func append(to line: inout [UInt8]) -> UInt32 {
    precondition(line.last == UInt8(ascii: "}"), "a line is an object")
    line.removeLast()
    let end = line.count
    let sum = line.withUnsafeBufferPointer { Self.sum($0) }
    key.withUnsafeBufferPointer { key in
      line.append(most: length) { pen in
        pen.put(key)
        pen.put(hexadecimal: UInt64(sum), digits: digits)
        pen.put(UInt8(ascii: "\""))
        pen.put(UInt8(ascii: "}"))
      }
    }
    return line.withUnsafeBufferPointer { Self.sum(UnsafeBufferPointer(rebasing: $0[end...]), after: sum) }
  }

  /// The CRC-32 of some bytes; of those with what stood before them when its sum is given.
  static func sum(_ bytes: UnsafeBufferPointer<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(UInt(sum), bytes.baseAddress, UInt32(truncatingIfNeeded: bytes.count)))
  }

  /// Eight hexadecimal digits.
  static func text(_ sum: UInt32) -> String {
    let text = String(sum, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// What a line's sum says of it.
  enum Check: Equatable {
    /// It has none.
    case none
    /// It is the line's.
    case right(UInt32)
    /// It is not, and the line's own is another.
    case wrong(said: String, found: UInt32)
  }

  /// Compares the sum a line says it has with the one it has.
  static func check(_ line: UnsafeBufferPointer<UInt8>) -> Check {
    guard line.count > length else { return .none }
    let end = line.count - length
    guard line[end..<end + key.count].elementsEqual(key) else { return .none }
    let found = sum(UnsafeBufferPointer(rebasing: line[..<end]))
    let said = line[end + key.count..<line.count - 2]
    let isRight = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits) { text in
      for place in 0..<digits {
        text.initializeElement(
          at: place, to: hexadecimalDigit(UInt64(found) >> UInt64(4 * (digits - 1 - place)) & 0xf))
      }
      return text.elementsEqual(said)
    }
    return isRight ? .right(found) : .wrong(said: String(decoding: said, as: UTF8.self), found: found)
  }
}
