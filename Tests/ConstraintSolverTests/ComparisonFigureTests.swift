// What a comparison with whole-number programs counts, on systems of one unknown that are plain to see.

import Testing

@testable import LayoutProblems

struct ComparisonFigureTests {
  // x cannot be 5 and 6 if both must hold; it can if one of them is a wish, or both say the same.
  @Test(
    arguments: [
      ([(5.0, Float(1000))], 0), ([(5, 1000), (6, 1000)], 1), ([(5, 1000), (6, 750)], 0), ([(5, 1000), (5, 1000)], 0),
    ] as [([(Double, Float)], Int)])
  func pointsThatCannotHold(values: [(Double, Float)], count: Int) {
    var problem = AlpProblem()
    problem.name = "x"
    problem.variables = 2
    problem.rows = values.map { value, priority in
      AlpProblem.Row(relation: "eq", priority: priority, constant: -value, terms: [(variable: 0, coefficient: 1)])
    }
    problem.sizes = [(width: 100, height: 100)]
    var comparison = ExactComparison()
    comparison.compare(problem)
    #expect(comparison.points == 1)
    #expect(comparison.unsatisfiable == count)
    #expect(comparison.wrong == [])
  }
}
