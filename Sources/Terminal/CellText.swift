// Which characters may reach a terminal and how many cells each takes: the one gate for text from outside.

/// Makes any character safe to print and says how wide it is.
///
/// Terminals disagree about joined emoji, variation selectors and flags, and obey control characters. A wrong guess
/// shifts the rest of the line, so what they disagree about is replaced by something they agree about.
public enum CellText {
  /// The longest run of combining marks kept on a letter: real scripts need three, more is an attack on the renderer.
  static let maximumMarks = 3

  /// What to draw for `character`, and its width: 1 or 2 cells.
  ///
  /// Control characters become their pictures (`␛`), format characters and stray marks `�`, flags `⚑`, joined emoji
  /// their first emoji.
  public static func printable(_ character: Character) -> (character: Character, width: Int) {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return (character, 1) }
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if let replacement = replacement(first) { return (replacement, 1) }
    let width = isWide(first) ? 2 : 1
    guard scalars.count > 1 else { return (character, width) }
    let marks = scalars.dropFirst()
    let keepsMarks = marks.count <= maximumMarks && marks.allSatisfy(isCombiningMark)
    return (keepsMarks ? character : Character(first), width)
  }

  /// The number of cells `text` takes on one line.
  public static func width(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + printable($1).width } }

  /// `text` as it may be printed on one line: every character passed through `printable`.
  public static func line(_ text: some StringProtocol) -> String { String(text.map { printable($0).character }) }

  private static func replacement(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: return Character(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "␡"
    case 0x1F1E6...0x1F1FF: return "⚑"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return " "
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return "\u{FFFD}"
    default: return nil
    }
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    if (0xFE00...0xFE0F).contains(scalar.value) { return false }  // variation selectors change the width
    return scalar.properties.generalCategory == .nonspacingMark
  }

  /// East Asian wide and fullwidth (UAX #11), and what has emoji presentation by default.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    return wideRanges.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
