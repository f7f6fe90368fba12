// Attributed strings made of Markdown and of each other, and predicates made of text: Apple's documentation of both.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct MarkdownTests {
  /// A text as its runs: each with the bits of its meaning where it has any, and its link.
  private static func runs(_ text: AttributedString) -> String {
    text.runs.map { run in
      let words = String(text[run.range].characters)
      let intent = run.inlinePresentationIntent.map { "{\($0.rawValue)}" } ?? ""
      return words + intent + (run.link.map { "<\($0.absoluteString)>" } ?? "")
    }.joined(separator: "|")
  }

  /// CommonMark's rules of emphasis, code, links and escapes; the meanings' values are Foundation's: 1 for stressed, 2 for strongly
  /// stressed, 4 for code, 32 for struck through.
  @Test(arguments: [
    ("plain", "plain"), ("a *b* c", "a |b{1}| c"), ("**b**", "b{2}"), ("***b***", "b{3}"), ("__b__ _c_", "b{2}| |c{1}"),
    ("**a *b* c**", "a {2}|b{3}| c{2}"), ("`a *b*`", "a *b*{4}"), ("~~gone~~", "gone{32}"), ("2 * 3 * 4", "2 * 3 * 4"),
    (#"\*a\*"#, "*a*"), ("snake_case_name", "snake_case_name"), ("open **end", "open **end"),
    ("[Swift](https://swift.org)!", "Swift<https://swift.org>|!"),
    ("see [*it*](x/y)", "see |it{1}<https://a.org/x/y>"), ("[no] (link)", "[no] (link)"), ("a\nb", "a b"),
  ])
  func marks(markdown: String, runs: String) throws {
    let text = try AttributedString(markdown: markdown, baseURL: URL(string: "https://a.org/"))
    #expect(Self.runs(text) == runs)
  }

  @Test func spaceIsKeptOnWish() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n*b*", options: options).characters) == "a\n\nb")
    #expect(try NSAttributedString(markdown: "**b** c").string == "b c")
  }

  @Test func bothKindsAreMadeOfEachOther() throws {
    var text = AttributedString("red")
    text.foregroundColor = UIColor.red
    text.append(AttributedString(" plain"))
    let old = NSAttributedString(text)
    #expect(old.string == "red plain")
    #expect(old.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(old.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(AttributedString(old) == text)
  }

  /// The Predicate Format String Syntax: texts, comparisons, options, and arguments in their order.
  @Test(arguments: [
    ("SELF MATCHES 'a+'", "aaa", true), ("SELF MATCHES 'a+'", "aaab", false), ("SELF CONTAINS[c] 'BC'", "abcd", true),
    ("SELF CONTAINS 'BC'", "abcd", false), ("SELF BEGINSWITH[cd] 'É'", "east", true),
    ("SELF ENDSWITH 'st'", "east", true),
    ("SELF LIKE 'e*t'", "east", true), ("SELF LIKE 'e?t'", "east", false), ("SELF == 'x' OR SELF == 'y'", "y", true),
    ("NOT (SELF == 'x' && TRUEPREDICATE)", "x", false), ("SELF IN {'a', 'b'}", "b", true), ("SELF != 'a'", "a", false),
  ])
  func predicates(format: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == holds)
  }

  /// The same, "Basic Comparisons": of texts, numbers, dates, each way round.
  @Test(
    arguments: [
      ("a", "b", [true, true, true, false, false, false]), ("b", "a", [true, false, false, false, true, true]),
      ("a", "a", [false, true, false, true, true, false]), ("a", "ab", [true, true, true, false, false, false]),
      ("", "a", [true, true, true, false, false, false]), (1, 2.5, [true, true, true, false, false, false]),
      (2.5, 1, [true, false, false, false, true, true]), (2, 2.0, [false, true, false, true, true, false]),
      (-1, 1, [true, true, true, false, false, false]),
      (
        Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 2),
        [true, true, true, false, false, false]
      ),
    ] as [(any Sendable, any Sendable, [Bool])])
  func comparisons(one: any Sendable, other: any Sendable, holds: [Bool]) {
    let found = ["!=", "<=", "<", "==", ">=", ">"].map { sign in
      NSPredicate(format: "SELF \(sign) %@", other).evaluate(with: one)
    }
    #expect(found == holds, "\(one) and \(other)")
    let between = NSPredicate(format: "SELF BETWEEN {%@, %@}", one, other)
    #expect(between.evaluate(with: one) == holds[1] && between.evaluate(with: other) == holds[1])
  }

  @Test func predicatesWithArguments() {
    final class Film: NSObject {
      let title: String
      let year: NSNumber
      init(_ title: String, _ year: Int) { (self.title, self.year) = (title, NSNumber(value: year)) }
    }
    let films = [Film("Metropolis", 1927), Film("M", 1931), Film("Fury", 1936)]
    func titles(_ predicate: NSPredicate) -> [String] {
      films.filter { predicate.evaluate(with: $0) }.map(\.title)
    }
    let word = "M"
    #expect(titles(NSPredicate(format: "title BEGINSWITH %@", word)) == ["Metropolis", "M"])
    #expect(titles(NSPredicate(format: "%K > %d AND title != %@", "year", 1930, "M")) == ["Fury"])
    #expect(titles(NSPredicate(format: "year BETWEEN {%d, %d}", 1930, 1936)) == ["M", "Fury"])
    // Objects are arguments, and what bridges to one is one by `as CVarArg`, as in Apple's own code for Core Data.
    let year = NSNumber(value: 1931)
    #expect(titles(NSPredicate(format: "year == %@", year)) == ["M"])
    let (day, id) = (Date(timeIntervalSinceReferenceDate: 60), UUID())
    #expect(NSPredicate(format: "SELF >= %@", day as NSDate).evaluate(with: day))
    #expect(!NSPredicate(format: "SELF > %@", day as CVarArg).evaluate(with: day))
    #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
    #expect(String(format: "%@", id as CVarArg) == id.uuidString)
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(address.evaluate(with: "a.b@c.org") && !address.evaluate(with: "a.b@c"))
  }

  @Test func aWrongPredicateIsAnException() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(!NSPredicate(format: "SELF FITS 'a'").evaluate(with: "a"))
      #expect(AppScene.running?.exception?.contains("Unable to parse the format string") == true)
    }
  }
}
