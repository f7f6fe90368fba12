// Where an optimum is not the only one: directions that cost nothing. For diagnosis; the search itself does not need it.

extension ComponentSimplex {
  /// After a solve: every direction in which the optimum may move without cost above the tie level, by more than
  /// `length`. Reports the symbols that move with their rates.
  mutating func freeDirections(
    _ c: Int, _ table: borrowing ComponentTable, longerThan length: Double,
    _ report: (_ symbol: Int, _ rate: Double, _ isLast: Bool) -> Void
  ) {
    let view = View(c, table)
    reduceCosts(view, table)
    for s in 0..<view.symbols + held.count where s >= view.symbols || slidPlace[s] < 0 {
      for step in 0..<2 {
        let sign = step == 0 ? 1.0 : -1.0
        let entering =
          s < view.symbols
          ? Entering(symbol: s, place: -1, direction: sign)
          : Entering(symbol: -1, place: s - view.symbols, direction: sign)
        guard costsNothing(entering, view, table) else { continue }
        direction(entering, view, table)
        let stop = longStep(entering, view, table, realLevelsOnly: true)
        for k in 0..<touchedRows.count { touched[touchedRows[k]] = false }
        if let stop, breakpoints[stop].step <= length { continue }
        for p in 0..<slid.count { report(Int(slid[p]), slidRate[p], false) }
        report(entering.symbol, sign, true)
        break
      }
    }
  }

  private func costsNothing(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable) -> Bool {
    let levels = view.levels
    let isSymbol = entering.symbol >= 0
    let place = isSymbol ? view.firstSymbol + entering.symbol : view.firstRow + Int(held[entering.place])
    for l in 0..<levels {
      best[l] =
        entering.direction
        * (isSymbol ? reducedCost[entering.symbol * levels + l] : heldCost[entering.place * levels + l])
    }
    let up = isSymbol ? table.symbolUp[place] : table.rowUp[place]
    let down = isSymbol ? table.symbolDown[place] : table.rowDown[place]
    let level = Int(entering.direction > 0 ? up : down)
    if level >= 0 { best[level] += isSymbol ? table.symbolWeight[place] : table.rowWeight[place] }
    // Pins and ties give way to any constraint, so their levels do not make a variable determined.
    for l in 0..<Int(table.realLevels[view.component]) where abs(best[l]) > Self.zero { return false }
    return true
  }
}
