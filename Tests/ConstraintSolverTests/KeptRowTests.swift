// Rows of programs for constraints that have left: they outlast other programs, and what is laid out is to the last bit what a
// solver lays out that never knew them.

import LayoutProblems
import SeededNumbers
import Testing

@testable import ConstraintSolver

struct KeptRowTests {
  /// A solver without a past that has the rows of another one, in the order in which they were activated there.
  private func fresh(_ problem: AlpProblem, _ order: [Int], like engine: EngineCase) throws -> EngineCase {
    var fresh = try EngineCase(problem, order: order)
    for row in problem.rows.indices where engine.ids[row] == nil { try fresh.toggle(row) }
    return fresh
  }

  // Rows spread over a screen, each taken away while the one before it is away, which is then added again: no set comes twice.
  @Test(arguments: ScreenFamily.allCases) func rowsInTurnLeaveAndComeBack(_ family: ScreenFamily) throws {
    let problem = family.problem(views: 16, seed: 9)
    var order = Array(problem.rows.indices)
    var engine = try EngineCase(problem)
    for size in problem.sizes { try engine.resize(size.width, size.height) }
    let size = problem.sizes[problem.sizes.count - 1]
    func toggleAndCompare(_ row: Int) throws {
      try engine.toggle(row)
      order.removeAll { $0 == row }
      order.append(row)
      try engine.solver.solve()
      var other = try fresh(problem, order, like: engine)
      try other.resize(size.width, size.height)
      #expect(engine.solver.values == other.solver.values, "row \(row)")
      #expect(engine.solver.conflicts.count == other.solver.conflicts.count, "row \(row)")
      #expect(try engine.solver.ambiguousVariables() == other.solver.ambiguousVariables(), "row \(row)")
    }
    let rows = Array(stride(from: 1, to: problem.rows.count, by: max(1, problem.rows.count / 24)))
    try toggleAndCompare(rows[0])
    for (gone, next) in zip(rows, rows.dropFirst()) {
      try toggleAndCompare(next)
      try toggleAndCompare(gone)
    }
  }

  // A least width leaves, an equation comes and makes another program, and the least width comes back to a row that is there.
  @Test func aBoundComesBackToAProgramMadeWithoutIt() throws {
    let cache = ProgramCache()
    var s = try Sketch("a", "b", cache: cache)
    try s.say(["a": 1], .equal, 50, at: 500)
    let least = try s.say(["a": 1], .greaterThanOrEqual, 80)
    try s.solver.solve()
    #expect(rounded(s["a"]) == 80)
    try s.solver.deactivate(least)
    try s.solver.solve()
    #expect(rounded(s["a"]) == 50)
    try s.say(["b": 1, "a": -2], .equal, 0)
    try s.solver.solve()
    #expect(rounded(s["b"]) == 100)
    let compiled = cache.compilations
    try s.say(["a": 1], .greaterThanOrEqual, 80)
    try s.solver.solve()
    #expect(rounded(s["a"]) == 80 && rounded(s["b"]) == 160)
    #expect(cache.compilations == compiled)
  }

  // A set that was laid out before is the one it was, whatever has left since.
  @Test func aKnownSetIsTakenUpWithoutWhatIsKept() throws {
    let cache = ProgramCache()
    var s = try Sketch("a", "b", cache: cache)
    try s.say(["a": 1], .equal, 50, at: 500)
    let equation = try s.say(["b": 1, "a": -2], .equal, 0)
    try s.solver.solve()
    try s.solver.deactivate(equation)
    try s.solver.solve()
    let least = try s.say(["a": 1], .greaterThanOrEqual, 80)
    try s.solver.solve()
    try s.solver.deactivate(least)
    try s.solver.solve()
    let compiled = cache.compilations
    try s.say(["b": 1, "a": -2], .equal, 0)
    try s.solver.solve()
    #expect(rounded(s["a"]) == 50 && rounded(s["b"]) == 100)
    #expect(cache.compilations == compiled)
  }

  // A label's width is said elsewhere: its content's two wishes have no part in the basis, and each may leave and come back.
  @Test func wishesOfAWidthThatIsSaidComeAndGoWithoutACompilation() throws {
    let cache = ProgramCache()
    var s = try Sketch("label", "other", cache: cache)
    try s.say(["label": 1], .equal, 120)
    let hugging = try s.say(["label": 1], .lessThanOrEqual, 70, at: 250)
    let compression = try s.say(["label": 1], .greaterThanOrEqual, 70, at: 750)
    try s.say(["other": 1, "label": -1], .equal, 10)
    try s.solver.solve()
    let compiled = cache.compilations
    for wish in [hugging, compression] {
      try s.solver.deactivate(wish)
      try s.solver.solve()
      #expect(rounded(s["label"]) == 120 && rounded(s["other"]) == 130)
    }
    try s.say(["label": 1], .greaterThanOrEqual, 200, at: 750)
    try s.solver.solve()
    #expect(rounded(s["label"]) == 120)
    #expect(cache.compilations == compiled)
  }

  // MARK: The basis

  /// Which row every variable is computed from, by its name; 0 where it is pinned.
  private func basis(_ program: LayoutProgram) -> [UInt64] {
    var names = [UInt64](repeating: 0, count: program.variableCount)
    for place in 0..<program.basis.count {
      let row = Int(program.basis.row[place])
      if row < program.rows.constraintCount { names[Int(program.basis.target[place])] = program.rows.name[row] }
    }
    return names
  }

  /// Holds the program a solver has, with rows it may have kept, against one that is made of what is active and nothing else.
  private func compareBasis(_ solver: LayoutSolver, _ place: String) throws -> Bool {
    guard let one = solver.primary?.program, solver.reduced == nil, solver.anew == nil else { return false }
    let other = try LayoutProgram(solver.declared, order: solver.declared.ordered, key: solver.declared.key)
    #expect(basis(one) == basis(other), "\(place)")
    let names = solver.declared.ordered.map { one.rows.name[solver.rowOfSlot[Int($0)]] }
    #expect(names == names.indices.map { other.rows.name[$0] }, "\(place)")
    return !solver.absent.isEmpty
  }

  @Test(arguments: ScreenFamily.allCases) func rowsThatHaveLeftHaveNoSayInTheBasis(_ family: ScreenFamily) throws {
    let problem = family.problem(views: 12, seed: 3)
    var engine = try EngineCase(problem)
    try engine.solver.solve()
    var generator = SplitMix64(seed: 7)
    var kept = 0
    for step in 0..<60 {
      try engine.toggle(generator.below(problem.rows.count))
      try engine.solver.solve()
      if try compareBasis(engine.solver, "step \(step)") { kept += 1 }
    }
    #expect(kept > 10)
  }

  /// A sum and a difference say what x and y are, and wishes of x count for nothing: no variable is computed from one. But the sum
  /// is computed for y while x has a pair of wishes to itself, and for x, which comes first, when it has none.
  private func sumAndDifference(wishes: [(factor: Double, relation: Relation)]) throws -> (Sketch, [ConstraintID]) {
    var s = try Sketch("x", "y")
    try s.say(["x": 1, "y": 1], .equal, 100)
    try s.say(["x": 1, "y": -1], .equal, 20)
    let ids = try wishes.map { try s.say(["x": $0.factor], $0.relation, 70 * $0.factor, at: 250) }
    try s.solver.solve()
    return (s, ids)
  }

  // Pairs of wishes for x and for 2x: either makes x a variable with rows to itself, and so one of each may not be away at once.
  @Test func ofTwoPairsOneHasToStay() throws {
    var (s, wishes) = try sumAndDifference(wishes: [
      (1, .lessThanOrEqual), (1, .greaterThanOrEqual), (2, .lessThanOrEqual), (2, .greaterThanOrEqual),
    ])
    for (step, wish) in [wishes[0], wishes[2]].enumerated() {
      try s.solver.deactivate(wish)
      try s.solver.solve()
      #expect(s["x"] == 60 && s["y"] == 40)
      #expect(try compareBasis(s.solver, "step \(step)") == (step == 0))
    }
  }

  // The only pair.
  @Test func aPairThatSomethingHangsOnIsNotLeftOut() throws {
    var (s, wishes) = try sumAndDifference(wishes: [(1, .lessThanOrEqual), (1, .greaterThanOrEqual)])
    try s.solver.deactivate(wishes[1])
    try s.solver.solve()
    #expect(s["x"] == 60 && s["y"] == 40)
    #expect(try !compareBasis(s.solver, "without one"))
  }

  /// What may be said of four unknowns: bounds and wishes over the same terms, some of them in pairs, and equations between them.
  private struct Saying {
    var terms: KeyValuePairs<String, Double>
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  private static func sayings(_ generator: inout SplitMix64) -> [Saying] {
    (0..<16).map { _ in
      let first = "v\(generator.below(4))"
      let second = "v\(generator.below(4))"
      let terms: KeyValuePairs<String, Double> =
        generator.chance(70) || first == second ? [first: 1] : [first: 1, second: generator.pick([-1, 1, -0.3])]
      return Saying(
        terms: terms,
        relation: generator.pick([.equal, .lessThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual]
        ),
        constant: Double(10 * generator.below(9)), priority: generator.pick([1000, 750, 700, 500, 250]))
    }
  }

  // Any of them go and come in any order.
  @Test(arguments: 1...80) func whatIsSaidIsWhatCounts(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let sayings = Self.sayings(&generator)
    var old = try Sketch("v0", "v1", "v2", "v3")
    var ids: [(saying: Int, id: ConstraintID)] = []
    func say(_ saying: Int, in s: inout Sketch) throws -> ConstraintID {
      let one = sayings[saying]
      return try s.say(one.terms, one.relation, one.constant, at: one.priority)
    }
    for saying in sayings.indices { ids.append((saying, try say(saying, in: &old))) }
    try old.solver.solve()
    for step in 0..<40 {
      for _ in 0...generator.below(2) {
        let saying = generator.below(sayings.count)
        if let place = ids.firstIndex(where: { $0.saying == saying }) {
          try old.solver.deactivate(ids.remove(at: place).id)
        } else {
          ids.append((saying, try say(saying, in: &old)))
        }
      }
      try old.solver.solve()
      _ = try compareBasis(old.solver, "step \(step)")
      var new = try Sketch("v0", "v1", "v2", "v3")
      for one in ids { _ = try say(one.saying, in: &new) }
      try new.solver.solve()
      #expect(old.solver.values == new.solver.values, "step \(step)")
      #expect(try old.solver.ambiguousVariables() == new.solver.ambiguousVariables(), "step \(step)")
      #expect(old.solver.conflicts.count == new.solver.conflicts.count, "step \(step)")
    }
  }
}
