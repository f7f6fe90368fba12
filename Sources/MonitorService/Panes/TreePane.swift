// The views of a window as a list with a cursor, the window beside it, and everything known of the view under the cursor.
import Terminal
import Vocabulary

enum TreePane {
  /// Indentation stops here, so that deep views still show their class.
  private static let maximumIndent = 10
  /// From this width on the window is drawn beside the list.
  private static let drawingWidth = 100

  static func draw(_ model: MonitorModel, _ layout: PictureLayout, into screen: inout Screen, _ hits: inout HitMap) {
    let rows = layout.body
    guard !rows.isEmpty else { return }
    guard let window = model.selectedWindow, let device = model.shownDevice else {
      MonitorPicture.rule([(0, "views")], rows.lowerBound - 1, &screen, isChosen: true)
      return
    }
    let tree = ViewTree(window)
    let cursor = tree.entry(at: model.view.cursor)?.path ?? []
    var left = 0
    var headings: [(column: Int, text: String)] = []
    if screen.columns >= drawingWidth {
      left = screen.columns * 2 / 5
      let drawn = Wireframe.draw(window, into: &screen, columns: 0..<left - 1, rows: rows)
      hits.add(drawn)
      MonitorPicture.markCursor(model, hits, &screen)
    }
    let middle = screen.columns < 60 ? screen.columns : left + (screen.columns - left) / 2
    let filter = model.view.filter.isEmpty ? "" : ", with “\(model.view.filter)”"
    headings.append((left, "views of window \(window.id) \(window.app)\(filter)"))
    list(tree.filtered(model.view.filter), cursor, window.id, left..<middle - 1, rows, &screen, &hits)
    if middle < screen.columns, let entry = tree.entry(at: model.view.cursor) {
      headings.append((middle, "the view under ▸"))
      let known = model.layout.flatMap { $0.window.id == window.id && model.view.step == nil ? $0.window : nil }
      let lines = ViewInspection.lines(entry, in: tree, window, device, layout: known)
      details(lines, model.view.scroll, middle + 1..<screen.columns, rows, &screen)
    }
    MonitorPicture.rule(headings, rows.lowerBound - 1, &screen, isChosen: true)
    if left > 0 {
      screen.write(
        " window \(window.id) \(Wording.size(window.frame.size)) ", column: 1, row: rows.lowerBound - 1,
        style: Theme.faint.adding(.bold))
    }
  }

  private static func list(
    _ entries: [ViewTree.Entry], _ cursor: ViewPath, _ window: Int, _ columns: Range<Int>, _ rows: Range<Int>,
    _ screen: inout Screen, _ hits: inout HitMap
  ) {
    let place = entries.firstIndex { $0.path == cursor } ?? 0
    let first = max(0, min(place - rows.count / 2, entries.count - rows.count))
    for (row, entry) in zip(rows, entries.dropFirst(first)) {
      let isChosen = entry.path == cursor
      let view = entry.view
      hits.add(.view(window: window, path: entry.path), columns: columns, rows: row..<row + 1)
      var column = columns.lowerBound
      func write(_ text: String, _ style: Style) {
        let style = isChosen ? Theme.accent : entry.isHidden ? Theme.faint : style
        column += screen.write(text, column: column, row: row, style: style, limit: columns.upperBound - column)
      }
      write(isChosen ? "▸" : " ", Theme.accent)
      write(String(repeating: " ", count: min(entry.path.count, maximumIndent)), Theme.plain)
      write(view.className, Theme.plain)
      if let identifier = view.identifier { write(" #\(identifier)", Theme.faint) }
      if let text = view.text {
        write(view.isTappable ? " [\(text)]" : " “\(text)”", view.isTappable ? Theme.tappable : Theme.plain)
      }
      if view.isTappable && view.text == nil { write(" [tap]", Theme.tappable) }
      if let value = view.value { write(" =\(value)", Theme.plain) }
      write(" \(Wording.size(view.frame.size))", Theme.faint)
      if view.isHidden { write(" hidden", Theme.faint) }
    }
  }

  /// Long lines go on below, under the words and not under what they are of.
  private static func details(
    _ lines: [String], _ scroll: Int, _ columns: Range<Int>, _ rows: Range<Int>, _ screen: inout Screen
  ) {
    let wrapped = lines.flatMap { Wrapping.lines($0, width: columns.count, indent: 10) }
    let first = min(max(scroll, 0), max(wrapped.count - rows.count, 0))
    for (row, line) in zip(rows, wrapped.dropFirst(first)) {
      screen.write(line, column: columns.lowerBound, row: row, limit: columns.count)
    }
    if wrapped.count - first > rows.count {
      screen.write("… PgDn", column: columns.upperBound - 7, row: rows.upperBound - 1, style: Theme.faint)
    }
  }
}

/// Lines cut where they are too long, at a blank if there is one.
enum Wrapping {
  /// `indent` blanks stand before what goes on.
  static func lines(_ text: String, width: Int, indent: Int) -> [String] {
    guard width > indent + 4 else { return [text] }
    var lines: [String] = []
    var rest = Substring(text)
    var room = width
    while CellText.width(rest) > room {
      var used = 0
      var end = rest.startIndex
      var blank: Substring.Index?
      while end < rest.endIndex {
        let step = CellText.printable(rest[end]).width
        guard used + step <= room else { break }
        if rest[end] == " ", used > 0 { blank = end }
        used += step
        end = rest.index(after: end)
      }
      // A word that ends where the room does stays.
      if end < rest.endIndex, rest[end] == " " { blank = end }
      let cut = blank.flatMap { rest.distance(from: rest.startIndex, to: $0) > room / 2 ? $0 : nil } ?? end
      lines.append((lines.isEmpty ? "" : String(repeating: " ", count: indent)) + rest[..<cut])
      rest = rest[cut...].drop { $0 == " " }
      room = width - indent
    }
    return lines + [(lines.isEmpty ? "" : String(repeating: " ", count: indent)) + rest]
  }
}
