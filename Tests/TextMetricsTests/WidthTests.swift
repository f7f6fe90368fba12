// Widths and heights: against the tables row by row, frames Interface Builder stored, and the tables' own reference program.
import Testing
import TextMetrics

struct WidthTests {
  static let generations: [String: FontGeneration] = ["ios10-13": .fixedFaces, "ios14+": .variable]
  static let weights: [String: FontWeight] = [
    "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy,
  ]

  @Test func everyAdvanceOfTheTables() throws {
    // At 17 points a glyph is all text face, at 28 all display face, in both generations.
    var tracking: [String: Double] = [:]
    for row in try table("tracking") {
      tracking["\(try row.text("era")) \(try row.number("point_size"))"] = try row.number("tracking_em")
    }
    let rows = try table("advances")
    #expect(rows.count == 3164)
    for row in rows {
      let era = try row.text("era")
      let size = try row.text("font_class") == "text" ? 17.0 : 28
      let weight = try #require(Self.weights[try row.text("weight")])
      let font = SystemFont(size: size, weight: weight, generation: try #require(Self.generations[era]))
      let each = try #require(tracking["\(era) \(size)"])
      let expected = size * (try row.number("advance_em") + each)
      #expect(abs(font.width(of: try row.text("char")) - expected) < 1e-9, "\(row)")
    }
  }

  @Test func everyKerningPairOfTheTables() throws {
    for row in try table("kerning") {
      let font = SystemFont(size: 17, generation: .variable)
      let pair = try row.text("pair")
      let apart = pair.reduce(0) { $0 + font.width(of: String($1)) }
      let kern = 17 * (try row.number("kern_em"))
      #expect(abs(font.width(of: pair) - apart - kern) < 1e-9, "\(row)")
    }
  }

  // Frames that Interface Builder stored (Tables/README.md): text, size, generation, pixels per point, width.
  @Test(arguments: [
    ("Label", 17.0, FontGeneration.variable, 2.0, 41.5), ("Title", 17, .fixedFaces, 3, 100.0 / 3),
    ("Title", 17, .variable, 3, 33), ("Game Started", 24, .fixedFaces, 2, 143), ("Game Started", 24, .variable, 2, 143),
    // A document of build 19162 in Korean, drawn with three pixels a point.
    ("방문객", 20, .variable, 3, 52), ("개최지", 20, .variable, 3, 52), ("개최 기간", 20, .variable, 3, 223.0 / 3),
  ])
  func storedFrames(_ text: String, _ size: Double, _ generation: FontGeneration, _ scale: Double, _ width: Double) {
    let font = SystemFont(size: size, generation: generation)
    #expect(abs(TextLayout(text, font: font).size(scale: scale).width - width) < 1e-9)
  }

  // What the tables' reference program prints for the same texts.
  @Test(arguments: [
    ("Label", 17.0, FontWeight.regular, FontGeneration.variable, 41.2575),
    ("Don’t allow", 17, .semibold, .variable, 93.5427),
    ("AVATAR To Tell", 15, .bold, .fixedFaces, 110.1698),
    ("crème brûlée", 13, .regular, .variable, 79.6845),
    ("Large Title", 34, .bold, .variable, 166.9437),
    ("0123456789", 21, .light, .fixedFaces, 118.8073),
    ("Middle", 22, .regular, .variable, 64.9903),
    ("日本語", 17, .regular, .variable, 49.7005),
    ("Привет", 17, .regular, .variable, 56.2210),
    ("", 17, .regular, .variable, 0.0000),
  ])
  func referenceProgram(
    _ text: String, _ size: Double, _ weight: FontWeight, _ generation: FontGeneration, _ width: Double
  ) {
    #expect(abs(SystemFont(size: size, weight: weight, generation: generation).width(of: text) - width) < 1e-3)
  }

  @Test func accentsJoinersAndFlagsTakeNoRoomOfTheirOwn() {
    let font = SystemFont(size: 17, generation: .variable)
    #expect(font.width(of: "e\u{301}") == font.width(of: "e"))
    #expect(font.width(of: "\u{E9}") == font.width(of: "e"))
    #expect(font.width(of: "a\u{A0}b") == font.width(of: "a b"))
    let one = font.width(of: "👨")
    // 1.36 em at 17 points, and the tracking of one glyph.
    #expect(abs(one - 17 * (1.36 - 0.02548)) < 1e-9)
    for single in ["👨‍👩‍👧", "👍🏽", "🇩🇪"] { #expect(font.width(of: single) == one, "\(single)") }
    #expect(font.width(of: "👨👨") == 2 * one)
  }

  /// The first and the last of each wide block (Unicode's EastAsianWidth.txt, W and F, and what it reserves for ideographs) are
  /// as wide as they are high; their neighbours of other widths are not.
  @Test func wideBlocksEndWhereUnicodeEndsThem() throws {
    let font = SystemFont(size: 17, generation: .variable)
    func width(_ value: UInt32) throws -> Double { font.width(of: String(try #require(Unicode.Scalar(value)))) }
    let wide = try width(0x4E00)
    let ends: [(UInt32, UInt32)] = [
      (0x1100, 0x115F), (0x2E80, 0x303E), (0x3041, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C),
      (0xF900, 0xFAFF), (0xFE30, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x20000, 0x3FFFD),
    ]
    for (first, last) in ends {
      #expect(try width(first) == wide, "\(String(first, radix: 16))")
      #expect(try width(last) == wide, "\(String(last, radix: 16))")
    }
    // Korean syllables are narrower than they are high, all of them alike.
    #expect(try width(0xAC00) < wide && width(0xAC00) == width(0xD7A3))
    for narrow: UInt32 in [0x10FF, 0x303F, 0x4DC0, 0xABFF, 0xD7B0, 0xFB00, 0xFF61, 0xFFDC, 0xFFE8] {
      #expect(try width(narrow) != wide, "\(String(narrow, radix: 16))")
    }
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func aSizeThatIsNoneMeasuresNothing(_ size: Double) {
    let font = SystemFont(size: size, generation: .variable)
    #expect(font.width(of: "Label") == 0)
    #expect(font.lineHeight == 0)
  }

  @Test func theVersionDecidesTheFont() {
    #expect((8...13).map { FontGeneration(systemVersion: $0) }.allSatisfy { $0 == .fixedFaces })
    #expect((14...27).map { FontGeneration(systemVersion: $0) }.allSatisfy { $0 == .variable })
  }
}

struct HeightTests {
  @Test func everyLineHeightOfTheTables() throws {
    for row in try table("line_heights") {
      let font = SystemFont(size: try row.number("point_size"), generation: .variable)
      #expect(abs(font.lineHeight - (try row.number("line_height_exact"))) < 1e-4)
      #expect(abs(PixelGrid.roundUp(font.lineHeight, scale: 2) - (try row.number("frame_h_2x"))) < 1e-3)
      #expect(abs(PixelGrid.roundUp(font.lineHeight, scale: 3) - (try row.number("frame_h_3x"))) < 1e-3)
      #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    }
  }

  @Test func severalLinesRoundOnce() {
    // 3 × 20.287 = 60.86: 61 on half points, where three rounded lines were 61.5 (Tables/README.md, "Heights").
    let layout = TextLayout("a\nb\nc", font: SystemFont(size: 17, generation: .variable))
    #expect(layout.lines.count == 3)
    #expect(layout.size(scale: 2).height == 61)
  }
}
