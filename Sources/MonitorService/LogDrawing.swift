// The tail of the log: what happened last, or which callbacks ran last.
import Terminal
import Vocabulary

enum LogDrawing {
  /// From this width on, events and callbacks stand side by side.
  static let bothWidth = 120

  static func draw(_ model: MonitorModel, _ layout: PictureLayout, into screen: inout Screen) {
    guard !layout.log.isEmpty else { return }
    let split = screen.columns * 3 / 5
    let showsBoth = screen.columns >= bothWidth && !model.view.showsLedger
    let scrolled = model.view.scroll > 0 ? ", \(model.view.scroll) back" : ""
    let gaps = model.gaps > 0 ? ", \(model.gaps) missed" : ""
    var headings: [(column: Int, text: String)] = []
    if model.view.showsLedger {
      headings = [(0, "callback ledger\(scrolled)")]
      callbacks(model, 0..<screen.columns, layout.log, model.view.scroll, &screen)
    } else {
      headings = [(0, "events\(gaps)\(scrolled)")]
      events(model, 0..<(showsBoth ? split - 1 : screen.columns), layout.log, &screen)
      if showsBoth {
        headings.append((split - 1, "callback ledger"))
        callbacks(model, split..<screen.columns, layout.log, 0, &screen)
      }
    }
    MonitorPicture.rule(headings, layout.log.lowerBound - 1, &screen)
  }

  private static func events(_ model: MonitorModel, _ columns: Range<Int>, _ rows: Range<Int>, _ screen: inout Screen) {
    for (row, event) in zip(rows, model.events.dropLast(model.view.scroll).suffix(rows.count)) {
      let time = " \(Wording.clock(event.time)) "
      let taken = screen.write(time, column: columns.lowerBound, row: row, style: Theme.faint, limit: columns.count)
      let mark = event.change.isTrouble ? "✗ " : "  "
      screen.write(
        mark + MonitorLines.brief(event.change), column: columns.lowerBound + taken, row: row,
        style: event.change.isTrouble ? Theme.warning : Theme.plain, limit: columns.count - taken)
    }
  }

  private static func callbacks(
    _ model: MonitorModel, _ columns: Range<Int>, _ rows: Range<Int>, _ scroll: Int, _ screen: inout Screen
  ) {
    for (row, callback) in zip(rows, model.ledger.dropLast(scroll).suffix(rows.count)) {
      let head = " #\(callback.seq) \(callback.entry.window == 0 ? "device" : "window \(callback.entry.window)") "
      let taken = screen.write(head, column: columns.lowerBound, row: row, style: Theme.faint, limit: columns.count)
      screen.write(
        "\(callback.entry.subject).\(callback.entry.call)", column: columns.lowerBound + taken, row: row,
        limit: columns.count - taken)
    }
  }
}
