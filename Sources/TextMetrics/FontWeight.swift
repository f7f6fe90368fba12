// The weights the tables have.

/// How bold a font is. The tables' thinnest and boldest rows also stand for what lies beyond them (ultra light, black).
public enum FontWeight: Int, Sendable, Hashable, CaseIterable {
  /// From the thinnest row of the tables to the boldest.
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
}
