// The compiled crash basis: from right-hand sides to variables by direct substitution, block after block.

/// Rows in solve order with their pivots, entries in one array.
struct Substitution: ~Copyable {
  let count: Int
  let row: Slab<Int32>
  let target: Slab<Int32>
  let inversePivot: Slab<Double>
  let entryStart: Slab<Int32>
  let entryVariable: Slab<Int32>
  let entryCoefficient: Slab<Double>
  let blocks: Slab<Block>
  /// Blocks with runs of single rows joined.
  let segments: Slab<Block>
  let inverse: Slab<Double>
  let blockOf: Slab<Int32>
  /// Position of each row in solve order; -1 for rows outside the basis.
  let position: Slab<Int32>
  let largestTear: Int

  init(_ order: borrowing BlockOrder, _ rows: borrowing RowTable) {
    count = order.sequence.count
    row = Slab(count, repeating: 0)
    target = Slab(count, repeating: 0)
    inversePivot = Slab(count, repeating: 1)
    entryStart = Slab(count + 1, repeating: 0)
    var entries = 0
    for q in 0..<count { entries += rows.entries(Int(order.sequence[q])).count }
    entryVariable = Slab(entries, repeating: 0)
    entryCoefficient = Slab(entries, repeating: 0)
    position = Slab(rows.count, repeating: -1)
    blockOf = Slab(copying: order.blockOf)
    inverse = Slab(order.inverse.count, repeating: 0)
    for i in 0..<order.inverse.count { inverse[i] = order.inverse[i] }
    blocks = Slab(order.blocks.count, repeating: Block(first: 0, count: 0, tears: 0, inverse: 0))
    for i in 0..<order.blocks.count { blocks[i] = order.blocks[i] }
    largestTear = order.largestTear
    var joined = Stack<Block>()
    for i in 0..<order.blocks.count {
      let block = order.blocks[i]
      if block.tears == 0, !joined.isEmpty, joined[joined.count - 1].tears == 0 {
        joined[joined.count - 1].count += block.count
      } else {
        joined.append(block)
      }
    }
    segments = Slab(joined.count, repeating: Block(first: 0, count: 0, tears: 0, inverse: 0))
    for i in 0..<joined.count { segments[i] = joined[i] }
    var place = 0
    for q in 0..<count {
      let r = Int(order.sequence[q])
      let v = order.targetOf[r]
      row[q] = Int32(r)
      target[q] = v
      position[r] = Int32(q)
      for entry in rows.entries(r) {
        if rows.variable[entry] == v {
          inversePivot[q] = 1 / rows.coefficient[entry]
        } else {
          entryVariable[place] = rows.variable[entry]
          entryCoefficient[place] = rows.coefficient[entry]
          place += 1
        }
      }
      entryStart[q + 1] = Int32(place)
    }
  }

  /// Solves all rows: `rhs` by position in solve order, `x` by variable.
  func sweep(_ rhs: UnsafePointer<Double>, into x: UnsafeMutablePointer<Double>) {
    for i in 0..<segments.count { solve(segments[i], rhs, x) }
  }

  /// Solves one block, given everything before it.
  @inline(__always)
  func solve(_ block: Block, _ rhs: UnsafePointer<Double>, _ x: UnsafeMutablePointer<Double>) {
    let first = Int(block.first)
    let end = first + Int(block.count)
    if block.tears == 0 {
      substitute(first, end, rhs, x)
    } else {
      closeTears(block, rhs, x)
    }
  }

  @inline(__always)
  private func substitute(
    _ first: Int, _ end: Int, _ rhs: UnsafePointer<Double>, _ x: UnsafeMutablePointer<Double>
  ) {
    var entry = Int(entryStart[first])
    for q in first..<end {
      var sum = rhs[q]
      let last = Int(entryStart[q + 1])
      while entry < last {
        sum -= entryCoefficient.base[entry] * x[Int(entryVariable.base[entry])]
        entry += 1
      }
      x[Int(target.base[q])] = sum * inversePivot.base[q]
    }
  }

  private func closeTears(_ block: Block, _ rhs: UnsafePointer<Double>, _ x: UnsafeMutablePointer<Double>) {
    let first = Int(block.first)
    let size = Int(block.tears)
    let closers = first + Int(block.count) - size
    for t in 0..<size { x[Int(target[closers + t])] = 0 }
    substitute(first, closers, rhs, x)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { residual in
      for c in 0..<size {
        var sum = rhs[closers + c]
        for entry in Int(entryStart[closers + c])..<Int(entryStart[closers + c + 1]) {
          sum -= entryCoefficient[entry] * x[Int(entryVariable[entry])]
        }
        residual[c] = sum
      }
      let matrix = inverse.base + Int(block.inverse)
      for t in 0..<size {
        var sum = 0.0
        for c in 0..<size { sum += matrix[t * size + c] * residual[c] }
        x[Int(target[closers + t])] = sum
      }
    }
    substitute(first, closers, rhs, x)
  }
}
