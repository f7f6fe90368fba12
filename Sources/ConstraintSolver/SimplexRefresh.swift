// Starting the numbers of a long search anew from the table, before the rounding of its updates adds up.

extension ComponentSimplex {
  /// Screens take a handful of pivots and never come here; so many leave updated numbers good to eight digits or so.
  static let pivotsBetweenRefreshes = 40

  /// Computes inverse, values and costs from what is slid and held.
  mutating func refresh(_ view: View, _ table: borrowing ComponentTable) {
    let size = slid.count
    let equations = Slab<Double>(size * size, repeating: 0)
    for k in 0..<size {
      for p in 0..<size { equations[k * size + p] = coefficient(row: held[k], symbol: Int(slid[p]), view, table) }
    }
    // A basis that rounding made singular keeps its updated numbers; the limit of pivots bounds what comes of it.
    guard inverse.invert(equations, size: size) else { return }
    for s in 0..<view.symbols { symbolValue[s] = 0 }
    for p in 0..<size {
      var sum = 0.0
      for k in 0..<size { sum -= inverse[p, k] * crashValue[held[k]] }
      symbolValue[slid[p]] = sum
    }
    for k in 0..<view.symbols * view.levels { gradient[k] = 0 }
    for r in 0..<view.rows {
      guard heldPlace[r] < 0 else {
        value[r] = 0
        continue
      }
      let place = view.firstRow + r
      var sum = crashValue[r]
      for entry in Int(table.entryStart[place])..<Int(table.entryStart[place + 1]) {
        sum += table.entryCoefficient[entry] * symbolValue[table.entrySymbol[entry]]
      }
      value[r] = sum
      addRowCost(r, positive: sum > 0, factor: 1, view, table)
    }
    for p in 0..<size { addSymbolCost(Int(slid[p]), positive: symbolValue[slid[p]] > 0, factor: 1, view, table) }
  }
}
