// Strings and numbers as they stand in a drawing: nothing an app says becomes markup, and no number is none.

/// Writes bytes of a drawing.
struct SVGText {
  var bytes: [UInt8] = []

  /// Characters of one text; more fit no screen.
  static let maximumCharacters = 2_000

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// An app's text: markup is escaped; control characters, which XML has none of, and marks that turn the direction of
  /// writing around are shown as what they are: replaced.
  mutating func escaped(_ text: String) {
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > Self.maximumCharacters { return raw("…") }
      switch scalar.value {
      case 0x26: raw("&amp;" as StaticString)
      case 0x3C: raw("&lt;" as StaticString)
      case 0x3E: raw("&gt;" as StaticString)
      case 0x22: raw("&quot;" as StaticString)
      case 0x27: raw("&#39;" as StaticString)
      case 0x09, 0x0A, 0x0D: bytes.append(0x20)
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: raw("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// A number to a hundredth, without zeros at its end; 0 for what is none.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return bytes.append(0x30) }
    let hundredths = (min(max(value, -1e12), 1e12) * 100).rounded()
    var rest = UInt64(abs(hundredths))
    if hundredths < 0, rest > 0 { bytes.append(0x2D) }
    let fraction = rest % 100
    rest /= 100
    raw(String(rest))
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    bytes.append(UInt8(0x30 + fraction / 10))
    if fraction % 10 > 0 { bytes.append(UInt8(0x30 + fraction % 10)) }
  }

  /// ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    open(name)
    number(value)
    bytes.append(0x22)
  }

  /// ` name="value"`, escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    escaped(value)
    bytes.append(0x22)
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(0x20)
    raw(name)
    raw("=\"" as StaticString)
  }

  /// A colour as an attribute, with its alpha as another where it has one.
  mutating func color(_ name: StaticString, _ opacity: StaticString, _ color: PictureColor) {
    open(name)
    bytes.append(0x23)
    for part in [color.red, color.green, color.blue] {
      bytes.append(Self.digit(part >> 4))
      bytes.append(Self.digit(part & 15))
    }
    bytes.append(0x22)
    if color.alpha < 255 { attribute(opacity, Double(color.alpha) / 255) }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
