// Cases every Cassowary implementation tests, with the values their authors expect, and what weighted sums get wrong.

import ConstraintSolver
import Testing

struct ClassicTests {
  // Cassowary's "delete1" and "delete2": the tightest of several bounds decides, whatever was removed before.
  @Test func boundsAddedAndRemoved() throws {
    var s = try Sketch("x")
    try s.say(["x": 1], .equal, 100, at: 50)
    try s.solver.solve()
    #expect(s["x"] == 100)
    let ten = try s.say(["x": 1], .lessThanOrEqual, 10)
    let twenty = try s.say(["x": 1], .lessThanOrEqual, 20)
    try s.solver.solve()
    #expect(s["x"] == 10)
    try s.solver.deactivate(ten)
    try s.solver.solve()
    #expect(s["x"] == 20)
    try s.solver.deactivate(twenty)
    try s.solver.solve()
    #expect(s["x"] == 100)
    let first = try s.say(["x": 1], .lessThanOrEqual, 10)
    try s.say(["x": 1], .lessThanOrEqual, 10)
    try s.solver.deactivate(first)
    try s.solver.solve()
    #expect(s["x"] == 10)
  }

  // Cassowary's "casso1" with a stronger wish for x: y follows.
  @Test func equationWithAWish() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1, "y": -1], .lessThanOrEqual, 0)
    try s.say(["y": 1, "x": -1], .equal, 3)
    try s.say(["x": 1], .equal, 10, at: 60)
    try s.say(["y": 1], .equal, 10, at: 50)
    try s.solver.solve()
    #expect(rounded(s["x"]) == 10)
    #expect(rounded(s["y"]) == 13)
  }

  //   0 ──── m3 ──── 3      Corners want to stay, midpoints are required, one corner is dragged:
  //   │              │      the two midpoints beside it follow, nothing else moves.
  //   m0             m2     (Badros, Borning & Stuckey, the quadrilateral demonstration)
  //   │              │
  //   1 ──── m1 ──── 2
  @Test func quadrilateral() throws {
    var s = try Sketch()
    let corners: [(Double, Double)] = [(10, 10), (10, 200), (200, 200), (200, 10)]
    for k in 0..<4 {
      for axis in ["x", "y"] {
        try s.add("c\(k)\(axis)")
        try s.add("m\(k)\(axis)")
      }
    }
    var stays: [ConstraintID] = []
    for k in 0..<4 {
      let weight = Float(100 + k)
      stays.append(try s.say(["c\(k)x": 1], .equal, corners[k].0, at: weight))
      stays.append(try s.say(["c\(k)y": 1], .equal, corners[k].1, at: weight))
      for axis in ["x", "y"] {
        try s.say(["m\(k)\(axis)": 2, "c\(k)\(axis)": -1, "c\((k + 1) % 4)\(axis)": -1], .equal, 0)
        try s.say(["c\(k)\(axis)": 1], .greaterThanOrEqual, 0)
        try s.say(["c\(k)\(axis)": 1], .lessThanOrEqual, 500)
      }
    }
    for axis in ["x", "y"] {
      let far = axis == "x" ? [2, 3] : [1, 2]
      for near in 0..<4 where !far.contains(near) {
        for other in far { try s.say(["c\(near)\(axis)": 1, "c\(other)\(axis)": -1], .lessThanOrEqual, -1) }
      }
    }
    try s.solver.solve()
    func midpoints() -> [Double] { (0..<4).flatMap { [rounded(s["m\($0)x"]), rounded(s["m\($0)y"])] } }
    #expect(midpoints() == [10, 105, 105, 200, 200, 105, 105, 10])
    try s.say(["c2x": 1], .equal, 300, at: 900)
    try s.say(["c2y": 1], .equal, 400, at: 900)
    try s.solver.solve()
    #expect(midpoints() == [10, 105, 155, 300, 250, 205, 105, 10])
  }

  // A weighted sum gives up a 999 for enough 998s. Priorities do not.
  @Test func noNumberOfLowerOnesOutweighsAHigherOne() throws {
    var s = try Sketch("x")
    try s.say(["x": 1], .equal, 0, at: 999)
    for k in 0..<500 { try s.say(["x": 1], .equal, 100 + Double(k) / 1000, at: 998) }
    try s.solver.solve()
    #expect(s["x"] == 0)
  }

  @Test(arguments: [(Float(251), Float(250), 300.0, 100.0), (250, 251, 200.0, 200.0)])
  func theLowerHuggingStretches(_ a: Float, _ b: Float, _ widthB: Double, _ widthA: Double) throws {
    // |[a(100)][b(200)]| in 400
    var s = try Sketch("a", "b")
    try s.say(["a": 1, "b": 1], .equal, 400)
    for (name, size, hugging) in [("a", 100.0, a), ("b", 200.0, b)] {
      try s.say([name: 1], .lessThanOrEqual, size, at: hugging)
      try s.say([name: 1], .greaterThanOrEqual, size, at: 750)
    }
    try s.solver.solve()
    #expect(rounded(s["a"]) == widthA)
    #expect(rounded(s["b"]) == widthB)
  }

  // Leading, trailing, width and centre of one view say three things twice; none of them is a conflict.
  @Test func redundantButConsistent() throws {
    var s = try Sketch("x", "w", "p")
    let width = try s.solver.makeParameter(400, kind: .live)
    try s.say(["p": 1], .equal, 0, [(width, -1)])
    try s.say(["x": 1], .equal, 20)
    try s.say(["x": 1, "w": 1, "p": -1], .equal, -20)
    try s.say(["x": 1, "w": 0.5, "p": -0.5], .equal, 0)
    try s.say(["w": 1, "p": -1], .equal, -40)
    for p in [400.0, 800, 320] {
      try s.solver.setParameter(width, to: p)
      #expect(try s.solver.solve() == .solved)
      #expect(rounded(s["w"]) == p - 40)
    }
  }

  // Multipliers far from 1 neither drown nor dominate.
  @Test func extremeMultipliers() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1e-6], .equal, 1e-4)
    try s.say(["y": 1, "x": -1e5], .equal, 0)
    try s.solver.solve()
    #expect(rounded(s["x"]) == 100)
    #expect(abs(s["y"] - 1e7) < 1e-3)
  }

  // Parameters of both kinds and constants move the same line.
  @Test func parametersAndConstants() throws {
    var s = try Sketch("x")
    let live = try s.solver.makeParameter(1, kind: .live)
    let settled = try s.solver.makeParameter(10)
    let id = try s.say(["x": 1], .equal, 100, [(live, -1), (settled, -2)])
    try s.solver.solve()
    #expect(s["x"] == 121)
    try s.solver.setParameter(live, to: 5)
    try s.solver.solve()
    #expect(s["x"] == 125)
    try s.solver.setParameter(settled, to: 0)
    try s.solver.solve()
    #expect(s["x"] == 105)
    try s.solver.setConstant(-7, of: id)
    try s.solver.solve()
    #expect(s["x"] == 12)
    #expect(try s.solver.solve() == .unchanged)
  }
}
