// Who gets which cells, at the sizes where it changes: each row by the arithmetic of the rules above it.
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct PictureLayoutTests {
  /// A size, what is shown, and the parts: rows of drawings, windows, inputs and of a pane alone; columns of the device as held,
  /// the screen and the side.
  struct Row: Sendable {
    var size: (Int, Int)
    var windows = 2
    var isZoomed = false
    var pane = MonitorPane.device
    var turns = 1..<2
    var drawings: Range<Int>?
    var table: Range<Int>?
    var lines = 1
    var log: Range<Int>?
    var body: Range<Int>?
    var held = 0..<0
    var screen: Range<Int>
    var side: Range<Int>?
  }

  /// The title, the two orientations (in one row from 64 columns on) and the keys (from 4 rows on) are always there. A drawing has
  /// 5 rows and 30 columns at least. The side has 26 columns from 76 on, 32 from 120 on; zoomed, half of 60 and more. The device as
  /// held is twice as wide as high, a quarter at most, from 50 columns on. Windows have 3 lines each from 100×30 on, two fifths of
  /// the room at most; inputs a fifth of the rows.
  static let rows: [Row] = [
    Row(
      size: (80, 24), drawings: 3..<20, table: 21..<23, held: 0..<20, screen: 21..<53, side: 54..<80),
    Row(size: (76, 24), drawings: 3..<20, table: 21..<23, held: 0..<19, screen: 20..<49, side: 50..<76),
    Row(size: (75, 24), drawings: 3..<20, table: 21..<23, held: 0..<18, screen: 19..<75),
    Row(size: (64, 24), drawings: 3..<20, table: 21..<23, held: 0..<16, screen: 17..<64),
    Row(size: (63, 24), turns: 1..<3, drawings: 4..<20, table: 21..<23, held: 0..<15, screen: 16..<63),
    Row(size: (50, 24), turns: 1..<3, drawings: 4..<20, table: 21..<23, held: 0..<12, screen: 13..<50),
    Row(size: (49, 24), turns: 1..<3, drawings: 4..<20, table: 21..<23, screen: 0..<49),
    Row(size: (30, 24), turns: 1..<3, drawings: 4..<20, table: 21..<23, screen: 0..<30),
    Row(size: (29, 24), turns: 1..<3, table: 4..<6, log: 7..<23, screen: 0..<29),
    // Five rows of drawing, and one too few.
    Row(size: (80, 12), drawings: 3..<8, table: 9..<11, held: 0..<10, screen: 11..<53, side: 54..<80),
    Row(size: (80, 11), table: 3..<5, log: 6..<10, held: 0..<10, screen: 11..<53, side: 54..<80),
    Row(size: (80, 4), table: 2..<3, held: 0..<10, screen: 11..<53, side: 54..<80),
    Row(size: (80, 3), table: 2..<3, held: 0..<10, screen: 11..<53, side: 54..<80),
    // More windows than two fifths of the room hold: 8 of 21 rows; none has a row as one has.
    Row(size: (80, 24), windows: 9, drawings: 3..<14, table: 15..<23, held: 0..<20, screen: 21..<53, side: 54..<80),
    Row(size: (80, 24), windows: 0, drawings: 3..<21, table: 22..<23, held: 0..<20, screen: 21..<53, side: 54..<80),
    // Roomy, and each way a bit less.
    Row(
      size: (100, 30), drawings: 3..<15, table: 16..<22, lines: 3, log: 23..<29, held: 0..<24, screen: 25..<73,
      side: 74..<100),
    Row(size: (99, 30), drawings: 3..<26, table: 27..<29, held: 0..<24, screen: 25..<72, side: 73..<99),
    Row(size: (100, 29), drawings: 3..<25, table: 26..<28, held: 0..<25, screen: 26..<73, side: 74..<100),
    Row(
      size: (119, 30), drawings: 3..<15, table: 16..<22, lines: 3, log: 23..<29, held: 0..<24, screen: 25..<92,
      side: 93..<119),
    Row(
      size: (120, 30), drawings: 3..<15, table: 16..<22, lines: 3, log: 23..<29, held: 0..<24, screen: 25..<87,
      side: 88..<120),
    Row(
      size: (160, 50), drawings: 3..<31, table: 32..<38, lines: 3, log: 39..<49, held: 0..<40, screen: 41..<127,
      side: 128..<160),
    Row(
      size: (100, 30), windows: 9, drawings: 3..<12, table: 13..<22, lines: 3, log: 23..<29, held: 0..<18,
      screen: 19..<73, side: 74..<100),
    // Zoomed: one window, half of the columns for its views, the inputs only when asked for.
    Row(size: (80, 24), isZoomed: true, drawings: 3..<21, table: 22..<23, screen: 0..<39, side: 40..<80),
    Row(size: (60, 24), isZoomed: true, turns: 1..<3, drawings: 4..<21, table: 22..<23, screen: 0..<29, side: 30..<60),
    Row(size: (59, 24), isZoomed: true, turns: 1..<3, drawings: 4..<21, table: 22..<23, screen: 0..<59),
    Row(size: (100, 30), isZoomed: true, drawings: 3..<25, table: 26..<29, lines: 3, screen: 0..<49, side: 50..<100),
    Row(
      size: (100, 30), isZoomed: true, pane: .inputs, drawings: 3..<13, table: 14..<15, log: 16..<29, screen: 0..<49,
      side: 50..<100),
    // The inputs get half of a roomy picture, and all of a small one.
    Row(
      size: (160, 50), pane: .inputs, drawings: 3..<22, table: 23..<25, log: 26..<49, held: 0..<38, screen: 39..<127,
      side: 128..<160),
    Row(size: (99, 30), pane: .inputs, body: 3..<29, screen: 0..<72, side: 73..<99),
    Row(size: (80, 24), pane: .tree, body: 3..<23, screen: 0..<53, side: 54..<80),
    Row(size: (160, 50), pane: .tree, body: 3..<49, screen: 0..<127, side: 128..<160),
    Row(size: (160, 50), pane: .calls, body: 3..<49, screen: 0..<127, side: 128..<160),
    // Windows alone have five lines each at most, one at least.
    Row(
      size: (80, 24), pane: .windows, table: 3..<23, lines: 5, body: 3..<23, screen: 0..<53, side: 54..<80),
    Row(
      size: (80, 24), windows: 5, pane: .windows, table: 3..<23, lines: 4, body: 3..<23, screen: 0..<53, side: 54..<80),
    Row(size: (80, 24), windows: 30, pane: .windows, table: 3..<23, body: 3..<23, screen: 0..<53, side: 54..<80),
    Row(
      size: (100, 30), pane: .windows, drawings: 3..<15, table: 16..<22, lines: 3, log: 23..<29, held: 0..<24,
      screen: 25..<73, side: 74..<100),
  ]

  @Test(arguments: rows.indices) func parts(index: Int) {
    let row = Self.rows[index]
    let found = PictureLayout(
      columns: row.size.0, rows: row.size.1, windowCount: row.windows, isZoomed: row.isZoomed, pane: row.pane)
    #expect(found.orientationRows == row.turns)
    #expect(found.status == (row.size.1 >= 4 ? row.size.1 - 1 : nil))
    for (part, expected) in [
      (found.drawings, row.drawings), (found.windows, row.table), (found.log, row.log), (found.body, row.body),
    ] {
      #expect(expected == nil ? part.isEmpty : part == expected)
    }
    #expect(found.linesPerWindow == row.lines)
    #expect(found.heldColumns == row.held && found.screenColumns == row.screen)
    #expect(found.sideColumns == row.side ?? row.size.0..<row.size.0)
  }

  /// 32 columns, shared in proportion to width over height: 1194×834 is 1.43, a tenth at least for whoever is narrow.
  @Test(
    arguments: [
      (1920, 1080, 14, "1920×1080"), (10_000, 1, 3, "10000×1"), (1, 10_000, 29, "1×10000"), (100, 0, 19, "100×0"),
    ] as [(Double, Double, Int, String)])
  func screensBesideEachOther(_ width: Double, _ height: Double, _ first: Int, _ size: String) {
    let layout = PictureLayout(columns: 80, rows: 24, windowCount: 1)
    var state = Fixtures.split
    state.screenSize = CGSize(width: 1194, height: 834)
    let alone = layout.screens(of: state)
    #expect(alone.map(\.columns) == [21..<53] && alone.map(\.heading) == ["screen 1194×834"])
    state.external = DisplaySize(width: width, height: height, scale: 1)
    let both = layout.screens(of: state)
    #expect(both.map(\.place) == [.device, .external])
    #expect(both.map(\.columns) == [21..<21 + first, 21 + first..<53])
    #expect(both.map(\.heading) == ["screen 1194×834", "display \(size)"])
  }
}
