// The exact lexicographic optimum of one component: a primal simplex on piecewise-linear costs with long steps. It starts
// from the crash basis every time, so its answer depends on nothing but the component and its right-hand sides.

/// Working storage and the search itself. "Slid" symbols have left 0; "held" rows are kept at 0 instead of them.
struct ComponentSimplex: ~Copyable {
  static let zero = 1e-9
  private static let negligible = 1e-11

  /// The value of every row, perturbation included.
  let value: Slab<Double>
  /// The value of every row while no symbol is slid.
  let crashValue: Slab<Double>
  /// The value of every symbol.
  let symbolValue: Slab<Double>
  /// Place of each symbol among the slid ones, of each row among the held ones; -1: none.
  let slidPlace: Slab<Int32>
  let heldPlace: Slab<Int32>
  var slid = Stack<Int32>()
  var held = Stack<Int32>()
  /// Pivots of the last solve.
  private(set) var pivots = 0

  let gradient: Slab<Double>
  let reducedCost: Slab<Double>
  private let rate: Slab<Double>
  let touched: Slab<Bool>
  var touchedRows = Stack<Int32>()
  var inverse = BasisInverse()
  private let slope: Slab<Double>
  let best: Slab<Double>
  var heldCost = Stack<Double>()
  var slidRate = Stack<Double>()
  private var newColumn = Stack<Double>()
  private var newRow = Stack<Double>()
  var breakpoints = Stack<Breakpoint>()

  struct Breakpoint: BitwiseCopyable {
    var step: Double
    /// A row, or `-1 - symbol`.
    var item: Int32
    var rate: Double
  }

  /// What may leave 0: a symbol, or a held row (by place).
  struct Entering {
    var symbol: Int
    var place: Int
    var direction: Double
  }

  init(_ table: borrowing ComponentTable) {
    value = Slab(table.largestRows, repeating: 0)
    crashValue = Slab(table.largestRows, repeating: 0)
    symbolValue = Slab(table.largestSymbols, repeating: 0)
    slidPlace = Slab(table.largestSymbols, repeating: -1)
    heldPlace = Slab(table.largestRows, repeating: -1)
    gradient = Slab(table.largestSymbols * table.largestLevels, repeating: 0)
    reducedCost = Slab(table.largestSymbols * table.largestLevels, repeating: 0)
    rate = Slab(table.largestRows, repeating: 0)
    touched = Slab(table.largestRows, repeating: false)
    slope = Slab(table.largestLevels, repeating: 0)
    best = Slab(table.largestLevels, repeating: 0)
  }

  /// Finds the optimum for the row values already in `value`. False: the limit of pivots was reached.
  mutating func solve(_ c: Int, _ table: borrowing ComponentTable) -> Bool {
    let view = View(c, table)
    start(view, table)
    let limit = Limits.pivotsPerRow * (view.rows + view.symbols) + 100
    pivots = 0
    var sinceRefresh = 0
    while pivots < limit {
      if sinceRefresh >= Self.pivotsBetweenRefreshes {
        refresh(view, table)
        sinceRefresh = 0
      }
      guard let entering = price(view, table) else { return true }
      pivots += 1
      sinceRefresh += 1
      direction(entering, view, table)
      guard let last = longStep(entering, view, table) else {
        // Costs fall for ever only by rounding.
        forgetDirection()
        if sinceRefresh == 1 { return false }
        sinceRefresh = Self.pivotsBetweenRefreshes
        continue
      }
      advance(entering, upTo: last, view, table)
    }
    return false
  }

  private mutating func start(_ view: View, _ table: borrowing ComponentTable) {
    for k in 0..<slid.count where slid[k] < symbolValue.count { slidPlace[slid[k]] = -1 }
    for k in 0..<held.count where held[k] < value.count { heldPlace[held[k]] = -1 }
    slid.removeAll()
    held.removeAll()
    inverse.clear()
    for k in 0..<view.symbols * view.levels { gradient[k] = 0 }
    for s in 0..<view.symbols { symbolValue[s] = 0 }
    for r in 0..<view.rows {
      crashValue[r] = value[r]
      addRowCost(r, positive: value[r] > 0, factor: 1, view, table)
    }
  }

  @inline(__always)
  func addRowCost(
    _ r: Int, positive: Bool, factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let place = view.firstRow + r
    let level = Int(positive ? table.rowUp[place] : table.rowDown[place])
    if level < 0 { return }
    let amount = factor * table.rowWeight[place] * (positive ? 1 : -1)
    for entry in Int(table.entryStart[place])..<Int(table.entryStart[place + 1]) {
      gradient[Int(table.entrySymbol[entry]) * view.levels + level] += amount * table.entryCoefficient[entry]
    }
  }

  @inline(__always)
  func addSymbolCost(
    _ s: Int, positive: Bool, factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let place = view.firstSymbol + s
    let sign = positive ? factor : -factor
    let level = Int(positive ? table.symbolUp[place] : table.symbolDown[place])
    if level >= 0 { gradient[s * view.levels + level] += sign * table.symbolWeight[place] }
    gradient[s * view.levels + view.levels - 1] += sign * table.symbolTie[place]
  }

  // MARK: Pricing

  /// Reduced costs of symbols and held rows; the steepest descent in lexicographic order, if there is one.
  private mutating func price(_ view: View, _ table: borrowing ComponentTable) -> Entering? {
    reduceCosts(view, table)
    let levels = view.levels
    for l in 0..<levels { best[l] = 0 }
    var found: Entering?
    for s in 0..<view.symbols where slidPlace[s] < 0 {
      let place = view.firstSymbol + s
      for step in 0..<2 {
        let direction = step == 0 ? 1.0 : -1.0
        let level = Int(direction > 0 ? table.symbolUp[place] : table.symbolDown[place])
        for l in 0..<levels { slope[l] = direction * reducedCost[s * levels + l] }
        if level >= 0 { slope[level] += table.symbolWeight[place] }
        slope[levels - 1] += table.symbolTie[place]
        if takeIfBetter(levels) { found = Entering(symbol: s, place: -1, direction: direction) }
      }
    }
    for k in 0..<held.count {
      let place = view.firstRow + Int(held[k])
      for step in 0..<2 {
        let direction = step == 0 ? 1.0 : -1.0
        let level = Int(direction > 0 ? table.rowUp[place] : table.rowDown[place])
        for l in 0..<levels { slope[l] = direction * heldCost[k * levels + l] }
        if level >= 0 { slope[level] += table.rowWeight[place] }
        if takeIfBetter(levels) { found = Entering(symbol: -1, place: k, direction: direction) }
      }
    }
    return found
  }

  @inline(__always)
  private func takeIfBetter(_ levels: Int) -> Bool {
    for l in 0..<levels {
      let difference = slope[l] - best[l]
      if difference > Self.zero { return false }
      if difference < -Self.zero {
        for k in 0..<levels { best[k] = slope[k] }
        return true
      }
    }
    return false
  }

  mutating func reduceCosts(_ view: View, _ table: borrowing ComponentTable) {
    let levels = view.levels
    for k in 0..<view.symbols * levels { reducedCost[k] = gradient[k] }
    heldCost.removeAll()
    heldCost.append(repeating: 0, count: held.count * levels)
    for k in 0..<held.count {
      for p in 0..<slid.count {
        let m = inverse[p, k]
        if m == 0 { continue }
        let s = Int(slid[p])
        for l in 0..<levels { heldCost[k * levels + l] += gradient[s * levels + l] * m }
      }
      let place = view.firstRow + Int(held[k])
      for entry in Int(table.entryStart[place])..<Int(table.entryStart[place + 1]) {
        let s = Int(table.entrySymbol[entry])
        let a = table.entryCoefficient[entry]
        for l in 0..<levels { reducedCost[s * levels + l] -= heldCost[k * levels + l] * a }
      }
    }
  }

  // MARK: Moving

  /// Rates of change of symbols and rows when the entering one moves by 1 in its direction.
  mutating func direction(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable) {
    slidRate.removeAll()
    slidRate.append(repeating: 0, count: slid.count)
    touchedRows.removeAll()
    if entering.symbol >= 0 {
      let place = view.firstSymbol + entering.symbol
      for e in Int(table.columnStart[place])..<Int(table.columnStart[place + 1]) {
        let k = heldPlace[table.columnRow[e]]
        if k < 0 { continue }
        let a = table.columnCoefficient[e] * entering.direction
        for p in 0..<slid.count { slidRate[p] -= inverse[p, Int(k)] * a }
      }
      addColumn(entering.symbol, entering.direction, view, table)
    } else {
      for p in 0..<slid.count { slidRate[p] = inverse[p, entering.place] * entering.direction }
    }
    for p in 0..<slid.count where slidRate[p] != 0 { addColumn(Int(slid[p]), slidRate[p], view, table) }
  }

  private mutating func addColumn(
    _ s: Int, _ factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let place = view.firstSymbol + s
    for k in Int(table.columnStart[place])..<Int(table.columnStart[place + 1]) {
      let row = table.columnRow[k]
      if !touched[row] {
        touched[row] = true
        rate[row] = 0
        touchedRows.append(row)
      }
      rate[row] += table.columnCoefficient[k] * factor
    }
  }

  /// Walks over breakpoints while the cost still falls. Returns the breakpoint where it stops falling.
  mutating func longStep(
    _ entering: Entering, _ view: View, _ table: borrowing ComponentTable, realLevelsOnly: Bool = false
  ) -> Int? {
    breakpoints.removeAll()
    for k in 0..<touchedRows.count {
      let row = touchedRows[k]
      let r = rate[row]
      if heldPlace[row] < 0, r * value[row] < 0, abs(r) > Self.negligible {
        breakpoints.append(Breakpoint(step: -value[row] / r, item: row, rate: abs(r)))
      }
    }
    for p in 0..<slid.count {
      let r = slidRate[p]
      let v = symbolValue[slid[p]]
      if r * v < 0, abs(r) > Self.negligible {
        breakpoints.append(Breakpoint(step: -v / r, item: -1 - slid[p], rate: abs(r)))
      }
    }
    breakpoints.sort { a, b in a.step != b.step ? a.step < b.step : a.item < b.item }
    for k in 0..<breakpoints.count {
      let point = breakpoints[k]
      if point.item >= 0 {
        let place = view.firstRow + Int(point.item)
        let amount = point.rate * table.rowWeight[place]
        if table.rowUp[place] >= 0 { best[Int(table.rowUp[place])] += amount }
        if table.rowDown[place] >= 0 { best[Int(table.rowDown[place])] += amount }
      } else {
        let place = view.firstSymbol - 1 - Int(point.item)
        let amount = point.rate * table.symbolWeight[place]
        if table.symbolUp[place] >= 0 { best[Int(table.symbolUp[place])] += amount }
        if table.symbolDown[place] >= 0 { best[Int(table.symbolDown[place])] += amount }
        best[view.levels - 1] += 2 * point.rate * table.symbolTie[place]
      }
      if realLevelsOnly {
        if costs(below: Int(table.realLevels[view.component])) { return k }
      } else if !isDescent(view.levels) {
        return k
      }
    }
    return nil
  }

  func costs(below levels: Int) -> Bool {
    for l in 0..<levels where best[l] > Self.zero { return true }
    return false
  }

  @inline(__always)
  private func isDescent(_ levels: Int) -> Bool {
    for l in 0..<levels {
      if best[l] > Self.zero { return false }
      if best[l] < -Self.zero { return true }
    }
    return false
  }

  private mutating func forgetDirection() {
    for k in 0..<touchedRows.count { touched[touchedRows[k]] = false }
  }

  private mutating func advance(
    _ entering: Entering, upTo last: Int, _ view: View, _ table: borrowing ComponentTable
  ) {
    let step = breakpoints[last].step
    for k in 0...last {
      let item = breakpoints[k].item
      if item >= 0 {
        let positive = value[item] > 0
        addRowCost(Int(item), positive: positive, factor: -1, view, table)
        if k < last { addRowCost(Int(item), positive: !positive, factor: 1, view, table) }
      } else {
        let s = -1 - Int(item)
        let positive = symbolValue[s] > 0
        addSymbolCost(s, positive: positive, factor: -1, view, table)
        if k < last { addSymbolCost(s, positive: !positive, factor: 1, view, table) }
      }
    }
    for k in 0..<touchedRows.count {
      let row = touchedRows[k]
      touched[row] = false
      if heldPlace[row] < 0 { value[row] += step * rate[row] }
    }
    for p in 0..<slid.count { symbolValue[slid[p]] += step * slidRate[p] }
    if entering.symbol >= 0 {
      symbolValue[entering.symbol] = step * entering.direction
      addSymbolCost(entering.symbol, positive: entering.direction > 0, factor: 1, view, table)
    } else {
      let row = Int(held[entering.place])
      value[row] = step * entering.direction
      addRowCost(row, positive: entering.direction > 0, factor: 1, view, table)
    }
    exchange(entering, breakpoints[last].item, view, table)
  }

  // MARK: Exchanging

  /// Coefficients of a symbol in the held rows, and of the slid symbols in a row.
  private mutating func gather(
    symbol: Int, row: Int32, _ view: View, _ table: borrowing ComponentTable
  ) {
    newColumn.removeAll()
    newRow.removeAll()
    if symbol >= 0 {
      for k in 0..<held.count { newColumn.append(coefficient(row: held[k], symbol: symbol, view, table)) }
    }
    if row >= 0 {
      for p in 0..<slid.count { newRow.append(coefficient(row: row, symbol: Int(slid[p]), view, table)) }
    }
  }

  private mutating func exchange(
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
      let p = Int(slidPlace[-1 - Int(leaving)])
      inverse.replaceColumn(p, with: newColumn)
      slidPlace[-1 - Int(leaving)] = -1
      slid[p] = Int32(entering.symbol)
      slidPlace[entering.symbol] = Int32(p)
    case (false, true):
      inverse.replaceRow(entering.place, with: newRow)
      heldPlace[held[entering.place]] = -1
      held[entering.place] = leaving
      heldPlace[leaving] = Int32(entering.place)
    case (false, false):
      let p = Int(slidPlace[-1 - Int(leaving)])
      inverse.remove(row: entering.place, column: p)
      slidPlace[-1 - Int(leaving)] = -1
      heldPlace[held[entering.place]] = -1
      let lastSlid = slid.removeLast()
      if p < slid.count {
        slid[p] = lastSlid
        slidPlace[lastSlid] = Int32(p)
      }
      let lastHeld = held.removeLast()
      if entering.place < held.count {
        held[entering.place] = lastHeld
        heldPlace[lastHeld] = Int32(entering.place)
      }
    }
  }

  func coefficient(
    row: Int32, symbol: Int, _ view: View, _ table: borrowing ComponentTable
  ) -> Double {
    let place = view.firstRow + Int(row)
    for entry in Int(table.entryStart[place])..<Int(table.entryStart[place + 1])
    where Int(table.entrySymbol[entry]) == symbol {
      return table.entryCoefficient[entry]
    }
    return 0
  }
}
