// Which rows of a past program stand in a new one, in runs: most of a changed set's rows are copied, not read anew.

/// The rows of a new set as runs of those of the set before it, and single rows that it did not have.
struct RowRuns {
  /// Rows that follow each other in both sets; `old` is -1 for one that is new.
  struct Run {
    var new: Int
    var old: Int
    var count: Int
  }

  let past: LayoutProgram
  private(set) var runs: [Run] = []
  /// Of the new set: terms, parameters, and constraints of each level.
  private(set) var terms: Int
  private(set) var parameters: Int
  private(set) var rowsAtLevel: [Int32]

  /// Nil where the new set has other levels, or equal rows have changed places.
  init?(_ set: borrowing ConstraintSet, order: [Int32], _ succession: Succession) {
    past = succession.past
    terms = Int(past.rows.start[past.rows.constraintCount])
    parameters = Int(past.rows.parameterStart[past.rows.constraintCount])
    rowsAtLevel = past.rows.rowsAtLevel
    var next = 0
    var row = 0
    while row < order.count {
      let old = Int(succession.oldRow[row])
      guard old >= 0 else {
        let record = set.records[Int(order[row])]
        guard let level = past.rows.levels.firstIndex(of: record.priority) else { return nil }
        rowsAtLevel[level] += 1
        terms += Int(record.variableCount)
        parameters += Int(record.parameterCount)
        runs.append(Run(new: row, old: -1, count: 1))
        row += 1
        continue
      }
      guard old >= next else { return nil }
      leaveOut(next..<old)
      var count = 1
      while row + count < order.count, Int(succession.oldRow[row + count]) == old + count { count += 1 }
      runs.append(Run(new: row, old: old, count: count))
      row += count
      next = old + count
    }
    leaveOut(next..<past.rows.constraintCount)
    for level in 1..<rowsAtLevel.count where rowsAtLevel[level] == 0 { return nil }
  }

  private mutating func leaveOut(_ rows: Range<Int>) {
    for row in rows {
      rowsAtLevel[Int(max(past.rows.up[row], past.rows.down[row]))] -= 1
      terms -= past.rows.entries(row).count
      parameters -= Int(past.rows.parameterStart[row + 1] - past.rows.parameterStart[row])
    }
  }

  /// Places of the new set between rows that did not follow each other in the past one.
  func seams(among rows: Int) -> [Int] {
    var seams = runs.map(\.new)
    seams.append(rows)
    return seams
  }
}
