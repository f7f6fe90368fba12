// Where characters stand in their lines, as insertion points need it, and how a paragraph's style counts in heights.
import Testing
import TextMetrics

@Suite struct PlacedLinesTests {
  static let font = SystemFont(size: 17, generation: .variable)

  /// A text in a room that is given as a text that just fits: of each line what it shows, and the UTF-16 units its characters begin
  /// at and the last ends at, what hangs included.
  static let rows: [(String, String, [(String, [Int])])] = [
    ("", "m", [("", [0])]), ("ab", "ab", [("ab", [0, 1, 2])]),
    ("ab cd\ne", "ab c", [("ab", [0, 1, 2, 3]), ("cd", [3, 4, 5, 6]), ("e", [6, 7])]),
    ("a\n", "m", [("a", [0, 1, 2]), ("", [2])]), ("\n", "m", [("", [0, 1]), ("", [1])]),
    ("\u{1F44D}\u{1F3FD}b", "mmmmmm", [("\u{1F44D}\u{1F3FD}b", [0, 4, 5])]),
    ("a\r\nb", "m", [("a", [0, 1, 3]), ("b", [3, 4])]),
    ("aa   b", "aa", [("aa", [0, 1, 2, 3, 4, 5]), ("b", [5, 6])]), ("mm", "i", [("m", [0, 1]), ("m", [1, 2])]),
  ]

  @Test(arguments: rows.indices) func places(row: Int) {
    let (text, room, expected) = Self.rows[row]
    let placed = PlacedLines(text, font: Self.font, width: Self.font.width(of: room))
    #expect(placed.lines.map(\.units) == expected.map(\.1))
    for (line, (shown, units)) in zip(placed.lines, expected) {
      #expect(abs(line.width - Self.font.width(of: shown)) < 1e-9)
      // A character begins where the text before it ends; what hangs takes no room.
      let before = (0..<units.count).map { Self.font.width(of: String(shown.prefix($0))) }
      #expect(line.edges.count == units.count)
      for (edge, width) in zip(line.edges, before) { #expect(abs(edge - width) < 1e-9, "\(text.debugDescription)") }
    }
  }

  /// Characters are broken at where that is asked for; without a room, or with one that is no number, all is one line; below nothing
  /// each character has its own.
  @Test func rooms() {
    let units = { (width: Double, breaks: Bool) in
      PlacedLines("aaa bbb", font: Self.font, width: width, breaksWords: breaks).lines.map(\.units)
    }
    let room = Self.font.width(of: "aaa b")
    #expect(units(room, false) == [[0, 1, 2, 3, 4], [4, 5, 6, 7]])
    #expect(units(room, true) == [[0, 1, 2, 3, 4, 5], [5, 6, 7]])
    #expect(units(.nan, false) == [Array(0...7)])
    #expect(units(.infinity, true) == [Array(0...7)])
    #expect(PlacedLines("mm", font: Self.font, width: -1).lines.map(\.units) == [[0, 1], [1, 2]])
  }

  /// NSParagraphStyle: the natural height times the multiple, then at least the minimum, then at most the maximum; 0 is no limit and
  /// no multiple.
  @Test(
    arguments: [
      (0, 0, 0, 20), (2, 0, 0, 40), (0.5, 0, 0, 10), (-1, 0, 0, 20), (0, 20, 0, 20), (0, 21, 0, 21), (0, 0, 19, 19),
      (0, 0, 20, 20), (0, 0, 21, 20), (2, 50, 0, 50), (2, 30, 35, 35), (0, 30, 25, 25), (0, 0, -1, 20),
    ] as [(Double, Double, Double, Double)])
  func heightsOfLines(multiple: Double, least: Double, most: Double, height: Double) {
    let style = ParagraphMetrics(lineHeightMultiple: multiple, minimumLineHeight: least, maximumLineHeight: most)
    #expect(style.lineHeight(20) == height)
  }

  /// Between lines, and not below the last, are the font's leading and the style's spacing.
  @Test(arguments: [("a", 1), ("a\nb", 2), ("a\nb\nc", 3)]) func spaceBetweenLines(text: String, count: Int) {
    let font = SystemFont(size: 20.48, generation: .variable, leading: 3)
    let layout = TextLayout(text, font: font)
    // 2444/2048 em of 20.48 points are 24.44.
    #expect(abs(layout.height - (Double(count) * 24.44 + Double(count - 1) * 3)) < 1e-9)
    let spaced = layout.height(ParagraphMetrics(lineSpacing: 5))
    #expect(abs(spaced - (Double(count) * 24.44 + Double(count - 1) * 8)) < 1e-9)
  }

  /// Up to whole pixels; what is a pixel but for binary fractions is that pixel, and a fitted width within 0.02 of one.
  @Test(
    arguments: [
      (10, 1, 1e-6, 10), (10.1, 1, 1e-6, 11), (10.1, 2, 1e-6, 10.5), (10.5, 2, 1e-6, 10.5), (10.4, 3, 1e-6, 32.0 / 3),
      (0.1 + 0.2, 10, 1e-6, 0.3), (10.019, 1, 0.02, 10), (10.021, 1, 0.02, 11), (0, 2, 0.02, 0),
      (10.00001, 1, 1e-6, 11),
    ] as [(Double, Double, Double, Double)])
  func pixels(length: Double, scale: Double, slack: Double, expected: Double) {
    #expect(PixelGrid.roundUp(length, scale: scale, slack: slack) == expected)
  }
}
