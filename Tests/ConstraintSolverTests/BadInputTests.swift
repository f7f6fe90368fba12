// What a client can get wrong: each refusal is typed, and leaves the solver as it was.

import ConstraintSolver
import Testing

struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNone(_ bad: Double) throws {
    var s = try Sketch("x")
    let id = try s.say(["x": 1], .equal, 7)
    let p = try s.solver.makeParameter(1)
    try s.solver.solve()
    #expect(throws: SolverError.coefficientNotFinite(variable: 0, value: "\(bad)")) {
      try s.say(["x": bad], .equal, 1)
    }
    #expect(throws: SolverError.constantNotFinite("\(-bad)")) { try s.say(["x": 1], .equal, bad) }
    #expect(throws: SolverError.constantNotFinite("\(bad)")) { try s.solver.setConstant(bad, of: id) }
    #expect(throws: SolverError.parameterNotFinite(parameter: 0, value: "\(bad)")) {
      try s.solver.setParameter(p, to: bad)
    }
    #expect(throws: SolverError.parameterNotFinite(parameter: 1, value: "\(bad)")) {
      try s.solver.makeParameter(bad)
    }
    #expect(try s.solver.solve() == .unchanged)
    #expect(s["x"] == 7)
  }

  @Test func coefficientsThatOverflowTogether() throws {
    var s = try Sketch("x")
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.self) { try s.say(["x": huge, "x": huge], .equal, 1) }
  }

  @Test(arguments: [Float(0), 0.5, -1, 1000.5, 1001, .infinity, .nan]) func priorities(_ bad: Float) throws {
    var s = try Sketch("x")
    let id = try s.say(["x": 1], .equal, 7, at: 10)
    #expect(throws: SolverError.self) { try s.say(["x": 1], .equal, 1, at: bad) }
    #expect(throws: SolverError.self) { try s.solver.setPriority(Priority(bad), of: id) }
    try s.solver.solve()
    #expect(s["x"] == 7)
  }

  /// What is said after a refusal in the middle of a constraint is solved: x + y = 10 and x − y = 4 are 7 and 3.
  @Test func whatIsSaidAfterRefusals() throws {
    var s = try Sketch("x", "y", "gone")
    try s.say(["x": 1, "y": 1], .equal, 10)
    try s.solver.removeVariable(s.v("gone"))
    var other = try Sketch("x")
    _ = try other.solver.makeParameter(0)
    let unknown = try other.solver.makeParameter(1)
    #expect(throws: SolverError.unknownVariable(2)) { try s.say(["x": 2, "y": 5, "gone": 1], .equal, 1) }
    #expect(throws: SolverError.coefficientNotFinite(variable: 1, value: "inf")) {
      try s.say(["x": 2, "y": .infinity], .equal, 1)
    }
    #expect(throws: SolverError.unknownParameter(1)) { try s.say(["x": 2, "y": 5], .equal, 1, at: 9, [(unknown, 1)]) }
    try s.say(["x": 1, "y": -1], .equal, 4)
    #expect(try s.solver.solve() == .solved)
    #expect(s["x"] == 7 && s["y"] == 3)
    _ = other
  }

  @Test func handlesOfOthersAndOfTheDead() throws {
    var s = try Sketch("x")
    var other = try Sketch("a", "b")
    #expect(throws: SolverError.unknownVariable(1)) {
      try s.solver.activate(Constraint(LinearExpression(other.v("b")), .equal))
    }
    let parameter = try other.solver.makeParameter(1)
    #expect(throws: SolverError.unknownParameter(0)) {
      try s.solver.activate(Constraint(LinearExpression(parameter), .equal))
    }
    let id = try s.say(["x": 1], .equal, 7)
    #expect(throws: SolverError.variableInUse(0, constraints: 1)) { try s.solver.removeVariable(s.v("x")) }
    try s.solver.deactivate(id)
    #expect(throws: SolverError.unknownConstraint(serial: 0)) { try s.solver.deactivate(id) }
    #expect(throws: SolverError.unknownConstraint(serial: 0)) { try s.solver.setConstant(1, of: id) }
    try s.solver.removeVariable(s.v("x"))
    #expect(throws: SolverError.unknownVariable(0)) { try s.say(["x": 1], .equal, 7) }
    _ = other
  }

  @Test func constraintsWithoutVariables() throws {
    var s = try Sketch("x")
    try s.say([:], .equal, 0)
    try s.say([:], .equal, 3, at: 500)
    #expect(try s.solver.solve() == .solved)
    let never = try s.say(["x": 1, "x": -1], .equal, 3)
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: [never], broken: never)]))
  }

  @Test func nothingAtAll() throws {
    var solver = LayoutSolver()
    #expect(try solver.solve() == .solved)
    #expect(solver.values == [])
    #expect(try solver.ambiguousVariables() == [])
  }

  @Test func aBufferTooSmall() throws {
    var s = try Sketch("x", "y")
    try s.solver.solve()
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 1)
    defer { buffer.deallocate() }
    #expect(throws: SolverError.bufferTooSmall(expected: 2, actual: 1)) { try s.solver.read(into: buffer) }
  }

  // Forty equations in forty unknowns, each with every unknown: dense, and still exact.
  @Test func everythingDependsOnEverything() throws {
    var solver = LayoutSolver()
    var variables: [Variable] = []
    for _ in 0..<40 { variables.append(try solver.makeVariable()) }
    // x_r + sum of all = r + 820, solved by x_r = r (the sum of 1…40 is 820).
    for r in 1...40 {
      let terms = variables.enumerated().map { ($0.element, $0.offset + 1 == r ? 2.0 : 1.0) }
      try solver.activate(Constraint(LinearExpression(terms, constant: -Double(r + 820)), .equal))
    }
    try solver.solve()
    for r in 1...40 { #expect(abs(solver.value(of: variables[r - 1]) - Double(r)) < 1e-9) }
  }

  @Test func entanglementHasALimit() throws {
    var solver = LayoutSolver()
    var variables: [Variable] = []
    let size = Limits.denseBlock + 2
    for _ in 0..<size { variables.append(try solver.makeVariable()) }
    for r in 0..<size {
      let terms = variables.enumerated().map { ($0.element, $0.offset == r ? 2.0 : 1.0) }
      try solver.activate(Constraint(LinearExpression(terms, constant: -1), .equal))
    }
    #expect(throws: SolverError.tooEntangled(unknowns: size - 1, limit: Limits.denseBlock)) { try solver.solve() }
  }

  // A chain ten thousand views deep, and a thousand equal breakpoints: both end.
  @Test func deepAndDegenerate() throws {
    var solver = LayoutSolver()
    var previous = try solver.makeVariable()
    try solver.activate(Constraint(LinearExpression(previous), .equal))
    for _ in 0..<10_000 {
      let next = try solver.makeVariable()
      try solver.activate(Constraint(LinearExpression(next) - LinearExpression(previous) - 1, .equal))
      previous = next
    }
    try solver.solve()
    #expect(solver.value(of: previous) == 10_000)

    var flat = LayoutSolver()
    let total = try flat.makeVariable()
    try flat.activate(Constraint(LinearExpression(total) - 5000, .lessThanOrEqual))
    var sum = LinearExpression(total)
    for _ in 0..<300 {
      let v = try flat.makeVariable()
      sum = sum - LinearExpression(v)
      try flat.activate(Constraint(LinearExpression(v) - 100, .lessThanOrEqual, priority: .defaultLow))
      try flat.activate(Constraint(LinearExpression(v) - 100, .greaterThanOrEqual, priority: .defaultHigh))
      try flat.activate(Constraint(LinearExpression(v), .greaterThanOrEqual))
    }
    try flat.activate(Constraint(sum, .equal))
    #expect(try flat.solve() == .solved)
    #expect(abs(flat.value(of: total) - 5000) < 1e-4)
  }

  // Fifty thousand views in a row, a point wide each, and the third one is wanted elsewhere: at fault are the first three
  // places and widths, and the wish.
  @Test func aHundredThousandConstraints() throws {
    var solver = LayoutSolver()
    let root = try solver.makeVariable()
    var previous = root
    var ids = [try solver.activate(Constraint(LinearExpression(root), .equal))]
    var third = root
    for number in 1...50_000 {
      let width = try solver.makeVariable()
      let next = try solver.makeVariable()
      ids.append(try solver.activate(Constraint(LinearExpression(width) - 1, .equal)))
      let place = LinearExpression(next) - LinearExpression(previous) - LinearExpression(width)
      ids.append(try solver.activate(Constraint(place, .equal)))
      if number == 3 { third = next }
      previous = next
    }
    #expect(try solver.solve() == .solved)
    #expect(solver.value(of: previous) == 50_000)
    let wish = try solver.activate(Constraint(LinearExpression(third) - 7, .equal))
    let toBlame = Array(ids[0...6]) + [wish]
    #expect(try solver.solve() == .conflicting([Conflict(constraints: toBlame, broken: wish)]))
    #expect(solver.value(of: third) == 3)
  }
}
