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
  /// Of the rows of a new program this part at most stands for constraints that have left before.
  private static let keptPart = 8
  /// What a row's constant becomes, in points: far outside of all screens, and near enough that a search that passes it by keeps
  /// nine digits behind the point.
  private static let outOfReach = 1e7
  /// A layout that comes nearer to where an absent row would be is found anew without it.
  private static let closest = 1e6

  /// The row of a constraint in the primary state, if that can do without; nil: another program is needed.
  private func dispensableRow(of id: ConstraintID) throws(SolverError) -> AbsentRow? {
    let record = try declared.record(of: id)
    guard !structureChanged, reduced == nil, anew == nil, absent.count < Self.mostAbsent,
      let core = primary?.numbers, core.canDoWithout(Int(rowOfSlot[Int(id.slot)]), besides: absent),
      !LayoutProgram.Rows(core.program).connects(rowOfSlot[Int(id.slot)], besides: absent)
    else { return nil }
    return AbsentRow(row: rowOfSlot[Int(id.slot)], structure: record.structure)
  }

  /// Takes a constraint out of the set, and out of the primary state alone if that is enough. False: it is not.
  mutating func leaveOut(_ id: ConstraintID) throws(SolverError) -> Bool {
    guard let row = try dispensableRow(of: id) else {
      try declared.deactivate(id)
      return false
    }
    try declared.deactivate(id, keepingAt: LayoutProgram.Rows(primary!.program).sign(row.row) * Self.outOfReach)
    rowOfSlot[Int(id.slot)] = -1
    settleEquals(of: id.slot, at: row.row)
    revision += 1
    valuesChanged = true
    return true
  }

  /// Gives a new constraint a row that was kept for one like it. False: there is none.
  mutating func bringBack(_ id: ConstraintID) throws(SolverError) -> Bool {
    let record = try declared.record(of: id)
    if let kept = declared.kept(like: record.structure) { declared.forget(kept: kept) }
    guard !structureChanged, let row = absent.first(where: { $0.structure == record.structure }) else { return false }
    while rowOfSlot.count <= Int(id.slot) { rowOfSlot.append(-1) }
    settleEquals(of: id.slot, at: row.row)
    revision += 1
    valuesChanged = true
    return true
  }

  /// The order and the key of the set for which a new program is made: with rows that have left, as long as what is left has the
  /// same basis with them.
  mutating func orderWithKept() -> (order: [Int32], key: StructureKey) {
    let most = max(4, declared.ordered.count / Self.keptPart)
    while declared.kept.count > most { declared.forget(kept: declared.kept[0]) }
    for slot in declared.kept where declared.hasRival(slot) { declared.forget(kept: slot) }
    if declared.kept.isEmpty { return declared.withKept() }
    let rows = declared.withKept()
    // Sets that screens go back and forth between stay the ones they were.
    guard knows(declared.key), !knows(rows.key) else { return rows }
    declared.forgetKept()
    return declared.withKept()
  }

  private func knows(_ key: StructureKey) -> Bool {
    if primary?.program.key == key || cache.knows(key) { return true }
    for state in recent where state.program.key == key { return true }
    return false
  }

  /// Whether a program is what it would be without the rows that are kept.
  func isUndisturbed(_ program: LayoutProgram, _ order: [Int32]) -> Bool {
    if declared.kept.isEmpty { return true }
    if program.isExact || program.hasUnevenRows { return false }
    var rows: [AbsentRow] = []
    for (row, slot) in order.enumerated() where declared.records[Int(slot)].isKept {
      rows.append(AbsentRow(row: Int32(row), structure: declared.records[Int(slot)].structure))
    }
    for one in rows where LayoutProgram.Rows(program).connects(one.row, besides: rows) { return false }
    return true
  }

  /// Notes which rows of the primary state stand for no constraint.
  mutating func noteKept() {
    absent.removeAll(keepingCapacity: true)
    for slot in declared.kept {
      absent.append(AbsentRow(row: rowOfSlot[Int(slot)], structure: declared.records[Int(slot)].structure))
    }
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
        primary!.setConstant(row, LayoutProgram.Rows(primary!.program).sign(Int32(row)) * Self.outOfReach)
        continue
      }
      let slot = declared.ordered[places.lowerBound + number]
      rowOfSlot[Int(slot)] = Int32(row)
      primary!.setConstant(row, declared.records[Int(slot)].constant)
    }
    var spare = rows.lowerBound + places.count
    for slot in declared.kept where spare < rows.upperBound && declared.records[Int(slot)].structure == structure {
      rowOfSlot[Int(slot)] = Int32(spare)
      spare += 1
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

extension LayoutProgram {
  /// What is asked of rows that may leave.
  struct Rows {
    private let program: LayoutProgram

    init(_ program: LayoutProgram) { self.program = program }

    /// The sign of an inequality's constant that makes it hold.
    func sign(_ row: Int32) -> Double { program.rows.up[row] >= 0 ? -1 : 1 }

    /// Whether rows are in one component because of a row alone, or may be: no other one that is there has all of its symbols. A
    /// component of two would be solved in another order than each of them, and differ in the last bit.
    func connects(_ row: Int32, besides absent: [AbsentRow]) -> Bool {
      let place = program.components.placeOfRow[row]
      guard place >= 0 else { return false }
      let symbols = entries(place)
      guard symbols.count > 1 else { return false }
      let component = Int(program.components.componentOfPlace[place])
      let symbol = program.components.symbolStart[component] + program.components.entrySymbol[symbols.lowerBound]
      for k in Int(program.components.columnStart[symbol])..<Int(program.components.columnStart[symbol + 1]) {
        let other = program.components.rowStart[component] + program.components.columnRow[k]
        if other == place || absent.contains(where: { $0.row == program.components.row[other] }) { continue }
        if symbols.allSatisfy({ isSymbol(program.components.entrySymbol[$0], of: other) }) { return false }
      }
      return true
    }

    private func entries(_ place: Int32) -> Range<Int> {
      Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1])
    }

    private func isSymbol(_ symbol: Int32, of place: Int32) -> Bool {
      entries(place).contains { program.components.entrySymbol[$0] == symbol }
    }

    /// Whether a program without an inequality would have the same basis. One that stands alone is never part of a basis. A pair may
    /// be; where it had no place, one of the two has none either, unless a third takes its place in the pair, or other rows
    /// found their variables because it has one to itself.
    ///
    /// - Parameter absent: rows that stand for no constraint as it is.
    func isOutside(_ row: Int, besides absent: [AbsentRow]) -> Bool {
      let rows = Span(program)
      guard program.basis.position[row] < 0, (program.rows.up[row] >= 0) != (program.rows.down[row] >= 0)
      else { return false }
      let twin = Int(program.rows.twin[row])
      guard twin >= 0 else { return true }
      guard program.isPlain, program.basis.position[twin] < 0, !program.banned.contains(Int32(row)),
        !program.banned.contains(Int32(twin)), !rows.hasThird(row, twin)
      else { return false }
      let entries = program.rows.entries(row)
      return entries.count > 1
        || rows.isOwned(Int(program.rows.variable[entries.lowerBound]), row, twin, besides: absent)
    }
  }

  /// Rows around one, in canonical order.
  private struct Span {
    let program: LayoutProgram

    init(_ program: LayoutProgram) { self.program = program }

    /// Whether another soft inequality says something of the same terms as a pair.
    func hasThird(_ row: Int, _ twin: Int) -> Bool {
      contains(
        row, twin, among: { haveSameTerms($0, row) },
        where: { other in
          max(program.rows.up[other], program.rows.down[other]) > 0
            && (program.rows.up[other] < 0) != (program.rows.down[other] < 0)
        })
    }

    /// Whether an equality or another pair than this speaks of a variable alone.
    func isOwned(_ variable: Int, _ row: Int, _ twin: Int, besides absent: [AbsentRow]) -> Bool {
      contains(
        row, twin, among: { isAlone($0, variable) },
        where: { other in
          if program.rows.up[other] >= 0, program.rows.down[other] >= 0 { return true }
          let otherTwin = program.rows.twin[other]
          return otherTwin >= 0 && !absent.contains { $0.row == Int32(other) || $0.row == otherTwin }
        })
    }

    /// Whether some row around a pair, as far as they belong together, is as asked for.
    private func contains(_ row: Int, _ twin: Int, among belongs: (Int) -> Bool, where fits: (Int) -> Bool) -> Bool {
      for step in [-1, 1] {
        var other = row + step
        while other >= 0, other < program.rows.constraintCount, belongs(other) {
          if other != twin, fits(other) { return true }
          other += step
        }
      }
      return false
    }

    private func isAlone(_ row: Int, _ variable: Int) -> Bool {
      let entries = program.rows.entries(row)
      return entries.count == 1 && Int(program.rows.variable[entries.lowerBound]) == variable
    }

    private func haveSameTerms(_ a: Int, _ b: Int) -> Bool {
      let (own, other) = (program.rows.entries(a), program.rows.entries(b))
      guard own.count == other.count else { return false }
      for (k, l) in zip(own, other)
      where program.rows.variable[k] != program.rows.variable[l]
        || program.rows.coefficient[k] != program.rows.coefficient[l]
      {
        return false
      }
      return true
    }
  }
}
