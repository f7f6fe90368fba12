// The letter under an accent: the tables know letters, and accents add no width.

/// Canonical decomposition of Latin letters to their ASCII base.
enum Decomposition {
  private static let none = UInt8(ascii: ".")

  /// The base letter of a precomposed Latin letter; other scalars are their own.
  static func base(of scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xA0: 0x20  // A no-break space is as wide as a space.
    case 0xC0...0x24F: letter(latin[Int(scalar - 0xC0)]) ?? scalar
    case 0x1E00...0x1EFF: letter(latinAdditional[Int(scalar - 0x1E00)]) ?? scalar
    default: scalar
    }
  }

  private static func letter(_ code: UInt8) -> UInt32? { code == none ? nil : UInt32(code) }
}
