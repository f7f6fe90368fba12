// The whole monitor as one picture for a terminal of any size.
import Orientation
import Terminal
import Vocabulary

/// Draws a model on a screen.
public enum MonitorPicture {
  /// Draws everything anew on `screen`, which must be blank; from 20×6 to 300×100 it is laid out with care, at any
  /// other size it is clipped. Returns what stands where.
  @discardableResult
  public static func draw(_ model: MonitorModel, into screen: inout Screen) -> HitMap {
    var hits = HitMap()
    guard screen.columns > 0, screen.rows > 0 else { return hits }
    let layout = PictureLayout(
      columns: screen.columns, rows: screen.rows, windowCount: model.shownDevice?.windows.count ?? 0,
      isZoomed: model.view.isZoomed, pane: model.view.pane)
    title(model, &screen)
    orientations(model, layout, &screen)
    drawings(model, layout, &screen, &hits)
    WindowTable.draw(model, layout, into: &screen, &hits)
    let split = screen.columns * 3 / 5
    let showsBoth = screen.columns >= callsWidth
    let inputs = layout.log.isEmpty && model.view.pane == .inputs ? layout.body : layout.log
    InputMatrix.draw(
      model, 0..<(showsBoth && inputs == layout.log ? split - 1 : screen.columns), inputs, &screen, &hits)
    if showsBoth { CallList.draw(model, split..<screen.columns, layout.log, &screen) }
    if model.view.pane == .calls { CallList.draw(model, 0..<screen.columns, layout.body, &screen) }
    if model.view.pane == .tree { TreePane.draw(model, layout, into: &screen, &hits) }
    if let row = layout.status { StatusLine.draw(model, row, &screen, &hits) }
    PanelDrawing.draw(model, into: &screen)
    return hits
  }

  /// From this width on, inputs and callbacks stand side by side.
  private static let callsWidth = 120

  /// A line across the screen with headings in it, the first of them marked where keys go there.
  static func rule(
    _ headings: [(column: Int, text: String)], _ row: Int, _ screen: inout Screen, columns: Range<Int>? = nil,
    isChosen: Bool = false
  ) {
    screen.fill(columns: columns ?? 0..<screen.columns, rows: row..<row + 1, "─", style: Theme.faint)
    for (index, heading) in headings.enumerated() {
      let style = isChosen && index == 0 ? Theme.accent : Theme.faint.adding(.bold)
      screen.write(" \(heading.text) ", column: heading.column + 1, row: row, style: style)
    }
  }

  private static func title(_ model: MonitorModel, _ screen: inout Screen) {
    screen.fill(columns: 0..<screen.columns, rows: 0..<1, style: Theme.bar)
    var name = " swivel \(model.instance)"
    if let device = model.device { name += "  ·  \(device.device)  ·  iOS \(device.era)" }
    if let step = model.view.step { name = " PAST: after #\(step)  ·" + name }
    let peers = [(MonitorPeer.sensor, model.sensor), (.host, model.host)]
    let states = peers.map { " \($0.1 == .live ? "●" : "○") \($0.0.rawValue) \($0.1.rawValue) " }
    let width = states.reduce(0) { $0 + CellText.width($1) }
    let isRoomy = screen.columns >= width + 20
    screen.write(name, column: 0, row: 0, style: Theme.bar.adding(.bold), limit: screen.columns - (isRoomy ? width : 3))
    var column = isRoomy ? screen.columns - width : screen.columns - 2
    for (index, state) in states.enumerated() {
      let text = isRoomy ? state : peers[index].1 == .live ? "●" : "○"
      let style = peers[index].1 == .live ? Theme.bar : Theme.bar.adding(.bold)
      column += screen.write(text, column: column, row: 0, style: style)
    }
  }

  private static func orientations(_ model: MonitorModel, _ layout: PictureLayout, _ screen: inout Screen) {
    guard let row = layout.orientationRows.first else { return }
    guard let device = model.shownDevice else {
      screen.write(" waiting for the host's state", column: 0, row: row, style: Theme.faint)
      return
    }
    let attitude = attitude(device)
    let isOneLine = layout.orientationRows.count == 1
    let isNarrow = screen.columns < 30
    let names = isNarrow ? ("dev ", "ui  ") : isOneLine ? (" device ", "interface ") : (" device    ", " interface ")
    var column = screen.write(names.0, column: 0, row: row, style: Theme.faint)
    column += screen.write(device.deviceOrientation.name, column: column, row: row, style: Theme.strong)
    let second = isOneLine ? row : row + 1
    guard second < layout.orientationRows.upperBound else { return }
    if isOneLine { column += screen.write("  │ ", column: column, row: row, style: Theme.faint) } else { column = 0 }
    column += screen.write(names.1, column: column, row: second, style: Theme.faint)
    column += screen.write(device.screenOrientation.name, column: column, row: second, style: Theme.strong)
    column += screen.write(" \(attitude.words)", column: column, row: second, style: attitude.style)
    if device.isRotationLocked || screen.columns >= 50 {
      column += screen.write("  │ ", column: column, row: second, style: Theme.faint)
      let lock = device.isRotationLocked ? "LOCKED" : "unlocked"
      screen.write(lock, column: column, row: second, style: device.isRotationLocked ? Theme.warning : Theme.faint)
    }
  }

  private static func attitude(_ device: DeviceSnapshot) -> (words: String, style: Style) {
    let words = Wording.attitude(device: device.deviceOrientation, interface: device.screenOrientation)
    switch Wording.quarterTurns(device: device.deviceOrientation, interface: device.screenOrientation) {
    case 0: return (words, Theme.good)
    case nil: return ("kept, device \(words)", Theme.faint)
    default: return ("≠ \(words)", Theme.warning)
    }
  }

  private static func drawings(
    _ model: MonitorModel, _ layout: PictureLayout, _ screen: inout Screen, _ hits: inout HitMap
  ) {
    guard !layout.drawings.isEmpty else { return }
    var headings: [(column: Int, text: String)] = []
    if !layout.heldColumns.isEmpty { headings.append((layout.heldColumns.lowerBound, "as held")) }
    var isCut = false
    if let device = model.shownDevice {
      held(model, device, layout, &screen)
      if model.view.isZoomed, let window = model.selectedWindow {
        let drawn = Wireframe.draw(window, into: &screen, columns: layout.screenColumns, rows: layout.drawings)
        isCut = drawn.isCut
        hits.add(drawn)
        headings.append((layout.screenColumns.lowerBound, "window \(window.id) \(Wording.size(window.frame.size))"))
      } else {
        for (place, columns, heading) in layout.screens(of: device) {
          let drawn = Wireframe.draw(
            device, place, selected: model.selectedWindow?.id, into: &screen, columns: columns, rows: layout.drawings)
          isCut = isCut || drawn.isCut
          hits.add(drawn)
          headings.append((columns.lowerBound, heading))
        }
      }
      markCursor(model, hits, &screen)
    }
    if isCut { headings[headings.count - 1].text += ", not all views" }
    if !layout.sideColumns.isEmpty {
      let column = layout.sideColumns.lowerBound - 1
      if model.view.isZoomed {
        headings.append((column, "views"))
        ViewList.draw(model.selectedWindow, into: &screen, columns: layout.sideColumns, rows: layout.drawings)
      } else {
        headings.append((column, model.view.step == nil ? "acceleration, g" : "acceleration now, g"))
        DeviceDrawing.motion(model, into: &screen, columns: layout.sideColumns, rows: layout.drawings)
      }
    }
    rule(headings, layout.drawings.lowerBound - 1, &screen, isChosen: model.view.pane == .device)
  }

  /// In space as gravity says; of the past, and without a direction, as the orientation says.
  private static func held(
    _ model: MonitorModel, _ device: DeviceSnapshot, _ layout: PictureLayout, _ screen: inout Screen
  ) {
    if model.view.step == nil, let sample = model.reading?.sample,
      TiltDrawing.draw(device, sample, into: &screen, columns: layout.heldColumns, rows: layout.drawings)
    {
      return
    }
    DeviceDrawing.draw(device, into: &screen, columns: layout.heldColumns, rows: layout.drawings)
  }

  /// Turns the colours of the view under the cursor around, once the cursor was moved.
  static func markCursor(_ model: MonitorModel, _ hits: HitMap, _ screen: inout Screen) {
    guard !model.view.cursor.isEmpty, let window = model.selectedWindow,
      let cells = hits.cells(of: .view(window: window.id, path: model.view.cursor))
    else { return }
    for row in cells.rows {
      for column in cells.columns {
        let isEdge =
          row == cells.rows.lowerBound || row == cells.rows.upperBound - 1 || column == cells.columns.lowerBound
          || column == cells.columns.upperBound - 1
        let cell = screen[column, row]
        guard isEdge, cell.width == 1 else { continue }
        screen.set(cell.character, column: column, row: row, style: cell.style.adding(.inverse))
      }
    }
  }
}

extension HitMap {
  mutating func add(_ drawn: Wireframe.Drawn) {
    for (target, rect) in drawn.hits { add(target, columns: rect.columns, rows: rect.rows) }
  }
}
