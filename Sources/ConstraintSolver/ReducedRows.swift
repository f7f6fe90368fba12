// Gathers, while a program is compiled, every row outside the crash basis: its dependence on the basis residuals and on the
// live parameters. Rows that nothing can move become guards or are dropped.

/// A required row that depends on parameters alone: `sign * residual` must not fall below 0.
struct Guard: BitwiseCopyable {
  var row: Int32
  var sign: Double
  /// Guards with the same derivatives share a group; only the tightest of a group is looked at.
  var group: Int32
}

struct ReducedRows: ~Copyable {
  var row = Stack<Int32>()
  var entryStart = Stack<Int32>()
  var entryPosition = Stack<Int32>()
  var entryMultiplier = Stack<Double>()
  var hot = Stack<Double>()
  var guards = Stack<Guard>()
  var guardHot = Stack<Double>()
  /// The same to twice a double's precision, where coefficients are far apart.
  let wide: WideRows?
  private let basisSize: Int

  init(
    _ rows: borrowing RowTable, _ basis: borrowing Substitution, hotCount: Int, isUneven: Bool,
    wide: WideRows?, kept: borrowing KeptRows?,
    hotOf: (Int, UnsafeMutablePointer<Double>) -> Void
  ) {
    basisSize = basis.count
    self.wide = wide
    reserve(rows, hotCount: hotCount)
    var reduction = Reduction(variables: rows.variableCount, blocks: basis.blocks.count, knowsErrors: isUneven)
    let movable = Self.movableVariables(rows, basis)
    let derivatives = Slab<Double>(hotCount, repeating: 0)
    for r in 0..<rows.constraintCount where basis.position[r] < 0 {
      var moves = false
      for entry in rows.entries(r) where movable.base[Int(rows.variable.base[entry])] { moves = true }
      let required = rows.up[r] == 0 || rows.down[r] == 0
      if !moves, !required { continue }
      let first = entryPosition.count
      var isDerived = false
      let twin = Int(rows.twin[r])
      let isTwin = twin >= 0 && basis.position[twin] >= 0
      if moves, !isTwin, appendKept(r, rows, kept, derivatives) {
        isDerived = entryPosition.count > first
      } else {
        reduction.position.removeAll()
        reduction.multiplier.removeAll()
        if isTwin {
          reduction.position.append(basis.position[twin])
          reduction.multiplier.append(1)
        } else if moves {
          reduction.add(r, factor: 1, rows, basis)
          reduction.run(basis, rows, includingHard: wide != nil)
        }
        if let wide, !wide.add(r, rows, basis, &reduction) { reduction.dropHard(basis, rows) }
        for k in 0..<reduction.position.count {
          entryPosition.append(reduction.position[k])
          entryMultiplier.append(reduction.multiplier[k])
        }
      }
      let depends = entryPosition.count > first
      if !depends, !required { continue }
      if !isDerived {
        hotOf(r, derivatives.base)
        for h in 0..<hotCount where abs(derivatives[h]) < 1e-12 { derivatives[h] = 0 }
      }
      guard depends else {
        appendGuards(r, rows, derivatives, hotCount)
        continue
      }
      row.append(Int32(r))
      entryStart.append(Int32(entryPosition.count))
      for h in 0..<hotCount { hot.append(derivatives[h]) }
    }
  }

  private mutating func reserve(_ rows: borrowing RowTable, hotCount: Int) {
    row = Stack(capacity: rows.constraintCount)
    entryStart = Stack(capacity: rows.constraintCount + 1)
    entryStart.append(0)
    entryPosition = Stack(capacity: 2 * rows.constraintCount)
    entryMultiplier = Stack(capacity: 2 * rows.constraintCount)
    hot = Stack(capacity: rows.constraintCount * hotCount)
  }

  /// Takes over what a past program said of a row, and its derivatives where it depends on anything; false: it said
  /// nothing, or that holds no longer.
  @inline(__always)
  private mutating func appendKept(
    _ row: Int, _ rows: borrowing RowTable, _ kept: borrowing KeptRows?, _ derivatives: borrowing Slab<Double>
  ) -> Bool {
    switch kept {
    case .none: return false
    case .some(let kept):
      return kept.report(row, rows, derivatives) { position, multiplier in
        entryPosition.append(position)
        entryMultiplier.append(multiplier)
      }
    }
  }

  /// Variables that depend on a row which may slide.
  private static func movableVariables(
    _ rows: borrowing RowTable, _ basis: borrowing Substitution
  ) -> Slab<Bool> {
    let movable = Slab<Bool>(rows.variableCount, repeating: false)
    for b in 0..<basis.blocks.count {
      let first = Int(basis.blocks[b].first)
      let end = first + Int(basis.blocks[b].count)
      var any = false
      for q in first..<end where !any {
        any = !rows.hard[basis.row[q]]
        for entry in Int(basis.entryStart[q])..<Int(basis.entryStart[q + 1]) where !any {
          any = movable[basis.entryVariable[entry]]
        }
      }
      if any { for q in first..<end { movable[basis.target[q]] = true } }
    }
    return movable
  }

  private mutating func appendGuards(
    _ r: Int, _ rows: borrowing RowTable, _ derivatives: borrowing Slab<Double>, _ hotCount: Int
  ) {
    if rows.up[r] == 0 { appendGuard(r, -1, derivatives, hotCount) }
    if rows.down[r] == 0 { appendGuard(r, 1, derivatives, hotCount) }
  }

  private mutating func appendGuard(
    _ r: Int, _ sign: Double, _ derivatives: borrowing Slab<Double>, _ hotCount: Int
  ) {
    let groups = hotCount == 0 ? 1 : guardHot.count / hotCount
    for group in 0..<groups {
      var same = true
      for h in 0..<hotCount where guardHot[group * hotCount + h] != sign * derivatives[h] { same = false }
      if same {
        guards.append(Guard(row: Int32(r), sign: sign, group: Int32(group)))
        return
      }
    }
    guards.append(Guard(row: Int32(r), sign: sign, group: Int32(groups)))
    for h in 0..<hotCount { guardHot.append(sign * derivatives[h]) }
  }

  /// Numbers the components by their first row; returns how many there are.
  func label(_ component: borrowing Slab<Int32>, _ symbolComponent: borrowing Slab<Int32>) -> Int {
    let parent = Slab<Int32>(basisSize, repeating: 0)
    for q in 0..<basisSize { parent[q] = Int32(q) }
    func root(_ start: Int32, _ parent: borrowing Slab<Int32>) -> Int32 {
      var q = start
      while parent[q] != q {
        parent[q] = parent[Int(parent[q])]
        q = parent[q]
      }
      return q
    }
    for i in 0..<row.count {
      let first = root(entryPosition[entryStart[i]], parent)
      for k in Int(entryStart[i])..<Int(entryStart[i + 1]) { parent[root(entryPosition[k], parent)] = first }
    }
    let number = Slab<Int32>(basisSize, repeating: -1)
    var count = 0
    for i in 0..<row.count {
      let top = root(entryPosition[entryStart[i]], parent)
      if number[top] < 0 {
        number[top] = Int32(count)
        count += 1
      }
      component[i] = number[top]
      for k in Int(entryStart[i])..<Int(entryStart[i + 1]) { symbolComponent[entryPosition[k]] = number[top] }
    }
    return count
  }
}
