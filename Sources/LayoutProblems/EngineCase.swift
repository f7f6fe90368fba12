// An alp problem inside the solver: the imposed variables are equations with live parameters.

import ConstraintSolver

/// A problem declared to a solver.
public struct EngineCase {
  /// The solver the problem is declared to.
  public var solver: LayoutSolver
  /// The problem's variables, by their number.
  public let variables: [Variable]
  /// The root's width.
  public let width: Parameter
  /// The root's height.
  public let height: Parameter
  /// The active constraint of each row; nil while it is taken away.
  public private(set) var ids: [ConstraintID?]
  private let problem: AlpProblem

  /// Declares the rows in the given order (all of them, as written, by default).
  public init(
    _ problem: AlpProblem, order: [Int]? = nil, cache: ProgramCache = ProgramCache()
  ) throws(SolverError) {
    var solver = LayoutSolver(cache: cache)
    var variables: [Variable] = []
    variables.reserveCapacity(problem.variables)
    for _ in 0..<problem.variables { variables.append(try solver.makeVariable()) }
    let first = problem.sizes.first ?? (width: 0, height: 0)
    width = try solver.makeParameter(first.width, kind: .live)
    height = try solver.makeParameter(first.height, kind: .live)
    for (edit, parameter) in zip(problem.edits, [width, height]) {
      let expression = LinearExpression([(variables[edit], 1)], parameters: [(parameter, -1)])
      try solver.activate(Constraint(expression, .equal))
    }
    ids = [ConstraintID?](repeating: nil, count: problem.rows.count)
    self.variables = variables
    self.problem = problem
    for row in 0..<problem.rows.count {
      let index = order?[row] ?? row
      ids[index] = try solver.activate(Self.constraint(problem.rows[index], variables))
    }
    self.solver = solver
  }

  static func constraint(_ row: AlpProblem.Row, _ variables: [Variable]) -> Constraint {
    let relation: Relation =
      row.relation == "eq" ? .equal : row.relation == "le" ? .lessThanOrEqual : .greaterThanOrEqual
    var terms: [(variable: Variable, coefficient: Double)] = []
    terms.reserveCapacity(row.terms.count)
    for term in row.terms { terms.append((variables[term.variable], term.coefficient)) }
    return Constraint(LinearExpression(terms, constant: row.constant), relation, priority: Priority(row.priority))
  }

  /// Gives the root another size and solves.
  public mutating func resize(_ w: Double, _ h: Double) throws(SolverError) {
    try solver.setParameter(width, to: w)
    try solver.setParameter(height, to: h)
    try solver.solve()
  }

  /// Takes a row away, or adds it again; does not solve.
  public mutating func toggle(_ row: Int) throws(SolverError) {
    if let id = ids[row] {
      try solver.deactivate(id)
      ids[row] = nil
    } else {
      ids[row] = try solver.activate(Self.constraint(problem.rows[row], variables))
    }
  }
}
