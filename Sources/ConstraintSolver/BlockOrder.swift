// Block triangular form of the crash basis (Tarjan), so that it is solved by substitution; blocks of simultaneous equations
// are torn (see Tearing.swift).

/// A run of rows in solve order.
struct Block: BitwiseCopyable {
  var first: Int32
  var count: Int32
  /// Unknowns found through a dense system; the block's last `tears` rows close it. 0: plain substitution.
  var tears: Int32
  /// Where the inverse of that dense system starts.
  var inverse: Int32
}

/// Rows in solve order and their blocks, while a program is compiled.
struct BlockOrder: ~Copyable {
  var sequence = Stack<Int32>()
  var blocks = Stack<Block>()
  var inverse = Stack<Double>()
  let blockOf: Slab<Int32>
  /// Rows found numerically dependent on others.
  var dependent = Stack<Int32>()
  /// Variables to rows, over constraints only.
  let columnStart: Slab<Int32>
  let columnRow: Slab<Int32>
  var scratch: TearingScratch
  var largestTear = 0

  init(_ rows: borrowing RowTable) {
    blockOf = Slab(rows.variableCount, repeating: -1)
    columnStart = Slab(rows.variableCount + 2, repeating: 0)
    let entries = Int(rows.start[rows.constraintCount])
    columnRow = Slab(entries, repeating: 0)
    scratch = TearingScratch(rows: rows.constraintCount + rows.variableCount, variables: rows.variableCount)
    for entry in 0..<entries { columnStart[Int(rows.variable[entry]) + 2] += 1 }
    for v in 0..<rows.variableCount { columnStart[v + 2] += columnStart[v + 1] }
    for row in 0..<rows.constraintCount {
      for entry in rows.entries(row) {
        let v = Int(rows.variable[entry])
        columnRow[columnStart[v + 1]] = Int32(row)
        columnStart[v + 1] += 1
      }
    }
  }

  /// Finds the blocks of a complete matching. `dependent` is not empty afterwards when the matching was singular.
  mutating func build(_ rows: borrowing RowTable, _ matching: borrowing Matching) throws(SolverError) {
    sequence.removeAll()
    blocks.removeAll()
    inverse.removeAll()
    dependent.removeAll()
    blockOf.fill(-1)
    let number = Slab<Int32>(rows.count, repeating: 0)
    let low = Slab<Int32>(rows.count, repeating: 0)
    let onStack = Slab<Bool>(rows.count, repeating: false)
    var open = Stack<Int32>()
    var path = Stack<Int32>()
    var pathEntry = Stack<Int32>()
    var visited: Int32 = 0
    for v in 0..<rows.variableCount {
      let root = matching.rowOf[v]
      if root < 0 || number[root] != 0 { continue }
      path.append(root)
      pathEntry.append(rows.start[root])
      visited += 1
      number[root] = visited
      low[root] = visited
      open.append(root)
      onStack[root] = true
      while !path.isEmpty {
        let row = path[path.count - 1]
        var entry = pathEntry[path.count - 1]
        let end = rows.start[Int(row) + 1]
        let own = matching.variableOf[row]
        var descended = false
        while entry < end {
          let u = rows.variable[entry]
          entry += 1
          if u == own { continue }
          let next = matching.rowOf[u]
          if number[next] == 0 {
            pathEntry[path.count - 1] = entry
            visited += 1
            number[next] = visited
            low[next] = visited
            open.append(next)
            onStack[next] = true
            path.append(next)
            pathEntry.append(rows.start[next])
            descended = true
            break
          }
          if onStack[next] { low[row] = min(low[row], number[next]) }
        }
        if descended { continue }
        _ = path.removeLast()
        _ = pathEntry.removeLast()
        if !path.isEmpty {
          let parent = path[path.count - 1]
          low[parent] = min(low[parent], low[row])
        }
        if low[row] == number[row] {
          try close(row, &open, onStack, rows, matching)
        }
      }
    }
  }

  private mutating func close(
    _ root: Int32, _ open: inout Stack<Int32>, _ onStack: borrowing Slab<Bool>, _ rows: borrowing RowTable,
    _ matching: borrowing Matching
  ) throws(SolverError) {
    let first = sequence.count
    while true {
      let row = open.removeLast()
      onStack[row] = false
      sequence.append(row)
      blockOf[matching.variableOf[row]] = Int32(blocks.count)
      if row == root { break }
    }
    let count = sequence.count - first
    blocks.append(Block(first: Int32(first), count: Int32(count), tears: 0, inverse: 0))
    if count > 1 { try tear(first: first, count: count, rows, matching) }
  }
}
