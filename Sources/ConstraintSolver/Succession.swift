// One set of constraints after another that has most of them in common: which rows of the new program are which of the past
// one's, and what of those was computed and is the same. It decides how long a change takes, never what comes out.

/// The rows of a new program in a past one.
final class Succession {
  let past: LayoutProgram
  /// By row of the new set: the same constraint's row in the past one, or -1.
  let oldRow: Slab<Int32>

  /// - Parameters:
  ///   - order: the slots of the new set's rows.
  ///   - rowOfSlot: by slot, the past program's row, or -1. A slot may have gone to another constraint since: rows are the same if
  ///     they say the same.
  init(_ set: borrowing ConstraintSet, order: [Int32], past: LayoutProgram, rowOfSlot: [Int32]) {
    self.past = past
    oldRow = Slab(order.count, repeating: -1)
    for (row, slot) in order.enumerated() where Int(slot) < rowOfSlot.count {
      let old = rowOfSlot[Int(slot)]
      if old >= 0, past.rows.hash[old] == set.records[Int(slot)].structure { oldRow[row] = old }
    }
  }
}

/// The rows outside the basis whose dependence on it is that of the past program.
///
/// A row is expressed by what its variables are computed from. If all of that is computed from the same rows in the same
/// order, so is every sum on the way, to the last bit.
struct KeptRows: ~Copyable {
  private let succession: Succession
  /// By variable: whether something it is computed from is another row than in the past, or stands in another place.
  private let isChanged: Slab<Bool>
  /// By position in the past solve order: that in the new one, or -1.
  private let newPosition: Slab<Int32>

  init?(_ succession: Succession, _ rows: borrowing RowTable, _ basis: borrowing Substitution, columns: [Int32]) {
    let past = succession.past
    guard !past.isExact, past.columnOfParameter == columns else { return nil }
    self.succession = succession
    isChanged = Slab(rows.variableCount, repeating: false)
    newPosition = Slab(past.basis.count, repeating: -1)
    findChanges(rows, basis)
  }

  private func findChanges(_ rows: borrowing RowTable, _ basis: borrowing Substitution) {
    let past = succession.past
    let oldPin = Slab<Int32>(rows.variableCount, repeating: -1)
    for row in past.rows.constraintCount..<past.rows.count {
      let variable = past.rows.variable[Int(past.rows.start[row])]
      if Int(variable) < rows.variableCount { oldPin[variable] = Int32(row) }
    }
    var last: Int32 = -1
    for index in 0..<basis.blocks.count {
      let block = basis.blocks[index]
      let positions = Int(block.first)..<Int(block.first + block.count)
      var start: Int32 = -1
      var isSame = true
      for position in positions where isSame {
        let row = Int(basis.row[position])
        let old = row < rows.constraintCount ? succession.oldRow[row] : oldPin[basis.target[position]]
        let oldPosition = old < 0 ? -1 : past.basis.position[old]
        if position == positions.lowerBound { start = oldPosition }
        isSame =
          oldPosition >= 0 && oldPosition == start + Int32(position - positions.lowerBound)
          && past.basis.target[oldPosition] == basis.target[position]
        guard isSame else { break }
        for entry in Int(basis.entryStart[position])..<Int(basis.entryStart[position + 1])
        where isChanged[basis.entryVariable[entry]] { isSame = false }
      }
      if isSame {
        let oldIndex = past.basis.blockOf[basis.target[positions.lowerBound]]
        let old = past.basis.blocks[oldIndex]
        isSame = old.first == start && old.count == block.count && old.tears == block.tears && oldIndex > last
        if isSame { last = oldIndex }
      }
      for position in positions {
        if isSame {
          newPosition[start + Int32(position - positions.lowerBound)] = Int32(position)
        } else {
          isChanged[basis.target[position]] = true
        }
      }
    }
  }

  /// Reports positions and multipliers of a row outside the basis as they were, if they still are, and fills in its
  /// derivatives where there are any. False: they are not known.
  func report(
    _ row: Int, _ rows: borrowing RowTable, _ derivatives: borrowing Slab<Double>,
    _ body: (_ position: Int32, _ multiplier: Double) -> Void
  ) -> Bool {
    let past = succession.past
    let old = succession.oldRow[row]
    guard old >= 0, past.basis.position[old] < 0 else { return false }
    let twin = rows.twin[row]
    let pastTwin = past.rows.twin[old]
    guard twin < 0 ? pastTwin < 0 : succession.oldRow[twin] == pastTwin else { return false }
    for entry in rows.entries(row) where isChanged[rows.variable[entry]] { return false }
    let index = Int(past.components.placeOfRow[old])
    guard index >= 0 else { return true }
    let first = past.components.symbolStart[past.components.componentOfPlace[index]]
    for entry in Int(past.components.entryStart[index])..<Int(past.components.entryStart[index + 1]) {
      let position = past.components.symbol[first + past.components.entrySymbol[entry]]
      body(newPosition[position], past.components.entryCoefficient[entry])
    }
    let hot = past.hotCount
    for h in 0..<hot { derivatives[h] = past.components.rowHot[index * hot + h] }
    return true
  }
}
