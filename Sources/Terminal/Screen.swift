// A grid of cells to draw on: the terminal as a value, so that pictures can be tested without one.

/// One position of the screen.
public struct Cell: Sendable, Hashable {
  /// What stands there; meaningless in the right half of a wide character.
  public var character: Character
  /// How it looks.
  public var style: Style
  /// 1, 2 for a wide character, 0 for the right half of one.
  public var width: UInt8

  /// A space in the terminal's own look.
  public static let blank = Cell(character: " ", style: .plain, width: 1)
}

/// A grid of cells. Drawing outside of it is clipped.
public struct Screen: Sendable, Equatable {
  /// The largest side taken seriously: ten times a big monitor, and a bound on memory.
  public static let maximumSide = 2_000

  /// 0…`maximumSide`.
  public let columns: Int
  /// 0…`maximumSide`.
  public let rows: Int
  private var cells: [Cell]

  /// A blank screen; sides are clamped to 0…`maximumSide`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumSide)
    self.rows = min(max(rows, 0), Self.maximumSide)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell there; blank outside of the screen.
  public subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * columns + column] : .blank
  }

  /// Draws one character, made safe, and returns the cells it took (0 when it did not fit).
  @discardableResult
  public mutating func set(_ character: Character, column: Int, row: Int, style: Style = .plain) -> Int {
    guard contains(column, row) else { return 0 }
    let (printable, width) = CellText.printable(character)
    guard column + width <= columns else {
      put(Cell(character: " ", style: style, width: 1), column, row)
      return 0
    }
    put(Cell(character: printable, style: style, width: UInt8(width)), column, row)
    if width == 2 { put(Cell(character: " ", style: style, width: 0), column + 1, row) }
    return width
  }

  /// Draws one line of text from `column` on, in at most `limit` cells; what is cut off ends in `…`.
  /// Returns the cells taken.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: Style = .plain, limit: Int = .max
  ) -> Int {
    let room = min(limit, columns - column)
    guard room > 0, row >= 0, row < rows else { return 0 }
    var used = 0
    var index = text.startIndex
    while index != text.endIndex {
      let width = CellText.printable(text[index]).width
      let next = text.index(after: index)
      let mustCut = used + width > room || (used + width == room && next != text.endIndex)
      if mustCut {
        set("…", column: column + used, row: row, style: style)
        return used + 1
      }
      set(text[index], column: column + used, row: row, style: style)
      used += width
      index = next
    }
    return used
  }

  /// Gives every cell of the rectangle `character` and `style`.
  public mutating func fill(
    columns span: Range<Int>, rows lines: Range<Int>, _ character: Character = " ", style: Style = .plain
  ) {
    for row in lines.clamped(to: 0..<rows) {
      for column in span.clamped(to: 0..<columns) { set(character, column: column, row: row, style: style) }
    }
  }

  /// The characters of one row without trailing blanks.
  public func text(row: Int) -> String {
    var line = ""
    for column in 0..<columns where self[column, row].width > 0 { line.append(self[column, row].character) }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// All rows, each ended by a newline.
  public var text: String { (0..<rows).map { text(row: $0) + "\n" }.joined() }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Replaces a cell; half of a wide character that lost its other half becomes a blank.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    let index = row * columns + column
    switch cells[index].width {
    case 0 where cell.width != 0: blank(index - 1)
    case 2 where column + 1 < columns: blank(index + 1)
    default: break
    }
    cells[index] = cell
  }

  private mutating func blank(_ index: Int) {
    cells[index].character = " "
    cells[index].width = 1
  }
}
