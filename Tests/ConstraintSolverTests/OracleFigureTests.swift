// What a comparison with an oracle calls a difference: answers written by hand to systems whose optimum is plain to see.

import Testing

@testable import LayoutProblems

struct OracleFigureTests {
  /// v is to be 0, and u is to be 0 before it is to be at least 30: that costs 30 at the weakest priority. Nothing else is said of them.
  private func problem(width: Double, required: [Double] = []) -> AlpProblem {
    var problem = AlpProblem()
    problem.name = "v and u"
    problem.variables = 4
    problem.edits = [0, 1]
    problem.sizes = [(width: width, height: 10)]
    func say(_ relation: String, _ value: Double, at priority: Float, of variable: Int) {
      problem.rows.append(
        AlpProblem.Row(relation: relation, priority: priority, constant: -value, terms: [(variable, 1)]))
    }
    say("eq", 0, at: 750, of: 2)
    say("eq", 0, at: 700, of: 3)
    say("ge", 30, at: 500, of: 3)
    for value in required { say("eq", value, at: 1000, of: 2) }
    return problem
  }

  /// Every size is visited twice.
  private func twice(_ wrong: String?) -> [String] {
    wrong.map { wrong in (0..<2).map { "v and u size 0 round \($0): \(wrong)" } } ?? []
  }

  /// Costs may differ by 1e-5, and values that are the only best ones by 1e-6; on screens beyond 1000 points by as many
  /// thousandths of the largest value more.
  private static let answers: [(width: Double, isUnique: Bool, v: Double, u: Double, wrong: String?)] = [
    (100, true, 0, 0, nil), (100, false, 1e-5, 0, nil),
    (100, false, 1.5e-5, 0, "level 750.0 costs 0.0, oracle 1.5e-05"),
    (100, false, -1.5e-5, 0, "level 750.0 costs 0.0, oracle 1.5e-05"),
    (100, false, 0, 9e-6, nil), (100, true, 1e-6, 0, nil),
    (100, true, 1.5e-6, 0, "variable 2 is 0.0, oracle 1.5e-06"),
    (100, true, 0, -1.5e-6, "variable 3 is 0.0, oracle -1.5e-06"),
    (1000, false, 1.5e-5, 0, "level 750.0 costs 0.0, oracle 1.5e-05"),
    (4000, false, 3.5e-5, 0, nil), (4000, false, 4.5e-5, 0, "level 750.0 costs 0.0, oracle 4.5e-05"),
    (4000, true, 3.5e-6, 0, nil), (4000, true, 4.5e-6, 0, "variable 2 is 0.0, oracle 4.5e-06"),
  ]

  @Test(arguments: answers)
  func valuesAndCosts(_ row: (width: Double, isUnique: Bool, v: Double, u: Double, wrong: String?)) {
    var comparison = OracleComparison()
    let values = [row.width, 10, row.v, row.u]
    comparison.compare(problem(width: row.width), [.init(status: "ok", unique: row.isUnique, values: values)])
    #expect(comparison.wrong == twice(row.wrong))
    let isCounted = row.isUnique && row.wrong?.hasPrefix("level") != true
    #expect(comparison.points == 2 && comparison.unique == (isCounted ? 2 : 0))
    #expect(comparison.unsatisfiable == 0 && comparison.unanswered == 0)
  }

  /// Both must find that required rows cannot hold together, or neither; who has no answer is not counted against anybody.
  @Test(
    arguments: [
      ("ok", [5], 0, 0, nil), ("unsatisfiable", [5, 6], 2, 0, nil),
      ("unsatisfiable", [5], 2, 0, "oracle unsatisfiable, engine conflicts 0"),
      ("ok", [5, 6], 2, 0, "oracle ok, engine conflicts 1"), ("failed 4", [5], 0, 2, nil),
      ("failed 4", [5, 6], 2, 0, "oracle failed 4, engine conflicts 1"),
    ] as [(String, [Double], Int, Int, String?)])
  func whatCannotHold(status: String, required: [Double], unsatisfiable: Int, unanswered: Int, wrong: String?) {
    var comparison = OracleComparison()
    let values: [Double] = status == "ok" ? [100, 10, 5, 0] : []
    comparison.compare(
      problem(width: 100, required: required), [.init(status: status, unique: false, values: values)])
    #expect(comparison.wrong == twice(wrong))
    #expect(comparison.unsatisfiable == unsatisfiable && comparison.unanswered == unanswered)
  }
}
