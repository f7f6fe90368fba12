// Orders to windows that nobody can carry out, told by their numbers alone: what comes over the wire is refused before anything moves.
import Emulator
import Testing

@Suite struct NonsenseOrderTests {
  /// A size is two lengths above nothing; a place is two numbers.
  @Test(arguments: [
    (400.0, 300.0, true), (0.5, 0.5, true), (0, 300, false), (400, 0, false), (-1, 300, false), (.infinity, 300, false),
    (400, .nan, false),
  ])
  func sizes(width: Double, height: Double, isOne: Bool) {
    let order = WindowOrder.resize(window: 1, width: width, height: height, .bottomRight, steps: 1)
    #expect((order.nonsense == nil) == isOne)
  }

  @Test(arguments: [(1, true), (180, true), (181, false), (0, false), (-1, false)])
  func steps(count: Int, isOne: Bool) {
    #expect((WindowOrder.divider(at: 100, steps: count).nonsense == nil) == isOne)
    let order = WindowOrder.resize(window: 1, width: 400, height: 300, .bottomRight, steps: count)
    #expect((order.nonsense == nil) == isOne)
  }
}
