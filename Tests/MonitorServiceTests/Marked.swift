// A row of a picture as one text with its looks in it, `<good>upright</>`: what is written and how it looks are compared as one.
import Foundation
import Terminal

@testable import MonitorService

enum Marked {
  private static let names: [(Style, String)] = [
    (Theme.plain, ""), (Theme.strong, "strong"), (Theme.faint, "faint"), (Theme.faint.adding(.bold), "heading"),
    (Theme.accent, "accent"), (Theme.good, "good"), (Theme.warning, "warning"), (Theme.bad, "bad"),
    (Theme.tappable, "tap"), (Theme.tappableBorder, "edge"), (Theme.bar, "bar"), (Theme.bar.adding(.bold), "BAR"),
  ]

  private static func name(_ style: Style) -> String {
    if let known = names.first(where: { $0.0 == style }) { return known.1 }
    var rest = style
    rest.attributes.remove(.inverse)
    return style == rest ? "unknown" : "inverse " + name(rest)
  }

  /// One row without its trailing blanks; what has the terminal's own look has no mark.
  static func row(_ row: Int, of screen: Screen) -> String {
    var cells = (0..<screen.columns).map { screen[$0, row] }.filter { $0.width > 0 }
    while cells.last == .blank { cells.removeLast() }
    var text = ""
    var present = ""
    for cell in cells {
      let next = name(cell.style)
      if next != present {
        text += (present.isEmpty ? "" : "</>") + (next.isEmpty ? "" : "<\(next)>")
        present = next
      }
      text.append(cell.character)
    }
    return text + (present.isEmpty ? "" : "</>")
  }

  /// All rows of a screen.
  static func rows(of screen: Screen) -> [String] { (0..<screen.rows).map { row($0, of: screen) } }

  /// What a drawing makes of a blank screen.
  static func drawn(_ columns: Int, _ rows: Int, _ draw: (inout Screen) -> Void) -> [String] {
    var screen = Screen(columns: columns, rows: rows)
    draw(&screen)
    return self.rows(of: screen)
  }

  /// The whole picture.
  static func picture(_ model: MonitorModel, _ columns: Int, _ rows: Int) -> [String] {
    drawn(columns, rows) { MonitorPicture.draw(model, into: &$0) }
  }
}
