// Why a layout is as it is: the required rows that cannot hold together.

/// Rows of constraints whose combination cannot hold (a Farkas certificate).
struct ConflictProof {
  /// All rows of the combination, in canonical order; empty when nothing is violated.
  var rows: [Int] = []
  /// Those of them that the optimum violates; the others hold together there.
  var violated: [Int] = []
  /// Whether it can hold without any one of the rows.
  var isMinimal = true
}

extension StateCore {
  /// Proves the required set unsatisfiable: a proof for each violated row that nothing can move, and one for each component
  /// with violated rows, in the order of their first rows.
  ///
  /// With a single violated row the others belong to a regular basis, so that without any one of the rows the rest is
  /// independent and can hold: the set is minimal as it is. With several it may be too large.
  func certificates() -> [ConflictProof] {
    var proofs: [ConflictProof] = []
    var proven: Set<Int> = []
    let components = componentOfRow()
    for violation in violations() {
      let component = components[violation.row]
      guard component >= 0 else {
        // Only equations bind it: which side it is on makes no other proof.
        proofs.append(proof(of: [(violation.row, 1)], in: component))
        continue
      }
      guard proven.insert(component).inserted else { continue }
      var costly: [(row: Int, sign: Double)] = []
      regions.costlyRows(current[component], program) { costly.append(($0, $1)) }
      let proof = proof(of: costly, in: component)
      if !proof.rows.isEmpty { proofs.append(proof) }
    }
    return proofs
  }

  /// Proves that a violated row that need not hold cannot hold beside the required ones.
  func certificate(ofRow row: Int, shortfall: Double) -> ConflictProof {
    proof(of: [(row, shortfall > 0 ? 1 : -1)], in: componentOfRow()[row])
  }

  /// How far a row's residual is on a side that costs; 0: it holds.
  func shortfall(ofRow row: Int) -> Double {
    let sum = residual(of: row)
    guard abs(sum) > tolerance, (sum > 0 ? program.rows.up[row] : program.rows.down[row]) >= 0 else { return 0 }
    return sum
  }

  private func proof(of costly: [(row: Int, sign: Double)], in component: Int) -> ConflictProof {
    var proof = ConflictProof()
    var reduction = Reduction(
      variables: program.variableCount, blocks: program.basis.blocks.count, knowsErrors: program.hasUnevenRows)
    var chosen = Set<Int>()
    if component < 0 {
      for (row, sign) in costly {
        chosen.insert(row)
        reduction.add(row, factor: sign, program.rows, program.basis)
      }
      proof.violated = chosen.sorted()
    } else {
      proof.violated = combine(costly, component, &reduction, &chosen, &proof)
    }
    if proof.violated.count != 1 { proof.isMinimal = false }
    reduction.run(program.basis, program.rows, includingHard: true)
    for k in 0..<reduction.position.count where abs(reduction.multiplier[k]) > 1e-9 {
      let row = Int(program.basis.row[reduction.position[k]])
      if row < program.rows.constraintCount, isRequired(row) {
        chosen.insert(row)
        if !opposes(row, -reduction.multiplier[k]) { proof.isMinimal = false }
      } else if !chosen.contains(row) {
        // Rounding: the proof does not balance without a row that need not hold.
        proof.isMinimal = false
      }
    }
    proof.rows = chosen.sorted()
    return proof
  }

  /// Whether a multiple of a row can be part of a proof: it asks for no more than the row does. Where many rows meet, one that
  /// only holds by chance can stand in the place of the one that is to blame.
  private func opposes(_ row: Int, _ multiplier: Double) -> Bool {
    (multiplier > 0 ? program.rows.up[row] : program.rows.down[row]) == 0
  }

  private func isRequired(_ row: Int) -> Bool { program.rows.up[row] == 0 || program.rows.down[row] == 0 }

  /// The component that optimises each row, as a row of its own or as a symbol; -1: a guard, or nothing moves it.
  private func componentOfRow() -> [Int] {
    var components = [Int](repeating: -1, count: program.rows.count)
    for c in 0..<program.components.count {
      for place in Int(program.components.symbolStart[c])..<Int(program.components.symbolStart[c + 1]) {
        components[Int(program.basis.row[program.components.symbol[place]])] = c
      }
      for place in ComponentCursor(program).rows(c) { components[Int(program.components.row[place])] = c }
    }
    return components
  }

  /// Adds costly rows of a component and the held rows with the multipliers that balance them; returns the costly ones.
  private func combine(
    _ costly: [(row: Int, sign: Double)], _ c: Int, _ reduction: inout Reduction, _ chosen: inout Set<Int>,
    _ proof: inout ConflictProof
  ) -> [Int] {
    let table = View(c, program.components)
    let region = regions.regions[current[c]]
    let size = Int(region.size)
    var cost = [Double](repeating: 0, count: table.symbols)
    for (row, sign) in costly {
      let factor = sign / program.rows.scale[row]
      for r in 0..<table.rows where Int(program.components.row[table.firstRow + r]) == row {
        chosen.insert(row)
        reduction.add(row, factor: factor, program.rows, program.basis)
        forEntries(table.firstRow + r) { s, a in cost[s] += factor * a }
      }
      for s in 0..<table.symbols where Int(program.basis.row[program.components.symbol[table.firstSymbol + s]]) == row {
        chosen.insert(row)
        cost[s] += factor
      }
    }
    let violated = chosen.sorted()
    let slid = (0..<size).map { Int(regions.basis[Int(region.basisStart) + $0]) }
    let held = (0..<size).map { Int(regions.basis[Int(region.basisStart) + size + $0]) }
    var placeOf = [Int32](repeating: -1, count: table.symbols)
    for (p, s) in slid.enumerated() { placeOf[s] = Int32(p) }
    // Multipliers of the held rows: their combination has the cost of every slid symbol.
    var equations = SparseFactors()
    equations.begin()
    for row in held {
      forEntries(table.firstRow + row) { s, a in if placeOf[s] >= 0 { equations.append(a, column: placeOf[s]) } }
      equations.endRow()
    }
    guard size > 0, equations.factor() else { return violated }
    let multipliers = Slab<Double>(size, repeating: 0)
    let costs = slid.map { cost[$0] }
    costs.withUnsafeBufferPointer { equations.solveTransposed($0.baseAddress!, into: multipliers.base) }
    for (k, heldRow) in held.enumerated() where abs(multipliers[k]) > 1e-9 {
      let row = Int(program.components.row[table.firstRow + heldRow])
      guard isRequired(row) else {
        proof.isMinimal = false
        continue
      }
      chosen.insert(row)
      if !opposes(row, -multipliers[k]) { proof.isMinimal = false }
      reduction.add(row, factor: -multipliers[k], program.rows, program.basis)
    }
    return violated
  }

  private func forEntries(_ place: Int, _ body: (Int, Double) -> Void) {
    for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
      body(Int(program.components.entrySymbol[entry]), program.components.entryCoefficient[entry])
    }
  }
}
