// From a proof that a required set cannot hold to a smallest such set, in few solves of a few rows.

/// Searches one conflict for a smallest one.
struct ConflictSearch {
  private let declared: ConstraintSet
  private let parameters: [Double]
  private var trials = 0
  /// Work that may be spent before the search gives up, in `SolveStatistics.work`.
  private let allowance: Int
  private(set) var work = 0
  /// Whether what came out depends on constraints beside those of the conflict.
  private(set) var askedForOthers = false
  /// Whether the solves are exact, as the one was that found the conflict.
  private let isExact: Bool

  /// What a constraint is tried at when it need not hold: the strongest level below required.
  private static let wish = Priority(999)

  init(_ declared: ConstraintSet, parameters: [Double], allowance: Int, isExact: Bool) {
    self.declared = declared
    self.parameters = parameters
    self.allowance = allowance
    self.isExact = isExact
  }

  /// A smallest conflicting set, in order of activation; nil when the allowance ran out before it was found.
  ///
  /// `rows` cannot hold, but can without `violated`. Of these, half are wished for beside the others: what is then not
  /// granted stays under suspicion, and when all is granted, the other half does. The last suspect is refused by others
  /// that hold, so that its proof is minimal: as many solves as it takes to halve the violated rows down to one.
  mutating func smallest(
    rows: [Int32], violated: [Int32], among order: [Int32]
  ) throws(SolverError) -> [ConstraintID]? {
    var suspects = byActivation(violated)
    var others = rows.filter { !violated.contains($0) }
    while suspects.count > 1 {
      guard work < allowance else { return nil }
      let head = Array(suspects.prefix(suspects.count / 2))
      let refused = Set(try wish(head, beside: others).refused.map(\.slot))
      others += head.filter { !refused.contains($0) }
      suspects = refused.isEmpty ? Array(suspects.dropFirst(head.count)) : head.filter { refused.contains($0) }
    }
    guard work < allowance else { return nil }
    let last = try wish(suspects, beside: others)
    if let refused = last.refused.first {
      let proof = last.state.numbers.certificate(ofRow: refused.row, shortfall: refused.shortfall)
      if proof.isMinimal { return ids(proof.rows.map { last.order[$0] }) }
    }
    return try filtered(rows, among: order)
  }

  // MARK: Wishes

  private struct Wish {
    var state: LayoutState
    /// Slots by row.
    var order: [Int32]
    var refused: [(slot: Int32, row: Int, shortfall: Double)]
  }

  /// Solves `others` as required with `wishes` below them.
  private mutating func wish(_ wishes: [Int32], beside others: [Int32]) throws(SolverError) -> Wish {
    var set = declared
    for slot in wishes { try set.setPriority(Self.wish, of: set.id(ofSlot: slot)) }
    set.settle()
    let (state, order) = try solved(Set(wishes).union(others), of: set)
    let wished = Set(wishes)
    var refused: [(slot: Int32, row: Int, shortfall: Double)] = []
    for (row, slot) in order.enumerated() where wished.contains(slot) {
      let shortfall = state.numbers.shortfall(ofRow: row)
      if shortfall != 0 { refused.append((slot, row, shortfall)) }
    }
    return Wish(state: state, order: order, refused: refused)
  }

  private mutating func solved(
    _ members: Set<Int32>, of set: ConstraintSet
  ) throws(SolverError) -> (state: LayoutState, order: [Int32]) {
    let order = set.ordered.filter { members.contains($0) }
    var state = LayoutState(try LayoutProgram(set, order: order, key: StructureKey(), isExact: isExact))
    for (row, slot) in order.enumerated() { state.setConstant(row, set.records[Int(slot)].constant) }
    for (index, value) in parameters.enumerated() { state.setParameter(at: index, value) }
    state.update()
    work += state.statistics.work
    return (state, order)
  }

  // MARK: Where rounding hides the proof

  /// Whether the rows of the first conflict cannot hold by themselves.
  mutating func isConfirmed(_ found: [Conflict]) throws(SolverError) -> Bool {
    guard let conflict = found.first, conflict.isMinimal else { return true }
    return try !canHold(conflict.constraints.map(\.slot))
  }

  /// Drops constraints, last activated first, as long as the rest still cannot hold: runs of them first, then one by one.
  /// After `Limits.conflictTrials` solves the set is taken as it is.
  mutating func filtered(_ rows: [Int32], among order: [Int32]) throws(SolverError) -> [ConstraintID]? {
    var candidates = rows
    if try canHold(candidates) {
      // Part of the proof is missing: start from everything that is required.
      askedForOthers = true
      candidates = order.filter { declared.records[Int($0)].priority == 1000 }
    }
    candidates = byActivation(candidates)
    var run = max(1, candidates.count / 2)
    while true {
      var end = candidates.count
      while end > 0, trials < Limits.conflictTrials {
        let start = max(0, end - run)
        var rest = candidates
        rest.removeSubrange(start..<end)
        end = start
        if rest.isEmpty { continue }
        guard work < allowance else { return nil }
        if try !canHold(rest) { candidates = rest }
      }
      if run == 1 { break }
      run /= 2
    }
    return ids(candidates)
  }

  /// Whether constraints can hold without the others.
  private mutating func canHold(_ slots: [Int32]) throws(SolverError) -> Bool {
    trials += 1
    return try !solved(Set(slots), of: declared).state.hasConflict()
  }

  private func byActivation(_ slots: [Int32]) -> [Int32] {
    slots.sorted { declared.records[Int($0)].serial < declared.records[Int($1)].serial }
  }

  private func ids(_ slots: [Int32]) -> [ConstraintID] { slots.map { declared.id(ofSlot: $0) }.sorted() }
}
