// Boxes of lines: borders join where they meet, insides cover what lay there, words stay where they were written. Drawn by hand.
import Terminal
import Testing

@testable import MonitorService

struct LineCanvasTests {
  private static func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> CellRect {
    CellRect(columns: columns, rows: rows)
  }
  private static func text(_ canvas: LineCanvas) -> [String] {
    var screen = Screen(columns: canvas.bounds.width, rows: canvas.bounds.height)
    canvas.copy(to: &screen, column: 0, row: 0)
    return canvas.bounds.rows.map { row in
      String(canvas.bounds.columns.map { screen[$0, row].character })
    }
  }
  private static func drawn(
    _ columns: Int, _ rows: Int, _ border: BorderStyle = .square, _ boxes: CellRect...
  ) -> [String] {
    var canvas = LineCanvas(columns: columns, rows: rows, border: border)
    for box in boxes { canvas.box(box, style: .plain) }
    return text(canvas)
  }

  @Test(
    arguments: [
      (BorderStyle.square, ["┌──┐ ", "│  │ ", "└──┘ "]), (.rounded, ["╭──╮ ", "│  │ ", "╰──╯ "]),
      (.dashed, ["╭┄┄╮ ", "┆  ┆ ", "╰┄┄╯ "]),
    ])
  func oneBox(border: BorderStyle, lines: [String]) {
    #expect(Self.drawn(5, 3, border, Self.rect(0..<4, 0..<3)) == lines)
  }

  @Test func boxesThatShareALineJoin() {
    #expect(
      Self.drawn(7, 3, .square, Self.rect(0..<4, 0..<3), Self.rect(3..<7, 0..<3))
        == ["┌──┬──┐", "│  │  │", "└──┴──┘"])
    #expect(
      Self.drawn(4, 5, .square, Self.rect(0..<4, 0..<3), Self.rect(0..<4, 2..<5))
        == ["┌──┐", "│  │", "├──┤", "│  │", "└──┘"])
  }

  @Test func fourBoxesMeetInACross() {
    let (left, right, top, bottom) = (0..<3, 2..<5, 0..<3, 2..<5)
    #expect(
      Self.drawn(
        5, 5, .square, Self.rect(left, top), Self.rect(right, top), Self.rect(left, bottom), Self.rect(right, bottom))
        == ["┌─┬─┐", "│ │ │", "├─┼─┤", "│ │ │", "└─┴─┘"])
  }

  /// The box in front covers what is inside of it; lines that come from behind end at its border.
  @Test func aBoxInFrontCoversWhatLiesBehind() {
    #expect(
      Self.drawn(7, 4, .square, Self.rect(0..<5, 0..<3), Self.rect(2..<7, 1..<4))
        == ["┌───┐  ", "│ ┌─┴─┐", "└─┤   │", "  └───┘"])
  }

  @Test func boxesWithoutRoomAreNone() {
    let nothing = ["    ", "    "]
    #expect(Self.drawn(4, 2, .square, Self.rect(0..<1, 0..<2)) == nothing)
    #expect(Self.drawn(4, 2, .square, Self.rect(0..<4, 0..<1)) == nothing)
    #expect(Self.drawn(4, 2, .square, Self.rect(1..<3, 0..<2)) == [" ┌┐ ", " └┘ "])
  }

  /// What lies beyond the canvas is left out, on every side.
  @Test func aBoxBeyondTheEdges() {
    #expect(Self.drawn(3, 3, .square, Self.rect(-1..<2, -1..<2)) == [" │ ", "─┘ ", "   "])
    #expect(Self.drawn(3, 3, .square, Self.rect(1..<5, 1..<5)) == ["   ", " ┌─", " │ "])
  }

  @Test func wordsAndWhatIsErased() {
    var canvas = LineCanvas(columns: 6, rows: 3)
    canvas.box(Self.rect(0..<6, 0..<3), style: .plain)
    #expect(
      canvas.isFree(2, 0) && canvas.isFree(2, 1) && !canvas.isFree(0, 1) && !canvas.isFree(6, 1) && !canvas.isFree(2, 3)
    )
    #expect(canvas.write("title", column: 1, row: 0, style: .plain, limit: 3) == 3)
    canvas.write("ab", column: 2, row: 1, style: .plain, limit: 9)
    #expect(canvas.hasText(2, 1) && canvas.hasText(3, 1) && !canvas.hasText(4, 1) && !canvas.hasText(2, -1))
    #expect(!canvas.isFree(1, 0) && !canvas.isFree(2, 1))
    #expect(Self.text(canvas) == ["┌ti…─┐", "│ ab │", "└────┘"])
    canvas.erase(Self.rect(3..<9, 0..<2))
    #expect(Self.text(canvas) == ["┌ti   ", "│ a   ", "└────┘"])
  }

  /// The longest stretch that nothing will cover, the first of several as long.
  @Test func whatStaysUncovered() {
    var canvas = LineCanvas(columns: 12, rows: 2)
    #expect(canvas.uncovered(1..<11, 0) == 1..<11)
    canvas.covers = [Self.rect(3..<5, 0..<1)]
    #expect(canvas.uncovered(0..<12, 0) == 5..<12 && canvas.uncovered(0..<12, 1) == 0..<12)
    #expect(canvas.uncovered(0..<7, 0) == 0..<3 && canvas.uncovered(0..<8, 0) == 0..<3, "as long")
    #expect(canvas.uncovered(3..<5, 0).isEmpty && !canvas.isFree(3, 0) && canvas.isFree(3, 1))
    canvas.covers.append(Self.rect(8..<9, 0..<1))
    #expect(canvas.uncovered(0..<12, 0) == 0..<3)
    #expect(canvas.uncovered(1..<12, 0) == 5..<8)
  }

  @Test func rectangles() {
    var rect = Self.rect(2..<5, 1..<3)
    #expect((rect.width, rect.height) == (3, 2))
    rect.move(10, -1)
    #expect(rect == Self.rect(12..<15, 0..<2))
    #expect(rect.clipped(to: Self.rect(0..<13, 1..<9)) == Self.rect(12..<13, 1..<2))
  }

  /// Blank cells leave what is there, at the place the canvas is put.
  @Test func aCanvasIsPutOntoAScreen() {
    var screen = Screen(columns: 6, rows: 3)
    screen.write("......", column: 0, row: 1, style: .plain, limit: 6)
    var canvas = LineCanvas(columns: 4, rows: 2)
    canvas.box(Self.rect(0..<2, 0..<2), style: .plain)
    canvas.write("x", column: 3, row: 0, style: .plain, limit: 1)
    canvas.copy(to: &screen, column: 1, row: 1)
    #expect(
      (0..<3).map { row in String((0..<6).map { screen[$0, row].character }) } == ["      ", ".┌┐.x.", " └┘   "])
  }
}
