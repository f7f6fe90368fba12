// The words in a wireframe: placed last, where there is room, and never across a border.
import Terminal
import Vocabulary

/// A view's text, or its class name where it has none.
struct WireframeLabel {
  /// The text; `[text]` when a tap does something.
  private let words: String
  private let isTappable: Bool
  /// A class name on the upper border, written only where nothing else stands.
  private let isName: Bool
  private let columns: Range<Int>
  let row: Int

  /// The column the words are centred on.
  var middle: Int { isName ? columns.lowerBound : columns.lowerBound + columns.count / 2 }

  /// Whether words of the view's own stand for it, rather than its class name.
  static func isText(_ view: ViewSnapshot) -> Bool { view.text != nil || view.isTappable }

  /// Nil for a view without anything to say; `isNamed`: whether its class name may stand for a text.
  init?(_ view: ViewSnapshot, in rect: CellRect, isNamed: Bool) {
    guard rect.width >= 1, rect.height >= 1 else { return nil }
    isTappable = view.isTappable
    isName = !Self.isText(view)
    let isBox = rect.width >= 2 && rect.height >= (isName ? 2 : 3)
    if isName {
      guard isNamed, isBox, rect.width >= 5 else { return nil }
      words = view.className
      row = rect.rows.lowerBound
    } else {
      words = view.text ?? view.identifier ?? view.className
      row = rect.rows.lowerBound + (rect.height - 1) / 2
    }
    let isFramed = isBox && rect.width >= 4
    columns = isFramed ? rect.columns.lowerBound + 1..<rect.columns.upperBound - 1 : rect.columns
  }

  /// Writes all labels of a window; texts before names.
  static func write(_ labels: [WireframeLabel], inside window: CellRect, on canvas: inout LineCanvas) {
    guard window.width >= 4 else { return }
    let inside = window.columns.lowerBound + 1..<window.columns.upperBound - 1
    for label in labels where !label.isName { label.writeText(inside, on: &canvas) }
    for label in labels where label.isName { label.writeName(inside, on: &canvas) }
  }

  /// Centred; words longer than the view is wide spread over free cells on both sides.
  private func writeText(_ inside: Range<Int>, on canvas: inout LineCanvas) {
    let brackets = isTappable ? 2 : 0
    let wanted = CellText.width(words) + brackets
    let all = columns.clamped(to: inside)
    var span = canvas.uncovered(all, row)
    // Of a word that something covers nothing is said unless there is room for a part that can be read.
    if span.count < min(all.count, wanted), span.count < 5 { return }
    while let first = span.first, span.count > 1, canvas.hasText(first, row) { span = span.dropFirst() }
    guard !span.isEmpty else { return }
    while span.count < wanted {
      let before = span
      if span.upperBound < inside.upperBound, canvas.isFree(span.upperBound, row) {
        span = span.lowerBound..<span.upperBound + 1
      }
      if span.count < wanted, span.lowerBound > inside.lowerBound, canvas.isFree(span.lowerBound - 1, row) {
        span = span.lowerBound - 1..<span.upperBound
      }
      if span == before { break }
    }
    let style = isTappable ? Theme.tappable : Theme.plain
    var column = span.lowerBound + max(0, span.count - wanted) / 2
    guard isTappable, span.count >= 3 else {
      canvas.write(isTappable ? "▪" : words, column: column, row: row, style: style, limit: span.count)
      return
    }
    column += canvas.write("[", column: column, row: row, style: style, limit: 1)
    column += canvas.write(words, column: column, row: row, style: style, limit: span.count - 2)
    canvas.write("]", column: column, row: row, style: style, limit: 1)
  }

  /// Left-aligned on free cells; cut, but not to less than five cells.
  private func writeName(_ inside: Range<Int>, on canvas: inout LineCanvas) {
    let span = columns.clamped(to: inside)
    let free = span.prefix { canvas.isFree($0, row) }.count
    guard free >= min(CellText.width(words), 5) else { return }
    canvas.write(words, column: span.lowerBound, row: row, style: Theme.faint, limit: free)
  }
}
