// What happened as a table: a row for each input, a column for each window with what the input came to there.
import Orientation
import Terminal
import Vocabulary

enum InputMatrix {
  /// The cells of a window: at most `↻ portraitUpsideDown 1024×1366`, at least its mark.
  private static let widest = 28
  private static let narrowest = 4
  /// What is left to the input itself.
  private static let inputWidth = 26
  private static let timeWidth = 10

  /// What a row says, for the filter.
  static func text(_ change: MonitorChange) -> String { MonitorLines.brief(change) }

  static func draw(
    _ model: MonitorModel, _ columns: Range<Int>, _ rows: Range<Int>, _ screen: inout Screen, _ hits: inout HitMap
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let filter = model.view.pane == .inputs || model.view.pane == .device ? model.view.filter : ""
    let events = model.events.filter { filter.isEmpty || text($0.change).contains(caseless: filter) }
    let isScrolled = model.view.pane == .inputs || model.view.pane == .device
    let shown = visible(events, model, isScrolled ? model.view.scroll : 0, rows.count)
    var ids: [Int] = []
    for event in shown {
      guard case .receipt(let receipt) = event.change else { continue }
      for window in receipt.windows where !ids.contains(window.id) { ids.append(window.id) }
    }
    ids.sort()
    let room = columns.count - timeWidth - inputWidth
    let width = ids.isEmpty ? 0 : min(max(room / ids.count, narrowest), widest)
    let fitting = Array(ids.prefix(max(room / max(width, 1), 0)))
    let first = columns.upperBound - fitting.count * width
    heading(model, fitting, ids.count, first, width, columns, rows, &screen)
    for (row, event) in zip(rows, shown) {
      line(event, model, fitting.enumerated().map { ($1, first + $0 * width) }, width, columns, row, &screen)
      guard case .receipt(let receipt) = event.change else { continue }
      hits.add(.step(receipt.seq), columns: columns, rows: row..<row + 1)
    }
  }

  /// The last rows, those before them when the user went back; the shown input is always among them.
  private static func visible(_ events: [MonitorEvent], _ model: MonitorModel, _ scroll: Int, _ count: Int)
    -> ArraySlice<MonitorEvent>
  {
    let end = max(events.count - scroll, min(events.count, 1))
    let tail = events[..<end].suffix(count)
    guard let step = model.view.step, scroll == 0,
      let place = events.firstIndex(where: {
        if case .receipt(let receipt) = $0.change { receipt.seq == step } else { false }
      }),
      place < tail.startIndex
    else { return tail }
    return events[place...].prefix(count)
  }

  private static func heading(
    _ model: MonitorModel, _ ids: [Int], _ all: Int, _ first: Int, _ width: Int, _ columns: Range<Int>,
    _ rows: Range<Int>,
    _ screen: inout Screen
  ) {
    let gaps = model.gaps > 0 ? ", \(model.gaps) missed" : ""
    let back = model.view.scroll > 0 && model.view.pane != .calls ? ", \(model.view.scroll) back" : ""
    let filter = model.view.filter.isEmpty ? "" : ", with “\(model.view.filter)”"
    let hidden = all - ids.count
    let more = hidden > 0 ? ", \(hidden) window\(hidden == 1 ? "" : "s") more" : ""
    let row = rows.lowerBound - 1
    MonitorPicture.rule(
      [(columns.lowerBound, "inputs\(gaps)\(back)\(filter)\(more)")], row, &screen,
      columns: columns.lowerBound..<columns.upperBound + 1, isChosen: model.view.pane == .inputs)
    for (index, id) in ids.enumerated() where width > narrowest {
      let name = model.shownDevice?.windows.first { $0.id == id }?.app ?? ""
      screen.write(
        " \(id) \(name) ", column: first + index * width, row: row, style: Theme.faint.adding(.bold), limit: width - 1)
    }
  }

  private static func line(
    _ event: MonitorEvent, _ model: MonitorModel, _ places: [(id: Int, column: Int)], _ width: Int,
    _ columns: Range<Int>,
    _ row: Int, _ screen: inout Screen
  ) {
    let time = event.time < 0 ? "" : Wording.clock(event.time)
    screen.write(" \(time)", column: columns.lowerBound, row: row, style: Theme.faint, limit: timeWidth - 1)
    let start = columns.lowerBound + timeWidth
    let mark = event.change.isTrouble ? "✗ " : "  "
    guard case .receipt(let receipt) = event.change else {
      screen.write(
        mark + text(event.change), column: start, row: row, style: event.change.isTrouble ? Theme.warning : Theme.plain,
        limit: columns.upperBound - start)
      return
    }
    let isShown = model.view.step == receipt.seq
    let head = "\(isShown ? "▸ " : mark)#\(receipt.seq) \(receipt.input)"
    let trouble = receipt.ending.isCrash ? Theme.bad : Theme.warning
    let style = isShown ? Theme.accent : receipt.isClean ? Theme.plain : trouble
    let end = receipt.ending == .settled ? places.first?.column ?? columns.upperBound : columns.upperBound
    let taken = screen.write(head, column: start, row: row, style: style, limit: max(end - start - 1, 0))
    guard receipt.ending == .settled else {
      // Why an input came to nothing is worth more than what it came to in each window.
      let why = " ⇒ \(receipt.ending.name): \(receipt.ending.text)"
      screen.write(why, column: start + taken, row: row, style: trouble, limit: columns.upperBound - start - taken)
      return
    }
    for (id, column) in places {
      guard let report = receipt.windows.first(where: { $0.id == id }) else { continue }
      screen.write(
        cell(report, width), column: column, row: row, style: WindowTable.style(report.reason), limit: width - 1)
    }
  }

  /// As much as has room: reason, orientation where it is another, size.
  private static func cell(_ report: WindowReport, _ width: Int) -> String {
    let mark = WindowTable.mark(report.reason)
    let size = Wording.size(report.size)
    let turn = report.from == report.interface ? "" : " \(report.interface)"
    let reason = "\(mark) \(report.reason.rawValue)"
    let long = report.reason == .rotated ? "\(mark)\(turn) \(size)" : "\(reason)\(turn) \(size)"
    for text in [long, "\(reason) \(size)"] where CellText.width(text) < width { return text }
    return width <= narrowest ? mark : reason
  }
}

/// The callbacks that ran last.
enum CallList {
  static func draw(_ model: MonitorModel, _ columns: Range<Int>, _ rows: Range<Int>, _ screen: inout Screen) {
    guard !rows.isEmpty else { return }
    let isChosen = model.view.pane == .calls
    let filter = isChosen ? model.view.filter : ""
    let scroll = isChosen ? model.view.scroll : 0
    let calls = model.ledger.filter { call in
      (model.view.step.map { $0 == call.seq } ?? true) && (filter.isEmpty || text(call).contains(caseless: filter))
    }
    let words = (scroll > 0 ? ", \(scroll) back" : "") + (filter.isEmpty ? "" : ", with “\(filter)”")
    MonitorPicture.rule(
      [(columns.lowerBound, "callback ledger\(words)")], rows.lowerBound - 1, &screen, columns: columns,
      isChosen: isChosen)
    if calls.isEmpty {
      let words = model.view.step == nil ? "since this monitor listens" : "of this input: the log keeps none"
      screen.write(
        " no call was heard \(words)", column: columns.lowerBound, row: rows.lowerBound, style: Theme.faint,
        limit: columns.count)
    }
    for (row, call) in zip(rows, calls.dropLast(scroll).suffix(rows.count)) {
      let head = " \(head(call)) "
      let taken = screen.write(head, column: columns.lowerBound, row: row, style: Theme.faint, limit: columns.count)
      screen.write(
        "\(call.entry.subject).\(call.entry.call)", column: columns.lowerBound + taken, row: row,
        limit: columns.count - taken)
    }
  }

  private static func head(_ call: MonitorModel.NumberedCallback) -> String {
    "#\(call.seq) \(call.entry.window == 0 ? "device" : "window \(call.entry.window)")"
  }

  private static func text(_ call: MonitorModel.NumberedCallback) -> String {
    "\(head(call)) \(call.entry.subject).\(call.entry.call)"
  }
}
