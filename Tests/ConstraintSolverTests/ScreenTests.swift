// Screens of every family: held against whole-number programs, large ones against themselves from somewhere else, and what
// conflicts on them.

import ConstraintSolver
import LayoutProblems
import SeededNumbers
import Testing

struct ScreenTests {
  // Two or three views each, at four sizes: costs of every level, conflicts, what is open, and a solver with a past. Not the
  // calendar, whose smallest week takes whole numbers beyond the program's limits.
  @Test(arguments: ScreenFamily.allCases.filter { $0 != .calendar })
  func smallScreensHaveTheOptimumOfWholeNumbers(_ family: ScreenFamily) {
    var comparison = ExactComparison()
    for seed in 0..<UInt64(2) { comparison.compare(family.problem(views: 2 + Int(seed), seed: seed)) }
    #expect(comparison.points == 8)
    #expect(comparison.unanswered < comparison.points)
    #expect(comparison.wrong == [])
  }

  // Sizes met on the way do not show, and every row that must hold does.
  @Test(arguments: ScreenFamily.allCases) func aSizeLooksTheSameFromWhereverOneComes(_ family: ScreenFamily) throws {
    let problem = family.problem(views: 60)
    var engine = try EngineCase(problem)
    var generator = SplitMix64(state: 5)
    for _ in 0..<20 { try engine.resize(Double(Int.random(in: 300...1400, using: &generator)), 800) }
    for size in problem.sizes {
      try engine.resize(size.width, size.height)
      var fresh = try EngineCase(problem)
      try fresh.resize(size.width, size.height)
      #expect(engine.solver.values == fresh.solver.values, "\(problem.name) at \(size)")
      #expect(engine.solver.conflicts.map(\.constraints.count) == fresh.solver.conflicts.map(\.constraints.count))
      guard engine.solver.conflicts.isEmpty else { continue }
      let values = engine.solver.values
      for row in problem.rows where row.priority == 1000 {
        let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
        #expect((row.relation == "eq" ? abs(residual) : row.relation == "le" ? residual : -residual) < 1e-6)
      }
    }
  }

  // What a table shows has one place for everything: of no view is it open where it lies, as it would be without one of its ties.
  @Test(arguments: [ScreenFamily.chat, .dashboard, .form, .fan, .table, .calendar, .toolbar])
  func screensLeaveNothingOpen(_ family: ScreenFamily) throws {
    var engine = try EngineCase(family.problem(views: 10))
    try engine.resize(1024, 1366)
    #expect(try engine.solver.ambiguousVariables() == [])
  }

  // Four cards of at least 100 with gaps of 2 around them need 410; three rows of them conflict in 390, each by itself, and in 1024 none.
  @Test func everyRowOfATooNarrowGridConflictsOnceAndIsKnownAgain() throws {
    let problem = ScreenFamily.narrowDashboard(rows: 3, columns: 4, least: 100)
    var engine = try EngineCase(problem)
    try engine.resize(1024, 768)
    #expect(engine.solver.conflicts.isEmpty)
    try engine.resize(390, 844)
    let conflicts = engine.solver.conflicts
    #expect(conflicts.count == 3)
    #expect(conflicts.allSatisfy { $0.isMinimal && $0.broken == $0.constraints.last })
    let values = engine.solver.values
    try engine.resize(1024, 768)
    #expect(engine.solver.conflicts.isEmpty)
    try engine.resize(390, 844)
    #expect(engine.solver.conflicts == conflicts)
    #expect(engine.solver.values == values)
    #expect(engine.solver.conflictWork == 0)
    // Whatever is declared anew may change the answer.
    let x = try engine.solver.makeVariable()
    let ids = try [1.0, 2].map { try engine.solver.activate(Constraint(LinearExpression(x) - $0, .equal)) }
    try engine.solver.solve()
    #expect(engine.solver.conflicts.count == 4)
    #expect(engine.solver.conflicts.contains { $0.constraints == ids })
  }

  // Eighty tabs of at least 8 do not fit into 390 and not into 400: at the second width the search for what can hold goes on from
  // the first one's.
  @Test func aConflictAtAnotherSizeBeginsWhereTheLastOneEnded() throws {
    var engine = try EngineCase(ScreenFamily.tabs.problem(views: 80))
    try engine.resize(390, 844)
    #expect(engine.solver.conflicts.count == 1)
    let first = engine.solver.conflictWork
    try engine.resize(400, 844)
    #expect(engine.solver.conflicts.count == 1)
    #expect(engine.solver.conflictWork * 2 < first)
    // Where they fit, nothing is broken; too narrow again, it is known where to go on.
    try engine.resize(9000, 844)
    #expect(engine.solver.conflicts.isEmpty)
    try engine.resize(410, 844)
    #expect(engine.solver.conflicts.count == 1)
    #expect(engine.solver.conflictWork * 2 < first)
  }

  // A hundred and twenty tabs whose widths are soft parts of each other and together the screen's are a loop through all of them.
  // Where each stands for its own content instead, twice as many tabs take no more than four times the work of a pivot.
  @Test func softPartsOfEachOtherAreNoLoop() throws {
    func workPerPivot(_ views: Int) throws -> Int {
      var engine = try EngineCase(ScreenFamily.tabs.problem(views: views))
      try engine.resize(390, 844)
      return engine.solver.statistics.work / engine.solver.statistics.pivots
    }
    #expect(try workPerPivot(120) < 4 * workPerPivot(60))
  }
}
