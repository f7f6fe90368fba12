// The whole monitor as one picture for a terminal of any size.
import Orientation
import Terminal
import Vocabulary

/// Draws a model on a screen.
public enum MonitorPicture {
  /// Draws everything anew on `screen`, which must be blank; from 20×6 to 300×100 it is laid out with care, at any
  /// other size it is clipped.
  public static func draw(_ model: MonitorModel, into screen: inout Screen) {
    guard screen.columns > 0, screen.rows > 0 else { return }
    let layout = PictureLayout(
      columns: screen.columns, rows: screen.rows, windowCount: model.device?.windows.count ?? 0,
      isZoomed: model.view.isZoomed, showsLog: model.view.showsLedger)
    title(model, &screen)
    orientations(model, layout, &screen)
    drawings(model, layout, &screen)
    WindowTable.draw(model, layout, into: &screen)
    LogDrawing.draw(model, layout, into: &screen)
    if let row = layout.status { status(model, row, &screen) }
    if model.view.showsHelp { HelpDrawing.draw(into: &screen) }
  }

  /// A line across the screen with headings in it.
  static func rule(_ headings: [(column: Int, text: String)], _ row: Int, _ screen: inout Screen) {
    screen.fill(columns: 0..<screen.columns, rows: row..<row + 1, "─", style: Theme.faint)
    for heading in headings {
      screen.write(" \(heading.text) ", column: heading.column + 1, row: row, style: Theme.faint.adding(.bold))
    }
  }

  private static func title(_ model: MonitorModel, _ screen: inout Screen) {
    screen.fill(columns: 0..<screen.columns, rows: 0..<1, style: Theme.bar)
    var name = " swivel \(model.instance)"
    if let device = model.device { name += "  ·  \(device.device)  ·  iOS \(device.era)" }
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
    guard let device = model.device else {
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

  private static func drawings(_ model: MonitorModel, _ layout: PictureLayout, _ screen: inout Screen) {
    guard !layout.drawings.isEmpty else { return }
    var headings: [(column: Int, text: String)] = []
    if !layout.heldColumns.isEmpty { headings.append((layout.heldColumns.lowerBound, "as held")) }
    var isCut = false
    if let device = model.device {
      DeviceDrawing.draw(device, into: &screen, columns: layout.heldColumns, rows: layout.drawings)
      if model.view.isZoomed, let window = model.selectedWindow {
        isCut = Wireframe.draw(window, into: &screen, columns: layout.screenColumns, rows: layout.drawings)
        headings.append((layout.screenColumns.lowerBound, "window \(window.id) \(Wording.size(window.frame.size))"))
      } else {
        for (place, columns, heading) in layout.screens(of: device) {
          let isPartial = Wireframe.draw(
            device, place, selected: model.selectedWindow?.id, into: &screen, columns: columns, rows: layout.drawings)
          isCut = isCut || isPartial
          headings.append((columns.lowerBound, heading))
        }
      }
    }
    if isCut { headings[headings.count - 1].text += ", not all views" }
    if !layout.sideColumns.isEmpty {
      let column = layout.sideColumns.lowerBound - 1
      if model.view.isZoomed {
        headings.append((column, "views"))
        ViewList.draw(model.selectedWindow, into: &screen, columns: layout.sideColumns, rows: layout.drawings)
      } else {
        headings.append((column, "acceleration, g"))
        DeviceDrawing.motion(model, into: &screen, columns: layout.sideColumns, rows: layout.drawings)
      }
    }
    rule(headings, layout.drawings.lowerBound - 1, &screen)
  }

  private static func status(_ model: MonitorModel, _ row: Int, _ screen: inout Screen) {
    let keys = " q quit  Tab window  z zoom  l \(model.view.showsLedger ? "events" : "ledger")  ↑↓ scroll  h help"
    screen.fill(columns: 0..<screen.columns, rows: row..<row + 1, style: Theme.bar)
    screen.write(keys, column: 0, row: row, style: Theme.bar)
    // Where the motion panel is missing, its figures stand here.
    guard screen.columns >= 64, screen.columns < 76 else { return }
    let figures = "lag \(Wording.lag(model.lag)) "
    screen.write(figures, column: screen.columns - CellText.width(figures), row: row, style: Theme.bar)
  }
}
