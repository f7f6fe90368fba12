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
    let component = Slab<Int32>(total, repeating: -1)
    symbolPlace = Slab(basis.count, repeating: -1)
    let symbolComponent = Slab<Int32>(basis.count, repeating: -1)
    let components = reduced.label(component, symbolComponent)
    count = components
    rowStart = Slab(components + 1, repeating: 0)
    row = Slab(total, repeating: 0)
    rowUp = Slab(total, repeating: -1)
    rowDown = Slab(total, repeating: -1)
    rowWeight = Slab(total, repeating: 1)
    rowShift = Slab(total, repeating: 0)
    rowHot = Slab(total * hot, repeating: 0)
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
    for q in 0..<basis.count where symbolComponent[q] >= 0 {
      symbolStart[Int(symbolComponent[q]) + 1] += 1
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
    for i in 0..<total { rowStart[Int(component[i]) + 1] += 1 }
    for c in 0..<components {
      rowsMost = max(rowsMost, Int(rowStart[c + 1]))
      symbolsMost = max(symbolsMost, Int(symbolStart[c + 1]))
      rowStart[c + 1] += rowStart[c]
      symbolStart[c + 1] += symbolStart[c]
    }
    largestRows = rowsMost
    largestSymbols = symbolsMost
    let levels = rows.levels.count + 1
    let next = Slab<Int32>(components, repeating: 0)
    for c in 0..<components { next[c] = symbolStart[c] }
    for q in 0..<basis.count where symbolComponent[q] >= 0 {
      let place = next[symbolComponent[q]]
      next[symbolComponent[q]] = place + 1
      symbol[place] = Int32(q)
      symbolPlace[q] = place
    }
    largestLevels = levels + 1
    fillRows(reduced, component, next, hot: hot)
    fillLevels(rows, basis, levels: levels)
    fillColumns()
  }

  /// A fixed spread of numbers over [1, 2), different for different indexes.
  static func generic(_ index: Int) -> Double {
    let golden = 0.618_033_988_749_894_9 * Double(index + 1)
    return 1 + golden - golden.rounded(.down)
  }

  /// Height of the perturbation, in points: far above rounding, far below what can be seen.
  static let shift = 1e-7

  private func fillRows(
    _ reduced: borrowing ReducedRows, _ component: borrowing Slab<Int32>, _ next: borrowing Slab<Int32>, hot: Int
  ) {
    // Rows keep their canonical order inside a component.
    for c in 0..<count { next[c] = rowStart[c] }
    let source = Slab<Int32>(reduced.row.count, repeating: 0)
    for i in 0..<reduced.row.count {
      let place = next[component[i]]
      next[component[i]] = place + 1
      source[place] = Int32(i)
    }
    var entry = 0
    for place in 0..<reduced.row.count {
      let i = Int(source[place])
      row[place] = reduced.row[i]
      rowShift[place] = Self.shift * Self.generic(Int(reduced.row[i]))
      let first = symbolStart[component[i]]
      for k in Int(reduced.entryStart[i])..<Int(reduced.entryStart[i + 1]) {
        entrySymbol[entry] = symbolPlace[reduced.entryPosition[k]] - first
        entryCoefficient[entry] = reduced.entryMultiplier[k]
        columnStart[Int(symbolPlace[reduced.entryPosition[k]]) + 1] += 1
        entry += 1
      }
      entryStart[place + 1] = Int32(entry)
      for h in 0..<hot {
        rowHot[place * hot + h] = reduced.hot[i * hot + h]
        if reduced.hot[i * hot + h] != 0 { isLive[component[i]] = true }
      }
    }
  }

  /// Renumbers the cost levels of each component without gaps.
  private func fillLevels(_ rows: borrowing RowTable, _ basis: borrowing Substitution, levels: Int) {
    let local = Slab<Int16>(levels + 1, repeating: -1)
    for c in 0..<count {
      local.fill(-1)
      for place in Int(rowStart[c])..<Int(rowStart[c + 1]) {
        mark(rows.up[row[place]], local)
        mark(rows.down[row[place]], local)
      }
      for place in Int(symbolStart[c])..<Int(symbolStart[c + 1]) {
        mark(rows.up[basis.row[symbol[place]]], local)
        mark(rows.down[basis.row[symbol[place]]], local)
      }
      local[0] = 0
      var used: Int16 = 0
      for level in 0..<levels where local[level] >= 0 {
        local[level] = used
        used += 1
      }
      levelCount[c] = Int32(used) + 1
      realLevels[c] = Int32(local[levels - 1] >= 0 ? used - 1 : used)
      for place in Int(rowStart[c])..<Int(rowStart[c + 1]) {
        let r = row[place]
        rowUp[place] = rows.up[r] < 0 ? -1 : local[Int(rows.up[r])]
        rowDown[place] = rows.down[r] < 0 ? -1 : local[Int(rows.down[r])]
        rowWeight[place] = 1 / rows.scale[r]
      }
      for place in Int(symbolStart[c])..<Int(symbolStart[c + 1]) {
        let r = basis.row[symbol[place]]
        symbolUp[place] = rows.up[r] < 0 ? -1 : local[Int(rows.up[r])]
        symbolDown[place] = rows.down[r] < 0 ? -1 : local[Int(rows.down[r])]
        symbolWeight[place] = 1 / rows.scale[r]
        symbolTie[place] = Self.generic(Int(r))
      }
    }
  }

  private func mark(_ level: Int16, _ local: borrowing Slab<Int16>) {
    if level >= 0 { local[Int(level)] = 0 }
  }

  private func fillColumns() {
    for s in 0..<symbol.count { columnStart[s + 1] += columnStart[s] }
    let next = Slab<Int32>(symbol.count, repeating: 0)
    for s in 0..<symbol.count { next[s] = columnStart[s] }
    for c in 0..<count {
      let first = symbolStart[c]
      for place in Int(rowStart[c])..<Int(rowStart[c + 1]) {
        for entry in Int(entryStart[place])..<Int(entryStart[place + 1]) {
          let s = first + entrySymbol[entry]
          columnRow[next[s]] = Int32(place) - rowStart[c]
          columnCoefficient[next[s]] = entryCoefficient[entry]
          next[s] += 1
        }
      }
    }
  }
}
