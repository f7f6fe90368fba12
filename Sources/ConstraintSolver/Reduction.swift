// Expresses a row by the residuals of the crash basis: the transposed substitution, from the row's variables back to what
// they were computed from, stopping where terms cancel.

/// Working storage of the transposed sweep.
///
/// What is left where terms cancel is rounding. Of rows like those of screens it is told by its size; where coefficients are far
/// apart a sum as small as that may be all there is of a variable, so that there the sums know how far off they may be.
struct Reduction: ~Copyable {
  static let negligible = 1e-11
  /// Of rounding errors as many as may be of one sign.
  private static let doubt = 8.0
  private static let rounding = 0x1p-53

  let weight: Slab<Double>
  /// By variable: how far off its weight may be; empty: nobody asks.
  private let error: Slab<Double>
  private let knowsErrors: Bool
  private let pending: Slab<UInt64>
  private let saved: Slab<Double>
  private var highest = -1
  /// Result: positions in solve order and their multipliers.
  var position = Stack<Int32>()
  var multiplier = Stack<Double>()

  init(variables: Int, blocks: Int, knowsErrors: Bool) {
    weight = Slab(variables, repeating: 0)
    error = Slab(knowsErrors ? variables : 0, repeating: 0)
    self.knowsErrors = knowsErrors
    pending = Slab(blocks / 64 + 1, repeating: 0)
    saved = Slab(variables, repeating: 0)
  }

  /// Adds `factor` times a row to what is to be reduced.
  mutating func add(
    _ row: Int, factor: Double, _ rows: borrowing RowTable, _ basis: borrowing Substitution
  ) {
    for entry in rows.entries(row) {
      push(Int(rows.variable[entry]), factor * rows.coefficient[entry], basis)
    }
  }

  /// Adds a multiple of a variable.
  mutating func add(variable: Int, _ amount: Double, _ basis: borrowing Substitution) { push(variable, amount, basis) }

  @inline(__always)
  private mutating func push(_ v: Int, _ amount: Double, off: Double = 0, _ basis: borrowing Substitution) {
    weight[v] += amount
    if knowsErrors { error[v] += off + abs(amount) * Self.rounding }
    let block = Int(basis.blockOf[v])
    pending[block >> 6] |= 1 << UInt64(block & 63)
    highest = max(highest, block >> 6)
  }

  /// Runs the sweep. Hard rows are left out unless asked for.
  mutating func run(_ basis: borrowing Substitution, _ rows: borrowing RowTable, includingHard: Bool) {
    position.removeAll()
    multiplier.removeAll()
    while highest >= 0 {
      let word = pending[highest]
      if word == 0 {
        highest -= 1
        continue
      }
      let bit = 63 - word.leadingZeroBitCount
      pending[highest] = word & ~(1 << UInt64(bit))
      let block = basis.blocks[highest * 64 + bit]
      if block.tears == 0 {
        single(Int(block.first), basis, rows, includingHard)
      } else {
        torn(block, highest * 64 + bit, basis, rows, includingHard)
      }
    }
  }

  @inline(__always)
  private mutating func single(
    _ q: Int, _ basis: borrowing Substitution, _ rows: borrowing RowTable, _ includingHard: Bool
  ) {
    let v = basis.target[q]
    let a = weight[v]
    weight[v] = 0
    let off = takeError(v)
    if isNegligible(a, off: off) { return }
    let y = a * basis.inversePivot[q]
    emit(q, y, basis, rows, includingHard)
    spread(q, y, off: off * abs(basis.inversePivot[q]), basis)
  }

  @inline(__always)
  private func takeError(_ v: Int32) -> Double {
    guard knowsErrors else { return 0 }
    let off = error[v]
    error[v] = 0
    return off
  }

  @inline(__always)
  private func isNegligible(_ sum: Double, off: Double) -> Bool {
    knowsErrors ? abs(sum) <= Self.doubt * off : abs(sum) < Self.negligible
  }

  @inline(__always)
  private mutating func emit(
    _ q: Int, _ y: Double, _ basis: borrowing Substitution, _ rows: borrowing RowTable, _ includingHard: Bool
  ) {
    if includingHard || !rows.hard[basis.row[q]] {
      position.append(Int32(q))
      multiplier.append(y)
    }
  }

  /// Leaves out hard rows after all.
  mutating func dropHard(_ basis: borrowing Substitution, _ rows: borrowing RowTable) {
    var kept = 0
    for k in 0..<position.count where !rows.hard[basis.row[position[k]]] {
      position[kept] = position[k]
      multiplier[kept] = multiplier[k]
      kept += 1
    }
    position.truncate(to: kept)
    multiplier.truncate(to: kept)
  }

  private mutating func torn(
    _ block: Block, _ index: Int, _ basis: borrowing Substitution, _ rows: borrowing RowTable,
    _ includingHard: Bool
  ) {
    let first = Int(block.first)
    let size = Int(block.tears)
    let closers = first + Int(block.count) - size
    let end = closers + size
    var any = false
    // The loop spreads errors over all of the block, so that one part of the whole stands for them.
    var off = 0.0
    var largest = 0.0
    for q in first..<end {
      let v = basis.target[q]
      saved[v] = weight[v]
      let own = takeError(v)
      off = max(off, own)
      largest = max(largest, abs(weight[v]))
      if !isNegligible(weight[v], off: own) { any = true }
    }
    let part = largest == 0 ? 0 : off / largest + Double(block.count) * Self.rounding
    guard any else {
      for q in first..<end { weight[basis.target[q]] = 0 }
      return
    }
    back(first, closers, index, basis)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { y in
      for c in 0..<size {
        var sum = 0.0
        for t in 0..<size {
          sum += basis.inverse[Int(block.inverse) + t * size + c] * weight[basis.target[closers + t]]
        }
        y[c] = sum
      }
      for q in first..<end { weight[basis.target[q]] = saved[basis.target[q]] }
      let largest = y.reduce(0) { max($0, abs($1)) }
      for c in 0..<size where !isNegligible(y[c], off: largest * part) {
        emit(closers + c, y[c], basis, rows, includingHard)
        spread(closers + c, y[c], off: largest * part, basis)
      }
    }
    var q = closers - 1
    while q >= first {
      let v = basis.target[q]
      let y = weight[v] * basis.inversePivot[q]
      weight[v] = 0
      let off = max(takeError(v) * abs(basis.inversePivot[q]), largest * part)
      if !isNegligible(y, off: off) {
        emit(q, y, basis, rows, includingHard)
        spread(q, y, off: off, basis)
      }
      q -= 1
    }
    // The block may be pending again: with no weight left it is done at once.
    for q in first..<end {
      weight[basis.target[q]] = 0
      _ = takeError(basis.target[q])
    }
  }

  /// Subtracts a row's other entries, inside the block and out of it.
  @inline(__always)
  private mutating func spread(_ q: Int, _ y: Double, off: Double, _ basis: borrowing Substitution) {
    for entry in Int(basis.entryStart[q])..<Int(basis.entryStart[q + 1]) {
      let coefficient = basis.entryCoefficient[entry]
      push(Int(basis.entryVariable[entry]), -y * coefficient, off: off * abs(coefficient), basis)
    }
  }

  /// Substitutes backwards inside one block only.
  private func back(_ first: Int, _ closers: Int, _ index: Int, _ basis: borrowing Substitution) {
    var q = closers - 1
    while q >= first {
      let y = weight[basis.target[q]] * basis.inversePivot[q]
      if y != 0 {
        for entry in Int(basis.entryStart[q])..<Int(basis.entryStart[q + 1]) {
          let v = basis.entryVariable[entry]
          if Int(basis.blockOf[v]) == index { weight[v] -= y * basis.entryCoefficient[entry] }
        }
      }
      q -= 1
    }
  }
}
