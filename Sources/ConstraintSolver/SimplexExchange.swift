// The end of a step of the simplex: what entered and what left 0 change places among the slid and the held, and the inverse
// follows by one row or column.

extension ComponentSimplex {
  /// Coefficients of a symbol in the held rows, and of the slid symbols in a row; of -1 none.
  private mutating func gather(
    symbol: Int, row: Int32, _ view: View, _ table: borrowing ComponentTable
  ) {
    newColumn.removeAll()
    newRow.removeAll()
    if symbol >= 0 {
      for place in 0..<held.count {
        newColumn.append(coefficient(row: held[place], symbol: symbol, view, table))
      }
    }
    if row >= 0 {
      for place in 0..<slid.count {
        newRow.append(coefficient(row: row, symbol: Int(slid[place]), view, table))
      }
    }
  }

  /// `leaving` is what reached 0: a row, or `-1 - symbol`.
  mutating func exchange(
    _ entering: Entering, _ leaving: Int32, _ view: View, _ table: borrowing ComponentTable
  ) {
    gather(symbol: entering.symbol, row: leaving, view, table)
    if leaving >= 0 { value[leaving] = 0 } else { symbolValue[-1 - Int(leaving)] = 0 }
    switch (entering.symbol >= 0, leaving >= 0) {
    case (true, true):
      inverse.border(
        column: newColumn, row: newRow,
        corner: coefficient(row: leaving, symbol: entering.symbol, view, table))
      slidPlace[entering.symbol] = Int32(slid.count)
      slid.append(Int32(entering.symbol))
      heldPlace[leaving] = Int32(held.count)
      held.append(leaving)
    case (true, false):
      let place = Int(slidPlace[-1 - Int(leaving)])
      inverse.replaceColumn(place, with: newColumn)
      slidPlace[-1 - Int(leaving)] = -1
      slid[place] = Int32(entering.symbol)
      slidPlace[entering.symbol] = Int32(place)
    case (false, true):
      inverse.replaceRow(entering.heldPlace, with: newRow)
      heldPlace[held[entering.heldPlace]] = -1
      held[entering.heldPlace] = leaving
      heldPlace[leaving] = Int32(entering.heldPlace)
    case (false, false):
      let place = Int(slidPlace[-1 - Int(leaving)])
      inverse.remove(row: entering.heldPlace, column: place)
      slidPlace[-1 - Int(leaving)] = -1
      heldPlace[held[entering.heldPlace]] = -1
      let lastSlid = slid.removeLast()
      if place < slid.count {
        slid[place] = lastSlid
        slidPlace[lastSlid] = Int32(place)
      }
      let lastHeld = held.removeLast()
      if entering.heldPlace < held.count {
        held[entering.heldPlace] = lastHeld
        heldPlace[lastHeld] = Int32(entering.heldPlace)
      }
    }
  }

  /// The symbol's coefficient in the row; 0 where it does not occur.
  func coefficient(
    row: Int32, symbol: Int, _ view: View, _ table: borrowing ComponentTable
  ) -> Double {
    let tableRow = view.firstRow + Int(row)
    for entry in Int(table.entryStart[tableRow])..<Int(table.entryStart[tableRow + 1])
    where Int(table.entrySymbol[entry]) == symbol {
      return table.entryCoefficient[entry]
    }
    return 0
  }
}
