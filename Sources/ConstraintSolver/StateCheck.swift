// What of the required rows holds: of the optimum, by its regions; of the values as they are read, by the rows themselves.

extension StateCore {
  /// Whether some required row is violated; cheap when none is.
  func hasConflict() -> Bool {
    let hot = program.hotCount
    for g in 0..<guardOffset.count {
      var sum = guardOffset[g]
      for h in 0..<hot { sum += program.guardHot[g * hot + h] * live[h] }
      if sum < -tolerance { return true }
    }
    if constantRequiredCosts == 0, map.requiredCosts == 0 { return false }
    return !violations(guards: false).isEmpty
  }

  /// Violated required rows, with the sign of their residuals, in canonical order.
  func violations(guards: Bool = true) -> [(row: Int, residual: Double)] {
    var found: [(row: Int, residual: Double)] = []
    let hot = program.hotCount
    if guards {
      for i in 0..<program.guards.count {
        let g = program.guards[i]
        var sum = g.sign * residualConstant(Int(g.row))
        for h in 0..<hot { sum += program.guardHot[Int(g.group) * hot + h] * live[h] }
        if sum < -tolerance { found.append((Int(g.row), g.sign * sum)) }
      }
    }
    for c in 0..<program.components.count where regions.regions[current[c]].costsRequired {
      if program.isExact, regions.regions[current[c]].isPoint {
        // An exact search knows what is rounding.
        regions.costlyRows(current[c], program) { found.append(($0, $1)) }
        continue
      }
      regions.violations(
        current[c], program, constants: rowConstants, parameters: live.base, tolerance: tolerance
      ) { row, residual in found.append((Int(row), residual)) }
    }
    return found.sorted { $0.row < $1.row }
  }

  // MARK: Values as they are read

  /// Whether every required row holds in the values as they are read.
  func checkRequired() -> Bool {
    let held = ownCheck()
    if held.version != constantsVersion {
      held.check.forget()
      held.version = constantsVersion
    }
    if !held.check.isComputed {
      guard held.check.wantsPlanes() else { return requiredHoldHere() }
      held.check.compute(program, map, tolerance: tolerance) { effectiveConstant($0) }
    }
    return held.check.holds(live.base)
  }

  /// The same at the present live parameters alone.
  private func requiredHoldHere() -> Bool {
    map.evaluate(live.base, into: values.base, count: program.variableCount)
    for place in 0..<program.requiredRows.count {
      let row = Int(program.requiredRows.base[place])
      if !holds(row, residual(ofRow: row, at: values.base)) { return false }
    }
    return true
  }

  /// Whether those of some rows that are required hold in the values as they are read.
  func hold(_ rows: [ChangedRow]) -> Bool {
    for one in rows where program.rows.up[one.row] == 0 || program.rows.down[one.row] == 0 {
      for entry in program.rows.entries(Int(one.row)) {
        let variable = Int(program.rows.variable[entry])
        values[variable] = map.value(variable, live.base)
      }
      if !holds(Int(one.row), residual(ofRow: Int(one.row), at: values.base)) { return false }
    }
    return true
  }

  /// - Parameter residual: the row's, at `values`.
  @inline(__always)
  private func holds(_ row: Int, _ residual: Double) -> Bool {
    // Written so that what is no number does not hold.
    if abs(residual) <= tolerance { return true }
    let isCostly = (residual > 0 ? program.rows.up[row] : program.rows.down[row]) == 0
    return residual.isFinite && !(isCostly && abs(residual) > tolerance + rounding(ofRow: row, at: values.base))
  }

  @inline(__always)
  private func residual(ofRow row: Int, at values: UnsafePointer<Double>) -> Double {
    var sum = constants.base[row] * program.rows.scale.base[row]
    let first = Int(program.rows.parameterStart.base[row])
    for k in first..<Int(program.rows.parameterStart.base[row + 1]) {
      sum += program.rows.parameterCoefficient.base[k] * parameters.base[Int(program.rows.parameter.base[k])]
    }
    for entry in program.rows.entries(row) {
      sum += program.rows.coefficient.base[entry] * values[Int(program.rows.variable.base[entry])]
    }
    return sum
  }

  /// What rounding may make of a row's sum.
  private func rounding(ofRow row: Int, at values: UnsafePointer<Double>) -> Double {
    var largest = abs(constants[row] * program.rows.scale[row])
    for entry in program.rows.entries(row) {
      largest = max(largest, abs(program.rows.coefficient[entry] * values[Int(program.rows.variable[entry])]))
    }
    return RequiredCheck.rounding * largest
  }
}
