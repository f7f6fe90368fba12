// Inequalities that are taken away and may come back: their rows stay in the program with a constant that no screen reaches, so
// that neither takes a new program.

/// A row of a program that stands for no constraint.
struct AbsentRow {
  var row: Int32
  /// Hash of its structure: a constraint of the same may take its place.
  var structure: UInt64
}

extension LayoutSolver {
  /// So many rows are kept for constraints that may come back; with more a program without them is better.
  private static let mostAbsent = 64
  /// What a row's constant becomes, in points: far outside of all screens, and near enough that a search that passes it by keeps
  /// nine digits behind the point.
  private static let outOfReach = 1e7
  /// A layout that comes nearer to where an absent row would be is found anew without it.
  private static let closest = 1e6

  /// The row of a constraint in the primary state, if that can do without; nil: another program is needed.
  func dispensableRow(of id: ConstraintID) throws(SolverError) -> AbsentRow? {
    let record = try declared.record(of: id)
    guard !structureChanged, !valuesChanged, reduced == nil, anew == nil, absent.count < Self.mostAbsent,
      let core = primary?.numbers, core.canDoWithout(Int(rowOfSlot[Int(id.slot)]))
    else { return nil }
    return AbsentRow(row: rowOfSlot[Int(id.slot)], structure: record.structure)
  }

  /// Keeps the row of a constraint that has left.
  mutating func leaveOut(_ row: AbsentRow, slot: Int32) {
    rowOfSlot[Int(slot)] = -1
    settleEquals(of: slot, at: row.row)
    revision += 1
    valuesChanged = true
  }

  /// Gives a new constraint a row that was kept for one like it. False: there is none.
  mutating func bringBack(_ id: ConstraintID) throws(SolverError) -> Bool {
    let record = try declared.record(of: id)
    guard !structureChanged, let row = absent.first(where: { $0.structure == record.structure }) else { return false }
    while rowOfSlot.count <= Int(id.slot) { rowOfSlot.append(-1) }
    settleEquals(of: id.slot, at: row.row)
    revision += 1
    valuesChanged = true
    return true
  }

  /// Whether the layout is what it would be without the absent rows.
  func isOutOfReach() -> Bool {
    guard let core = primary?.numbers else { return true }
    return absent.allSatisfy { row in
      core.residual(of: Int(row.row)) * (core.program.rows.up[row.row] >= 0 ? -1 : 1) > Self.closest
    }
  }

  /// Shares out the rows of one structure, of which one is given: constraints that differ by their constants alone have them in
  /// canonical order, as they would in a program of their own, and rows that are left over are absent.
  mutating func settleEquals(of slot: Int32, at row: Int32) {
    declared.settle()
    let structure = declared.records[Int(slot)].structure
    absent.removeAll { $0.structure == structure }
    let rows = primary!.program.rows(like: row)
    let places = declared.run(like: slot)
    for (number, row) in rows.enumerated() {
      guard number < places.count else {
        absent.append(AbsentRow(row: Int32(row), structure: structure))
        primary!.setConstant(row, primary!.program.rows.up[row] >= 0 ? -Self.outOfReach : Self.outOfReach)
        continue
      }
      let slot = declared.ordered[places.lowerBound + number]
      rowOfSlot[Int(slot)] = Int32(row)
      primary!.setConstant(row, declared.records[Int(slot)].constant)
    }
  }
}

extension LayoutProgram {
  /// The rows of a row's structure, which follow each other.
  fileprivate func rows(like row: Int32) -> Range<Int> {
    let hash = rows.hash[row]
    var first = Int(row)
    while first > 0, rows.hash[first - 1] == hash { first -= 1 }
    var end = Int(row) + 1
    while end < rows.constraintCount, rows.hash[end] == hash { end += 1 }
    return first..<end
  }
}
