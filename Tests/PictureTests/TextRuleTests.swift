// The rules by which a picture in characters shows a shape or a word, each at both sides of its bound.
import Foundation
import Testing

@testable import Picture

@Suite struct TextRuleTests {
  /// On white, 16 cells of 10 by 20 points across and 5 down.
  private func lines(_ nodes: [PictureNode]) throws -> [String] {
    let drawn = try picture(160, 100, [filled(box(0, 0, 160, 100), .white)] + nodes).text(columns: 16)
    var lines = drawn.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 6)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static let grey = PictureColor(white: 0.5)

  private static func shape(_ outline: Outline, _ fill: PictureShape.Fill? = .color(grey), hasLine: Bool = false)
    -> PictureNode
  {
    PictureNode(.shape(PictureShape(outline, fill: fill, stroke: hasLine ? .init(.black, width: 1) : nil)))
  }

  private static func group(
    _ nodes: [PictureNode], _ transform: PictureTransform = .identity, clip: Outline? = nil
  ) -> PictureNode { PictureNode(.group(PictureGroup(nodes, transform: transform, clip: clip))) }

  private static func translucent(_ alpha: Double) -> PictureNode {
    filled(box(20, 20, 100, 60), PictureColor(white: 0.5, alpha: alpha / 255))
  }

  private static let outlined = ["", "  ┌────────┐", "  │        │", "  └────────┘"]

  private static func symbol(_ rect: CGRect) -> PictureNode {
    PictureNode(.shape(PictureShape(.rect(rect), fill: .color(grey))), kind: "symbol")
  }

  // MARK: Small things and lines

  @Test(
    arguments: [
      // A symbol is a mark in the middle of its cells.
      (symbol(box(20, 20, 60, 60)), ["", "", "    ◆"]), (symbol(box(20, 20, 20, 20)), ["", "  ◆"]),
      (symbol(box(30, 40, 5, 5)), ["", "", "   ◆"]),
      // A dot: narrower than 4 cells, lower than 2, wider than a half and higher than 0.3, and round.
      (shape(.ellipse(box(20, 40, 39, 20))), ["", "", "   ●"]),
      (shape(.ellipse(box(20, 40, 40, 20))), ["", "", "  (  )"]),
      (shape(.ellipse(box(20, 40, 5, 20))), []), (shape(.ellipse(box(20, 40, 6, 20))), ["", "", "  ●"]),
      (shape(.ellipse(box(20, 40, 30, 7))), ["", "", "   ●"]),
      (shape(.ellipse(box(20, 40, 30, 6))), ["", "", "  ───"]),
      (shape(.ellipse(box(20, 40, 30, 39))), ["", "", "   ●"]),
      (shape(.ellipse(box(20, 40, 30, 40))), ["", "", "  ╭─╮", "  ╰─╯"]),
      (shape(.rounded(box(20, 40, 15, 15), radius: 4, corners: .all)), ["", "", "  ●"]),
      (shape(.rect(box(20, 40, 15, 15))), []), (shape(.path([.move(.zero), .line(CGPoint(x: 15, y: 15))])), []),
      // A line along: at least 3 cells, lower than a half. A line down: at least 1.5 cells, narrower than a half.
      (shape(.rect(box(20, 40, 29, 9))), []), (shape(.rect(box(20, 40, 30, 9))), ["", "", "  ───"]),
      (shape(.rect(box(20, 40, 30, 10))), []), (shape(.rect(box(40, 20, 4, 29))), []),
      (shape(.rect(box(40, 20, 4, 30))), ["", "    │", "    │"]), (shape(.rect(box(40, 20, 5, 30))), []),
      (shape(.rect(box(20, 40, 30, 9)), nil), []),
      (shape(.rect(box(20, 40, 30, 9)), nil, hasLine: true), ["", "", "  ───"]),
      // Lines run to the edge and not beyond.
      (shape(.rect(box(130, 41, 100, 2))), ["", "", "             ───"]),
      (shape(.rect(box(-30, 41, 60, 2))), ["", "", "───"]),
      (shape(.rect(box(41, 60, 2, 100))), ["", "", "", "    │", "    │"]),
      (shape(.rect(box(160, 41, 60, 2))), []), (shape(.rect(box(-60, 41, 60, 2))), []),
      (shape(.rect(box(20, 100, 60, 2))), []), (shape(.rect(box(20, 99, 60, 2))), ["", "", "", "", "  ──────"]),
    ] as [(PictureNode, [String])])
  func small(node: PictureNode, expected: [String]) throws { #expect(try lines([node]) == expected) }

  /// Words on the way of a line stay, in both directions.
  @Test func wordsStay() throws {
    #expect(
      try lines([words("a", x: 40, y: 50), Self.shape(.rect(box(41, 20, 2, 60)))]) == [
        "", "    │", "    a", "    │",
      ])
    #expect(try lines([words("a", x: 40, y: 50), Self.shape(.rect(box(20, 45, 50, 2)))]) == ["", "", "  ──a──"])
    #expect(try lines([words("a", x: 40, y: 50), Self.symbol(box(40, 40, 10, 20))]) == ["", "", "    ◆"])
  }

  // MARK: Boxes

  @Test(
    arguments: [
      // One line high: brackets around what is round or has a line, if it is more than two wide.
      (shape(.box(box(20, 40, 60, 20), radius: 5)), ["", "", "  (    )"]),
      (shape(.rect(box(20, 40, 60, 20)), hasLine: true), ["", "", "  (    )"]), (shape(.rect(box(20, 40, 60, 20))), []),
      (shape(.rect(box(20, 40, 30, 20)), hasLine: true), ["", "", "  ( )"]),
      (shape(.rect(box(20, 40, 20, 20)), hasLine: true), []),
      (shape(.box(box(20, 40, 60, 20), radius: 5), .color(.white)), []),
      (shape(.rect(box(20, 20, 20, 40)), hasLine: true), ["", "  ┌┐", "  └┘"]),
      // A box over the whole screen, or all but one column and one row of it, is not outlined.
      (shape(.rect(box(0, 0, 150, 100))), []), (shape(.rect(box(0, 0, 160, 80))), []),
      (
        shape(.rect(box(0, 0, 140, 100))),
        ["┌────────────┐"] + Array(repeating: "│            │", count: 3) + ["└────────────┘"]
      ),
      (
        shape(.rect(box(0, 0, 160, 60))),
        ["┌──────────────┐", "│              │", "└──────────────┘"]
      ),
      // What is filled with colours or pixels is as if it had the first, or their average.
      (
        shape(
          .rect(box(20, 20, 100, 60)),
          .gradient(PictureGradient([.init(0, grey), .init(1, .white)], from: .zero, to: .zero))),
        outlined
      ),
      (
        shape(
          .rect(box(20, 20, 100, 60)),
          .gradient(PictureGradient([.init(0, .white), .init(1, grey)], from: .zero, to: .zero))),
        []
      ),
      (
        shape(
          .rect(box(20, 20, 100, 60)),
          .image(PictureImage(PixelImage(width: 1, height: 1, pixels: [9, 9, 9, 255]), in: box(20, 20, 100, 60)))),
        outlined
      ),
      // A part by which a colour differs is enough.
      (filled(box(20, 20, 100, 60), PictureColor(red: 250.0 / 255, green: 1, blue: 1)), outlined),
      (filled(box(20, 20, 100, 60), PictureColor(red: 1, green: 250.0 / 255, blue: 1)), outlined),
      (filled(box(20, 20, 100, 60), PictureColor(red: 1, green: 1, blue: 250.0 / 255)), outlined),
      (filled(box(20, 20, 100, 60), PictureColor(white: 1, alpha: 250.0 / 255)), outlined),
      (
        filled(box(20, 20, 100, 60), PictureColor(red: 251.0 / 255, green: 251.0 / 255, blue: 1, alpha: 251.0 / 255)),
        []
      ),
      // Clips cut boxes; beyond them there is nothing.
      (group([shape(.rect(box(0, 0, 160, 100)))], clip: .rect(box(20, 20, 100, 60))), outlined),
      (
        group(
          [group([shape(.rect(box(0, 0, 160, 100)))], clip: .rect(box(20, 0, 140, 80)))],
          clip: .rect(box(0, 20, 120, 80))),
        outlined
      ),
      (
        group(
          [group([shape(.rect(box(0, 0, 160, 100)))], clip: .rect(box(0, 0, 20, 20)))], clip: .rect(box(30, 30, 9, 9))),
        []
      ),
      (group([words("ab", x: 20, y: 50)], clip: .rect(box(20, 0, 0, 100))), []),
      (group([words("ab", x: 20, y: 50)], clip: .rect(box(0, 45, 160, 0))), []),
      // Clips and shapes are where their groups are.
      (group([shape(.rect(box(0, 0, 100, 60)))], .shift(20, 20)), outlined),
      (group([shape(.rect(box(-9, -9, 160, 100)))], .shift(20, 20), clip: .rect(box(0, 0, 100, 60))), outlined),
      (group([shape(.rect(box(10, 10, 50, 30)))], PictureTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)), outlined),
      // A quarter turn to the left of 60 by 100.
      (group([shape(.rect(box(0, 0, 60, 100)))], PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 120, ty: 20)), outlined),
    ] as [(PictureNode, [String])])
  func boxes(node: PictureNode, expected: [String]) throws { #expect(try lines([node]) == expected) }

  /// What is at least 200 of 255 opaque hides what is behind it; what is at most 12 is nothing.
  @Test func whatHides() throws {
    let text = words("ab", x: 40, y: 50)
    #expect(try lines([text, Self.translucent(200)]) == Self.outlined)
    let seen = ["", "  ┌────────┐", "  │ ab     │", "  └────────┘"]
    #expect(try lines([text, Self.translucent(199)]) == seen)
    #expect(try lines([text, Self.translucent(13)]) == seen)
    #expect(try lines([text, Self.translucent(12)]) == ["", "", "    ab"])
    #expect(try lines([Self.translucent(255), text]) == seen)
    // On grey, grey is not seen and white is; on what is not opaque, the white behind it counts.
    func inner(_ color: PictureColor) -> PictureNode { Self.shape(.box(box(40, 40, 40, 20), radius: 5), .color(color)) }
    let inside = ["", "  ┌────────┐", "  │ (  )   │", "  └────────┘"]
    #expect(try lines([Self.translucent(255), inner(Self.grey)]) == Self.outlined)
    #expect(try lines([Self.translucent(255), inner(.white)]) == inside)
    #expect(try lines([Self.translucent(199), inner(.white)]) == Self.outlined)
    #expect(try lines([Self.translucent(199), inner(Self.grey)]) == inside)
  }

  // MARK: Words

  private static let half = PictureTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
  private static let double = PictureTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)

  /// A word stands where a third of its size above its baseline is. Words of 16 points: 5.6 above.
  @Test(
    arguments: [
      (words("ab", x: 20, y: 25.5), ["  ab"]), (words("ab", x: 20, y: 25.7), ["", "  ab"]),
      (words("ab", x: 20, y: 5.5), []), (words("ab", x: 20, y: 5.7), ["  ab"]),
      (words("ab", x: 20, y: 105.5), ["", "", "", "", "  ab"]), (words("ab", x: 20, y: 105.7), []),
      (words("ab", x: 24, y: 50), ["", "", "  ab"]), (words("ab", x: 25, y: 50), ["", "", "   ab"]),
      (words("ab", x: .nan, y: 50), []), (words("ab", x: 20, y: .infinity), []), (words("ab", x: 1e10, y: 50), []),
      (words("ab", x: -1e10, y: 50), []), (words("ab", x: -20, y: 50), ["", "", "ab"]),
      (words("ab", x: 150, y: 50), ["", "", String(repeating: " ", count: 15) + "a"]), (words("ab", x: 162, y: 50), []),
      // Twice as large there is room, at half the size they stand around their middle, and never left of their clip.
      (group([words("ab", x: 10, y: 25)], double), ["", "  ab"]),
      (group([words("abcd", x: 60, y: 100)], half), ["", "", "  abcd"]),
      (group([words("abcd", x: 80, y: 100)], half), ["", "", "   abcd"]),
      (group([words("abcd", y: 100)], half), ["", "", "abcd"]),
      (group([words("abcdef", x: 20, y: 50)], clip: .rect(box(40, 0, 80, 100))), ["", "", "    abcdef"]),
      // A point above a clip is near enough.
      (group([words("ab", y: 45.1)], clip: .rect(box(0, 40, 160, 60))), ["", "ab"]),
      (group([words("ab", y: 44.5)], clip: .rect(box(0, 40, 160, 60))), []),
      (group([words("ab", y: 66.5)], clip: .rect(box(0, 0, 160, 60))), ["", "", "", "ab"]),
      (group([words("ab", y: 66.7)], clip: .rect(box(0, 0, 160, 60))), []),
      // A character that is two cells wide needs both.
      (group([words("ab日", y: 50)], clip: .rect(box(0, 0, 40, 100))), ["", "", "ab日"]),
      (group([words("abc日", y: 50)], clip: .rect(box(0, 0, 40, 100))), ["", "", "abc"]),
      (words("日", x: 20, y: 50), ["", "", "  日"]),
    ] as [(PictureNode, [String])])
  func wordsStand(node: PictureNode, expected: [String]) throws { #expect(try lines([node]) == expected) }

  /// Characters a terminal shows in two cells, of East Asia and pictures, have no room in one; those it obeys are a mark. Each
  /// range with its neighbours.
  @Test(
    arguments: [
      (0x1100...0x115F, true), (0x2E80...0xA4CF, true), (0xAC00...0xD7A3, true), (0xF900...0xFAFF, true),
      (0xFE30...0xFE4F, true), (0xFF00...0xFF60, true), (0x1F000...0x1FAFF, true), (0x20000...0x3FFFD, true),
      (0x1...0x1F, false), (0x7F...0x9F, false), (0x200B...0x200F, false), (0x202A...0x202E, false),
      (0x2060...0x206F, false), (0xFFFE...0xFFFF, false),
    ] as [(ClosedRange<UInt32>, Bool)])
  func cells(range: ClosedRange<UInt32>, isWide: Bool) throws {
    func shown(_ value: UInt32) throws -> String? {
      let scalar = try #require(Unicode.Scalar(value))
      let node = Self.group([words(String(scalar), x: 20, y: 50)], clip: .rect(box(0, 0, 30, 100)))
      return try lines([node]).last
    }
    for value in [range.lowerBound, range.upperBound] {
      #expect(try shown(value) == (isWide ? nil : "  \u{FFFD}"), "\(value)")
    }
    for value in [range.lowerBound - 1, range.upperBound + 1] where value > 0x20 && Unicode.Scalar(value) != nil {
      #expect(try shown(value) == "  \(try #require(Unicode.Scalar(value)))", "\(value)")
    }
  }

  /// As deep as pictures are drawn at all.
  @Test(arguments: [(511, true), (512, false)]) func groupsInGroups(groups: Int, isSeen: Bool) throws {
    var node = words("ab", y: 50)
    for _ in 0..<groups { node = Self.group([node]) }
    #expect(try lines([node]) == (isSeen ? ["", "", "ab"] : []))
  }
}
