// How a cell looks: colours and attributes, as values a writer translates for the terminal at hand.

/// A colour of text or background.
public enum Color: Sendable, Hashable {
  /// The terminal's own colour, whatever the user chose.
  case standard
  /// 24-bit sRGB; a terminal that knows only 256 colours gets the nearest of its cube.
  case rgb(UInt8, UInt8, UInt8)
}

/// What can be done to text besides colouring it.
public struct TextAttributes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As ECMA-48's SGR 1 has it.
  public static let bold = TextAttributes(rawValue: 1)
  /// SGR 2.
  public static let dim = TextAttributes(rawValue: 2)
  /// SGR 4.
  public static let underline = TextAttributes(rawValue: 4)
  /// SGR 7: foreground and background change places.
  public static let inverse = TextAttributes(rawValue: 8)
}

/// The look of a cell.
public struct Style: Sendable, Hashable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// What else is done to it.
  public var attributes: TextAttributes

  public init(_ foreground: Color = .standard, on background: Color = .standard, _ attributes: TextAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// The same colours with `more` attributes.
  public func adding(_ more: TextAttributes) -> Style {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }
}
