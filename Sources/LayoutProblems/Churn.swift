// Rows that come, go and change in random order, and what has to hold after each step: a solver with that past answers as a fresh one
// does, and as the whole-number program says.

import ConstraintSolver
import SeededNumbers

/// A random walk from a problem, compared at every step.
public struct Churn: Sendable {
  /// Steps after which a fresh solver was asked.
  public private(set) var steps = 0
  /// Solves that were done again, exactly, because an answer could not be trusted.
  public private(set) var fresh = 0
  /// A line for each difference.
  public private(set) var wrong: [String] = []
  /// What whole-number programs say of the sets on the way.
  public private(set) var exact = ExactComparison()

  private static let priorities: [Float] = [1000, 999, 750, 500, 251, 250, 50]

  /// Nothing compared yet.
  public init() {}

  /// Walks `count` steps from a problem; a whole-number program is asked after every `interval` of them, or never.
  public mutating func walk(_ problem: AlpProblem, seed: UInt64, steps count: Int, exactEvery interval: Int?) {
    var walk: Walk
    do { walk = try Walk(problem, seed: seed) } catch {
      wrong.append("error \(problem.name): \(error)")
      return
    }
    for step in 1...count {
      let place = "\(problem.name) seed \(seed) step \(step)"
      steps += 1
      do {
        let changes = try walk.change(Self.priorities)
        if let difference = try walk.difference() { wrong.append("\(place): \(difference) after \(changes)") }
      } catch { wrong.append("error \(place): \(error)") }
      var now = walk.now
      if let interval, step % interval == 0, !now.rows.isEmpty {
        now.name = place
        exact.compare(now)
      }
    }
    fresh += walk.solver.freshSolves
  }

  /// All that was found wrong.
  public var report: [String] { wrong + exact.wrong }
}

/// A solver on its way, and what is active in it.
private struct Walk {
  var solver = LayoutSolver()
  private let problem: AlpProblem
  private var variables: [Variable] = []
  private var parameters: [Parameter] = []
  private var size: Int
  /// In order of activation.
  private var rows: [(row: AlpProblem.Row, id: ConstraintID)] = []
  private var gone: [AlpProblem.Row] = []
  private var generator: SplitMix64

  init(_ problem: AlpProblem, seed: UInt64) throws(SolverError) {
    self.problem = problem
    size = 0
    generator = SplitMix64(seed: seed)
    (solver, variables, parameters) = try Self.rooted(problem, size: 0)
    for row in problem.rows { try add(row) }
    try solver.solve()
  }

  private static func rooted(
    _ problem: AlpProblem, size: Int
  ) throws(SolverError) -> (LayoutSolver, [Variable], [Parameter]) {
    var solver = LayoutSolver()
    var variables: [Variable] = []
    var parameters: [Parameter] = []
    for _ in 0..<problem.variables { variables.append(try solver.makeVariable()) }
    for (edit, value) in zip(problem.edits, [problem.sizes[size].width, problem.sizes[size].height]) {
      let parameter = try solver.makeParameter(value, kind: .live)
      parameters.append(parameter)
      let expression = LinearExpression([(variables[edit], 1)], parameters: [(parameter, -1)])
      try solver.activate(Constraint(expression, .equal))
    }
    return (solver, variables, parameters)
  }

  private mutating func add(_ row: AlpProblem.Row) throws(SolverError) {
    rows.append((row, try solver.activate(EngineCase.constraint(row, variables))))
  }

  /// One to three changes, then a solve; says what was done.
  mutating func change(_ priorities: [Float]) throws(SolverError) -> String {
    var done: [String] = []
    for _ in 0...generator.below(3) { done.append(try changeOnce(priorities)) }
    try solver.solve()
    return done.joined(separator: ", ")
  }

  private mutating func changeOnce(_ priorities: [Float]) throws(SolverError) -> String {
    let kind = generator.below(12)
    if kind < 3 || rows.count * 2 < problem.rows.count, let row = gone.popLast() {
      try add(row)
      return "back"
    }
    guard !rows.isEmpty, kind < 11 else {
      guard !parameters.isEmpty else { return "nothing" }
      size = generator.below(problem.sizes.count)
      try solver.setParameter(parameters[0], to: problem.sizes[size].width)
      try solver.setParameter(parameters[1], to: problem.sizes[size].height)
      return "size \(size)"
    }
    let place = generator.below(rows.count)
    switch kind {
    case 0..<6:
      let (row, id) = rows.remove(at: place)
      try solver.deactivate(id)
      gone.insert(row, at: generator.below(gone.count + 1))
      return "without \(row.relation) @\(row.priority)"
    case 6, 7:
      var row = rows[place].row
      row.constant = -row.constant
      if generator.chance(50) { row.priority = generator.pick(priorities) }
      if generator.chance(30) { row.relation = generator.pick(["eq", "le", "ge"]) }
      try add(row)
      return "another \(row.relation) @\(row.priority)"
    case 8, 9:
      rows[place].row.constant = Double(generator.below(400) - 200)
      try solver.setConstant(rows[place].row.constant, of: rows[place].id)
      return "constant \(rows[place].row.constant)"
    default:
      rows[place].row.priority = generator.pick(priorities)
      try solver.setPriority(Priority(rows[place].row.priority), of: rows[place].id)
      return "priority \(rows[place].row.priority)"
    }
  }

  /// What is active, at the size the walk is at.
  var now: AlpProblem {
    var now = problem
    now.rows = rows.map(\.row)
    now.sizes = [problem.sizes[size]] + problem.sizes.indices.filter { $0 != size }.prefix(1).map { problem.sizes[$0] }
    return now
  }

  /// What a fresh solver says otherwise; nil: nothing.
  func difference() throws(SolverError) -> String? {
    var (fresh, variables, _) = try Self.rooted(problem, size: size)
    var place: [ConstraintID: Int] = [:]
    var freshPlace: [ConstraintID: Int] = [:]
    for (number, entry) in rows.enumerated() {
      place[entry.id] = number
      freshPlace[try fresh.activate(EngineCase.constraint(entry.row, variables))] = number
    }
    try fresh.solve()
    if solver.values != fresh.values { return "values \(solver.values) instead of \(fresh.values)" }
    let conflicts = solver.conflicts.map { $0.constraints.map { place[$0] ?? -1 } }
    let freshConflicts = fresh.conflicts.map { $0.constraints.map { freshPlace[$0] ?? -1 } }
    if conflicts != freshConflicts { return "conflicts \(conflicts) instead of \(freshConflicts)" }
    if solver.conflicts.map({ place[$0.broken] }) != fresh.conflicts.map({ freshPlace[$0.broken] }) {
      return "other rows broken"
    }
    let open = try solver.ambiguousVariables().map(\.index)
    let freshOpen = try fresh.ambiguousVariables().map(\.index)
    return open == freshOpen ? nil : "ambiguous \(open) instead of \(freshOpen)"
  }
}
