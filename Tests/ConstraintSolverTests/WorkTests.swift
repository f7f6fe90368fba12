// A solver's work is counted over all its states: what was solved before a structure changed was done as well.
import ConstraintSolver
import Testing

@Suite struct WorkTests {
  private func contested() throws -> Sketch {
    var sketch = try Sketch("x", "y")
    try sketch.say(["x": 1], .greaterThanOrEqual, 10, at: 500)
    try sketch.say(["x": 1], .lessThanOrEqual, 5, at: 400)
    try sketch.say(["x": 1, "y": 1], .greaterThanOrEqual, 20, at: 300)
    try sketch.say(["y": 1], .lessThanOrEqual, 4, at: 600)
    return sketch
  }

  /// Another structure begins at nothing, and the sum goes on.
  @Test func anotherStructureAdds() throws {
    var sketch = try contested()
    try sketch.solver.solve()
    let first = sketch.solver.statistics.work
    #expect(first > 0 && sketch.solver.work == first)
    try sketch.say(["x": 2, "y": 1], .equal, 7, at: 700)
    try sketch.solver.solve()
    #expect(sketch.solver.work == first + sketch.solver.statistics.work)
  }

  /// What naming and breaking conflicts takes counts, and does not count again where nothing is asked.
  @Test func conflictsCount() throws {
    var sketch = try contested()
    try sketch.say(["x": 1], .equal, 1)
    try sketch.say(["x": 1, "y": 1], .equal, 2)
    try sketch.say(["y": 1], .equal, 3)
    try sketch.solver.solve()
    let first = sketch.solver.work
    #expect(!sketch.solver.conflicts.isEmpty && first >= sketch.solver.statistics.work + sketch.solver.conflictWork)
    try sketch.solver.solve()
    #expect(sketch.solver.work == first)
  }
}
