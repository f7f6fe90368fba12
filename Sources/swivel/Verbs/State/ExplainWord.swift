// What other words of reports mean: kinds of findings and the words of the glossary; apart, for no rule of UIKit's speaks of them.
import Exploration
import Foundation
import Spelling

/// The words of `config/rules/words.csv`, which docs/glossary.md lists as well, and what `explore` knows mistakes by.
struct WordBook {
  struct Word: Equatable {
    let name: String
    /// What it is a word for, such as `finding of explore`.
    let kind: String
    let text: String
  }

  /// The kind of what is no report's word alone.
  static let plain = "word"

  let words: [Word]

  init(folder: String) throws {
    let file = "\(folder)/rules/words.csv"
    // A catalogue of before has none.
    let rows = FileManager.default.fileExists(atPath: file) ? try RuleBook.rows(file, cells: 3) : []
    words =
      rows.map { Word(name: $0[0], kind: $0[1], text: $0[2]) }
      + Oracle.allCases.map {
        Word(name: $0.rawValue, kind: "finding of explore", text: "what has to be so: \($0.explanation)")
      }
  }

  /// Each word once, without those that are known already.
  func names(besides known: [String]) -> [String] {
    var seen = Set(known)
    return words.map(\.name).filter { seen.insert($0).inserted }
  }

  /// All that a word stands for, in order.
  func meanings(of word: String) -> [Word] {
    words.filter { Spelling.folded($0.name) == Spelling.folded(word) }
  }
}

extension RuleBook {
  /// A case that shows a rule, as conformance tables number it.
  struct Example {
    let id: String
    let rule: String
    let text: String
  }

  /// The examples of this number, which several rules may have.
  func examples(_ number: String) -> [Example] {
    rules.flatMap { rule in
      rule.example.components(separatedBy: " | ").compactMap { example in
        guard let colon = example.firstIndex(of: ":") else { return nil }
        let id = String(example[..<colon])
        guard id.allSatisfy({ $0.isLetter || $0.isNumber }), Spelling.folded(id) == Spelling.folded(number) else {
          return nil
        }
        return Example(id: id, rule: rule.id, text: example[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
      }
    }
  }
}
