// Comma-separated values by RFC 4180: quotes, lines within quotes, and the line a row begins on.
import Conformance
import Testing

struct CSVTests {
  /// The text; each row's line and cells.
  @Test(
    arguments: [
      ("", []), ("\n\n", []), ("a", [(1, ["a"])]), ("a,b\nc,d\n", [(1, ["a", "b"]), (2, ["c", "d"])]),
      ("a,b\r\nc,d", [(1, ["a", "b"]), (2, ["c", "d"])]), ("a\n\nb", [(1, ["a"]), (3, ["b"])]),
      (",", [(1, ["", ""])]), ("a,,b", [(1, ["a", "", "b"])]), ("\"a,b\",c", [(1, ["a,b", "c"])]),
      ("\"say \"\"no\"\"\",c", [(1, ["say \"no\"", "c"])]), ("\"\"", []), ("\"\",", [(1, ["", ""])]),
      ("\"\"\"\"", [(1, ["\""])]), ("\"one\ntwo\",b\nc", [(1, ["one\ntwo", "b"]), (3, ["c"])]),
      ("\"a\"", [(1, ["a"])]), ("x\"y\"", [(1, ["xy"])]),
    ] as [(String, [(Int, [String])])])
  func rows(text: String, expected: [(Int, [String])]) throws {
    let rows = try CSVTable(text).rows
    #expect(rows.map(\.line) == expected.map(\.0))
    #expect(rows.map(\.cells) == expected.map(\.1))
  }

  @Test(arguments: [("\"a", 1), ("a\nb,\"c\nd", 2), ("a\"", 1), ("\"\"\"", 1)])
  func aQuoteThatStaysOpen(text: String, row: Int) {
    #expect(throws: ConformanceError.openQuote(row: row)) { try CSVTable(text) }
  }
}
