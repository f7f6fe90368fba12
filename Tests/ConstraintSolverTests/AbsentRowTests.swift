// Inequalities that come and go: what is laid out is what a solver that never knew them lays out, and it takes no new program.

import ConstraintSolver
import LayoutProblems
import SeededNumbers
import Testing

struct AbsentRowTests {
  // A label wants 100 at 250 and is at least 120, then at most 80, then both sides are free again.
  @Test func boundsComeAndGoWithoutACompilation() throws {
    let cache = ProgramCache()
    var s = try Sketch("width", cache: cache)
    try s.say(["width": 1], .equal, 100, at: 250)
    let least = try s.say(["width": 1], .greaterThanOrEqual, 120)
    let most = try s.say(["width": 1], .lessThanOrEqual, 200)
    try s.solver.solve()
    #expect(rounded(s["width"]) == 120)
    try s.solver.deactivate(least)
    try s.solver.solve()
    #expect(rounded(s["width"]) == 100)
    try s.solver.deactivate(most)
    try s.solver.solve()
    #expect(rounded(s["width"]) == 100)
    let narrow = try s.say(["width": 1], .lessThanOrEqual, 80)
    try s.solver.solve()
    #expect(rounded(s["width"]) == 80)
    try s.say(["width": 1], .greaterThanOrEqual, 80)
    #expect(try s.solver.solve() == .solved)
    try s.solver.setConstant(-60, of: narrow)
    guard case .conflicting(let conflicts) = try s.solver.solve() else {
      Issue.record("80 is not at most 60")
      return
    }
    #expect(conflicts.count == 1)
    // The set, and the set without what was broken; nothing else was compiled.
    #expect(cache.compilations <= 3)
  }

  // What is kept of a bound is far outside of screens, but not of all numbers: 30,000,000 is 30,000,000.
  @Test(arguments: [40.0, 2_000_000, 30_000_000, -30_000_000])
  func aBoundThatHasLeftBoundsNothing(wanted: Double) throws {
    var s = try Sketch("x")
    try s.say(["x": 1], .equal, wanted, at: 500)
    let bounds = [
      try s.say(["x": 1], .lessThanOrEqual, 20), try s.say(["x": 1], .greaterThanOrEqual, 10, at: 900),
    ]
    try s.solver.solve()
    #expect(rounded(s["x"]) == (wanted < 0 ? 10 : 20))
    for bound in bounds {
      try s.solver.deactivate(bound)
      try s.solver.solve()
    }
    #expect(s["x"] == wanted)
    #expect(try s.solver.ambiguousVariables() == [])
  }

  // Rows that differ by their constants alone: whichever is the largest counts, and is named.
  @Test func amongEqualsTheLargestIsNamed() throws {
    let cache = ProgramCache()
    var s = try Sketch("x", cache: cache)
    let most = try s.say(["x": 1], .lessThanOrEqual, 50)
    let bounds = try [10.0, 20, 30].map { try s.say(["x": 1], .greaterThanOrEqual, $0) }
    try s.solver.solve()
    #expect(rounded(s["x"]) == 30)
    let compiled = cache.compilations
    for (one, value, expected) in [(0, 40.0, 40.0), (2, 15, 40), (0, 5, 20), (1, 1, 15)] {
      try s.solver.setConstant(-value, of: bounds[one])
      try s.solver.solve()
      #expect(rounded(s["x"]) == expected)
    }
    #expect(cache.compilations == compiled)
    for one in [1, 0, 2] {
      try s.solver.setConstant(-60, of: bounds[one])
      guard case .conflicting(let conflicts) = try s.solver.solve() else {
        Issue.record("60 is not at most 50")
        return
      }
      #expect(conflicts.map(\.constraints) == [[most, bounds[one]]])
      try s.solver.setConstant(-1, of: bounds[one])
      try s.solver.solve()
      #expect(s.solver.conflicts == [])
    }
  }

  // Bounds on a row of labels leave and come back in every order; a solver that has only those there are says the same of values
  // and of what is open.
  @Test(arguments: 1...12) func whatIsLeftIsWhatThereIs(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let bounds = (0..<8).map { _ in
      (
        variable: Int.random(in: 0..<4, using: &generator), isLeast: Bool.random(using: &generator),
        value: Double(Int.random(in: 0...9, using: &generator)) * 10,
        priority: Float([1000, 900, 600].randomElement(using: &generator)!)
      )
    }
    func row() throws -> Sketch {
      var s = try Sketch("v0", "v1", "v2", "v3")
      for k in 1..<4 { try s.say(["v\(k)": 1, "v\(k - 1)": -1], .equal, 25, at: 500) }
      return s
    }
    func say(_ bound: Int, in s: inout Sketch) throws -> ConstraintID {
      let one = bounds[bound]
      return try s.say(
        ["v\(one.variable)": 1], one.isLeast ? .greaterThanOrEqual : .lessThanOrEqual, one.value, at: one.priority)
    }
    var old = try row()
    var ids: [Int: ConstraintID] = [:]
    for bound in bounds.indices { ids[bound] = try say(bound, in: &old) }
    for _ in 0..<30 {
      let bound = Int.random(in: bounds.indices, using: &generator)
      if let id = ids.removeValue(forKey: bound) {
        try old.solver.deactivate(id)
      } else {
        ids[bound] = try say(bound, in: &old)
      }
      try old.solver.solve()
      var new = try row()
      for (bound, _) in ids.sorted(by: { $0.value < $1.value }) { _ = try say(bound, in: &new) }
      try new.solver.solve()
      #expect(old.solver.values.map(rounded) == new.solver.values.map(rounded))
      #expect(try old.solver.ambiguousVariables() == new.solver.ambiguousVariables())
      #expect(old.solver.conflicts.count == new.solver.conflicts.count)
    }
  }
}
