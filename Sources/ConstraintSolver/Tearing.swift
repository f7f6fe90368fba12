// Solves a block of simultaneous equations by tearing: guess a few unknowns, substitute through the rest, and close the
// loop with a small dense inverse. Equations found dependent on the way are reported, not divided by.

/// Working storage of tearing, one for all blocks.
struct TearingScratch: ~Copyable {
  /// Unknowns left in each row of the block; -1 outside it.
  let open: Slab<Int32>
  let used: Slab<Bool>
  /// 0 unknown, 1 known, -1 outside the block.
  let known: Slab<Int8>
  let value: Slab<Double>
  var queue = Stack<Int32>()
  var definers = Stack<Int32>()
  var defined = Stack<Int32>()
  var tears = Stack<Int32>()
  var closers = Stack<Int32>()

  init(rows: Int, variables: Int) {
    open = Slab(rows, repeating: -1)
    used = Slab(rows, repeating: false)
    known = Slab(variables, repeating: -1)
    value = Slab(variables, repeating: 0)
  }
}

extension BlockOrder {
  /// Below this a pivot of the dense system counts as zero.
  static let singular = 1e-9

  mutating func tear(
    first: Int, count: Int, _ rows: borrowing RowTable, _ matching: borrowing Matching
  ) throws(SolverError) {
    prepareTearing(first: first, count: count, rows)
    peel(first: first, count: count, rows, matching)
    let tears = scratch.tears.count
    guard tears <= Limits.denseBlock else { throw .tooEntangled(unknowns: tears, limit: Limits.denseBlock) }
    largestTear = max(largestTear, tears)
    for i in 0..<scratch.definers.count {
      sequence[first + i] = scratch.definers[i]
      targetOf[scratch.definers[i]] = scratch.defined[i]
    }
    for t in 0..<tears {
      sequence[first + scratch.definers.count + t] = scratch.closers[t]
      targetOf[scratch.closers[t]] = scratch.tears[t]
    }
    let place = inverse.count
    blocks[blocks.count - 1].tears = Int32(tears)
    blocks[blocks.count - 1].inverse = Int32(place)
    inverse.append(repeating: 0, count: tears * tears)
    closeLoop(place: place, tears: tears, rows, matching)
  }

  /// Orders the block: rows with one unknown left define it; where there is none, the variable in most rows is torn.
  private mutating func peel(
    first: Int, count: Int, _ rows: borrowing RowTable, _ matching: borrowing Matching
  ) {
    let block = Int32(blocks.count - 1)
    scratch.queue.removeAll()
    scratch.definers.removeAll()
    scratch.defined.removeAll()
    scratch.tears.removeAll()
    scratch.closers.removeAll()
    for i in first..<first + count {
      let row = Int(sequence[i])
      var unknowns: Int32 = 0
      for entry in rows.entries(row) where blockOf[rows.variable[entry]] == block { unknowns += 1 }
      scratch.open[row] = unknowns
      scratch.used[row] = false
      scratch.known[matching.variableOf[row]] = 0
    }
    var left = count
    while left > 0 {
      guard !scratch.queue.isEmpty else {
        let v = mostCoupled(first: first, count: count, matching)
        scratch.tears.append(v)
        learn(v)
        left -= 1
        continue
      }
      let row = Int(scratch.queue.removeLast())
      if scratch.used[row] || scratch.open[row] != 1 { continue }
      for entry in rows.entries(row) where scratch.known[rows.variable[entry]] == 0 {
        guard abs(rows.coefficient[entry]) >= Matching.smallestPivot else { break }
        scratch.used[row] = true
        scratch.definers.append(Int32(row))
        scratch.defined.append(rows.variable[entry])
        learn(rows.variable[entry])
        left -= 1
        break
      }
    }
    for i in first..<first + count where !scratch.used[sequence[i]] { scratch.closers.append(sequence[i]) }
    for i in first..<first + count { scratch.open[sequence[i]] = -1 }
    for i in 0..<scratch.defined.count { scratch.known[scratch.defined[i]] = -1 }
    for i in 0..<scratch.tears.count { scratch.known[scratch.tears[i]] = -1 }
  }

  private func mostCoupled(first: Int, count: Int, _ matching: borrowing Matching) -> Int32 {
    var best: Int32 = -1
    var bestCount = -1
    for i in first..<first + count {
      let v = matching.variableOf[sequence[i]]
      if scratch.known[v] != 0 { continue }
      var rowsOpen = 0
      for place in column(of: v) {
        let row = row(inColumn: place)
        if scratch.open[row] >= 2, !scratch.used[row] { rowsOpen += 1 }
      }
      if rowsOpen > bestCount || (rowsOpen == bestCount && v < best) {
        best = v
        bestCount = rowsOpen
      }
    }
    return best
  }

  private mutating func learn(_ v: Int32) {
    scratch.known[v] = 1
    for place in column(of: v) {
      let row = row(inColumn: place)
      if scratch.open[row] < 0 { continue }
      scratch.open[row] -= 1
      if scratch.open[row] == 1, !scratch.used[row] { scratch.queue.append(row) }
    }
  }

  /// Residual of each closing row per unit of each torn variable, and its inverse.
  private mutating func closeLoop(
    place: Int, tears: Int, _ rows: borrowing RowTable, _ matching: borrowing Matching
  ) {
    let loop = Slab<Double>(tears * tears, repeating: 0)
    for t in 0..<tears {
      for s in 0..<tears { scratch.value[scratch.tears[s]] = s == t ? 1 : 0 }
      for i in 0..<scratch.definers.count {
        let target = scratch.defined[i]
        scratch.value[target] = 0
        var sum = 0.0
        var pivot = 1.0
        for entry in rows.entries(Int(scratch.definers[i])) {
          if rows.variable[entry] == target { pivot = rows.coefficient[entry] }
          sum += rows.coefficient[entry] * scratch.value[rows.variable[entry]]
        }
        scratch.value[target] = -sum / pivot
      }
      for c in 0..<tears {
        var sum = 0.0
        for entry in rows.entries(Int(scratch.closers[c])) {
          sum += rows.coefficient[entry] * scratch.value[rows.variable[entry]]
        }
        loop[c * tears + t] = sum
      }
    }
    for i in 0..<scratch.defined.count { scratch.value[scratch.defined[i]] = 0 }
    for t in 0..<tears { scratch.value[scratch.tears[t]] = 0 }
    if let failing = invert(loop, size: tears, into: inverse.base + place) {
      reportDependency(failing, tears: tears, rows, matching)
    }
  }

  /// Gauss-Jordan with partial pivoting. Returns, when singular, closers' multipliers that cancel every torn variable.
  private func invert(
    _ source: borrowing Slab<Double>, size: Int, into target: UnsafeMutablePointer<Double>
  ) -> [Double]? {
    let work = Slab<Double>(size * size, repeating: 0)
    for i in 0..<size * size { work[i] = source[i] }
    for i in 0..<size { for k in 0..<size { target[i * size + k] = i == k ? 1 : 0 } }
    var rank = 0
    var deficient = false
    for column in 0..<size {
      var pivot = rank
      for r in rank..<size where abs(work[r * size + column]) > abs(work[pivot * size + column]) { pivot = r }
      if rank >= size || abs(work[pivot * size + column]) < Self.singular {
        deficient = true
        continue
      }
      for k in 0..<size where pivot != rank {
        let a = work[rank * size + k]
        work[rank * size + k] = work[pivot * size + k]
        work[pivot * size + k] = a
        let b = target[rank * size + k]
        target[rank * size + k] = target[pivot * size + k]
        target[pivot * size + k] = b
      }
      let factor = 1 / work[rank * size + column]
      for k in 0..<size {
        work[rank * size + k] *= factor
        target[rank * size + k] *= factor
      }
      for r in 0..<size where r != rank && work[r * size + column] != 0 {
        let f = work[r * size + column]
        for k in 0..<size {
          work[r * size + k] -= f * work[rank * size + k]
          target[r * size + k] -= f * target[rank * size + k]
        }
      }
      rank += 1
    }
    guard deficient else { return nil }
    // The last row of the accumulated operations maps the loop to zero.
    return (0..<size).map { target[(size - 1) * size + $0] }
  }

  /// Extends the multipliers to the substituted rows and names the row that ranks last in the dependency.
  private mutating func reportDependency(
    _ multipliers: [Double], tears: Int, _ rows: borrowing RowTable, _ matching: borrowing Matching
  ) {
    var worst = -1
    func consider(_ row: Int32, _ matching: borrowing Matching) {
      if worst < 0 || matching.rank[row] > matching.rank[worst] { worst = Int(row) }
    }
    for c in 0..<tears where abs(multipliers[c]) > Self.singular {
      consider(scratch.closers[c], matching)
      for entry in rows.entries(Int(scratch.closers[c])) {
        scratch.value[rows.variable[entry]] += multipliers[c] * rows.coefficient[entry]
      }
    }
    var i = scratch.definers.count - 1
    while i >= 0 {
      let row = Int(scratch.definers[i])
      let target = scratch.defined[i]
      let sum = scratch.value[target]
      if abs(sum) > Self.singular {
        var pivot = 1.0
        for entry in rows.entries(row) where rows.variable[entry] == target { pivot = rows.coefficient[entry] }
        if abs(sum / pivot) > Self.singular { consider(Int32(row), matching) }
        for entry in rows.entries(row) { scratch.value[rows.variable[entry]] -= sum / pivot * rows.coefficient[entry] }
      }
      i -= 1
    }
    clearValues(rows)
    dependent.append(Int32(worst))
  }

  private func clearValues(_ rows: borrowing RowTable) {
    for c in 0..<scratch.closers.count {
      for entry in rows.entries(Int(scratch.closers[c])) { scratch.value[rows.variable[entry]] = 0 }
    }
    for i in 0..<scratch.definers.count {
      for entry in rows.entries(Int(scratch.definers[i])) { scratch.value[rows.variable[entry]] = 0 }
    }
  }
}
