// Expresses a row by the residuals of the crash basis: the transposed substitution, from the row's variables back to what
// they were computed from, stopping where terms cancel.

/// Working storage of the transposed sweep.
struct Reduction: ~Copyable {
  static let negligible = 1e-11

  let weight: Slab<Double>
  private let pending: Slab<UInt64>
  private let saved: Slab<Double>
  private var highest = -1
  /// Result: positions in solve order and their multipliers.
  var position = Stack<Int32>()
  var multiplier = Stack<Double>()

  init(variables: Int, blocks: Int) {
    weight = Slab(variables, repeating: 0)
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

  @inline(__always)
  private mutating func push(_ v: Int, _ amount: Double, _ basis: borrowing Substitution) {
    weight[v] += amount
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
    if abs(a) < Self.negligible { return }
    let y = a * basis.inversePivot[q]
    emit(q, y, basis, rows, includingHard)
    for entry in Int(basis.entryStart[q])..<Int(basis.entryStart[q + 1]) {
      push(Int(basis.entryVariable[entry]), -y * basis.entryCoefficient[entry], basis)
    }
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

  private mutating func torn(
    _ block: Block, _ index: Int, _ basis: borrowing Substitution, _ rows: borrowing RowTable,
    _ includingHard: Bool
  ) {
    let first = Int(block.first)
    let size = Int(block.tears)
    let closers = first + Int(block.count) - size
    let end = closers + size
    var any = false
    for q in first..<end {
      let v = basis.target[q]
      saved[v] = weight[v]
      if abs(weight[v]) > Self.negligible { any = true }
    }
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
      for c in 0..<size where abs(y[c]) > Self.negligible {
        emit(closers + c, y[c], basis, rows, includingHard)
        spread(closers + c, y[c], basis)
      }
    }
    var q = closers - 1
    while q >= first {
      let v = basis.target[q]
      let y = weight[v] * basis.inversePivot[q]
      weight[v] = 0
      if abs(y) > Self.negligible {
        emit(q, y, basis, rows, includingHard)
        spread(q, y, basis)
      }
      q -= 1
    }
    // The block may be pending again: with no weight left it is done at once.
    for q in first..<end { weight[basis.target[q]] = 0 }
  }

  /// Subtracts a row's other entries, inside the block and out of it.
  private mutating func spread(_ q: Int, _ y: Double, _ basis: borrowing Substitution) {
    for entry in Int(basis.entryStart[q])..<Int(basis.entryStart[q + 1]) {
      push(Int(basis.entryVariable[entry]), -y * basis.entryCoefficient[entry], basis)
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
