// Views whose widths all depend on each other: the worst that naming a conflict meets.

import ConstraintSolver
import SeededNumbers

/// Each view is at least 1 wider than 0.45 of two others together, so that all are at least 10 wide; some are to be at most
/// 5 wide.
public struct CoupledViews {
  /// The rows of the least widths, then those of the largest.
  public private(set) var ids: [ConstraintID] = []
  /// The views' widths, one variable each.
  public private(set) var widths: [Variable] = []
  /// The solver they are declared to, not solved yet.
  public var solver = LayoutSolver()

  /// `count` views, of which the first `largest` are to be at most 5 wide, at `priority`. With `chosen`, only those of the
  /// rows are declared.
  public init(
    _ count: Int, largest: Int, priority: Priority = .required, chosen: Set<Int>? = nil
  ) throws(SolverError) {
    var generator = SplitMix64(state: 400)
    for _ in 0..<count { widths.append(try solver.makeVariable()) }
    for view in 0..<count {
      let others = [widths[(view + 1) % count], widths[Int.random(in: 0..<count, using: &generator)]]
      guard chosen?.contains(view) ?? true else { continue }
      let terms = [(widths[view], 1.0)] + others.map { ($0, -0.45) }
      ids.append(try solver.activate(Constraint(LinearExpression(terms, constant: -1), .greaterThanOrEqual)))
    }
    for view in 0..<largest where chosen?.contains(count + view) ?? true {
      ids.append(
        try solver.activate(Constraint(LinearExpression(widths[view]) - 5, .lessThanOrEqual, priority: priority)))
    }
  }
}
