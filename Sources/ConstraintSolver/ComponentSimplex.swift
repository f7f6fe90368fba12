// The exact lexicographic optimum of one component: a simplex on piecewise-linear costs. From the crash basis it is a primal
// one with long steps; from the optimum at other numbers a dual one. Both end at the same optimum, the only one there is.

/// Working storage and the search itself. "Slid" symbols have left 0; "held" rows are kept at 0 instead of them. Symbols and
/// rows are numbered within the component. An item is a row, or `-1 - symbol`; slid symbols and rows that are not held are
/// "free". What is by symbol or row and level has `levels` numbers each, the most important level first.
struct ComponentSimplex: ~Copyable {
  static let zero = 1e-9
  static let negligible = 1e-11
  /// After so many pivots costs are computed anew before an optimum is believed.
  private static let trusted = 8

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
  /// On which side of 0 a free item's costs are counted: 1 or -1.
  let rowSide: Slab<Int8>
  let symbolSide: Slab<Int8>
  /// Pivots of the last solve, and what they took, in `SolveStatistics.work`.
  var pivots = 0
  var work = 0

  /// By item at 0 and level: what the costs rise by per unit of the item, its own costs left out.
  let symbolCost: Slab<Double>
  let rowCost: Slab<Double>
  /// The equations between slid symbols and held rows.
  let kernel: Kernel

  /// What each touched row changes by per unit of the entering item in its direction; meaningless in others.
  let rate: Slab<Double>
  private let touched: Slab<Bool>
  private(set) var touchedRows = Stack<Int32>()
  /// The same of each slid symbol, by its place.
  var slidRate = Stack<Double>()

  /// By level: what the costs rise by along the direction that is looked at.
  let slope: Slab<Double>
  /// The same along the steepest direction found; during a long step, at the breakpoint reached.
  let best: Slab<Double>
  /// By level: what the pivot row is multiplied by.
  let factor: Slab<Double>
  var breakpoints = Stack<Breakpoint>()
  var passed = Stack<Breakpoint>()
  /// While costs are computed anew: by level the first and the last free row counted at it, by row the next one; or -1.
  let firstFree: Slab<Int32>
  let lastFree: Slab<Int32>
  let nextFree: Slab<Int32>
  /// By symbol: a row of numbers in the slid symbols and those at 0, as declared and then as the kernel makes it.
  let line: Slab<Double>
  let isInLine: Slab<Bool>
  var lineSymbols = Stack<Int32>()

  /// Items at 0 that may lower the costs, and whether each is listed.
  var candidates = Stack<Int32>()
  let isSymbolListed: Slab<Bool>
  let isRowListed: Slab<Bool>
  /// Free items on the other side than that of their costs, and some that are not any more; for the dual search.
  var strays = Stack<Int32>()
  let isSymbolStray: Slab<Bool>
  let isRowStray: Slab<Bool>

  /// By symbol: a linear cost of the last level while freedom is probed; 0 otherwise.
  let tilt: Slab<Double>
  /// The symbol that entered along an unbounded direction, and its rate; nil: a row did.
  private(set) var ray: (symbol: Int, rate: Double)?

  /// Where an item passes 0 on the way, and the costs turn.
  struct Breakpoint: BitwiseCopyable {
    var step: Double
    var item: Int32
    /// How fast it passes; positive.
    var rate: Double
  }

  /// What leaves 0, and in which direction: 1 or -1.
  struct Entering {
    var item: Int32
    var direction: Double
  }

  init(_ table: borrowing ComponentTable) {
    let rows = table.largestRows
    let symbols = table.largestSymbols
    let levels = table.largestLevels
    value = Slab(rows, repeating: 0)
    crashValue = Slab(rows, repeating: 0)
    symbolValue = Slab(symbols, repeating: 0)
    slidPlace = Slab(symbols, repeating: -1)
    heldPlace = Slab(rows, repeating: -1)
    rowSide = Slab(rows, repeating: 1)
    symbolSide = Slab(symbols, repeating: 1)
    symbolCost = Slab(symbols * levels, repeating: 0)
    rowCost = Slab(rows * levels, repeating: 0)
    kernel = Kernel(rows: rows, symbols: symbols)
    rate = Slab(rows, repeating: 0)
    touched = Slab(rows, repeating: false)
    slope = Slab(levels, repeating: 0)
    best = Slab(levels, repeating: 0)
    factor = Slab(levels, repeating: 0)
    firstFree = Slab(levels, repeating: -1)
    lastFree = Slab(levels, repeating: -1)
    nextFree = Slab(rows, repeating: -1)
    line = Slab(symbols, repeating: 0)
    isInLine = Slab(symbols, repeating: false)
    isSymbolListed = Slab(symbols, repeating: false)
    isRowListed = Slab(rows, repeating: false)
    isSymbolStray = Slab(symbols, repeating: false)
    isRowStray = Slab(rows, repeating: false)
    tilt = Slab(symbols, repeating: 0)
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

  /// Takes up the crash basis for the row values in `value`. Returns how many items at 0 lower the costs.
  mutating func begin(_ view: View, _ table: borrowing ComponentTable) -> Int {
    pivots = 0
    work = 0
    prepare(view)
    refresh(view, table)
    return candidates.count
  }

  func limit(_ view: View) -> Int { Limits.pivotsPerRow * (view.rows + view.symbols) + 100 }

  /// Goes on from the present basis, whose costs are known, for `most` pivots or as many as there may be.
  mutating func search(_ view: View, _ table: borrowing ComponentTable, most: Int? = nil) -> End {
    let limit = pivots + (most ?? limit(view))
    var sinceRefresh = 0
    while pivots < limit {
      if kernel.isFull {
        refresh(view, table)
        sinceRefresh = 0
      }
      guard let entering = price(view, table) else {
        // Costs that were kept up to date on a long way may have lost a digit too many.
        if sinceRefresh < Self.trusted { return .optimal }
        refresh(view, table)
        sinceRefresh = 0
        continue
      }
      pivots += 1
      sinceRefresh += 1
      direction(entering, view, table)
      guard longStep(entering, view, table) else {
        // Costs fall for ever only by rounding.
        forgetDirection()
        ray = entering.item < 0 ? (-1 - Int(entering.item), entering.direction) : nil
        if sinceRefresh == 1 { return .unbounded }
        refresh(view, table)
        sinceRefresh = 0
        continue
      }
      advance(entering, view, table)
    }
    return .exhausted
  }

  mutating func clearBasis() {
    for place in 0..<slid.count where slid[place] < symbolValue.count { slidPlace[slid[place]] = -1 }
    for place in 0..<held.count where held[place] < value.count { heldPlace[held[place]] = -1 }
    slid.removeAll()
    held.removeAll()
  }

  // MARK: Costs

  /// Calls `body` with each level and amount by which an item's costs change when it goes from one side of 0 to the other,
  /// and with those of each side: up, down.
  @inline(__always)
  func forCosts(
    of item: Int32, _ view: View, _ table: borrowing ComponentTable,
    _ body: (_ up: Int, _ down: Int, _ weight: Double, _ tie: Double) -> Void
  ) {
    if item >= 0 {
      let place = view.firstRow + Int(item)
      body(Int(table.rowUp[place]), Int(table.rowDown[place]), table.rowWeight[place], 0)
    } else {
      let place = view.firstSymbol - 1 - Int(item)
      body(
        Int(table.symbolUp[place]), Int(table.symbolDown[place]), table.symbolWeight[place], table.symbolTie[place])
    }
  }

  @inline(__always)
  func costs(of item: Int32, _ view: View) -> UnsafeMutablePointer<Double> {
    item >= 0 ? rowCost.base + Int(item) * view.levels : symbolCost.base + (-1 - Int(item)) * view.levels
  }

  @inline(__always)
  func isFree(_ item: Int32) -> Bool { item >= 0 ? heldPlace[item] < 0 : slidPlace[-1 - item] >= 0 }

  @inline(__always)
  func position(of item: Int32) -> Double { item >= 0 ? value[item] : symbolValue[-1 - item] }

  @inline(__always)
  func side(of item: Int32) -> Int8 { item >= 0 ? rowSide[item] : symbolSide[-1 - item] }

  @inline(__always)
  func setSide(of item: Int32, _ side: Int8) {
    if item >= 0 { rowSide[item] = side } else { symbolSide[-1 - item] = side }
  }

  /// Fills `slope` with what the costs rise by when an item at 0 goes in a direction.
  @inline(__always)
  func fillSlope(_ item: Int32, _ direction: Double, _ view: View, _ table: borrowing ComponentTable) {
    let costs = costs(of: item, view)
    for level in 0..<view.levels { slope.base[level] = direction * costs[level] }
    forCosts(of: item, view, table) { up, down, weight, tie in
      let level = direction > 0 ? up : down
      if level >= 0 { slope.base[level] += weight }
      slope.base[view.levels - 1] += tie
    }
  }

  // MARK: Directions

  /// Rates of change of symbols and rows when the entering item moves by 1 in its direction.
  mutating func direction(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable) {
    touchedRows.removeAll()
    for place in 0..<kernel.total { kernel.right[place] = 0 }
    if entering.item < 0 {
      let symbol = view.firstSymbol - 1 - Int(entering.item)
      for entry in Int(table.columnStart[symbol])..<Int(table.columnStart[symbol + 1]) {
        let equation = kernel.equationOf[table.columnRow[entry]]
        if equation >= 0 { kernel.right[equation] = -table.columnCoefficient[entry] }
      }
    } else {
      kernel.right[kernel.equationOf[entering.item]] = 1
    }
    kernel.solve()
    slidRate.removeAll()
    slidRate.append(repeating: 0, count: slid.count)
    if entering.item < 0 { addColumn(-1 - Int(entering.item), entering.direction, view, table) }
    let (solution, unknownOf) = (kernel.solution.base, kernel.unknownOf.base)
    for place in 0..<slid.count {
      let amount = solution[Int(unknownOf[Int(slid[place])])]
      if amount == 0 { continue }
      let rate = amount * entering.direction
      slidRate[place] = rate
      addColumn(Int(slid[place]), rate, view, table)
    }
    work += kernel.effort + slid.count
  }

  private mutating func addColumn(_ symbol: Int, _ factor: Double, _ view: View, _ table: borrowing ComponentTable) {
    let tableSymbol = view.firstSymbol + symbol
    let entries = Int(table.columnStart[tableSymbol])..<Int(table.columnStart[tableSymbol + 1])
    for entry in entries {
      let row = table.columnRow.base[entry]
      if !touched[row] {
        touched[row] = true
        rate[row] = 0
        touchedRows.append(row)
      }
      rate.base[Int(row)] += table.columnCoefficient.base[entry] * factor
    }
    work += entries.count
  }

  mutating func forgetDirection() {
    for index in 0..<touchedRows.count { touched[touchedRows[index]] = false }
  }

  // MARK: Lines

  /// Empties the line.
  mutating func beginLine() {
    for index in 0..<lineSymbols.count { isInLine[lineSymbols[index]] = false }
    lineSymbols.removeAll()
  }

  @inline(__always)
  mutating func addToLine(_ symbol: Int32, _ amount: Double) {
    if !isInLine[symbol] {
      isInLine[symbol] = true
      line[symbol] = 0
      lineSymbols.append(symbol)
    }
    line.base[Int(symbol)] += amount
  }

  /// Adds an item, as it is declared, to the line.
  @inline(__always)
  mutating func addToLine(item: Int32, _ factor: Double, _ view: View, _ table: borrowing ComponentTable) {
    if item < 0 {
      addToLine(-1 - item, factor)
      return
    }
    let row = view.firstRow + Int(item)
    let entries = Int(table.entryStart[row])..<Int(table.entryStart[row + 1])
    for entry in entries { addToLine(table.entrySymbol.base[entry], factor * table.entryCoefficient.base[entry]) }
    work += entries.count
  }

  /// Expresses the line by the items at 0: `line` is its coefficient in a symbol, `kernel.multiplier` in a held row.
  mutating func reduceLine(_ view: View, _ table: borrowing ComponentTable) {
    guard !slid.isEmpty else { return }
    var any = false
    for place in 0..<kernel.total { kernel.weight[place] = 0 }
    for index in 0..<lineSymbols.count {
      let symbol = lineSymbols[index]
      if slidPlace[symbol] >= 0, line[symbol] != 0 {
        kernel.weight[kernel.unknownOf[symbol]] = line[symbol]
        any = true
      }
    }
    guard any else {
      for place in 0..<kernel.total { kernel.multiplier[place] = 0 }
      return
    }
    kernel.solveTransposed()
    work += kernel.effort
    for place in 0..<held.count {
      let multiplier = kernel.multiplier[kernel.equationOf[held[place]]]
      if multiplier != 0 { addToLine(item: held[place], -multiplier, view, table) }
    }
  }
}
