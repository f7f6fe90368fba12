// The optimum of one component at the present numbers: the quick search, and where that finds none, or one that only its
// perturbation makes optimal, the exact one.

extension StateCore {
  /// The region of a component's optimum at the present constants and parameters. Where no search ends in time, what the
  /// quick one reached: there is always a layout, and its required rows are checked.
  func solve(_ c: Int) -> Int32 {
    let fits = ExactSimplex.fits(c, program.components)
    if !program.searchesExactly[c] || !fits {
      let converged = searchQuickly(c)
      if converged || !fits {
        let region = add(c, isPoint: !converged)
        if !converged || !regions.regions[region].isSkewed || !isSmall(c) { return region }
      }
    }
    let exact = searchedExactly(c)
    exact.write(rows: box.simplex.value, symbols: box.simplex.symbolValue)
    return regions.addPoint(
      c, exact, rows: box.simplex.value, symbols: box.simplex.symbolValue, program, parameters: live.base,
      version: componentVersion[c])
  }

  /// A simplex that stands at a component's optimum.
  func optimise(_ c: Int) -> SimplexBox {
    let fits = ExactSimplex.fits(c, program.components)
    let isPoint = current[c] >= 0 && regions.regions[current[c]].isPoint
    if !fits || !(isPoint || program.searchesExactly[c]) {
      if searchQuickly(c) || !fits { return box }
    }
    let exact = searchedExactly(c)
    box.simplex.adopt(exact, View(c, program.components), program.components)
    return box
  }

  /// Whether some item of a component may be elsewhere at the same costs, without the perturbation.
  func canMove(anyOf items: [Int32], _ c: Int) -> Bool {
    var exact = probedExactly(c)
    return items.contains { item in
      item < 0
        ? !exact.isDetermined(-1 - Int(item), probe.table) : !exact.isDetermined(row: Int(item), probe.table)
    }
  }

  /// Whether each sum of a component's symbols may be another at the same costs, without the perturbation.
  func areFree(_ sums: [[ExactSimplex.Term]], _ c: Int) -> [Bool] {
    var exact = probedExactly(c)
    var isFree = [Bool](repeating: false, count: exact.view.symbols)
    for symbol in isFree.indices { isFree[symbol] = !exact.isDetermined(symbol, probe.table) }
    return sums.map { sum in
      let free = sum.filter { isFree[$0.symbol] }
      // What moves with one symbol moves; what several move may stay where it is.
      return free.count < 2 ? !free.isEmpty : !exact.isDetermined(sum, probe.table)
    }
  }

  /// Of what a violation may be, a part that is no movement: a hundred-millionth of a point on a screen.
  private static let leeway = 1e-2

  private func probedExactly(_ c: Int) -> ExactSimplex {
    let firstRow = View(c, probe.table).firstRow
    var exact = ExactSimplex(c, probe.table, isAsDeclared: program.isExact) { value(at: firstRow + $0) }
    if !program.isExact, !program.hasUnevenRows { exact.leeway = tolerance * Self.leeway }
    _ = exact.solve(probe.table)
    return exact
  }

  /// The value of a component's row while every symbol is 0, without the perturbation, and how far off it may be.
  private func value(at place: Int) -> (value: Wide, error: Double) {
    if program.isExact { return declaredValue(of: Int(program.components.row[place])) }
    if let value = wideValue(of: program.components.row[place]) { return value }
    var sum = rowConstants[place]
    for h in 0..<program.hotCount { sum += program.components.rowHot[place * program.hotCount + h] * live[h] }
    return (Wide(sum), ExactSimplex.errorOfComputed(sum))
  }

  /// The same of a row that is known to twice a double's precision: its own constant less those of the rows it is a sum of.
  private func wideValue(of row: Int32) -> (value: Wide, error: Double)? {
    guard let wide = program.components.wide else { return nil }
    var (sum, off) = declaredValue(of: Int(row))
    let isKnown = wide.forTerms(of: row) { position, multiplier, error in
      let other = Int(program.basis.row[position])
      guard other < program.rows.constraintCount else { return }
      let (value, valueError) = declaredValue(of: other)
      sum = sum - multiplier * value
      off += abs(multiplier.high) * valueError + error * abs(value.high)
    }
    return isKnown ? (sum, off) : nil
  }

  /// A row's constant and parameters, as they were declared, and how far off they may be: its value while every variable is 0.
  func declaredValue(of r: Int) -> (value: Wide, error: Double) {
    let constant = constants[r] * program.rows.scale[r]
    var sum = Wide(constant)
    var error = ExactSimplex.errorOfDeclared(constant)
    for k in Int(program.rows.parameterStart[r])..<Int(program.rows.parameterStart[r + 1]) {
      let coefficient = program.rows.parameterCoefficient[k]
      let parameter = parameters[Int(program.rows.parameter[k])]
      sum = sum + Wide(coefficient) * Wide(parameter)
      error += abs(coefficient) * ExactSimplex.errorOfDeclared(parameter)
      error += abs(parameter) * ExactSimplex.errorOfDeclared(coefficient)
    }
    return (sum, error)
  }

  /// From the crash basis a smaller basis is found again sooner than its equations are factored.
  private static var worthResuming: Int { 8 }

  func isSmall(_ c: Int) -> Bool {
    let view = View(c, program.components)
    return view.rows * view.symbols <= Limits.skewCells
  }

  private func add(_ c: Int, isPoint: Bool) -> Int32 {
    regions.add(
      c, box.simplex, program, constants: rowConstants, parameters: live.base, version: componentVersion[c],
      isPoint: isPoint)
  }

  /// Puts the row values of a component, perturbation included, into the simplex.
  private func fill(_ view: View) {
    let hot = program.hotCount
    for r in 0..<view.rows {
      let place = view.firstRow + r
      var sum = rowConstants[place]
      for h in 0..<hot { sum += program.components.rowHot[place * hot + h] * live[h] }
      box.simplex.value[r] = sum + program.components.rowShift[place]
    }
  }

  /// From where fewer items are wrong: the crash basis, or the last optimum. False: the limit of pivots was reached.
  private func searchQuickly(_ c: Int) -> Bool {
    let view = View(c, program.components)
    fill(view)
    let falling = box.simplex.begin(view, program.components)
    if falling > 1, let region = lastOptimum(of: c) {
      regions.load(region, into: &box.simplex, view)
      let strays = box.simplex.takeUp(view, program.components)
      if strays < falling, counted(box.simplex.resume(view, program.components)) { return true }
      // What was taken up has left its own values behind, and a crash basis begins with the rows'.
      fill(view)
      _ = box.simplex.begin(view, program.components)
    } else if falling > 1, current[c] < 0, let past, takeUp(past, view) {
      if box.simplex.candidates.count < falling, counted(box.simplex.search(view, program.components) == .optimal) {
        return true
      }
      fill(view)
      _ = box.simplex.begin(view, program.components)
    }
    box.simplex.descend(view, program.components)
    return counted(box.simplex.search(view, program.components) == .optimal)
  }

  /// Puts the rows that were 0 before into the simplex. False: they are those of the crash basis.
  private func takeUp(_ past: PastOptimum, _ view: View) -> Bool {
    fill(view)
    box.simplex.prepare(view)
    for symbol in 0..<view.symbols {
      let row = program.basis.row[program.components.symbol[view.firstSymbol + symbol]]
      if !past.wasZero(row, program.rows) { box.simplex.slide(symbol) }
    }
    if box.simplex.slid.isEmpty { return false }
    for row in 0..<view.rows where past.wasZero(program.components.row[view.firstRow + row], program.rows) {
      box.simplex.hold(row)
    }
    box.simplex.refresh(view, program.components)
    return true
  }

  /// Enters the last search in the statistics.
  private func counted(_ converged: Bool) -> Bool {
    count(pivots: box.simplex.pivots, work: box.simplex.work)
    return converged
  }

  /// The region to go on from.
  private func lastOptimum(of c: Int) -> Int32? {
    let region = current[c]
    guard region >= 0, !regions.regions[region].isPoint else { return nil }
    return regions.regions[region].size >= Self.worthResuming ? region : nil
  }

  private func searchedExactly(_ c: Int) -> ExactSimplex {
    let view = View(c, program.components)
    var exact = ExactSimplex(c, program.components, isAsDeclared: program.isExact) { value(at: view.firstRow + $0) }
    _ = exact.solve(program.components)
    count(pivots: exact.pivots, work: exact.pivots * view.rows * view.symbols * 4, exact: true)
    return exact
  }
}
