// One mistake drawn in characters: the screen, the views it is about, and the place.
import Findings
import Foundation

/// Draws a finding for a terminal.
public struct ScreenDrawing {
  /// Columns of the screen's drawing; a character is twice as high as wide.
  private static let columns = 48
  /// No drawing is higher, however long the screen.
  private static let maximumRows = 40
  /// What marks views, in order.
  private static let marks = Array("abcdefgh")

  private let reading: ScreenReading
  private let finding: Finding

  public init(_ finding: Finding, in reading: ScreenReading) {
    self.finding = finding
    self.reading = reading
  }

  /// The drawing and its legend, line by line.
  public var lines: [String] {
    let named = Array(views.prefix(Self.marks.count))
    let screen = CGRect(origin: .zero, size: reading.size)
    // What lies beyond the edge is drawn too, as far as half a screen beyond it.
    let beyond = screen.insetBy(dx: -screen.width / 2, dy: -screen.height / 2)
    let whole = ([finding.place] + named.map(\.place)).reduce(screen) { $0.union($1.intersection(beyond)) }
    guard whole.width > 0, whole.height > 0, !whole.isInfinite else { return [] }
    var canvas = CharacterCanvas(whole, columns: Self.columns, maximumRows: Self.maximumRows)
    canvas.outline(screen, "+", "-", "|")
    let safe = CGRect(
      x: reading.safeArea.left, y: reading.safeArea.top,
      width: Double(screen.width) - reading.safeArea.left - reading.safeArea.right,
      height: Double(screen.height) - reading.safeArea.top - reading.safeArea.bottom)
    if safe.width > 0, safe.height > 0, safe != screen { canvas.outline(safe, ".", ".", ".") }
    for (mark, view) in zip(Self.marks, named) { canvas.outline(view.place.intersection(beyond), mark, mark, mark) }
    // Over the views, for the place can be all of one; their corners stay to be found by.
    canvas.fill(finding.place.intersection(beyond), "#")
    for (mark, view) in zip(Self.marks, named) { canvas.mark(view.place.intersection(beyond), mark) }
    let legend = zip(Self.marks, named).map { mark, view in
      "\(mark)  \(view.name)  \(points(view.place.minX)), \(points(view.place.minY)); "
        + "\(points(view.place.width))×\(points(view.place.height))"
    }
    return canvas.lines + legend + [safe == screen ? "#  the mistake" : "#  the mistake  .  the safe area"]
  }

  /// The views the finding names, with their places in the window.
  private var views: [(name: String, place: CGRect)] {
    let wanted =
      [finding.identity.view, finding.identity.other] + (reading.conflictViews[finding.identity.other] ?? [])
    var found: [(name: String, place: CGRect)] = []
    func visit(_ view: ViewReading, _ origin: CGPoint) {
      let place = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      if wanted.contains(view.name), !found.contains(where: { $0.name == view.name }) {
        found.append((view.name, place))
      }
      let inner = CGPoint(x: place.minX - view.boundsOrigin.x, y: place.minY - view.boundsOrigin.y)
      for subview in view.subviews { visit(subview, inner) }
    }
    visit(reading.root, .zero)
    return found
  }
}

/// Characters in rows.
private struct CharacterCanvas {
  private let whole: CGRect
  private let scale: (x: Double, y: Double)
  private var rows: [[Character]]

  init(_ whole: CGRect, columns: Int, maximumRows: Int) {
    self.whole = whole
    let ratio = Double(whole.height) / Double(whole.width) / 2
    let height = min(maximumRows, max(4, Int((Double(columns) * ratio).rounded())))
    rows = Array(repeating: Array(repeating: " ", count: columns), count: height)
    scale = (Double(columns) / Double(whole.width), Double(height) / Double(whole.height))
  }

  /// Columns and rows a rectangle covers; nil for one outside.
  private func span(_ rect: CGRect) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else { return nil }
    func range(_ start: Double, _ end: Double, _ count: Int) -> ClosedRange<Int> {
      let first = min(max(0, Int(start.rounded(.down))), count - 1)
      return first...max(first, min(count - 1, Int(end.rounded(.up)) - 1))
    }
    let x = Double(rect.minX - whole.minX) * scale.x
    let y = Double(rect.minY - whole.minY) * scale.y
    return (
      range(x, x + Double(rect.width) * scale.x, rows[0].count), range(y, y + Double(rect.height) * scale.y, rows.count)
    )
  }

  mutating func outline(_ rect: CGRect, _ corner: Character, _ flat: Character, _ steep: Character) {
    guard let (columns, lines) = span(rect) else { return }
    for column in columns {
      for line in [lines.lowerBound, lines.upperBound] { rows[line][column] = flat }
    }
    for line in lines {
      for column in [columns.lowerBound, columns.upperBound] { rows[line][column] = steep }
    }
    for line in [lines.lowerBound, lines.upperBound] {
      for column in [columns.lowerBound, columns.upperBound] { rows[line][column] = corner }
    }
  }

  /// The upper left corner alone.
  mutating func mark(_ rect: CGRect, _ character: Character) {
    guard let (columns, lines) = span(rect) else { return }
    rows[lines.lowerBound][columns.lowerBound] = character
  }

  mutating func fill(_ rect: CGRect, _ character: Character) {
    guard let (columns, lines) = span(rect) else { return }
    for line in lines { for column in columns { rows[line][column] = character } }
  }

  /// Without blanks at the ends.
  var lines: [String] {
    rows.map { row in
      var text = String(row)
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }
}
