// Equations that close in a circle, solved together by guessing an unknown: what is independent is not taken for anything else.
// Any other basis would end at the same values, so that values alone say nothing of it.

import Testing

@testable import ConstraintSolver

struct TearingTests {
  // Each of so many unknowns, 1, 2, 3, …, and the one after it are their sum, and the last and the first. An odd circle says what all
  // are, with one guess; of an even one the last row follows from the others.
  @Test(arguments: [(3, 0), (4, 1), (5, 0), (6, 1), (9, 0)])
  func sumsInACircle(_ count: Int, dependent: Int) throws {
    var s = try Sketch()
    for k in 0..<count { try s.add("x\(k)") }
    for k in 0..<count {
      let next = (k + 1) % count
      try s.say(["x\(k)": 1, "x\(next)": 1], .equal, Double(k + 1 + next + 1))
    }
    #expect(try s.solver.solve() == .solved)
    let program = try #require(s.solver.state).numbers.program
    #expect(program.dependentRows == dependent)
    guard dependent == 0 else { return }
    #expect(program.basis.largestTear == 1)
    #expect((0..<count).map { rounded(s["x\($0)"]) } == (0..<count).map { Double($0 + 1) })
  }

  // A sum and a difference.
  @Test func twoEquationsOfTwoUnknowns() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1, "y": 1], .equal, 10)
    try s.say(["x": 1, "y": -1], .equal, 2)
    #expect(try s.solver.solve() == .solved)
    #expect(try #require(s.solver.state).numbers.program.dependentRows == 0)
    #expect(s["x"] == 6 && s["y"] == 4)
  }
}
