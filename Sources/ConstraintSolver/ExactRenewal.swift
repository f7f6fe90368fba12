// Computing an exact search's numbers anew: a search has no choice of pivots, and a few that are small beside what they divide
// can take from numbers of twice a double's precision what decides between an optimum and a conflict.

extension ExactSimplex {
  /// Cells that may be off by a larger part of themselves are worn.
  private static let worn = 0x1p-80

  /// Whether pivots on the way were so small that what is left of the numbers may hide a descent.
  var isWorn: Bool {
    guard isAsDeclared else { return false }
    for cell in 0..<cells.count where errors[cell] > Self.worn * abs(cells[cell].high) { return true }
    return false
  }

  /// Computes every cell anew for the items that are inside, by the largest pivots that lead there.
  mutating func renew(_ table: borrowing ComponentTable) {
    let sides = Slab<Int8>(view.symbols + view.rows, repeating: 0)
    for place in 0..<view.rows { sides[inside[place]] = side[place] }
    fill(table)
    while let (place, column) = largestPivot(into: sides) {
      exchange(place, column, 1)
      pivots += 1
    }
    renewedAt = pivots
    for place in 0..<view.rows {
      let value = cells[place * width].high
      side[place] = value == 0 ? (sides[inside[place]] < 0 ? -1 : 1) : value > 0 ? 1 : -1
    }
  }

  /// Where an item that is to be outside and one that is to be inside depend on each other most. `sides` are 0 of the former.
  private func largestPivot(into sides: borrowing Slab<Int8>) -> (place: Int, column: Int)? {
    var found: (place: Int, column: Int)?
    var largest = 0.0
    for place in 0..<view.rows where sides[inside[place]] == 0 {
      for column in 0..<view.symbols where sides[outside[column]] != 0 {
        let size = abs(cells[place * width + 1 + column].high)
        if size > largest {
          largest = size
          found = (place, column)
        }
      }
    }
    return found
  }
}
