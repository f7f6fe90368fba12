// The help: keys, and how to read the picture.
import Terminal

enum HelpDrawing {
  private static let legend = [
    "● the device's top     ▲ the top of its interface",
    "[title] can be tapped  ↻ turned  = as it was  ✗ refused",
  ]

  static func draw(into screen: inout Screen) {
    let keyWidth = (MonitorModel.keys.map { CellText.width($0.0) }.max() ?? 0) + 2
    var lines = MonitorModel.keys.map {
      $0.0 + String(repeating: " ", count: keyWidth - CellText.width($0.0)) + $0.1
    }
    lines += [""] + legend
    let width = min((lines.map { CellText.width($0) }.max() ?? 0) + 4, screen.columns)
    let height = min(lines.count + 2, screen.rows)
    let (column, row) = ((screen.columns - width) / 2, (screen.rows - height) / 2)
    screen.fill(columns: column..<column + width, rows: row..<row + height)
    var canvas = LineCanvas(columns: width, rows: height, border: .rounded)
    canvas.box(canvas.bounds, style: Theme.accent)
    canvas.write(" help ", column: 2, row: 0, style: Theme.accent, limit: width - 4)
    for (index, line) in lines.prefix(max(height - 2, 0)).enumerated() {
      canvas.write(line, column: 2, row: index + 1, style: Theme.plain, limit: width - 4)
    }
    canvas.copy(to: &screen, column: column, row: row)
  }
}
