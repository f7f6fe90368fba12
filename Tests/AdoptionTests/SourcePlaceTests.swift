// Where the compiler says the lines of a rewritten file are: each row a text, and what is written for `/a/b.swift`.
import Testing

@testable import Adoption

struct SourcePlaceRow: Sendable, CustomTestStringConvertible {
  var what: String
  var source: String
  /// `2>` and `1>` stand for directives that call the line after them 2 or 1.
  var expected: String

  var testDescription: String { what }

  init(_ what: String, _ source: String, _ expected: String) {
    self.what = what
    self.source = source
    self.expected = expected
  }
}

@Suite struct SourcePlaceTests {
  /// By The Swift Programming Language: `#sourceLocation(file:line:)` names the line that follows it.
  private static func directive(_ line: Int, _ path: String = "/a/b.swift") -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line))"
  }

  private static let rows = [
    SourcePlaceRow("an empty first line gives its place", "\nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow("one of blanks", "\t \nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow("a comment gives its place", "// of mine\nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow("lines that end as Windows ends them", "// of mine\r\nlet a = 1\r\n", "2>\r\nlet a = 1\r\n"),
    SourcePlaceRow("behind a byte order mark", "\u{FEFF}// of mine\nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow("a comment with an end", "/* of mine */\nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow("a comment that goes on stays", "/* of\nmine */\nlet a = 1\n", "1>\n/* of\nmine */\nlet a = 1\n"),
    SourcePlaceRow("one that only looks ended", "/*/\nof mine */\nlet a = 1\n", "1>\n/*/\nof mine */\nlet a = 1\n"),
    SourcePlaceRow("the shortest there is", "/**/\nlet a = 1\n", "2>\nlet a = 1\n"),
    SourcePlaceRow(
      "code between two comments stays", "/* a */ let a = 1 /* b */\nlet b = 2\n",
      "1>\n/* a */ let a = 1 /* b */\nlet b = 2\n"),
    SourcePlaceRow(
      "code behind a comment stays", "/* a */ let a = 1\nlet b = 2\n", "1>\n/* a */ let a = 1\nlet b = 2\n"),
    SourcePlaceRow("code stays", "let a = 1\nlet b = 2\n", "1>\nlet a = 1\nlet b = 2\n"),
    SourcePlaceRow("one line", "let a = 1", "1>\nlet a = 1"),
    SourcePlaceRow("nothing", "", "1>\n"),
    SourcePlaceRow("an import moves to the end", "import A\nlet a = 1\n", "2>\nlet a = 1\nimport A"),
    SourcePlaceRow("several", "import A; import B_2\nlet a = 1\n", "2>\nlet a = 1\nimport A; import B_2"),
    SourcePlaceRow("not behind a line that has no end", "import A\nlet a = 1", "1>\nimport A\nlet a = 1"),
    SourcePlaceRow("not one with code", "import A; let a = 1\nf()\n", "1>\nimport A; let a = 1\nf()\n"),
    SourcePlaceRow(
      "but behind a last line of ours", "import A\nlet a = 1\nextension P { func f() {} }",
      "2>\nlet a = 1\nextension P { func f() {} }; import A"),
  ]

  @Test(arguments: rows) func named(row: SourcePlaceRow) {
    let expected = row.expected.first == "2" ? Self.directive(2) : Self.directive(1)
    #expect(SourcePlace.named(row.source, as: "/a/b.swift") == expected + row.expected.dropFirst(2))
  }

  @Test func pathsAreTextsOfSwift() {
    #expect(SourcePlace.named("\n", as: "/a\\b/\"c\".swift") == Self.directive(2, "/a\\\\b/\\\"c\\\".swift") + "\n")
  }
}
