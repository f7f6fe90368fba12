// The device as it is held, to scale, and the acceleration that says so.
import Orientation
import Terminal
import Vocabulary

enum DeviceDrawing {
  /// The outline turned as the device is held; `●` marks its top, the arrow points to the top of its interface.
  ///
  /// The scale is the same for every attitude, so a turn is seen as a turn. Flat and unknown attitudes are dashed.
  static func draw(_ device: DeviceSnapshot, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>) {
    let (width, height) = (Double(device.screenSize.width), Double(device.screenSize.height))
    guard width.isFinite, height.isFinite, width > 0, height > 0, columns.count >= 6, rows.count >= 3 else { return }
    let held = device.deviceOrientation
    // Lying flat the device has no "up": it is drawn the way its interface stands.
    let turns = Wording.turns(held) ?? Wording.turns(device.screenOrientation.matchingDeviceOrientation) ?? 0
    let (long, short) = (max(width, height), min(width, height))
    let scale = max(long / Double(columns.count), long / Double(rows.count * 2))
    let isUpright = turns % 2 == 0
    let across = Int(((isUpright ? short : long) / scale).rounded())
    let down = Int(((isUpright ? long : short) / scale / 2).rounded())
    let (boxWidth, boxHeight) = (min(max(across, 5), columns.count), min(max(down, 3), rows.count))
    var canvas = LineCanvas(columns: boxWidth, rows: boxHeight, border: Wording.turns(held) == nil ? .dashed : .rounded)
    canvas.box(canvas.bounds, style: Theme.plain)

    let middle = (column: (boxWidth - 1) / 2, row: (boxHeight - 1) / 2)
    let top = [
      (middle.column, 0), (0, middle.row), (middle.column, boxHeight - 1), (boxWidth - 1, middle.row),
    ][turns]
    canvas.write("●", column: top.0, row: top.1, style: Theme.accent, limit: 1)
    mark(device, turns: turns, middle: middle, width: boxWidth, on: &canvas)
    canvas.copy(
      to: &screen, column: columns.lowerBound + (columns.count - boxWidth) / 2,
      row: rows.lowerBound + (rows.count - boxHeight) / 2)
  }

  private static func mark(
    _ device: DeviceSnapshot, turns: Int, middle: (column: Int, row: Int), width: Int, on canvas: inout LineCanvas
  ) {
    let seen = Wording.quarterTurns(device: device.deviceOrientation, interface: device.screenOrientation)
    if let seen {
      let style = seen == 0 ? Theme.good : Theme.warning
      canvas.write(["▲", "◀", "▼", "▶"][seen], column: middle.column, row: middle.row, style: style, limit: 1)
    } else {
      let words = device.deviceOrientation.name
      let room = width - 2
      let column = 1 + max(0, room - CellText.width(words)) / 2
      canvas.write(words, column: column, row: middle.row, style: Theme.strong, limit: room)
    }
  }

  /// The axes as numbers, gauges from −1 to 1 g and what they were of late, and what the sensor made of them; as many lines as there are rows.
  static func motion(_ model: MonitorModel, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>) {
    guard let reading = model.reading else {
      screen.write(
        "no sample yet", column: columns.lowerBound, row: rows.lowerBound, style: Theme.faint,
        limit: columns.count)
      return
    }
    let sample = reading.sample
    // Gauges and sparklines below each other where there is room, else sparklines alone.
    let lines = rows.count >= 10 ? 2 : 1
    let past = model.samples
    let axes = [("x", sample.x, past.map(\.x)), ("y", sample.y, past.map(\.y)), ("z", sample.z, past.map(\.z))]
    let bars = columns.lowerBound + 8..<max(columns.upperBound, columns.lowerBound + 8)
    for (index, axis) in axes.enumerated() where index * lines < rows.count {
      let row = rows.lowerBound + index * lines
      let number = Wording.fixed(axis.1, 2)
      let padding = String(repeating: " ", count: max(0, 6 - number.count))
      screen.write("\(axis.0)\(padding)\(number)", column: columns.lowerBound, row: row, limit: columns.count)
      if lines > 1 { gauge(axis.1, into: &screen, columns: bars, row) }
      let line = TiltDrawing.sparkline(axis.2, columns: (bars.count - 1) / 2 * 2 + 1)
      let below = row + lines - 1
      if rows.contains(below) {
        screen.write(line, column: bars.lowerBound, row: below, style: Theme.accent, limit: bars.count)
      }
    }
    var words = ["sensed \(reading.orientation)"]
    let tilt = reading.tilt.map { "tilt \(Wording.fixed($0, 0))°" }
    let confidence = reading.confidence.map { "confidence \(Wording.fixed($0 * 100, 0)) %" }
    let both = [tilt, confidence].compactMap { $0 }.joined(separator: "  ")
    if !both.isEmpty { words.append(both) }
    words += ["source \(reading.source)", "lag \(Wording.lag(model.lag))  gaps \(model.gaps)"]
    for (row, line) in zip(rows.dropFirst(3 * lines), words) {
      screen.write(line, column: columns.lowerBound, row: row, limit: columns.count)
    }
  }

  /// A bar from the middle towards the value; an arrowhead says that the value is beyond 1 g.
  static func gauge(_ value: Double, into screen: inout Screen, columns: Range<Int>, _ row: Int) {
    let half = (columns.count - 1) / 2
    guard half >= 2 else { return }
    let middle = columns.lowerBound + half
    for column in middle - half...middle + half { screen.set("·", column: column, row: row, style: Theme.faint) }
    screen.set("┼", column: middle, row: row, style: Theme.faint)
    guard value.isFinite else { return }
    let length = Int((min(abs(value), 1) * Double(half)).rounded())
    let direction = value < 0 ? -1 : 1
    for step in 0..<length { screen.set("█", column: middle + direction * (step + 1), row: row, style: Theme.accent) }
    if abs(value) > 1.2 {
      screen.set(value < 0 ? "◂" : "▸", column: middle + direction * half, row: row, style: Theme.bad)
    }
  }
}
