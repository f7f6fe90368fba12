// The rows outside the crash basis, expressed by its residuals and split into independent components: usually one to four
// free directions each.

/// All components in flat arrays. "Symbol" is the residual of a soft row of the crash basis, 0 until it slides.
struct ComponentTable: ~Copyable {
  var count = 0
  /// Component to its symbols; each symbol is a position in solve order, ascending.
  let symbolStart: Slab<Int32>
  let symbol: Slab<Int32>
  let symbolUp: Slab<Int16>
  let symbolDown: Slab<Int16>
  let symbolWeight: Slab<Double>
  /// Generic weights of the last level, which decides only between equally good solutions.
  let symbolTie: Slab<Double>
  /// Component to its rows, in canonical order.
  let rowStart: Slab<Int32>
  let row: Slab<Int32>
  /// Place of each constraint's row among those of components, or -1.
  let placeOfRow: Slab<Int32>
  let componentOfPlace: Slab<Int32>
  let rowUp: Slab<Int16>
  let rowDown: Slab<Int16>
  let rowWeight: Slab<Double>
  /// Generic shift of each row, so that no two breakpoints coincide.
  let rowShift: Slab<Double>
  let entryStart: Slab<Int32>
  let entrySymbol: Slab<Int32>
  let entryCoefficient: Slab<Double>
  let columnStart: Slab<Int32>
  let columnRow: Slab<Int32>
  let columnCoefficient: Slab<Double>
  /// Derivatives of each row by the live parameters.
  let rowHot: Slab<Double>
  /// Rows and their entries to twice a double's precision, where coefficients are far apart.
  let wide: WideRows?
  /// Cost levels of each component, the tie level included.
  let levelCount: Slab<Int32>
  /// Levels of real constraints: without those of pins and ties.
  let realLevels: Slab<Int32>
  /// Components whose rows depend on a live parameter.
  let isLive: Slab<Bool>
  /// Place of each position in solve order among the symbols; -1: never slides.
  let symbolPlace: Slab<Int32>
  let largestRows: Int
  let largestSymbols: Int
  let largestLevels: Int

  init(_ reduced: borrowing ReducedRows, _ rows: borrowing RowTable, _ basis: borrowing Substitution, hot: Int) {
    let total = reduced.row.count
    let entries = reduced.entryPosition.count
    let componentOf = Slab<Int32>(total, repeating: -1)
    symbolPlace = Slab(basis.count, repeating: -1)
    let componentOfSymbol = Slab<Int32>(basis.count, repeating: -1)
    let components = reduced.label(componentOf, componentOfSymbol)
    count = components
    rowStart = Slab(components + 1, repeating: 0)
    row = Slab(total, repeating: 0)
    placeOfRow = Slab(rows.constraintCount, repeating: -1)
    componentOfPlace = Slab(total, repeating: 0)
    rowUp = Slab(total, repeating: -1)
    rowDown = Slab(total, repeating: -1)
    rowWeight = Slab(total, repeating: 1)
    rowShift = Slab(total, repeating: 0)
    rowHot = Slab(total * hot, repeating: 0)
    wide = reduced.wide
    entryStart = Slab(total + 1, repeating: 0)
    entrySymbol = Slab(entries, repeating: 0)
    entryCoefficient = Slab(entries, repeating: 0)
    columnRow = Slab(entries, repeating: 0)
    columnCoefficient = Slab(entries, repeating: 0)
    levelCount = Slab(components, repeating: 0)
    realLevels = Slab(components, repeating: 0)
    isLive = Slab(components, repeating: false)
    symbolStart = Slab(components + 1, repeating: 0)
    var symbols = 0
    for position in 0..<basis.count where componentOfSymbol[position] >= 0 {
      symbolStart[Int(componentOfSymbol[position]) + 1] += 1
      symbols += 1
    }
    symbol = Slab(symbols, repeating: 0)
    symbolUp = Slab(symbols, repeating: -1)
    symbolDown = Slab(symbols, repeating: -1)
    symbolWeight = Slab(symbols, repeating: 1)
    symbolTie = Slab(symbols, repeating: 1)
    columnStart = Slab(symbols + 1, repeating: 0)
    var rowsMost = 0
    var symbolsMost = 0
    for index in 0..<total { rowStart[Int(componentOf[index]) + 1] += 1 }
    for component in 0..<components {
      rowsMost = max(rowsMost, Int(rowStart[component + 1]))
      symbolsMost = max(symbolsMost, Int(symbolStart[component + 1]))
      rowStart[component + 1] += rowStart[component]
      symbolStart[component + 1] += symbolStart[component]
    }
    largestRows = rowsMost
    largestSymbols = symbolsMost
    let levels = rows.levels.count + 1
    let next = Slab<Int32>(components, repeating: 0)
    for component in 0..<components { next[component] = symbolStart[component] }
    for position in 0..<basis.count where componentOfSymbol[position] >= 0 {
      let place = next[componentOfSymbol[position]]
      next[componentOfSymbol[position]] = place + 1
      symbol[place] = Int32(position)
      symbolPlace[position] = place
    }
    largestLevels = levels + 1
    fillRows(reduced, rows, componentOf, next, hot: hot)
    fillLevels(rows, basis, levels: levels)
    fillColumns()
  }

  /// The same components without the levels of pins and ties: their last level is free for another purpose.
  init(probing other: borrowing ComponentTable) {
    count = other.count
    symbolStart = Slab(copying: other.symbolStart)
    symbol = Slab(copying: other.symbol)
    symbolUp = Slab(copying: other.symbolUp)
    symbolDown = Slab(copying: other.symbolDown)
    symbolWeight = Slab(copying: other.symbolWeight)
    symbolTie = Slab(copying: other.symbolTie)
    rowStart = Slab(copying: other.rowStart)
    row = Slab(copying: other.row)
    placeOfRow = Slab(copying: other.placeOfRow)
    componentOfPlace = Slab(copying: other.componentOfPlace)
    rowUp = Slab(copying: other.rowUp)
    rowDown = Slab(copying: other.rowDown)
    rowWeight = Slab(copying: other.rowWeight)
    rowShift = Slab(copying: other.rowShift)
    entryStart = Slab(copying: other.entryStart)
    entrySymbol = Slab(copying: other.entrySymbol)
    entryCoefficient = Slab(copying: other.entryCoefficient)
    columnStart = Slab(copying: other.columnStart)
    columnRow = Slab(copying: other.columnRow)
    columnCoefficient = Slab(copying: other.columnCoefficient)
    rowHot = Slab(copying: other.rowHot)
    wide = other.wide
    levelCount = Slab(copying: other.levelCount)
    realLevels = Slab(copying: other.realLevels)
    isLive = Slab(copying: other.isLive)
    symbolPlace = Slab(copying: other.symbolPlace)
    largestRows = other.largestRows
    largestSymbols = other.largestSymbols
    largestLevels = other.largestLevels
    symbolTie.fill(0)
    for component in 0..<count {
      let levels = realLevels[component]
      levelCount[component] = levels + 1
      for place in Int(symbolStart[component])..<Int(symbolStart[component + 1]) {
        if symbolUp[place] >= levels { symbolUp[place] = -1 }
        if symbolDown[place] >= levels { symbolDown[place] = -1 }
      }
    }
  }

  /// Fixed numbers over [1, 2), one per row: a row's own, whatever other rows there are, so that what is left open is decided
  /// without those that have nothing to do with it.
  static func generic(of row: Int, _ rows: borrowing RowTable) -> Double {
    row < rows.constraintCount ? generic(rows.name[row]) : generic(Int(rows.variable[Int(rows.start[row])]))
  }

  /// Fixed numbers over [1, 2), one per index. A hash, because the sums of evenly spread ones coincide: where the weights of
  /// i and j add up to those of k and l, two optima tie.
  static func generic(_ index: Int) -> Double {
    generic(mixed(UInt64(truncatingIfNeeded: index)))
  }

  @inline(__always)
  private static func generic(_ hash: UInt64) -> Double { 1 + Double(hash >> 12) * 0x1p-52 }

  /// Height of the perturbation, in points: far above rounding, far below what can be seen.
  static let shift = 1e-7

  private func fillRows(
    _ reduced: borrowing ReducedRows, _ rows: borrowing RowTable, _ componentOf: borrowing Slab<Int32>,
    _ next: borrowing Slab<Int32>, hot: Int
  ) {
    // Rows keep their canonical order inside a component.
    for component in 0..<count { next[component] = rowStart[component] }
    let source = Slab<Int32>(reduced.row.count, repeating: 0)
    for index in 0..<reduced.row.count {
      let place = next[componentOf[index]]
      next[componentOf[index]] = place + 1
      source[place] = Int32(index)
    }
    var entry = 0
    for place in 0..<reduced.row.count {
      let index = Int(source[place])
      row[place] = reduced.row[index]
      placeOfRow[reduced.row[index]] = Int32(place)
      componentOfPlace[place] = componentOf[index]
      rowShift[place] = Self.shift * Self.generic(of: Int(reduced.row[index]), rows)
      let first = symbolStart[componentOf[index]]
      for reducedEntry in Int(reduced.entryStart[index])..<Int(reduced.entryStart[index + 1]) {
        entrySymbol[entry] = symbolPlace[reduced.entryPosition[reducedEntry]] - first
        entryCoefficient[entry] = reduced.entryMultiplier[reducedEntry]
        columnStart[Int(symbolPlace[reduced.entryPosition[reducedEntry]]) + 1] += 1
        entry += 1
      }
      entryStart[place + 1] = Int32(entry)
      for parameter in 0..<hot {
        rowHot[place * hot + parameter] = reduced.hot[index * hot + parameter]
        if reduced.hot[index * hot + parameter] != 0 { isLive[componentOf[index]] = true }
      }
    }
  }

  /// Renumbers the cost levels of each component without gaps.
  private func fillLevels(_ rows: borrowing RowTable, _ basis: borrowing Substitution, levels: Int) {
    let local = Slab<Int16>(levels + 1, repeating: -1)
    for component in 0..<count {
      local.fill(-1)
      for place in Int(rowStart[component])..<Int(rowStart[component + 1]) {
        mark(rows.up[row[place]], local)
        mark(rows.down[row[place]], local)
      }
      for place in Int(symbolStart[component])..<Int(symbolStart[component + 1]) {
        mark(rows.up[basis.row[symbol[place]]], local)
        mark(rows.down[basis.row[symbol[place]]], local)
      }
      local[0] = 0
      var used: Int16 = 0
      for level in 0..<levels where local[level] >= 0 {
        local[level] = used
        used += 1
      }
      levelCount[component] = Int32(used) + 1
      realLevels[component] = Int32(local[levels - 1] >= 0 ? used - 1 : used)
      for place in Int(rowStart[component])..<Int(rowStart[component + 1]) {
        let source = row[place]
        rowUp[place] = rows.up[source] < 0 ? -1 : local[Int(rows.up[source])]
        rowDown[place] = rows.down[source] < 0 ? -1 : local[Int(rows.down[source])]
        rowWeight[place] = 1 / rows.scale[source]
      }
      for place in Int(symbolStart[component])..<Int(symbolStart[component + 1]) {
        let source = basis.row[symbol[place]]
        symbolUp[place] = rows.up[source] < 0 ? -1 : local[Int(rows.up[source])]
        symbolDown[place] = rows.down[source] < 0 ? -1 : local[Int(rows.down[source])]
        symbolWeight[place] = 1 / rows.scale[source]
        symbolTie[place] = Self.generic(of: Int(source), rows)
      }
    }
  }

  private func mark(_ level: Int16, _ local: borrowing Slab<Int16>) {
    if level >= 0 { local[Int(level)] = 0 }
  }

  /// Whether a component has rows of unusual scale, or coefficients that are small or large beside 1, and is small enough to be always
  /// searched exactly.
  func isUneven(_ component: Int) -> Bool {
    guard isSmall(component) else { return false }
    let view = View(component, self)
    for row in view.firstRow..<view.firstRow + view.rows where rowWeight[row] != 1 { return true }
    for symbol in view.firstSymbol..<view.firstSymbol + view.symbols where symbolWeight[symbol] != 1 { return true }
    let entries = Int(entryStart[view.firstRow])..<Int(entryStart[view.firstRow + view.rows])
    for entry in entries {
      let size = abs(entryCoefficient[entry])
      if size < RowTable.even || size > 1 / RowTable.even { return true }
    }
    return false
  }

  /// Whether a component may be searched exactly many times.
  func isSmall(_ component: Int) -> Bool {
    let view = View(component, self)
    return view.rows * view.symbols <= Limits.unevenSearchCells
  }

  private func fillColumns() {
    for place in 0..<symbol.count { columnStart[place + 1] += columnStart[place] }
    let next = Slab<Int32>(symbol.count, repeating: 0)
    for place in 0..<symbol.count { next[place] = columnStart[place] }
    for component in 0..<count {
      let first = symbolStart[component]
      for place in Int(rowStart[component])..<Int(rowStart[component + 1]) {
        for entry in Int(entryStart[place])..<Int(entryStart[place + 1]) {
          let symbol = first + entrySymbol[entry]
          columnRow[next[symbol]] = Int32(place) - rowStart[component]
          columnCoefficient[next[symbol]] = entryCoefficient[entry]
          next[symbol] += 1
        }
      }
    }
  }
}

/// Where a component's rows and symbols stand in the table.
struct View {
  let component: Int
  let firstRow: Int
  let rows: Int
  let firstSymbol: Int
  let symbols: Int
  let levels: Int

  init(_ component: Int, _ table: borrowing ComponentTable) {
    self.component = component
    firstRow = Int(table.rowStart[component])
    rows = Int(table.rowStart[component + 1]) - firstRow
    firstSymbol = Int(table.symbolStart[component])
    symbols = Int(table.symbolStart[component + 1]) - firstSymbol
    levels = Int(table.levelCount[component])
  }
}

/// Loops over a program's components.
struct ComponentCursor {
  let program: LayoutProgram
  let count: Int

  init(_ program: LayoutProgram) {
    self.program = program
    count = program.components.count
  }

  @inline(__always)
  func rows(_ c: Int) -> Range<Int> {
    Int(program.components.rowStart[c])..<Int(program.components.rowStart[c + 1])
  }
}
