// Boxes whose borders join where they meet: a screen that remembers line directions until everything is drawn.
import Terminal

/// Columns and rows, the ends excluded.
struct CellRect: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var width: Int { columns.count }
  var height: Int { rows.count }

  mutating func move(_ columns: Int, _ rows: Int) {
    self.columns = self.columns.lowerBound + columns..<self.columns.upperBound + columns
    self.rows = self.rows.lowerBound + rows..<self.rows.upperBound + rows
  }

  func clipped(to other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

/// How a box's border is drawn.
enum BorderStyle {
  case square
  case rounded
  /// For what lies flat or is not known.
  case dashed
}

struct LineCanvas {
  private static let up: UInt8 = 1
  private static let down: UInt8 = 2
  private static let left: UInt8 = 4
  private static let right: UInt8 = 8
  /// By the directions a line leaves its cell: up 1, down 2, left 4, right 8.
  private static let square = Array(" │││─┘┐┤─└┌├─┴┬┼")
  private static let rounded = Array(" │││─╯╮┤─╰╭├─┴┬┼")
  private static let dashed = Array(" ┆┆┆┄╯╮┤┄╰╭├┄┴┬┼")

  private(set) var ink: Screen
  private var lines: [UInt8]
  private var styles: [Style]
  private let glyphs: [Character]
  /// What will be drawn over: words stay away from it, for half a word misleads.
  var covers: [CellRect] = []

  var bounds: CellRect { CellRect(columns: 0..<ink.columns, rows: 0..<ink.rows) }

  init(columns: Int, rows: Int, border: BorderStyle = .square) {
    ink = Screen(columns: columns, rows: rows)
    lines = Array(repeating: 0, count: ink.columns * ink.rows)
    styles = Array(repeating: .plain, count: lines.count)
    glyphs =
      switch border {
      case .square: Self.square
      case .rounded: Self.rounded
      case .dashed: Self.dashed
      }
  }

  /// Clears the inside of `rect` and draws its border, which joins the lines it meets. At least 2×2 cells, else nothing.
  mutating func box(_ rect: CellRect, style: Style) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let (first, last) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    erase(CellRect(columns: first + 1..<max(last, first + 1), rows: top + 1..<max(bottom, top + 1)))
    for column in first...last {
      let sides = (column > first ? Self.left : 0) | (column < last ? Self.right : 0)
      let isCorner = column == first || column == last
      join(column, top, sides | (isCorner ? Self.down : 0), without: isCorner ? 0 : Self.down, style)
      join(column, bottom, sides | (isCorner ? Self.up : 0), without: isCorner ? 0 : Self.up, style)
    }
    for row in rect.rows where row > top && row < bottom {
      join(first, row, Self.up | Self.down, without: Self.right, style)
      join(last, row, Self.up | Self.down, without: Self.left, style)
    }
  }

  /// Forgets lines and text inside of `rect`.
  mutating func erase(_ rect: CellRect) {
    let area = rect.clipped(to: bounds)
    for row in area.rows { for column in area.columns { lines[row * ink.columns + column] = 0 } }
    ink.fill(columns: area.columns, rows: area.rows)
  }

  private func isCovered(_ column: Int, _ row: Int) -> Bool {
    covers.contains { $0.rows.contains(row) && $0.columns.contains(column) }
  }

  /// The longest stretch of these cells that nothing will cover, the first of several.
  func uncovered(_ columns: Range<Int>, _ row: Int) -> Range<Int> {
    if covers.isEmpty { return columns }
    var best = columns.lowerBound..<columns.lowerBound
    var start = columns.lowerBound
    for column in columns {
      if isCovered(column, row) { start = column + 1 }
      if column + 1 - start > best.count { best = start..<column + 1 }
    }
    return best
  }

  /// Whether a word stands here.
  func hasText(_ column: Int, _ row: Int) -> Bool {
    bounds.columns.contains(column) && bounds.rows.contains(row) && ink[column, row] != .blank
  }

  /// Whether there is nothing but blank or a horizontal line, which may be interrupted.
  func isFree(_ column: Int, _ row: Int) -> Bool {
    guard bounds.columns.contains(column), bounds.rows.contains(row) else { return false }
    let line = lines[row * ink.columns + column]
    if isCovered(column, row) { return false }
    return line & (Self.up | Self.down) == 0 && ink[column, row] == .blank
  }

  /// Writes text over whatever is there, in at most `limit` cells, and returns how many it took.
  @discardableResult
  mutating func write(_ text: String, column: Int, row: Int, style: Style, limit: Int) -> Int {
    let taken = ink.write(text, column: column, row: row, style: style, limit: limit)
    for covered in (column..<column + taken).clamped(to: 0..<ink.columns) where taken > 0 {
      lines[row * ink.columns + covered] = 0
    }
    return taken
  }

  /// Puts lines and text onto `screen`; blank cells leave what is there.
  func copy(to screen: inout Screen, column: Int, row: Int) {
    for y in 0..<ink.rows {
      for x in 0..<ink.columns {
        let line = lines[y * ink.columns + x]
        let cell = ink[x, y]
        if line != 0 {
          screen.set(glyphs[Int(line)], column: column + x, row: row + y, style: styles[y * ink.columns + x])
        } else if cell.width > 0, cell != .blank {
          screen.set(cell.character, column: column + x, row: row + y, style: cell.style)
        }
      }
    }
  }

  private mutating func join(_ column: Int, _ row: Int, _ directions: UInt8, without: UInt8, _ style: Style) {
    guard bounds.columns.contains(column), bounds.rows.contains(row) else { return }
    let index = row * ink.columns + column
    lines[index] = lines[index] & ~without | directions
    styles[index] = style
    ink.set(" ", column: column, row: row)
  }
}
