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
    /// Deactivated, but remembered: its row may stay in programs.
    var isKept = false
    /// In the canonical order, or to leave it.
    var isOrdered = false
  }

  private(set) var records: [Record] = []
  var poolIndex: [Int32] = []
  var poolCoefficient: [Double] = []
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
  /// Deactivated slots whose constraints are remembered.
  private(set) var kept: [Int32] = []
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
    forgetKept()
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

  /// - Parameter constant: what the constraint is remembered with; nil: it is not.
  mutating func deactivate(_ id: ConstraintID, keepingAt constant: Double? = nil) throws(SolverError) {
    let record = try record(of: id)
    for k in 0..<Int(record.variableCount) { variableUses[Int(poolIndex[Int(record.termStart) + k])] -= 1 }
    key.remove(record.structure)
    key.constraints -= 1
    records[Int(id.slot)].serial = -1
    leaving.append(id.slot)
    if let constant {
      records[Int(id.slot)].constant = constant
      records[Int(id.slot)].isKept = true
      kept.append(id.slot)
    } else {
      bury(id.slot)
    }
  }

  /// Forgets a constraint that was remembered; its slot may have to leave the order yet.
  mutating func forget(kept slot: Int32) {
    kept.removeAll { $0 == slot }
    records[Int(slot)].isKept = false
    if !leaving.contains(slot) { freeSlots.append(slot) }
    bury(slot)
  }

  mutating func forgetKept() { while let slot = kept.last { forget(kept: slot) } }

  private mutating func bury(_ slot: Int32) {
    deadTerms += Int(records[Int(slot)].variableCount + records[Int(slot)].parameterCount)
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

  private mutating func compactIfWorthwhile() {
    guard deadTerms > 1024, deadTerms * 2 > poolIndex.count else { return }
    var index: [Int32] = []
    var coefficient: [Double] = []
    for slot in records.indices where records[slot].serial >= 0 || records[slot].isKept {
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

  // MARK: Canonical order

  /// Brings `ordered` up to date.
  mutating func settle() {
    guard isUnsettled else { return }
    if added.count + leaving.count > Self.fewChanges {
      ordered.removeAll { records[Int($0)].isMisplaced || records[Int($0)].serial < 0 }
    } else {
      for slot in added + leaving { if let place = place(of: slot) { ordered.remove(at: place) } }
    }
    added.removeAll { records[Int($0)].serial < 0 }
    for slot in added { (records[Int(slot)].isMisplaced, records[Int(slot)].isOrdered) = (false, true) }
    if added.count > Self.fewChanges {
      ordered.append(contentsOf: added)
      sortAll()
    } else {
      for slot in added { ordered.insert(slot, at: insertionPoint(of: slot)) }
    }
    added.removeAll(keepingCapacity: true)
    for slot in leaving where !records[Int(slot)].isKept { freeSlots.append(slot) }
    leaving.removeAll(keepingCapacity: true)
  }

  /// Where a slot stands in `ordered`; among those of its structure at first, where it is unless that has changed.
  private func place(of slot: Int32) -> Int? {
    guard records[Int(slot)].isOrdered else { return nil }
    for place in run(like: slot) where ordered[place] == slot { return place }
    return ordered.firstIndex(of: slot)
  }

  /// Whether a slot that is kept says something else of the same terms than one that is active or kept, and so that the two could
  /// make a pair.
  func hasRival(_ slot: Int32) -> Bool {
    let (linear, structure) = (records[Int(slot)].linear, records[Int(slot)].structure)
    guard records[Int(slot)].priority < 1000 else { return false }
    for other in kept where records[Int(other)].linear == linear && records[Int(other)].structure != structure {
      return true
    }
    let places = run(like: slot)
    return places.lowerBound > 0 && records[Int(ordered[places.lowerBound - 1])].linear == linear
      || places.upperBound < ordered.count && records[Int(ordered[places.upperBound])].linear == linear
  }

  /// The order and the key of a set in which what is remembered is active again: behind what is of the same structure.
  func withKept() -> (order: [Int32], key: StructureKey) {
    if kept.isEmpty { return (ordered, key) }
    var (order, key) = (ordered, key)
    // The last ones first, so that the places of the others stay what they are. Loops, because closures would copy the set.
    var descending: [Int32] = []
    for slot in kept {
      var place = 0
      while place < descending.count, precedes(slot, descending[place]) { place += 1 }
      descending.insert(slot, at: place)
    }
    for slot in descending {
      order.insert(slot, at: run(like: slot).upperBound)
      key.add(records[Int(slot)].structure)
      key.constraints += 1
    }
    return (order, key)
  }

  /// What is kept of a structure.
  func kept(like structure: UInt64) -> Int32? {
    for slot in kept where records[Int(slot)].structure == structure { return slot }
    return nil
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
