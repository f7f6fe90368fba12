// The problems with expected frames, each shown unique by an independent linear program: every value, at every size, in
// declared and shuffled order.

import ConstraintSolver
import LayoutProblems
import SeededNumbers
import Testing

@Suite(.enabled(if: corpus != nil, "SWIVEL_CORPUS with solver/problems is not there"))
struct CorpusTests {
  static let problems = ["siblings", "chain", "nested", "form", "rows"].flatMap { family in
    [10, 30, 100, 300].map { "\(family)-\($0)" }
  }

  @Test(arguments: problems) func everyValueAtEverySizeInAnyOrder(_ name: String) throws {
    let problem = try AlpProblem(path: corpus! + "/solver/problems/\(name).alp")
    #expect(problem.expected.count == problem.sizes.count)
    var first: [[Double]] = []
    for shuffle in 0..<3 {
      var generator = SplitMix64(state: UInt64(shuffle))
      let order = shuffle == 0 ? nil : Array(problem.rows.indices).shuffled(using: &generator)
      var engine = try EngineCase(problem, order: order)
      for (index, size) in problem.sizes.enumerated() {
        try engine.resize(size.width, size.height)
        let values = engine.solver.values
        #expect(worst(values, problem.expected[index]) < 1e-6, "\(name), size \(index), shuffle \(shuffle)")
        if shuffle == 0 { first.append(values) } else { #expect(values == first[index], "order of declaration seen") }
      }
      #expect(engine.solver.conflicts.isEmpty)
      #expect(try engine.solver.ambiguousVariables().isEmpty)
    }
  }

  @Test(arguments: problems) func aSizeLooksTheSameFromWhereverOneComes(_ name: String) throws {
    let problem = try AlpProblem(path: corpus! + "/solver/problems/\(name).alp")
    var engine = try EngineCase(problem)
    var generator = SplitMix64(state: 7)
    for _ in 0..<40 {
      try engine.resize(Double(Int.random(in: 300...1400, using: &generator)), 800)
    }
    for (index, size) in problem.sizes.enumerated() {
      try engine.resize(size.width, size.height)
      var fresh = try EngineCase(problem)
      try fresh.resize(size.width, size.height)
      #expect(engine.solver.values == fresh.solver.values, "\(name), size \(index)")
    }
  }

  private func worst(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).map { abs($0 - $1) }.max() ?? .infinity }
}

@Suite(
  .enabled(
    if: corpus.map(OracleComparison.isAvailable) ?? false,
    "needs SWIVEL_CORPUS with solver/lexlp.py, and python3 with scipy"))
struct OracleTests {
  /// 20,000 by `swivel-bench layout random 20000`.
  @Test func thousandRandomSystems() throws {
    var comparison = OracleComparison()
    try comparison.run(count: 1000, seed: 1, corpus: corpus!)
    #expect(comparison.systems == 1000)
    #expect(comparison.unique > 1000)
    #expect(comparison.unsatisfiable > 100)
    #expect(comparison.unanswered == 0)
    #expect(comparison.wrong == [])
  }

  @Test func thousandViewsByResidualsAndAgainstAFreshSolver() throws {
    for problem in try generatedProblems(1000) {
      var engine = try EngineCase(problem)
      for (index, size) in problem.sizes.enumerated() {
        try engine.resize(size.width, size.height)
        let values = engine.solver.values
        for row in problem.rows where row.priority == 1000 {
          let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
          let violation = row.relation == "eq" ? abs(residual) : row.relation == "le" ? residual : -residual
          #expect(violation < 1e-6, "\(problem.name) size \(index)")
        }
      }
      var changed = problem
      for (step, row) in problem.toggles.enumerated() {
        try engine.toggle(row)
        try engine.solver.solve()
        if step % 2 == 0 { try engine.toggle(row) } else { changed.rows[row].terms = [] }
      }
      for retune in problem.retunes where !problem.toggles.contains(retune.row) {
        changed.rows[retune.row].constant += retune.change
        try engine.solver.setConstant(changed.rows[retune.row].constant, of: engine.ids[retune.row]!)
        try engine.solver.solve()
      }
      try engine.resize(problem.sizes[0].width, problem.sizes[0].height)
      changed.rows.removeAll { $0.terms.isEmpty }
      var fresh = try EngineCase(changed)
      try fresh.solver.solve()
      #expect(engine.solver.values == fresh.solver.values, "\(problem.name): incremental is not full")
    }
  }
}
