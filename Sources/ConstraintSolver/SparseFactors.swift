// The factors of a sparse square matrix, for as many right-hand sides as there are. Rows and columns with one entry left are
// peeled off, which costs nothing and is all there is to most screens; the core that remains is factored column by column (J.
// R. Gilbert and T. Peierls, "Sparse partial pivoting in time proportional to arithmetic operations", SIAM J. Sci. Stat.
// Comput. 9, 1988), with threshold pivoting.

/// A matrix given row by row, and its triangular factors.
struct SparseFactors: ~Copyable {
  /// What is left of a column is rounding below this part of its largest entry.
  private static let singular = 1e-11
  /// A coefficient below this is none.
  private static let nothing = 1e-13
  /// A pivot may be this much smaller than the largest of its column if its row is sparser.
  private static let threshold = 0.1

  private(set) var size = 0
  private var entryStart = Stack<Int32>()
  private var entryColumn = Stack<Int32>()
  private var entryValue = Stack<Double>()
  private var byColumnStart = Stack<Int32>()
  private var byColumnRow = Stack<Int32>()
  private var byColumnValue = Stack<Double>()

  // By pivot, in order of elimination.
  private var rowOf = Stack<Int32>()
  private var columnOf = Stack<Int32>()
  private var pivot = Stack<Double>()
  private var lowerStart = Stack<Int32>()
  private var lowerRow = Stack<Int32>()
  private var lowerValue = Stack<Double>()
  /// Entries above the pivot, each by the row of an earlier one.
  private var upperStart = Stack<Int32>()
  private var upperRow = Stack<Int32>()
  private var upperValue = Stack<Double>()

  // Working storage, by row or column.
  private var rowLeft = Stack<Int32>()
  private var columnLeft = Stack<Int32>()
  private var isRowDone = Stack<Bool>()
  private var isColumnDone = Stack<Bool>()
  private var work = Stack<Double>()
  private var isTouched = Stack<Bool>()
  private var touched = Stack<Int32>()
  private var queue = Stack<Int32>()
  /// Columns without a pivot of their own and rows that none was found in, after a factorisation that failed.
  private(set) var looseColumns = Stack<Int32>()
  private(set) var looseRows = Stack<Int32>()
  /// Entries of the factors: what a solve costs.
  var fill: Int { lowerRow.count + upperRow.count }

  mutating func begin() {
    size = 0
    rowOf.removeAll()
    lowerRow.removeAll()
    upperRow.removeAll()
    entryStart.removeAll()
    entryColumn.removeAll()
    entryValue.removeAll()
    entryStart.append(0)
  }

  mutating func append(_ value: Double, column: Int32) {
    entryColumn.append(column)
    entryValue.append(value)
  }

  mutating func endRow() {
    entryStart.append(Int32(entryColumn.count))
    size += 1
  }

  /// Factors what was given. False: it is singular, and `looseRows` and `looseColumns` name what to leave out.
  mutating func factor() -> Bool {
    transpose()
    rowOf.removeAll()
    columnOf.removeAll()
    pivot.removeAll()
    lowerStart.removeAll()
    lowerRow.removeAll()
    lowerValue.removeAll()
    upperStart.removeAll()
    upperRow.removeAll()
    upperValue.removeAll()
    looseRows.removeAll()
    looseColumns.removeAll()
    lowerStart.append(0)
    upperStart.append(0)
    peel()
    factorCore()
    for row in 0..<size where !isRowDone[row] { looseRows.append(Int32(row)) }
    return looseColumns.isEmpty
  }

  private mutating func transpose() {
    Self.clear(&rowLeft, size, 0)
    Self.clear(&columnLeft, size, 0)
    Self.clear(&isRowDone, size, false)
    Self.clear(&isColumnDone, size, false)
    Self.clear(&work, size, 0)
    Self.clear(&isTouched, size, false)
    Self.clear(&byColumnStart, size + 2, 0)
    Self.clear(&byColumnRow, entryColumn.count, 0)
    Self.clear(&byColumnValue, entryColumn.count, 0)
    for entry in 0..<entryColumn.count { byColumnStart[Int(entryColumn[entry]) + 2] += 1 }
    for column in 0..<size {
      columnLeft[column] = byColumnStart[column + 2]
      byColumnStart[column + 2] += byColumnStart[column + 1]
    }
    for row in 0..<size {
      rowLeft[row] = entryStart[row + 1] - entryStart[row]
      for entry in entries(ofRow: row) {
        let place = byColumnStart[Int(entryColumn[entry]) + 1]
        byColumnRow[place] = Int32(row)
        byColumnValue[place] = entryValue[entry]
        byColumnStart[Int(entryColumn[entry]) + 1] = place + 1
      }
    }
  }

  private static func clear<T>(_ stack: inout Stack<T>, _ count: Int, _ value: T) {
    stack.removeAll()
    stack.append(repeating: value, count: count)
  }

  @inline(__always)
  private func entries(ofRow row: Int) -> Range<Int> { Int(entryStart[row])..<Int(entryStart[row + 1]) }
  @inline(__always)
  private func entries(ofColumn column: Int) -> Range<Int> {
    Int(byColumnStart[column])..<Int(byColumnStart[column + 1])
  }

  // MARK: Singletons

  /// Takes rows and columns with one entry left, until there is none. Columns are `-1 - column` in the queue.
  private mutating func peel() {
    queue.removeAll()
    for column in 0..<size where columnLeft[column] == 1 { queue.append(-1 - Int32(column)) }
    for row in 0..<size where rowLeft[row] == 1 { queue.append(Int32(row)) }
    var next = 0
    while next < queue.count {
      let item = Int(queue[next])
      next += 1
      if item < 0 {
        let column = -1 - item
        guard !isColumnDone[column], columnLeft[column] == 1 else { continue }
        for entry in entries(ofColumn: column) where !isRowDone[byColumnRow[entry]] {
          take(Int(byColumnRow[entry]), column, byColumnValue[entry])
          break
        }
      } else {
        guard !isRowDone[item], rowLeft[item] == 1 else { continue }
        for entry in entries(ofRow: item) where !isColumnDone[entryColumn[entry]] {
          take(item, Int(entryColumn[entry]), entryValue[entry])
          break
        }
      }
    }
  }

  /// Makes an entry a pivot; what is left of its column goes below it.
  private mutating func take(_ row: Int, _ column: Int, _ value: Double) {
    guard abs(value) > Self.nothing else { return }
    for entry in entries(ofColumn: column) {
      let other = byColumnRow[entry]
      if isRowDone[other] {
        upperRow.append(other)
        upperValue.append(byColumnValue[entry])
      } else if Int(other) != row {
        lowerRow.append(other)
        lowerValue.append(byColumnValue[entry] / value)
        rowLeft[other] -= 1
        if rowLeft[other] == 1 { queue.append(other) }
      }
    }
    for entry in entries(ofRow: row) where !isColumnDone[entryColumn[entry]] {
      let other = entryColumn[entry]
      columnLeft[other] -= 1
      if columnLeft[other] == 1, Int(other) != column { queue.append(-1 - other) }
    }
    finish(row, column, value)
  }

  private mutating func finish(_ row: Int, _ column: Int, _ value: Double) {
    rowOf.append(Int32(row))
    columnOf.append(Int32(column))
    pivot.append(value)
    lowerStart.append(Int32(lowerRow.count))
    upperStart.append(Int32(upperRow.count))
    isRowDone[row] = true
    isColumnDone[column] = true
  }

  // MARK: The core

  private mutating func factorCore() {
    let peeled = rowOf.count
    for step in 0..<peeled { rowLeft[rowOf[step]] = -1 }
    queue.removeAll()
    for column in 0..<size where !isColumnDone[column] { queue.append(Int32(column)) }
    let left = columnLeft.base
    queue.sort { left[Int($0)] != left[Int($1)] ? left[Int($0)] < left[Int($1)] : $0 < $1 }
    for place in 0..<queue.count {
      let column = Int(queue[place])
      if !eliminate(column, from: peeled) { looseColumns.append(Int32(column)) }
    }
  }

  /// Brings a column up to date with the pivots of the core and takes its own.
  private mutating func eliminate(_ column: Int, from peeled: Int) -> Bool {
    touched.removeAll()
    let uppers = upperRow.count
    var scale = 0.0
    for entry in entries(ofColumn: column) {
      scale = max(scale, abs(byColumnValue[entry]))
      if rowLeft[byColumnRow[entry]] < 0 {
        upperRow.append(byColumnRow[entry])
        upperValue.append(byColumnValue[entry])
      } else {
        add(byColumnValue[entry], to: byColumnRow[entry])
      }
    }
    for step in peeled..<rowOf.count {
      let row = rowOf[step]
      guard isTouched[row], work[row] != 0 else { continue }
      let value = work[row]
      upperRow.append(row)
      upperValue.append(value)
      for entry in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        add(-value * lowerValue[entry], to: lowerRow[entry])
      }
    }
    let best = chosenRow(above: Self.singular * scale)
    if best >= 0 {
      let value = work[best]
      for place in 0..<touched.count {
        let row = touched[place]
        if isRowDone[row] || Int(row) == best || work[row] == 0 { continue }
        lowerRow.append(row)
        lowerValue.append(work[row] / value)
      }
      finish(best, column, value)
    } else {
      upperRow.truncate(to: uppers)
      upperValue.truncate(to: uppers)
    }
    for place in 0..<touched.count {
      work[touched[place]] = 0
      isTouched[touched[place]] = false
    }
    return best >= 0
  }

  @inline(__always)
  private mutating func add(_ value: Double, to row: Int32) {
    if !isTouched[row] {
      isTouched[row] = true
      touched.append(row)
    }
    work[row] += value
  }

  /// Of the rows with a large enough entry the sparsest, then the first.
  private func chosenRow(above least: Double) -> Int {
    var largest = 0.0
    for place in 0..<touched.count where !isRowDone[touched[place]] {
      largest = max(largest, abs(work[touched[place]]))
    }
    guard largest > least else { return -1 }
    var best = -1
    for place in 0..<touched.count {
      let row = Int(touched[place])
      guard !isRowDone[row], abs(work[row]) >= Self.threshold * largest else { continue }
      if best < 0 || rowLeft[row] < rowLeft[best] || (rowLeft[row] == rowLeft[best] && row < best) { best = row }
    }
    return best
  }

  // MARK: Solving

  /// Solves for unknowns by column; `right`, by row, is used up.
  func solve(_ right: UnsafeMutablePointer<Double>, into unknowns: UnsafeMutablePointer<Double>) {
    for step in 0..<rowOf.count {
      let value = right[Int(rowOf.base[step])]
      if value == 0 { continue }
      for entry in Int(lowerStart.base[step])..<Int(lowerStart.base[step + 1]) {
        right[Int(lowerRow.base[entry])] -= lowerValue.base[entry] * value
      }
    }
    var step = rowOf.count - 1
    while step >= 0 {
      let sum = right[Int(rowOf.base[step])]
      if sum == 0 {
        unknowns[Int(columnOf.base[step])] = 0
      } else {
        let value = sum / pivot.base[step]
        unknowns[Int(columnOf.base[step])] = value
        for entry in Int(upperStart.base[step])..<Int(upperStart.base[step + 1]) {
          right[Int(upperRow.base[entry])] -= upperValue.base[entry] * value
        }
      }
      step -= 1
    }
  }

  /// Solves the transposed system for multipliers by row, `right` by column.
  func solveTransposed(_ right: UnsafePointer<Double>, into multipliers: UnsafeMutablePointer<Double>) {
    for step in 0..<rowOf.count {
      var sum = right[Int(columnOf.base[step])]
      for entry in Int(upperStart.base[step])..<Int(upperStart.base[step + 1]) {
        sum -= upperValue.base[entry] * multipliers[Int(upperRow.base[entry])]
      }
      multipliers[Int(rowOf.base[step])] = sum == 0 ? 0 : sum / pivot.base[step]
    }
    var step = rowOf.count - 1
    while step >= 0 {
      let first = Int(lowerStart.base[step])
      let end = Int(lowerStart.base[step + 1])
      if first < end {
        var sum = multipliers[Int(rowOf.base[step])]
        for entry in first..<end { sum -= lowerValue.base[entry] * multipliers[Int(lowerRow.base[entry])] }
        multipliers[Int(rowOf.base[step])] = sum
      }
      step -= 1
    }
  }
}

/// Factors behind a reference, for owners of much else.
final class FactorsBox {
  @exclusivity(unchecked) var factors = SparseFactors()
}
