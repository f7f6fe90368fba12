// Which part of the picture gets which cells: arithmetic apart from drawing, so that every size is a table row.
import Foundation
import Vocabulary

struct PictureLayout: Equatable {
  /// Title and, below, the two orientations in one or two lines.
  var orientationRows: Range<Int>
  /// The drawings, their heading above; empty when there is no room.
  var drawings: Range<Int>
  /// The windows, their heading above.
  var windows: Range<Int>
  var linesPerWindow: Int
  /// The inputs, their heading above; empty when there is no room.
  var log: Range<Int>
  /// The pane that has all the room to itself, its heading above; empty when others are seen too.
  var body: Range<Int>
  /// The panes' names and the keys; nil when there is no room.
  var status: Int?
  var heldColumns: Range<Int>
  var screenColumns: Range<Int>
  /// The acceleration; zoomed, the list of views.
  var sideColumns: Range<Int>

  /// The fewest rows in which a drawing tells anything.
  static let minimumDrawing = 5
  /// Narrower than this, the two orientations stand below each other.
  static let sideBySide = 64
  /// From this size on device, windows and inputs are seen together.
  static let roomy = (columns: 100, rows: 30)

  init(columns: Int, rows: Int, windowCount: Int, isZoomed: Bool = false, pane: MonitorPane = .device) {
    let orientationCount = columns < Self.sideBySide ? 2 : 1
    orientationRows = 1..<min(1 + orientationCount, max(rows, 1))
    status = rows >= 4 ? rows - 1 : nil
    let first = orientationRows.upperBound
    let end = max(status ?? rows, first)
    let room = end - first
    let isRoomy = columns >= Self.roomy.columns && rows >= Self.roomy.rows

    // Zoomed, the views are listed beside the wireframe.
    let side = isZoomed ? (columns < 60 ? 0 : columns / 2) : columns < 76 ? 0 : columns < 120 ? 26 : 32
    sideColumns = columns - side..<columns
    heldColumns = 0..<0
    screenColumns = 0..<max(sideColumns.lowerBound - (side > 0 ? 1 : 0), 0)
    linesPerWindow = 1
    (drawings, log, body) = (first..<first, end..<end, end..<end)
    windows = first..<first

    // What grows without end is seen alone, as is anything that a small terminal has no room for beside others.
    let isAlone = pane == .tree || pane == .calls || (!isRoomy && pane != .device)
    guard !isAlone else {
      body = min(first + 1, end)..<end
      if pane == .windows { linesPerWindow = min(max(body.count / max(windowCount, 1), 1), 5) }
      windows = pane == .windows ? body : windows
      return
    }

    // Zoomed, the one window gets all the room; the inputs only when asked for.
    let listed = isZoomed ? 1 : max(windowCount, 1)
    var lines = isRoomy ? 3 : 1
    var windowRows = min(listed * lines, max(room * 2 / 5 / lines, 1) * lines)
    var logRows = !isRoomy || (isZoomed && pane != .inputs) ? 0 : pane == .inputs ? room / 2 : max(rows / 5, 2)
    if pane == .inputs {
      windowRows = min(listed, windowRows)
      lines = 1
    }
    var drawingRows = room - 1 - windowRows - (logRows > 0 ? logRows + 1 : 0) - 1
    if drawingRows < Self.minimumDrawing || columns < 30 {
      drawingRows = 0
      if listed * lines > room { lines = 1 }
      windowRows = min(listed * lines, room)
      logRows = max(room - windowRows - 2, 0)
    }
    linesPerWindow = lines

    drawings = drawingRows > 0 ? first + 1..<first + 1 + drawingRows : first..<first
    let heading = room > windowRows ? 1 : 0
    windows = drawings.upperBound + heading..<min(drawings.upperBound + heading + windowRows, end)
    log = logRows > 0 ? windows.upperBound + 1..<end : end..<end

    let heldWidth = isZoomed || columns < 50 ? 0 : min(max(drawingRows * 2, 10), columns / 4)
    heldColumns = 0..<heldWidth
    let gap = heldWidth > 0 ? 1 : 0
    screenColumns = heldWidth + gap..<max(sideColumns.lowerBound - (side > 0 ? 1 : 0), heldWidth + gap)
  }
}

extension PictureLayout {
  /// The screens beside each other, each with columns in proportion to its shape, and its heading.
  func screens(of device: DeviceSnapshot) -> [(place: WindowScreen, columns: Range<Int>, heading: String)] {
    let own = "screen \(Wording.size(device.screenSize))"
    guard let external = device.external else { return [(.device, screenColumns, own)] }
    let size = CGSize(width: external.width, height: external.height)
    let shapes = [device.screenSize, size].map { $0.height > 0 ? Double($0.width / $0.height) : 1 }
    let part = shapes[0] / (shapes[0] + shapes[1])
    // A hostile size has no shape: then each gets half.
    let first = Int((Double(screenColumns.count) * (part.isFinite ? min(max(part, 0.1), 0.9) : 0.5)).rounded())
    let middle = screenColumns.lowerBound + first
    return [
      (.device, screenColumns.lowerBound..<middle, own),
      (.external, middle..<screenColumns.upperBound, "display \(Wording.size(size))"),
    ]
  }
}
