// The optimum of one component where the quick search finds none, or one that its perturbation has led astray: nothing is
// perturbed, numbers are twice as wide, and Bland's rule ("New finite pivoting rules for the simplex method", Math. Oper.
// Res. 2, 1977) takes over wherever the costs stop falling, so that the search ends.

/// A dense dictionary: items inside as sums of items outside, which are 0. Items are the component's symbols, then its rows.
struct ExactSimplex: ~Copyable {
  /// A step this short leads nowhere, in points.
  private static let nothing = 1e-12
  /// What counts as no rate and as no cost. Rows are scaled to about 1, and their coefficients are what was declared, or
  /// doubles that a crash basis computed from it.
  private let still: Double
  private let free: Double

  private let view: View
  private let width: Int
  /// By place inside: the constant, then the coefficient of every item outside.
  private let cells: Slab<Wide>
  private let inside: Slab<Int32>
  private let outside: Slab<Int32>
  /// Which part of an item inside is not 0: 1 or -1.
  private let side: Slab<Int8>
  /// By item outside and level: what the costs rise by per unit.
  private let slope: Slab<Wide>
  private(set) var pivots = 0

  /// `values` are the rows' values while every symbol is 0.
  init(_ component: Int, _ table: borrowing ComponentTable, values: borrowing Slab<Double>, isAsDeclared: Bool) {
    still = isAsDeclared ? 1e-16 : 1e-10
    free = isAsDeclared ? 1e-14 : 1e-10
    view = View(component, table)
    width = view.symbols + 1
    cells = Slab(view.rows * width, repeating: .zero)
    inside = Slab(view.rows, repeating: 0)
    outside = Slab(view.symbols, repeating: 0)
    side = Slab(view.rows, repeating: 1)
    slope = Slab(view.symbols * view.levels, repeating: .zero)
    for symbol in 0..<view.symbols { outside[symbol] = Int32(symbol) }
    for row in 0..<view.rows {
      inside[row] = Int32(view.symbols + row)
      cells[row * width] = Wide(values[row])
      side[row] = values[row] >= 0 ? 1 : -1
      for entry in Int(table.entryStart[view.firstRow + row])..<Int(table.entryStart[view.firstRow + row + 1]) {
        let cell = row * width + 1 + Int(table.entrySymbol[entry])
        cells[cell] = cells[cell] + Wide(table.entryCoefficient[entry])
      }
    }
  }

  /// Whether a component's dictionary stays within `Limits.exactCells`.
  static func fits(_ component: Int, _ table: borrowing ComponentTable) -> Bool {
    let view = View(component, table)
    return view.rows * (view.symbols + 1) <= Limits.exactCells
  }

  /// Searches the optimum. False: the limit of pivots was reached; what is inside is a layout all the same.
  mutating func solve(_ table: borrowing ComponentTable) -> Bool {
    let limit = min(
      Limits.pivotsPerRow * (view.rows + view.symbols) + 100, 1 + Limits.exactWork / max(1, view.rows * width))
    var waiting = 0
    while pivots < limit {
      price(table)
      // The steepest descent as long as it gets somewhere, Bland's first one where it does not.
      guard let (column, direction) = entering(table, first: waiting > 8) else { return true }
      guard let place = leaving(column, direction) else { return true }
      waiting = abs(cells[place * width].high) <= Self.nothing ? waiting + 1 : 0
      exchange(place, column, direction)
      pivots += 1
    }
    return false
  }

  /// Reports the symbols inside and the rows outside.
  func report(slid: (Int) -> Void, held: (Int) -> Void) {
    for place in 0..<view.rows where Int(inside[place]) < view.symbols { slid(Int(inside[place])) }
    for column in 0..<view.symbols where Int(outside[column]) >= view.symbols {
      held(Int(outside[column]) - view.symbols)
    }
  }

  // MARK: Costs

  private func level(of item: Int32, positive: Bool, _ table: borrowing ComponentTable) -> Int {
    let item = Int(item)
    if item < view.symbols {
      let place = view.firstSymbol + item
      return Int(positive ? table.symbolUp[place] : table.symbolDown[place])
    }
    let place = view.firstRow + item - view.symbols
    return Int(positive ? table.rowUp[place] : table.rowDown[place])
  }

  private func weight(of item: Int32, _ table: borrowing ComponentTable) -> Double {
    Int(item) < view.symbols
      ? table.symbolWeight[view.firstSymbol + Int(item)] : table.rowWeight[view.firstRow + Int(item) - view.symbols]
  }

  private func tie(of item: Int32, _ table: borrowing ComponentTable) -> Double {
    Int(item) < view.symbols ? table.symbolTie[view.firstSymbol + Int(item)] : 0
  }

  private func price(_ table: borrowing ComponentTable) {
    slope.fill(.zero)
    for place in 0..<view.rows {
      let positive = side[place] > 0
      let level = level(of: inside[place], positive: positive, table)
      let sign = positive ? 1.0 : -1.0
      if level >= 0 { addSlope(place, level, sign * weight(of: inside[place], table)) }
      let tie = tie(of: inside[place], table)
      if tie != 0 { addSlope(place, view.levels - 1, sign * tie) }
    }
  }

  private func addSlope(_ place: Int, _ level: Int, _ factor: Double) {
    for column in 0..<view.symbols {
      let cell = cells[place * width + 1 + column]
      if cell.high != 0 {
        slope[column * view.levels + level] = slope[column * view.levels + level] + cell * Wide(factor)
      }
    }
  }

  /// What may leave 0 at falling costs: the one of steepest descent, or the first by item and direction.
  private func entering(
    _ table: borrowing ComponentTable, first: Bool
  ) -> (column: Int, direction: Double)? {
    var best = [Double](repeating: 0, count: view.levels)
    var found: (column: Int, direction: Double)?
    var number = Int.max
    for column in 0..<view.symbols {
      for direction in [1.0, -1] {
        let own = 2 * Int(outside[column]) + (direction > 0 ? 0 : 1)
        if first, own > number { continue }
        let costs = directed(column, direction, table)
        guard precedes(costs, first ? nil : best) else { continue }
        best = costs
        number = own
        found = (column, direction)
      }
    }
    return found
  }

  private func directed(_ column: Int, _ direction: Double, _ table: borrowing ComponentTable) -> [Double] {
    let item = outside[column]
    let own = level(of: item, positive: direction > 0, table)
    return (0..<view.levels).map { level in
      var sum = slope[column * view.levels + level] * Wide(direction)
      if level == own { sum = sum + Wide(weight(of: item, table)) }
      if level == view.levels - 1 { sum = sum + Wide(tie(of: item, table)) }
      return sum.high
    }
  }

  private func precedes(_ costs: [Double], _ others: [Double]?) -> Bool {
    for level in 0..<view.levels {
      let difference = costs[level] - (others?[level] ?? 0)
      if abs(difference) > free { return difference < 0 }
    }
    return false
  }

  // MARK: Moving

  /// The item inside that reaches 0 first; of several the first item.
  private func leaving(_ column: Int, _ direction: Double) -> Int? {
    var found: Int?
    var nearest = 0.0
    for place in 0..<view.rows {
      let rate = cells[place * width + 1 + column].high * direction * Double(side[place])
      guard rate < -still else { continue }
      let step = max(0, cells[place * width].high * Double(side[place])) / -rate
      if let best = found {
        let difference = step - nearest
        if difference > Self.nothing * nearest
          || (difference >= -Self.nothing * nearest && inside[place] > inside[best])
        {
          continue
        }
      }
      found = place
      nearest = step
    }
    return found
  }

  private func exchange(_ place: Int, _ column: Int, _ direction: Double) {
    let pivot = cells[place * width + 1 + column]
    let inverse = Wide(1) / pivot
    for k in 0..<width where k != column + 1 { cells[place * width + k] = -cells[place * width + k] * inverse }
    cells[place * width + 1 + column] = inverse
    for other in 0..<view.rows where other != place {
      let factor = cells[other * width + 1 + column]
      if factor.high == 0 { continue }
      for k in 0..<width where k != column + 1 {
        let change = cells[place * width + k]
        if change.high != 0 { cells[other * width + k] = cells[other * width + k] + factor * change }
      }
      cells[other * width + 1 + column] = factor * inverse
    }
    (inside[place], outside[column]) = (outside[column], inside[place])
    side[place] = direction > 0 ? 1 : -1
  }
}
