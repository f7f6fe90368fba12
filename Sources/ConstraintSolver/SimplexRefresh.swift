// Starting the numbers of a long search anew from the table, before the rounding of its updates adds up.

extension ComponentSimplex {
  /// Screens take a handful of pivots and never come here; so many leave updated numbers good to eight digits or so.
  static let pivotsBetweenRefreshes = 40

  /// Computes inverse, values and costs from what is slid and held. False: the basis is singular, and nothing changed.
  @discardableResult
  mutating func refresh(_ view: View, _ table: borrowing ComponentTable) -> Bool {
    let size = slid.count
    let equations = Slab<Double>(size * size, repeating: 0)
    for place in 0..<size {
      for slidIndex in 0..<size {
        equations[place * size + slidIndex] = coefficient(
          row: held[place], symbol: Int(slid[slidIndex]), view, table)
      }
    }
    // A basis that rounding made singular keeps its updated numbers; the limit of pivots bounds what comes of it.
    guard inverse.invert(equations, size: size) else { return false }
    for symbol in 0..<view.symbols { symbolValue[symbol] = 0 }
    for slidIndex in 0..<size {
      var sum = 0.0
      for place in 0..<size { sum -= inverse[slidIndex, place] * crashValue[held[place]] }
      symbolValue[slid[slidIndex]] = sum
    }
    for index in 0..<view.symbols * view.levels { gradient[index] = 0 }
    for row in 0..<view.rows {
      guard heldPlace[row] < 0 else {
        value[row] = 0
        continue
      }
      let tableRow = view.firstRow + row
      var sum = crashValue[row]
      for entry in Int(table.entryStart[tableRow])..<Int(table.entryStart[tableRow + 1]) {
        sum += table.entryCoefficient[entry] * symbolValue[table.entrySymbol[entry]]
      }
      value[row] = sum
      addRowCost(row, positive: sum > 0, factor: 1, view, table)
    }
    for place in 0..<size {
      addSymbolCost(
        Int(slid[place]), positive: symbolValue[slid[place]] > 0, factor: 1, view, table)
    }
    for symbol in 0..<view.symbols { gradient[(symbol + 1) * view.levels - 1] += tilt[symbol] }
    return true
  }

  /// Takes over the basis of another search for the row values in `value`.
  mutating func adopt(_ exact: borrowing ExactSimplex, _ view: View, _ table: borrowing ComponentTable) {
    start(view, table)
    exact.report { symbol in
      slidPlace[symbol] = Int32(slid.count)
      slid.append(Int32(symbol))
    } held: { row in
      heldPlace[row] = Int32(held.count)
      held.append(Int32(row))
    }
    pivots = exact.pivots
    refresh(view, table)
  }
}
