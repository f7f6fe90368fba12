// How HTML looks as a text, by CSS and the HTML standard, value for value: colours, sizes, lines, sides, lists, and documents written and read.
import Foundation
import SwivelUI
import Testing

@MainActor struct HTMLStyleTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
  }
  private func first<Value>(_ html: String, _ key: NSAttributedString.Key, _ type: Value.Type) throws -> Value? {
    try read(html).attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// CSS Color: three digits are each written twice, names are those of HTML 4 and orange; what is no colour changes nothing.
  @Test(
    arguments: [
      ("#f80", [255, 136, 0, 1]), ("#FF8800", [255, 136, 0, 1]), ("rgb(1, 2, 3)", [1, 2, 3, 1]),
      ("rgba(10,20,30,0.5)", [10, 20, 30, 0.5]), ("rgb(10 20 30 / 0.25)", [10, 20, 30, 0.25]),
      ("orange", [255, 165, 0, 1]), ("Navy", [0, 0, 128, 1]), ("grey", [128, 128, 128, 1]),
      ("teal !important", [0, 128, 128, 1]), ("nonsense", [0, 0, 0, 1]), ("#12", [0, 0, 0, 1]),
      ("#gggggg", [0, 0, 0, 1]), ("rgb(1, 2)", [0, 0, 0, 1]),
    ] as [(String, [CGFloat])])
  func colours(_ value: String, _ parts: [CGFloat]) throws {
    let color = try #require(try first("<p style=\"color: \(value)\">a</p>", .foregroundColor, UIColor.self))
    let found = try #require(color.cgColor.components)
    #expect(found.count == 4)
    for (index, part) in parts.enumerated() {
      #expect(abs(found[index] * (index < 3 ? 255 : 1) - part) < 0.01, "\(value)")
    }
  }

  /// CSS Fonts, "absolute size": 3/5, 3/4, 8/9, 1, 6/5, 3/2 and 2 of the usual size, which is 12 here; HTML, "parsing a legacy font size":
  /// signs count from 3, and what is beyond 1 to 7 is the nearest of them.
  @Test(
    arguments: [
      ("<p style='font-size:xx-small'>", 7.2), ("<p style='font-size:x-small'>", 9),
      ("<p style='font-size:small'>", 10.67), ("<p style='font-size:medium'>", 12),
      ("<p style='font-size:large'>", 14.4), ("<p style='font-size:x-large'>", 18),
      ("<p style='font-size:xx-large'>", 24), ("<p style='font-size:150%'>", 18), ("<p style='font-size:2rem'>", 24),
      ("<p style='font-size:9pt'>", 9), ("<p style='font-size:0px'>", 12), ("<p style='font-size:3vw'>", 12),
      ("<p style='font-size:20px'><span style='font-size:0.5em'>", 10), ("<font size=3>", 12), ("<font size=5>", 18),
      ("<font size=7>", 36), ("<font size='+2'>", 18), ("<font size='-0'>", 12), ("<font size='+9'>", 36),
      ("<font size=99>", 36), ("<font size=0>", 7.5), ("<font size='-9'>", 7.5), ("<font size=x>", 12),
      ("<h3>", 14.04), ("<h6>", 8.04), ("<p style='font-size:20px'><h1>", 40),
      ("<style>#a{font-size:30px}</style><p id=A>", 30),
      ("<style>p.big{font-size:30px}</style><p class=big>", 30),
      ("<style>p.big{font-size:30px}</style><div class=big>", 12), ("<style>*{font-size:30px}</style><b>", 30),
      ("<style>b,i{font-size:30px}</style><i>", 30), ("<style>p{font-size:30px}</style><p style='font-size:8px'>", 8),
    ] as [(String, CGFloat)])
  func sizes(_ tags: String, _ size: CGFloat) throws {
    let font = try #require(try first(tags + "a", .font, UIFont.self))
    // The sizes browsers have for 1 are 10 of 16 pixels.
    #expect(abs(font.pointSize - size) < 0.07, "\(tags)")
  }

  /// Lines under and through words, slants, sides: the elements of the HTML standard's style sheet, and CSS where it says otherwise.
  @Test(
    arguments: [
      ("<u>a</u>", "under"), ("<ins>a</ins>", "under"), ("<s>a</s>", "through"), ("<del>a</del>", "through"),
      ("<strike>a</strike>", "through"), ("<em>a</em>", "slant"), ("<cite>a</cite>", "slant"), ("<i>a</i>", "slant"),
      ("<p align=center>a</p>", "middle"), ("<center>a</center>", "middle"), ("<p align=right>a</p>", "right"),
      ("<p style='text-align:justify'>a</p>", "both"), ("<p style='text-align:left'>a</p>", "left"),
      ("<p style='text-decoration:underline line-through'>a</p>", "under through"),
      ("<u><span style='text-decoration:none'>a</span></u>", ""),
      ("<i><span style='font-style:normal'>a</span></i>", ""),
      ("<a href='https://e.org'>a</a>", "under link"), ("<a>a</a>", ""),
      ("<a href='https://e.org' style='text-decoration:none'>a</a>", "link"),
      ("<span style='background:#fff'>a</span>", "ground"), ("a", ""),
    ])
  func marks(_ html: String, _ expected: String) throws {
    var found: [String] = []
    if (try first(html, .underlineStyle, Int.self) ?? 0) != 0 { found.append("under") }
    if (try first(html, .strikethroughStyle, Int.self) ?? 0) != 0 { found.append("through") }
    let font = try #require(try first(html, .font, UIFont.self))
    if font.fontDescriptor.symbolicTraits.contains(.traitItalic) { found.append("slant") }
    if try first(html, .link, URL.self) != nil { found.append("link") }
    if try first(html, .backgroundColor, UIColor.self) != nil { found.append("ground") }
    let sides: [NSTextAlignment: String] = [.center: "middle", .right: "right", .justified: "both", .left: "left"]
    let side = try #require(try first(html, .paragraphStyle, NSParagraphStyle.self)).alignment
    if let word = sides[side] { found.append(word) }
    #expect(found.joined(separator: " ") == expected, "\(html)")
  }

  /// Letters: entities that are none stay as they are written; cells of a row stand behind tabs; lists within lists are further in.
  @Test(
    arguments: [
      ("&nosuch; &;", "&nosuch; &;"), ("&#65;&#X42;&#x43;", "ABC"), ("a&nbsp; b", "a\u{A0} b"),
      ("&hellip;&eacute;&shy;", "…é\u{AD}"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc\n"),
      ("a<hr>b", "a\nb"), ("a<img src=x>b", "ab"), ("<a title='x > y'>a</a>", "a"), ("<p\nclass = 'x' >a", "a"),
      ("<!DOCTYPE html><?xml?>a", "a"), ("<!-- > -->a", "a"), ("<script>x", ""), ("a<", "a<"), ("a</", "a</"),
      ("<ol><li>a</ol><ol><li>b</ol>", "\t1.\ta\n\t1.\tb\n"), ("<li>a</li>", "a\n"),
    ])
  func letters(_ html: String, _ expected: String) throws { #expect(try read(html).string == expected, "\(html)") }

  /// However many tags are open, what they hold is read.
  @Test func depth() throws {
    for count in [198, 199, 200, 5000] {
      #expect(
        try read(String(repeating: "<b>", count: count) + "a" + String(repeating: "</b>", count: count)).string == "a")
    }
  }

  /// Lists are 36 points in, once for each they are in, with a tab 25 points before and one at it.
  @Test func lists() throws {
    for (html, indent) in [("<ul><li>a</ul>", 36), ("<ul><li><ul><li>a</ul></ul>", 72)] as [(String, CGFloat)] {
      let text = try read(html)
      let style = try #require(
        text.attribute(.paragraphStyle, at: text.length - 2, effectiveRange: nil) as? NSParagraphStyle)
      #expect(style.headIndent == indent && style.firstLineHeadIndent == 0, "\(html)")
      #expect(style.tabStops.map(\.location) == [indent - 25, indent], "\(html)")
    }
  }

  /// What is read: the encoding that is named, the kind that is named or that the first letter says; what was read is told.
  @Test func documents() throws {
    let latin: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: Int(String.Encoding.isoLatin1.rawValue)
    ]
    #expect(try NSAttributedString(data: Data([0x3C, 0x62, 0x3E, 0xFC]), options: latin).string == "ü")
    #expect {
      try NSAttributedString(data: Data([0xFF, 0xFF]))
    } throws: {
      ($0 as? CocoaError)?.code == .fileReadInapplicableStringEncoding
    }
    for (text, kind, words) in [
      (" <b>a</b>", "NSHTML", "a"), ("a<b>", "NSPlainText", "a<b>"), ("", "NSPlainText", ""),
    ] {
      var told: NSDictionary?
      let read = try NSAttributedString(data: Data(text.utf8), documentAttributes: &told)
      #expect(read.string == words && told?["DocumentType"] as? String == kind, "\(text)")
    }
    let plain = try NSAttributedString(
      data: Data("<b>".utf8),
      options: [.documentType: "NSPlainText", .defaultAttributes: [NSAttributedString.Key.link: "x"]])
    #expect(plain.string == "<b>" && plain.attribute(.link, at: 0, effectiveRange: nil) as? String == "x")
  }

  /// What is written: a tag for each look, closed within its line, letters of HTML as entities; plain are the letters alone.
  @Test func writing() throws {
    for (key, value, expected) in [
      (.font, UIFont.boldSystemFont(ofSize: 12), "<b>a&amp;b</b>"),
      (.font, UIFont.italicSystemFont(ofSize: 12), "<i>a&amp;b</i>"),
      (.font, UIFont.systemFont(ofSize: 12), "a&amp;b"), (.underlineStyle, 1, "<u>a&amp;b</u>"),
      (.underlineStyle, 0, "a&amp;b"), (.strikethroughStyle, 1, "<s>a&amp;b</s>"),
      (
        .link, URL(string: "https://e.org/?a&b") ?? URL(filePath: "/"), "<a href=\"https://e.org/?a&amp;b\">a&amp;b</a>"
      ),
      (.link, "x\"y", "<a href=\"x&quot;y\">a&amp;b</a>"),
    ] as [(NSAttributedString.Key, Any, String)] {
      let text = NSAttributedString(string: "a&b\n\na&b", attributes: [key: value])
      let whole = NSRange(location: 0, length: text.length)
      let html = try text.data(from: whole, documentAttributes: [.documentType: "NSHTML"])
      let body = String(decoding: html, as: UTF8.self)
      #expect(body.contains("<p>\(expected)</p>\n<p></p>\n<p>\(expected)</p>\n</body>"), "\(body)")
      #expect(try text.data(from: NSRange(location: 0, length: 4)) == Data("a&b\n".utf8))
    }
  }
}
