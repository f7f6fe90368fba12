// A key press as a value.

/// One press of a key with what was held down.
public struct Key: Sendable, Hashable {
  /// Which key.
  public enum Code: Sendable, Hashable {
    /// A key that types; with `control`, the lower-case letter.
    case character(Character)
    /// Keys with a name instead of a character.
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete
    /// F1…F12.
    case function(Int)
    /// The mouse's first button went down on this cell, counted from 0; not a key, but it comes as one does.
    case press(column: Int, row: Int)
    /// The mouse's wheel, a notch away from the user and one towards them.
    case wheelUp, wheelDown
  }

  /// What was held down; bits are xterm's modifier parameter minus one.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Held down with keys that type nothing; a typed letter is upper-case instead.
    public static let shift = Modifiers(rawValue: 1)
    /// The terminal's Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Held down with a letter.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var code: Code
  /// What was held down with it.
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key that types `character`.
  public static func typed(_ character: Character) -> Key { Key(.character(character)) }
  /// Control and the key of a lower-case letter.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}
