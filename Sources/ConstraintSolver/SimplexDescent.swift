// Where a search begins in which many symbols would leave 0 one after the other: where each of them would be by itself. It
// decides how long the search takes, never where it ends.

extension ComponentSimplex {
  /// So few symbols are as soon brought to their places by pivots.
  private static let few = 200
  /// So many pivots show what one of them does,
  private static let sample = 32
  /// and where one does more than this many symbols' work, as along widths that are all equal, pivots are the shorter way.
  private static let many = 4
  /// Of what lowers the costs at most two in five may be left; where more is, the symbols have more to do with each other than it seems.
  private static let (left, of) = (2, 5)

  /// From the crash basis, whose costs are known, goes to a basis from which the search is short, if one is easily found.
  mutating func descend(_ view: View, _ table: borrowing ComponentTable) {
    let falling = candidates.count
    guard falling > Self.few else { return }
    if search(view, table, most: Self.sample) == .optimal { return }
    if falling - candidates.count > Self.many * Self.sample {
      // The search counts from here on how long ago costs were computed anew.
      refresh(view, table)
      return
    }
    clearBasis()
    refresh(view, table)
    settleAll(view, table)
    refresh(view, table)
    if candidates.count * Self.of <= falling * Self.left { return }
    clearBasis()
    refresh(view, table)
  }

  /// Goes through the symbols in solve order and moves each to where the costs of the rows that have no later one are least: what
  /// later ones are for will follow. Each holds a row of its own, so that the equations are a triangle.
  private mutating func settleAll(_ view: View, _ table: borrowing ComponentTable) {
    let last = Slab<Int32>(view.rows, repeating: -1)
    for row in 0..<view.rows {
      for entry in entries(ofRow: row, view, table) where abs(table.entryCoefficient[entry]) > Self.smallestPivot {
        last[row] = max(last[row], table.entrySymbol[entry])
      }
    }
    for symbol in 0..<view.symbols {
      let point = leastPoint(symbol, among: last, view, table)
      if point.item < 0 || point.step == 0 { continue }
      let column = view.firstSymbol + symbol
      for entry in Int(table.columnStart[column])..<Int(table.columnStart[column + 1]) {
        value[table.columnRow[entry]] += point.step * table.columnCoefficient[entry]
      }
      work += breakpoints.count
      slide(symbol)
      hold(Int(point.item))
    }
  }

  private func entries(ofRow row: Int, _ view: View, _ table: borrowing ComponentTable) -> Range<Int> {
    Int(table.entryStart[view.firstRow + row])..<Int(table.entryStart[view.firstRow + row + 1])
  }

  /// Where the costs along a symbol at 0 turn from falling to rising: a weighted median of where it and its rows pass 0.
  private mutating func leastPoint(
    _ symbol: Int, among last: borrowing Slab<Int32>, _ view: View, _ table: borrowing ComponentTable
  ) -> Breakpoint {
    breakpoints.removeAll()
    for level in 0..<view.levels { best[level] = 0 }
    let own = -1 - Int32(symbol)
    breakpoints.append(Breakpoint(step: 0, item: own, rate: 1))
    forCosts(of: own, view, table) { _, down, weight, tie in
      if down >= 0 { best[down] -= weight }
      best[view.levels - 1] -= tie
    }
    let column = view.firstSymbol + symbol
    for entry in Int(table.columnStart[column])..<Int(table.columnStart[column + 1])
    where Int(last[table.columnRow[entry]]) == symbol {
      let (row, coefficient) = (table.columnRow[entry], table.columnCoefficient[entry])
      breakpoints.append(Breakpoint(step: -value[row] / coefficient, item: row, rate: abs(coefficient)))
      forCosts(of: row, view, table) { up, down, weight, _ in
        let level = coefficient > 0 ? down : up
        if level >= 0 { best[level] -= abs(coefficient) * weight }
      }
    }
    breakpoints.sort { $0.step != $1.step ? $0.step < $1.step : $0.item < $1.item }
    for index in 0..<breakpoints.count {
      let point = breakpoints[index]
      forCosts(of: point.item, view, table) { up, down, weight, tie in
        if up >= 0 { best[up] += point.rate * weight }
        if down >= 0 { best[down] += point.rate * weight }
        best[view.levels - 1] += 2 * point.rate * tie
      }
      if !isDescent(view.levels) { return point }
    }
    return breakpoints[0]
  }
}
