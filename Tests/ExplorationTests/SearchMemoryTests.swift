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

  /// Two paths wait at any time, of a hundred thousand in all: they come in the order they were added.
  @Test func pathsComeInTheirOrderHoweverManyCame() throws {
    var queue = PathQueue()
    for first in 0..<2 { queue.add(Self.path(first), cost: 1) }
    for number in 0..<100_000 {
      #expect(queue.next() == Self.path(number))
      queue.add(Self.path(number + 2), cost: 1)
    }
    #expect(queue.count == 2)
  }

  /// What costs less comes first, though it came last.
  @Test func theCheapestComesFirst() {
    var queue = PathQueue()
    for (number, cost) in [(1, 3), (2, 1), (3, 3), (4, 1)] { queue.add(Self.path(number), cost: cost) }
    #expect((0..<5).map { _ in queue.next() } == [2, 4, 1, 3].map(Self.path) + [nil])
  }

  private static func path(_ number: Int) -> Path { [.pop(window: number)] }
}
