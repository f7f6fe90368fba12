// Why a layout is as it is: the required rows that cannot hold together, and the variables that nothing determines.

extension StateCore {
  /// Rows of constraints whose combination proves the required set unsatisfiable (a Farkas certificate), in canonical
  /// order; empty when nothing is violated. Not yet minimal when several rows of one component are violated.
  func certificate() -> [Int] {
    let violated = violations()
    guard let first = violated.first else { return [] }
    var reduction = Reduction(variables: program.variableCount, blocks: program.basis.blocks.count)
    var chosen = Set<Int>()
    let component = component(ofRow: first.row)
    if component < 0 {
      chosen.insert(first.row)
      reduction.add(first.row, factor: 1, program.rows, program.basis)
    } else {
      combine(component, violated, &reduction, &chosen)
    }
    reduction.run(program.basis, program.rows, includingHard: true)
    for k in 0..<reduction.position.count where abs(reduction.multiplier[k]) > 1e-9 {
      let row = Int(program.basis.row[reduction.position[k]])
      guard row < program.rows.constraintCount else { continue }
      if program.rows.up[row] == 0 || program.rows.down[row] == 0 { chosen.insert(row) }
    }
    return chosen.sorted()
  }

  /// The component that optimises a row, as a row of its own or as a symbol; -1: a guard.
  private func component(ofRow row: Int) -> Int {
    for c in 0..<program.components.count {
      for place in ComponentCursor(program).rows(c) where Int(program.components.row[place]) == row { return c }
      for place in Int(program.components.symbolStart[c])..<Int(program.components.symbolStart[c + 1])
      where Int(program.basis.row[program.components.symbol[place]]) == row {
        return c
      }
    }
    return -1
  }

  /// Adds the violated rows of a component and the held rows with the multipliers that balance them.
  private func combine(
    _ c: Int, _ violated: [(row: Int, residual: Double)], _ reduction: inout Reduction, _ chosen: inout Set<Int>
  ) {
    let table = View(c, program.components)
    let region = regions.regions[current[c]]
    let size = Int(region.size)
    var cost = [Double](repeating: 0, count: table.symbols)
    for (row, residual) in violated {
      let factor = (residual > 0 ? 1 : -1) / program.rows.scale[row]
      for r in 0..<table.rows where Int(program.components.row[table.firstRow + r]) == row {
        chosen.insert(row)
        reduction.add(row, factor: factor, program.rows, program.basis)
        forEntries(table.firstRow + r) { s, a in cost[s] += factor * a }
      }
      for s in 0..<table.symbols where Int(program.basis.row[program.components.symbol[table.firstSymbol + s]]) == row {
        chosen.insert(row)
        cost[s] += factor
      }
    }
    let slid = (0..<size).map { Int(regions.basis[Int(region.basisStart) + $0]) }
    let held = (0..<size).map { Int(regions.basis[Int(region.basisStart) + size + $0]) }
    // Multipliers of the held rows: their combination has the cost of every slid symbol.
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: size + 1), count: size)
    for (k, row) in held.enumerated() {
      forEntries(table.firstRow + row) { s, a in
        if let p = slid.firstIndex(of: s) { matrix[p][k] = a }
      }
    }
    for (p, s) in slid.enumerated() { matrix[p][size] = cost[s] }
    for (k, multiplier) in solveDense(&matrix).enumerated() where abs(multiplier) > 1e-9 {
      let row = Int(program.components.row[table.firstRow + held[k]])
      guard program.rows.up[row] == 0 || program.rows.down[row] == 0 else { continue }
      chosen.insert(row)
      reduction.add(row, factor: -multiplier, program.rows, program.basis)
    }
  }

  private func forEntries(_ place: Int, _ body: (Int, Double) -> Void) {
    for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
      body(Int(program.components.entrySymbol[entry]), program.components.entryCoefficient[entry])
    }
  }

  private func solveDense(_ matrix: inout [[Double]]) -> [Double] {
    let size = matrix.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
      guard matrix[pivot][column] != 0 else { continue }
      matrix.swapAt(column, pivot)
      for r in 0..<size where r != column && matrix[r][column] != 0 {
        let f = matrix[r][column] / matrix[column][column]
        for k in column...size { matrix[r][k] -= f * matrix[column][k] }
      }
    }
    return (0..<size).map { matrix[$0][$0] == 0 ? 0 : matrix[$0][size] / matrix[$0][$0] }
  }

  /// Variables that can move by more than this many points at no cost are ambiguous.
  private static let visible = 1e-4

  /// Whether each variable's value is one of many equally good ones. Removed variables are not ambiguous.
  func ambiguity() throws(SolverError) -> [Bool] {
    var ambiguous = [Bool](repeating: false, count: program.variableCount)
    let direction = Slab<Double>(program.basis.count, repeating: 0)
    let moved = Slab<Double>(program.variableCount, repeating: 0)
    func follow() {
      program.basis.sweep(direction.base, into: moved.base)
      for v in 0..<program.variableCount where abs(moved[v]) > 1e-9 { ambiguous[v] = true }
      direction.fill(0)
    }
    for q in 0..<program.basis.count where Int(program.basis.row[q]) >= program.rows.constraintCount {
      if program.components.symbolPlace[q] >= 0 { continue }
      direction[q] = 1
      follow()
    }
    for c in 0..<program.components.count {
      let box = try optimise(c)
      let first = Int(program.components.symbolStart[c])
      box.simplex.freeDirections(c, program.components, longerThan: Self.visible) { symbol, rate, isLast in
        if symbol >= 0 { direction[program.components.symbol[first + symbol]] = rate }
        if isLast { follow() }
      }
    }
    return ambiguous
  }
}
