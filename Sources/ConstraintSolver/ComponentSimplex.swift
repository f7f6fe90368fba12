// The exact lexicographic optimum of one component: a primal simplex on piecewise-linear costs with long steps. It starts
// from the crash basis every time, so its answer depends on nothing but the component and its right-hand sides.

/// Working storage and the search itself. "Slid" symbols have left 0; "held" rows are kept at 0 instead of them. Symbols and
/// rows are numbered within the component; `tableSymbol` and `tableRow` are their places in the table of all components.
/// What is by symbol and level has `levels` numbers a symbol, the most important level first.
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
  var pivots = 0

  /// By symbol and level: what the costs rise by per unit of the symbol, all other symbols as they are.
  let gradient: Slab<Double>
  /// By symbol and level: the same while slid symbols move so that held rows stay at 0.
  let reducedCost: Slab<Double>
  /// By held row and level: what the costs rise by per unit of the row's value.
  var heldCost = Stack<Double>()
  /// What each touched row changes by per unit of the entering one; meaningless in rows that are not touched.
  private let rate: Slab<Double>
  let touched: Slab<Bool>
  var touchedRows = Stack<Int32>()
  /// What each slid symbol changes by per unit of the entering one.
  var slidRate = Stack<Double>()
  var inverse = BasisInverse()
  /// By level: what the costs rise by along the direction that is looked at.
  private let slope: Slab<Double>
  /// The same along the steepest direction found; during a long step, at the breakpoint reached.
  let best: Slab<Double>
  var newColumn = Stack<Double>()
  var newRow = Stack<Double>()
  var breakpoints = Stack<Breakpoint>()
  /// By symbol: a linear cost of the last level while freedom is probed; 0 otherwise.
  let tilt: Slab<Double>
  /// The symbol that entered along an unbounded direction, and its rate; nil: a row did.
  private(set) var ray: (symbol: Int, rate: Double)?

  /// Where a row or symbol passes 0 on the way, and the costs turn.
  struct Breakpoint: BitwiseCopyable {
    var step: Double
    /// A row, or `-1 - symbol`.
    var item: Int32
    /// How fast it passes; positive.
    var rate: Double
  }

  /// What may leave 0: a symbol, or a held row.
  struct Entering {
    /// -1 for a held row.
    var symbol: Int
    /// The row's place among the held ones; -1 for a symbol.
    var heldPlace: Int
    /// 1 or -1.
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
    tilt = Slab(table.largestSymbols, repeating: 0)
  }

  /// Finds the optimum for the row values already in `value`. False: the limit of pivots was reached.
  mutating func solve(_ component: Int, _ table: borrowing ComponentTable) -> Bool {
    let view = View(component, table)
    start(view, table)
    return search(view, table) == .optimal
  }

  /// How a search ends.
  enum End {
    /// No direction lowers the costs.
    case optimal
    /// Costs fall for ever along the direction found last: true of a tilt, and otherwise of rounding only.
    case unbounded
    /// The limit of pivots was reached.
    case exhausted
  }

  /// Goes on from the present basis.
  mutating func search(_ view: View, _ table: borrowing ComponentTable) -> End {
    let limit = Limits.pivotsPerRow * (view.rows + view.symbols) + 100
    pivots = 0
    var sinceRefresh = 0
    while pivots < limit {
      if sinceRefresh >= Self.pivotsBetweenRefreshes {
        refresh(view, table)
        sinceRefresh = 0
      }
      guard let entering = price(view, table) else { return .optimal }
      pivots += 1
      sinceRefresh += 1
      direction(entering, view, table)
      guard let last = longStep(entering, view, table) else {
        // Costs fall for ever only by rounding.
        forgetDirection()
        ray = entering.symbol >= 0 ? (entering.symbol, entering.direction) : nil
        if sinceRefresh == 1 { return .unbounded }
        sinceRefresh = Self.pivotsBetweenRefreshes
        continue
      }
      advance(entering, upTo: last, view, table)
    }
    return .exhausted
  }

  mutating func start(_ view: View, _ table: borrowing ComponentTable) {
    tilt.fill(0)
    clearBasis()
    for index in 0..<view.symbols * view.levels { gradient[index] = 0 }
    for symbol in 0..<view.symbols { symbolValue[symbol] = 0 }
    for row in 0..<view.rows {
      crashValue[row] = value[row]
      addRowCost(row, positive: value[row] > 0, factor: 1, view, table)
    }
  }

  private mutating func clearBasis() {
    for place in 0..<slid.count where slid[place] < symbolValue.count {
      slidPlace[slid[place]] = -1
    }
    for place in 0..<held.count where held[place] < value.count { heldPlace[held[place]] = -1 }
    slid.removeAll()
    held.removeAll()
    inverse.clear()
  }

  @inline(__always)
  func addRowCost(
    _ row: Int, positive: Bool, factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let tableRow = view.firstRow + row
    let level = Int(positive ? table.rowUp[tableRow] : table.rowDown[tableRow])
    if level < 0 { return }
    let amount = factor * table.rowWeight[tableRow] * (positive ? 1 : -1)
    for entry in Int(table.entryStart[tableRow])..<Int(table.entryStart[tableRow + 1]) {
      gradient[Int(table.entrySymbol[entry]) * view.levels + level] +=
        amount * table.entryCoefficient[entry]
    }
  }

  @inline(__always)
  func addSymbolCost(
    _ symbol: Int, positive: Bool, factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let tableSymbol = view.firstSymbol + symbol
    let sign = positive ? factor : -factor
    let level = Int(positive ? table.symbolUp[tableSymbol] : table.symbolDown[tableSymbol])
    if level >= 0 {
      gradient[symbol * view.levels + level] += sign * table.symbolWeight[tableSymbol]
    }
    gradient[symbol * view.levels + view.levels - 1] += sign * table.symbolTie[tableSymbol]
  }

  // MARK: Pricing

  /// Reduced costs of symbols and held rows; the steepest descent in lexicographic order, if there is one.
  private mutating func price(_ view: View, _ table: borrowing ComponentTable) -> Entering? {
    reduceCosts(view, table)
    let levels = view.levels
    for level in 0..<levels { best[level] = 0 }
    var found: Entering?
    for symbol in 0..<view.symbols where slidPlace[symbol] < 0 {
      let tableSymbol = view.firstSymbol + symbol
      for side in 0..<2 {
        let direction = side == 0 ? 1.0 : -1.0
        let ownLevel = Int(
          direction > 0 ? table.symbolUp[tableSymbol] : table.symbolDown[tableSymbol])
        for level in 0..<levels { slope[level] = direction * reducedCost[symbol * levels + level] }
        if ownLevel >= 0 { slope[ownLevel] += table.symbolWeight[tableSymbol] }
        slope[levels - 1] += table.symbolTie[tableSymbol]
        if takeIfBetter(levels) {
          found = Entering(symbol: symbol, heldPlace: -1, direction: direction)
        }
      }
    }
    for place in 0..<held.count {
      let tableRow = view.firstRow + Int(held[place])
      for side in 0..<2 {
        let direction = side == 0 ? 1.0 : -1.0
        let ownLevel = Int(direction > 0 ? table.rowUp[tableRow] : table.rowDown[tableRow])
        for level in 0..<levels { slope[level] = direction * heldCost[place * levels + level] }
        if ownLevel >= 0 { slope[ownLevel] += table.rowWeight[tableRow] }
        if takeIfBetter(levels) {
          found = Entering(symbol: -1, heldPlace: place, direction: direction)
        }
      }
    }
    return found
  }

  @inline(__always)
  private func takeIfBetter(_ levels: Int) -> Bool {
    for level in 0..<levels {
      let difference = slope[level] - best[level]
      if difference > Self.zero { return false }
      if difference < -Self.zero {
        for every in 0..<levels { best[every] = slope[every] }
        return true
      }
    }
    return false
  }

  mutating func reduceCosts(_ view: View, _ table: borrowing ComponentTable) {
    let levels = view.levels
    for index in 0..<view.symbols * levels { reducedCost[index] = gradient[index] }
    heldCost.removeAll()
    heldCost.append(repeating: 0, count: held.count * levels)
    for place in 0..<held.count {
      for slidIndex in 0..<slid.count {
        let multiplier = inverse[slidIndex, place]
        if multiplier == 0 { continue }
        let symbol = Int(slid[slidIndex])
        for level in 0..<levels {
          heldCost[place * levels + level] += gradient[symbol * levels + level] * multiplier
        }
      }
      let tableRow = view.firstRow + Int(held[place])
      for entry in Int(table.entryStart[tableRow])..<Int(table.entryStart[tableRow + 1]) {
        let symbol = Int(table.entrySymbol[entry])
        let coefficient = table.entryCoefficient[entry]
        for level in 0..<levels {
          reducedCost[symbol * levels + level] -= heldCost[place * levels + level] * coefficient
        }
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
      let tableSymbol = view.firstSymbol + entering.symbol
      for entry in Int(table.columnStart[tableSymbol])..<Int(table.columnStart[tableSymbol + 1]) {
        let place = heldPlace[table.columnRow[entry]]
        if place < 0 { continue }
        let change = table.columnCoefficient[entry] * entering.direction
        for slidIndex in 0..<slid.count {
          slidRate[slidIndex] -= inverse[slidIndex, Int(place)] * change
        }
      }
      addColumn(entering.symbol, entering.direction, view, table)
    } else {
      for slidIndex in 0..<slid.count {
        slidRate[slidIndex] = inverse[slidIndex, entering.heldPlace] * entering.direction
      }
    }
    for slidIndex in 0..<slid.count where slidRate[slidIndex] != 0 {
      addColumn(Int(slid[slidIndex]), slidRate[slidIndex], view, table)
    }
  }

  private mutating func addColumn(
    _ symbol: Int, _ factor: Double, _ view: View, _ table: borrowing ComponentTable
  ) {
    let tableSymbol = view.firstSymbol + symbol
    for entry in Int(table.columnStart[tableSymbol])..<Int(table.columnStart[tableSymbol + 1]) {
      let row = table.columnRow[entry]
      if !touched[row] {
        touched[row] = true
        rate[row] = 0
        touchedRows.append(row)
      }
      rate[row] += table.columnCoefficient[entry] * factor
    }
  }

  /// Walks over breakpoints while the cost still falls. Returns the breakpoint where it stops falling.
  mutating func longStep(
    _ entering: Entering, _ view: View, _ table: borrowing ComponentTable,
    realLevelsOnly: Bool = false
  ) -> Int? {
    findBreakpoints()
    for index in 0..<breakpoints.count {
      let point = breakpoints[index]
      if point.item >= 0 {
        let tableRow = view.firstRow + Int(point.item)
        let amount = point.rate * table.rowWeight[tableRow]
        if table.rowUp[tableRow] >= 0 { best[Int(table.rowUp[tableRow])] += amount }
        if table.rowDown[tableRow] >= 0 { best[Int(table.rowDown[tableRow])] += amount }
      } else {
        let tableSymbol = view.firstSymbol - 1 - Int(point.item)
        let amount = point.rate * table.symbolWeight[tableSymbol]
        if table.symbolUp[tableSymbol] >= 0 { best[Int(table.symbolUp[tableSymbol])] += amount }
        if table.symbolDown[tableSymbol] >= 0 { best[Int(table.symbolDown[tableSymbol])] += amount }
        best[view.levels - 1] += 2 * point.rate * table.symbolTie[tableSymbol]
      }
      if realLevelsOnly {
        if costs(below: Int(table.realLevels[view.component])) { return index }
      } else if !isDescent(view.levels) {
        return index
      }
    }
    return nil
  }

  /// All rows and slid symbols that move towards 0, in the order in which they reach it.
  @inline(__always)
  private mutating func findBreakpoints() {
    breakpoints.removeAll()
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      let speed = rate[row]
      if heldPlace[row] < 0, speed * value[row] < 0, abs(speed) > Self.negligible {
        breakpoints.append(Breakpoint(step: -value[row] / speed, item: row, rate: abs(speed)))
      }
    }
    for slidIndex in 0..<slid.count {
      let speed = slidRate[slidIndex]
      let distance = symbolValue[slid[slidIndex]]
      if speed * distance < 0, abs(speed) > Self.negligible {
        breakpoints.append(
          Breakpoint(step: -distance / speed, item: -1 - slid[slidIndex], rate: abs(speed)))
      }
    }
    breakpoints.sort { one, other in
      one.step != other.step ? one.step < other.step : one.item < other.item
    }
  }

  func costs(below levels: Int) -> Bool {
    for level in 0..<levels where best[level] > Self.zero { return true }
    return false
  }

  @inline(__always)
  private func isDescent(_ levels: Int) -> Bool {
    for level in 0..<levels {
      if best[level] > Self.zero { return false }
      if best[level] < -Self.zero { return true }
    }
    return false
  }

  private mutating func forgetDirection() {
    for index in 0..<touchedRows.count { touched[touchedRows[index]] = false }
  }

  private mutating func advance(
    _ entering: Entering, upTo last: Int, _ view: View, _ table: borrowing ComponentTable
  ) {
    let step = breakpoints[last].step
    for index in 0...last {
      let item = breakpoints[index].item
      if item >= 0 {
        let positive = value[item] > 0
        addRowCost(Int(item), positive: positive, factor: -1, view, table)
        if index < last { addRowCost(Int(item), positive: !positive, factor: 1, view, table) }
      } else {
        let symbol = -1 - Int(item)
        let positive = symbolValue[symbol] > 0
        addSymbolCost(symbol, positive: positive, factor: -1, view, table)
        if index < last { addSymbolCost(symbol, positive: !positive, factor: 1, view, table) }
      }
    }
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      touched[row] = false
      if heldPlace[row] < 0 { value[row] += step * rate[row] }
    }
    for slidIndex in 0..<slid.count { symbolValue[slid[slidIndex]] += step * slidRate[slidIndex] }
    if entering.symbol >= 0 {
      symbolValue[entering.symbol] = step * entering.direction
      addSymbolCost(entering.symbol, positive: entering.direction > 0, factor: 1, view, table)
    } else {
      let row = Int(held[entering.heldPlace])
      value[row] = step * entering.direction
      addRowCost(row, positive: entering.direction > 0, factor: 1, view, table)
    }
    exchange(entering, breakpoints[last].item, view, table)
  }
}
