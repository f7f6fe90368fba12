// The solver's lists are sorted as any others: whatever their length, and whatever order they came in.
import Testing

@testable import ConstraintSolver

@Suite struct SortedListTests {
  /// Around the length from which another method sorts; 17 and 101 are prime to one another, so that all numbers differ.
  @Test(arguments: [0, 1, 2, 3, 7, 23, 24, 25, 40])
  func listsAreSorted(_ count: Int) {
    let upward = Array(0..<count)
    let orders = [upward, upward.reversed(), upward.map { $0 * 17 % 101 }, upward.map { $0 % 3 }]
    for order in orders {
      var stack = Stack<Int>()
      for number in order { stack.append(number) }
      stack.sort(by: <)
      var sorted: [Int] = []
      for place in 0..<count { sorted.append(stack[place]) }
      #expect(sorted == order.sorted())
    }
  }
}
