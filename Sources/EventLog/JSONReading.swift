// JSON read exactly and fast: a number comes back as the double it was written from, which Foundation's reader does not do
// beyond 13 digits, and a log of a million lines is read in seconds.
import Foundation

/// A value of JSON.
package enum JSONValue: Sendable, Equatable, CustomStringConvertible {
  case null
  case bool(Bool)
  /// A whole number without fraction, exponent and sign that fits.
  case natural(UInt64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The number, whichever way it is written; nil for another value.
  package var double: Double? {
    switch self {
    case .natural(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// A value for people.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .natural(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): text
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let object): "{\(object.members.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}

/// The members of an object in the order they were written; of two with the same key the last counts.
package struct JSONObject: Sendable, Equatable {
  /// One key with its value.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue
  }

  package var members: [Member]

  package init(_ members: [Member] = []) { self.members = members }

  package subscript(key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append(Member(key: key, value: newValue)) }
    }
  }
}

/// Where and why bytes are no JSON.
package struct JSONError: Error, Sendable, Equatable {
  /// The byte at which it was seen, from 0.
  package var offset: Int
}

extension JSONValue {
  /// Reads the bytes of one value, with nothing but white space around it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.whole()
  }

  /// Reads the bytes of one value, with nothing but white space around it.
  package init(_ data: Data) throws(JSONError) {
    let result: Result<JSONValue, JSONError> = data.withUnsafeBytes { bytes in
      do throws(JSONError) { return .success(try JSONValue(bytes.assumingMemoryBound(to: UInt8.self))) } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}

/// Reads RFC 8259, a byte at a time.
private struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Objects and lists in each other: far above what a log holds, far below what a stack does.
  private static let maximumDepth = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private var failure: JSONError { JSONError(offset: place) }

  mutating func whole() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw failure }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) { throw failure }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.maximumDepth else { throw failure }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try take(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try take(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try take(word: "null")
      return .null
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    place += 1
    var object = JSONObject()
    object.members.reserveCapacity(12)
    skipSpace()
    if take(UInt8(ascii: "}")) { return object }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure }
      object.members.append(JSONObject.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return object }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    place += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return values }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  // MARK: Numbers

  private mutating func digits() -> Int {
    let start = place
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { place += 1 }
    return place - start
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    let isNegative = take(UInt8(ascii: "-"))
    let first = place
    let count = digits()
    guard count == 1 || count > 1 && bytes[first] != UInt8(ascii: "0") else { throw failure }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() > 0 else { throw failure }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw failure }
    }
    if isWhole, !isNegative, let value = natural(first..<place) { return .natural(value) }
    // The standard library's conversion rounds correctly, so that the shortest text of a double gives the same double.
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else { throw failure }
    return .number(value)
  }

  private func natural(_ range: Range<Int>) -> UInt64? {
    var value: UInt64 = 0
    for index in range {
      let (product, isTooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooMuch) = product.addingReportingOverflow(UInt64(bytes[index] - UInt8(ascii: "0")))
      if isTooBig || isTooMuch { return nil }
      value = sum
    }
    return value
  }

  // MARK: Texts

  private mutating func string() throws(JSONError) -> String {
    place += 1
    let start = place
    var isPlain = true
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        let found = UnsafeBufferPointer(rebasing: bytes[start..<place])
        // Bytes that are ASCII, as most are, need no validation, which costs several times as much as the text.
        let text = isPlain ? String(decoding: found, as: UTF8.self) : try text(found)
        place += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw failure }
      if byte >= 0x80 { isPlain = false }
      place += 1
    }
    throw failure
  }

  private func text(_ bytes: some Collection<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure }
    return text
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var decoded = Array(bytes[start..<place])
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(decoded)
      case UInt8(ascii: "\\"): try unescape(into: &decoded)
      case 0..<0x20: throw failure
      default: decoded.append(byte)
      }
    }
    throw failure
  }

  private mutating func unescape(into decoded: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw failure }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0c)
    case UInt8(ascii: "n"): decoded.append(0x0a)
    case UInt8(ascii: "r"): decoded.append(0x0d)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      var value = UInt32(try unit())
      if 0xd800..<0xdc00 ~= value {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw failure }
        let low = UInt32(try unit())
        guard 0xdc00..<0xe000 ~= low else { throw failure }
        value = 0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw failure }
      decoded.append(contentsOf: String(Character(scalar)).utf8)
    default: throw failure
    }
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    guard place + 4 <= bytes.count,
      let value = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16),
      bytes[place] != UInt8(ascii: "+"), bytes[place] != UInt8(ascii: "-")
    else { throw failure }
    place += 4
    return value
  }
}
