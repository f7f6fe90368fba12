// Drawings, sheets and lists of differences written down whole, by the rules of SVG and of a sheet's distances: what no single attribute shows.
import Foundation
import Testing

@testable import Picture

@Suite struct WholeDrawingTests {
  private static let faint = PictureColor(red: 0, green: 0, blue: 1, alpha: 0.2)
  private static let pixels = PixelImage(width: 1, height: 1, pixels: [1, 2, 3, 255])

  private static func shown(_ outline: Outline, _ fill: PictureShape.Fill? = nil, _ stroke: PictureShape.Stroke? = nil)
    -> PictureNode
  {
    PictureNode(.shape(PictureShape(outline, fill: fill, stroke: stroke)))
  }

  private static func named(_ node: PictureNode, _ name: String, _ kind: String = "") -> PictureNode {
    var node = node
    (node.name, node.kind) = (name, kind)
    return node
  }

  /// One of each thing a display list has.
  private static var nodes: [PictureNode] {
    let ink = PictureColor(red: 16.0 / 255, green: 0xAB / 255.0, blue: 48.0 / 255, alpha: 128.0 / 255)
    let path: [Outline.Step] = [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: -2)), .quad(CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6.25)),
      .curve(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)), .close,
    ]
    let radial = PictureGradient(
      [.init(0, red), .init(1, faint)], from: .zero, to: CGPoint(x: 3, y: 4), isRadial: true)
    let linear = PictureGradient([.init(0.25, green)], from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4))
    let shadow = PictureShape.Shadow(PictureColor(white: 0, alpha: 0.2), offset: CGSize(width: 1, height: 2), radius: 6)
    var hollow = PictureShape(
      .rounded(box(0, 0, 8, 8), radius: 2, corners: .all), stroke: .init(faint, width: 1, isRound: true))
    hollow.isEvenOdd = true
    let bold = PictureText(
      "a<b", x: 1, y: 2, ends: [5, 12, 20], size: 16, weight: 700, color: .black, isItalic: true, isMonospaced: true)
    let inner = PictureNode(
      .group(PictureGroup([named(PictureNode(.text(bold)), "t")], transform: .shift(5, 6.5))))
    let turned = PictureTransform(a: 0, b: 1, c: -1, d: 0.25, tx: 5, ty: 6.5)
    return [
      named(shown(.rect(box(1, 2, 3, 4)), .color(ink), .init(red, width: 1.5, dash: [2, 1])), "box", "UIView"),
      PictureNode(.shape(hollow)), named(shown(.path(path), .color(.black)), "box"),
      PictureNode(.shape(PictureShape(.ellipse(box(1, 3, 10, 8)), fill: .gradient(radial), shadow: shadow))),
      shown(.rect(box(0, 0, 1, 0)), .gradient(linear)),
      named(
        PictureNode(
          .group(
            PictureGroup(
              [inner], transform: turned, opacity: 0.5, clip: .box(box(0, 0, 4, 4), radius: 1), clipIsEvenOdd: true))),
        "g", "UIView"), PictureNode(.group(PictureGroup([shown(.rect(box(0, 0, 1, 1)))], opacity: 0))),
      PictureNode(.text(PictureText("x", x: 0, y: 0, ends: [], size: 10, color: .white))),
      PictureNode(.text(PictureText("", x: 0, y: 0, ends: [], size: 10, color: .white))),
      PictureNode(.text(PictureText("x", x: 0, y: 0, ends: [], size: 0, color: .white))),
      named(shown(.rect(box(0, 0, 1, 1)), .image(PictureImage(pixels, in: box(1, 2, 3, 4)))), "i"),
    ]
  }

  @Test func aDocument() throws {
    let file = Data(try Self.pixels.png()).base64EncodedString()
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5" font-family="-apple-system, &#39;SF Pro Text&#39;, &#39;Helvetica Neue&#39;, Inter, &#39;Liberation Sans&#39;, Arial, &#39;DejaVu Sans&#39;, sans-serif" xml:space="preserve">
      <title>A &amp; B</title>
      <rect id="box" class="UIView" fill="#10ab30" fill-opacity="0.5" stroke="#ff0000" stroke-width="1.5" stroke-dasharray="2 1" x="1" y="2" width="3" height="4"/>
      <rect fill="none" fill-rule="evenodd" stroke="#0000ff" stroke-opacity="0.2" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" x="0" y="0" width="8" height="8" rx="2"/>
      <path id="box~2" fill="#000000" d="M0 0L1 -2Q3 4 5 6.25C1 1 2 2 3 3Z"/>
      <radialGradient id="~d1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="5"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" stop-opacity="0.2"/></radialGradient>
      <filter id="~d2" x="-50%" y="-50%" width="200%" height="200%"><feDropShadow dx="1" dy="2" stdDeviation="3" flood-color="#000000" flood-opacity="0.2"/></filter>
      <ellipse fill="url(#~d1)" filter="url(#~d2)" cx="6" cy="7" rx="5" ry="4"/>
      <linearGradient id="~d3" gradientUnits="userSpaceOnUse" x1="1" y1="2" x2="3" y2="4"><stop offset="0.25" stop-color="#00ff00"/></linearGradient>
      <rect fill="url(#~d3)" x="0" y="0" width="1" height="0"/>
      <clipPath id="~c4"><rect x="0" y="0" width="4" height="4" rx="1" clip-rule="evenodd"/></clipPath>
      <g id="g" class="UIView" transform="matrix(0.0 1.0 -1.0 0.25 5 6.5)" opacity="0.5" clip-path="url(#~c4)">
      <g transform="translate(5 6.5)">
      <text id="t" x="1" y="2" font-size="16" font-weight="700" font-style="italic" font-family="&#39;SF Mono&#39;, Menlo, &#39;Liberation Mono&#39;, &#39;DejaVu Sans Mono&#39;, monospace" fill="#000000" textLength="20" lengthAdjust="spacingAndGlyphs">a&lt;b</text>
      </g>
      </g>
      <text x="0" y="0" font-size="10" fill="#ffffff">x</text>
      <image id="i" x="1" y="2" width="3" height="4" preserveAspectRatio="none" href="data:image/png;base64,\(file)"/>
      </svg>

      """
    let drawn = try Picture(size: CGSize(width: 100, height: 50.5), title: "A & B", nodes: Self.nodes).svg()
    for (line, other) in zip(drawn.split(separator: "\n"), expected.split(separator: "\n")) { #expect(line == other) }
    #expect(drawn == expected)
  }

  /// Identifiers have letters, digits, `_`, `-` and `.`, begin with a letter, and are no longer than 80.
  @Test(
    arguments: [
      ("1st", "v1st"), ("späte Züge", "sp-te-Z-ge"), ("a/b", "a-b"), ("_x", "v_x"), ("<x>", "v-x-"), ("🙂", "v-"),
      ("a.b-c_d9", "a.b-c_d9"), (String(repeating: "n", count: 81), String(repeating: "n", count: 80)), ("0", "v0"),
      ("9", "v9"),
    ])
  func identifiers(name: String, expected: String) throws {
    let drawn = try picture(9, 9, [filled(box(0, 0, 1, 1), red, name: name)]).svg()
    #expect(drawn.firstMatch(of: /id="([^"]*)"/)?.1 == expected[...])
  }

  /// Numbers are cut to hundredths and to a million millions; texts to 2,000 characters, with a mark where more were.
  @Test func numbersAndTextsHaveLimits() {
    for (value, text) in [
      (1e13, "1000000000000"), (-1e13, "-1000000000000"), (0.05, "0.05"), (0.1, "0.1"), (12.34, "12.34"), (-0.004, "0"),
      (99.999, "100"),
    ] {
      var out = SVGText()
      out.number(value)
      #expect(String(decoding: out.bytes, as: UTF8.self) == text)
    }
    for (count, more) in [(1_999, ""), (2_000, ""), (2_001, "…")] {
      var out = SVGText()
      out.escaped(String(repeating: "a", count: count))
      #expect(String(decoding: out.bytes, as: UTF8.self) == String(repeating: "a", count: min(count, 2_000)) + more)
    }
    let marks: [(String, String)] = [
      ("\u{1F}", "\u{FFFD}"), (" ", " "), ("~", "~"), ("\u{7F}", "\u{FFFD}"), ("\u{9F}", "\u{FFFD}"),
      ("\u{A0}", "\u{A0}"),
      ("\u{2029}", "\u{2029}"), ("\u{202A}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\u{202F}", "\u{202F}"),
      ("\u{2065}", "\u{2065}"), ("\u{2066}", "\u{FFFD}"), ("\u{2069}", "\u{FFFD}"), ("\u{206A}", "\u{206A}"),
      ("\u{FFFD}", "\u{FFFD}"),
      ("\u{FFFF}", "\u{FFFD}"), ("\t\n\r", "   "), ("\u{10FFFF}", "\u{10FFFF}"),
    ]
    for (given, shown) in marks {
      var out = SVGText()
      out.escaped(given)
      #expect(String(decoding: out.bytes, as: UTF8.self) == shown)
    }
  }

  // MARK: Sheets

  /// Distances of 20, lines of 14 below each picture, a title of 30 above: three pictures in two columns, at most 50 by 40 each.
  @Test func aSheet() {
    func plain(_ width: Double, _ height: Double, _ title: String) -> Picture {
      Picture(size: CGSize(width: width, height: height), title: title, nodes: [filled(box(0, 0, 1, 1), red)])
    }
    let (ink, alarm) = (PictureColor(white: 0.5), PictureColor(red: 0.85, green: 0.1, blue: 0.1))
    var last = PictureSheet.Entry(plain(10, 10, "c"), captions: ["third"])
    last.hasEdge = false
    let entries = [
      PictureSheet.Entry(plain(100, 40, "a"), captions: ["first", "and more than there is room for"], isMarked: true),
      PictureSheet.Entry(plain(20, 80, "b")), last,
    ]
    func line(_ text: String, _ x: Double, _ y: Double, _ size: Double, _ weight: Int, _ color: PictureColor)
      -> PictureNode
    {
      PictureNode(.text(PictureText(text, x: x, y: y, ends: [], size: size, weight: weight, color: color)))
    }
    func screen(_ title: String, _ factor: Double, _ x: Double, _ y: Double) -> PictureNode {
      PictureNode(
        .group(
          PictureGroup(
            [filled(box(0, 0, 1, 1), red)], transform: PictureTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y))
        ),
        name: title, kind: "screen")
    }
    func edge(_ rect: CGRect, _ color: PictureColor) -> PictureNode {
      PictureNode(.shape(PictureShape(.rect(rect), stroke: .init(color, width: 1))))
    }
    let sheet = PictureSheet(title: "all", entries: entries, room: CGSize(width: 50, height: 40), columns: 2).picture
    #expect(
      sheet
        == Picture(
          size: CGSize(width: 480, height: 162), title: "all",
          nodes: [
            line("all", 20, 20, 15, 600, ink),
            PictureNode(
              .group(PictureGroup([screen("a", 0.5, 20, 50), edge(box(20, 50, 50, 20), alarm)])), kind: "broken"),
            line("first", 20, 84, 11, 600, ink), line("…om for", 20, 98, 11, 400, alarm),
            PictureNode(
              .group(PictureGroup([screen("b", 0.5, 90, 50), edge(box(90, 50, 10, 40), ink)])), kind: "entry"),
            PictureNode(.group(PictureGroup([screen("c", 1, 20, 118)])), kind: "entry"),
            line("third", 20, 142, 11, 600, ink),
          ]))
    // Without room each has its own size, and without a title the sheet is as wide as its widest row.
    let own = PictureSheet(title: "", entries: entries, columns: 0).picture
    #expect(own.size == CGSize(width: 140, height: 20 + 68 + 20 + 80 + 20 + 24 + 20))
    #expect(PictureSheet(title: "", entries: [], columns: 1).picture.size == .zero)
    #expect(PictureSheet(title: "t", entries: [], columns: 1).picture.size == CGSize(width: 480, height: 50))
  }

  // MARK: Differences

  @Test func differencesOfTexts() {
    #expect(
      PictureDifference(text: "a\nb\n", "a\nc\nd\n").lines == ["~ line 2: b → c", "~ line 3:  → d", "+ line 4: "])
    #expect(PictureDifference(text: "a\n\nb", "a").lines == ["- line 2: ", "- line 3: b"])
    for (count, left) in [(199, 0), (200, 0), (201, 1), (250, 50)] {
      let text = (1...count).map(String.init).joined(separator: "\n")
      let difference = PictureDifference(text: text, text.replacing(/\d+/, with: "x"))
      #expect(difference.lines.count == min(count, 200) && difference.left == left)
      #expect(difference.lines.first == "~ line 1: 1 → x")
    }
  }

  /// Elements by the groups with names around them; what has no name by its tag, numbered.
  @Test func differencesOfDocuments() {
    func document(_ first: String, _ second: String) -> String {
      "<svg width=\"9\">\n<g id=\"a\" opacity=\"1\">\n<g>\n\(first)\n</g>\n\(second)\n</g>\n<rect id=\"~d1\" x=\"0\"/>\n</svg>\n"
    }
    let old = document("<rect id=\"b\" x=\"1\"/>\n<rect x=\"2\"/>", "<text>one</text>\n<rect x=\"3\"/>")
    let new = document("<rect id=\"b\" x=\"5\"/>\n<rect x=\"2\"/>", "<text>two</text>\n<circle/>")
    #expect(
      PictureDifference(svg: old, new).lines == [
        "~ a/b: <rect x=\"1\"/> → <rect x=\"5\"/>", "~ a/text: <text>one</text> → <text>two</text>",
        "- a/rect 2: <rect x=\"3\"/>", "+ a/circle: <circle/>",
      ])
    #expect(PictureDifference(svg: old, old).lines.isEmpty)
    let bare = "<svg>\n<rect id=\"~d1\" x=\"0\"/>\n<rect x=\"1\"/>\n</svg>"
    #expect(
      PictureDifference(svg: bare, bare.replacing("x=\"1\"", with: "x=\"2\"")).lines == [
        "~ rect 2: <rect x=\"1\"/> → <rect x=\"2\"/>"
      ])
    let group = "<g id=\"a\" opacity=\"0.5\">\n</g>"
    #expect(
      PictureDifference(svg: group, "<g id=\"a\" opacity=\"1\">\n</g>").lines == [
        "~ a: <g opacity=\"0.5\"> → <g opacity=\"1\">"
      ])
  }

  @Test func differencesOfDisplayLists() {
    let one = Picture(
      size: CGSize(width: 100, height: 100), title: "",
      nodes: [
        PictureNode(
          .group(PictureGroup([words("ab", x: 1.006, y: 20, name: "w"), words("c")], transform: .shift(10, 0))),
          name: "g")
      ])
    let two = Picture(
      size: CGSize(width: 90, height: 100.5), title: "",
      nodes: [
        Self.named(Self.shown(.path([])), "p"),
        Self.named(Self.shown(.rect(box(0, 0, 1e20, 1)), .image(PictureImage(Self.pixels, in: .zero))), "q"),
      ])
    #expect(
      PictureDifference(one, two).lines == [
        "size: 100×100 → 90×100.5", "- g/w: \"ab\" at 11.01, 20, 16 pt, weight 400, #000000",
        "- g/text: \"c\" at 10, 20, 16 pt, weight 400, #000000", "+ p: nowhere", "+ q: (0, 0; 1e+20×1), image #010203",
      ])
  }

  @Test(arguments: [
    (
      PictureError.tooLarge(title: "a", pixels: 2e9, limit: 64_000_000),
      "a: 2000000000.0 pixels, at most 64000000 are drawn; choose a smaller scale"
    ),
    (.badFont(expected: "b", actual: "c"), "the font cannot be drawn from: expected b, found c"),
    (.unreadable(expected: "b", actual: "c"), "no picture that can be compared: expected b, found c"),
    (.compression(code: -5), "zlib refused with -5"),
  ])
  func errors(error: PictureError, words: String) { #expect(error.description == words) }
}
