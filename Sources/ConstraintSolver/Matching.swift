// Chooses which rows are taken as exactly satisfied, one per variable: the crash basis. Right or nearly right in user
// interfaces; the component simplex corrects it where it is not, so this decides cost, never the result.

/// A greedy matching of rows to variables by rank, with augmenting paths.
struct Matching: ~Copyable {
  /// Coefficients below this (rows are scaled to about 1) are no pivots.
  static let smallestPivot = 1e-6

  let rowOf: Slab<Int32>
  let variableOf: Slab<Int32>
  /// Position of each row in the order of preference.
  let rank: Slab<Int32>
  private let order: Slab<Int32>
  private let stamp: Slab<Int32>
  private let dead: Slab<Bool>
  private let banned: Slab<Bool>
  /// Variables with an equality or an intrinsic pair to themselves.
  private let hasOwnRow: Slab<Bool>
  private var tick: Int32 = 0
  private var visited = Stack<Int32>()
  private var pathRow = Stack<Int32>()
  private var pathEntry = Stack<Int32>()
  private(set) var unmatched = 0
  /// Rows at the head of `order` that may be matched.
  private var candidates = 0

  /// The strongest level of a pair, as far as its stronger row goes, and the weakest, as far as the weaker one does.
  private var strongestPair = Int.max
  private var weakestPair = -1

  /// - Parameter pairsFirst: pairs rank by the stronger of their rows. What is between the two in priority wins on one side of the
  ///   pair and loses on the other, and only numbers tell which; of a pair's equation fewer variables depend.
  init(_ rows: borrowing RowTable, pairsFirst: Bool) {
    rowOf = Slab(rows.variableCount, repeating: -1)
    variableOf = Slab(rows.constraintCount + rows.variableCount, repeating: -1)
    rank = Slab(rows.constraintCount + rows.variableCount, repeating: Int32.max)
    order = Slab(rows.constraintCount, repeating: 0)
    stamp = Slab(rows.variableCount, repeating: 0)
    dead = Slab(rows.variableCount, repeating: false)
    banned = Slab(rows.constraintCount, repeating: false)
    hasOwnRow = Slab(rows.variableCount, repeating: false)
    for row in 0..<rows.constraintCount where rows.entries(row).count == 1 {
      let isEquality = rows.up[row] >= 0 && rows.down[row] >= 0
      if isEquality || rows.twin[row] >= 0 { hasOwnRow[rows.variable[Int(rows.start[row])]] = true }
    }
    for v in 0..<rows.variableCount where rows.alive[v] { unmatched += 1 }
    rankRows(rows, pairsFirst: pairsFirst)
  }

  /// Required equalities, then soft equalities and hugging/compression pairs by priority. A lone inequality is never
  /// taken as satisfied exactly: what only inequalities speak of is pinned to 0 and moves as little as they demand.
  private mutating func rankRows(_ rows: borrowing RowTable, pairsFirst: Bool) {
    let levels = rows.levels.count
    let next = Slab<Int32>(levels + 2, repeating: 0)
    let bucketOf = Slab<Int32>(rows.constraintCount, repeating: 0)
    for row in 0..<rows.constraintCount {
      let bucket = bucket(of: row, rows, last: levels, pairsFirst: pairsFirst)
      bucketOf[row] = Int32(bucket)
      next[bucket + 1] += 1
    }
    for b in 0..<levels { next[b + 1] += next[b] }
    candidates = Int(next[levels])
    for row in 0..<rows.constraintCount {
      let place = next[bucketOf[row]]
      next[bucketOf[row]] = place + 1
      order[place] = Int32(row)
      rank[row] = place
    }
  }

  private mutating func bucket(of row: Int, _ rows: borrowing RowTable, last: Int, pairsFirst: Bool) -> Int {
    let up = Int(rows.up[row])
    let down = Int(rows.down[row])
    if up >= 0, down >= 0 { return up }
    let twin = Int(rows.twin[row])
    guard twin >= 0 else { return last }
    let level = max(up, down)
    let other = Int(max(rows.up[twin], rows.down[twin]))
    // The stronger of a pair stands for both, as far as the weaker one goes.
    guard level < other || (level == other && row < twin) else { return last }
    strongestPair = min(strongestPair, level)
    weakestPair = max(weakestPair, other)
    return pairsFirst ? level : other
  }

  /// Whether a row is a soft equation weaker than some pair's stronger row and stronger than some pair's weaker one.
  func isBetweenPairs(_ row: Int, _ rows: borrowing RowTable) -> Bool {
    let level = Int(rows.up[row])
    return rows.up[row] == rows.down[row] && level > strongestPair && level < weakestPair
  }

  /// Matches whatever can be matched, in rank order.
  mutating func extend(_ rows: borrowing RowTable) {
    dead.fill(false)
    for position in 0..<candidates where unmatched > 0 {
      let row = Int(order[position])
      guard variableOf[row] < 0, !banned[row] else { continue }
      if augment(from: row, rows) { unmatched -= 1 }
    }
  }

  /// Pins what no constraint determines.
  mutating func pinTheRest(_ rows: inout RowTable) {
    guard unmatched > 0 else { return }
    for v in 0..<rows.variableCount where rows.alive[v] && rowOf[v] < 0 {
      let row = rows.appendPin(v)
      rowOf[v] = Int32(row)
      variableOf[row] = Int32(v)
    }
  }

  mutating func unpin(_ rows: inout RowTable) {
    for row in rows.constraintCount..<rows.count {
      rowOf[variableOf[row]] = -1
      variableOf[row] = -1
    }
    rows.removePins()
  }

  /// Takes a numerically dependent row out of the running and frees its variable.
  mutating func ban(_ row: Int) {
    guard !banned[row] else { return }
    banned[row] = true
    if variableOf[row] >= 0 {
      rowOf[variableOf[row]] = -1
      variableOf[row] = -1
    }
  }

  /// Counts the variables without a row anew.
  mutating func recount(_ rows: borrowing RowTable) {
    unmatched = 0
    for v in 0..<rows.variableCount where rows.alive[v] && rowOf[v] < 0 { unmatched += 1 }
  }

  /// Depth-first search over alternating paths, looking one step ahead for a free variable.
  private mutating func augment(from root: Int, _ rows: borrowing RowTable) -> Bool {
    tick += 1
    visited.removeAll()
    pathRow.removeAll()
    pathEntry.removeAll()
    pathRow.append(Int32(root))
    pathEntry.append(rows.start[root])
    while !pathRow.isEmpty {
      let depth = pathRow.count - 1
      let row = Int(pathRow[depth])
      var entry = pathEntry[depth]
      let end = rows.start[row + 1]
      if entry == rows.start[row], let free = freeVariable(of: row, rows) {
        shift(to: free)
        return true
      }
      var advanced = false
      while entry < end {
        let v = rows.variable[entry]
        let usable = abs(rows.coefficient[entry]) >= Self.smallestPivot
        entry += 1
        if !usable || dead[v] || stamp[v] == tick || rowOf[v] < 0 { continue }
        stamp[v] = tick
        visited.append(v)
        pathEntry[depth] = entry
        pathRow.append(rowOf[v])
        pathEntry.append(rows.start[Int(rowOf[v])])
        advanced = true
        break
      }
      if !advanced {
        _ = pathRow.removeLast()
        _ = pathEntry.removeLast()
      }
    }
    // A closed set: every variable in it is taken and stays taken.
    for k in 0..<visited.count { dead[visited[k]] = true }
    return false
  }

  /// A free variable of the row, rather one that no row of its own will want later: that saves long augmenting paths
  /// down a column of labels.
  private func freeVariable(of row: Int, _ rows: borrowing RowTable) -> Int32? {
    var second: Int32?
    for entry in rows.entries(row) {
      let v = rows.variable[entry]
      if rowOf[v] >= 0 || dead[v] || abs(rows.coefficient[entry]) < Self.smallestPivot { continue }
      if !hasOwnRow[v] { return v }
      if second == nil { second = v }
    }
    return second
  }

  /// Moves every row of the path on by one variable.
  private func shift(to free: Int32) {
    var v = free
    var depth = pathRow.count - 1
    while depth >= 0 {
      let row = pathRow[depth]
      let previous = variableOf[row]
      variableOf[row] = v
      rowOf[v] = row
      v = previous
      depth -= 1
    }
  }
}
