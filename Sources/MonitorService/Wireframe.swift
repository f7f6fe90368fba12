// The views of the windows as nested boxes, to scale: a terminal's cell counts as one wide and two high.
import Foundation
import Terminal
import Vocabulary

struct Wireframe {
  /// Views drawn of one picture: more boxes than cells help nobody, and a bound on time.
  static let maximumViews = 1_000
  /// Nesting followed: deeper than any app, and a bound on the stack.
  static let maximumDepth = 100
  /// Coordinates are clamped to this many cells, so that infinite frames stay drawable.
  private static let farAway = 10_000.0

  private var canvas: LineCanvas
  /// Points a column is wide; a row is twice as high.
  private let scale: Double
  /// Points on the screen a point of the window being drawn has.
  private var stretch: CGFloat = 1
  private var count = 0
  /// What was drawn, and where it is in `canvas`.
  private(set) var drawn = Drawn()
  /// Written when all boxes stand, so that words can use the room between them.
  private var labels: [WireframeLabel] = []

  /// What came of a drawing.
  struct Drawn {
    /// Whether some views were left out because there are too many.
    var isCut = false
    /// Windows and views, later ones in front.
    var hits: [(target: MonitorTarget, rect: CellRect)] = []
  }

  /// Draws the windows that share a screen, each where it is. The picture is centred in the given cells.
  @discardableResult
  static func draw(
    _ device: DeviceSnapshot, _ place: WindowScreen = .device, selected: Int?, into screen: inout Screen,
    columns: Range<Int>, rows: Range<Int>
  ) -> Drawn {
    // Back to front, so that what lies over others covers them.
    let windows = device.windows.filter { $0.isForeground && $0.screen == place }
      .sorted { ($0.layer, $0.id) < ($1.layer, $1.id) }
    let size: CGSize =
      switch place {
      case .device: device.screenSize
      case .external: device.external.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
      }
    return draw(windows, area: size, offset: .zero, selected, into: &screen, columns, rows)
  }

  /// Draws one window alone, as large as fits.
  @discardableResult
  static func draw(
    _ window: WindowSnapshot, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>
  ) -> Drawn {
    draw([window], area: window.frame.size, offset: window.frame.origin, nil, into: &screen, columns, rows)
  }

  private static func draw(
    _ windows: [WindowSnapshot], area: CGSize, offset: CGPoint, _ selected: Int?, into screen: inout Screen,
    _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Drawn {
    let fit = max(area.width / Double(max(columns.count, 1)), area.height / Double(max(rows.count, 1) * 2))
    let isDrawable = area.width.isFinite && area.height.isFinite && area.width > 0 && area.height > 0
    guard isDrawable, columns.count >= 4, rows.count >= 2, fit > 0 else { return Drawn() }
    let (width, height) = (Int((area.width / fit).rounded()), Int((area.height / fit / 2).rounded()))
    var frame = Wireframe(
      canvas: LineCanvas(columns: min(width, columns.count), rows: min(height, rows.count)), scale: fit)
    let places = windows.map { frame.rect(of: $0, offset: offset) }
    for (index, window) in windows.enumerated() {
      frame.canvas.covers = Array(places[(index + 1)...])
      frame.draw(
        window, in: places[index], offset: offset, isSelected: window.id == selected, canSelect: windows.count > 1)
    }
    // A display without windows is a screen still.
    if windows.isEmpty { frame.canvas.box(frame.canvas.bounds, style: Theme.faint) }
    let column = columns.lowerBound + (columns.count - frame.canvas.ink.columns) / 2
    let row = rows.lowerBound + (rows.count - frame.canvas.ink.rows) / 2
    frame.canvas.copy(to: &screen, column: column, row: row)
    for index in frame.drawn.hits.indices { frame.drawn.hits[index].rect.move(column, row) }
    return frame.drawn
  }

  private func origin(of window: WindowSnapshot, _ offset: CGPoint) -> CGPoint {
    CGPoint(x: window.frame.minX - offset.x, y: window.frame.minY - offset.y)
  }

  private func rect(of window: WindowSnapshot, offset: CGPoint) -> CellRect {
    cells(origin(of: window, offset), window.frame.size).clipped(to: canvas.bounds)
  }

  private mutating func draw(
    _ window: WindowSnapshot, in rect: CellRect, offset: CGPoint, isSelected: Bool, canSelect: Bool
  ) {
    let origin = origin(of: window, offset)
    let mark = isSelected && canSelect ? "▸" : ""
    // Its border is whole where it lies over others: that is how one sees that it does.
    canvas.erase(rect)
    // What lies behind others is shaded.
    let isBehind = canvas.covers.contains { $0.clipped(to: rect).width > 0 && $0.clipped(to: rect).height > 0 }
    canvas.box(rect, style: !mark.isEmpty ? Theme.accent : isBehind ? Theme.faint : Theme.plain)
    labels = []
    // An app that keeps a canvas of another size has its picture scaled (R-WIN-03).
    let canvasWidth = window.root.frame.width
    stretch = canvasWidth > 0 && canvasWidth.isFinite ? window.frame.width / canvasWidth : 1
    drawn.hits.append((.window(window.id), rect))
    draw(subviewsOf: window.root, of: window.id, [], at: origin, in: rect, clip: rect)
    WireframeLabel.write(labels, inside: rect, on: &canvas)
    write(
      name: "\(mark)\(window.id) \(window.app)", of: rect,
      style: !mark.isEmpty ? Theme.accent : isBehind ? Theme.faint : Theme.strong)
  }

  /// On the lower border, because bars and their titles stand at the upper one; there only when the lower one is covered.
  private mutating func write(name: String, of rect: CellRect, style: Style) {
    let width = CellText.width(name)
    let inside = rect.columns.dropFirst().dropLast()
    let rows = [rect.rows.upperBound - 1, rect.rows.lowerBound]
    let runs = rows.map { row in (row: row, run: canvas.uncovered(inside, row)) }
    // Five cells tell the number and who it is; where there is no room for them anywhere, the window is hidden.
    guard
      let (row, run) = runs.first(where: { $0.run.count >= width }) ?? runs.first(where: { $0.run.count >= 5 })
        ?? (canvas.covers.isEmpty ? runs.first : nil)
    else { return }
    canvas.write(
      width <= run.count - 2 ? " \(name) " : name, column: run.lowerBound, row: row, style: style, limit: run.count)
  }

  private mutating func draw(
    subviewsOf view: ViewSnapshot, of window: Int, _ path: ViewPath, at origin: CGPoint, in outer: CellRect,
    clip: CellRect
  ) {
    guard path.count < Self.maximumDepth else {
      drawn.isCut = drawn.isCut || !view.subviews.isEmpty
      return
    }
    var isFirst = true
    for (index, subview) in view.subviews.enumerated() where !subview.isHidden {
      guard count < Self.maximumViews else {
        drawn.isCut = true
        return
      }
      count += 1
      let frame = subview.frame
      let place = CGPoint(x: origin.x + frame.minX * stretch, y: origin.y + frame.minY * stretch)
      let size = CGSize(width: frame.width * stretch, height: frame.height * stretch)
      let rect = cells(place, size).clipped(to: clip)
      // A view as large as its superview needs no border and name of its own; a later one covers what came before.
      // A small text needs none either: its words are worth more than its edges.
      let isSmallLeaf = rect.height < 3 && subview.subviews.isEmpty && WireframeLabel.isText(subview)
      if (rect != outer && !isSmallLeaf) || (!isFirst && !subview.subviews.isEmpty) {
        box(rect, style: subview.isTappable ? Theme.tappableBorder : Theme.faint)
      }
      if let label = WireframeLabel(subview, in: rect, isNamed: rect != outer) { labels.append(label) }
      drawn.hits.append((.view(window: window, path: path + [index]), rect))
      draw(subviewsOf: subview, of: window, path + [index], at: place, in: rect, clip: clip)
      isFirst = false
    }
  }

  /// Draws a box; words it covers will not be written.
  private mutating func box(_ rect: CellRect, style: Style) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    labels.removeAll { rect.columns.contains($0.middle) && rect.rows.contains($0.row) }
    canvas.box(rect, style: style)
  }

  /// The cells a frame in points covers; what has any size at all gets at least one.
  private func cells(_ origin: CGPoint, _ size: CGSize) -> CellRect {
    CellRect(
      columns: span(origin.x / scale, (origin.x + size.width) / scale),
      rows: span(origin.y / scale / 2, (origin.y + size.height) / scale / 2))
  }

  private func span(_ from: Double, _ to: Double) -> Range<Int> {
    guard from.isFinite, to.isFinite, to > from else { return 0..<0 }
    let limits = -Self.farAway...Self.farAway
    let first = Int(min(max(from.rounded(), limits.lowerBound), limits.upperBound))
    let last = Int(min(max(to.rounded(), limits.lowerBound), limits.upperBound))
    return first..<max(last, first + 1)
  }
}
