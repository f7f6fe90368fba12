// What the last conflicts took to find shortens the next search, and never answers another question.

import LayoutProblems
import Testing

@testable import ConstraintSolver

struct ConflictMemoryTests {
  // Forty tabs that need more than their bar has. The bar's end was said first, so that tabs' least widths are broken one after the other;
  // then the same without one wish.
  @Test func theNextConflictsAreLookedForWhereTheLastOnesWere() throws {
    let problem = ScreenFamily.tabs.problem(views: 40)
    let order = Array(problem.rows.indices.reversed())
    var engine = try EngineCase(problem, order: order)
    try engine.resize(160, 844)
    #expect(engine.solver.conflicts.count == 2)
    let row = try #require(problem.toggles.first { problem.rows[$0].relation == "eq" })
    try engine.toggle(row)
    try engine.solver.solve()
    var fresh = try EngineCase(problem, order: order)
    try fresh.toggle(row)
    try fresh.resize(160, 844)
    #expect(engine.solver.values == fresh.solver.values)
    #expect(engine.solver.conflicts == fresh.solver.conflicts)
    let (after, alone) = (engine.solver.conflictWork, fresh.solver.conflictWork)
    #expect(after * 2 < alone, "\(after) of \(alone)")
  }

  private struct Asked {
    var widths: [Double] = [60, 50, 40]
    var violated: [Int32] = [2]
    var parameters: [Double] = [100]
    var priority = Priority.required

    /// Three views side by side, each at least so wide.
    func question() throws -> (ConflictMemory.Question, [ConstraintID]) {
      var set = ConstraintSet()
      var ids: [ConstraintID] = []
      for width in widths {
        let variable = try set.makeVariable()
        let expression = LinearExpression([(variable, 1)], constant: -width)
        ids.append(try set.activate(Constraint(expression, .greaterThanOrEqual, priority: priority)))
      }
      return (ConflictMemory.Question(set, rows: [0, 1, 2], violated: violated, parameters: parameters), ids)
    }
  }

  @Test func onlyTheSameQuestionHasTheAnswer() throws {
    var memory = ConflictMemory()
    let (question, ids) = try Asked().question()
    #expect(memory.answer(to: question, within: 100) == nil)
    memory.keep([ids[0], ids[2]], work: 30, answering: question)
    let again = try #require(memory.answer(to: try Asked().question().0, within: 31))
    #expect(again.smallest == [ids[0], ids[2]] && again.work == 30)
    let others = [
      Asked(widths: [60, 50, 41]), Asked(violated: [1]), Asked(parameters: [101]), Asked(priority: Priority(999)),
    ]
    for other in others { #expect(memory.answer(to: try other.question().0, within: 31) == nil) }
    // A search that had no more work left than this would have been given up.
    #expect(memory.answer(to: question, within: 30) == nil)
  }
}
