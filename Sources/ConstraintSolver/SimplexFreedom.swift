// Where an optimum is not the only one: directions that cost nothing. For diagnosis; the search itself does not need it.

extension ComponentSimplex {
  /// After a solve: every direction in which the optimum may move without cost above the tie level, by more than
  /// `length`. Reports the symbols that move with their rates.
  mutating func freeDirections(
    _ component: Int, _ table: borrowing ComponentTable, longerThan length: Double,
    _ report: (_ symbol: Int, _ rate: Double, _ isLast: Bool) -> Void
  ) {
    let view = View(component, table)
    reduceCosts(view, table)
    // Symbols first, then held rows.
    for candidate in 0..<view.symbols + held.count
    where candidate >= view.symbols || slidPlace[candidate] < 0 {
      for side in 0..<2 {
        let sign = side == 0 ? 1.0 : -1.0
        let entering =
          candidate < view.symbols
          ? Entering(symbol: candidate, heldPlace: -1, direction: sign)
          : Entering(symbol: -1, heldPlace: candidate - view.symbols, direction: sign)
        guard costsNothing(entering, view, table) else { continue }
        direction(entering, view, table)
        let stop = longStep(entering, view, table, realLevelsOnly: true)
        for index in 0..<touchedRows.count { touched[touchedRows[index]] = false }
        if let stop, breakpoints[stop].step <= length { continue }
        for place in 0..<slid.count { report(Int(slid[place]), slidRate[place], false) }
        report(entering.symbol, sign, true)
        break
      }
    }
  }

  private func costsNothing(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable)
    -> Bool
  {
    let levels = view.levels
    let isSymbol = entering.symbol >= 0
    let place =
      isSymbol ? view.firstSymbol + entering.symbol : view.firstRow + Int(held[entering.heldPlace])
    for level in 0..<levels {
      best[level] =
        entering.direction
        * (isSymbol
          ? reducedCost[entering.symbol * levels + level]
          : heldCost[entering.heldPlace * levels + level])
    }
    let up = isSymbol ? table.symbolUp[place] : table.rowUp[place]
    let down = isSymbol ? table.symbolDown[place] : table.rowDown[place]
    let ownLevel = Int(entering.direction > 0 ? up : down)
    if ownLevel >= 0 {
      best[ownLevel] += isSymbol ? table.symbolWeight[place] : table.rowWeight[place]
    }
    // Pins and ties give way to any constraint, so their levels do not make a variable determined.
    for level in 0..<Int(table.realLevels[view.component]) where abs(best[level]) > Self.zero {
      return false
    }
    return true
  }
}
