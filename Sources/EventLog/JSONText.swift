// The one JSON encoder for logs, receipts and every --json line: keys in the order they are given, numbers as numbers.

/// Builds JSON text in a fixed order; nothing depends on hashing.
public struct JSONText: Sendable, Equatable {
  public private(set) var text: String
  private var isEmpty = true
  private let closing: Character

  /// An object, `{…}`.
  public static var object: JSONText { JSONText(text: "{", closing: "}") }
  /// An array, `[…]`.
  public static var array: JSONText { JSONText(text: "[", closing: "]") }

  private init(text: String, closing: Character) {
    self.text = text
    self.closing = closing
  }

  /// The finished text.
  public var closed: String { text + String(closing) }

  private mutating func separate() {
    if !isEmpty { text += "," }
    isEmpty = false
  }

  private mutating func key(_ name: String) {
    separate()
    text += "\"\(name)\":"
  }

  public mutating func add(_ name: String, _ value: String) {
    key(name)
    Self.quote(value, to: &text)
  }

  public mutating func add(_ name: String, _ value: Bool) {
    key(name)
    text += value ? "true" : "false"
  }

  public mutating func add(_ name: String, _ value: some FixedWidthInteger) {
    key(name)
    text += String(value)
  }

  /// Shortest text that reads back as the same number; null for what JSON has no number for.
  public mutating func add(_ name: String, _ value: Double) {
    key(name)
    text += Self.digits(value)
  }

  /// A value that is JSON already.
  public mutating func add(_ name: String, _ value: JSONText) {
    key(name)
    text += value.closed
  }

  /// null.
  public mutating func addNull(_ name: String) {
    key(name)
    text += "null"
  }

  public mutating func append(_ value: String) {
    separate()
    Self.quote(value, to: &text)
  }

  public mutating func append(_ value: Double) {
    separate()
    text += Self.digits(value)
  }

  public mutating func append(_ value: JSONText) {
    separate()
    text += value.closed
  }

  /// The shortest text that reads back as the same number, whole numbers without a fraction; null for what JSON has no
  /// number for.
  public static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // From 2⁵⁴ on the description has an exponent and no superfluous point.
    if value == value.rounded(), abs(value) < 0x1p54 { return String(Int64(value)) }
    return "\(value)"
  }

  /// Appends `value` in quotes. Control characters are escaped, those a terminal would obey included.
  public static func quote(_ value: String, to text: inout String) {
    text += "\""
    let plain = value.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if plain {
      text += value
    } else {
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\r": text += "\\r"
        case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
