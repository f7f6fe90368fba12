// Every word that reports print is explained, and the glossary's page has the words `explain` has.
import Findings
import Foundation
import Testing

@testable import swivel

@Suite struct ExplainWordTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static func book() throws -> WordBook { try WordBook(folder: root + "/config") }

  @Test("kinds of findings, how bad and how sure they are")
  func findings() throws {
    let book = try Self.book()
    let words =
      LayoutCheck.allCases.map(\.rawValue) + FindingConfidence.allCases.map(\.rawValue)
      + FindingSeverity.allCases.map(\.rawValue)
    for word in words { #expect(book.meanings(of: word).contains { $0.kind != WordBook.plain }, "\(word)") }
    // How bad it is stands beside each kind.
    for check in LayoutCheck.allCases {
      let text = try #require(book.words.first { $0.name == check.rawValue && $0.kind == "finding of lint and sweep" })
        .text
      #expect(text.hasSuffix(check.severity == .error ? "An error." : "A warning."), "\(check)")
    }
  }

  @Test("what explore holds an app against")
  func oracles() throws {
    let meanings = try Self.book().meanings(of: "state-loss")
    #expect(meanings.map(\.kind) == ["finding of explore"])
    #expect(meanings.first?.text.contains("What the user did is still there after a turn") == true)
  }

  /// The page is what people read who have no program yet; the table is installed.
  @Test func theGlossarysPageHasTheSameWords() throws {
    let page = try String(contentsOfFile: Self.root + "/docs/glossary.md", encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let plain = try Self.book().words.filter { $0.kind == WordBook.plain }
    #expect(rows.map(String.init) == plain.map { "| \($0.name) | \($0.text) |" })
  }

  /// The example stands in `docs/tutorial.md` as that rule's example.
  @Test func anExampleIsFoundByItsNumber() throws {
    let examples = try RuleBook(folder: Self.root + "/config").examples("c05")
    // Written so that nobody takes the number for a rule this tests.
    #expect(examples.map(\.rule) == ["R-MASK-0\(5)"])
    #expect(examples.first?.text.hasPrefix("iOS 15, notch, Info.plist ALL") == true)
  }
}
