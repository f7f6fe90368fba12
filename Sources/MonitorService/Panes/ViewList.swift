// The views of one window as an indented list: class, frame in the superview, text; what a wireframe is too coarse for.
import Terminal
import Vocabulary

enum ViewList {
  /// Indentation stops here, so that deep views still show their class.
  private static let maximumIndent = 10

  static func draw(_ window: WindowSnapshot?, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>) {
    guard let window, rows.count > 1 else { return }
    var entries: [(depth: Int, view: ViewSnapshot)] = []
    collect(window.root, depth: 0, limit: rows.count + 1, &entries)
    let isCut = entries.count > rows.count
    for (row, entry) in zip(rows, entries.prefix(isCut ? rows.count - 1 : rows.count)) {
      let view = entry.view
      var column = columns.lowerBound + min(entry.depth, maximumIndent)
      func write(_ text: String, _ style: Style) {
        column += screen.write(text, column: column, row: row, style: style, limit: columns.upperBound - column)
      }
      write(view.className, view.isHidden ? Theme.faint : Theme.plain)
      write(" \(Wording.points(view.frame.minX)),\(Wording.points(view.frame.minY)) ", Theme.faint)
      write(Wording.size(view.frame.size), Theme.faint)
      if let text = view.text { write(view.isTappable ? " [\(text)]" : " “\(text)”", Theme.plain) }
      if view.isTappable && view.text == nil { write(" [tap]", Theme.plain) }
      if view.isHidden { write(" hidden", Theme.faint) }
    }
    if isCut { screen.write("…", column: columns.lowerBound, row: rows.upperBound - 1, style: Theme.faint) }
  }

  /// Front views last, as in `subviews`; stops at `limit`, which also bounds the depth.
  private static func collect(
    _ view: ViewSnapshot, depth: Int, limit: Int, _ entries: inout [(depth: Int, view: ViewSnapshot)]
  ) {
    guard entries.count < limit else { return }
    entries.append((depth, view))
    for subview in view.subviews { collect(subview, depth: depth + 1, limit: limit, &entries) }
  }
}
