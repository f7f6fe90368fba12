// Where things stand on screens that are made from a seed: what their kind's one line of documentation promises, read off the solved
// screen, so that a problem that lost a row is noticed before a solver is measured on it.
import ConstraintSolver
import Foundation
import LayoutProblems
import Testing

@Suite struct MadeScreenTests {
  /// A view of a solved screen, by its number: the root is 0, and those that are made follow it in order, four unknowns each.
  private struct Solved {
    let values: [Double]
    let size: (width: Double, height: Double)

    init(_ family: ScreenFamily, views: Int, width: Double, height: Double) throws {
      var engine = try EngineCase(family.problem(views: views))
      try engine.resize(width, height)
      #expect(engine.solver.conflicts.isEmpty)
      (values, size) = (engine.solver.values, (width, height))
    }

    func left(_ view: Int) -> Double { rounded(values[4 * view]) }
    func top(_ view: Int) -> Double { rounded(values[4 * view + 1]) }
    func width(_ view: Int) -> Double { rounded(values[4 * view + 2]) }
    func height(_ view: Int) -> Double { rounded(values[4 * view + 3]) }
    func right(_ view: Int) -> Double { rounded(left(view) + width(view)) }
    func bottom(_ view: Int) -> Double { rounded(top(view) + height(view)) }
  }

  /// "A list beside a text": of 24 views four rows of an icon, a title and a count. Icons are squares of 28, titles 20 and counts 16 high,
  /// all in the middle of rows of 44 that stand below each other.
  @Test func rowsOfASidebar() throws {
    let screen = try Solved(.sidebar, views: 24, width: 1024, height: 1366)
    #expect(screen.left(1) == 0 && screen.right(1) == screen.left(2) && screen.right(2) == 1024)
    for row in 0..<4 {
      let (line, icon, title, count) = (3 + 4 * row, 4 + 4 * row, 5 + 4 * row, 6 + 4 * row)
      #expect(screen.height(line) == 44 && screen.top(line) == Double(44 * row), "row \(row)")
      #expect(screen.width(icon) == 28 && [icon, title, count].map(screen.height) == [28, 20, 16], "row \(row)")
      #expect([icon, title, count].map(screen.top) == [8, 12, 14].map { $0 + screen.top(line) }, "row \(row)")
      #expect(screen.left(icon) == 16 && screen.left(title) == 56 && screen.right(count) == screen.right(line) - 16)
    }
  }

  /// "Cards with pictures of fixed ratios and badges": of 24 views six cards in lines of three. A line goes from 10 points behind the left
  /// edge to 10 before the right one, with 10 between its cards, which begin at one height; the next line is 14 below the lowest.
  @Test(arguments: [844.0, 1024]) func linesOfThreeCards(width: Double) throws {
    let screen = try Solved(.badges, views: 24, width: width, height: 1366)
    let cards = (0..<6).map { 1 + 4 * $0 }
    for line in [Array(cards[..<3]), Array(cards[3...])] {
      #expect(screen.left(line[0]) == 10 && screen.right(line[2]) == width - 10)
      #expect(screen.left(line[1]) == screen.right(line[0]) + 10 && screen.left(line[2]) == screen.right(line[1]) + 10)
      #expect(Set(line.map(screen.top)).count == 1)
    }
    let lowest = cards[..<3].map(screen.bottom).max() ?? 0
    #expect(cards[3...].allSatisfy { screen.top($0) >= lowest + 14 })
    for card in cards {
      let (picture, title, badge) = (card + 1, card + 2, card + 3)
      #expect(screen.left(picture) == screen.left(card) && screen.right(picture) == screen.right(card))
      #expect(screen.top(title) == screen.bottom(picture) + 4 && screen.bottom(title) <= screen.bottom(card) - 4)
      #expect(screen.height(badge) == 18 && screen.right(badge) <= width && screen.top(badge) >= 0)
    }
  }
}
