// What lies over the picture: the help, what an input changed, what a command said.
import Terminal
import Vocabulary

enum PanelDrawing {
  private static let legend = [
    "● the device's top     ▲ the top of its interface",
    "[title] can be tapped  ↻ turned  = as it was  ✗ refused",
  ]

  static func draw(_ model: MonitorModel, into screen: inout Screen) {
    switch model.view.panel {
    case nil: break
    case .help:
      let keyWidth = (MonitorModel.keys.map { CellText.width($0.0) }.max() ?? 0) + 2
      let lines = MonitorModel.keys.map { WindowTable.padded($0.0, keyWidth) + $0.1 }
      box("help", lines + [""] + legend, model.view.panelScroll, Theme.accent, &screen)
    case .difference: difference(model, &screen)
    case .output(let title, let lines, let isTrouble):
      box(title, lines, model.view.panelScroll, isTrouble ? Theme.bad : Theme.accent, &screen)
    }
  }

  private static func difference(_ model: MonitorModel, _ screen: inout Screen) {
    let receipts = model.receipts
    guard
      let place = model.view.step.flatMap({ step in receipts.firstIndex { $0.seq == step } }) ?? receipts.indices.last
    else { return box("changed", ["no input is known yet"], 0, Theme.accent, &screen) }
    let after = receipts[place]
    let before = place > 0 ? receipts[place - 1] : nil
    let lines = Difference.lines(
      from: before.map { ($0, model.past.state(after: $0.seq)) }, to: (after, model.past.state(after: after.seq)))
    box("changed by #\(after.seq)", lines, model.view.panelScroll, Theme.accent, &screen)
  }

  private static func box(_ title: String, _ lines: [String], _ scroll: Int, _ style: Style, _ screen: inout Screen) {
    let inside = max(screen.columns - 6, 1)
    let wrapped = lines.flatMap { Wrapping.lines($0, width: inside, indent: 2) }
    let widest = max(wrapped.map { CellText.width($0) }.max() ?? 0, CellText.width(title) + 2)
    let width = min(widest + 4, screen.columns)
    let height = min(wrapped.count + 2, max(screen.rows - 1, min(screen.rows, 3)))
    let (column, row) = ((screen.columns - width) / 2, max((screen.rows - 1 - height) / 2, 0))
    let first = min(max(scroll, 0), max(wrapped.count - (height - 2), 0))
    screen.fill(columns: column..<column + width, rows: row..<row + height)
    var canvas = LineCanvas(columns: width, rows: height, border: .rounded)
    canvas.box(canvas.bounds, style: style)
    canvas.write(" \(title) ", column: 2, row: 0, style: style, limit: width - 4)
    for (index, line) in wrapped.dropFirst(first).prefix(max(height - 2, 0)).enumerated() {
      canvas.write(line, column: 2, row: index + 1, style: Theme.plain, limit: width - 4)
    }
    let left = wrapped.count - first - (height - 2)
    if left > 0 || first > 0 {
      let words = left > 0 ? " PgDn: \(left) more " : " PgUp "
      canvas.write(words, column: 2, row: height - 1, style: style, limit: width - 4)
    }
    canvas.copy(to: &screen, column: column, row: row)
  }
}
