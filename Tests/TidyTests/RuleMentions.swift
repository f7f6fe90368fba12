// Which tests name which rules: in the title, the arguments, the comments or the body of a test, or in a table it runs.
import Foundation

/// Finds rule numbers in tests.
enum RuleMentions {
  /// The tests that name each rule, sorted; a test is `Target/File.function`, a row of the published table its own.
  static func tests(files: [SourceFile], table: String) -> [String: [String]] {
    var found: [String: Set<String>] = [:]
    // What tests the text of tests plants numbers.
    for file in files where file.isTest && file.target != "TidyTests" {
      for (test, ids) in mentions(in: file) {
        for id in ids { found[id, default: []].insert(test) }
      }
    }
    for row in table.split(whereSeparator: \.isNewline).dropFirst() {
      // The rules are the last column but one, and have no commas.
      let cells = row.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for id in ids(in: cells[cells.count - 2]) { found[id, default: []].insert("negotiation.csv \(cells[0])") }
    }
    return found.mapValues { $0.sorted() }
  }

  static func ids(in text: some StringProtocol) -> [String] {
    // Few lines name one, and an expression is read anew each time it is met.
    guard text.utf8.contains(UInt8(ascii: "-")), text.contains("R-") else { return [] }
    return String(text).matches(of: /R-[A-Z]+-\d\d/).map { String($0.0) }
  }

  /// Each test of a file with the rules it names.
  private static func mentions(in file: SourceFile) -> [(test: String, ids: Set<String>)] {
    let text = file.text
    let prefix = file.path.dropFirst("Tests/".count).dropLast(".swift".count)
    let tables = tables(in: text)
    var found: [(String, Set<String>)] = []
    for (name, lines) in testSpans(in: text) {
      var ids = Set(lines.flatMap { Self.ids(in: text.lines[$0]) })
      for table in tables where lines.contains(where: { text.code[$0].containsWord(table.name) }) {
        ids.formUnion(table.lines.flatMap { Self.ids(in: text.lines[$0]) })
      }
      if !ids.isEmpty { found.append(("\(prefix).\(name)", ids)) }
    }
    return found
  }

  /// The lines of each test: the comments and attributes above it, and its function.
  private static func testSpans(in text: SwiftText) -> [(name: String, lines: Range<Int>)] {
    let functions = text.functions
    return text.code.indices.compactMap { index in
      guard text.code[index].contains("@Test") else { return nil }
      let next = functions.first { $0.line - 1 >= index && text.code[$0.line - 1].containsWord("func") }
      guard let next, let match = text.code[next.line - 1].firstMatch(of: /func (\w+)/) else { return nil }
      var start = index
      while start > 0 {
        let above = text.lines[start - 1].drop { $0 == " " }
        guard above.hasPrefix("//") || above.hasPrefix("@") else { break }
        start -= 1
      }
      return (String(match.1), start..<(next.line - 1 + next.length))
    }
  }

  /// The constants that spread over several lines, which tests may run row by row.
  private static func tables(in text: SwiftText) -> [(name: String, lines: Range<Int>)] {
    text.code.indices.compactMap { index in
      guard text.code[index].contains("static "),
        let match = text.code[index].firstMatch(of: /static (?:let|var) (\w+)/)
      else { return nil }
      var depth = 0
      for line in index..<text.code.count {
        for character in text.code[line] {
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth -= 1 }
        }
        if depth <= 0 { return (String(match.1), index..<(line + 1)) }
      }
      return nil
    }
  }
}
