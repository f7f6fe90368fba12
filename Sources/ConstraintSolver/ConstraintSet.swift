// The active constraints in canonical form and canonical order, so that nothing downstream can see in which order they
// were declared. It knows nothing of solving.

/// Constraints, variables and parameters of one solver.
struct ConstraintSet {
  /// One activated constraint: terms in the pool, the first coefficient positive.
  struct Record {
    var termStart: Int32 = 0
    var variableCount: Int32 = 0
    var parameterCount: Int32 = 0
    var relation = Relation.equal
    var priority: Float = 1000
    var constant = 0.0
    /// Whether the terms were multiplied by -1 to make the first one positive.
    var negated = false
    /// Hash of the terms alone.
    var linear: UInt64 = 0
    /// Hash of terms, relation and priority.
    var structure: UInt64 = 0
    /// First and last variable and a part of `linear`: the canonical order.
    var order: UInt64 = 0
    /// -1: deactivated.
    var serial = -1
    /// Not where the canonical order wants it.
    var isMisplaced = false
  }

  private(set) var records: [Record] = []
  private(set) var poolIndex: [Int32] = []
  private(set) var poolCoefficient: [Double] = []
  private var freeSlots: [Int32] = []
  private var deadTerms = 0
  private var nextSerial = 0

  private(set) var variableAlive: [Bool] = []
  private var variableUses: [Int32] = []
  private var freeVariables: [Int] = []
  private(set) var parameterKinds: [Parameter.Kind] = []
  /// Position of each live parameter among the live ones, of each settled one among the settled ones.
  private(set) var parameterColumn: [Int32] = []
  private(set) var liveCount = 0

  private(set) var key = StructureKey()
  /// Active slots in canonical order; valid after `settle()`.
  private(set) var ordered: [Int32] = []
  private var added: [Int32] = []
  /// Deactivated slots, not to be used again before they have left the order.
  private var leaving: [Int32] = []
  private var isUnsettled: Bool { !added.isEmpty || !leaving.isEmpty }
  /// So many slots are found and put in their places singly: more, and going through all is cheaper.
  private static let fewChanges = 16

  // MARK: Variables and parameters

  mutating func makeVariable() throws(SolverError) -> Variable {
    if let index = freeVariables.popLast() {
      variableAlive[index] = true
      key.add(mixed(1, UInt64(index)))
      return Variable(index: index)
    }
    guard variableAlive.count < Limits.variables else { throw .tooManyVariables(limit: Limits.variables) }
    variableAlive.append(true)
    variableUses.append(0)
    key.add(mixed(1, UInt64(variableAlive.count - 1)))
    return Variable(index: variableAlive.count - 1)
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isAlive(variable) else { throw .unknownVariable(variable.index) }
    guard variableUses[variable.index] == 0 else {
      throw .variableInUse(variable.index, constraints: Int(variableUses[variable.index]))
    }
    variableAlive[variable.index] = false
    freeVariables.append(variable.index)
    key.remove(mixed(1, UInt64(variable.index)))
  }

  mutating func makeParameter(_ kind: Parameter.Kind) throws(SolverError) -> Parameter {
    let index = parameterKinds.count
    switch kind {
    case .live:
      guard liveCount < Limits.liveParameters else {
        throw .tooManyLiveParameters(limit: Limits.liveParameters)
      }
      parameterColumn.append(Int32(liveCount))
      liveCount += 1
    case .settled: parameterColumn.append(Int32(index))
    }
    parameterKinds.append(kind)
    key.add(mixed(2 + UInt64(kind.rawValue), UInt64(index)))
    return Parameter(index: index, kind: kind)
  }

  func isAlive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variableAlive.count && variableAlive[variable.index]
  }

  // MARK: Constraints

  mutating func activate(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    var record = try canonical(constraint)
    record.serial = nextSerial
    record.isMisplaced = true
    nextSerial += 1
    for k in 0..<Int(record.variableCount) { variableUses[Int(poolIndex[Int(record.termStart) + k])] += 1 }
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      records[Int(free)] = record
    } else {
      slot = Int32(records.count)
      records.append(record)
    }
    key.add(record.structure)
    key.constraints += 1
    added.append(slot)
    return ConstraintID(slot: slot, serial: record.serial)
  }

  mutating func deactivate(_ id: ConstraintID) throws(SolverError) {
    let record = try record(of: id)
    for k in 0..<Int(record.variableCount) { variableUses[Int(poolIndex[Int(record.termStart) + k])] -= 1 }
    key.remove(record.structure)
    key.constraints -= 1
    records[Int(id.slot)].serial = -1
    deadTerms += Int(record.variableCount + record.parameterCount)
    leaving.append(id.slot)
    compactIfWorthwhile()
  }

  /// Sets the constant as the client wrote it. Returns whether equal structures changed places because of it.
  mutating func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) -> Bool {
    guard value.isFinite else { throw .constantNotFinite("\(value)") }
    let record = try record(of: id)
    records[Int(id.slot)].constant = record.negated ? -value : value
    guard isUnsettled || hasTwin(id.slot) else { return false }
    displace(id.slot)
    return true
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
    guard priority.rawValue >= 1, priority.rawValue <= 1000 else { throw .priorityOutOfRange(priority.rawValue) }
    var record = try record(of: id)
    key.remove(record.structure)
    record.priority = priority.rawValue
    record.structure = Self.structureHash(record)
    key.add(record.structure)
    records[Int(id.slot)] = record
    displace(id.slot)
  }

  /// Has the slot sorted in anew.
  private mutating func displace(_ slot: Int32) {
    if records[Int(slot)].isMisplaced { return }
    records[Int(slot)].isMisplaced = true
    added.append(slot)
  }

  func record(of id: ConstraintID) throws(SolverError) -> Record {
    guard id.slot >= 0, Int(id.slot) < records.count, records[Int(id.slot)].serial == id.serial else {
      throw .unknownConstraint(serial: id.serial)
    }
    return records[Int(id.slot)]
  }

  func id(ofSlot slot: Int32) -> ConstraintID { ConstraintID(slot: slot, serial: records[Int(slot)].serial) }

  /// Active constraints that mention a variable, in order of activation.
  func constraints(mentioning variable: Variable) -> [ConstraintID] {
    var found: [ConstraintID] = []
    for (slot, record) in records.enumerated() where record.serial >= 0 {
      let terms = Int(record.termStart)..<Int(record.termStart + record.variableCount)
      if poolIndex[terms].contains(Int32(variable.index)) { found.append(id(ofSlot: Int32(slot))) }
    }
    return found.sorted()
  }

  // MARK: Canonical order

  /// Brings `ordered` up to date.
  mutating func settle() {
    guard isUnsettled else { return }
    if added.count + leaving.count > Self.fewChanges {
      ordered.removeAll { records[Int($0)].isMisplaced || records[Int($0)].serial < 0 }
    } else {
      for slot in added + leaving { if let place = ordered.firstIndex(of: slot) { ordered.remove(at: place) } }
    }
    added.removeAll { records[Int($0)].serial < 0 }
    for slot in added { records[Int(slot)].isMisplaced = false }
    if added.count > Self.fewChanges {
      ordered.append(contentsOf: added)
      sortAll()
    } else {
      for slot in added { ordered.insert(slot, at: insertionPoint(of: slot)) }
    }
    added.removeAll(keepingCapacity: true)
    freeSlots.append(contentsOf: leaving)
    leaving.removeAll(keepingCapacity: true)
  }

  func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let x = records[Int(a)]
    let y = records[Int(b)]
    if x.order != y.order { return x.order < y.order }
    if x.linear != y.linear { return x.linear < y.linear }
    if x.structure != y.structure { return x.structure < y.structure }
    if x.constant != y.constant { return x.constant < y.constant }
    return x.serial < y.serial
  }

  private mutating func sortAll() {
    var keyed = ordered.map { (order: records[Int($0)].order, slot: $0) }
    keyed.sort { a, b in a.order != b.order ? a.order < b.order : precedes(a.slot, b.slot) }
    for (i, entry) in keyed.enumerated() { ordered[i] = entry.slot }
  }

  private func insertionPoint(of slot: Int32) -> Int {
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(ordered[middle], slot) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func hasTwin(_ slot: Int32) -> Bool { run(like: slot).count > 1 }

  /// Where in `ordered`, which is up to date but for constants, the active constraints of a slot's structure stand.
  func run(like slot: Int32) -> Range<Int> {
    let record = records[Int(slot)]
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      let other = records[Int(ordered[middle])]
      let before =
        other.order != record.order
        ? other.order < record.order
        : other.linear != record.linear ? other.linear < record.linear : other.structure < record.structure
      if before { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < ordered.count, records[Int(ordered[end])].structure == record.structure { end += 1 }
    return low..<end
  }
}

// MARK: Canonical form

extension ConstraintSet {
  private mutating func canonical(_ constraint: Constraint) throws(SolverError) -> Record {
    let priority = constraint.priority.rawValue
    guard priority >= 1, priority <= 1000 else { throw .priorityOutOfRange(priority) }
    guard constraint.expression.constant.isFinite else {
      throw .constantNotFinite("\(constraint.expression.constant)")
    }
    let start = poolIndex.count
    do throws(SolverError) {
      return try appendTerms(of: constraint, start: start)
    } catch {
      poolIndex.removeSubrange(start...)
      poolCoefficient.removeSubrange(start...)
      throw error
    }
  }

  private mutating func appendTerms(of constraint: Constraint, start: Int) throws(SolverError) -> Record {
    for term in constraint.expression.terms {
      guard isAlive(term.variable) else { throw .unknownVariable(term.variable.index) }
      insert(Int32(term.variable.index), term.coefficient, from: start)
    }
    try finish(from: start)
    let parameterStart = poolIndex.count
    for term in constraint.expression.parameters {
      guard term.parameter.index >= 0, term.parameter.index < parameterKinds.count,
        parameterKinds[term.parameter.index] == term.parameter.kind
      else { throw .unknownParameter(term.parameter.index) }
      insert(Int32(term.parameter.index), term.coefficient, from: parameterStart)
    }
    try finish(from: parameterStart)
    var record = Record()
    record.termStart = Int32(start)
    record.variableCount = Int32(parameterStart - start)
    record.parameterCount = Int32(poolIndex.count - parameterStart)
    record.relation = constraint.relation
    record.priority = constraint.priority.rawValue
    record.constant = constraint.expression.constant
    if start < poolIndex.count, poolCoefficient[start] < 0 {
      for k in start..<poolIndex.count { poolCoefficient[k] = -poolCoefficient[k] }
      record.constant = -record.constant
      record.relation = record.relation.flipped
      record.negated = true
    }
    hash(&record)
    return record
  }

  /// Keeps the terms from `start` on sorted by index, adding up repeated ones.
  private mutating func insert(_ index: Int32, _ coefficient: Double, from start: Int) {
    var k = poolIndex.count
    while k > start, poolIndex[k - 1] > index { k -= 1 }
    if k > start, poolIndex[k - 1] == index {
      poolCoefficient[k - 1] += coefficient
    } else {
      poolIndex.insert(index, at: k)
      poolCoefficient.insert(coefficient, at: k)
    }
  }

  /// Drops terms that cancelled and refuses those that are not numbers.
  private mutating func finish(from start: Int) throws(SolverError) {
    var kept = start
    for k in start..<poolIndex.count {
      let coefficient = poolCoefficient[k]
      guard coefficient.isFinite else {
        throw .coefficientNotFinite(variable: Int(poolIndex[k]), value: "\(coefficient)")
      }
      if coefficient == 0 { continue }
      poolIndex[kept] = poolIndex[k]
      poolCoefficient[kept] = coefficient
      kept += 1
    }
    poolIndex.removeSubrange(kept...)
    poolCoefficient.removeSubrange(kept...)
  }

  private func hash(_ record: inout Record) {
    var linear: UInt64 = UInt64(record.variableCount)
    let start = Int(record.termStart)
    for k in start..<start + Int(record.variableCount + record.parameterCount) {
      linear = mixed(linear ^ UInt64(UInt32(bitPattern: poolIndex[k])) &* 0x9E37_79B9_7F4A_7C15)
      linear = mixed(linear ^ poolCoefficient[k].bitPattern)
    }
    record.linear = linear
    record.structure = Self.structureHash(record)
    guard record.variableCount > 0 else {
      record.order = linear >> 40
      return
    }
    let first = UInt64(poolIndex[start]) + 1
    let last = UInt64(poolIndex[start + Int(record.variableCount) - 1])
    record.order = first << 44 | last << 24 | linear >> 40
  }

  private static func structureHash(_ record: Record) -> UInt64 {
    mixed(record.linear, UInt64(record.relation.rawValue) << 32 | UInt64(record.priority.bitPattern))
  }

  private mutating func compactIfWorthwhile() {
    guard deadTerms > 1024, deadTerms * 2 > poolIndex.count else { return }
    var index: [Int32] = []
    var coefficient: [Double] = []
    for slot in records.indices where records[slot].serial >= 0 {
      let start = Int(records[slot].termStart)
      let terms = start..<start + Int(records[slot].variableCount + records[slot].parameterCount)
      records[slot].termStart = Int32(index.count)
      index.append(contentsOf: poolIndex[terms])
      coefficient.append(contentsOf: poolCoefficient[terms])
    }
    poolIndex = index
    poolCoefficient = coefficient
    deadTerms = 0
  }
}
