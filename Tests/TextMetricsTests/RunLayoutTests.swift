// Text in several fonts: in one it is what text in one font is; lines are as high as their largest run.
import Testing
import TextMetrics

@Suite struct RunLayoutTests {
  private let generation = FontGeneration(systemVersion: 15)
  private func font(_ size: Double, _ weight: FontWeight = .regular, leading: Double = 0) -> SystemFont {
    SystemFont(size: size, weight: weight, generation: generation, leading: leading)
  }

  /// Cut into two runs of one font between words, a text has the lines, widths and height it has as one.
  @Test(arguments: [
    ("The quick brown fox ", "jumps over the lazy dog", 80.0), ("One\n", "two\nthree", 200),
    ("Short ", "text", .infinity),
    ("Averylongwordthatdoesnotfit ", "at all", 60), ("", "only the second", 50), ("äöü 日本語 ", "emoji 👍🏽 flags 🇩🇪", 70),
  ]) func runsOfOneFontAreOneText(_ first: String, _ second: String, _ width: Double) {
    let font = font(17, leading: 2)
    let whole = TextLayout(first + second, font: font, width: width, breaking: .wordWrapping)
    let runs = RunLayout([.init(first, font: font), .init(second, font: font)], width: width)
    #expect(runs.lines.map { $0.pieces.map(\.text).joined() } == whole.lines.map(\.text))
    for (one, other) in zip(runs.lines, whole.lines) { #expect(abs(one.width - other.width) < 0.2) }
    #expect(abs(runs.height - whole.height) < 1e-9)
  }

  /// 2444/2048 em is a line's height, 1950/2048 what is above its baseline.
  @Test func aLineIsAsHighAsItsLargestRun() {
    let runs = RunLayout([
      .init("small ", font: font(10)), .init("large", font: font(30)), .init("\nsmall", font: font(10)),
    ])
    #expect(runs.lines.count == 2)
    let em = 2444.0 / 2048
    for (line, size) in zip(runs.lines, [30.0, 10]) {
      #expect(abs(line.height - size * em) < 1e-9)
      #expect(abs(line.ascender - size * 1950 / 2048) < 1e-9)
    }
    #expect(abs(runs.tops[1] - 30 * em) < 1e-9)
  }

  @Test func aRunIsAsWideAsItsOwnFontAndKern() throws {
    let runs = RunLayout([.init("ab", font: font(10), kern: 3), .init("cd", font: font(20, .bold))])
    let line = try #require(runs.lines.first)
    let first = font(10).width(of: "ab") + 6
    #expect(line.pieces.map(\.text) == ["ab", "cd"])
    #expect(abs(line.pieces[1].x - first) < 1e-9)
    #expect(abs(line.width - first - font(20, .bold).width(of: "cd")) < 1e-9)
    #expect(abs((line.pieces[1].ends.last ?? 0) - font(20, .bold).width(of: "cd")) < 1e-9)
  }

  /// A picture in a line takes its room and stands on the baseline.
  @Test func aRoomIsPartOfItsLine() throws {
    let runs = RunLayout([
      .init("a", font: font(10)), .init("\u{FFFC}", font: font(10), room: .init(width: 40, height: 50)),
    ])
    let line = try #require(runs.lines.first)
    #expect(abs(line.width - font(10).width(of: "a") - 40) < 1e-9)
    #expect(line.ascender == 50)
    #expect(abs(line.height - 50 - 10 * 494 / 2048) < 1e-9)
  }

  @Test(arguments: [(LineBreaking.truncatingTail, true), (.wordWrapping, false)])
  func whatIsLeftOutIsMarkedWhereTheModeSaysSo(_ breaking: LineBreaking, _ isMarked: Bool) throws {
    let runs = RunLayout(
      [.init("The quick brown ", font: font(17)), .init("fox jumps over", font: font(17, .bold))], width: 90,
      maximumLines: 1, breaking: breaking)
    let line = try #require(runs.lines.first)
    #expect(runs.isTruncated && runs.lines.count == 1)
    #expect((line.pieces.last?.text == "…") == isMarked)
    #expect(line.width <= 90.02)
  }

  @Test func nothingHasNoLines() {
    #expect(RunLayout([]).lines.isEmpty && RunLayout([]).height == 0)
    #expect(RunLayout([.init("", font: font(10))]).lines.isEmpty)
    #expect(RunLayout([.init("x", font: font(.nan))], width: .nan).lines.count == 1)
  }
}
