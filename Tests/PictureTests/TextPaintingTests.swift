// Texts and lines as forms: where each glyph stands and how wide it is made, what stands for missing ones, and the pieces of lines and dashes.
import Foundation
import Testing

@testable import Picture

@Suite struct TextPaintingTests {
  /// A square of 400 units for A, an empty glyph for B; both are as wide as the font's half.
  private static func font(_ size: UInt8 = 0x90) throws -> FontFile {
    let square = HandMadeFont.glyph(
      points: 4, flags: [0x33, 0x21, 0x11, 0x21], xs: [100, 0x01, size, 0xFE, 0 &- size], ys: [0x01, 0x90])
    return try FontFile(HandMadeFont.bytes([square, HandMadeFont.composite([])], advances: [500]))
  }

  private static func fonts() throws -> PictureFonts { PictureFonts(regular: try font(), bold: nil, name: "squares") }

  private func steps(
    _ string: String, _ ends: [Double], x: Double = 0, size: Double = 10, weight: Int = 400, isItalic: Bool = false
  ) throws -> [Outline.Step] {
    let text = PictureText(
      string, x: x, y: 20, ends: ends, size: size, weight: weight, color: .black, isItalic: isItalic)
    return TextPainting(fonts: try Self.fonts(), text: text, glyphs: GlyphCache()).steps
  }

  /// The corners of the contours of a path.
  private func corners(_ steps: [Outline.Step]) -> [[Double]] {
    steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point):
        [(Double(point.x) * 100).rounded() / 100, (Double(point.y) * 100).rounded() / 100]
      case .quad, .curve, .close: nil
      }
    }
  }

  /// The square of A at size 10, from `left` on and so many times as wide as drawn: 4 high on the baseline 20.
  private func square(_ left: Double, _ factor: Double = 1, lean: Double = 0) -> [[Double]] {
    let points = [(1.0, 0.0), (5, 0), (5, 4), (1, 4), (1, 0)]
    return points.map { [((left + $0.0 * factor + lean * $0.1) * 100).rounded() / 100, 20 - $0.1] }
  }

  /// A glyph is as wide as layout says, from 0.7 to 1.12 times what the font has; what is left of its room lies on both its sides.
  @Test func widths() throws {
    #expect(corners(try steps("A", [5], x: 3)) == square(3))
    #expect(corners(try steps("A", [5.5])) == square(0, 1.1))
    #expect(corners(try steps("A", [7])) == square(0.7, 1.12))
    #expect(corners(try steps("A", [4])) == square(0, 0.8))
    #expect(corners(try steps("A", [3])) == square(-0.25, 0.7))
    #expect(corners(try steps("A", [])) == square(0))
    #expect(corners(try steps("AA", [5, 12])) == square(0) + square(5.7, 1.12))
    #expect(corners(try steps("AA", [])) == square(0) + square(5))
    #expect(corners(try steps("A", [5], isItalic: true)) == square(0, lean: 0.2))
    // Characters beyond the last end have no room.
    #expect(corners(try steps("AA", [5])) == square(0) + square(3.25, 0.7))
    // An accent that Unicode does not join with its letter goes without.
    #expect(corners(try steps("A\u{0361}", [5])) == square(0))
    // One that it does join is the letter with the accent, which this font lacks.
    #expect(try steps("A\u{0300}", [5]) == steps("\u{00C0}", [5]) && corners(steps("A\u{0300}", [5])) != square(0))
  }

  /// A character the font lacks is a frame of 0.7 of the size, with an inner edge that turns the other way; a blank is nothing.
  @Test func missingCharacters() throws {
    let outer = Outline.box(CGRect(x: 2.7, y: 8.8, width: 8.6, height: 11.2), radius: 2).steps
    let frame = try steps("Z", [10], x: 2, size: 16)
    #expect(frame.count == outer.count + 5)
    let hole = corners(Array(frame.suffix(5)))
    #expect(hole == [[3.7, 9.8], [3.7, 19], [10.3, 19], [10.3, 9.8]])
    #expect(corners(Array(frame.dropLast(5))) == corners(outer))
    // As wide as 1.2 of its height at most.
    let wide = Outline.path(try steps("Z", [100], size: 16)).bounds
    #expect(abs(Double(wide.width) - 13.44) < 0.01 && abs(Double(wide.midX) - 50) < 0.01)
    for blank in [" ", "\u{A0}", "\t"] { #expect(try steps(blank, [10]).isEmpty) }
    #expect(try steps("Z", [0]).isEmpty && steps("", []).isEmpty)
    // A font without such a character: about as wide as letters are.
    #expect(corners(try steps("ZA", [])).suffix(5) == square(5.5).suffix(5))
  }

  /// Without a font words are bars from 0.45 of the size above the baseline, 0.4 high.
  @Test func bars() {
    let text = PictureText("ab  c", x: 1, y: 20, ends: [2, 5, 6, 7, 9], size: 10, color: .black)
    let steps = TextPainting(fonts: .none, text: text, glyphs: GlyphCache()).steps
    #expect(
      steps == Outline.rect(CGRect(x: 1, y: 15.5, width: 5, height: 4)).steps
        + Outline.rect(CGRect(x: 8, y: 15.5, width: 2, height: 4)).steps)
    let free = PictureText("ab", x: 0, y: 20, ends: [], size: 10, color: .black)
    #expect(
      TextPainting(fonts: .none, text: free, glyphs: GlyphCache()).steps
        == Outline.rect(CGRect(x: 0, y: 15.5, width: 11, height: 4)).steps)
    #expect(
      TextPainting(
        fonts: .none, text: PictureText(" ", x: 0, y: 0, ends: [5], size: 10, color: .black), glyphs: GlyphCache()
      ).steps.isEmpty)
  }

  /// From 600 on text is bold, with the regular font where there is no bold one.
  @Test func whichFontIsTaken() throws {
    let (regular, bold) = (try Self.font(), try Self.font(0x40))
    let two = PictureFonts(regular: regular, bold: bold, name: "")
    func width(_ font: FontFile?) -> Double? { font.map { Double(Outline.path($0.outline(1)).bounds.width) } }
    #expect(width(two.file(599)) == 400 && width(two.file(600)) == 320)
    #expect(width(PictureFonts(regular: regular, bold: nil, name: "").file(900)) == 400)
    #expect(width(PictureFonts.none.file(400)) == nil)
    let cache = GlyphCache()
    #expect(Outline.path(cache.outline(1, of: regular, isBold: false)).bounds.width == 400)
    #expect(Outline.path(cache.outline(1, of: bold, isBold: true)).bounds.width == 320)
    #expect(Outline.path(cache.outline(1, of: regular, isBold: false)).bounds.width == 400)
  }

  /// Painted, a text lies on its baseline: the square of A is 4 by 4 pixels.
  @Test func textIsPainted() throws {
    let node = PictureNode(.text(PictureText("A", x: 2, y: 10, ends: [5], size: 10, color: red)))
    let image = try picture(12, 12, [node]).pixels(scale: 1, fonts: try Self.fonts())
    for y in 0..<12 {
      for x in 0..<12 {
        #expect(
          (image.pixels[(y * 12 + x) * 4 + 3] == 255) == ((3..<7).contains(x) && (6..<10).contains(y)), "\(x), \(y)")
      }
    }
  }

  /// Words of scripts that run leftwards are turned around; numbers stay, and what has no direction goes with its neighbours or the line.
  @Test(
    arguments: [
      ("abc", "abc"), ("", ""), ("אבג", "גבא"), ("ab אב cd", "ab בא cd"), ("אב cd", "cd בא"), ("אב גד", "דג בא"),
      ("ab אב גד", "ab דג בא"),
      ("אב 12", "12 בא"), ("!אב", "בא!"), ("ab!", "ab!"), ("a אב!", "a בא!"), ("--", "--"), ("אב - cd", "cd - בא"),
      ("مرحبا", "ابحرم"),
    ])
  func orderFromLeftToRight(read: String, seen: String) {
    let characters = Array(read)
    #expect(String(VisualOrder(characters).indices.map { characters[$0] }) == seen)
  }

  // MARK: Lines

  private func bar(_ points: [Double]) -> [CGPoint] {
    stride(from: 0, to: points.count, by: 2).map { CGPoint(x: points[$0], y: points[$0 + 1]) }
  }

  private func stroked(
    _ points: [(Double, Double)], _ width: Double, dash: [Double] = [], isClosed: Bool = false, isRound: Bool = false,
    map: PictureTransform = .identity
  ) -> [[CGPoint]] {
    let lines = Outline.lines(points.map { CGPoint(x: $0.0, y: $0.1) }).steps
    let stroke = PictureShape.Stroke(.black, width: width, dash: dash, isRound: isRound)
    return Stroking(stroke: stroke, map: map).polygons(of: .path(lines + (isClosed ? [.close] : [])))
  }

  /// Each piece a bar as wide as the line, and what the bars leave open at the outer side of each inner corner, at a right angle the quarter of
  /// a square; a closed line has both at its beginning, too.
  @Test func piecesOfLines() {
    #expect(stroked([(0, 0), (10, 0)], 2) == [bar([0, -1, 10, -1, 10, 1, 0, 1])])
    let bent = [bar([0, -1, 10, -1, 10, 1, 0, 1]), bar([11, 0, 11, 6, 9, 6, 9, 0])]
    #expect(stroked([(0, 0), (10, 0), (10, 6)], 2) == bent + [bar([10, 0, 10, -1, 11, -1, 11, 0])])
    let closed = stroked([(0, 0), (10, 0), (10, 6)], 2, isClosed: true)
    #expect(closed.count == 6 && Array(closed.prefix(2)) == bent && closed[3] == bar([10, 0, 10, -1, 11, -1, 11, 0]))
    #expect(stroked([(0, 0), (10, 0)], 2, map: .scale(3)) == [bar([0, -3, 30, -3, 30, 3, 0, 3])])
    for width in [0, -1, .nan, .infinity] as [Double] { #expect(stroked([(0, 0), (10, 0)], width).isEmpty) }
    #expect(stroked([(5, 5), (5, 5)], 2).isEmpty)
    // A triangle has three sides, whatever open line is before or after it; a bar has four corners, as what fills a corner.
    let triangle = Outline.lines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 6)]).steps + [.close]
    let line = Outline.lines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)]).steps
    for (form, corners) in [(triangle + line, 3), (line + triangle, 3), (line, 0), (triangle, 3)] {
      let sides = (form == line ? 0 : 3) + (form == triangle ? 0 : 1)
      let stroke = PictureShape.Stroke(.black, width: 2)
      #expect(Stroking(stroke: stroke, map: .identity).polygons(of: .path(form)).count == sides + corners)
    }
    // Round ends and corners are discs of 8 to 48 corners.
    for (width, corners) in [(2.0, 8), (4, 8), (6, 12), (24, 48), (100, 48)] {
      let round = stroked([(0, 0), (10, 0)], width, isRound: true)
      #expect(round.map(\.count) == [4, corners, corners])
      #expect(round[1].allSatisfy { abs(hypot(Double($0.x), Double($0.y)) - width / 2) < 1e-9 })
      #expect(round[2].allSatisfy { abs(hypot(Double($0.x) - 10, Double($0.y)) - width / 2) < 1e-9 })
    }
  }

  /// Dashes and gaps in turn from the beginning on, around corners; lengths are the line's, not the pixels'.
  @Test(
    arguments: [
      ([(0, 0), (10, 0)], [3, 2], 1, [[0, 3], [5, 8]]), ([(0, 0), (10, 0)], [4, 2], 1, [[0, 4], [6, 10]]),
      ([(0, 0), (10, 0)], [20], 1, [[0, 10]]), ([(0, 0), (10, 0)], [3], 1, [[0, 3], [6, 9]]),
      ([(0, 0), (10, 0)], [3, 2], 2, [[0, 6], [10, 16]]),
      ([(0, 0), (10, 0)], [1, 2, 3], 1, [[0, 1], [3, 6], [7, 9]]),
    ] as [([(Double, Double)], [Double], Double, [[Double]])])
  func dashes(points: [(Double, Double)], dash: [Double], scale: Double, expected: [[Double]]) {
    let polygons = stroked(points, 2, dash: dash, map: .scale(scale))
    #expect(polygons == expected.map { bar([$0[0], -scale, $0[1], -scale, $0[1], scale, $0[0], scale]) })
  }

  @Test func dashesAroundCorners() {
    let polygons = stroked([(0, 0), (5, 0), (5, 5)], 2, dash: [7, 1])
    #expect(
      polygons == [
        bar([0, -1, 5, -1, 5, 1, 0, 1]), bar([6, 0, 6, 2, 4, 2, 4, 0]), bar([5, 0, 5, -1, 6, -1, 6, 0]),
        bar([6, 3, 6, 5, 4, 5, 4, 3]),
      ])
    // A closed line's dashes go back to its beginning.
    let square = [(0.0, 0.0), (4, 0), (4, 4), (0, 4)]
    #expect(stroked(square, 2, dash: [14, 1], isClosed: true).last == bar([-1, 1, -1, 0, 1, 0, 1, 1]))
    // What is no length dashes nothing, and of very many dashes 2,000 are drawn.
    for dash in [[0, 1], [1, -1], [.nan, 1], [1, .infinity]] as [[Double]] {
      #expect(stroked([(0, 0), (10, 0)], 2, dash: dash).count == 1)
    }
    #expect(stroked([(0, 0), (100_000, 0)], 2, dash: [1, 1]).count <= 2_001)
    #expect(stroked([(0, 0), (3_998, 0)], 2, dash: [1, 1]).count == 1_999)
  }

  /// Curves become corners that lie on them: quarters of a circle of 100 within a tenth, and each ends where it should.
  @Test func curvesAsCorners() throws {
    for polygon in Outline.ellipse(CGRect(x: -100, y: -100, width: 200, height: 200)).polygons(.identity) {
      #expect(polygon.count > 40 && polygon.allSatisfy { abs(hypot(Double($0.x), Double($0.y)) - 100) < 0.1 })
    }
    let at = { (x: Double, y: Double) in CGPoint(x: x, y: y) }
    // A parabola: (t·8, 2·t·(1 − t)·8) for the bend at (4, 8).
    let quad = try #require(
      Outline.path([.move(at(0, 0)), .quad(at(4, 8), at(8, 0)), .line(at(9, 9))]).polygons(.identity).first)
    #expect(quad.first == at(0, 0) && Array(quad.suffix(2)) == [at(8, 0), at(9, 9)])
    for point in quad.dropLast() {
      let t = Double(point.x) / 8
      #expect(abs(Double(point.y) - 16 * t * (1 - t)) < 1e-9)
    }
    // A line or a curve without a beginning begins where the last part did; points alone are nothing.
    #expect(
      Outline.path([.move(at(1, 1)), .line(at(2, 1)), .close, .line(at(5, 5))]).polygons(.scale(2)) == [
        [at(2, 2), at(4, 2)], [at(2, 2), at(10, 10)],
      ])
    #expect(Outline.path([.move(at(1, 1)), .move(at(2, 2)), .close]).polygons(.identity).isEmpty)
    #expect(Outline.path([.line(at(3, 0))]).polygons(.identity) == [[at(0, 0), at(3, 0)]])
    for (length, pieces) in [(0.5, 3), (100, 22), (1e9, 96)] {
      let curve = Outline.path([.move(.zero), .curve(at(length / 3, 0), at(length / 1.5, 0), at(length, 0))]).polygons(
        .identity)
      #expect(curve.first?.count == pieces + 1)
    }
  }
}
