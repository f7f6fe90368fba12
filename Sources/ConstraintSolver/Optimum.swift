// The optimum of one component at the present numbers: the quick search, and where that finds none, or one that only its
// perturbation makes optimal, the exact one.

extension StateCore {
  /// The region of a component's optimum at the present constants and parameters.
  func solve(_ c: Int) throws(SolverError) -> Int32 {
    if !program.isExact, try searchQuickly(c) {
      let region = add(c, isPoint: false)
      if !regions.regions[region].isSkewed || !isSmall(c) { return region }
    }
    try searchExactly(c)
    return add(c, isPoint: true)
  }

  /// A simplex that stands at a component's optimum.
  func optimise(_ c: Int) throws(SolverError) -> SimplexBox {
    let isPoint = current[c] >= 0 && regions.regions[current[c]].isPoint
    if isPoint || program.isExact {
      try searchExactly(c)
    } else if try !searchQuickly(c) {
      try searchExactly(c)
    }
    return box
  }

  private func isSmall(_ c: Int) -> Bool {
    let view = View(c, program.components)
    return view.rows * view.symbols <= Limits.skewCells
  }

  private func add(_ c: Int, isPoint: Bool) -> Int32 {
    regions.add(
      c, box.simplex, program, constants: rowConstants, parameters: live.base, version: componentVersion[c],
      isPoint: isPoint)
  }

  /// Puts the row values of a component into the simplex.
  private func fill(_ view: View, shifted: Bool) {
    let hot = program.hotCount
    for r in 0..<view.rows {
      let place = view.firstRow + r
      var sum = rowConstants[place]
      for h in 0..<hot { sum += program.components.rowHot[place * hot + h] * live[h] }
      box.simplex.value[r] = sum + (shifted ? program.components.rowShift[place] : 0)
    }
  }

  /// False: the limit of pivots was reached.
  private func searchQuickly(_ c: Int) throws(SolverError) -> Bool {
    let view = View(c, program.components)
    fill(view, shifted: true)
    let converged = box.simplex.solve(c, program.components)
    let size = view.rows + view.symbols
    count(pivots: box.simplex.pivots, work: box.simplex.pivots * size * size)
    if !converged, !ExactSimplex.fits(c, program.components) {
      throw .pivotLimit(rows: view.rows, unknowns: view.symbols, limit: box.simplex.pivots)
    }
    return converged
  }

  private func searchExactly(_ c: Int) throws(SolverError) {
    let view = View(c, program.components)
    guard ExactSimplex.fits(c, program.components) else {
      throw .pivotLimit(rows: view.rows, unknowns: view.symbols, limit: 0)
    }
    fill(view, shifted: false)
    var exact = ExactSimplex(c, program.components, values: box.simplex.value, isAsDeclared: program.isExact)
    _ = exact.solve(program.components)
    count(pivots: exact.pivots, work: exact.pivots * view.rows * view.symbols * 4, exact: true)
    box.simplex.adopt(exact, view, program.components)
  }
}
