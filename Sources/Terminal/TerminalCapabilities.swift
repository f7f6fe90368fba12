// What the environment says a terminal can do, decided once and in one place.

/// How many colours to use.
public enum ColorDepth: Sendable, Hashable, CaseIterable {
  /// Attributes only; nothing is said by colour alone anyway.
  case none
  /// The 6×6×6 cube and the greys of xterm.
  case palette256
  /// 24 bits, as `COLORTERM` announces them.
  case trueColor
}

/// Whether to draw pictures or lines, and in what colours.
public struct TerminalCapabilities: Sendable, Hashable {
  /// Whether there is a person at a terminal that can move its cursor; else the output is lines.
  public var isInteractive: Bool
  /// How many colours it may be written in.
  public var colors: ColorDepth

  /// Reads `NO_COLOR` (any non-empty value, no-color.org), `TERM`, `COLORTERM`.
  public init(environment: [String: String], isTerminal: Bool, wantsColor: Bool) {
    let term = environment["TERM"] ?? ""
    isInteractive = isTerminal && !term.isEmpty && term != "dumb"
    let refuses = !wantsColor || !(environment["NO_COLOR"] ?? "").isEmpty
    colors = refuses || !isInteractive ? .none : Self.depth(term: term, colorTerm: environment["COLORTERM"] ?? "")
  }

  private static func depth(term: String, colorTerm: String) -> ColorDepth {
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") { return .trueColor }
    let families = ["xterm", "screen", "tmux", "rxvt", "konsole", "foot", "alacritty", "kitty", "linux"]
    return term.contains("256color") || families.contains { term.hasPrefix($0) } ? .palette256 : .none
  }
}
