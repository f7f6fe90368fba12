// What a search remembers of states: as many as there is room for, and those it comes to again and again.
import Testing

@testable import Exploration

@Suite struct SearchMemoryTests {
  /// Room for four and four: the fifth makes the first four old, the ninth makes them forgotten.
  @Test(
    arguments: [
      ("each counts once", [1, 2, 1, 3, 2], 3),
      ("an old one is known", [1, 2, 3, 4, 5, 1], 5),
      ("one that is met again stays", [1, 2, 3, 4, 5, 1, 6, 7, 8, 1], 8),
      ("one that is not is forgotten", [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], 10),
    ] as [(String, [UInt64], Int)])
  func statesAreRemembered(what: String, met: [UInt64], new: Int) {
    var seen = SeenStates(limit: 4)
    var told = 0
    for state in met where seen.meet(state) { told += 1 }
    #expect(told == new && seen.count == new)
  }
}
