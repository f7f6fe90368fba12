// Holds the solver against whole-number programs, and a solver with a past against a fresh one, on one system after another.

import ConstraintSolver

/// What was found wrong on the systems compared so far.
public struct ExactComparison: Sendable {
  /// Systems times the sizes visited in each.
  public var points = 0
  /// Points whose required rows cannot hold.
  public var unsatisfiable = 0
  /// Points beyond the exact program's 128 bits.
  public var unanswered = 0
  /// Points the solver had to solve anew, exactly.
  public var fresh = 0
  /// Exact searches of components within the points.
  public var exact = 0
  /// A line for each wrong answer.
  public var wrong: [String] = []
  /// The same, counted by the first word.
  public var kinds: [String: Int] = [:]

  /// Nothing compared yet.
  public init() {}

  private mutating func report(_ kind: String, _ place: String, _ text: String) {
    kinds[kind, default: 0] += 1
    wrong.append("\(kind) \(place): \(text)")
  }

  /// Compares costs, conflicts and ambiguity with the exact program at every size, and what a detour leaves behind.
  public mutating func compare(_ problem: AlpProblem) {
    for size in problem.sizes.indices where size == 0 || !problem.edits.isEmpty {
      let place = "\(problem.name) size \(size)"
      points += 1
      do {
        let fresh = try Self.solved(problem, size: size, detour: false)
        self.fresh += fresh.solver.freshSolves
        exact += fresh.solver.statistics.exactSearches
        try check(problem, size, fresh, place)
        let past = try Self.solved(problem, size: size, detour: true)
        let ambiguity = (try fresh.solver.ambiguousVariables(), try past.solver.ambiguousVariables())
        if past.solver.values != fresh.solver.values {
          report("history", place, "\(past.solver.values) instead of \(fresh.solver.values)")
        } else if past.conflicts != fresh.conflicts {
          report("history", place, "conflicts \(past.conflicts) instead of \(fresh.conflicts)")
        } else if ambiguity.0 != ambiguity.1 {
          report("history", place, "ambiguous \(ambiguity.1) instead of \(ambiguity.0)")
        }
      } catch is ExactProgram.Unanswered {
        unanswered += 1
      } catch {
        report("error", place, "\(error)")
      }
    }
  }

  // MARK: The solver's answer

  private struct Answer {
    var solver: LayoutSolver
    /// Conflicts by row; the imposed values follow the rows.
    var conflicts: [[Int]]
    var broken: [Int]
  }

  /// With a detour: other sizes first, other constants, and rows that come and go.
  private static func solved(_ problem: AlpProblem, size: Int, detour: Bool) throws -> Answer {
    var solver = LayoutSolver()
    var ids: [ConstraintID] = []
    var variables: [Variable] = []
    for _ in 0..<problem.variables { variables.append(try solver.makeVariable()) }
    let parameters = try problem.edits.map { _ in try solver.makeParameter(0, kind: .live) }
    var imposed: [ConstraintID] = []
    for (edit, parameter) in zip(problem.edits, parameters) {
      let expression = LinearExpression([(variables[edit], 1)], parameters: [(parameter, -1)])
      imposed.append(try solver.activate(Constraint(expression, .equal)))
    }
    func resize(to size: Int) throws {
      for (parameter, value) in zip(parameters, [problem.sizes[size].width, problem.sizes[size].height]) {
        try solver.setParameter(parameter, to: value)
      }
    }
    try resize(to: detour ? (size + 1) % problem.sizes.count : size)
    for (place, row) in problem.rows.enumerated() {
      ids.append(try solver.activate(EngineCase.constraint(row, variables)))
      if detour, place % 5 == 2 {
        let guest = try solver.activate(EngineCase.constraint(problem.rows[0], variables))
        try solver.solve()
        try solver.deactivate(guest)
      }
    }
    if detour {
      try solver.setConstant(77, of: ids[0])
      try solver.solve()
      try resize(to: (size + 2) % problem.sizes.count)
      try solver.setConstant(problem.rows[0].constant, of: ids[0])
      try solver.solve()
      try resize(to: size)
    }
    try solver.solve()
    let rowOf = Dictionary(uniqueKeysWithValues: (ids + imposed).enumerated().map { ($1, $0) })
    return Answer(
      solver: solver, conflicts: solver.conflicts.map { $0.constraints.map { rowOf[$0]! } },
      broken: solver.conflicts.map { rowOf[$0.broken]! })
  }

  // MARK: The exact answer

  private mutating func check(_ problem: AlpProblem, _ size: Int, _ answer: Answer, _ place: String) throws {
    let all = Array(problem.rows.indices) + problem.imposed
    let holds = try canHold(problem, size, all)
    if !holds { unsatisfiable += 1 }
    guard holds == answer.conflicts.isEmpty else {
      report("conflict", place, holds ? "called \(answer.conflicts), though all can hold" : "not found")
      return
    }
    for members in answer.conflicts {
      if try canHold(problem, size, members) {
        report("conflict", place, "\(members) can hold")
        return
      }
      for left in members where try !canHold(problem, size, members.filter { $0 != left }) {
        report("conflict", place, "\(members) is not minimal: \(left)")
        return
      }
    }
    // Imposed values are never given up here: they are activated first.
    let kept = problem.rows.indices.filter { !answer.broken.contains($0) }
    guard let exact = problem.exact(size: size, rows: kept + problem.imposed, priorities: problem.priorities) else {
      throw ExactProgram.Unanswered()
    }
    var program = exact.program
    let optimum = try program.optimum().map { $0 / exact.unit }
    let values = answer.solver.values
    var rest = problem
    rest.rows = kept.map { problem.rows[$0] }
    if rest.edits.isEmpty {
      rest.edits = [0, 1]
      rest.sizes = problem.sizes.map { _ in (values[0], values[1]) }
    }
    let mine = OracleComparison.costs(rest, size, values)
    let scale = max(1, values.map(abs).max() ?? 1)
    for (level, cost) in zip(problem.priorities, optimum) {
      let difference = abs((mine[level] ?? 0) - cost)
      // Rows whose coefficients reach 10,000 cost that much per point.
      guard difference > 1e-9 * scale * problem.largestCoefficient + 1e-6 * max(1, cost * 1e-3) else { continue }
      report("cost", place, "\(mine[level] ?? 0) at \(level), optimum \(cost); values \(values)")
      return
    }
    let open = try answer.solver.ambiguousVariables().map(\.index)
    let expected = try (0..<problem.variables).filter { (v) throws(ExactProgram.Unanswered) in
      var copy = program
      return try !copy.isDetermined(v)
    }
    if open != expected { report("ambiguity", place, "\(open) instead of \(expected)") }
  }

  private func canHold(_ problem: AlpProblem, _ size: Int, _ rows: [Int]) throws(ExactProgram.Unanswered) -> Bool {
    let required = rows.filter { $0 >= problem.rows.count || problem.rows[$0].priority == 1000 }
    guard var (program, _) = problem.exact(size: size, rows: required, priorities: [1000]) else {
      throw ExactProgram.Unanswered()
    }
    return try program.optimum()[0] == 0
  }
}

extension AlpProblem {
  /// Those of the rows, the highest first, and required whether or not a row is.
  var priorities: [Float] { Set(rows.map(\.priority) + [1000]).sorted(by: >) }
  /// The imposed values, numbered after the rows.
  var imposed: [Int] { edits.indices.map { rows.count + $0 } }
  /// At least 1.
  var largestCoefficient: Double { rows.flatMap(\.terms).map { abs($0.coefficient) }.max().map { max($0, 1) } ?? 1 }
}
