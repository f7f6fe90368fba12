// Variables that constraints leave open: reported, and resolved to 0 or as near to it as is allowed.

import ConstraintSolver
import LayoutProblems
import Testing

struct AmbiguityTests {
  @Test func nothingSaidMeansZero() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1], .equal, 5)
    try s.solver.solve()
    #expect(s["y"] == 0)
    #expect(try s.solver.ambiguousVariables() == [s.v("y")])
  }

  @Test func aBoundMovesItNoFurtherThanNeeded() throws {
    var s = try Sketch("x")
    try s.say(["x": 1], .greaterThanOrEqual, 30)
    try s.solver.solve()
    #expect(rounded(s["x"]) == 30)
    #expect(try s.solver.ambiguousVariables() == [s.v("x")])
  }

  @Test func everythingTiedToAnOpenVariableIsOpen() throws {
    var s = try Sketch("a", "b", "c")
    try s.say(["b": 1, "a": -1], .equal, 8)
    try s.say(["c": 1], .equal, 1)
    try s.solver.solve()
    #expect(try s.solver.ambiguousVariables() == [s.v("a"), s.v("b")])
  }

  // Of x and y neither is more than twice the other, nor of p and q: from 0 each pair goes on without end, though x, y, p or q
  // alone cannot leave it. v has a value of its own and stays, though a row that has room speaks of it and of both pairs. So it is
  // in every mirror image.
  @Test(arguments: [1.0, -1], [1.0, -1])
  func cornersThatAreLeftOnlyTogether(a: Double, b: Double) throws {
    var s = try Sketch("x", "y", "p", "q", "v")
    for (one, other) in [("x", "y"), ("p", "q")] {
      try s.say([one: a, other: -2 * b], .lessThanOrEqual, 0)
      try s.say([other: b, one: -2 * a], .lessThanOrEqual, 0)
    }
    try s.say(["v": 1], .equal, 0, at: 500)
    try s.say(["x": a, "p": a, "v": 1], .greaterThanOrEqual, -1000)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == ["x", "y", "p", "q"].map { s.v($0) })
  }

  // c and d move at no cost only together, along d = c + 2 with c from -2 to 0: the first of the equations costs what d - c is, 2 at
  // least, and d is not below b = 0. a and e have room beside them; all else is where an equation wants it. What measures by a sum
  // of all that moves must not take c, which goes one way, for d, which goes the other.
  @Test func whatMovesOnlyTogetherIsOpen() throws {
    var s = try Sketch("width", "half", "c", "b", "d", "a", "zero", "none", "e")
    try s.say(["width": 1], .equal, 390)
    try s.say(["half": 1, "c": 1], .greaterThanOrEqual, 0)
    try s.say(["half": 1, "a": -1, "none": -1], .greaterThanOrEqual, 0)
    try s.say(["b": 1], .lessThanOrEqual, 0, at: 500)
    try s.say(["zero": 1, "c": -1, "d": 1], .equal, 0, at: 500)
    try s.say(["c": 1], .lessThanOrEqual, 0)
    try s.say(["zero": -1, "b": 1], .equal, 0, at: 500)
    try s.say(["none": -1], .equal, 0, at: 500)
    try s.say(["zero": -1], .equal, 0)
    try s.say(["d": 1, "c": -1], .greaterThanOrEqual, 2)
    try s.say(["c": -1], .greaterThanOrEqual, 0, at: 500)
    try s.say(["c": -1, "b": 1, "e": 1], .greaterThanOrEqual, 0, at: 500)
    try s.say(["none": -1, "c": 1, "e": 1], .lessThanOrEqual, 0)
    try s.say(["none": -1, "d": 1, "b": -1], .greaterThanOrEqual, 0, at: 500)
    try s.say(["c": 1, "none": 1], .lessThanOrEqual, 0)
    try s.say(["c": 1, "e": -1, "a": -1], .lessThanOrEqual, 0)
    try s.say(["half": 1, "width": -0.03125], .equal, 0)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == ["c", "d", "a", "e"].map { s.v($0) })
  }

  // With v0 = -b and v2 = -a the rows ask for b >= 1.5 a >= 0, for v3 >= 0.718 b, and for v3 <= 0.75 a + 0.208 b, which is 0.708 b
  // at most: only 0 is all of that. A perturbation of ten-millionths leaves room for more than a ten-thousandth there.
  @Test func rowsThatNearlyMeetLeaveNoRoom() throws {
    let problem = AlpProblem.hard(.duplicate, seed: 8696)
    var engine = try EngineCase(problem)
    #expect(try engine.solver.solve() == .solved)
    #expect(try engine.solver.ambiguousVariables() == [])
  }

  /// Bounds of x as multiples of it, beside y = x: whether anything is left open, however little.
  private static let bounds: [(least: (Double, Double), most: (Double, Double), isOpen: Bool)] = [
    // From 145 / (2 + 2^-19) to 145 / (2 + 2^-20): less than a ten-thousandth.
    ((2 + 0x1p-19, 145), (2 + 0x1p-20, 145), true), ((1, 10), (1, 10.00001), true), ((1, 10), (1, 10.25), true),
    ((1, 10), (1, 10), false), ((2, 145), (4, 290), false), ((3, 1), (1, 1.0 / 3), false), ((1, 0), (1, 0), false),
  ]

  // Alone, and beside a hundred and fifty that have nothing to do with them.
  @Test(arguments: bounds, [0, 150])
  func howLittleIsOpen(_ row: (least: (Double, Double), most: (Double, Double), isOpen: Bool), others: Int) throws {
    var s = try Sketch("x", "y")
    try s.say(["y": 1, "x": -1], .equal, 0)
    try s.say(["x": row.least.0], .greaterThanOrEqual, row.least.1)
    try s.say(["x": row.most.0], .lessThanOrEqual, row.most.1)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == (row.isOpen ? [s.v("x"), s.v("y")] : []))
  }

  // A hundred steps of 10000.1 are 1000010, though doubles add them up to a little more or less: what is left of them is 0,
  // and between 0 and 0 nothing is open.
  @Test(arguments: [(Relation.lessThanOrEqual, Relation.greaterThanOrEqual), (.greaterThanOrEqual, .lessThanOrEqual)])
  func whatRoundingLeavesIsNotOpen(_ relation: Relation, _ opposite: Relation) throws {
    var s = try Sketch("x0", "rest")
    try s.say(["x0": 1], .equal, 0)
    for step in 1...100 {
      try s.add("x\(step)")
      try s.say(["x\(step)": 1, "x\(step - 1)": -1], .equal, 10000.1)
    }
    try s.say(["rest": 1, "x100": -1], relation, -1_000_010)
    try s.say(["rest": 1], opposite, 0)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == [])
  }

  // Two labels of equal hugging share 400: any split costs the same.
  @Test func equalPrioritiesAreAmbiguousAndUnequalOnesAreNot() throws {
    for (second, open) in [(Float(250), 2), (251, 0)] {
      var s = try Sketch("a", "b")
      try s.say(["a": 1, "b": 1], .equal, 400)
      for (name, hugging) in [("a", Float(250)), ("b", second)] {
        try s.say([name: 1], .lessThanOrEqual, 100, at: hugging)
        try s.say([name: 1], .greaterThanOrEqual, 100, at: 750)
      }
      try s.solver.solve()
      #expect(try s.solver.ambiguousVariables().count == open)
      #expect(rounded(s["a"] + s["b"]) == 400)
    }
  }

  // Four labels of 100 and of equal hugging share 1000, and none may have more than 300: nothing says which of them have how much.
  // Whatever it is, constraints between others do not change it, however many there are.
  @Test(arguments: 1...20) func whatIsLeftOpenIsDecidedWithoutStrangers(_ strangers: Int) throws {
    func shared(strangers: Int) throws -> [Double] {
      var s = try Sketch("stranger", "a", "b", "c", "d")
      for number in 0..<strangers { try s.say(["stranger": 1], .greaterThanOrEqual, Double(number)) }
      try s.say(["a": 1, "b": 1, "c": 1, "d": 1], .equal, 1000)
      for name in ["a", "b", "c", "d"] {
        try s.say([name: 1], .lessThanOrEqual, 100, at: 250)
        try s.say([name: 1], .greaterThanOrEqual, 100, at: 750)
        try s.say([name: 1], .lessThanOrEqual, 300, at: 700)
      }
      try s.solver.solve()
      return ["a", "b", "c", "d"].map { s[$0] }
    }
    #expect(try shared(strangers: strangers) == shared(strangers: 0))
  }

  // The documented value does not depend on what was added first, nor on what was there before.
  @Test func openValuesHaveNoHistory() throws {
    func solve(_ order: [Int], detour: Bool) throws -> [Double] {
      var s = try Sketch("a", "b", "c")
      let rows: [(KeyValuePairs<String, Double>, Relation, Double, Float)] = [
        (["a": 1, "b": 1, "c": 1], .equal, 300, 1000), (["a": 1], .greaterThanOrEqual, 10, 1000),
        (["b": 1], .equal, 500, 250), (["c": 1], .equal, 500, 250), (["a": 1, "b": -1], .lessThanOrEqual, 40, 500),
      ]
      if detour {
        let strange = try s.say(["c": 1], .equal, 290, at: 999)
        try s.solver.solve()
        try s.solver.deactivate(strange)
      }
      for k in order { try s.say(rows[k].0, rows[k].1, rows[k].2, at: rows[k].3) }
      try s.solver.solve()
      return s.solver.values
    }
    let expected = try solve([0, 1, 2, 3, 4], detour: false)
    for order in [[4, 3, 2, 1, 0], [2, 0, 4, 1, 3]] {
      #expect(try solve(order, detour: false) == expected)
      #expect(try solve(order, detour: true) == expected)
    }
  }

  // Equal structures with different constants trade places as their constants pass each other.
  @Test func twinsWithDifferentConstants() throws {
    func twins(_ first: Double, _ second: Double) throws -> Sketch {
      var s = try Sketch("x")
      try s.say(["x": 1], .equal, first, at: 500)
      try s.say(["x": 1], .equal, second, at: 500)
      try s.solver.solve()
      return s
    }
    #expect(try twins(100, 200)["x"] == twins(200, 100)["x"])
    var s = try Sketch("x")
    let moving = try s.say(["x": 1], .equal, 100, at: 500)
    try s.say(["x": 1], .equal, 200, at: 500)
    try s.solver.solve()
    try s.solver.setConstant(-300, of: moving)
    try s.solver.solve()
    #expect(try s["x"] == twins(200, 300)["x"])
  }
}
