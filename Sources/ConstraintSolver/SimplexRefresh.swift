// Computing the numbers of a search anew from the table: at its start, when the kernel's dense part is full, and before an
// optimum is believed.

extension ComponentSimplex {
  /// Computes kernel, values and costs from what is slid and held. Free items count on the side where they are, or with
  /// `keepingSides` where they counted. What the equations do not determine is let go of.
  mutating func refresh(_ view: View, _ table: borrowing ComponentTable, keepingSides: Bool = false) {
    factor(view, table)
    computeValues(view, table)
    forgetStrays()
    for row in 0..<view.rows where heldPlace[row] < 0 { settleSide(of: Int32(row), keepingSides) }
    for place in 0..<slid.count { settleSide(of: -1 - slid[place], keepingSides) }
    if slid.isEmpty {
      computeCrashCosts(view, table)
    } else {
      chainFreeRows(view, table)
      symbolCost.base.update(repeating: 0, count: view.symbols * view.levels)
      for level in 0..<view.levels { computeCosts(level, view, table) }
    }
    // A dual search asks for strays alone.
    if !keepingSides { listCandidates(view, table) }
    work += (view.rows + view.symbols) * 2
  }

  @inline(__always)
  private mutating func settleSide(of item: Int32, _ keepingSides: Bool) {
    let isPositive = position(of: item) > 0
    if !keepingSides {
      setSide(of: item, isPositive ? 1 : -1)
    } else if isPositive != (side(of: item) > 0) {
      stray(item)
    }
  }

  /// The costs while no symbol is slid: those of the rows, each on its side.
  private func computeCrashCosts(_ view: View, _ table: borrowing ComponentTable) {
    for index in 0..<view.symbols * view.levels { symbolCost[index] = 0 }
    for row in 0..<view.rows {
      let place = view.firstRow + row
      let side = rowSide[row]
      let level = Int(side > 0 ? table.rowUp[place] : table.rowDown[place])
      if level < 0 { continue }
      let amount = Double(side) * table.rowWeight[place]
      for entry in Int(table.entryStart[place])..<Int(table.entryStart[place + 1]) {
        symbolCost[Int(table.entrySymbol[entry]) * view.levels + level] += amount * table.entryCoefficient[entry]
      }
    }
    for symbol in 0..<view.symbols { symbolCost[(symbol + 1) * view.levels - 1] += tilt[symbol] }
  }

  private mutating func factor(_ view: View, _ table: borrowing ComponentTable) {
    if slid.isEmpty, held.isEmpty {
      beginKernel(view)
      return
    }
    // A second round at most: what the first one leaves is independent.
    for _ in 0..<3 {
      kernel.begin()
      for symbol in 0..<view.symbols { kernel.unknownOf[symbol] = slidPlace[symbol] }
      for row in 0..<view.rows { kernel.equationOf[row] = heldPlace[row] }
      for place in 0..<held.count {
        let row = view.firstRow + Int(held[place])
        for entry in Int(table.entryStart[row])..<Int(table.entryStart[row + 1]) {
          let unknown = slidPlace[table.entrySymbol[entry]]
          if unknown >= 0 { kernel.append(table.entryCoefficient[entry], unknown: unknown) }
        }
        kernel.endRow()
      }
      // As many equations as unknowns: where a basis was guessed, the factors tell which ones to leave out.
      for _ in 0..<max(0, slid.count - held.count) { kernel.endRow() }
      var looseSymbols: [Int32] = []
      var looseRows: [Int32] = []
      let (slidCount, heldCount) = (slid.count, held.count)
      let isRegular = kernel.factor {
        if $0 < slidCount { looseSymbols.append(Int32($0)) }
      } looseEquation: {
        if $0 < heldCount { looseRows.append(Int32($0)) }
      }
      work += kernel.effort * 2
      if isRegular { return }
      letGo(symbols: looseSymbols, rows: looseRows)
    }
    // Still dependent: from the crash basis.
    clearBasis()
    beginKernel(view)
  }

  /// No equations at all.
  private func beginKernel(_ view: View) {
    kernel.begin()
    for symbol in 0..<view.symbols { kernel.unknownOf[symbol] = -1 }
    for row in 0..<view.rows { kernel.equationOf[row] = -1 }
  }

  /// By place.
  private mutating func letGo(symbols: [Int32], rows: [Int32]) {
    for place in symbols.sorted(by: >) {
      slidPlace[slid[place]] = -1
      symbolValue[slid[place]] = 0
      let last = slid.removeLast()
      if Int(place) < slid.count {
        slid[place] = last
        slidPlace[last] = place
      }
    }
    for place in rows.sorted(by: >) {
      heldPlace[held[place]] = -1
      let last = held.removeLast()
      if Int(place) < held.count {
        held[place] = last
        heldPlace[last] = place
      }
    }
  }

  private mutating func computeValues(_ view: View, _ table: borrowing ComponentTable) {
    for symbol in 0..<view.symbols { symbolValue[symbol] = 0 }
    if slid.isEmpty, held.isEmpty {
      for row in 0..<view.rows { value[row] = crashValue[row] }
      return
    }
    for place in 0..<held.count { kernel.right[place] = -crashValue[held[place]] }
    kernel.solve()
    for place in 0..<slid.count { symbolValue[slid[place]] = kernel.solution[place] }
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
    }
  }

  /// Chains the rows that are not held by the level they count at, in order.
  private func chainFreeRows(_ view: View, _ table: borrowing ComponentTable) {
    for level in 0..<view.levels {
      firstFree[level] = -1
      lastFree[level] = -1
    }
    for row in 0..<view.rows where heldPlace[row] < 0 {
      let level = Int(rowSide[row] > 0 ? table.rowUp[view.firstRow + row] : table.rowDown[view.firstRow + row])
      if level < 0 { continue }
      let last = lastFree[level]
      if last < 0 { firstFree[level] = Int32(row) } else { nextFree[last] = Int32(row) }
      lastFree[level] = Int32(row)
      nextFree[row] = -1
    }
  }

  /// What a level's costs rise by per unit of each item at 0.
  private mutating func computeCosts(_ level: Int, _ view: View, _ table: borrowing ComponentTable) {
    beginLine()
    var row = firstFree[level]
    while row >= 0 {
      addToLine(item: row, Double(rowSide[row]) * table.rowWeight[view.firstRow + Int(row)], view, table)
      row = nextFree[row]
    }
    let isLast = level == view.levels - 1
    for index in 0..<slid.count {
      let symbol = slid[index]
      let place = view.firstSymbol + Int(symbol)
      let side = symbolSide[symbol]
      if Int(side > 0 ? table.symbolUp[place] : table.symbolDown[place]) == level {
        addToLine(symbol, Double(side) * table.symbolWeight[place])
      }
      if isLast { addToLine(symbol, Double(side) * table.symbolTie[place]) }
    }
    if isLast { for symbol in 0..<view.symbols where tilt[symbol] != 0 { addToLine(Int32(symbol), tilt[symbol]) } }
    reduceLine(view, table)
    for index in 0..<lineSymbols.count {
      let symbol = lineSymbols[index]
      symbolCost[Int(symbol) * view.levels + level] = line[symbol]
    }
    for place in 0..<held.count {
      rowCost[Int(held[place]) * view.levels + level] = kernel.multiplier[kernel.equationOf[held[place]]]
    }
  }

  /// Takes over the basis of another search for the row values in `value`.
  mutating func adopt(_ exact: borrowing ExactSimplex, _ view: View, _ table: borrowing ComponentTable) {
    prepare(view)
    exact.report {
      slide($0)
    } held: {
      hold($0)
    }
    pivots = exact.pivots
    refresh(view, table)
  }

  /// Forgets the basis and takes the row values in `value` as those of the crash basis.
  mutating func prepare(_ view: View) {
    tilt.fill(0)
    clearBasis()
    for row in 0..<view.rows { crashValue[row] = value[row] }
  }

  mutating func slide(_ symbol: Int) {
    slidPlace[symbol] = Int32(slid.count)
    slid.append(Int32(symbol))
  }

  mutating func hold(_ row: Int) {
    heldPlace[row] = Int32(held.count)
    held.append(Int32(row))
  }
}
