// A font made by hand, byte by byte after the OpenType specification (glyf, loca, cmap, hmtx): what is read of its glyphs.
import Foundation
import Testing

@testable import Picture

/// Writes a TrueType file of given glyphs, which stand for the letters from A on.
private struct HandMadeFont {
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

  /// `advances` are of the first glyphs; those after them have the last one's.
  static func bytes(_ glyphs: [[UInt8]], advances: [Int]) -> [UInt8] {
    // Glyph 0 is the empty one for missing characters. Offsets are of even bytes.
    var (outlines, offsets) = ([UInt8](), [0, 0])
    for glyph in glyphs {
      outlines += glyph + (glyph.count % 2 == 0 ? [] : [0])
      offsets.append(outlines.count)
    }
    let head = [UInt8](repeating: 0, count: 18) + word(1000) + [UInt8](repeating: 0, count: 34)
    let hhea = [UInt8](repeating: 0, count: 34) + word(advances.count)
    // Format 4 with the segment of the letters and the last one, which ends the table.
    let (first, last) = (65, 64 + glyphs.count)
    let segments = [4, 32, 0, 4, 4, 1, 0, last, 0xFFFF, 0, first, 0xFFFF, 1 - first, 1, 0, 0]
    let cmap = word(0) + word(1) + word(3) + word(1) + long(12) + segments.flatMap(word)
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("glyf", outlines), ("head", head), ("hhea", hhea),
      ("hmtx", advances.flatMap { word($0) + word(0) }), ("loca", offsets.flatMap { word($0 / 2) }),
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
}
