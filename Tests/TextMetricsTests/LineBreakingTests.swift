// Lines: where they end, and what a text that does not fit shows.
import Testing
import TextMetrics

struct LineBreakingTests {
  static let font = SystemFont(size: 17, generation: .variable)

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// The room, given as a text that just fits.
    let room: String
    var maximumLines = 0
    var breaking = LineBreaking.wordWrapping
    let lines: [String]
    var testDescription: String { "\(text.debugDescription) in \(room.debugDescription), \(breaking)" }
  }

  static let rows: [Row] = [
    Row(text: "", room: "m", lines: [""]),
    Row(text: "aaa bbb", room: "aaa bbb", lines: ["aaa bbb"]),
    Row(text: "aaa bbb", room: "aaa bb", lines: ["aaa", "bbb"]),
    Row(text: "aaa   bbb", room: "bbb", lines: ["aaa", "bbb"]),
    Row(text: "aaa ", room: "aaa", lines: ["aaa"]),
    // Spaces at an end hang (Tables/README.md); only a text of one line with room for them is as wide as all it has.
    Row(text: "aaa ", room: "aaa m", lines: ["aaa "]),
    Row(text: "bbb aaa ", room: "aaa m", lines: ["bbb", "aaa"]),
    Row(text: "aaa\nbbb", room: "aaa bbb", lines: ["aaa", "bbb"]),
    Row(text: "aaa\r\nbbb", room: "aaa bbb", lines: ["aaa", "bbb"]),
    Row(text: "aaa\n\nbbb\n", room: "aaa bbb", lines: ["aaa", "", "bbb", ""]),
    Row(text: "aaa \nbbb", room: "bbb", lines: ["aaa", "bbb"]),
    // A word wider than the room breaks at characters, and begins on a line of its own.
    Row(text: "b aaaaaa", room: "aaa", lines: ["b", "aaa", "aaa"]),
    Row(text: "aaaaaaaa", room: "aaa", lines: ["aaa", "aaa", "aa"]),
    // Not even one character fits: one a line, so that there is an end.
    Row(text: "mmm", room: "i", lines: ["m", "m", "m"]),
    Row(text: "aaa bbb", room: "aaa b", breaking: .characterWrapping, lines: ["aaa b", "bb"]),
    // UAX #14: after a hyphen between letters, and between ideographs.
    Row(text: "aaa-bbb", room: "aaa-b", lines: ["aaa-", "bbb"]),
    Row(text: "日本語文", room: "日本", lines: ["日本", "語文"]),
    // A limit of lines.
    Row(text: "aaa bbb ccc", room: "bbb", maximumLines: 2, lines: ["aaa", "bbb"]),
    Row(text: "aaa bbb", room: "bbb", maximumLines: 2, breaking: .truncatingTail, lines: ["aaa", "bbb"]),
    Row(text: "aaa bbbbbb ccc", room: "bbb…", maximumLines: 2, breaking: .truncatingTail, lines: ["aaa", "bbb…"]),
    Row(text: "abcdef", room: "abc…", maximumLines: 1, breaking: .truncatingTail, lines: ["abc…"]),
    Row(text: "abcdef", room: "…def", maximumLines: 1, breaking: .truncatingHead, lines: ["…def"]),
    Row(text: "aaaaaaaa", room: "aa…aa", maximumLines: 1, breaking: .truncatingMiddle, lines: ["aa…aa"]),
    Row(text: "aaaaaa", room: "aaa", maximumLines: 1, breaking: .clipping, lines: ["aaa"]),
    Row(text: "aaa\nbbb", room: "aaa bbb", maximumLines: 1, breaking: .truncatingTail, lines: ["aaa…"]),
    // The line after a space begins with the character behind it, however many spaces there are.
    Row(text: "aa b c", room: "b c", lines: ["aa", "b c"]),
    Row(text: "aa  b  c", room: "aa", lines: ["aa", "b", "c"]),
    Row(text: "日aa", room: "aa", lines: ["日", "aa"]),
  ]

  @Test(arguments: rows)
  func lines(_ row: Row) {
    let room = Self.font.width(of: row.room)
    let layout = TextLayout(
      row.text, font: Self.font, width: room, maximumLines: row.maximumLines, breaking: row.breaking)
    #expect(layout.lines.map(\.text) == row.lines)
    for line in layout.lines where line.text.count > 1 {
      #expect(line.width <= room + 0.02)
      #expect(abs(line.width - Self.font.width(of: line.text)) < 1e-9 || line.text.contains("…"))
    }
  }

  @Test(arguments: [("aaa bbb", false), ("aaa bbb ccc", true)])
  func saysWhetherTextIsMissing(_ text: String, _ isTruncated: Bool) {
    let layout = TextLayout(text, font: Self.font, width: Self.font.width(of: "bbb"), maximumLines: 2)
    #expect(layout.isTruncated == isTruncated)
  }

  // The tables' reference program, the same text in three rooms.
  @Test(
    arguments: [
      (100.0, ["To use this", "app, please", "check the", "link in the", "other", "thingamabo", "b"]),
      (150, ["To use this app,", "please check the", "link in the other", "thingamabob"]),
      (281.25, ["To use this app, please check the", "link in the other thingamabob"]),
    ] as [(Double, [String])])
  func referenceProgram(_ room: Double, _ lines: [String]) {
    let font = SystemFont(size: 17, generation: .fixedFaces)
    let layout = TextLayout(
      "To use this app, please check the link in the other thingamabob", font: font, width: room)
    #expect(layout.lines.map(\.text) == lines)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func anyRoomEnds(_ room: Double) {
    let text = String(repeating: "word ", count: 2000)
    for breaking in LineBreaking.allCases {
      let layout = TextLayout(text, font: Self.font, width: room, breaking: breaking)
      #expect(layout.width.isFinite)
      #expect(layout.lines.count >= 1)
    }
  }
}
