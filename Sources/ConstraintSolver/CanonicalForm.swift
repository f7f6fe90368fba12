// The canonical form of a constraint: terms sorted and added up, the first coefficient positive, and hashes of what it says.

extension ConstraintSet {
  mutating func canonical(_ constraint: Constraint) throws(SolverError) -> Record {
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
    } else if k == poolIndex.count {
      poolIndex.append(index)
      poolCoefficient.append(coefficient)
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
    if kept == poolIndex.count { return }
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

  static func structureHash(_ record: Record) -> UInt64 {
    mixed(record.linear, UInt64(record.relation.rawValue) << 32 | UInt64(record.priority.bitPattern))
  }
}
