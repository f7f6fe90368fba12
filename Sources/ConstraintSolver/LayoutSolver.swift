// What a view layer talks to: declare variables, parameters and constraints, change them, solve once per pass, read all
// values.

/// Variables, constraints and their solution: one per window. A value: copies are independent and share programs.
///
/// The values are a function of the active constraints, the constants and the parameters. The order of activation
/// matters only to which constraint of a conflict is broken. What constraints leave open is resolved so: as few variables
/// as needed are held at 0, or as near to it in sum as inequalities allow; what is still open is decided by a fixed
/// generic weight of each constraint, which does not depend on others. In small sets with coefficients far apart, which
/// are solved exactly, all variables together are as near to 0 as the constraints allow.
public struct LayoutSolver {
  var declared = ConstraintSet()
  let cache: ProgramCache
  private var parameterValues: [Double] = []
  /// The state of the full set, and of the set without broken constraints when there are any.
  var primary: LayoutState?
  private(set) var reduced: LayoutState?
  /// Row of each constraint slot in the reduced state.
  private var reducedRowOfSlot: [Int32] = []
  /// What stands in for the primary state where that cannot be trusted.
  private(set) var anew: LayoutState?
  /// Row of each constraint slot in the primary state.
  var rowOfSlot: [Int32] = []
  /// Rows of the primary state that stand for no constraint at present.
  var absent: [AbsentRow] = []
  private(set) var structureChanged = true
  var valuesChanged = true
  private(set) var recent: [LayoutState] = []
  /// The conflicts of the last solve.
  public private(set) var conflicts: [Conflict] = []
  /// The work that naming them may take.
  public var conflictAllowance = Limits.conflictWork
  /// Solves whose answer broke a required constraint, or had none, and which an exact one from scratch replaced.
  public private(set) var freshSolves = 0
  /// What naming and breaking them took, and what all solves took until now, in `SolveStatistics.work`.
  public private(set) var (conflictWork, work) = (0, 0)

  /// What conflicts were found and broken at which numbers.
  private struct Answer {
    var revision: Int
    var parameters: [Double]
    var conflicts: [Conflict]
    var state: LayoutState
    var rowOfSlot: [Int32]
  }

  private var answers: [Answer] = []
  private var memory = ConflictMemory()
  /// Counts changes of constraints and constants.
  var revision = 0
  /// Answers to conflicts kept: the four rotations of a split position.
  private static let keptAnswers = 4

  /// States of other structures kept warm: a constraint set and its alternatives toggle among few.
  private static let recentStates = 6
  /// As many are kept while all together have no more constraints than these: sixteen screens of four hundred views.
  private static let recentSmallStates = 16
  private static let recentRows = 1 << 16

  /// An empty solver; solvers that share a cache compile a structure they have in common once.
  public init(cache: ProgramCache = ProgramCache()) { self.cache = cache }

  /// Names the structure of what is active now.
  public var structure: StructureKey { declared.key }
  /// Values that `read(into:)` writes: one per variable ever made, removed ones included.
  public var valueCount: Int { declared.variableAlive.count }
  /// Work done in the present state.
  public var statistics: SolveStatistics { primary?.statistics ?? SolveStatistics() }

  // MARK: Declaring

  private mutating func structureHasChanged() {
    structureChanged = true
    revision += 1
  }

  /// A new unknown. Numbers of removed variables are used again.
  public mutating func makeVariable() throws(SolverError) -> Variable {
    structureHasChanged()
    return try declared.makeVariable()
  }

  /// Removes an unknown that no active constraint mentions.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try declared.removeVariable(variable)
    structureHasChanged()
  }

  /// A new number from outside. `live` ones (at most `Limits.liveParameters`) change at no cost but the evaluation.
  public mutating func makeParameter(
    _ value: Double, kind: Parameter.Kind = .settled
  ) throws(SolverError) -> Parameter {
    guard value.isFinite else { throw .parameterNotFinite(parameter: parameterValues.count, value: "\(value)") }
    let parameter = try declared.makeParameter(kind)
    parameterValues.append(value)
    structureHasChanged()
    return parameter
  }

  /// Adds a constraint. Nothing is solved until `solve()`.
  @discardableResult
  public mutating func activate(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let id = try declared.activate(constraint)
    if try !bringBack(id) { structureHasChanged() }
    return id
  }

  /// Takes a constraint away; its handle is never valid again.
  public mutating func deactivate(_ id: ConstraintID) throws(SolverError) {
    if try !leaveOut(id) { structureHasChanged() }
  }

  /// Replaces the constant of a constraint's expression, as the client wrote it.
  public mutating func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    let isAmongEquals = try declared.setConstant(value, of: id)
    revision += 1
    guard !structureChanged else { return }
    if isAmongEquals {
      settleEquals(of: id.slot, at: rowOfSlot[Int(id.slot)])
    } else {
      primary?.setConstant(Int(rowOfSlot[Int(id.slot)]), declared.records[Int(id.slot)].constant)
    }
    valuesChanged = true
  }

  /// Gives a constraint another rank, which is another structure.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    try declared.setPriority(priority, of: id)
    structureHasChanged()
  }

  /// Gives a parameter another value.
  public mutating func setParameter(_ parameter: Parameter, to value: Double) throws(SolverError) {
    guard parameter.index >= 0, parameter.index < parameterValues.count else {
      throw .unknownParameter(parameter.index)
    }
    guard value.isFinite else { throw .parameterNotFinite(parameter: parameter.index, value: "\(value)") }
    guard parameterValues[parameter.index] != value else { return }
    parameterValues[parameter.index] = value
    if !structureChanged { primary?.setParameter(at: parameter.index, value) }
    valuesChanged = true
  }

  /// The number last given for a parameter.
  public func value(of parameter: Parameter) -> Double { parameterValues[parameter.index] }

  // MARK: Solving

  /// Brings the values up to date with everything declared. On an error the previous values stay readable.
  @discardableResult
  public mutating func solve() throws(SolverError) -> SolveOutcome {
    guard structureChanged || valuesChanged else { return .unchanged }
    if !structureChanged, primary!.recall() {
      if anew != nil { anew = nil }
    } else {
      if structureChanged { try attach() } else { try update() }
      structureChanged = false
      if !absent.isEmpty, (anew ?? primary!).hasConflict() || !isOutOfReach() { try attach(keeping: false) }
      if (anew ?? primary!).hasConflict() {
        valuesChanged = false
        try breakConflicts()
        return conflicts.isEmpty ? .solved : .conflicting(conflicts)
      }
      if anew == nil { primary!.remember() }
    }
    valuesChanged = false
    if let old = reduced {
      remember(old)
      reduced = nil
      conflicts = []
    }
    return .solved
  }

  private mutating func update() throws(SolverError) {
    work += primary!.updateCounting()
    try doubt(primary!)
  }

  /// Whether an answer cannot be trusted: a required row is broken in the values as they are read, or rows are said to be in
  /// conflict that rounding may have put there.
  private func isDoubtful(_ state: LayoutState) -> Bool {
    if state.hasConflict() { return state.program.isWide && !state.program.isExact }
    return !state.requiredHold() && !state.program.isExact
  }

  /// Replaces the full set's state for this solve where it cannot be trusted.
  private mutating func doubt(_ state: LayoutState) throws(SolverError) {
    anew = isDoubtful(state) ? try solvedAnew(order: declared.ordered, key: declared.key) : nil
  }

  /// A state that takes nothing for granted: no crash basis, exact searches. It is not kept, so that an answer does not depend
  /// on what was doubtful before.
  private mutating func solvedAnew(order: [Int32], key: StructureKey) throws(SolverError) -> LayoutState {
    freshSolves += 1
    var state = LayoutState(try LayoutProgram(declared, order: order, key: key, isExact: true))
    load(&state, order: order)
    work += state.updateCounting()
    return state
  }

  /// Takes up a program of the active constraints.
  ///
  /// - Parameter keeping: whether it may have rows for constraints that have left.
  mutating func attach(keeping: Bool = true) throws(SolverError) {
    let past = primary.map { (state: $0, rowOfSlot: rowOfSlot) }
    declared.settle()
    if !keeping || reduced != nil || anew != nil { declared.forgetKept() }
    var (order, key) = orderWithKept()
    var state = try state(order: order, key: key, after: past)
    if !isUndisturbed(state.program, order) {
      declared.forgetKept()
      (order, key) = orderWithKept()
      state = try self.state(order: order, key: key, after: past)
    }
    work += state.updateCounting()
    try doubt(state)
    if let old = primary, old.program !== state.program { remember(old) }
    primary = state
    rowOfSlot = rows(of: order)
    noteKept()
  }

  /// The row of each slot in a program of these slots, or -1.
  private func rows(of order: [Int32]) -> [Int32] {
    var rowOfSlot = [Int32](repeating: -1, count: declared.records.count)
    for (row, slot) in order.enumerated() { rowOfSlot[Int(slot)] = Int32(row) }
    return rowOfSlot
  }

  private mutating func remember(_ state: LayoutState) {
    if state.program.isExact, !state.program.isUneven { return }
    recent.removeAll { $0.program === state.program }
    recent.append(state)
    var rows = recent.reduce(0) { $0 + $1.program.key.constraints }
    while recent.count > Self.recentStates, recent.count > Self.recentSmallStates || rows > Self.recentRows {
      rows -= recent.removeFirst().program.key.constraints
    }
  }

  /// A state for some of the constraints, with present constants and parameters.
  private mutating func state(
    order: [Int32], key: StructureKey, after past: (state: LayoutState, rowOfSlot: [Int32])?
  ) throws(SolverError) -> LayoutState {
    var state: LayoutState
    let known = [primary, reduced].compactMap { $0 }
    if let old = known.first(where: { $0.program.key == key && $0.program.matches(declared, order: order) }) {
      state = old
    } else if let place = recent.firstIndex(where: {
      $0.program.key == key && $0.program.matches(declared, order: order)
    }) {
      state = recent.remove(at: place)
    } else {
      let succession = past.map {
        Succession(declared, order: order, past: $0.state.program, rowOfSlot: $0.rowOfSlot)
      }
      state = LayoutState(try cache.program(declared, order: order, key: key, after: succession))
      if let past, let succession { state.begin(at: past.state, succession) }
    }
    load(&state, order: order)
    return state
  }

  /// Gives a state the present constants and parameters.
  private func load(_ state: inout LayoutState, order: [Int32]) {
    state.setConstants(of: order, in: declared)
    for (index, value) in parameterValues.enumerated() { state.setParameter(at: index, value) }
  }

  // MARK: Reading

  var effective: LayoutState? { reduced ?? anew ?? primary }

  /// Writes the value of every variable at its index. Allocates nothing.
  public func read(into buffer: UnsafeMutableBufferPointer<Double>) throws(SolverError) {
    if let state = effective { try state.read(into: buffer) }
  }

  /// All values as of the last solve, by variable index.
  public var values: [Double] {
    guard let state = effective else { return [] }
    return [Double](unsafeUninitializedCapacity: state.valueCount) { buffer, count in
      if let base = buffer.baseAddress { state.read(into: base) }
      count = state.valueCount
    }
  }

  /// One value as of the last solve; 0 before the first.
  public func value(of variable: Variable) -> Double {
    guard let state = effective, variable.index < state.valueCount else { return 0 }
    return state.value(variable.index)
  }

  /// The compiled structure and its numbers as of the last solve: what a state explorer shares and forks.
  public var state: LayoutState? { effective }
}

// MARK: - Conflicts

extension LayoutSolver {
  /// Breaks constraints until the required rest can hold: of each conflict one; all that the optimum violates at once, when
  /// naming them singly has become too much work.
  private mutating func breakConflicts() throws(SolverError) {
    conflictWork = 0
    defer { work += conflictWork }
    if let known = answers.first(where: { $0.revision == revision && $0.parameters == parameterValues }) {
      conflicts = known.conflicts
      reduced = known.state
      reducedRowOfSlot = known.rowOfSlot
      return
    }
    conflicts = []
    var (order, key) = (declared.ordered, declared.key)
    var state = anew ?? primary!
    var round = 0
    while state.hasConflict(), conflicts.count < Limits.conflicts {
      guard let broken = try breakSome(of: state, order: order) else {
        state = try solvedAnew(order: order, key: key)
        continue
      }
      if broken.isEmpty { break }
      let past =
        memory.round(round) ?? (state: reduced ?? state, rowOfSlot: reduced == nil ? rows(of: order) : reducedRowOfSlot)
      order.removeAll { broken.contains($0) }
      for slot in broken { key.remove(declared.records[Int(slot)].structure) }
      key.constraints -= broken.count
      state = try self.state(order: order, key: key, after: past)
      conflictWork += state.updateCounting()
      if isDoubtful(state) { state = try solvedAnew(order: order, key: key) }
      memory.keep(state, rowOfSlot: rows(of: order), ofRound: round)
      round += 1
    }
    if let old = reduced, old.program !== state.program { remember(old) }
    reduced = state
    reducedRowOfSlot = rows(of: order)
    answers.append(
      Answer(
        revision: revision, parameters: parameterValues, conflicts: conflicts, state: state,
        rowOfSlot: reducedRowOfSlot))
    if answers.count > Self.keptAnswers { answers.removeFirst() }
  }

  /// Names the conflicts of an optimum that do not hang together, and returns what they break. A set that a constraint
  /// broken for another one is part of may hold without it: the next optimum tells. Nil: the rows of one can hold, where rounding
  /// can mislead.
  private mutating func breakSome(of state: LayoutState, order: [Int32]) throws(SolverError) -> Set<Int32>? {
    var (broken, isDoubted): (Set<Int32>, Bool) = ([], false)
    try state.numbers.reportCertificates {
      broken.contains(order[$0])
    } _: { (proof) throws(SolverError) in
      let found = try named(proof, order: order, of: state.program)
      if found.contains(where: { $0.constraints.contains { broken.contains($0.slot) } }) { return true }
      if state.program.hasUnevenRows, !state.program.isExact, try !isConfirmed(found) {
        isDoubted = true
        return false
      }
      conflicts += found
      broken.formUnion(found.map(\.broken.slot))
      return conflicts.count < Limits.conflicts
    }
    // What was named before is to be broken first: it would be named again.
    return isDoubted && broken.isEmpty ? nil : broken
  }

  private mutating func isConfirmed(_ found: [Conflict]) throws(SolverError) -> Bool {
    var search = ConflictSearch(declared, parameters: parameterValues, allowance: conflictAllowance, isExact: true)
    defer { conflictWork += search.work }
    return try search.isConfirmed(found)
  }

  /// The conflicts a proof stands for: one, its smallest set, or one for each violated row when that is not found.
  private mutating func named(
    _ proof: ConflictProof, order: [Int32], of program: LayoutProgram
  ) throws(SolverError) -> [Conflict] {
    let all = proof.rows.map { declared.id(ofSlot: order[$0]) }.sorted()
    var search = ConflictSearch(
      declared, parameters: parameterValues, allowance: conflictAllowance - conflictWork,
      isExact: program.isExact)
    // Multiples of coefficients far apart may be lost to rounding, and their rows to the proof.
    let isVague = program.isWide || program.isExact
    if proof.isMinimal, !isVague { return [Conflict(constraints: all, broken: all.last!)] }
    let (rows, violated) = (proof.rows.map { order[$0] }, proof.violated.map { order[$0] })
    let question = ConflictMemory.Question(declared, rows: rows, violated: violated, parameters: parameterValues)
    if !isVague, let known = memory.answer(to: question, within: conflictAllowance - conflictWork) {
      conflictWork += known.work
      return [Conflict(constraints: known.smallest, broken: known.smallest.last!)]
    }
    let smallest =
      isVague
      ? try search.filtered(rows, among: order) : try search.smallest(rows: rows, violated: violated, among: order)
    conflictWork += search.work
    if !isVague, let smallest, !search.askedForOthers {
      memory.keep(smallest, work: search.work, answering: question)
    }
    if let smallest { return [Conflict(constraints: smallest, broken: smallest.last!)] }
    return proof.violated.map { declared.id(ofSlot: order[$0]) }.sorted()
      .map { Conflict(constraints: all, broken: $0, isMinimal: false) }
  }
}
