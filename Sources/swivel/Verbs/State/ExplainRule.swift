// What a rule's number or a receipt's word means: the rule, where it is from, and an example.
import ArgumentParser
import Conformance
import EventLog
import Exploration
import Findings
import Foundation
import Launcher
import Spelling
import Vocabulary

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a word that verbs print: a rule, a reason, an ending, a finding, a word of the glossary.",
    discussion: """
      Such as R-NEG-02, its example C05, mask, a window's reason, settled, a receipt's ending, off-screen, a finding of lint, or \
      state-loss, one of explore. Of a word the rules that speak of it are listed, too.
      """)

  @Argument(
    help:
      "A rule's number or its example's, a window's reason, a receipt's ending, a finding's kind, or a word of a rule or of the glossary.",
    completion: .list(
      ReasonWords.names + EndingWords.all.map(\.name) + LayoutCheck.allCases.map(\.rawValue)
        + Oracle.allCases.map(\.rawValue)))
  var subject: String

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try catalogue.folder().path
    let book = try RuleBook(folder: folder)
    if let rule = book.rule(subject) { return tell(rule, book) }
    let examples = book.examples(subject)
    guard examples.isEmpty else { return examples.forEach(tell) }
    let words = try WordBook(folder: folder)
    // `crashed` is both.
    let ending = EndingWords.all.first { $0.name == Spelling.folded(subject) }
    let reason = RotationReason.allCases.first { Spelling.folded($0.rawValue) == Spelling.folded(subject) }
    if let ending { tell(ending) }
    if let reason { tell(reason, book, isEndingToo: ending != nil) }
    let meanings = words.meanings(of: subject)
    meanings.forEach(tell)
    guard ending == nil, reason == nil else { return }
    let found = book.rules(about: subject)
    guard !found.isEmpty || !meanings.isEmpty else {
      let known =
        book.rules.map(\.id) + ReasonWords.names + EndingWords.all.map(\.name)
        + words.names(besides: ReasonWords.names + EndingWords.all.map(\.name))
      throw Failure(
        "nothing is known of '\(subject)'\(Spelling.suggestion(for: subject, in: known)) ('swivel conformance --rules' lists "
          + "all rules, 'swivel help' all verbs, 'swivel devices' all devices, and docs/json.md has the keys of --json)",
        .usage)
    }
    for rule in found { output.tell("\(rule.id): \(rule.title)", json: rule.json(book).closed) }
  }

  private func tell(_ rule: RuleBook.Rule, _ book: RuleBook) {
    output.tell(lines: rule.lines(book), jsonLines: [rule.json(book).closed])
  }

  private func tell(_ example: RuleBook.Example) {
    output.tell("\(example.id), an example of \(example.rule): \(example.text)") { json in
      json.add("example", example.id)
      json.add("rule", example.rule)
      json.add("explanation", example.text)
    }
  }

  private func tell(_ word: WordBook.Word) {
    output.tell("\(word.name)\(word.kind == WordBook.plain ? "" : ", \(word.kind)"): \(word.text)") { json in
      json.add("word", word.name)
      json.add("kind", word.kind)
      json.add("explanation", word.text)
    }
  }

  private func tell(_ ending: EndingWords) {
    output.tell("\(ending.name): \(ending.text) Exit code \(ending.status.rawValue).") { json in
      json.add("ending", ending.name)
      json.add("explanation", ending.text)
      json.add("status", Int(ending.status.rawValue))
    }
  }

  private func tell(_ reason: RotationReason, _ book: RuleBook, isEndingToo: Bool) {
    let (text, ids) = ReasonWords.meaning(of: reason)
    let rules = ids.compactMap(book.rule)
    // What the exit code is where a process has crashed, the ending has said.
    let words = isEndingToo ? "a window's reason: \(text)" : "\(text)\(reason.isRefusal ? " Exit code 3." : "")"
    output.tell("\(reason.rawValue): \(words)") { json in
      json.add("reason", reason.rawValue)
      json.add("explanation", text)
      json.add("refusal", reason.isRefusal)
      json.add("rules", JSONText.list(ids))
    }
    guard !output.json else { return }
    for rule in rules { print("", rule.lines(book).joined(separator: "\n"), separator: "\n") }
  }
}

/// The words a receipt begins with, and what they mean.
struct EndingWords {
  let name: String
  let text: String
  let status: ExitStatus

  static let all = [
    EndingWords(
      name: "settled",
      text: "The input was applied, or honestly changed nothing, and layout has come to rest in every window.",
      status: .done),
    EndingWords(
      name: "refused", text: "The input could not be applied, or a window did not turn; the reason stands beside it.",
      status: .refused),
    EndingWords(
      name: "unsettled",
      text: "Layout did not come to rest within the rounds it has; what kept it going stands beside it.",
      status: .notSettled),
    EndingWords(
      name: "crashed", text: "The app ended its process on the input; another host goes on without it.",
      status: .crashed),
  ]
}

/// The rules of `config/rules`, which were written for Swivel from public sources.
struct RuleBook {
  struct Rule {
    let id: String
    let title: String
    let text: String
    let sources: String
    /// D documented, O observed, I inferred.
    let confidence: String
    let example: String
  }

  let rules: [Rule]
  /// What a source's short name stands for.
  let sources: [(key: String, what: String)]

  init(folder: String) throws {
    let rows = try Self.rows("\(folder)/rules/rules.csv", cells: 6)
    rules = rows.map {
      Rule(id: $0[0], title: $0[1], text: $0[2], sources: $0[3], confidence: $0[4], example: $0[5])
    }
    sources = try Self.rows("\(folder)/rules/sources.csv", cells: 2).map { ($0[0], $0[1]) }
  }

  static func rows(_ path: String, cells: Int) throws -> [[String]] {
    let text = try Given.text(path)
    do {
      let table = try CSVTable(text)
      return try table.rows.dropFirst().map { row in
        guard row.cells.count == cells else {
          throw Failure("\(path):\(row.line): expected \(cells) cells, got \(row.cells.count)", .usage)
        }
        return row.cells
      }
    } catch let error as ConformanceError { throw Failure("\(path): \(error)", .usage) }
  }

  func rule(_ id: String) -> Rule? { rules.first { Spelling.folded($0.id) == Spelling.folded(id) } }

  /// The rules whose number, title or text has the word, in order.
  func rules(about word: String) -> [Rule] {
    let wanted = word.lowercased()
    return rules.filter { "\($0.id) \($0.title) \($0.text)".lowercased().contains(wanted) }
  }

  /// The sources a rule names by their short names.
  func sources(of rule: Rule) -> [(key: String, what: String)] {
    let words = Set(rule.sources.split { ",;/ ()".contains($0) }.map(String.init))
    return sources.filter { words.contains($0.key) }
  }
}

extension RuleBook.Rule {
  /// What the letter says of how sure a rule is.
  private var certainty: String {
    let words = ["D": "documented by Apple", "O": "observed by others", "I": "inferred"]
    let letters = confidence.split { !$0.isLetter }.compactMap { words[String($0)] }
    return letters.isEmpty ? confidence : letters.joined(separator: "; ")
  }

  func lines(_ book: RuleBook) -> [String] {
    var lines = ["\(id): \(title)", "  \(text)", "  source: \(sources) (\(certainty))"]
    lines += book.sources(of: self).map { "    \($0.key): \($0.what)" }
    if !example.isEmpty { lines += ["  example:"] + example.components(separatedBy: " | ").map { "    \($0)" } }
    return lines
  }

  func json(_ book: RuleBook) -> JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("rule", id)
    json.add("title", title)
    json.add("explanation", text)
    json.add("source", sources)
    json.add("confidence", confidence)
    json.add("example", example)
    return json
  }
}

/// The words receipts give as reasons, for people.
enum ReasonWords {
  static let names = RotationReason.allCases.map(\.rawValue)

  static func meaning(of reason: RotationReason) -> (text: String, rules: [String]) {
    switch reason {
    case .rotated: ("The interface turned.", ["R-NEG-01"])
    case .already: ("The interface already had the orientation asked for.", ["R-NEG-01"])
    case .flat: ("The device lies flat, or nobody knows how it is held: that asks for no orientation.", ["R-DEV-07"])
    case .mask:
      ("A mask of the device, the app or the controller leaves the orientation out.", ["R-NEG-01", "R-NEG-02"])
    case .locked: ("The user has locked rotation.", ["R-DEV-09"])
    case .shouldAutorotate: ("The controller's shouldAutorotate is NO; iOS 6 to 15 ask it.", ["R-NEG-03"])
    case .stayed:
      ("It has another orientation than the device asks for, and nothing made UIKit look again.", ["R-NEG-05"])
    case .covered: ("The window is in the background; nobody was asked.", [])
    case .multitasking: ("The window shares the screen and keeps its size.", ["R-WIN-03"])
    case .exception: ("UIKit would have thrown; the transition was stopped.", ["R-EXC-01", "R-EXC-02"])
    case .crashed: ("The app ended its process on this input.", [])
    case .resized: ("The window has another size, and the same orientation.", [])
    case .moved: ("The window is elsewhere, with the same size and orientation.", [])
    case .redrawn: ("The window shows something else, with the same size, place and orientation.", [])
    case .unaffected: ("Nothing of the window is other than before, and nobody asked it to turn.", [])
    case .opened: ("The window was opened by this input.", [])
    case .closed: ("The window was closed by this input.", [])
    }
  }
}
