// Structures met before are not compiled again, copies are independent, and explanations name what was declared.

import ConstraintSolver
import SeededNumbers
import Testing

struct StateTests {
  @Test func togglingBetweenKnownSetsCompilesNothing() throws {
    let cache = ProgramCache()
    var s = try Sketch("x", cache: cache)
    try s.say(["x": 1], .equal, 10, at: 500)
    try s.solver.solve()
    for _ in 0..<5 {
      let id = try s.say(["x": 1], .greaterThanOrEqual, 40)
      try s.solver.solve()
      #expect(rounded(s["x"]) == 40)
      try s.solver.deactivate(id)
      try s.solver.solve()
      #expect(s["x"] == 10)
    }
    #expect(cache.compilations == 2)
  }

  /// Solves sets of so many constraints that differ in one, each after the other, twice; returns what was compiled.
  private func compilations(alternatives: Int, constraints: Int) throws -> Int {
    // The states alone remember programs.
    let cache = ProgramCache(limit: 1)
    var s = try Sketch("x", cache: cache)
    for row in 1..<constraints {
      let variable = try s.solver.makeVariable()
      try s.solver.activate(Constraint(LinearExpression(variable) - Double(row), .equal))
    }
    for _ in 0..<2 {
      for place in 1...alternatives {
        let id = try s.say(["x": Double(place)], .equal, 40 * Double(place))
        try s.solver.solve()
        #expect(rounded(s["x"]) == 40)
        try s.solver.deactivate(id)
      }
    }
    return cache.compilations
  }

  @Test func manySmallAlternativesStayWarm() throws {
    #expect(try compilations(alternatives: 16, constraints: 2) == 16)
  }

  // Seven times 10,000 constraints are more than 65,536: of seven others, six are kept, and the eighth in turn is never there.
  @Test func fewLargeAlternativesStayWarm() throws {
    #expect(try compilations(alternatives: 8, constraints: 10_000) == 16)
  }

  @Test func identicalWindowsShareAProgram() throws {
    let cache = ProgramCache()
    var keys: Set<StructureKey> = []
    for (k, order) in [[0, 1], [1, 0]].enumerated() {
      var s = try Sketch("x", "y", cache: cache)
      for row in order {
        if row == 0 { try s.say(["x": 1], .equal, Double(k)) } else { try s.say(["y": 1, "x": -1], .equal, 5) }
      }
      try s.solver.solve()
      #expect(s["y"] == Double(k) + 5)
      keys.insert(s.solver.structure)
    }
    #expect(keys.count == 1)
    #expect(cache.compilations == 1)
  }

  @Test func aStructureHasNoConstantsButEverythingElse() throws {
    func key(_ coefficient: Double, _ relation: Relation, _ constant: Double, _ priority: Float) throws -> StructureKey
    {
      var s = try Sketch("x")
      try s.say(["x": coefficient], relation, constant, at: priority)
      return s.solver.structure
    }
    let base = try key(1, .equal, 0, 500)
    #expect(try key(1, .equal, 99, 500) == base)
    #expect(try key(2, .equal, 0, 500) != base)
    #expect(try key(1, .lessThanOrEqual, 0, 500) != base)
    #expect(try key(1, .equal, 0, 501) != base)
    // x <= 0 and -x >= 0 are one constraint.
    #expect(try key(1, .lessThanOrEqual, 0, 500) == key(-1, .greaterThanOrEqual, 0, 500))
  }

  @Test func theCacheForgetsTheLeastRecentlyUsed() throws {
    let cache = ProgramCache(limit: 2)
    func solve(_ coefficient: Double) throws {
      var s = try Sketch("x", cache: cache)
      try s.say(["x": coefficient], .equal, 1)
      try s.solver.solve()
    }
    for coefficient in [1.0, 2, 1, 3, 1, 2] { try solve(coefficient) }
    #expect(cache.compilations == 4)
  }

  @Test func copiesGoTheirOwnWays() throws {
    var a = try Sketch("x")
    let p = try a.solver.makeParameter(10, kind: .live)
    let id = try a.say(["x": 1], .equal, 0, [(p, -1)])
    try a.solver.solve()
    var b = a
    try b.solver.setParameter(p, to: 20)
    try b.solver.setConstant(-5, of: id)
    try b.solver.solve()
    #expect(a["x"] == 10)
    #expect(b["x"] == 25)
    try a.solver.setParameter(p, to: 11)
    try a.solver.solve()
    #expect(a["x"] == 11)
    #expect(b["x"] == 25)
  }

  // What was found for a size is taken up again at that size and at no other: min(w, h), where w bounds what wants to be h, over
  // sizes that come again and are mixed of earlier ones.
  @Test(arguments: [1, 2, 3] as [UInt64]) func whatIsKnownOfOneSizeIsNotTakenForAnother(_ seed: UInt64) throws {
    var s = try Sketch("x", "y")
    let (w, h) = (try s.solver.makeParameter(1, kind: .live), try s.solver.makeParameter(1, kind: .live))
    try s.say(["x": 1], .lessThanOrEqual, 0, at: 1000, [(w, -1)])
    try s.say(["x": 1], .equal, 0, at: 500, [(h, -1)])
    try s.say(["y": 1], .greaterThanOrEqual, 0, at: 1000, [(h, -1)])
    try s.say(["y": 1], .equal, 0, at: 500, [(w, -1)])
    var generator = SplitMix64(state: seed)
    for _ in 0..<400 {
      let size = (Double(Int.random(in: 1...4, using: &generator)), Double(Int.random(in: 1...4, using: &generator)))
      try s.solver.setParameter(w, to: 100 * size.0)
      try s.solver.setParameter(h, to: 100 * size.1)
      try s.solver.solve()
      #expect(rounded(s["x"]) == 100 * min(size.0, size.1))
      #expect(rounded(s["y"]) == 100 * max(size.0, size.1))
    }
  }

  @Test func anErrorLeavesTheOldValues() throws {
    var s = try Sketch("x")
    try s.say(["x": 1], .equal, 3)
    try s.solver.solve()
    let size = Limits.denseBlock + 2
    var others: [Variable] = []
    for _ in 0..<size { others.append(try s.solver.makeVariable()) }
    var ids: [ConstraintID] = []
    for r in 0..<size {
      let terms = others.enumerated().map { ($0.element, $0.offset == r ? 2.0 : 1.0) }
      ids.append(try s.solver.activate(Constraint(LinearExpression(terms), .equal)))
    }
    #expect(throws: SolverError.self) { try s.solver.solve() }
    #expect(s["x"] == 3)
    for id in ids { try s.solver.deactivate(id) }
    try s.say(["x": 1], .lessThanOrEqual, 2, at: 10)
    #expect(try s.solver.solve() == .solved)
    #expect(s["x"] == 3)
  }

  @Test func constraintsBearingOnAVariable() throws {
    var s = try Sketch("x", "y")
    let a = try s.say(["x": 1], .equal, 1)
    let b = try s.say(["y": 1], .equal, 1)
    let c = try s.say(["x": 1, "y": 1], .lessThanOrEqual, 9)
    #expect(s.solver.constraints(bearingOn: s.v("x")) == [a, c])
    try s.solver.deactivate(c)
    #expect(s.solver.constraints(bearingOn: s.v("x")) == [a])
    #expect(s.solver.constraints(bearingOn: s.v("y")) == [b])
  }

  @Test func priorityChangesCountAndVariablesAreUsedAgain() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1], .equal, 1, at: 300)
    let two = try s.say(["x": 1], .equal, 2, at: 200)
    try s.solver.solve()
    #expect(s["x"] == 1)
    try s.solver.setPriority(Priority(400), of: two)
    try s.solver.solve()
    #expect(s["x"] == 2)
    try s.solver.removeVariable(s.v("y"))
    #expect(try s.solver.makeVariable() == s.v("y"))
  }
}
