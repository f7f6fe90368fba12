// Lines of dots finer than cells: each cell holds two by four of them, as Braille's characters have them.
import Terminal

struct BrailleCanvas {
  /// The bits of U+2800 by column and row within a cell.
  private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  let columns: Int
  let rows: Int
  private var cells: [UInt32]
  private var styles: [Style]

  /// Dots in each direction.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: 0, count: self.columns * self.rows)
    styles = Array(repeating: .plain, count: cells.count)
  }

  mutating func dot(_ x: Int, _ y: Int, style: Style) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let cell = y / 4 * columns + x / 2
    cells[cell] |= Self.bits[x % 2][y % 4]
    styles[cell] = style
  }

  /// A line between two dots, ends included. Coordinates that are no numbers draw nothing.
  mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), style: Style) {
    let limit = Double(max(width, height)) * 4
    guard [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) <= limit }) else { return }
    let steps = Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up))
    for step in 0...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      dot(
        Int((from.x + (to.x - from.x) * part).rounded()), Int((from.y + (to.y - from.y) * part).rounded()), style: style
      )
    }
  }

  /// Puts the cells that have dots onto `screen`.
  func copy(to screen: inout Screen, column: Int, row: Int) {
    for (index, bits) in cells.enumerated() where bits != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + bits) else { continue }
      screen.set(
        Character(scalar), column: column + index % columns, row: row + index / columns, style: styles[index])
    }
  }
}
