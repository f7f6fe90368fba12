// How wide characters are that the tables do not have: by class, so that every text has a size.

/// Widths of unknown characters (Tables/README.md, "Unknown characters"). Their error is not measured: there is no text in
/// such scripts among the facts the tables were fitted on.
enum StandIn {
  /// The width in 1/100,000 em, or nil for what takes no room: combining marks, joiners, controls, variation selectors.
  static func units(of scalar: Unicode.Scalar, size: Double) -> Int? {
    let properties = scalar.properties
    if properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(scalar.value) {
      return Int((emojiCurve.value(at: size) * 100_000).rounded())
    }
    if hangul.contains(scalar.value) { return hangulUnits }
    if isWide(scalar.value) { return 100_000 }
    switch properties.generalCategory {
    case .decimalNumber: return 62_000
    case .uppercaseLetter: return 66_000
    case .lowercaseLetter: return 56_000
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return 28_000
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return 33_000
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: return nil
    case .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .surrogate, .privateUse, .unassigned:
      return 60_000
    @unknown default: return 60_000
    }
  }

  /// Eight labels of evidence: 1.36 em at 17 points, 1.125 em at 34, and five of one emoji at 70 points are 75 wide.
  private static let emojiCurve = Interpolation([(17, 1.36), (34, 1.125), (70, 1.06)])

  /// Korean syllables, and their width: three of 20 points are 52 wide in two labels, and four with a blank 74.333, in steps of a third of
  /// a point: that is 0.8661 to 0.8666 em with the tracking of that size, -0.0238 em.
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let hangulUnits = 89_020

  /// Whether a scalar is as wide as it is high: the blocks of Unicode's East Asian wide and full-width characters.
  static func isWide(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1100 else { return false }
    return wideBlocks.contains { $0.contains(scalar) }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
