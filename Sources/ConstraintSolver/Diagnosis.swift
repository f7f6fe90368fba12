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
  /// Proves the required set unsatisfiable: reports a proof for each violated row that nothing can move, and one for each component
  /// with violated rows, in the order of their first rows. What rows that are given up have part in is no proof any more, and is
  /// left out.
  ///
  /// With a single violated row the others belong to a regular basis, so that without any one of the rows the rest is
  /// independent and can hold: the set is minimal as it is. With several it may be too large.
  ///
  /// - Parameter report: takes a proof, and returns false to end.
  func reportCertificates<Failure: Error>(
    isGivenUp: (_ row: Int) -> Bool, _ report: (ConflictProof) throws(Failure) -> Bool
  ) throws(Failure) {
    var proven: Set<Int> = []
    let components = componentOfRow()
    var reduction = proofReduction()
    for violation in violations() {
      let component = components[violation.row]
      var proof: ConflictProof?
      if component < 0 {
        // Only equations bind it: which side it is on makes no other proof.
        proof = self.proof(of: [(violation.row, 1)], in: component, &reduction, isGivenUp)
      } else if proven.insert(component).inserted {
        var costly: [(row: Int, sign: Double)] = []
        regions.costlyRows(current[component], program) { costly.append(($0, $1)) }
        proof = self.proof(of: costly, in: component, &reduction, isGivenUp)
        if proof?.rows.isEmpty ?? true { proof = nil }
      }
      if let proof, try !report(proof) { return }
    }
  }

  private func proofReduction() -> Reduction {
    Reduction(
      variables: program.variableCount, blocks: program.basis.blocks.count, knowsErrors: program.hasUnevenRows)
  }

  /// Proves that a violated row that need not hold cannot hold beside the required ones.
  func certificate(ofRow row: Int, shortfall: Double) -> ConflictProof {
    var reduction = proofReduction()
    return proof(of: [(row, shortfall > 0 ? 1 : -1)], in: componentOfRow()[row], &reduction) { _ in false }!
  }

  /// How far a row's residual is on a side that costs; 0: it holds.
  func shortfall(ofRow row: Int) -> Double {
    let sum = residual(of: row)
    guard abs(sum) > tolerance, (sum > 0 ? program.rows.up[row] : program.rows.down[row]) >= 0 else { return 0 }
    return sum
  }

  /// Nil: a row that is given up has part in it. `reduction` is empty before and after.
  private func proof(
    of costly: [(row: Int, sign: Double)], in component: Int, _ reduction: inout Reduction,
    _ isGivenUp: (_ row: Int) -> Bool
  ) -> ConflictProof? {
    var proof = ConflictProof()
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
    if chosen.contains(where: isGivenUp) { return nil }
    var rows: [Int] = []
    for k in 0..<reduction.position.count where abs(reduction.multiplier[k]) > 1e-9 {
      let row = Int(program.basis.row[reduction.position[k]])
      if row < program.rows.constraintCount, isRequired(row) {
        if isGivenUp(row) { return nil }
        rows.append(row)
        if !opposes(row, -reduction.multiplier[k]) { proof.isMinimal = false }
      } else if !chosen.contains(row) {
        // Rounding: the proof does not balance without a row that need not hold.
        proof.isMinimal = false
      }
    }
    chosen.formUnion(rows)
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
