// Long searches over badly scaled rows: rounding must not lead them astray before the numbers are computed anew.

import ConstraintSolver
import Foundation
import LayoutProblems
import SeededNumbers
import Testing

struct RefreshTests {
  /// Systems of 60 unknowns and 120 required inequalities of three terms whose coefficients are 0.001 to 1000 of either
  /// sign, all of which hold exactly at a known point; each unknown wishes to be there, so that the point is the optimum.
  /// It takes some hundred pivots to find. Without refreshing, the search of none of these seeds ends within its limit.
  @Test(arguments: [1, 4, 15, 36, 44, 48]) func aLongSearchOverBadlyScaledRowsEndsAtTheKnownPoint(_ seed: UInt64) throws
  {
    var generator = SplitMix64(state: seed)
    var solver = LayoutSolver()
    var unknowns: [Variable] = []
    for _ in 0..<60 { unknowns.append(try solver.makeVariable()) }
    let point = unknowns.indices.map { Double($0 % 10) * 10 + 1 }
    for _ in 0..<2 * unknowns.count {
      var terms: [(Variable, Double)] = []
      var sum = 0.0
      for _ in 0..<3 {
        let place = Int.random(in: unknowns.indices, using: &generator)
        let size = pow(10, Double.random(in: -3.0...3, using: &generator))
        let coefficient = size * (Bool.random(using: &generator) ? 1 : -1)
        terms.append((unknowns[place], coefficient))
        sum += coefficient * point[place]
      }
      let relation = [Relation.lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0...1, using: &generator)]
      try solver.activate(Constraint(LinearExpression(terms, constant: -sum), relation))
    }
    for (unknown, wished) in zip(unknowns, point) {
      try solver.activate(Constraint(LinearExpression(unknown) - wished, .equal, priority: .defaultLow))
    }
    #expect(try solver.solve() == .solved)
    #expect(solver.statistics.pivots > 80)
    for (unknown, wished) in zip(unknowns, point) { #expect(abs(solver.value(of: unknown) - wished) < 0.01) }
  }
}
