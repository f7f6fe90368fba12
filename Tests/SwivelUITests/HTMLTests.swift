// HTML as texts with attributes: what is read of it by the HTML standard, and what stands in UIKit's texts for its lines.
import Foundation
import SwivelUI
import Testing

@MainActor struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// The words: white space counts once and not at the ends of lines (CSS, "white-space: normal"), paragraphs end in line breaks,
  /// `br` is a line separator, entities are letters.
  @Test(
    arguments: [
      ("plain", "plain"), ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a<br>b", "a\u{2028}b"),
      ("  a \n  b  ", "a b"), ("<b>a</b> <i>b</i>", "a b"), ("<div>a</div>b", "a\nb"),
      ("Fish &amp; Chips &lt;3 &#8364;&#x20AC;&euro;", "Fish & Chips <3 €€€"), ("1 < 2 & 3", "1 < 2 & 3"),
      ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
      ("<ol><li>One<li>Two</ol>", "\t1.\tOne\n\t2.\tTwo\n"),
      ("<style>p { color: red }</style><script>if (a < b) {}</script><!-- no -->a", "a"),
      ("<STYLE>p { color: red }</STYLE><SCRIPT>x</SCRIPT><P>a</P>b", "a\nb"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("<p>open", "open"), ("<p>a<p>b", "a\nb"), ("</b>a<unknown>b", "ab"), ("", ""),
      ("<html><head><title>T</title></head><body><h1>H</h1>x</body></html>", "H\nx\n"),
    ])
  func words(_ html: String, _ expected: String) throws { #expect(try read(html).string == expected, "\(html)") }

  /// The looks: sizes by the HTML standard's style sheet (h1 twice the font of 12, small 0.83), CSS where it says fonts and colours.
  @Test(
    arguments: [
      ("a", 12, false), ("<h1>a</h1>", 24, true), ("<h2>a</h2>", 18, true), ("<strong>a</strong>", 12, true),
      ("<span style='font-size: 17px'>a</span>", 17, false), ("<span style=\"font-size:1.5em\">a</span>", 18, false),
      ("<style>body { font-size: 20px; } b { font-size: 10pt }</style><body>a</body>", 20, false),
      ("<style>.big{font-size:30px}</style><p class='x big'>a</p>", 30, false), ("<font size='6'>a</font>", 24, false),
      ("<span style='font-weight:700'>a</span>", 12, true),
    ] as [(String, CGFloat, Bool)])
  func looks(_ html: String, _ size: CGFloat, _ isBold: Bool) throws {
    let font = try #require(try read(html).attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    #expect(abs(font.pointSize - size) < 0.01, "\(html)")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold, "\(html)")
  }

  @Test func linksAndColours() throws {
    let text = try read("see <a href=\"https://example.com/a?b=1&amp;c=2\">this</a> <font color='#ff0000'>red</font>")
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.com/a?b=1&c=2"))
    #expect(text.attribute(.link, at: 3, effectiveRange: nil) == nil)
    let red = try #require(text.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor)
    #expect(red.cgColor.components == [1, 0, 0, 1])
  }

  /// What is written is read again as the same words; another kind than these is an error.
  @Test func written() throws {
    let text = NSMutableAttributedString(string: "a < b\nbold", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 6, length: 4))
    let whole = NSRange(location: 0, length: text.length)
    let html = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    #expect(String(decoding: html, as: UTF8.self).contains("<p>a &lt; b</p>\n<p><b>bold</b></p>"))
    #expect(try NSAttributedString(data: html).string == "a < b\nbold\n")
    #expect(throws: CocoaError.self) {
      try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: html, options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
