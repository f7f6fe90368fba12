// Required sets that cannot hold: the smallest set is named, the last activated of it is broken, everything else stands.

import ConstraintSolver
import LayoutProblems
import Testing

struct ConflictTests {
  @Test func twoThatContradict() throws {
    var s = try Sketch("x", "y")
    let ten = try s.say(["x": 1], .equal, 10)
    let y = try s.say(["y": 1, "x": -1], .equal, 1)
    let five = try s.say(["x": 1], .equal, 5)
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: [ten, five], broken: five)]))
    #expect(s["x"] == 10)
    #expect(s["y"] == 11)
    try s.solver.deactivate(five)
    #expect(try s.solver.solve() == .solved)
    #expect(s.solver.conflicts.isEmpty)
    _ = y
  }

  @Test func theLastActivatedIsBrokenWhicheverItIs() throws {
    for reversed in [false, true] {
      var s = try Sketch("x")
      let values = reversed ? [5.0, 10] : [10.0, 5]
      try s.say(["x": 1], .equal, values[0])
      let last = try s.say(["x": 1], .equal, values[1])
      try s.solver.solve()
      #expect(s.solver.conflicts.map(\.broken) == [last])
      #expect(s["x"] == values[0])
    }
  }

  // Cassowary's "inconsistent3": 10 <= w <= x <= y <= z, and z <= 4; the bystander q has no part in it.
  @Test func aChainOfInequalities() throws {
    var s = try Sketch("w", "x", "y", "z", "q")
    var chain = [try s.say(["w": 1], .greaterThanOrEqual, 10)]
    try s.say(["q": 1, "z": -1], .greaterThanOrEqual, 0)
    chain.append(try s.say(["x": 1, "w": -1], .greaterThanOrEqual, 0))
    chain.append(try s.say(["y": 1, "x": -1], .greaterThanOrEqual, 0))
    chain.append(try s.say(["z": 1, "y": -1], .greaterThanOrEqual, 0))
    try s.say(["z": 1], .lessThanOrEqual, 100)
    chain.append(try s.say(["z": 1], .lessThanOrEqual, 4))
    try s.solver.solve()
    #expect(s.solver.conflicts == [Conflict(constraints: chain, broken: chain[4])])
    #expect(s["z"] > 10 - 1e-5)
  }

  //  |-20-[view(300)]-20-| in a width that changes: fits only in 340.
  @Test func aConflictComesAndGoesWithTheSize() throws {
    var s = try Sketch("x", "w", "p")
    let width = try s.solver.makeParameter(340, kind: .live)
    let root = try s.say(["p": 1], .equal, 0, [(width, -1)])
    let left = try s.say(["x": 1], .equal, 20)
    let size = try s.say(["w": 1], .equal, 300)
    let right = try s.say(["x": 1, "w": 1, "p": -1], .equal, -20)
    for p in [340.0, 844, 340, 390, 340] {
      try s.solver.setParameter(width, to: p)
      let outcome = try s.solver.solve()
      if p == 340 {
        #expect(outcome == .solved)
      } else {
        #expect(outcome == .conflicting([Conflict(constraints: [root, left, size, right], broken: right)]))
      }
      #expect(rounded(s["x"]) == 20)
      #expect(rounded(s["w"]) == 300)
      #expect(rounded(s["p"]) == p)
    }
  }

  @Test func severalAtOnce() throws {
    var s = try Sketch("a", "b", "c")
    var pairs: [[ConstraintID]] = []
    for name in ["a", "b", "c"] {
      pairs.append([try s.say([name: 1], .greaterThanOrEqual, 10), try s.say([name: 1], .lessThanOrEqual, 4)])
    }
    try s.solver.solve()
    #expect(Set(s.solver.conflicts.map(\.constraints)) == Set(pairs))
    for name in ["a", "b", "c"] { #expect(rounded(s[name]) == 10) }
  }

  // Every reported set is a conflict, and is none without any one of its members.
  @Test(arguments: 0..<60) func reportedSetsAreMinimal(_ seed: Int) throws {
    var random = Sequence(seed: UInt64(seed))
    var rows: [(terms: [(Int, Double)], relation: Relation, constant: Double)] = []
    for _ in 0..<14 {
      let relation = Relation.allCases[random.below(3)]
      let terms = [(random.below(5), 1.0), (random.below(5), -1.0)].prefix(1 + random.below(2))
      rows.append((Array(terms), relation, Double(random.below(9) * 10)))
    }
    func make(_ chosen: [Int]) throws -> (LayoutSolver, [ConstraintID]) {
      var solver = LayoutSolver()
      var variables: [Variable] = []
      for _ in 0..<5 { variables.append(try solver.makeVariable()) }
      var ids: [ConstraintID] = []
      for k in chosen {
        let sum = LinearExpression(rows[k].terms.map { (variables[$0.0], $0.1) }, constant: -rows[k].constant)
        ids.append(try solver.activate(Constraint(sum, rows[k].relation)))
      }
      try solver.solve()
      return (solver, ids)
    }
    let (solver, ids) = try make(Array(rows.indices))
    for conflict in solver.conflicts {
      let members = conflict.constraints.map { ids.firstIndex(of: $0)! }
      #expect(conflict.broken == conflict.constraints.max())
      #expect(try !make(members).0.conflicts.isEmpty)
      for left in members { #expect(try make(members.filter { $0 != left }).0.conflicts.isEmpty) }
    }
    let broken = Set(solver.conflicts.map { ids.firstIndex(of: $0.broken)! })
    #expect(try make(rows.indices.filter { !broken.contains($0) }).0.conflicts.isEmpty)
  }

  // Twelve views at least 10 wide by each other's widths, four of which are to be at most 5 wide.
  @Test func coupledConflictsAreMinimal() throws {
    var views = try CoupledViews(12, largest: 4)
    try views.solver.solve()
    #expect(views.solver.conflicts.count == 4)
    for conflict in views.solver.conflicts {
      let members = Set(conflict.constraints.map { views.ids.firstIndex(of: $0)! })
      func outcome(without left: Int?) throws -> SolveOutcome {
        var rest = try CoupledViews(12, largest: 4, chosen: left.map { members.subtracting([$0]) } ?? members)
        return try rest.solver.solve()
      }
      #expect(try outcome(without: nil) != .solved)
      for left in members { #expect(try outcome(without: left) == .solved) }
    }
  }

  // Forty views of which each is to be at most 5 wide, though all are at least 10 wide by each other's widths.
  @Test func namingStopsWhenItTakesTooMuchWork() throws {
    var exact = try CoupledViews(40, largest: 40)
    try exact.solver.solve()
    #expect(exact.solver.conflicts.allSatisfy { $0.isMinimal })
    #expect(exact.solver.conflictWork < Limits.conflictWork)

    var views = try CoupledViews(40, largest: 40)
    views.solver.conflictAllowance = exact.solver.conflictWork / 10
    try views.solver.solve()
    // The solve that passes the limit and the one after it end; nothing else begins.
    #expect(views.solver.conflictWork < 2 * views.solver.conflictAllowance)
    let rough = views.solver.conflicts.filter { !$0.isMinimal }
    #expect(!rough.isEmpty && rough.allSatisfy { $0.constraints == rough[0].constraints })
    // What is named cannot hold, and what is left can.
    func outcome(_ chosen: Set<Int>) throws -> SolveOutcome {
      var rest = try CoupledViews(40, largest: 40, chosen: chosen)
      return try rest.solver.solve()
    }
    let place = Dictionary(uniqueKeysWithValues: views.ids.enumerated().map { ($1, $0) })
    for conflict in views.solver.conflicts.prefix(8) {
      #expect(conflict.constraints.contains(conflict.broken))
      guard case .conflicting = try outcome(Set(conflict.constraints.map { place[$0]! })) else {
        Issue.record("\(conflict.constraints.count) constraints that can hold are called a conflict")
        continue
      }
    }
    let broken = Set(views.solver.conflicts.map { place[$0.broken]! })
    #expect(try outcome(Set(views.ids.indices).subtracting(broken)) == .solved)
  }

  // Two hundred views of which each wishes to be at most 5 wide: hundreds of pivots. Rows that hold exactly give
  // w = 2 × 0.45 × w + 1, so 10.
  @Test func manyWishesThatCannotBeGranted() throws {
    var views = try CoupledViews(200, largest: 200, priority: .defaultHigh)
    #expect(try views.solver.solve() == .solved)
    for width in views.widths { #expect(rounded(views.solver.value(of: width)) == 10) }
  }

  private struct Sequence {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
