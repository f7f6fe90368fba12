// Systems that once got a wrong answer, each reduced to what it takes; expectations are arithmetic.

import ConstraintSolver
import LayoutProblems
import Testing

struct WrongAnswerTests {
  // Two views in a row with spaces of C/2 and C/3 around them: with C = 0, aw >= 283.3 @750 wins and S1 and S2 are 0, so that
  // every edge follows from a = p = 0.
  @Test func rowsThatCloseALoopKeepTheirVariables() throws {
    var s = try Sketch("p", "a", "aw", "S1", "p2", "b", "bw", "S2", "C")
    try s.say(["a": 1, "p": -1], .equal, 0)
    try s.say(["a": 1, "aw": 1, "p": -1, "S1": -1], .equal, 0)
    try s.say(["p2": 1, "p": -1, "S1": -1], .equal, 0)
    try s.say(["b": 1, "p2": -1], .equal, 0)
    try s.say(["b": 1, "bw": 1, "p2": -1, "S2": -1], .equal, 0)
    try s.say(["S1": 1, "C": -0.5], .equal, 0, at: 999)
    try s.say(["S2": 1, "C": -1.0 / 3], .equal, 0, at: 999)
    try s.say(["aw": 1], .lessThanOrEqual, 283.3, at: 249)
    try s.say(["aw": 1], .greaterThanOrEqual, 283.3, at: 750)
    #expect(try s.solver.solve() == .solved)
    #expect(abs(s["S1"] - s["C"] / 2) < 1e-5)
    #expect(abs(s["S2"] - s["C"] / 3) < 1e-5)
    #expect(abs(s["aw"] - 283.3) < 1e-5)
    #expect(abs(s["a"] + s["aw"] - s["p"] - s["S1"]) < 1e-5)
    #expect(abs(s["b"] + s["bw"] - s["p2"] - s["S2"]) < 1e-5)
    #expect(s.solver.freshSolves == 0)
  }

  // What is computed from a sum passes 0 where the sum does, and one of the two was beyond it by rounding: its costs counted on the side
  // it had left, and of two answers as good as each other the one nearer to 0 was missed, until another search found it.
  @Test func whatPassesZeroTogetherCountsWhereItComesTo() {
    var comparison = ExactComparison()
    comparison.compare(.hard(.unrooted, seed: 5_001_830))
    #expect(comparison.wrong == [] && comparison.points == 1)
  }

  // Of two that say the same, the later one is named, whatever came and went.
  @Test func theLaterTwinIsNamed() throws {
    for detour in [false, true] {
      var s = try Sketch("x")
      try s.say(["x": 1], .equal, 5)
      let guest = detour ? try s.say(["x": 1], .equal, 7) : nil
      let first = try s.say(["x": 1], .equal, 7)
      try s.solver.solve()
      if let guest { try s.solver.deactivate(guest) }
      let second = try s.say(["x": 1], .equal, 7)
      try s.solver.solve()
      #expect(Set(s.solver.conflicts.map(\.broken)) == [first, second])
      #expect(s["x"] == 5)
    }
  }

  // x3 = 0 + x1 + x2 leaves x1 open, though every row that speaks of it holds exactly at 0.
  @Test func whatIsOpenWhereManyRowsMeet() throws {
    var s = try Sketch("x0", "x1", "x2", "x3")
    try s.say(["x0": 1], .greaterThanOrEqual, 0)
    try s.say(["x1": 1], .greaterThanOrEqual, 0)
    try s.say(["x3": 1, "x0": -1, "x1": -1, "x2": -1], .equal, 0)
    try s.solver.solve()
    #expect(try s.solver.ambiguousVariables() == ["x0", "x1", "x2", "x3"].map { s.v($0) })
  }

  // All four hold with every unknown at 0.
  @Test func coefficientsFarApart() throws {
    var s = try Sketch("x0", "x1", "x2", "x3")
    try s.say(["x0": 1], .equal, 0)
    try s.say(["x1": 1, "x0": -1e4], .greaterThanOrEqual, 0, at: 750)
    try s.say(["x3": 1, "x2": -1e3], .greaterThanOrEqual, 0, at: 100)
    try s.say(["x2": 1, "x1": 1e4], .lessThanOrEqual, 10, at: 100)
    #expect(try s.solver.solve() == .solved)
    #expect(s["x1"] > -1e-5)
    #expect(s["x3"] - 1e3 * s["x2"] > -1e-5)
    #expect(s["x2"] + 1e4 * s["x1"] < 10 + 1e-5)
  }

  // Two rows whose first coefficients, c and c - d, are next to each other meet: c x - e y = 100 and (c - d) x - e y = 90, so that
  // d x = 10. Among many others rows as near as the last are first taken for rows in conflict, and the set is solved anew.
  @Test(arguments: [0, 150], [(10000, 0x1p-10, 0x1p-10), (1_000_000, 0x1p-30, 1)])
  func rowsThatAreNearlyParallelMeet(others: Int, rows: (c: Double, d: Double, e: Double)) throws {
    var s = try Sketch("x", "y")
    try s.say(["x": rows.c, "y": -rows.e], .equal, 100)
    try s.say(["x": rows.c - rows.d, "y": -rows.e], .equal, 90)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(abs(s["x"] * rows.d / 10 - 1) < 1e-6)
    #expect(s.solver.freshSolves == (others > 0 && rows.c > 10000 ? 1 : 0))
  }

  // x = 1000 y with y = 1 is granted where w >= 128 · 10,000 x, z >= 128 w and u >= 100 z - 1/100 are: a point of x is worth a
  // hundred million of z. Among many others the set is too large to be searched exactly as a whole.
  @Test(arguments: [0, 150])
  func aLongWayIsGone(others: Int) throws {
    var s = try Sketch("x", "y", "z", "w", "u")
    try s.say(["y": 1000, "x": -1], .equal, 0, at: 750)
    try s.say(["y": 1], .equal, 1)
    try s.say(["z": 1.0 / 128, "w": -1], .greaterThanOrEqual, 0, at: 750)
    try s.say(["w": 1.0 / 128, "x": -10000], .greaterThanOrEqual, 0)
    try s.say(["u": 100, "z": -10000], .greaterThanOrEqual, -1, at: 750)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(abs(s["x"] - 1000) < 1e-6)
    #expect(s["w"] / 128 > 10_000_000 * (1 - 1e-12))
    #expect(s["z"] / 128 > s["w"] * (1 - 1e-12))
    #expect(s["u"] > s["z"] * 100 * (1 - 1e-12))
    // Whichever way it is come to.
    let values = s.solver.values
    let id = try s.say(["x": 1], .equal, 7)
    try s.solver.solve()
    try s.solver.deactivate(id)
    try s.solver.solve()
    #expect(s.solver.values == values)
  }

  // g >= f + 14 and g = (1 + 2^-20) f + 14 are f >= 0, and f may be anything up to where its bound by a is: the row that says
  // so moves by a millionth of what f moves by.
  @Test(arguments: [0, 150])
  func whatMovesFarAlongNearlyTheSameRowsIsOpen(others: Int) throws {
    let fine = 0x1p-12
    var s = try Sketch("a", "b", "c", "d", "e", "f", "g")
    try s.say(["b": 1, "a": -1 - fine], .greaterThanOrEqual, 48, at: 250)
    try s.say(["b": 1 + fine, "a": -1], .lessThanOrEqual, 48)
    try s.say(["c": 1, "a": -1], .equal, 0, at: 500)
    try s.say(["d": 1, "c": -1], .equal, 0)
    try s.say(["e": 1, "d": -1 - 0x1p-19], .lessThanOrEqual, 55)
    try s.say(["f": 1, "e": -1], .equal, 0, at: 500)
    try s.say(["g": 1, "f": -1], .greaterThanOrEqual, 14, at: 750)
    try s.say(["g": 1, "f": -1 - 0x1p-20], .equal, 14, at: 250)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == ["a", "b", "c", "d", "e", "f", "g"].map { s.v($0) })
  }

  // x is 1000 y, and y moves where x may: from 0 to 5000, a thousandth of it.
  @Test func aThousandthPartIsOpenAsWell() throws {
    var s = try Sketch("x", "y", "z")
    try s.say(["x": 1, "y": -1000], .equal, 0)
    try s.say(["x": 1], .lessThanOrEqual, 5000)
    try s.say(["y": 1], .greaterThanOrEqual, 0)
    try s.say(["z": 1, "y": -0.001], .equal, 1)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == ["x", "y", "z"].map { s.v($0) })
    try s.say(["z": 1], .equal, 1.002, at: 250)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables().isEmpty)
    #expect(abs(s["x"] - 2000) < 1e-6)
  }

  // A grid whose cells may be anywhere equally well: the way to a size does not show.
  @Test func equalOptimaHaveNoHistory() throws {
    func grid(_ sizes: [Double]) throws -> [Double] {
      var s = try Sketch("w")
      let size = try s.solver.makeParameter(sizes[0], kind: .live)
      try s.say(["w": 1], .equal, 0, [(size, -1)])
      for k in 0..<12 {
        try s.add("x\(k)")
        try s.say(["x\(k)": 1], .greaterThanOrEqual, 0)
        try s.say(["x\(k)": 1, "w": -1], .lessThanOrEqual, 0)
        if k > 0 { try s.say(["x\(k)": 1, "x\(k - 1)": -1], .equal, 8, at: 250) }
        if k > 3 { try s.say(["x\(k)": 1, "x\(k - 4)": -1], .equal, 0, at: 250) }
      }
      for width in sizes {
        try s.solver.setParameter(size, to: width)
        try s.solver.solve()
      }
      return s.solver.values
    }
    let fresh = try grid([8])
    for way in [[8.0, 0, 8], [390, 8], [0, 40, 390, 8]] { #expect(try grid(way) == fresh) }
  }

  // z = x - y and y = 0 leave 0.75 z <= x to say x >= 0, against 0.75 x <= -1. That 0.75 x + 3 y is just -1 there, as its row
  // allows, has nothing to do with it.
  @Test func whatHoldsByChanceIsNotToBlame() throws {
    var s = try Sketch("x", "y", "z")
    try s.say(["y": 3, "x": 0.75], .greaterThanOrEqual, -1)
    let toBlame = [
      try s.say(["x": 0.75], .lessThanOrEqual, -1),
      try s.say(["x": -1, "z": 0.75], .lessThanOrEqual, 0),
      try s.say(["y": 1, "z": 1, "x": -1], .equal, 0),
      try s.say(["y": 0.5], .equal, 0),
    ]
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: toBlame, broken: toBlame[3])]))
  }

  // w is nothing to the others, and a hundred and fifty more make the set too large to be solved exactly as a whole. Every row can
  // hold: z / 128 <= -10 asks for z <= -1280, and y, 1,280,000 times that, follows. Beside y a unit of z is less than a millionth,
  // and one of what speaks of z less than a millionth of that; it is no rounding all the same.
  @Test func whatIsSmallWithoutCancellingCounts() throws {
    var s = try Sketch("w", "y", "z")
    try s.say(["w": 1], .equal, 0, at: 750)
    try s.say(["y": 1.0 / 128, "z": -10000], .equal, 0, at: 750)
    try s.say(["z": 1.0 / 128, "w": -10000], .lessThanOrEqual, -10, at: 750)
    try s.addOthers(150)
    #expect(try s.solver.solve() == .solved)
    #expect(rounded(s["w"]) == 0)
    #expect(rounded(s["z"]) <= -1280)
    #expect(abs(s["y"] - 1_280_000 * s["z"]) <= 1e-12 * abs(s["y"]))
  }

  // z = 10000 · -0.5, x = -10 z, and y = 1,280,000 x: each has its row.
  @Test func aChainOfLargeAndSmallIsFollowed() throws {
    var s = try Sketch("half", "x", "y", "z")
    try s.say(["half": 1], .equal, -0.5, at: 300)
    try s.say(["y": 1.0 / 128, "x": -10000], .equal, 0, at: 750)
    try s.say(["x": 100, "z": 1000], .equal, 0)
    try s.say(["z": 1, "half": -10000], .equal, 0, at: 250)
    try s.addOthers(150)
    #expect(try s.solver.solve() == .solved)
    #expect(rounded(s["z"]) == -5000)
    #expect(rounded(s["x"]) == 50000)
    #expect(abs(s["y"] - 64_000_000_000) <= 0.1)
  }

  // With e = 2^-20: a <= c = (1 + e) b - 10 and c <= (1 - e) a are a <= 0, c <= (1 + e/16) a is a >= 0, so that a and c are 0, b is next
  // to 10 and d below 0. In doubles four of the rows look like a proof that they cannot hold.
  @Test(arguments: [0, 150])
  func aConflictIsBelievedIfItsRowsCannotHold(others: Int) throws {
    let e = 0x1p-20
    var s = try Sketch("a", "b", "c", "d")
    try s.say(["c": 1, "a": e - 1], .lessThanOrEqual, 0)
    try s.say(["c": 1, "a": -1 - e / 16], .lessThanOrEqual, 0)
    try s.say(["a": 1, "b": -1 - e], .lessThanOrEqual, -10)
    try s.say(["c": 1, "b": -1 - e], .equal, -10)
    try s.say(["b": 1, "d": -1 - e / 16], .greaterThanOrEqual, 10)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(rounded(s["a"]) == 0)
    #expect(rounded(s["c"]) == 0)
    #expect(abs(s["b"] * (1 + e) - 10) < 1e-5)
  }

  // 1 = a <= b = 0 cannot hold. The others can, ten million million points away; they are taken for a conflict at first, and
  // what was named before is named once.
  @Test func aConflictBesideOneThatIsNoneIsNamedOnce() throws {
    let e = 0x1p-20
    var s = try Sketch("a", "b", "c", "d")
    let bound = try s.say(["a": 1, "b": -1], .lessThanOrEqual, 0)
    let zero = try s.say(["b": 1], .equal, 0)
    try s.say(["c": 1, "d": e - 1], .lessThanOrEqual, 0)
    let one = try s.say(["a": 1], .equal, 1)
    try s.say(["d": 1, "a": e - 1], .greaterThanOrEqual, 0)
    try s.say(["d": 1, "c": -1 - e], .equal, -10)
    try s.addOthers(150)
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: [bound, zero, one], broken: one)]))
  }

  // x = 640 leaves 100 x + z / 1024 >= 65000 to say z >= 1024000, where 10000 z + y / 1024 = 0 puts z next to 0 for y = 122:
  // y is part of it, however small its share.
  @Test func aSmallShareIsToBlameAsWell() throws {
    let small = 1.0 / 1024
    var s = try Sketch("x", "y", "z")
    let rows = [
      try s.say(["x": 1], .equal, 640),
      try s.say(["y": 1], .equal, 122),
      try s.say(["x": 100, "z": small], .greaterThanOrEqual, 65000),
      try s.say(["z": 10000, "y": small], .equal, 0),
    ]
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: rows, broken: rows[3])]))
  }

  /// Small systems of the kinds that have misled solvers, solved in whole numbers as well.
  @Test(arguments: HardKind.allCases)
  func hardSystemsHaveTheOptimumOfWholeNumbers(
    _ kind: HardKind
  ) {
    var comparison = ExactComparison()
    for seed in 0..<UInt64(60) { comparison.compare(.hard(kind, seed: seed)) }
    #expect(comparison.points >= 60)
    // Whole numbers of 128 bits are not always enough for coefficients ten million apart.
    #expect(comparison.unanswered * (kind == .extreme ? 2 : 3) < comparison.points)
    #expect(comparison.wrong == [])
  }
}
