// Sets of constraints that follow each other: what is taken over from the one before shows in the time alone.

import ConstraintSolver
import LayoutProblems
import SeededNumbers
import Testing

struct SuccessionTests {
  /// A solver without a past, whose rows were activated in an order, without those that are away.
  private func fresh(
    _ problem: AlpProblem, _ order: [Int], size: (width: Double, height: Double), without engine: EngineCase
  ) throws -> EngineCase {
    var fresh = try EngineCase(problem, order: order)
    for row in problem.rows.indices where engine.ids[row] == nil { try fresh.toggle(row) }
    try fresh.resize(size.width, size.height)
    return fresh
  }

  // Rows of every kind go and come, one or two at a time, while the size changes: what comes out is to the last bit what a solver
  // finds that has seen nothing else.
  @Test(arguments: ScreenFamily.allCases) func rowsThatGoAndComeLeaveNoTrace(_ family: ScreenFamily) throws {
    for (views, seed) in [(7, UInt64(1)), (20, 2), (45, 3)] {
      let problem = family.problem(views: views, seed: seed)
      try compare(problem, steps: 12, seed: seed)
    }
  }

  @Test(arguments: HardKind.allCases) func rowsOfHardSystemsThatGoAndComeLeaveNoTrace(_ kind: HardKind) throws {
    for seed in 0..<UInt64(8) { try compare(.hard(kind, seed: seed), steps: 12, seed: seed) }
  }

  // 3x >= 124 puts x at 124/3. Two rows of y and z that are nearly the same have the whole set searched exactly, which ends at the
  // double next to a third of 124; what the search of before had found is one digit beside it.
  @Test func anExactSearchTakesNothingOver() throws {
    var s = try Sketch("x", "y", "z")
    try s.say(["x": 3], .greaterThanOrEqual, 124)
    try s.solver.solve()
    try s.say(["y": 1 + 0x1p-10, "z": 1], .greaterThanOrEqual, -124)
    try s.say(["y": 1 - 0x1p-10, "z": 1], .equal, 0, at: 750)
    try s.solver.solve()
    #expect(s["x"] == 124.0 / 3)
  }

  private func compare(_ problem: AlpProblem, steps: Int, seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    var order = Array(problem.rows.indices)
    var engine = try EngineCase(problem)
    var size = problem.sizes[0]
    for _ in 0..<steps {
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let row = Int.random(in: problem.rows.indices, using: &generator)
        try engine.toggle(row)
        // What is activated again is the last to have been activated.
        order.removeAll { $0 == row }
        order.append(row)
      }
      size = problem.sizes[Int.random(in: problem.sizes.indices, using: &generator)]
      try engine.resize(size.width, size.height)
      let other = try fresh(problem, order, size: size, without: engine)
      #expect(engine.solver.values == other.solver.values, "\(problem.name)")
      #expect(engine.solver.conflicts.count == other.solver.conflicts.count, "\(problem.name)")
      #expect(try engine.solver.ambiguousVariables() == other.solver.ambiguousVariables(), "\(problem.name)")
    }
  }

  // The optimum without a row is next to the one with it: from there the search takes less than half of the steps that it takes
  // from nothing.
  @Test(arguments: [ScreenFamily.toolbar, .table, .tree]) func aSearchBeginsWhereTheLastOneEnded(
    _ family: ScreenFamily
  ) throws {
    let problem = family.problem(views: 60)
    var engine = try EngineCase(problem)
    try engine.solver.solve()
    var (after, alone) = (0, 0)
    for row in problem.toggles {
      try engine.toggle(row)
      try engine.solver.solve()
      after += engine.solver.statistics.pivots
      let other = try fresh(problem, Array(problem.rows.indices), size: problem.sizes[0], without: engine)
      alone += other.solver.statistics.pivots
      try engine.toggle(row)
      try engine.solver.solve()
    }
    #expect(alone > 100)
    #expect(after * 2 < alone, "\(after) of \(alone)")
  }
}
