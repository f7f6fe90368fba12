// What CSS and entities of HTML mean for a text: fonts, colours and letters by their names in the standards.
import Foundation

/// Readers of the small languages inside HTML.
enum HTMLStyle {
  /// Declarations, such as `font-size: 17px; color: #333`; those of no meaning for a text are passed over.
  static func read(_ declarations: String, _ style: inout HTMLText.Style) {
    for declaration in declarations.components(separatedBy: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = declaration[declaration.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
      read(name, value, &style)
    }
  }

  private static func read(_ name: String, _ value: String, _ style: inout HTMLText.Style) {
    let word = value.lowercased()
    switch name {
    case "font-size": style.size = length(word, style.size) ?? style.size
    case "font-family":
      style.family = value.components(separatedBy: ",").first?.trimmingCharacters(
        in: CharacterSet(charactersIn: "'\" "))
    case "font-weight": style.isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": style.isItalic = word == "italic" || word == "oblique"
    case "color": style.color = color(word) ?? style.color
    case "background-color", "background": style.background = color(word) ?? style.background
    case "text-decoration", "text-decoration-line":
      style.isUnderlined = word.contains("underline")
      style.isStruck = word.contains("line-through")
    case "text-align":
      let sides: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
      ]
      style.alignment = sides[word] ?? style.alignment
    case _: break
    }
  }

  /// A length in points: pixels are points, `pt` as well, as UIKit has them; nil for none.
  private static func length(_ word: String, _ size: CGFloat) -> CGFloat? {
    let named: [String: CGFloat] = [
      "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
    ]
    if let factor = named[word] { return 12 * factor }
    let digits = word.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0 else { return nil }
    switch word.dropFirst(digits.count) {
    case "px", "pt", "": return CGFloat(number)
    case "em": return CGFloat(number) * size
    case "rem": return CGFloat(number) * 12
    case "%": return CGFloat(number) / 100 * size
    case _: return nil
    }
  }

  /// The font of a style: Times New Roman where nothing is said, the system's where a page asks for it by Apple's name.
  static func font(_ style: HTMLText.Style) -> UIFont {
    let family = style.family ?? "Times New Roman"
    let isSystem = ["-apple-system", "system-ui", ".sfui", "sf pro", ".applesystemuifont"].contains {
      family.lowercased().hasPrefix($0)
    }
    var font = isSystem ? nil : UIFont(name: family, size: style.size)
    if style.isBold || style.isItalic || font == nil {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if style.isBold { traits.insert(.traitBold) }
      if style.isItalic { traits.insert(.traitItalic) }
      let plain = font ?? .systemFont(ofSize: style.size)
      font = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: style.size) } ?? plain
    }
    return font ?? .systemFont(ofSize: style.size)
  }

  /// A colour: `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)` or one of CSS's first names.
  static func color(_ word: String) -> UIColor? {
    let word = word.trimmingCharacters(in: .whitespaces).lowercased()
    if word.hasPrefix("#") {
      var digits = word.dropFirst().map(String.init)
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      guard digits.count == 6, let number = Int(digits.joined(), radix: 16) else { return nil }
      return color(number)
    }
    if word.hasPrefix("rgb"), let start = word.firstIndex(of: "(") {
      let parts = word[word.index(after: start)...].split { ",) /".contains($0) }.compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      return UIColor(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    }
    return named[word].map(color)
  }
  private static func color(_ number: Int) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255,
      alpha: 1)
  }
  /// The sixteen names of HTML 4 and orange.
  private static let named: [String: Int] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
  ]

  /// The letter of an entity without its `&` and `;`; nil for one not known.
  static func entity(_ name: String) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return entities[name]
  }
  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™",
    "euro": "€", "pound": "£", "cent": "¢", "yen": "¥", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "laquo": "«", "raquo": "»", "deg": "°",
    "times": "×", "divide": "÷", "frac12": "½", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "aacute": "á",
    "iacute": "í", "oacute": "ó", "uacute": "ú", "rarr": "→", "larr": "←", "sect": "§", "shy": "\u{AD}",
  ]
}
