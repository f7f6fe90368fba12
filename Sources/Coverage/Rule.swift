// The rules of the specification, each with the tests that name it.

/// A rule of the specification of UIKit's behaviour.
public struct Rule: Sendable, Equatable {
  /// Such as `R-NEG-01`.
  public var id: String
  /// What it says, in a line.
  public var title: String
  /// The tests that name it, and rows of the negotiation table that do; an open rule has none.
  public var tests: [String]

  /// Whether a test names it.
  public var isMet: Bool { !tests.isEmpty }

  /// All rules in the order of the specification.
  public static let all: [Rule] = RuleTable.text.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    precondition(cells.count == 3, "a generated line has three cells")
    return Rule(id: cells[0], title: cells[1], tests: cells[2].split(separator: ";").map(String.init))
  }
}
