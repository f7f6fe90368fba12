// What is remembered is not searched again: sizes seen before, parts that no size moves, and programs, counted in searches and steps.
import LayoutProblems
import Testing

@testable import ConstraintSolver

@Suite struct RememberedTests {
  /// Four sizes, three times over: only the first time anything is searched, at most once for each part that a size moves, and the
  /// values are the same to the last bit.
  @Test(arguments: ScreenFamily.allCases, [7, 40]) func sizesBackAndForth(family: ScreenFamily, views: Int) throws {
    let problem = family.problem(views: views, seed: 7)
    var engine = try EngineCase(problem)
    func round() throws -> [[Double]] {
      try problem.sizes.map { size in
        try engine.resize(size.width, size.height)
        return engine.solver.values
      }
    }
    let values = try round()
    let state = try #require(engine.solver.primary)
    let first = state.statistics
    #expect(first.maps > 0 && first.maps <= problem.sizes.count)
    let (all, live) = (state.program.components.count, state.program.liveComponents.count)
    #expect(first.optimisations >= all && first.optimisations <= all + live * (problem.sizes.count - 1))
    #expect(first.work >= first.pivots && first.exactSearches <= first.optimisations)
    for _ in 0..<2 {
      #expect(try round() == values)
      #expect(engine.solver.statistics == first)
    }
    // Each size by itself has the same values.
    for (size, expected) in zip(problem.sizes, values) {
      var fresh = try EngineCase(problem)
      try fresh.resize(size.width, size.height)
      #expect(fresh.solver.values == expected)
    }
  }

  /// A dozen switches of a screen of three hundred views, each of which parts a card from the others of its line: each set is found as it
  /// was left, with the sizes it was seen at.
  @Test func switchesOfALargeScreen() throws {
    let problem = ScreenFamily.dashboard.problem(views: 300, seed: 7)
    let widths = problem.rows.indices.filter { row in
      let terms = problem.rows[row].terms
      return problem.rows[row].relation == "eq" && terms.count == 2 && terms.allSatisfy { $0.variable % 4 == 2 }
    }
    let rows = stride(from: 0, to: widths.count, by: widths.count / 12).prefix(12).map { widths[$0] }
    #expect(rows.count == 12 && problem.rows.count > 2000)
    var engine = try EngineCase(problem)
    func visit(_ row: Int, sizes: Range<Int>) throws -> SolveStatistics {
      try engine.toggle(row)
      for size in sizes { try engine.resize(problem.sizes[size].width, problem.sizes[size].height) }
      let statistics = engine.solver.statistics
      try engine.toggle(row)
      try engine.resize(problem.sizes[0].width, problem.sizes[0].height)
      return statistics
    }
    let first = try rows.map { try visit($0, sizes: 0..<4) }
    #expect(first.allSatisfy { $0.maps > 1 })
    #expect(try rows.map { try visit($0, sizes: 0..<1) } == first)
  }

  /// A copy of what is solved knows the sizes of the original, and what it learns is its own.
  @Test func copiesKnowWhatTheirOriginalsKnow() throws {
    let problem = ScreenFamily.toolbar.problem(views: 40, seed: 7)
    var engine = try EngineCase(problem)
    for size in problem.sizes { try engine.resize(size.width, size.height) }
    let original = try #require(engine.solver.primary)
    let first = original.statistics
    var copy = original
    for size in problem.sizes {
      try copy.setParameter(engine.width, to: size.width)
      try copy.setParameter(engine.height, to: size.height)
      let holds = copy.solve()
      #expect(holds)
    }
    #expect(copy.statistics == first)
    try copy.setParameter(engine.width, to: 1_777)
    let holds = copy.solve()
    #expect(holds)
    #expect(original.statistics == first)
  }

  /// Of two programs that are kept the one used longest ago makes room; a structure that is kept is not compiled again.
  @Test func theOldestMakesRoom() throws {
    let cache = ProgramCache(limit: 2)
    func solve(_ coefficients: [Double]) throws -> Int {
      let before = cache.compilations
      var s = try Sketch("x", cache: cache)
      for coefficient in coefficients { try s.say(["x": coefficient], .equal, 1, at: 500) }
      try s.solver.solve()
      return cache.compilations - before
    }
    let (a, b, c) = ([1.0], [1.0, 2], [3.0])
    #expect(try [a, b, a, b].map(solve) == [1, 1, 0, 0])
    #expect(try [a, c, a].map(solve) == [0, 1, 0], "b was used before a")
    #expect(try [b, a, c, b].map(solve) == [1, 0, 1, 1])
    #expect(ProgramCache().limit == 64)
  }
}
