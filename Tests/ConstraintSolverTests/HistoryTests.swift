// The values are a function of what is active, not of how it came to be: after every random change, a solver with a past
// and a fresh one agree to the last bit.

import ConstraintSolver
import LayoutProblems
import SeededNumbers
import Testing

struct HistoryTests {
  /// What is declared at some time: the input of a fresh solver.
  private struct Declared {
    var rows:
      [(terms: [(Int, Double)], parameters: [(Int, Double)], relation: Relation, priority: Float, constant: Double)] =
        []
    var parameters: [Double]
  }

  private static let kinds: [Parameter.Kind] = [.live, .settled, .live, .live, .settled]
  private static let variables = 8

  private func build(_ declared: Declared, _ cache: ProgramCache) throws -> (LayoutSolver, [ConstraintID]) {
    var solver = LayoutSolver(cache: cache)
    var variables: [Variable] = []
    for _ in 0..<Self.variables { variables.append(try solver.makeVariable()) }
    var parameters: [Parameter] = []
    for (kind, value) in zip(Self.kinds, declared.parameters) {
      parameters.append(try solver.makeParameter(value, kind: kind))
    }
    var ids: [ConstraintID] = []
    for k in declared.rows.indices { ids.append(try solver.activate(constraint(declared, k, variables, parameters))) }
    return (solver, ids)
  }

  private func constraint(
    _ declared: Declared, _ k: Int, _ variables: [Variable], _ parameters: [Parameter]
  ) -> Constraint {
    let row = declared.rows[k]
    let sum = LinearExpression(
      row.terms.map { (variables[$0.0], $0.1) }, parameters: row.parameters.map { (parameters[$0.0], $0.1) },
      constant: row.constant)
    return Constraint(sum, row.relation, priority: Priority(row.priority))
  }

  private func addRow(_ declared: inout Declared, _ random: inout SplitMix64) {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (Int.random(in: 0..<Self.variables, using: &random), [1.0, -1, 0.5, 2].randomElement(using: &random)!)
    }
    let parameters = (0..<Int.random(in: 0...1, using: &random)).map { _ in
      (Int.random(in: 0..<Self.kinds.count, using: &random), [1.0, -1, 0.5].randomElement(using: &random)!)
    }
    declared.rows.append(
      (
        terms, parameters, Relation.allCases.randomElement(using: &random)!,
        [1000, 750, 251, 250].randomElement(using: &random)!, Double(Int.random(in: -9...9, using: &random) * 10)
      ))
  }

  @Test(arguments: 0..<40) func aPastLeavesNoTrace(_ seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    var declared = Declared(parameters: [300, 20, 10, 5, 40])
    for _ in 0..<12 { addRow(&declared, &random) }
    let cache = ProgramCache()
    var (solver, ids) = try build(declared, cache)
    let variables = try variables(of: &solver)
    let parameters = Self.kinds.enumerated().map { ($0.offset, $0.element) }
    for _ in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        addRow(&declared, &random)
        let handles = try handles(solver, parameters)
        ids.append(try solver.activate(constraint(declared, declared.rows.count - 1, variables, handles)))
      case 1 where declared.rows.count > 4:
        let k = Int.random(in: declared.rows.indices, using: &random)
        declared.rows.remove(at: k)
        try solver.deactivate(ids.remove(at: k))
      case 2:
        let k = Int.random(in: declared.rows.indices, using: &random)
        declared.rows[k].constant = Double(Int.random(in: -9...9, using: &random) * 10)
        try solver.setConstant(declared.rows[k].constant, of: ids[k])
      case 3:
        let k = Int.random(in: declared.rows.indices, using: &random)
        declared.rows[k].priority = [1000, 750, 251, 250].randomElement(using: &random)!
        try solver.setPriority(Priority(declared.rows[k].priority), of: ids[k])
      default:
        let k = Int.random(in: Self.kinds.indices, using: &random)
        declared.parameters[k] = Double(Int.random(in: 0...500, using: &random))
        try solver.setParameter(try handles(solver, parameters)[k], to: declared.parameters[k])
      }
      try solver.solve()
      let (fresh, freshIDs) = try solved(declared, order: ids)
      #expect(solver.values == fresh.values, "seed \(seed)")
      #expect(
        solver.conflicts.map { $0.constraints.map { ids.firstIndex(of: $0) } }
          == fresh.conflicts.map { $0.constraints.map { freshIDs.firstIndex(of: $0) } })
    }
  }

  private func solved(_ declared: Declared, order: [ConstraintID]) throws -> (LayoutSolver, [ConstraintID]) {
    var (fresh, ids) = try build(declared, ProgramCache())
    try fresh.solve()
    return (fresh, ids)
  }

  /// The handles a solver built by `build` gave out: numbered from 0 in order.
  private func variables(of solver: inout LayoutSolver) throws -> [Variable] {
    var twin = LayoutSolver()
    return try (0..<Self.variables).map { _ in try twin.makeVariable() }
  }

  private func handles(_ solver: LayoutSolver, _ kinds: [(Int, Parameter.Kind)]) throws -> [Parameter] {
    var twin = LayoutSolver()
    return try kinds.map { try twin.makeParameter(0, kind: $0.1) }
  }
}
