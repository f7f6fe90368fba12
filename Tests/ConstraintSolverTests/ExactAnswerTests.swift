// How exact the answers of small sets with coefficients far apart are: to what was declared, however little it comes to.
// Expectations are arithmetic, in whole numbers where there is much of it.

import ConstraintSolver
import LayoutProblems
import Testing

struct ExactAnswerTests {
  private let large = 16_777_216.0  // 2^24: its inverse is 6e-8

  // 0 <= x <= 2^-24 leaves x open, and y = x with it.
  @Test func whatMovesByLittleIsOpen() throws {
    var s = try Sketch("x", "y", "z")
    try s.say(["x": 1], .greaterThanOrEqual, 0)
    try s.say(["x": large], .lessThanOrEqual, 1)
    try s.say(["y": 1, "x": -1], .equal, 0)
    try s.say(["z": 1], .equal, 3)
    try s.solver.solve()
    #expect(try s.solver.ambiguousVariables() == [s.v("x"), s.v("y")])
  }

  // 0 <= x <= 0 leaves nothing open.
  @Test func whatCannotMoveIsNotOpen() throws {
    var s = try Sketch("x", "y")
    try s.say(["x": 1], .greaterThanOrEqual, 0)
    try s.say(["x": large], .lessThanOrEqual, 0)
    try s.say(["y": 1, "x": -1], .equal, 0)
    try s.solver.solve()
    #expect(try s.solver.ambiguousVariables() == [])
  }

  // x >= 2^-24 and x <= 0.
  @Test func aConflictOfLittleIsOne() throws {
    var s = try Sketch("x")
    let rows = [try s.say(["x": large], .greaterThanOrEqual, 1), try s.say(["x": 1], .lessThanOrEqual, 0)]
    #expect(try s.solver.solve() == .conflicting([Conflict(constraints: rows, broken: rows[1])]))
  }

  // 0.1 + 0.2 is 0.3, and a thousandth of 300 and of a width of 300 is that, whatever doubles make of it.
  @Test func roundingOfWhatWasDeclaredIsNoConflict() throws {
    var s = try Sketch("a", "b", "c", "w")
    let width = try s.solver.makeParameter(0, kind: .live)
    try s.say(["w": 1], .equal, 0, [(width, -1)])
    try s.say(["a": 1], .equal, 0.1)
    try s.say(["b": 1, "a": -1], .equal, 0.2)
    try s.say(["b": 1], .equal, 0.3)
    try s.say(["c": 1, "w": -0.001], .equal, 0)
    try s.say(["c": 1, "b": -1], .equal, 0)
    try s.solver.setParameter(width, to: 300)
    #expect(try s.solver.solve() == .solved)
    #expect(try s.solver.ambiguousVariables() == [])
    #expect(abs(s["c"] - 0.3) < 1e-12)
    // At 300.5 they are 0.3 and 0.3005.
    try s.solver.setParameter(width, to: 300.5)
    guard case .conflicting = try s.solver.solve() else {
      Issue.record("0.3 is not 0.3005")
      return
    }
  }

  // With x0 = 148 and x1 = 506: x2 + x3 = 506,000 and x3 / 1024 - 10,000 x2 = -506,148, two equations of rank 2, and no more of
  // x2 and x3 is required. The pivots on the way there have twelve digits less than the numbers.
  @Test func smallPivotsHideNoLayout() throws {
    let small = 1.0 / 1024
    var s = try Sketch("x0", "x1", "x2", "x3")
    try s.say(["x3": -1, "x1": 1000, "x2": -1], .equal, 0)
    try s.say(["x2": -1, "x1": 1000], .greaterThanOrEqual, 0, at: 750)
    try s.say(["x1": 1000, "x3": -1000, "x2": -1000, "x0": -1000], .greaterThanOrEqual, -100, at: 750)
    try s.say(["x2": small], .equal, 0, at: 750)
    try s.say(["x1": 1000, "x3": small, "x2": -10000, "x0": 1], .equal, 0)
    try s.say(["x0": 100], .greaterThanOrEqual, -100)
    try s.say(["x2": -1000 + small, "x1": 1000, "x3": -1000, "x0": -1000], .equal, -100, at: 750)
    try s.say(["x1": -1, "x3": -10000], .equal, 0, at: 250)
    try s.say(["x0": 1], .equal, 148)
    try s.say(["x1": 1], .equal, 506)
    #expect(try s.solver.solve() == .solved)
    let x3 = (10000.0 * 506_000 - 506_148) / (10000 + small)
    #expect(abs(s["x3"] - x3) < 1e-6)
    #expect(abs(s["x2"] - (506_000 - x3)) < 1e-6)
  }

  /// Systems of which one answer or another was wrong: a variable open by less than a millionth of a point, a conflict of as
  /// little, rows that differ in their fourth or eighth digit, a search worn by small pivots.
  @Test(
    arguments: [
      (HardKind.scaled, [1411, 1553, 1773, 2649, 6745, 9417]),
      (.parallel, [234, 857, 860, 872, 874, 935, 1083, 1163, 1174]),
      (.extreme, [282, 363, 952, 1163, 7096, 7159, 7856, 7884, 8710, 9325, 57115]),
    ] as [(HardKind, [UInt64])])
  func littleIsNotNothing(_ kind: HardKind, _ seeds: [UInt64]) {
    var comparison = ExactComparison()
    for seed in seeds { comparison.compare(.hard(kind, seed: seed)) }
    #expect(comparison.unanswered < comparison.points)
    #expect(comparison.wrong == [])
  }
}
