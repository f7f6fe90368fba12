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

  /// Bytes of a key's quotes, its colon and the comma before it.
  private static let keySigns = 4

  /// Appends what a member begins with and, in the same room, what `value` writes: at most `most` bytes from there on.
  @inline(__always)
  private mutating func member(_ name: String, most: Int, _ value: (inout UTF8Pen) -> Void) {
    let isFirst = isEmpty
    isEmpty = false
    name.withBytes { name in
      utf8.append(most: name.count + Self.keySigns + most) { pen in
        if !isFirst { pen.put(UInt8(ascii: ",")) }
        pen.put(UInt8(ascii: "\""))
        pen.put(name)
        pen.put(UInt8(ascii: "\""))
        pen.put(UInt8(ascii: ":"))
        value(&pen)
      }
    }
  }

  private mutating func key(_ name: String) { member(name, most: 0) { _ in } }

  private mutating func put(_ text: String) { text.withBytes { utf8.append(contentsOf: $0) } }

  /// A string, escaped as JSON wants it.
  public mutating func add(_ name: String, _ value: String) {
    value.withBytes { bytes in
      guard bytes.allSatisfy(Self.isPlain) else {
        key(name)
        return Self.quote(value, to: &utf8)
      }
      member(name, most: bytes.count + 2) { pen in
        pen.put(UInt8(ascii: "\""))
        pen.put(bytes)
        pen.put(UInt8(ascii: "\""))
      }
    }
  }

  /// `true` or `false`.
  public mutating func add(_ name: String, _ value: Bool) {
    key(name)
    put(value ? "true" : "false")
  }

  /// A whole number in decimal.
  public mutating func add(_ name: String, _ value: some FixedWidthInteger) {
    guard let magnitude = UInt64(exactly: value.magnitude) else {
      key(name)
      return put(String(value))
    }
    member(name, most: UTF8Pen.longestNumber) { $0.put(magnitude, isNegative: value < 0) }
  }

  /// A number's sixteen hexadecimal digits as a text: JSON readers in other languages lose the low bits of 64-bit numbers.
  public mutating func add(_ name: String, hexadecimal value: UInt64) {
    member(name, most: 18) { pen in
      pen.put(UInt8(ascii: "\""))
      pen.put(hexadecimal: value, digits: 16)
      pen.put(UInt8(ascii: "\""))
    }
  }

  /// Shortest text that reads back as the same number; null for what JSON has no number for.
  public mutating func add(_ name: String, _ value: Double) {
    guard let short = ShortNumber(value) else {
      key(name)
      return put(Self.digits(value))
    }
    member(name, most: ShortNumber.longest) { short.put(to: &$0) }
  }

  /// The shortest text that reads back as the same number, the sign of zero included: what is computed with it must come
  /// out the same.
  public mutating func add(_ name: String, exact value: Double) {
    guard value != 0 || value.sign == .plus else {
      key(name)
      return put("-0.0")
    }
    add(name, value)
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
    guard let short = ShortNumber(value) else { return put(Self.digits(value)) }
    utf8.append(most: ShortNumber.longest) { short.put(to: &$0) }
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
    let isPlain = value.withBytes { bytes in
      let isPlain = bytes.allSatisfy(Self.isPlain)
      if isPlain { utf8.append(contentsOf: bytes) }
      return isPlain
    }
    if !isPlain {
      for scalar in value.unicodeScalars { utf8.append(contentsOf: escaped(scalar).utf8) }
    }
    utf8.append(UInt8(ascii: "\""))
  }

  /// Whether a byte stands in a text as it is.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
