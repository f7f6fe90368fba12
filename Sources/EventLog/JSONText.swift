// The one JSON encoder for logs, receipts and every --json line: keys in the order they are given, numbers as numbers.

/// Builds JSON text in a fixed order; nothing depends on hashing. Bytes, because two lines of it are written for every
/// input of a host.
public struct JSONText: Sendable, Equatable {
  private var utf8: [UInt8]
  private var isEmpty = true
  private let closing: UInt8

  /// Room for most lines of a log, so that they grow without being moved.
  private static let usualSize = 512

  /// An object, `{…}`.
  public static var object: JSONText { JSONText(UInt8(ascii: "{"), closing: UInt8(ascii: "}")) }
  /// An array, `[…]`.
  public static var array: JSONText { JSONText(UInt8(ascii: "["), closing: UInt8(ascii: "]")) }

  /// An array of numbers.
  public static func list(_ numbers: [Double]) -> JSONText {
    var list = JSONText.array
    for number in numbers { list.append(number) }
    return list
  }

  /// An array of texts.
  public static func list(_ texts: [String]) -> JSONText {
    var list = JSONText.array
    for text in texts { list.append(text) }
    return list
  }

  private init(_ opening: UInt8, closing: UInt8) {
    utf8 = []
    utf8.reserveCapacity(Self.usualSize)
    utf8.append(opening)
    self.closing = closing
  }

  /// The finished text.
  public var closed: String { String(decoding: utf8 + [closing], as: UTF8.self) }

  /// The finished text as UTF-8.
  public consuming func finished() -> [UInt8] {
    utf8.append(closing)
    return utf8
  }

  private mutating func separate() {
    if !isEmpty { utf8.append(UInt8(ascii: ",")) }
    isEmpty = false
  }

  private mutating func key(_ name: String) {
    separate()
    utf8.append(UInt8(ascii: "\""))
    put(name)
    utf8.append(UInt8(ascii: "\""))
    utf8.append(UInt8(ascii: ":"))
  }

  /// Copies memory; a string's own view is walked byte by byte.
  private mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { utf8.append(contentsOf: $0) }
  }

  /// A string, escaped as JSON wants it.
  public mutating func add(_ name: String, _ value: String) {
    key(name)
    Self.quote(value, to: &utf8)
  }

  /// `true` or `false`.
  public mutating func add(_ name: String, _ value: Bool) {
    key(name)
    put(value ? "true" : "false")
  }

  /// A whole number in decimal.
  public mutating func add(_ name: String, _ value: some FixedWidthInteger) {
    key(name)
    put(String(value))
  }

  /// A number's sixteen hexadecimal digits as a text: JSON readers in other languages lose the low bits of 64-bit numbers.
  public mutating func add(_ name: String, hexadecimal value: UInt64) {
    key(name)
    utf8.append(UInt8(ascii: "\""))
    utf8.append(hexadecimal: value, digits: 16)
    utf8.append(UInt8(ascii: "\""))
  }

  /// Shortest text that reads back as the same number; null for what JSON has no number for.
  public mutating func add(_ name: String, _ value: Double) {
    key(name)
    put(Self.digits(value))
  }

  /// The shortest text that reads back as the same number, the sign of zero included: what is computed with it must come
  /// out the same.
  public mutating func add(_ name: String, exact value: Double) {
    key(name)
    put(value == 0 && value.sign == .minus ? "-0.0" : Self.digits(value))
  }

  /// An object whose members `members` adds, in place: a text of its own for each part of a line is memory asked for and copied.
  mutating func add(_ name: String, object members: (inout JSONText) -> Void) {
    key(name)
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// An array whose elements `elements` appends.
  mutating func add(_ name: String, array elements: (inout JSONText) -> Void) {
    key(name)
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// An element of an array: an object whose members `members` adds.
  mutating func append(object members: (inout JSONText) -> Void) {
    separate()
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  private mutating func nest(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONText) -> Void) {
    utf8.append(opening)
    isEmpty = true
    body(&self)
    isEmpty = false
    utf8.append(closing)
  }

  /// A value that is JSON already.
  public mutating func add(_ name: String, _ value: JSONText) {
    key(name)
    add(value)
  }

  /// null.
  public mutating func addNull(_ name: String) {
    key(name)
    put("null")
  }

  /// An element of an array: a string, escaped as JSON wants it.
  public mutating func append(_ value: String) {
    separate()
    Self.quote(value, to: &utf8)
  }

  /// An element of an array: the shortest text that reads back as the same number.
  public mutating func append(_ value: Double) {
    separate()
    put(Self.digits(value))
  }

  /// An element of an array that is JSON already.
  public mutating func append(_ value: JSONText) {
    separate()
    add(value)
  }

  private mutating func add(_ value: JSONText) {
    utf8.append(contentsOf: value.utf8)
    utf8.append(value.closing)
  }

  /// The shortest text that reads back as the same number, whole numbers without a fraction; null for what JSON has no
  /// number for.
  public static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // From 2⁵⁴ on the description has an exponent and no superfluous point.
    if value == value.rounded(), abs(value) < 0x1p54 { return String(Int64(value)) }
    return "\(value)"
  }

  /// Appends `value` in quotes. What a terminal would obey is escaped.
  public static func quote(_ value: String, to utf8: inout [UInt8]) {
    utf8.append(UInt8(ascii: "\""))
    var value = value
    let isPlain = value.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy {
        $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain { utf8.append(contentsOf: bytes) }
      return isPlain
    }
    if !isPlain {
      for scalar in value.unicodeScalars { utf8.append(contentsOf: escaped(scalar).utf8) }
    }
    utf8.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case _ where scalar.isOrder:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

/// The digit of a number up to 15.
@inline(__always) func hexadecimalDigit(_ value: UInt64) -> UInt8 {
  UInt8(truncatingIfNeeded: value < 10 ? value + 0x30 : value + 0x57)
}

extension [UInt8] {
  /// Appends so many hexadecimal digits, the last ones of the number.
  mutating func append(hexadecimal value: UInt64, digits: Int) {
    for place in (0..<digits).reversed() { append(hexadecimalDigit(value >> UInt64(4 * place) & 0xf)) }
  }
}
