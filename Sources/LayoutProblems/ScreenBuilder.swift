// Puts screens into constraint problems: views of four unknowns, and constraints between their edges, as a view layer would.
import SeededNumbers

/// A problem under construction, whose root is imposed from outside.
struct ScreenBuilder {
  /// The unknowns of a view.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Multiples of unknowns.
  typealias Sum = [(variable: Int, coefficient: Double)]

  private(set) var problem = AlpProblem()
  let root: Box
  var generator: SplitMix64

  init(_ name: String, seed: UInt64) {
    generator = SplitMix64(state: seed)
    problem.name = name
    root = Box(x: 0, y: 1, width: 2, height: 3)
    problem.variables = 4
    problem.views = 1
    problem.edits = [2, 3]
    say([(0, 1)], "eq", 0)
    say([(1, 1)], "eq", 0)
  }

  /// A view that is nowhere smaller than nothing.
  mutating func box() -> Box {
    let first = problem.variables
    problem.variables += 4
    problem.views += 1
    say([(first + 2, 1)], "ge", 0)
    say([(first + 3, 1)], "ge", 0)
    return Box(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  static func left(_ box: Box) -> Sum { [(box.x, 1)] }
  static func right(_ box: Box) -> Sum { [(box.x, 1), (box.width, 1)] }
  static func top(_ box: Box) -> Sum { [(box.y, 1)] }
  static func bottom(_ box: Box) -> Sum { [(box.y, 1), (box.height, 1)] }
  static func middle(_ box: Box) -> Sum { [(box.y, 1), (box.height, 0.5)] }
  static func width(_ box: Box) -> Sum { [(box.width, 1)] }
  static func height(_ box: Box) -> Sum { [(box.height, 1)] }

  /// `sum relation multiple * other + constant`; returns the row.
  @discardableResult
  mutating func say(
    _ sum: Sum, _ relation: String, _ constant: Double, _ other: Sum = [], times multiple: Double = 1,
    at priority: Float = 1000
  ) -> Int {
    var terms: Sum = []
    for term in sum + other.map({ ($0.variable, -multiple * $0.coefficient) }) {
      if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[place].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    problem.rows.append(
      AlpProblem.Row(relation: relation, priority: priority, constant: -constant, terms: terms))
    return problem.rows.count - 1
  }

  /// Hugging and compression around a size of content; returns both rows.
  @discardableResult
  mutating func content(
    _ sum: Sum, _ size: Double, hugging: Float = 250, compression: Float = 750
  ) -> [Int] {
    [
      say(sum, "le", size, at: hugging),
      say(sum, "ge", size, at: compression),
    ]
  }

  /// Places views in a row, between the edges of another, with gaps; how the last one's end stands to the other's, `closing` says.
  mutating func inRow(_ boxes: [Box], in parent: Box, gap: Double, closing: String = "eq") {
    chain(boxes, in: parent, gap: gap, from: Self.left, to: Self.right, closing: closing)
  }

  /// The same from top to bottom; the last one's bottom is free unless asked for.
  mutating func inColumn(_ boxes: [Box], in parent: Box, gap: Double, closing: String? = nil) {
    chain(boxes, in: parent, gap: gap, from: Self.top, to: Self.bottom, closing: closing)
  }

  /// Each begins a gap behind the one before it, the first behind the other view's beginning; how the last one's end stands to
  /// that view's, `closing` says.
  private mutating func chain(
    _ boxes: [Box], in parent: Box, gap: Double, from start: (Box) -> Sum, to end: (Box) -> Sum, closing: String?
  ) {
    for (index, box) in boxes.enumerated() {
      say(start(box), "eq", gap, index == 0 ? start(parent) : end(boxes[index - 1]))
    }
    if let last = boxes.last, let closing { say(end(last), closing, -gap, end(parent)) }
  }

  /// Pins left and right edges to another view's.
  mutating func across(_ box: Box, in parent: Box, inset: Double) {
    say(Self.left(box), "eq", inset, Self.left(parent))
    say(Self.right(box), "eq", -inset, Self.right(parent))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }

  mutating func choice<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &generator)] }

  /// The problem with its sizes, and some of the chosen rows to be taken away and added again, or to be changed.
  mutating func finished(sizes: [(Double, Double)], toggles: [Int], retunes: [Int] = []) -> AlpProblem {
    problem.sizes = sizes.map { (width: $0.0, height: $0.1) }
    problem.toggles = toggles.shuffled(using: &generator).prefix(12).sorted()
    problem.retunes = retunes.shuffled(using: &generator).prefix(12).sorted().map { (row: $0, change: 3) }
    return problem
  }
}
