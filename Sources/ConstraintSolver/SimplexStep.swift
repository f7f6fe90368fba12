// A step of the simplex: how far the entering item goes, what it passes on the way, and how costs and equations follow.

extension ComponentSimplex {
  // MARK: How far

  /// Walks over breakpoints while the costs, whose slope is in `best`, still fall. `passed` ends with the breakpoint where
  /// they stop. False: they never do.
  mutating func longStep(
    _ entering: Entering, _ view: View, _ table: borrowing ComponentTable, realLevelsOnly: Bool = false
  ) -> Bool {
    findBreakpoints()
    passed.removeAll()
    while !breakpoints.isEmpty {
      let point = takeNearest()
      passed.append(point)
      forCosts(of: point.item, view, table) { up, down, weight, tie in
        if up >= 0 { best[up] += point.rate * weight }
        if down >= 0 { best[down] += point.rate * weight }
        best[view.levels - 1] += 2 * point.rate * tie
      }
      if realLevelsOnly {
        if costs(below: Int(table.realLevels[view.component])) { return true }
      } else if !isDescent(view.levels) {
        return true
      }
    }
    return false
  }

  func costs(below levels: Int) -> Bool {
    for level in 0..<levels where best[level] > Self.zero { return true }
    return false
  }

  @inline(__always)
  func isDescent(_ levels: Int) -> Bool {
    for level in 0..<levels {
      if best[level] > Self.zero { return false }
      if best[level] < -Self.zero { return true }
    }
    return false
  }

  /// All rows and slid symbols that move towards 0, the nearest on top of the heap. Which way that is, the side says on which their
  /// costs are counted: two that pass 0 at once leave one of them where it was but for rounding, and that may be beyond 0.
  @inline(__always)
  private mutating func findBreakpoints() {
    breakpoints.removeAll()
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      let speed = rate[row]
      if heldPlace[row] < 0, speed * Double(rowSide[row]) < 0, abs(speed) > Self.negligible {
        breakpoints.append(Breakpoint(step: max(0, -value[row] / speed), item: row, rate: abs(speed)))
      }
    }
    for place in 0..<slid.count {
      let speed = slidRate[place]
      if speed == 0 { continue }
      let symbol = slid[place]
      if speed * Double(symbolSide[symbol]) < 0, abs(speed) > Self.negligible {
        breakpoints.append(Breakpoint(step: max(0, -symbolValue[symbol] / speed), item: -1 - symbol, rate: abs(speed)))
      }
    }
    var place = breakpoints.count / 2 - 1
    while place >= 0 {
      sink(place)
      place -= 1
    }
    work += touchedRows.count + breakpoints.count
  }

  @inline(__always)
  private func isNearer(_ one: Breakpoint, _ other: Breakpoint) -> Bool {
    one.step != other.step ? one.step < other.step : one.item < other.item
  }

  private func sink(_ start: Int) {
    let count = breakpoints.count
    let point = breakpoints[start]
    var place = start
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count, isNearer(breakpoints[child + 1], breakpoints[child]) { child += 1 }
      if !isNearer(breakpoints[child], point) { break }
      breakpoints[place] = breakpoints[child]
      place = child
    }
    breakpoints[place] = point
  }

  private mutating func takeNearest() -> Breakpoint {
    let nearest = breakpoints[0]
    let last = breakpoints.removeLast()
    if !breakpoints.isEmpty {
      breakpoints[0] = last
      sink(0)
    }
    return nearest
  }

  // MARK: Going there

  /// Moves along the direction to the last of the passed breakpoints, whose item takes the entering one's place at 0.
  mutating func advance(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable) {
    let end = passed.removeLast()
    flipPassed(view, table)
    let side: Int8 = entering.direction > 0 ? 1 : -1
    moveBy(end.step, entering)
    exchange(entering, side: side, leaving: end.item, view, table)
  }

  /// Moves values along the direction.
  mutating func moveBy(_ step: Double, _ entering: Entering, collectingStrays: Bool = false) {
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      guard heldPlace[row] < 0 else { continue }
      value[row] += step * rate[row]
      if collectingStrays, value[row] * Double(rowSide[row]) < 0 { stray(row) }
    }
    forgetDirection()
    for place in 0..<slid.count where slidRate[place] != 0 {
      let symbol = slid[place]
      symbolValue[symbol] += step * slidRate[place]
      if collectingStrays, symbolValue[symbol] * Double(symbolSide[symbol]) < 0 { stray(-1 - symbol) }
    }
    if entering.item < 0 {
      symbolValue[-1 - entering.item] = step * entering.direction
    } else {
      value[entering.item] = step * entering.direction
    }
  }

  /// What was passed counts on its other side from now on: a line of the changes for each level.
  private mutating func flipPassed(_ view: View, _ table: borrowing ComponentTable) {
    if passed.isEmpty { return }
    for level in 0..<view.levels { flipPassed(level, view, table) }
    for index in 0..<passed.count { setSide(of: passed[index].item, -side(of: passed[index].item)) }
  }

  private mutating func flipPassed(_ level: Int, _ view: View, _ table: borrowing ComponentTable) {
    beginLine()
    var any = false
    for index in 0..<passed.count {
      let item = passed[index].item
      var change = 0.0
      forCosts(of: item, view, table) { up, down, weight, tie in
        if up == level { change -= weight }
        if down == level { change -= weight }
        if level == view.levels - 1 { change -= 2 * tie }
      }
      if change == 0 { continue }
      any = true
      addToLine(item: item, change * Double(side(of: item)), view, table)
    }
    guard any else { return }
    reduceLine(view, table)
    for index in 0..<lineSymbols.count {
      let symbol = lineSymbols[index]
      if slidPlace[symbol] >= 0 || line[symbol] == 0 { continue }
      symbolCost[Int(symbol) * view.levels + level] += line[symbol]
      list(-1 - symbol, view, table)
    }
    if slid.isEmpty { return }
    for place in 0..<held.count {
      let multiplier = kernel.multiplier[kernel.equationOf[held[place]]]
      if multiplier == 0 { continue }
      rowCost[Int(held[place]) * view.levels + level] += multiplier
      list(held[place], view, table)
    }
  }

  // MARK: Changing places

  /// Fills the line with the row of the item that leaves, in the items at 0.
  mutating func fillPivotLine(_ leaving: Int32, _ view: View, _ table: borrowing ComponentTable) {
    beginLine()
    addToLine(item: leaving, 1, view, table)
    reduceLine(view, table)
  }

  /// What the line says of an item at 0.
  @inline(__always)
  func coefficientInLine(_ item: Int32) -> Double {
    if item < 0 { return isInLine[-1 - item] ? line[-1 - item] : 0 }
    return slid.isEmpty ? 0 : kernel.multiplier[kernel.equationOf[item]]
  }

  /// The entering item takes the leaving one's place. Costs follow by multiples of the leaving item's row.
  mutating func exchange(
    _ entering: Entering, side: Int8, leaving: Int32, isLineFilled: Bool = false, _ view: View,
    _ table: borrowing ComponentTable
  ) {
    if !isLineFilled { fillPivotLine(leaving, view, table) }
    let pivot = coefficientInLine(entering.item)
    let levels = view.levels
    let enteringCosts = costs(of: entering.item, view)
    for level in 0..<levels { factor[level] = enteringCosts[level] }
    addSide(of: entering.item, side, 1, to: factor, view, table)
    for level in 0..<levels { factor[level] /= pivot }
    applyLine(except: entering.item, view, table)
    let leavingCosts = costs(of: leaving, view)
    for level in 0..<levels { leavingCosts[level] = factor[level] }
    let leavingSide = self.side(of: leaving)
    for level in 0..<levels { slope[level] = 0 }
    addSide(of: leaving, leavingSide, -1, to: slope, view, table)
    for level in 0..<levels { leavingCosts[level] += slope[level] }
    border(entering.item, leaving, view, table)
    changePlaces(entering.item, side: side, leaving)
    list(leaving, view, table)
  }

  /// Adds what a free item's costs on its side rise by per unit.
  func addSide(
    of item: Int32, _ side: Int8, _ sign: Double, to target: borrowing Slab<Double>, _ view: View,
    _ table: borrowing ComponentTable
  ) {
    let sign = sign * Double(side)
    let last = view.levels - 1
    var level = -1
    var own = 0.0
    var ownTie = 0.0
    forCosts(of: item, view, table) { up, down, weight, tie in
      level = side > 0 ? up : down
      own = weight
      ownTie = tie
    }
    if level >= 0 { target[level] += sign * own }
    target[last] += sign * ownTie
  }

  /// Takes multiples of the line, by `factor`, from the costs of items at 0.
  mutating func applyLine(except item: Int32, _ view: View, _ table: borrowing ComponentTable) {
    let levels = view.levels
    for index in 0..<lineSymbols.count {
      let symbol = lineSymbols[index]
      let amount = line[symbol]
      if amount == 0 || slidPlace[symbol] >= 0 || -1 - symbol == item { continue }
      let costs = symbolCost.base + Int(symbol) * levels
      for level in 0..<levels { costs[level] -= factor.base[level] * amount }
      list(-1 - symbol, view, table)
    }
    work += lineSymbols.count * levels
    if slid.isEmpty { return }
    for place in 0..<held.count {
      let amount = kernel.multiplier[kernel.equationOf[held[place]]]
      if amount == 0 || held[place] == item { continue }
      let costs = rowCost.base + Int(held[place]) * levels
      for level in 0..<levels { costs[level] -= factor.base[level] * amount }
      list(held[place], view, table)
    }
    work += held.count
  }

  /// Adds to the kernel what entered and what left; the direction of what entered was solved last.
  private mutating func border(_ entering: Int32, _ leaving: Int32, _ view: View, _ table: borrowing ComponentTable) {
    kernel.beginEquation()
    var corner = 0.0
    if leaving < 0 {
      kernel.appendToEquation(1, unknown: kernel.unknownOf[-1 - leaving])
    } else {
      let row = view.firstRow + Int(leaving)
      for entry in Int(table.entryStart[row])..<Int(table.entryStart[row + 1]) {
        let symbol = table.entrySymbol[entry]
        if -1 - symbol == entering {
          corner = table.entryCoefficient[entry]
        } else if slidPlace[symbol] >= 0 {
          kernel.appendToEquation(table.entryCoefficient[entry], unknown: kernel.unknownOf[symbol])
        }
      }
    }
    kernel.border(corner: corner)
    work += kernel.effort
  }

  private mutating func changePlaces(_ entering: Int32, side: Int8, _ leaving: Int32) {
    // Last unknown and last equation are the new ones.
    if entering < 0 {
      let symbol = -1 - entering
      slidPlace[symbol] = Int32(slid.count)
      slid.append(symbol)
      symbolSide[symbol] = side
      kernel.unknownOf[symbol] = Int32(kernel.total - 1)
    } else {
      drop(heldPlace[entering], from: &held, heldPlace)
      heldPlace[entering] = -1
      rowSide[entering] = side
      kernel.equationOf[entering] = -1
    }
    if leaving < 0 {
      let symbol = -1 - leaving
      drop(slidPlace[symbol], from: &slid, slidPlace)
      slidPlace[symbol] = -1
      symbolValue[symbol] = 0
      kernel.unknownOf[symbol] = -1
    } else {
      heldPlace[leaving] = Int32(held.count)
      held.append(leaving)
      value[leaving] = 0
      kernel.equationOf[leaving] = Int32(kernel.total - 1)
    }
  }
}

/// Takes what stands at a place out of a list; the last takes its place.
private func drop(_ place: Int32, from list: inout Stack<Int32>, _ places: borrowing Slab<Int32>) {
  let last = list.removeLast()
  if Int(place) < list.count {
    list[place] = last
    places[last] = place
  }
}
