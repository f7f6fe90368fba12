// The optimum of one component at the present numbers: the quick search, and where that finds none, or one that only its
// perturbation makes optimal, the exact one.

extension StateCore {
  /// The region of a component's optimum at the present constants and parameters. Where no search ends in time, what the
  /// quick one reached: there is always a layout, and its required rows are checked.
  func solve(_ c: Int) -> Int32 {
    let fits = ExactSimplex.fits(c, program.components)
    if !program.isExact || !fits {
      let converged = searchQuickly(c)
      if converged || !fits {
        let region = add(c, isPoint: !converged)
        if !converged || !regions.regions[region].isSkewed || !isSmall(c) { return region }
      }
    }
    searchExactly(c)
    return add(c, isPoint: true)
  }

  /// A simplex that stands at a component's optimum.
  func optimise(_ c: Int) -> SimplexBox {
    let fits = ExactSimplex.fits(c, program.components)
    let isPoint = current[c] >= 0 && regions.regions[current[c]].isPoint
    if !fits || !(isPoint || program.isExact) {
      if searchQuickly(c) || !fits { return box }
    }
    searchExactly(c)
    return box
  }

  /// From the crash basis a smaller basis is found again sooner than its equations are factored.
  private static var worthResuming: Int { 8 }

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
  private func searchQuickly(_ c: Int) -> Bool {
    let view = View(c, program.components)
    fill(view, shifted: true)
    var converged = false
    if current[c] >= 0, !regions.regions[current[c]].isPoint, regions.regions[current[c]].size >= Self.worthResuming {
      regions.load(current[c], into: &box.simplex, view)
      converged = box.simplex.resume(view, program.components)
      count(pivots: box.simplex.pivots, work: box.simplex.work)
    }
    if !converged {
      converged = box.simplex.solve(c, program.components)
      count(pivots: box.simplex.pivots, work: box.simplex.work)
    }
    return converged
  }

  private func searchExactly(_ c: Int) {
    let view = View(c, program.components)
    fill(view, shifted: false)
    var exact = ExactSimplex(c, program.components, values: box.simplex.value, isAsDeclared: program.isExact)
    _ = exact.solve(program.components)
    count(pivots: exact.pivots, work: exact.pivots * view.rows * view.symbols * 4, exact: true)
    box.simplex.adopt(exact, view, program.components)
  }
}
