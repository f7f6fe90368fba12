// The windows as text: size, classes, orientation and why, navigation stack, visible controller.
import Orientation
import Terminal
import Vocabulary

enum WindowTable {
  static func draw(_ model: MonitorModel, _ layout: PictureLayout, into screen: inout Screen, _ hits: inout HitMap) {
    guard !layout.windows.isEmpty else { return }
    let windows = model.shownDevice?.windows ?? []
    let shown = layout.windows.count / layout.linesPerWindow
    let heading = layout.windows.lowerBound - 1
    // A selected window beyond the last line that fits takes the place of the first ones.
    let selected = windows.firstIndex { $0.id == model.selectedWindow?.id } ?? 0
    let first = max(0, min(selected - shown + 1, windows.count - shown))
    if heading >= layout.orientationRows.upperBound {
      let hidden = windows.count - shown
      MonitorPicture.rule(
        [(0, hidden > 0 ? "windows, \(hidden) more" : "windows")], heading, &screen,
        isChosen: model.view.pane == .windows)
    }
    let idWidth = windows.map { String($0.id).count }.max() ?? 1
    let appWidth = min(windows.map { CellText.width($0.app) }.max() ?? 0, screen.columns / 4)
    for (index, window) in windows.dropFirst(first).prefix(shown).enumerated() {
      let top = layout.windows.lowerBound + index * layout.linesPerWindow
      let isSelected = window.id == model.selectedWindow?.id && windows.count > 1
      hits.add(.window(window.id), columns: 0..<screen.columns, rows: top..<top + layout.linesPerWindow)
      headline(window, isSelected, (idWidth, appWidth), top, &screen)
      if layout.linesPerWindow > 1 { details(window, layout.linesPerWindow, top + 1, &screen) }
    }
  }

  private static func headline(
    _ window: WindowSnapshot, _ isSelected: Bool, _ widths: (id: Int, app: Int), _ row: Int, _ screen: inout Screen
  ) {
    let mark = isSelected ? "▸" : " "
    let title = "\(mark)\(padded(String(window.id), widths.id)) \(padded(window.app, widths.app))"
    var column = screen.write(title, column: 0, row: row, style: isSelected ? Theme.accent : Theme.strong)
    // What a narrow terminal cuts off first stands last; why the window did not turn is worth more than its classes.
    let isNarrow = screen.columns < 50
    let size = "  \(padded(Wording.size(window.frame.size), 9))"
    let classes = "  \(padded(Wording.classes(window.horizontal, window.vertical), 15))"
    let style = window.isForeground ? Theme.plain : Theme.faint
    if !isNarrow { column += screen.write(size + classes, column: column, row: row, style: style) }
    column += screen.write(" ", column: column, row: row)
    column += reason(window, column, row, &screen)
    column += screen.write(" \(window.interface)", column: column, row: row, style: style)
    if isNarrow { screen.write(size, column: column, row: row, style: style) }
    let place = !window.isForeground ? "  background" : window.screen == .external ? "  external display" : ""
    if !isNarrow { screen.write(place, column: column, row: row, style: style) }
  }

  private static func reason(_ window: WindowSnapshot, _ column: Int, _ row: Int, _ screen: inout Screen) -> Int {
    screen.write(
      "\(mark(window.reason)) \(window.reason.rawValue)", column: column, row: row, style: style(window.reason))
  }

  /// What a reason is told apart by.
  static func mark(_ reason: RotationReason) -> String { reason == .rotated ? "↻" : reason.isRefusal ? "✗" : "=" }

  static func style(_ reason: RotationReason) -> Style {
    switch reason {
    case .rotated, .resized, .moved, .redrawn, .opened, .closed: Theme.good
    case .already, .unaffected, .flat, .covered, .multitasking: Theme.plain
    case .mask, .locked, .shouldAutorotate, .stayed: Theme.warning
    case .exception, .crashed: Theme.bad
    }
  }

  /// The explanation and the controllers; in one line the explanation only of what did not turn.
  private static func details(_ window: WindowSnapshot, _ lines: Int, _ row: Int, _ screen: inout Screen) {
    let indent = 3
    let room = screen.columns - indent
    if lines > 2 || window.reason.isRefusal {
      let style = window.reason.isRefusal ? Theme.warning : Theme.faint
      screen.write(window.explanation, column: indent, row: row, style: style, limit: room)
    }
    guard lines > 2 || !window.reason.isRefusal else { return }
    let controllers = lines > 2 ? row + 1 : row
    if lines > 3 {
      let safe = "safe area \(Wording.insets(window.safeArea))"
      screen.write(safe, column: indent, row: controllers + 1, style: Theme.faint, limit: room)
    }
    if lines > 4 {
      let margins = "margins \(Wording.insets(window.layoutMargins))"
      screen.write(margins, column: indent, row: controllers + 2, style: Theme.faint, limit: room)
    }
    let visible = "visible \(window.visibleController)"
    guard !window.navigationStack.isEmpty else {
      screen.write(visible, column: indent, row: controllers, limit: room)
      return
    }
    // The end of a long stack says more than its root.
    let isTop = window.navigationStack.last == window.visibleController
    let stackRoom = isTop ? room : room - CellText.width(visible) - 2
    let stack = "stack \(shortened(window.navigationStack, to: stackRoom - 6))"
    let taken = screen.write(stack, column: indent, row: controllers, limit: room)
    if isTop {
      screen.write("  (visible)", column: indent + taken, row: controllers, style: Theme.faint)
    } else {
      screen.write(visible, column: indent + taken + 2, row: controllers, limit: room - taken - 2)
    }
  }

  private static func shortened(_ names: [String], to room: Int) -> String {
    var rest = names[...]
    while rest.count > 1, CellText.width(Wording.stack(Array(rest))) + (rest.count < names.count ? 4 : 0) > room {
      rest = rest.dropFirst()
    }
    return (rest.count < names.count ? "… ▸ " : "") + Wording.stack(Array(rest))
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - CellText.width(text)))
  }
}
