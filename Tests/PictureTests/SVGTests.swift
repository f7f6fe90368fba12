// The SVG writer: well-formed for a parser that is not ours, whatever an app says, and the same every time.
import CXML2
import Foundation
import Picture
import Testing

/// A document as libxml2 reads it.
private struct Parsed {
  var elements: [String] = []
  var ids: [String] = []
  var texts: [String] = []
  var isWellFormed = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_HUGE.rawValue)
    let document = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        xmlReadMemory($0.baseAddress, Int32($0.count), "a.svg", nil, options)
      }
    }
    guard let document else { return }
    defer { xmlFreeDoc(document) }
    isWellFormed = true
    visit(xmlDocGetRootElement(document))
  }

  private mutating func visit(_ node: xmlNodePtr?) {
    guard let node, node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = node.pointee.name.map { String(cString: $0) } ?? ""
    elements.append(name)
    if let id = xmlGetProp(node, "id") {
      ids.append(String(cString: id))
      free(id)
    }
    if name == "text", let content = xmlNodeGetContent(node) {
      texts.append(String(cString: content))
      free(content)
    }
    var child = node.pointee.children
    while let now = child {
      visit(now)
      child = now.pointee.next
    }
  }
}

@Suite struct SVGTests {
  /// What an app says, and what an XML parser gives back.
  @Test(arguments: [
    ("plain", "plain"), ("</text><script>alert(1)</script>", "</text><script>alert(1)</script>"),
    ("a & b < c > d \" e ' f", "a & b < c > d \" e ' f"), ("]]>", "]]>"), ("&amp;", "&amp;"),
    ("bell\u{07}nul\u{00}", "bell\u{FFFD}nul\u{FFFD}"), ("two\nlines\tand", "two lines and"),
    ("\u{202E}turned\u{202C}", "\u{FFFD}turned\u{FFFD}"), ("שלום עולם", "שלום עולם"), ("👩‍👩‍👧‍👦 🇩🇪", "👩‍👩‍👧‍👦 🇩🇪"),
    ("\u{FFFE}", "\u{FFFD}"),
  ]) func textIsTextWhateverItSays(said: String, read: String) throws {
    let parsed = Parsed(try picture(100, 40, [words(said, name: said)]).svg())
    #expect(parsed.isWellFormed)
    #expect(parsed.texts == [read])
    #expect(!parsed.elements.contains("script"))
    #expect(parsed.elements == ["svg", "title", "text"])
  }

  @Test func namesBecomeIdentifiersEachOnce() throws {
    let names = ["login", "login", "1st", "späte Züge", "login~2", "a/b", "<x>", "🙂"]
    let parsed = Parsed(try picture(10, 10, names.map { filled(box(0, 0, 1, 1), red, name: $0) }).svg())
    #expect(parsed.isWellFormed)
    #expect(parsed.ids.count == names.count)
    #expect(Set(parsed.ids).count == names.count)
    #expect(parsed.ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.~-]*/) != nil })
    #expect(parsed.ids.first == "login")
  }

  /// Numbers are finite, with at most two digits after the point.
  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (0.25, "0.25"), (1 / 3, "0.33"), (-2.5, "-2.5"), (-0.001, "0"), (1_234_567, "1234567"),
    (.nan, "0"), (.infinity, "0"), (0.999, "1"),
  ]) func numbersAreShort(value: Double, written: String) throws {
    let drawn = try picture(10, 10, [filled(CGRect(x: value, y: 7, width: 1, height: 1), red)]).svg()
    #expect(drawn.contains("<rect fill=\"#ff0000\" x=\"\(written)\" y=\"7\""))
  }

  @Test(arguments: [(0.0, 10.0), (10, 0), (-1, 5), (.nan, 5), (.infinity, 5), (1e9, 5)])
  func aPictureOfNoSizeIsAnError(width: Double, height: Double) {
    let nothing = picture(width, height, [])
    #expect(throws: PictureError.self) { try nothing.svg() }
    #expect(throws: PictureError.self) { try nothing.png(fonts: .none) }
    #expect(throws: PictureError.self) { try nothing.text() }
  }

  @Test func whatIsDeepIsCutOffAndStaysWellFormed() throws {
    var node = filled(box(0, 0, 1, 1), red)
    for _ in 0..<5_000 { node = PictureNode(.group(PictureGroup([node]))) }
    let deep = picture(10, 10, [node])
    #expect(Parsed(try deep.svg()).isWellFormed)
    #expect(try deep.png(scale: 1, fonts: .none).count > 0)
  }

  /// ITU-R BT.601: the weights of red, green and blue add up to one, so that white is 1 and black is 0.
  @Test(arguments: [(PictureColor.white, 1.0), (.black, 0), (PictureColor(red: 1, green: 0, blue: 0), 0.299)])
  func luminance(color: PictureColor, expected: Double) { #expect(abs(color.luminance - expected) < 1e-9) }

  /// SVG 1.1, 9.4: an ellipse is its centre and two radii; in a box at (10, 20) of 30×8 these are (25, 24), 15 and 4.
  @Test func ellipsesHaveRadii() throws {
    let node = PictureNode(.shape(PictureShape(.ellipse(box(10, 20, 30, 8)), fill: .color(red))))
    let text = try picture(60, 40, [node]).svg()
    let begin = try #require(text.range(of: "<ellipse "))
    let element = text[begin.upperBound...].prefix { $0 != ">" }
    for attribute in ["cx=\"25\"", "cy=\"24\"", "rx=\"15\"", "ry=\"4\"", "fill="] {
      #expect(element.contains(attribute), "\(element)")
    }
  }

  @Test func everyKindOfPartIsDrawn() throws {
    let parts = [
      PictureNode(
        .shape(
          PictureShape(
            .box(box(0, 0, 8, 8), radius: 2, corners: [.topLeft]),
            fill: .gradient(PictureGradient([.init(0, red), .init(1, blue)], from: .zero, to: CGPoint(x: 8, y: 0))),
            stroke: PictureShape.Stroke(green, width: 1, dash: [1, 2], isRound: true),
            shadow: PictureShape.Shadow(.black, offset: CGSize(width: 0, height: 1), radius: 2)))),
      PictureNode(
        .group(
          PictureGroup(
            [PictureNode(.shape(PictureShape(.ellipse(box(1, 1, 4, 4)), fill: .color(red))))],
            transform: PictureTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 5), opacity: 0.5,
            clip: .rect(box(0, 0, 4, 4))))),
    ]
    let drawn = picture(10, 10, parts)
    let parsed = Parsed(try drawn.svg())
    #expect(parsed.isWellFormed)
    for element in ["linearGradient", "filter", "clipPath", "ellipse", "path"] {
      #expect(parsed.elements.contains(element), "\(element)")
    }
    #expect(try drawn.svg() == drawn.svg())
  }

  /// SVG's filters: a shape with a shadow refers to the filter that was defined for it, another to none.
  @Test func aShadowIsTheFilterOfItsShape() throws {
    let shadow = PictureShape.Shadow(.black, offset: CGSize(width: 1, height: 2), radius: 6)
    let shape = PictureNode(.shape(PictureShape(.rect(box(1, 1, 5, 5)), fill: .color(red), shadow: shadow)))
    let text = try picture(10, 10, [filled(box(0, 0, 1, 1), blue), shape]).svg()
    #expect(Parsed(text).isWellFormed)
    let filter = try #require(text.firstMatch(of: /<filter id="([^"]+)"/)).output.1
    #expect(text.matches(of: /filter="url\(#([^)]+)\)"/).map(\.output.1) == [filter])
    // Core Animation's radius is two standard deviations.
    #expect(text.contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\""))
  }

  /// A shape that is nothing but its shadow: SVG's filter takes the form of what is filled, and leaves the fill itself out.
  @Test func aShadowAlone() throws {
    let shadow = PictureShape.Shadow(.black, offset: CGSize(width: 1, height: 2), radius: 6)
    let text = try picture(10, 10, [PictureNode(.shape(PictureShape(.rect(box(1, 1, 5, 5)), shadow: shadow)))]).svg()
    #expect(Parsed(text).isWellFormed && !text.contains("fill=\"none\""))
    #expect(text.contains("<feOffset in=\"SourceAlpha\" dx=\"1\" dy=\"2\"/>"))
    #expect(text.contains("<feGaussianBlur stdDeviation=\"3\" result=\"place\"/>"))
    #expect(text.contains("<feComposite in2=\"place\" operator=\"in\"/>"))
  }
}
