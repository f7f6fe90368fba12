// Lines and their heights worked out a second time: every place a line may end tried, and arithmetic on what fonts and rooms ask for.
import Testing

@testable import TextMetrics

@Suite struct SlowBreakingTests {
  private static let font = SystemFont(size: 17, generation: .variable)

  /// Words, hyphens, ideographs, digits, one or two spaces and line feeds from a seed; each paragraph begins with a letter.
  private static func text(_ seed: Int) -> String {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func dice(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var text = "a"
    for _ in 0..<12 + dice(30) {
      let parts = ["n", "m", "o", "e", "i", "-", "日", "1", " ", " ", "  ", "\nb", " \nc", "- "]
      text += parts[dice(parts.count)]
    }
    return text
  }

  /// A paragraph in a room: each line goes on to the last place at which it may end and still fits, else to the last character that does.
  private static func lines(_ paragraph: [Character], _ room: Double, breaksWords: Bool, isOnly: Bool)
    -> [String]
  {
    func width(_ range: Range<Int>) -> Double { font.width(of: String(paragraph[range])) }
    func isLetter(_ index: Int) -> Bool {
      paragraph.indices.contains(index) && paragraph[index].isLetter && paragraph[index] != "日"
    }
    func mayEnd(_ end: Int) -> Bool {
      if paragraph[end] == " " { return paragraph[end - 1] != " " }
      if paragraph[end - 1] == "日" { return paragraph[end] == "日" || isLetter(end) }
      return paragraph[end - 1] == "-" && isLetter(end - 2) && isLetter(end) || paragraph[end - 1] == " "
    }
    func trimmed(_ start: Int, _ end: Int) -> Int {
      var end = end
      while end > start + 1, paragraph[end - 1] == " " { end -= 1 }
      return end
    }
    var (lines, start) = ([String](), 0)
    while start < paragraph.count {
      if width(start..<trimmed(start, paragraph.count)) <= room + 0.02 {
        let hangs = !isOnly || start > 0 || width(start..<paragraph.count) > room
        lines.append(String(paragraph[start..<(hangs ? trimmed(start, paragraph.count) : paragraph.count)]))
        break
      }
      let fitting = (start + 1..<paragraph.count).filter { width(start..<trimmed(start, $0)) <= room + 0.02 }
      var end = max(start + 1, fitting.last ?? 0)
      if !breaksWords, let last = fitting.last(where: { mayEnd($0) }) { end = last }
      lines.append(String(paragraph[start..<trimmed(start, end)]))
      start = end
      while start < paragraph.count, paragraph[start] == " " { start += 1 }
    }
    return lines.isEmpty ? [""] : lines
  }

  @Test(arguments: 0..<150) func everyPlaceALineMayEnd(seed: Int) {
    let text = Self.text(seed)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    for room in [20.0, 45, 80, 200] {
      for breaksWords in [false, true] {
        let expected = paragraphs.flatMap { paragraph in
          Self.lines(
            paragraph, room, breaksWords: breaksWords, isOnly: paragraphs.count == 1)
        }
        let breaking: LineBreaking = breaksWords ? .characterWrapping : .wordWrapping
        let layout = TextLayout(text, font: Self.font, width: room, breaking: breaking)
        #expect(layout.lines.map(\.text) == expected, "\(text.debugDescription) in \(room), \(breaking)")
      }
    }
  }

  /// Head, tail and middle of what is left out: as much as fits beside the ellipsis, of the middle half of the room in front at most.
  @Test(arguments: 0..<60) func whatIsLeftOut(seed: Int) {
    let text = Array(String(Self.text(seed).replacing("\n", with: "n").replacing(" ", with: "s")))
    func width(_ part: ArraySlice<Character>) -> Double { Self.font.width(of: String(part)) }
    for room in [12.0, 30, 70] {
      guard width(text[...]) > room + 1 else { continue }
      let space = room - Self.font.width(of: "…") + 0.02
      let head = (0...text.count).last { width(text[..<$0]) <= space || $0 == 0 } ?? 0
      let tail = (0...text.count).first { width(text[$0...]) <= space || $0 == text.count } ?? 0
      let front = (0...text.count).last { width(text[..<$0]) <= space / 2 || $0 == 0 } ?? 0
      let back =
        (front...text.count).first { width(text[$0...]) <= space - width(text[..<front]) || $0 == text.count } ?? 0
      for (breaking, expected) in [
        (LineBreaking.truncatingTail, String(text[..<head]) + "…"), (.truncatingHead, "…" + String(text[tail...])),
        (.truncatingMiddle, String(text[..<front]) + "…" + String(text[back...])),
      ] {
        let layout = TextLayout(String(text), font: Self.font, width: room, maximumLines: 1, breaking: breaking)
        #expect(layout.lines.map(\.text) == [expected] && layout.isTruncated)
      }
    }
  }

  // MARK: Runs

  private static let em = 2444.0 / 2048
  private static let (up, down) = (1950.0 / 2048, 494.0 / 2048)

  private static func font(_ size: Double, leading: Double = 0) -> SystemFont {
    SystemFont(size: size, generation: .variable, leading: leading)
  }

  private static func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 1e6).rounded() / 1e6 } }

  /// What stands in place of characters: above and below the baseline as it asks; what a style adds to a line stands above its text.
  @Test func heightsOfLines() {
    let picture = { (height: Double, below: Double) in
      RunLayout.Run("\u{FFFC}", font: Self.font(10), room: .init(width: 4, height: height, below: below))
    }
    let table: [([RunLayout.Run], ParagraphMetrics, Double, Double)] = [
      ([picture(10, 3)], .plain, 7, 10), ([picture(10, -2)], .plain, 12, 12), ([picture(10, 0)], .plain, 10, 10),
      ([.init("a", font: Self.font(10)), picture(2, 0)], .plain, 10 * Self.up, 10 * Self.em),
      ([.init("a", font: Self.font(10)), picture(2, 5)], .plain, 10 * Self.up, 10 * Self.up + 5),
      ([.init("a", font: Self.font(10))], ParagraphMetrics(minimumLineHeight: 30), 30 - 10 * Self.down, 30),
      (
        [.init("a", font: Self.font(10))], ParagraphMetrics(lineHeightMultiple: 2), 20 * Self.em - 10 * Self.down,
        20 * Self.em
      ),
      (
        [.init("a", font: Self.font(10)), picture(40, 0)], ParagraphMetrics(minimumLineHeight: 30), 40,
        40 + 10 * Self.down
      ),
      ([.init("a", font: Self.font(10)), .init("b", font: Self.font(20))], .plain, 20 * Self.up, 20 * Self.em),
    ]
    for (runs, style, ascender, height) in table {
      let lines = RunLayout(runs, paragraph: style).lines
      #expect(
        lines.count == 1 && Self.rounded(lines.map(\.ascender)) == Self.rounded([ascender])
          && Self.rounded(lines.map(\.height)) == Self.rounded([height]))
    }
  }

  /// An empty line is as high as the feed that ends it, the one behind the last feed as that; between lines are leading and spacing.
  @Test func linesBelowEachOther() {
    let runs: [RunLayout.Run] = [
      .init("a\n", font: Self.font(10, leading: 1)), .init("\n", font: Self.font(20, leading: 2)),
      .init("b\n", font: Self.font(30)),
    ]
    let layout = RunLayout(runs, paragraph: ParagraphMetrics(lineSpacing: 4))
    #expect(
      layout.lines.map { $0.pieces.map(\.text) } == [["a"], [], ["b"], []]
        && layout.lines.map(\.range) == [0..<1, 2..<2, 3..<4, 5..<5])
    #expect(Self.rounded(layout.lines.map(\.height)) == Self.rounded([10, 20, 30, 30].map { $0 * Self.em }))
    #expect(layout.lines.map(\.leading) == [1, 2, 0, 0])
    let tops = [0, 10 * Self.em + 5, 30 * Self.em + 11, 60 * Self.em + 15]
    #expect(Self.rounded(layout.tops) == Self.rounded(tops) && abs(layout.height - (tops[3] + 30 * Self.em)) < 1e-9)
    #expect(abs(layout.width - Self.font(30).width(of: "b")) < 1e-9)
    for (height, count) in [
      (0, 1), (tops[1] + 20 * Self.em - 0.011, 1), (tops[1] + 20 * Self.em - 0.009, 2), (tops[3], 3),
      (tops[3] + 30 * Self.em, 4), (1e9, 4),
    ] {
      #expect(layout.shown(in: height).count == count)
    }
  }

  /// Pieces of one font each, from the line's start on; characters of a run are apart by its kern, and feeds take no room.
  @Test func piecesOfLines() throws {
    let (small, large) = (Self.font(10), Self.font(20))
    let layout = RunLayout(
      [.init("abcde ", font: small, kern: 2), .init("cd ef", font: large)], width: large.width(of: "cd ef") + 1)
    #expect(layout.lines.map { $0.pieces.map(\.text) } == [["abcde"], ["cd ef"]])
    #expect(layout.lines.map { $0.pieces.map(\.run) } == [[0], [1]] && !layout.isTruncated)
    let line = try #require(
      RunLayout([
        .init("ab", font: small, kern: 2), .init("c", font: large), .init("", font: small), .init("d", font: small),
      ]).lines.first)
    #expect(line.pieces.map(\.run) == [0, 1, 2] && line.range == 0..<4)
    let widths = [small.width(of: "a") + 2, small.width(of: "ab") + 4]
    #expect(
      Self.rounded(line.pieces[0].ends) == Self.rounded(widths)
        && Self.rounded(line.pieces.map(\.x)) == Self.rounded([0, widths[1], widths[1] + large.width(of: "c")]))
    #expect(abs(RunLayout([.init("a\n", font: small, kern: 5)]).width - small.width(of: "a") - 5) < 1e-9)
    // What does not fit ends in an ellipsis of the font of what stands before it.
    let room = small.width(of: "ab") + large.width(of: "c…") + 0.5
    let cut = try #require(
      RunLayout(
        [.init("ab", font: small), .init("cdmmm", font: large)], width: room, maximumLines: 1, breaking: .truncatingTail
      ).lines.first)
    #expect(cut.pieces.map(\.text) == ["ab", "c", "…"] && cut.pieces.map(\.run) == [0, 1, 1] && cut.range == 0..<3)
    #expect(
      abs(cut.width - small.width(of: "ab") - large.width(of: "c") - large.width(of: "…")) < 0.2
        && abs(cut.pieces[2].x + large.width(of: "…") - cut.width) < 1e-9)
    #expect(abs(cut.height - 20 * Self.em) < 1e-9 && abs(cut.ascender - 20 * Self.up) < 1e-9)
    let nothing = try #require(
      RunLayout([.init("ab", font: small)], width: 1, maximumLines: 1, breaking: .truncatingHead).lines.first)
    #expect(nothing.pieces.map(\.text) == ["…"] && nothing.range == 0..<0)
  }

  /// Tables/README.md, "optical": how much of the display face a size has, straight between the sizes that were measured.
  @Test(
    arguments: [
      (.variable, 10, 0), (.variable, 17, 0), (.variable, 18.5, 0.11), (.variable, 20, 0.22), (.variable, 21, 0.36),
      (.variable, 22, 0.5),
      (.variable, 22.5, 0.58), (.variable, 23, 0.66), (.variable, 23.5, 0.74), (.variable, 24, 0.82),
      (.variable, 24.5, 0.86), (.variable, 25, 0.9),
      (.variable, 25.5, 0.92), (.variable, 26, 0.94), (.variable, 27, 0.97), (.variable, 28, 1), (.variable, 80, 1),
      (.fixedFaces, 19.9, 0), (.fixedFaces, 20, 1),
    ] as [(FontGeneration, Double, Double)])
  func opticalSizes(generation: FontGeneration, size: Double, share: Double) {
    #expect(abs(generation.displayShare(at: size) - share) < 1e-9)
    let known = AdvanceTable(generation, .regular).width(of: 0x6D) ?? .zero
    let units =
      Double(known.text) * (1 - share) + Double(known.display) * share + Tracking.units(generation, size: size)
    #expect(abs(SystemFont(size: size, generation: generation).width(of: "m") - units * size / 100_000) < 1e-9)
  }

  /// By class of character, in hundred-thousandths of the size; what combines, joins or turns takes no room.
  @Test(
    arguments: [
      (0x0660, 62_000), (0x0410, 66_000), (0x0430, 56_000), (0x2003, 28_000), (0x2028, 28_000), (0x203F, 33_000),
      (0x058A, 33_000), (0x2329, 33_000),
      (0x00AB, 33_000), (0x05D0, 60_000), (0x01C5, 60_000), (0x02B0, 60_000), (0x2160, 60_000), (0x00BC, 60_000),
      (0x2200, 60_000), (0x20A0, 60_000),
      (0xE000, 60_000), (0x0378, 60_000), (0x4E00, 100_000), (0xAC00, 89_020), (0xD7A3, 89_020), (0x3041, 100_000),
      (0x0301, nil), (0x0903, nil), (0x20DD, nil), (0x200D, nil),
      (0x0007, nil), (0xFE0F, nil),
      (0x1F600, 136_000), (0x1F000, 136_000), (0x1FAFF, 136_000), (0x231A, 136_000),
    ] as [(UInt32, Int?)])
  func charactersTheTablesLack(value: UInt32, units: Int?) throws {
    #expect(StandIn.units(of: try #require(Unicode.Scalar(value)), size: 17) == units)
  }

  @Test func emojiNarrowWithTheirSize() throws {
    let smile = try #require(Unicode.Scalar(0x1F600 as UInt32))
    #expect(
      [10, 17, 25.5, 34, 52, 70, 90].map { StandIn.units(of: smile, size: $0) } == [
        136_000, 136_000, 124_250, 112_500, 109_250, 106_000, 106_000,
      ])
  }
}
