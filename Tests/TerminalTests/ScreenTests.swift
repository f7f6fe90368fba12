// Drawing on cells: width, clipping, and text that would harm a terminal.
import Terminal
import Testing

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
