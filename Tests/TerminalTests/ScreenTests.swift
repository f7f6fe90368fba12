// Drawing on cells: width, clipping, and text that would harm a terminal.
import Testing

@testable import Terminal

@Suite struct ScreenTests {
  struct Width: Sendable {
    let text: String
    let cells: Int
    let drawn: String
    init(_ text: String, _ cells: Int, _ drawn: String? = nil) {
      self.text = text
      self.cells = cells
      self.drawn = drawn ?? text
    }
  }

  /// Widths by UAX #11 (W and F are 2) and UTS #51 (emoji presentation is 2).
  @Test(arguments: [
    Width("a", 1), Width("é", 1), Width("e\u{301}", 1), Width("日", 2), Width("한", 2), Width("Ａ", 2), Width("👍", 2),
    Width("→", 1), Width("─", 1), Width("×", 1),
    Width("\u{1B}", 1, "␛"), Width("\n", 1, "␊"), Width("\r\n", 1, "␍"), Width("\u{7F}", 1, "␡"),
    Width("\u{85}", 1, "�"), Width("\u{9B}", 1, "�"), Width("\u{202E}", 1, "�"), Width("\u{200B}", 1, "�"),
    Width("\u{301}", 1, "�"), Width("\u{E000}", 1, "�"), Width("\u{A0}", 1, " "), Width("\u{3000}", 1, " "),
    Width("🇩🇪", 1, "⚑"), Width("👩‍👧", 2, "👩"), Width("👍🏽", 2, "👍"), Width("❤\u{FE0F}", 1, "❤"),
    Width("e\u{301}\u{302}\u{303}\u{304}\u{305}", 1, "e"),
    // The ends of UAX #11's wide and fullwidth blocks, and what follows them where that is a character.
    Width("\u{1100}", 2), Width("\u{115F}", 2), Width("\u{1160}", 1), Width("\u{2329}", 2), Width("\u{232A}", 2),
    Width("\u{2E80}", 2), Width("\u{3041}", 2), Width("\u{33FF}", 2), Width("\u{3400}", 2), Width("\u{4DBF}", 2),
    Width("\u{4E00}", 2), Width("\u{9FFF}", 2), Width("\u{A000}", 2), Width("\u{A4C6}", 2), Width("\u{A960}", 2),
    Width("\u{A97C}", 2), Width("\u{AC00}", 2), Width("\u{D7A3}", 2), Width("\u{F900}", 2), Width("\u{FE10}", 2),
    Width("\u{FE19}", 2), Width("\u{FE30}", 2), Width("\u{FF01}", 2), Width("\u{FF60}", 2), Width("\u{FF61}", 1),
    Width("\u{FFDC}", 1), Width("\u{FFE0}", 2), Width("\u{FFE6}", 2), Width("\u{FFE8}", 1), Width("\u{20000}", 2),
    Width("\u{FE6B}", 2), Width("\u{17000}", 2), Width("\u{18CD5}", 2), Width("\u{1B000}", 2),
    Width("\u{1B2FB}", 2), Width("\u{303E}", 2), Width("\u{303F}", 1), Width("\u{2328}", 1),
    Width("\u{10FF}", 1), Width("\u{30000}", 2), Width(" ~", 2),
    // Three marks on a letter are kept, also on a wide one; a fourth, a spacing mark, a keycap and a selector are none.
    Width("e\u{301}\u{302}\u{303}", 1), Width("e\u{301}\u{302}\u{303}\u{304}", 1, "e"), Width("か\u{3099}", 2),
    Width("\u{915}\u{93E}", 1, "\u{915}"), Width("1\u{20E3}", 1, "1"), Width("❤\u{FE0E}", 1, "❤"),
    Width("a\u{FE00}", 1, "a"),
    // Flags by their ends, alone and more than two.
    Width("\u{1F1E6}", 1, "⚑"), Width("\u{1F1FF}", 1, "⚑"), Width("🇩🇪🇫🇷", 2, "⚑⚑"), Width("\u{1F1E5}", 1, "�"),
    // Ideographs in squares, kana that came late, and what stands beside Tangut.
    Width("\u{1F200}", 2), Width("\u{1F23B}", 2), Width("\u{1F265}", 2), Width("\u{1AFF0}", 2), Width("\u{16FE0}", 2),
    // C0 by its pictures, from U+2400 on, C1 without one; what begins a line or a paragraph anew.
    Width("\u{00}", 1, "␀"), Width("\u{1F}", 1, "␟"), Width("\u{9F}", 1, "�"), Width("\u{2028}", 1, "�"),
    Width("\u{2029}", 1, "�"), Width("\u{FFFE}", 1, "�"), Width("\u{20DD}", 1, "�"), Width("\u{903}", 1, "�"),
    Width("\u{2003}", 1, " "), Width("\u{AD}", 1, "�"), Width("", 0),
  ])
  func everyCharacterHasAWidthTerminalsAgreeOn(_ row: Width) {
    #expect(CellText.width(row.text) == row.cells)
    #expect(CellText.line(row.text) == row.drawn)
  }

  @Test func textThatDoesNotFitEndsInAnEllipsis() {
    var screen = Screen(columns: 8, rows: 4)
    #expect(screen.write("portrait", column: 0, row: 0) == 8)
    #expect(screen.write("landscape", column: 0, row: 1) == 8)
    #expect(screen.write("日本語日本", column: 0, row: 2) == 7)
    #expect(screen.write("landscape", column: 2, row: 3, limit: 4) == 4)
    #expect(screen.text == "portrait\nlandsca…\n日本語…\n  lan…\n")
  }

  /// What is written in so many columns from a place on, within a limit, and how many cells it takes.
  @Test(
    arguments: [
      ("abcd", 0, Int.max, 4, "abcd"), ("abcde", 0, .max, 4, "abc…"), ("abc", 2, .max, 2, "  a…"),
      ("ab", 2, .max, 2, "  ab"), ("a", 3, .max, 1, "   a"), ("ab", 3, .max, 1, "   …"), ("a", 4, .max, 0, ""),
      ("abc", 0, 2, 2, "a…"), ("ab", 0, 2, 2, "ab"), ("ab", 0, 1, 1, "…"), ("a", 0, 1, 1, "a"), ("a", 0, 0, 0, ""),
      ("a", 0, -1, 0, ""), ("", 0, .max, 0, ""), ("日本", 0, .max, 4, "日本"), ("日本語", 0, .max, 3, "日…"),
      ("a日本", 0, .max, 4, "a日…"), ("日", 3, .max, 1, "   …"), ("日", 0, 2, 2, "日"), ("日a", 0, 2, 1, "…"),
      ("a\u{1B}b", 0, .max, 3, "a␛b"),
    ])
  func whatIsWrittenWhere(text: String, column: Int, limit: Int, taken: Int, row: String) {
    var screen = Screen(columns: 4, rows: 3)
    #expect(screen.write(text, column: column, row: 1, limit: limit) == taken)
    #expect(screen.text == "\n\(row)\n\n")
  }

  /// The look goes with the cells and no further; a wide character has a second cell, which has no character.
  @Test func cellsAreWhatWasDrawn() {
    var screen = Screen(columns: 4, rows: 1)
    let style = Style(.rgb(1, 2, 3), on: .rgb(4, 5, 6), [.bold, .inverse])
    #expect(screen.set("日", column: 1, row: 0, style: style) == 2)
    let cells = (-1...4).map { screen[$0, 0] }
    #expect(
      cells == [
        .blank, .blank, Cell(character: "日", style: style, width: 2), Cell(character: " ", style: style, width: 0),
        .blank, .blank,
      ])
    // The half that loses the other keeps its look.
    #expect(screen.set("x", column: 2, row: 0) == 1)
    #expect(screen[1, 0] == Cell(character: " ", style: style, width: 1) && screen[2, 0].character == "x")
    screen.set("日", column: 0, row: 0, style: style)
    screen.set("y", column: 0, row: 0)
    #expect(screen[1, 0] == Cell(character: " ", style: style, width: 1) && screen.text(row: 0) == "y x")
    // Half of what does not fit is a blank in its look.
    #expect(screen.set("日", column: 3, row: 0, style: style) == 0)
    #expect(screen[3, 0] == Cell(character: " ", style: style, width: 1))
    for (column, row) in [(-1, 0), (4, 0), (0, -1), (0, 1)] {
      #expect(screen.set("z", column: column, row: row) == 0 && screen[column, row] == .blank)
    }
    #expect(!screen.text.contains("z"))
    #expect(style.adding(.dim) == Style(.rgb(1, 2, 3), on: .rgb(4, 5, 6), [.bold, .inverse, .dim]))
  }

  /// A rectangle without its ends, cut at the screen's.
  @Test func rectanglesAreFilled() {
    var screen = Screen(columns: 4, rows: 4)
    screen.fill(columns: 1..<3, rows: 1..<3, "#", style: Style(.rgb(9, 9, 9)))
    #expect(screen.text == "\n ##\n ##\n\n" && screen[1, 1].style == Style(.rgb(9, 9, 9)))
    screen.fill(columns: 0..<4, rows: 2..<9)
    #expect(screen.text == "\n ##\n\n\n" && screen[1, 2] == .blank)
    screen.fill(columns: 5..<9, rows: 0..<4, "x")
    screen.fill(columns: 2..<2, rows: 0..<4, "x")
    #expect(screen.text == "\n ##\n\n\n")
    for (asked, columns) in [(-1, 0), (0, 0), (1, 1), (2_000, 2_000), (2_001, 2_000)] {
      #expect(Screen(columns: asked, rows: 1).columns == columns && Screen(columns: 1, rows: asked).rows == columns)
    }
  }

  @Test func halfAWideCharacterIsNeverLeft() {
    var screen = Screen(columns: 4, rows: 2)
    screen.write("日本", column: 0, row: 0)
    screen.set("x", column: 1, row: 0)
    screen.set("y", column: 2, row: 0)
    #expect(screen.text(row: 0) == " xy")
    screen.write("日本", column: 0, row: 1)
    screen.set("語", column: 1, row: 1)
    #expect(screen.text(row: 1) == " 語")
    #expect(screen.set("語", column: 3, row: 1) == 0)
  }

  @Test func drawingOutsideIsClipped() {
    var screen = Screen(columns: 3, rows: 2)
    screen.write("abc", column: -1, row: 0)
    screen.write("abc", column: 2, row: -1)
    screen.write("abc", column: 0, row: 2)
    screen.write("abc", column: 9, row: 0)
    screen.fill(columns: -5..<99, rows: 1..<99, "#")
    #expect(screen.text(row: 1) == "###")
    #expect(screen[7, 7] == .blank)
    #expect(Screen(columns: -4, rows: 1 << 40).rows == Screen.maximumSide)
  }

  struct Capability: Sendable {
    let environment: [String: String]
    var isTerminal = true
    var wantsColor = true
    let interactive: Bool
    let colors: ColorDepth
  }

  @Test(arguments: [
    Capability(environment: ["TERM": "xterm-256color"], interactive: true, colors: .palette256),
    Capability(
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], interactive: true, colors: .trueColor),
    Capability(environment: ["TERM": "tmux", "COLORTERM": "24bit"], interactive: true, colors: .trueColor),
    Capability(environment: ["TERM": "vt100"], interactive: true, colors: .none),
    Capability(environment: ["TERM": "xterm", "NO_COLOR": "1"], interactive: true, colors: .none),
    Capability(environment: ["TERM": "xterm", "NO_COLOR": ""], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "xterm"], wantsColor: false, interactive: true, colors: .none),
    Capability(environment: ["TERM": "dumb"], interactive: false, colors: .none),
    Capability(environment: ["TERM": "dumber", "COLORTERM": "yes"], interactive: true, colors: .none),
    Capability(environment: ["TERM": "xterm-direct"], interactive: true, colors: .trueColor),
    Capability(environment: ["TERM": "new-256color"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "my-xterm"], interactive: true, colors: .none),
    Capability(environment: ["TERM": "screen.linux"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "rxvt-unicode"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "konsole"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "foot"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "alacritty"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "linux"], interactive: true, colors: .palette256),
    Capability(environment: ["TERM": "", "COLORTERM": "truecolor"], interactive: false, colors: .none),
    Capability(environment: [:], interactive: false, colors: .none),
    Capability(environment: ["TERM": "xterm"], isTerminal: false, interactive: false, colors: .none),
  ])
  func theEnvironmentDecidesOnce(_ row: Capability) {
    let found = TerminalCapabilities(
      environment: row.environment, isTerminal: row.isTerminal, wantsColor: row.wantsColor)
    #expect(found.isInteractive == row.interactive)
    #expect(found.colors == row.colors)
  }
}
