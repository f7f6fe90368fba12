// The monitor's colours: middle tones that read on dark and on light terminals, and always with a word or mark beside.
import Terminal

enum Theme {
  static let plain = Style.plain
  static let strong = Style(.standard, on: .standard, .bold)
  static let faint = Style(.rgb(128, 134, 142))
  static let accent = Style(.rgb(64, 148, 216), on: .standard, .bold)
  static let good = Style(.rgb(56, 166, 104))
  static let warning = Style(.rgb(204, 140, 32), on: .standard, .bold)
  static let bad = Style(.rgb(222, 84, 80), on: .standard, .bold)
  static let tappable = Style(.rgb(150, 112, 222), on: .standard, .underline)
  static let tappableBorder = Style(.rgb(150, 112, 222))
  static let bar = Style(.standard, on: .standard, .inverse)
}
