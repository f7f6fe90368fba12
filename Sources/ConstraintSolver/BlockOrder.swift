// The crash basis in block triangular form, so that it is solved by substitution: Tarjan's strongly connected components
// ("Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972), without recursion, on the graph that a
// complete matching makes of the rows, as Duff and Reid bring sparse matrices into that form (ACM TOMS 4, 1978). A component
// of several rows is a block of simultaneous equations, which is torn (Tearing.swift).

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
///
/// A row is a node; an edge leads from it to each row that determines another of its variables. Tarjan's algorithm closes
/// a component only after all it leads to, so the order in which components close is the order in which they are solved.
struct BlockOrder: ~Copyable {
  var sequence = Stack<Int32>()
  var blocks = Stack<Block>()
  var inverse = Stack<Double>()
  let blockOf: Slab<Int32>
  /// The variable that each row of the basis is solved for. In a torn block that is not the matching's: a row that closes
  /// it stands for a torn variable that it may not contain, which no search for another matching could start from.
  let targetOf: Slab<Int32>
  /// Rows found numerically dependent on others.
  var dependent = Stack<Int32>()
  /// Variables to rows within the block that is torn: where a variable's rows begin and end, and the rows, ascending.
  private var columnStart = Slab<Int32>(0, repeating: 0)
  private var columnEnd = Slab<Int32>(0, repeating: 0)
  private var columnRow = Stack<Int32>()
  var scratch = TearingScratch(rows: 0, variables: 0)
  var largestTear = 0

  init(_ rows: borrowing RowTable) {
    blockOf = Slab(rows.variableCount, repeating: -1)
    targetOf = Slab(rows.constraintCount + rows.variableCount, repeating: -1)
  }

  /// Makes what tearing a block needs. All of its rows are constraints: a pin depends on nothing.
  mutating func prepareTearing(first: Int, count: Int, _ rows: borrowing RowTable) {
    if scratch.known.count == 0 {
      scratch = TearingScratch(rows: rows.constraintCount + rows.variableCount, variables: rows.variableCount)
      columnStart = Slab(unset: rows.variableCount)
      columnEnd = Slab(unset: rows.variableCount)
    }
    let block = Int32(blocks.count - 1)
    var members = Stack<Int32>(capacity: count)
    for place in first..<first + count { members.append(sequence[place]) }
    members.sort(by: <)
    for place in first..<first + count {
      for entry in rows.entries(Int(sequence[place])) where blockOf[rows.variable[entry]] == block {
        columnEnd[rows.variable[entry]] = 0
      }
    }
    for place in 0..<count {
      for entry in rows.entries(Int(members[place])) where blockOf[rows.variable[entry]] == block {
        columnEnd[rows.variable[entry]] += 1
      }
    }
    // Each variable's room follows where the first row that has it is met.
    columnRow.removeAll()
    for place in 0..<count {
      for entry in rows.entries(Int(members[place])) {
        let variable = rows.variable[entry]
        guard blockOf[variable] == block, columnEnd[variable] > 0 else { continue }
        columnStart[variable] = Int32(columnRow.count)
        columnRow.append(repeating: 0, count: Int(columnEnd[variable]))
        columnEnd[variable] = -columnStart[variable] - 1
      }
    }
    for place in 0..<count {
      for entry in rows.entries(Int(members[place])) where blockOf[rows.variable[entry]] == block {
        let variable = rows.variable[entry]
        let end = columnEnd[variable] < 0 ? columnStart[variable] : columnEnd[variable]
        columnRow[end] = members[place]
        columnEnd[variable] = end + 1
      }
    }
  }

  /// Where the rows of a torn block's variable stand.
  func column(of variable: Int32) -> Range<Int> { Int(columnStart[variable])..<Int(columnEnd[variable]) }

  func row(inColumn place: Int) -> Int32 { columnRow[place] }

  /// Finds the blocks of a complete matching. `dependent` is not empty afterwards when the matching was singular.
  mutating func build(_ rows: borrowing RowTable, _ matching: borrowing Matching) throws(SolverError) {
    sequence.removeAll()
    blocks.removeAll()
    inverse.removeAll()
    dependent.removeAll()
    blockOf.fill(-1)
    // Tarjan's names: a row's number in the order of visits, 0 before; the least number its subtree leads back to; the rows
    // visited whose component is still open. `path` and `pathEntry` stand for the calls of the recursion.
    let number = Slab<Int32>(rows.count, repeating: 0)
    let lowLink = Slab<Int32>(rows.count, repeating: 0)
    let onStack = Slab<Bool>(rows.count, repeating: false)
    var open = Stack<Int32>()
    var path = Stack<Int32>()
    var pathEntry = Stack<Int32>()
    var visited: Int32 = 0
    for variable in 0..<rows.variableCount {
      let root = matching.rowOf[variable]
      if root < 0 || number[root] != 0 { continue }
      path.append(root)
      pathEntry.append(rows.start[root])
      visited += 1
      number[root] = visited
      lowLink[root] = visited
      open.append(root)
      onStack[root] = true
      while !path.isEmpty {
        let row = path[path.count - 1]
        var entry = pathEntry[path.count - 1]
        let end = rows.start[Int(row) + 1]
        let own = matching.variableOf[row]
        var descended = false
        while entry < end {
          let variable = rows.variable[entry]
          entry += 1
          if variable == own { continue }
          let next = matching.rowOf[variable]
          if number[next] == 0 {
            pathEntry[path.count - 1] = entry
            visited += 1
            number[next] = visited
            lowLink[next] = visited
            open.append(next)
            onStack[next] = true
            path.append(next)
            pathEntry.append(rows.start[next])
            descended = true
            break
          }
          if onStack[next] { lowLink[row] = min(lowLink[row], number[next]) }
        }
        if descended { continue }
        _ = path.removeLast()
        _ = pathEntry.removeLast()
        if !path.isEmpty {
          let parent = path[path.count - 1]
          lowLink[parent] = min(lowLink[parent], lowLink[row])
        }
        if lowLink[row] == number[row] {
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
      targetOf[row] = matching.variableOf[row]
      if row == root { break }
    }
    let count = sequence.count - first
    blocks.append(Block(first: Int32(first), count: Int32(count), tears: 0, inverse: 0))
    if count > 1 { try tear(first: first, count: count, rows, matching) }
  }
}
