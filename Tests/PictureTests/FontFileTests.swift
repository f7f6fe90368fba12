// A font made by hand, byte by byte after the OpenType specification (glyf, loca, cmap, hmtx): what is read of its glyphs.
import Foundation
import Testing

@testable import Picture

/// Writes a TrueType file of given glyphs, which stand for the letters from A on.
struct HandMadeFont {
  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  private static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  /// A glyph of one contour: flags, then what they say of the coordinates.
  static func glyph(points: Int, flags: [UInt8], xs: [UInt8], ys: [UInt8]) -> [UInt8] {
    // One contour, no bounds, its last point, no instructions.
    word(1) + [UInt8](repeating: 0, count: 8) + word(points - 1) + word(0) + flags + xs + ys
  }

  static func composite(_ parts: [UInt8]) -> [UInt8] { word(-1) + [UInt8](repeating: 0, count: 8) + parts }

  /// Format 4 with the segment of the letters and the last one, which ends the table.
  static func letters(_ count: Int, range: [Int] = [0, 0], delta: Int = -64, glyphs: [Int] = []) -> [UInt8] {
    let segments = [4, 32, 0, 4, 4, 1, 0, 64 + count, 0xFFFF, 0, 65, 0xFFFF, delta, 1] + range + glyphs
    return segments.flatMap(word)
  }

  /// Format 12: first and last character of each group, and the glyph of the first.
  static func groups(_ groups: [(Int, Int, Int)]) -> [UInt8] {
    word(12) + word(0) + long(16 + 12 * groups.count) + long(0) + long(groups.count)
      + groups.flatMap { long($0.0) + long($0.1) + long($0.2) }
  }

  /// A table of characters with a subtable for each platform and encoding.
  static func map(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
    var (records, body) = (word(0) + word(subtables.count), [UInt8]())
    for one in subtables {
      records += word(one.platform) + word(one.encoding) + long(4 + 8 * subtables.count + body.count)
      body += one.bytes
    }
    return records + body
  }

  /// `advances` are of the first glyphs; those after them have the last one's.
  static func bytes(
    _ glyphs: [[UInt8]], advances: [Int], characters: [UInt8]? = nil, hasLongOffsets: Bool = false
  ) -> [UInt8] {
    // Glyph 0 is the empty one for missing characters. Offsets are of even bytes.
    var (outlines, offsets) = ([UInt8](), [0, 0])
    for glyph in glyphs {
      outlines += glyph + (glyph.count % 2 == 0 ? [] : [0])
      offsets.append(outlines.count)
    }
    let head =
      [UInt8](repeating: 0, count: 18) + word(1000) + [UInt8](repeating: 0, count: 30) + word(hasLongOffsets ? 1 : 0)
      + word(0)
    let hhea = [UInt8](repeating: 0, count: 34) + word(advances.count)
    let cmap = characters ?? map([(3, 1, letters(glyphs.count))])
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("glyf", outlines), ("head", head), ("hhea", hhea),
      ("hmtx", advances.flatMap { word($0) + word(0) }),
      ("loca", offsets.flatMap { hasLongOffsets ? long($0) : word($0 / 2) }),
      ("maxp", long(0x10000) + word(glyphs.count + 1)),
    ]
    var (directory, body) = (long(0x10000) + word(tables.count) + [UInt8](repeating: 0, count: 6), [UInt8]())
    let start = 12 + 16 * tables.count
    for (name, table) in tables {
      directory += Array(name.utf8) + long(0) + long(start + body.count) + long(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }
}

@Suite struct FontFileTests {
  private static let font = Result {
    // A: a square of 400 whose first point is (100, 0). Flags: on the outline 1, x a byte 2, y a byte 4, repeated 8, and with
    // 16 x, with 32 y, positive or as it was.
    let square = HandMadeFont.glyph(
      points: 4, flags: [0x33, 0x21, 0x11, 0x21], xs: [100, 0x01, 0x90, 0xFE, 0x70], ys: [0x01, 0x90])
    // B: three points with the same flags, written once.
    let triangle = HandMadeFont.glyph(points: 3, flags: [0x3F, 2], xs: [10, 20, 30], ys: [10, 0, 40])
    // C: two bending points in a row, with one on the outline between them.
    let bent = HandMadeFont.glyph(points: 4, flags: [0x31, 0x32, 0x34, 0x23], xs: [100, 100], ys: [100])
    // D: B moved by (−10, 5), then A at half its size moved by (300, −20).
    let both = HandMadeFont.composite([
      0x00, 0x22, 0x00, 0x02, 0xF6, 0x05, 0x00, 0x0B, 0x00, 0x01, 0x01, 0x2C, 0xFF, 0xEC, 0x20, 0x00,
    ])
    return try FontFile(HandMadeFont.bytes([square, triangle, bent, both], advances: [500, 640, 300]))
  }

  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// The outline of a letter, each contour back at its first point.
  private func outline(_ letter: Unicode.Scalar) throws -> [Outline.Step] {
    let font = try Self.font.get()
    return font.outline(try #require(font.glyph(letter)))
  }

  private func closed(_ corners: [CGPoint]) -> [Outline.Step] {
    [.move(corners[0])] + (corners.dropFirst() + [corners[0]]).map { .line($0) } + [.close]
  }

  @Test func charactersAndWidths() throws {
    let font = try Self.font.get()
    #expect(font.unitsPerEm == 1000)
    #expect("ABCD".unicodeScalars.map { font.glyph($0) } == [1, 2, 3, 4])
    #expect("@Ea€".unicodeScalars.map { font.glyph($0) } == [nil, nil, nil, nil])
    #expect((0...4).map { font.advance($0) } == [500, 640, 300, 300, 300])
  }

  @Test func linesAndRepeatedFlags() throws {
    #expect(try outline("A") == closed([at(100, 0), at(500, 0), at(500, 400), at(100, 400)]))
    #expect(try outline("B") == closed([at(10, 10), at(30, 10), at(60, 50)]))
  }

  @Test func betweenTwoBendingPointsLiesOneOfTheOutline() throws {
    #expect(
      try outline("C") == [
        .move(at(0, 0)), .quad(at(100, 0), at(100, 50)), .quad(at(100, 100), at(0, 100)), .line(at(0, 0)), .close,
      ])
  }

  @Test func glyphsOfOtherGlyphs() throws {
    let moved = closed([at(0, 15), at(20, 15), at(50, 55)])
    let halved = closed([at(350, -20), at(550, -20), at(550, 180), at(350, 180)])
    #expect(try outline("D") == moved + halved)
  }

  // MARK: cmap

  /// A point each, so that there is a glyph for every number.
  private static let dots = (0..<6).map { _ in
    HandMadeFont.glyph(points: 3, flags: [0x3F, 2], xs: [10, 20, 30], ys: [10, 0, 40])
  }

  private func glyphs(_ text: String, _ characters: [UInt8]) throws -> [Int?] {
    let font = try FontFile(HandMadeFont.bytes(Self.dots, advances: [500], characters: characters))
    return text.unicodeScalars.map { font.glyph($0) }
  }

  /// Format 12: groups in order, each from its first character to its last; nothing between them. A number beyond the font's glyphs is
  /// none.
  @Test func groupsOfCharacters() throws {
    let groups = HandMadeFont.groups([(0x41, 0x42, 1), (0x61, 0x61, 3), (0x1F600, 0x1F603, 4)])
    let map = HandMadeFont.map([(3, 10, groups)])
    #expect(try glyphs("@ABC`ab", map) == [nil, 1, 2, nil, nil, 3, nil])
    #expect(try glyphs("\u{1F5FF}\u{1F600}\u{1F601}\u{1F602}\u{1F603}\u{1F604}", map) == [nil, 4, 5, 6, nil, nil])
  }

  /// Format 4 with a list of glyphs: the offset counts from where it stands itself, 4 bytes on here; the delta is added, except to
  /// 0, which is no glyph, and sums are modulo 65,536.
  @Test(arguments: [(0, [2, 1, nil, 4]), (1, [3, 2, nil, 5]), (0xFFFF, [1, nil, nil, 3])] as [(Int, [Int?])])
  func listsOfGlyphs(delta: Int, expected: [Int?]) throws {
    let letters = HandMadeFont.letters(4, range: [4, 0], delta: delta, glyphs: [2, 1, 0, 4])
    #expect(try glyphs("@ABCDE", HandMadeFont.map([(3, 1, letters)])) == [nil] + expected + [nil])
  }

  /// OpenType's platforms: 0 is Unicode; of 3, Windows, encodings 1 and 10 are; 1 is Macintosh. Of two that can be read the one with all
  /// of Unicode is, wherever it stands.
  @Test(
    arguments: [
      ([(0, 3, 4)], 2), ([(0, 4, 12)], 3), ([(3, 1, 4)], 2), ([(3, 10, 12)], 3), ([(3, 0, 4)], nil), ([(1, 0, 4)], nil),
      ([(3, 3, 12)], nil), ([(3, 1, 4), (3, 10, 12)], 3), ([(0, 4, 12), (3, 1, 4)], 3), ([(1, 0, 12), (0, 3, 4)], 2),
      ([(0, 5, 14), (3, 1, 4)], 2), ([(0, 5, 14)], nil), ([], nil),
    ] as [([(Int, Int, Int)], Int?)])
  func whichTableIsRead(tables: [(Int, Int, Int)], glyph: Int?) throws {
    let map = HandMadeFont.map(
      tables.map { platform, encoding, format in
        var bytes = format == 4 ? HandMadeFont.letters(6) : HandMadeFont.groups([(0x41, 0x46, 2)])
        bytes[1] = UInt8(format)
        return (platform, encoding, bytes)
      })
    #expect(try glyphs("B", map) == [glyph])
  }

  // MARK: Glyphs of others

  /// A composite of the one before it, five of them at most; one that is made of itself ends there, too.
  @Test func glyphsInGlyphsEnd() throws {
    let dot = HandMadeFont.glyph(points: 3, flags: [0x3F, 2], xs: [10, 20, 30], ys: [10, 0, 40])
    func composite(of glyph: UInt8) -> [UInt8] { HandMadeFont.composite([0, 2, 0, glyph, 0, 0]) }
    let chain = [dot] + (1...6).map { composite(of: $0) } + [composite(of: 8)]
    let font = try FontFile(HandMadeFont.bytes(chain, advances: [500]))
    let outline = closed([at(10, 10), at(30, 10), at(60, 50)])
    #expect((1...8).map { font.outline($0) } == Array(repeating: outline, count: 6) + [[], []])
    for none in [-1, 0, 9] { #expect(font.outline(none) == []) }
  }

  /// A megabyte of parts (bit 0x20: another follows), each the same glyph again or one that says nothing, five deep: 170,000⁵ looks
  /// without a bound, which the alarm ends.
  @Test func emptyPartsWithoutAnEndEnd() async {
    await #expect(processExitsWith: .success) {
      alarm(60)
      let parts = Array(repeating: [0, 0x22, 0, 1, 0, 0, 0, 0x22, 0, 2, 0, 0] as [UInt8], count: 87_000).flatMap { $0 }
      let glyphs = [HandMadeFont.composite(parts), HandMadeFont.composite([])]
      let font = try FontFile(HandMadeFont.bytes(glyphs, advances: [500], hasLongOffsets: true))
      guard font.outline(1).isEmpty, font.outline(2).isEmpty else { exit(2) }
    }
  }

  /// A last part that promises another: what follows is the next glyph's, whose bytes would be a part.
  @Test func partsEndWithTheirGlyph() throws {
    let dot = HandMadeFont.glyph(points: 3, flags: [0x3F, 2], xs: [10, 20, 30], ys: [10, 0, 40])
    let glyphs = [dot, HandMadeFont.composite([0, 0x22, 0, 1, 0, 0]), [0, 2, 0, 1, 0, 0]]
    let font = try FontFile(HandMadeFont.bytes(glyphs, advances: [500]))
    #expect(font.outline(2) == closed([at(10, 10), at(30, 10), at(60, 50)]))
  }

  /// F2DOT14, two bits before the point: 0x4000 is 1, 0xC000 −1, 0x2000 a half. With 0x40 x and y each have their own, with 0x80 there is
  /// a matrix: x of x, y of x, x of y, y of y.
  @Test(
    arguments: [
      ([0, 2, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]), ([0, 2, 0, 1, 0x80, 0x7F], [1, 0, 0, 1, -128, 127]),
      ([0, 3, 0, 1, 0x80, 0, 0x7F, 0xFF], [1, 0, 0, 1, -32768, 32767]),
      ([0, 0x0A, 0, 1, 0, 0, 0x20, 0], [0.5, 0, 0, 0.5, 0, 0]),
      ([0, 0x42, 0, 1, 3, 4, 0x40, 0, 0xC0, 0], [1, 0, 0, -1, 3, 4]),
      ([0, 0x82, 0, 1, 0, 0, 0, 0, 0x40, 0, 0xC0, 0, 0x20, 0], [0, 1, -1, 0.5, 0, 0]),
    ] as [([UInt8], [Double])])
  func partsAreMovedAndTurned(part: [UInt8], map: [Double]) throws {
    let dot = HandMadeFont.glyph(points: 3, flags: [0x3F, 2], xs: [10, 20, 30], ys: [10, 0, 40])
    let font = try FontFile(HandMadeFont.bytes([dot, HandMadeFont.composite(part)], advances: [500]))
    let corners = [(10.0, 10.0), (30, 10), (60, 50)].map { x, y in
      at(map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5])
    }
    #expect(font.outline(2) == closed(corners))
  }
}
