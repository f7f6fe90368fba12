// Sets too large to be searched exactly as a whole, in which rows say nearly the same: what decides is a millionth part, and the
// numbers a search begins with have to have it. Expectations are arithmetic.

import ConstraintSolver
import Testing

struct FarApartTests {
  private let e = 0x1p-20

  // b = a and b >= (1 - e) a are a >= 0, against d >= c + 45 and d = (1 - e) c, which are c <= -45/e; with c = a + 1 a point more
  // of either costs as much as it saves, from 0 down, 45 + e in all. h <= d and h >= (1 + 2^-16) d are d <= 0, which decides
  // between them: a <= -1.
  @Test(arguments: [0, 150])
  func whatSavesAsMuchAsItCostsIsLeftToOthers(others: Int) throws {
    var s = try Sketch("a", "b", "c", "d", "f", "g", "k", "h")
    try s.say(["b": 1, "a": -1], .equal, 0)
    try s.say(["b": 1, "a": e - 1], .greaterThanOrEqual, 0, at: 750)
    try s.say(["c": 1, "b": -1], .equal, 1)
    try s.say(["d": 1, "c": -1], .greaterThanOrEqual, 45, at: 750)
    try s.say(["d": 1, "c": e - 1], .equal, 0)
    try s.say(["f": 1, "d": -1], .equal, 0, at: 500)
    try s.say(["g": 1, "f": -1], .equal, 0, at: 750)
    try s.say(["k": 1, "g": -1], .equal, 0)
    try s.say(["h": 1, "k": -1], .lessThanOrEqual, 0, at: 750)
    try s.say(["h": 1, "k": -1 - 0x1p-16], .greaterThanOrEqual, 0, at: 750)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(rounded(s["a"]) <= -1)
    #expect(rounded(s["f"] - s["d"]) == 0)
    #expect(rounded(s["h"] - s["k"]) == 0)
  }

  // y = x and y = (1 - e) x + 1,000,000 are x = 1,000,000/e. z >= w + 56 and (1 + 2^-12) z <= w + 56 are w <= -56, which counts
  // for more than w = x.
  @Test(arguments: [0, 150])
  func aMillionMillionPointsAwayEveryPointCounts(others: Int) throws {
    var s = try Sketch("x", "y", "w", "z")
    try s.say(["y": 1, "x": -1], .equal, 0, at: 750)
    try s.say(["y": 1, "x": e - 1], .equal, 1_000_000, at: 750)
    try s.say(["w": 1, "x": -1], .equal, 0, at: 500)
    try s.say(["z": 1, "w": -1], .greaterThanOrEqual, 56, at: 750)
    try s.say(["z": 1 + 0x1p-12, "w": -1], .lessThanOrEqual, 56, at: 700)
    try s.addOthers(others)
    #expect(try s.solver.solve() == .solved)
    #expect(s["x"] == 1_048_576_000_000)
    #expect(s["y"] == 1_048_576_000_000)
    #expect(s["w"] == -56)
    #expect(s["z"] == 0)
    #expect(try s.solver.ambiguousVariables().isEmpty)
  }

  // b = -c/102,400 and d = -b/100, so that d >= -1 asks for little of c, and c >= 59. A point of d is a million of c, and c is 59
  // to the last digit: 100 a may be 10,000 times as much and no less.
  @Test func whatFollowsFromAMillionTimesAsMuchKeepsItsDigits() throws {
    var s = try Sketch("a", "b", "c", "d")
    try s.say(["a": 100, "c": -10000], .greaterThanOrEqual, 0)
    try s.say(["b": 100, "c": 1.0 / 1024], .equal, 0)
    try s.say(["c": 1], .greaterThanOrEqual, 59)
    try s.say(["d": 1], .equal, -1, at: 750)
    try s.say(["d": 100, "b": 1], .equal, 0)
    try s.addOthers(150)
    #expect(try s.solver.solve() == .solved)
    #expect(s["c"] == 59)
    #expect(s["a"] == 5900)
  }
}
