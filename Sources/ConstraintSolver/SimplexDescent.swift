// Where a search begins in which many symbols would leave 0 one after the other: where each of them would be by itself. It
// decides how long the search takes, never where it ends.

extension ComponentSimplex {
  /// So few symbols are as soon brought to their places by pivots.
  private static let few = 200
  /// Of what lowers the costs at most this part may be left; where more is, the symbols have more to do with each other than it seems.
  private static let part = 8
  /// What follows another one may be followed by nothing: along a chain each would be moved by all before it.
  private static let deepest: Int32 = 2

  /// From the crash basis, whose costs are known, goes to a basis where hardly any items lower the costs, if one is easily found.
  mutating func descend(_ view: View, _ table: borrowing ComponentTable) {
    let falling = candidates.count
    guard falling > Self.few else { return }
    if settleAll(view, table) {
      refresh(view, table)
      if candidates.count * Self.part <= falling { return }
    }
    clearBasis()
    refresh(view, table)
  }

  /// Goes through the symbols in solve order and moves each to where the costs of the rows that have no later one are least: what
  /// later ones are for will follow. Each holds a row of its own, so that the equations are a triangle. False: a deep one.
  private mutating func settleAll(_ view: View, _ table: borrowing ComponentTable) -> Bool {
    let last = Slab<Int32>(view.rows, repeating: -1)
    for row in 0..<view.rows {
      for entry in entries(ofRow: row, view, table) where abs(table.entryCoefficient[entry]) > Self.negligible {
        last[row] = max(last[row], table.entrySymbol[entry])
      }
    }
    // By symbol: how many follow each other up to this one; 0 while it is at 0.
    let depth = Slab<Int32>(view.symbols, repeating: 0)
    for symbol in 0..<view.symbols {
      let point = leastPoint(symbol, among: last, view, table)
      if point.item < 0 || point.step == 0 { continue }
      for entry in entries(ofRow: Int(point.item), view, table) {
        depth[symbol] = max(depth[symbol], depth[table.entrySymbol[entry]])
      }
      depth[symbol] += 1
      if depth[symbol] > Self.deepest { return false }
      let column = view.firstSymbol + symbol
      for entry in Int(table.columnStart[column])..<Int(table.columnStart[column + 1]) {
        value[table.columnRow[entry]] += point.step * table.columnCoefficient[entry]
      }
      work += breakpoints.count
      slide(symbol)
      hold(Int(point.item))
    }
    return true
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
