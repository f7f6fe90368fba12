// Whether required rows hold in values that were not found from them: the solver's check of itself, by itself.

import Testing

@testable import ConstraintSolver

struct RequiredRowsTests {
  /// Values as they follow from a live width w: x as a constant and a multiple of it, and whether w - 5 <= x <= w and x >= 10 then.
  private static let rows: [(constant: Double, slope: Double, width: Double, holds: Bool)] = [
    (0, 1, 10, true), (0, 1, 9, false), (0, 1, 1_000, true), (1, 1, 100, false), (-5, 1, 100, true),
    (-6, 1, 100, false), (50, 0, 50, true), (50, 0, 55, true), (50, 0, 49, false), (50, 0, 56, false),
    (5, 0.5, 10, true), (5, 0.5, 20, true), (5, 0.5, 21, false), (5, 0.5, 9, false),
    // A tolerance more than it may be, and twice as much.
    (1e-6, 1, 100, true), (2.1e-6, 1, 100, false),
  ]

  @Test(arguments: rows)
  func valuesThatWereNotFoundFromThem(_ row: (constant: Double, slope: Double, width: Double, holds: Bool)) throws {
    var s = try Sketch("x")
    let width = try s.solver.makeParameter(20, kind: .live)
    try s.say(["x": 1], .lessThanOrEqual, 0, [(width, -1)])
    try s.say(["x": 1], .greaterThanOrEqual, -5, [(width, -1)])
    try s.say(["x": 1], .greaterThanOrEqual, 10)
    try s.solver.solve()
    let core = try #require(s.solver.state).numbers
    let map = AffineMap(variables: 1, hot: 1, live: 0)
    map.columns[0] = row.constant
    map.columns[map.stride] = row.slope
    var check = RequiredCheck(hot: 1)
    check.compute(core.program, map, tolerance: 1e-6) { core.effectiveConstant($0) }
    var holds = [false, false]
    // The second time it is known to be good, or not.
    for time in 0..<2 { holds[time] = check.holds([row.width]) }
    #expect(holds == [row.holds, row.holds])
  }
}
