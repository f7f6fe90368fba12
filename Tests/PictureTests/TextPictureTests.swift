// The picture in characters, and what two pictures differ in.
import Foundation
import Picture
import Testing

@Suite struct TextPictureTests {
  @Test func wordsStandWhereTheyAreAndBoxesAreOutlined() throws {
    // 160 points in 16 columns: a cell is 10×20.
    let drawn = try picture(
      160, 100,
      [
        filled(box(0, 0, 160, 100), .white), filled(box(20, 20, 100, 60), PictureColor(white: 0.5)),
        words("Title", x: 40, y: 56),
      ]
    ).text(columns: 16)
    #expect(drawn == "\n  ┌────────┐\n  │ Title  │\n  └────────┘\n\n")
  }

  /// On white, 16 cells of 10×20 points wide and 5 high: what is drawn, and the lines it makes.
  @Test(
    arguments: [
      (
        [shown(PictureShape(.box(box(20, 20, 100, 60), radius: 8), fill: .color(grey)))],
        ["", "  ╭────────╮", "  │        │", "  ╰────────╯", ""]
      ),
      // Nobody tells colours apart that differ by 4 of 255.
      ([filled(box(20, 20, 100, 60), PictureColor(white: 251.0 / 255))], ["", "", "", "", ""]),
      (
        [filled(box(20, 20, 100, 60), PictureColor(white: 250.0 / 255))],
        ["", "  ┌────────┐", "  │        │", "  └────────┘", ""]
      ),
      // A line alone: along, down; words on its way stay.
      ([filled(box(20, 45, 100, 2), grey)], ["", "", "  ──────────", "", ""]),
      ([filled(box(41, 20, 2, 60), grey)], ["", "    │", "    │", "    │", ""]),
      ([words("ab", x: 20, y: 50), filled(box(20, 45, 100, 2), grey)], ["", "", "  ab────────", "", ""]),
      ([shown(PictureShape(.ellipse(box(40, 40, 15, 15)), fill: .color(grey)))], ["", "", "    ●", "", ""]),
      // What is as good as invisible is not drawn.
      ([words("ab", y: 50, color: PictureColor(white: 0, alpha: 12.0 / 255))], ["", "", "", "", ""]),
      ([words("ab", y: 50, color: PictureColor(white: 0, alpha: 13.0 / 255))], ["", "", "ab", "", ""]),
      ([PictureNode(.group(PictureGroup([words("ab", y: 50)], opacity: 0.05)))], ["", "", "", "", ""]),
      ([PictureNode(.group(PictureGroup([words("ab", y: 50)], opacity: 0.06)))], ["", "", "ab", "", ""]),
      (
        [PictureNode(.group(PictureGroup([words("abcdefghij", x: 20, y: 50)], clip: .rect(box(0, 0, 80, 100)))))],
        ["", "", "  abcdef", "", ""]
      ),
      // A character of the East takes two cells; four cells in room for two stand around its middle.
      ([words("日本", x: 40, y: 50)], ["", "", "   日本", "", ""]),
      (
        [shown(PictureShape(.rect(box(20, 20, 100, 60)), stroke: .init(.black, width: 1)))],
        ["", "  ┌────────┐", "  │        │", "  └────────┘", ""]
      ),
    ] as [([PictureNode], [String])])
  func whatStandsOut(nodes: [PictureNode], lines: [String]) throws {
    let drawn = try picture(160, 100, [filled(box(0, 0, 160, 100), .white)] + nodes).text(columns: 16)
    #expect(drawn.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) == lines)
  }

  private static let grey = PictureColor(white: 0.5)
  private static func shown(_ shape: PictureShape) -> PictureNode { PictureNode(.shape(shape)) }

  /// 16 to 400 columns, and at most 300 lines.
  @Test func theSizeOfADrawing() throws {
    let wide = picture(4000, 100, [words("a", y: 50), filled(box(0, 98, 4000, 1), Self.grey)])
    for (asked, given) in [(1, 16), (16, 16), (17, 17), (400, 400), (401, 400)] {
      let lines = try wide.text(columns: asked).split(separator: "\n")
      #expect(lines.map(\.count).max() == given)
    }
    for (height, lines) in [(20.0, 1), (21, 2), (6000, 300), (6001, 300), (100_000, 300)] {
      #expect(try picture(160, height, []).text(columns: 16).count { $0 == "\n" } == lines)
    }
  }

  @Test func whatLiesBehindIsHidden() throws {
    let drawn = try picture(160, 40, [words("secret", y: 15), filled(box(0, 0, 160, 40), .white)]).text(columns: 16)
    #expect(!drawn.contains("secret"))
  }

  @Test func controlCharactersNeverReachATerminal() throws {
    let drawn = try picture(320, 40, [words("a\u{1B}[31mb\u{07}\u{202E}", y: 15)]).text(columns: 32)
    #expect(drawn.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(!drawn.unicodeScalars.contains("\u{202E}"))
  }
}

@Suite struct PictureDifferenceTests {
  private func screen(title: String = "Home", x: Double = 10, isOn: Bool = true) -> Picture {
    var nodes = [words(title, name: "title"), filled(box(x, 30, 20, 20), red, name: "button")]
    if isOn { nodes.append(filled(box(50, 30, 5, 5), green, name: "dot")) }
    return picture(100, 100, [PictureNode(.group(PictureGroup(nodes)), name: "window")])
  }

  @Test func picturesThatAreAlikeHaveNoDifference() {
    #expect(PictureDifference(screen(), screen()).lines == [])
  }

  @Test func differencesAreToldByName() {
    let words = PictureDifference(screen(), screen(title: "House")).lines
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("~ window/title: \"Home\"") == true)
    let moved = PictureDifference(screen(), screen(x: 14)).lines
    #expect(moved == ["~ window/button: (10, 30; 20×20), #ff0000 → (14, 30; 20×20), #ff0000"])
    #expect(PictureDifference(screen(), screen(isOn: false)).lines == ["- window/dot: (50, 30; 5×5), #00ff00"])
    #expect(PictureDifference(screen(isOn: false), screen()).lines == ["+ window/dot: (50, 30; 5×5), #00ff00"])
  }

  /// What is said of a part that only the second picture has.
  @Test(
    arguments: [
      (PictureShape(.rect(box(0, 0, 10, 10)), fill: .color(red)), "(0, 0; 10×10), #ff0000"),
      (PictureShape(.rect(box(0.125, 1.0 / 3, 10, 10))), "(0.13, 0.33; 10×10)"),
      (
        PictureShape(.rounded(box(0, 0, 10, 10), radius: 2.5, corners: .all), stroke: .init(blue, width: 2)),
        "(0, 0; 10×10), radius 2.5, line 2 #0000ff"
      ),
      (
        PictureShape(
          .rect(box(0, 0, 10, 10)),
          fill: .gradient(PictureGradient([.init(0, red), .init(1, blue)], from: .zero, to: .zero)),
          shadow: .init(.black, offset: .zero, radius: 1)), "(0, 0; 10×10), gradient #ff0000 #0000ff, shadow"
      ),
    ])
  func shapesInWords(shape: PictureShape, words: String) {
    let node = PictureNode(.shape(shape))
    #expect(PictureDifference(picture(9, 9, []), picture(9, 9, [node])).lines == ["+ shape: \(words)"])
    let lines = PictureDifference(picture(9, 9, [node]), picture(9, 9, [node, node])).lines
    #expect(lines == ["+ shape 2: \(words)"])
  }

  @Test(
    arguments: [
      (1, nil, []), (0.5, nil, ["+ g (group): opacity 0.5"]),
      (1, .rect(box(1, 2, 3, 4)), ["+ g (group): clipped to (11, 22; 3×4)"]),
      (0.5, .rect(box(1, 2, 3, 4)), ["+ g (group): opacity 0.5, clipped to (11, 22; 3×4)"]),
    ] as [(Double, Outline?, [String])])
  func groupsInWords(opacity: Double, clip: Outline?, lines: [String]) {
    let group = PictureNode(.group(PictureGroup([], opacity: opacity, clip: clip)), name: "g")
    func shifted(_ nodes: [PictureNode]) -> Picture {
      picture(99, 99, [PictureNode(.group(PictureGroup(nodes, transform: .shift(10, 20))))])
    }
    #expect(PictureDifference(shifted([]), shifted([group])).lines == lines)
  }

  @Test func sizesAndManyLines() {
    #expect(PictureDifference(picture(100, 100, []), picture(100, 50.5, [])).lines == ["size: 100×100 → 100×50.5"])
    for (count, left) in [(200, 0), (201, 1), (450, 250)] {
      let dots = Array(repeating: filled(box(0, 0, 1, 1), red), count: count)
      let difference = PictureDifference(picture(9, 9, []), picture(9, 9, dots))
      #expect(difference.lines.count == 200)
      #expect(difference.left == left)
    }
  }

  /// Lines of characters by their numbers, drawings by the names of their groups; names that were made up are none.
  @Test func textsAndDrawings() {
    #expect(PictureDifference(text: "a\nb", "a\nc\nd").lines == ["~ line 2: b → c", "+ line 3: d"])
    #expect(PictureDifference(text: "a\n", "a").lines == ["- line 2: "])
    let old = "<g id=\"w\">\n<rect id=\"a\" x=\"1\"/>\n<path id=\"~1\" d=\"M\"/>\n</g>\n<circle r=\"2\"/>"
    let new = "<g id=\"w\">\n<rect id=\"a\" x=\"2\"/>\n<path id=\"~2\" d=\"M\"/>\n</g>"
    #expect(
      PictureDifference(svg: old, new).lines == [
        "~ w/a: <rect x=\"1\"/> → <rect x=\"2\"/>", "- circle: <circle r=\"2\"/>",
      ])
    #expect(
      PictureDifference(svg: "<g>\n</g>", "<g opacity=\"0.5\">\n</g>").lines == ["+ g: <g opacity=\"0.5\">"])
  }

  /// As far apart as they may be is not a difference; one further is.
  @Test(arguments: [(10, []), (9, ["100 of 100 pixels, within (0, 0) to (9, 9)"])] as [(Int, [String])])
  func tolerance(tolerance: Int, lines: [String]) throws {
    func pixels(_ red: Double, _ height: Double = 10) throws -> PixelImage {
      try picture(10, height, [filled(box(0, 0, 10, 10), PictureColor(red: red / 255, green: 0, blue: 0))]).pixels(
        scale: 1, fonts: .none)
    }
    #expect(PictureDifference(try pixels(200), try pixels(210), tolerance: tolerance).lines == lines)
    #expect(PictureDifference(try pixels(210), try pixels(200), tolerance: tolerance).lines == lines)
    #expect(
      PictureDifference(try pixels(200), try pixels(200, 12), tolerance: tolerance).lines
        == ["size: 10×10 → 10×12 pixels"])
  }

  @Test func pixelsAreCountedWithinTheirBox() throws {
    let one = try picture(10, 10, [filled(box(0, 0, 10, 10), .white)]).pixels(scale: 1, fonts: .none)
    let two = try picture(10, 10, [filled(box(0, 0, 10, 10), .white), filled(box(2, 3, 4, 2), red)]).pixels(
      scale: 1, fonts: .none)
    #expect(PictureDifference(one, one).lines == [])
    #expect(PictureDifference(one, two).lines == ["8 of 100 pixels, within (2, 3) to (5, 4)"])
    #expect(PictureDifference(one, two, tolerance: 255).lines == [])
  }
}
