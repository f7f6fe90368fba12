// The views of the windows as nested boxes, to scale: a terminal's cell counts as one wide and two high.
import Emulator
import Foundation
import Terminal

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
  private var drawn = 0
  private var isCut = false
  /// Written when all boxes stand, so that words can use the room between them.
  private var labels: [WireframeLabel] = []

  /// Draws the windows that share the screen, each where it is. The picture is centred in the given cells.
  @discardableResult
  static func draw(
    _ device: DeviceSnapshot, selected: Int?, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>
  ) -> Bool {
    // Back to front, so that what lies over others covers them.
    let windows = device.windows.filter(\.isForeground).sorted { ($0.layer, $0.id) < ($1.layer, $1.id) }
    return draw(windows, area: device.screenSize, offset: .zero, selected, into: &screen, columns, rows)
  }

  /// Draws one window alone, as large as fits.
  @discardableResult
  static func draw(
    _ window: WindowSnapshot, into screen: inout Screen, columns: Range<Int>, rows: Range<Int>
  ) -> Bool {
    draw([window], area: window.frame.size, offset: window.frame.origin, nil, into: &screen, columns, rows)
  }

  /// Returns whether some views were left out because there are too many.
  private static func draw(
    _ windows: [WindowSnapshot], area: CGSize, offset: CGPoint, _ selected: Int?, into screen: inout Screen,
    _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Bool {
    let fit = max(area.width / Double(max(columns.count, 1)), area.height / Double(max(rows.count, 1) * 2))
    let isDrawable = area.width.isFinite && area.height.isFinite && area.width > 0 && area.height > 0
    guard isDrawable, columns.count >= 4, rows.count >= 2, fit > 0 else { return false }
    let (width, height) = (Int((area.width / fit).rounded()), Int((area.height / fit / 2).rounded()))
    var frame = Wireframe(
      canvas: LineCanvas(columns: min(width, columns.count), rows: min(height, rows.count)), scale: fit)
    for window in windows {
      frame.draw(window, offset: offset, isSelected: window.id == selected, canSelect: windows.count > 1)
    }
    let column = columns.lowerBound + (columns.count - frame.canvas.ink.columns) / 2
    frame.canvas.copy(to: &screen, column: column, row: rows.lowerBound + (rows.count - frame.canvas.ink.rows) / 2)
    return frame.isCut
  }

  private mutating func draw(_ window: WindowSnapshot, offset: CGPoint, isSelected: Bool, canSelect: Bool) {
    let origin = CGPoint(x: window.frame.minX - offset.x, y: window.frame.minY - offset.y)
    let rect = cells(origin, window.frame.size).clipped(to: canvas.bounds)
    let mark = isSelected && canSelect ? "▸" : ""
    canvas.box(rect, style: mark.isEmpty ? Theme.plain : Theme.accent)
    labels = []
    // An app that keeps a canvas of another size has its picture scaled (R-WIN-03).
    let canvasWidth = window.root.frame.width
    stretch = canvasWidth > 0 && canvasWidth.isFinite ? window.frame.width / canvasWidth : 1
    draw(subviewsOf: window.root, at: origin, in: rect, clip: rect, depth: 1)
    WireframeLabel.write(labels, inside: rect, on: &canvas)
    // On the lower border, because bars and their titles stand at the upper one.
    let name = "\(mark)\(window.id) \(window.app)"
    canvas.write(
      CellText.width(name) <= rect.width - 4 ? " \(name) " : name, column: rect.columns.lowerBound + 1,
      row: rect.rows.upperBound - 1, style: mark.isEmpty ? Theme.strong : Theme.accent, limit: rect.width - 2)
  }

  private mutating func draw(
    subviewsOf view: ViewSnapshot, at origin: CGPoint, in outer: CellRect, clip: CellRect, depth: Int
  ) {
    guard depth <= Self.maximumDepth else {
      isCut = isCut || !view.subviews.isEmpty
      return
    }
    var isFirst = true
    for subview in view.subviews where !subview.isHidden {
      guard drawn < Self.maximumViews else {
        isCut = true
        return
      }
      drawn += 1
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
      draw(subviewsOf: subview, at: place, in: rect, clip: clip, depth: depth + 1)
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
