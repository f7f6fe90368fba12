// Many views that hang on one guide and not on each other: each is put where it would be by itself, and no search goes from one
// to the next.

import ConstraintSolver
import LayoutProblems
import Testing

struct DescentTests {
  /// A guide as wide as the screen, and at most 672; views that should be half as wide as it, but rather as wide as their
  /// contents where those are wider, and within it.
  private func fan(of contents: [Double], screen: Double) throws -> (solver: LayoutSolver, widths: [Variable]) {
    var solver = LayoutSolver()
    let guide = try solver.makeVariable()
    try solver.activate(Constraint(LinearExpression(guide) - screen, .equal, priority: Priority(999)))
    try solver.activate(Constraint(LinearExpression(guide) - 672, .lessThanOrEqual))
    var widths: [Variable] = []
    for content in contents {
      let width = try solver.makeVariable()
      try solver.activate(Constraint(LinearExpression([(width, 1), (guide, -0.5)]), .equal, priority: Priority(740)))
      try solver.activate(Constraint(LinearExpression(width) - content, .greaterThanOrEqual, priority: .defaultHigh))
      try solver.activate(Constraint(LinearExpression([(width, 1), (guide, -1)]), .lessThanOrEqual))
      widths.append(width)
    }
    return (solver, widths)
  }

  // Of a guide of 672 (or of the screen, where that is narrower), half is 336; contents from 10 to 909.
  @Test(arguments: [(screen: 1000.0, guide: 672.0), (320, 320)])
  func viewsOfAGuide(_ screen: Double, _ guide: Double) throws {
    let contents = (0..<900).map { Double($0) + 10 }
    var (solver, widths) = try fan(of: contents, screen: screen)
    #expect(try solver.solve() == .solved)
    for (width, content) in zip(widths, contents) {
      #expect(solver.value(of: width) == min(max(guide / 2, content), guide), "content \(content)")
    }
    // By pivots each view that is not half the guide's width would take one.
    #expect(solver.statistics.pivots < contents.count / 10)
  }

  // Where the guess leads nowhere, the search goes on from where it was: rows that hold exactly give w = 2 × 0.45 × w + 1, so 10,
  // whatever each wishes.
  @Test func whatHangsTogetherIsSearched() throws {
    var views = try CoupledViews(240, largest: 240, priority: .defaultHigh)
    #expect(try views.solver.solve() == .solved)
    for width in views.widths { #expect(rounded(views.solver.value(of: width)) == 10) }
  }
}
