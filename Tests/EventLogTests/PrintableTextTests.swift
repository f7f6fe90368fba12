// What a terminal would obey is written out.
import EventLog
import Foundation
import Testing
import Vocabulary

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("landscapeLeft ⇒ settled", "landscapeLeft ⇒ settled"),
    ("a\tb\nc", "a\tb\nc"),
    ("\u{1b}[31mred", "\\u{1b}[31mred"),
    ("\u{1b}]0;title\u{07}", "\\u{1b}]0;title\\u{7}"),
    ("over\rwritten", "over\\u{d}written"),
    ("\u{9b}2J", "\\u{9b}2J"),
    ("\u{7f}", "\\u{7f}"),
    ("\u{202e}gpj.exe", "\\u{202e}gpj.exe"),
    ("one\u{2028}two\u{2029}three", "one\\u{2028}two\\u{2029}three"),
    ("naïve 🙂 עברית", "naïve 🙂 עברית"),
  ])
  func ordersAreWrittenOut(_ text: String, _ expected: String) { #expect(text.printable == expected) }

  /// A line of an app's is no line of ours.
  @Test func linesStayOne() {
    #expect("Save\n#2 tap 'x' ⇒ settled\t\u{1b}".printableLine == "Save\\n#2 tap 'x' ⇒ settled\t\\u{1b}")
  }

  /// RFC 8259, 7: any character may be written as its number, and a reader gives it back.
  @Test(arguments: ["\u{1b}[31m", "\u{9b}2J", "\u{7f}", "\u{202e}gpj.exe", "\u{2066}x\u{2069}", "a\u{2028}b\u{2029}"])
  func jsonSpellsThemAsNumbers(_ text: String) throws {
    var json = JSONText.array
    json.append(text)
    #expect(!json.closed.unicodeScalars.contains { $0.isOrder })
    #expect(try JSONSerialization.jsonObject(with: Data(json.closed.utf8)) as? [String] == [text])
  }
}
