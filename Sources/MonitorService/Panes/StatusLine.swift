// The last row: the panes and the keys, what was done last, or the line that is typed.
import Terminal
import Vocabulary

enum StatusLine {
  static func draw(_ model: MonitorModel, _ row: Int, _ screen: inout Screen, _ hits: inout HitMap) {
    screen.fill(columns: 0..<screen.columns, rows: row..<row + 1, style: Theme.bar)
    if let line = model.view.line { return type(line, model.view.candidates, row, &screen) }
    if let message = model.view.message {
      let style = message.isTrouble ? Theme.bar.adding(.bold) : Theme.bar
      screen.write(" \(message.text)", column: 0, row: row, style: style)
      return
    }
    var column = 0
    for pane in MonitorPane.allCases {
      let isChosen = pane == model.view.pane
      let taken = screen.write(
        " \(pane.rawValue) ", column: column, row: row, style: isChosen ? Theme.accent : Theme.bar,
        limit: screen.columns - column)
      hits.add(.pane(pane), columns: column..<column + taken, rows: row..<row + 1)
      column += taken
    }
    let keys = hints(model)
    let fitting =
      keys.indices.reversed().lazy.map { keys[...$0].joined(separator: "  ") + "  ? help " }
      .first { CellText.width($0) < screen.columns - column } ?? (screen.columns - column > 8 ? "? help " : "")
    screen.write(fitting, column: screen.columns - CellText.width(fitting), row: row, style: Theme.bar)
  }

  /// The keys worth knowing just now, the most useful first.
  private static func hints(_ model: MonitorModel) -> [String] {
    if model.view.step != nil { return ["← →", "End now", "d changed", "e editor"] }
    switch model.view.pane {
    case .tree: return ["↑↓", "t tap", ": verbs", "/ filter", "w window"]
    case .inputs: return ["← →", "d changed", ": verbs", "/ filter", "r l turn"]
    case .device, .windows, .calls: return ["Tab", "r l turn", ": verbs", "t tap", "w window", "q quit"]
    }
  }

  private static func type(_ line: ConsoleLine, _ candidates: [String], _ row: Int, _ screen: inout Screen) {
    let prompt = line.purpose == .command ? ":" : "/"
    screen.write(prompt, column: 0, row: row, style: Theme.bar.adding(.bold))
    // The cursor stays in sight: what is far before it is cut.
    let room = max(screen.columns - 2, 1)
    let first = max(line.cursor - room + 1, 0)
    var column = 1
    for (index, character) in line.text.enumerated() where index >= first && column < screen.columns {
      let style = index == line.cursor ? Style.plain : Theme.bar
      column += screen.set(character, column: column, row: row, style: style)
    }
    if line.cursor >= line.text.count { screen.set(" ", column: column, row: row, style: .plain) }
    guard !candidates.isEmpty, row > 0 else { return }
    screen.fill(columns: 0..<screen.columns, rows: row - 1..<row)
    screen.write(candidates.joined(separator: "  "), column: 1, row: row - 1, style: Theme.accent)
  }
}
