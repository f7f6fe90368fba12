// The device as a slab in space, drawn in dots as gravity says it is held; and what its axes were of late.
import Orientation
import Terminal
import Vocabulary

enum TiltDrawing {
  /// Thickness over length: thicker than devices are, so that an edge is seen as one.
  private static let thickness = 0.05
  /// Length over the room for it: corners of a device on its side reach further than its edges.
  private static let margin = 1.2
  /// Lengths of the device the eye is away: near enough to see which end of a tilted one is nearer.
  private static let distance = 2.5
  /// The screen's rim over the device's width.
  private static let rim = 0.07

  /// Draws the device in these cells; false when the sample tells no direction, and nothing was drawn.
  static func draw(
    _ device: DeviceSnapshot, _ sample: AccelerationSample, into screen: inout Screen, columns: Range<Int>,
    rows: Range<Int>
  ) -> Bool {
    let (width, height) = (Double(device.screenSize.width), Double(device.screenSize.height))
    guard let tilt = Tilt(sample, interface: device.screenOrientation), columns.count >= 6, rows.count >= 3,
      width.isFinite, height.isFinite, width > 0, height > 0
    else { return false }
    var canvas = BrailleCanvas(columns: columns.count, rows: rows.count)
    let scale = Double(min(canvas.width, canvas.height) - 1) / Self.margin
    let slab = Slab(
      width: min(width, height) / max(width, height) * scale, height: scale, depth: thickness * scale)
    let eye = distance * slab.height
    func dot(_ place: Vector) -> (x: Double, y: Double) {
      let seen = tilt.seen(place)
      let nearness = eye / (eye - seen.z)
      return (
        Double(canvas.width - 1) / 2 + seen.x * nearness, Double(canvas.height - 1) / 2 - seen.y * nearness
      )
    }
    // A face is seen from where the eye is in front of it.
    func isSeen(_ face: Vector) -> Bool { tilt.towards.dot(face) * eye > slab.half(towards: face) }
    for edge in slab.edges where edge.faces.contains(where: isSeen) {
      canvas.line(dot(edge.from), dot(edge.to), style: Theme.plain)
    }
    let showsScreen = isSeen(Vector(x: 0, y: 0, z: 1))
    if showsScreen {
      let inner = slab.front(inset: rim * slab.width)
      for (from, to) in zip(inner, inner.dropFirst() + inner.prefix(1)) {
        canvas.line(dot(from), dot(to), style: Theme.faint)
      }
    }
    canvas.copy(to: &screen, column: columns.lowerBound, row: rows.lowerBound)
    func write(_ text: String, at place: Vector, _ style: Style) {
      let (x, y) = dot(place)
      let column = columns.lowerBound + min(max(Int(x / 2), 0), columns.count - 1)
      screen.write(
        text, column: column, row: rows.lowerBound + min(max(Int(y / 4), 0), rows.count - 1), style: style,
        limit: columns.upperBound - column)
    }
    write("●", at: Vector(x: 0, y: slab.height / 2, z: (showsScreen ? 1 : -1) * slab.depth / 2), Theme.accent)
    guard showsScreen else {
      write("back", at: Vector(x: 0, y: 0, z: 0), Theme.faint)
      return true
    }
    let seen = Wording.quarterTurns(device: device.deviceOrientation, interface: device.screenOrientation)
    let arrow = seen.map { ["▲", "◀", "▼", "▶"][$0] } ?? "△"
    write(arrow, at: Vector(x: 0, y: 0, z: 0), seen == 0 ? Theme.good : seen == nil ? Theme.faint : Theme.warning)
    return true
  }

  /// A bar for each of the latest values, from −1 to 1 g, the newest on the right.
  static func sparkline(_ values: [Double], columns: Int) -> String {
    let bars = Array("▁▂▃▄▅▆▇█")
    let shown = values.suffix(max(columns, 0)).map { value -> Character in
      guard value.isFinite else { return "·" }
      // The middle of the scale lies between the fourth and the fifth bar.
      let level = ((min(max(value, -1), 1) + 1) / 2 * Double(bars.count)).rounded(.down)
      return bars[min(Int(level), bars.count - 1)]
    }
    return String(repeating: " ", count: max(columns - shown.count, 0)) + String(shown)
  }
}

/// A box around the origin: its edges, and which faces meet there.
private struct Slab {
  var width: Double
  var height: Double
  var depth: Double

  struct Edge {
    var from: Vector
    var to: Vector
    /// The normals of the two faces: an edge is seen when one of them is.
    var faces: [Vector]
  }

  /// The twelve of them.
  var edges: [Edge] {
    let (x, y, z) = (width / 2, height / 2, depth / 2)
    var all: [Edge] = []
    for (one, other) in [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)] {
      all.append(
        Edge(
          from: Vector(x: -x, y: one * y, z: other * z), to: Vector(x: x, y: one * y, z: other * z),
          faces: [Vector(x: 0, y: one, z: 0), Vector(x: 0, y: 0, z: other)]))
      all.append(
        Edge(
          from: Vector(x: one * x, y: -y, z: other * z), to: Vector(x: one * x, y: y, z: other * z),
          faces: [Vector(x: one, y: 0, z: 0), Vector(x: 0, y: 0, z: other)]))
      all.append(
        Edge(
          from: Vector(x: one * x, y: other * y, z: -z), to: Vector(x: one * x, y: other * y, z: z),
          faces: [Vector(x: one, y: 0, z: 0), Vector(x: 0, y: other, z: 0)]))
    }
    return all
  }

  /// How far a face is from the middle.
  func half(towards face: Vector) -> Double { abs(face.dot(Vector(x: width, y: height, z: depth))) / 2 }

  /// The corners of the screen, in order round it.
  func front(inset: Double) -> [Vector] {
    let (x, y) = (width / 2 - inset, height / 2 - inset)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map { Vector(x: $0.0, y: $0.1, z: depth / 2) }
  }
}
