// Where an optimum is not the only one: what may move without cost. For diagnosis; the search itself does not need it.

extension ComponentSimplex {
  /// A way is not longer than so many times the row that ends it: the perturbation is as many times as long where a row's
  /// coefficients differ by as little.
  private static let mostPerRow = 1e4

  /// After a solve: directions without cost above the tie level along which the optimum may move by more than `length`. Reports the
  /// symbols that move with their rates, those of the fastest as 1 or -1; at the end of each direction symbol -1, and how far that
  /// leads. Returns the items that cost nothing and whose edges are shorter.
  ///
  /// An edge that ends at once, because many rows hold here, may still be the beginning of a way around.
  mutating func freeDirections(
    _ component: Int, _ table: borrowing ComponentTable, longerThan length: Double,
    _ report: (_ symbol: Int, _ rate: Double, _ isLast: Bool) -> Void
  ) -> [Int32] {
    let view = View(component, table)
    var short: [Int32] = []
    // Symbols first, then held rows.
    for candidate in 0..<view.symbols + held.count
    where candidate >= view.symbols || slidPlace[candidate] < 0 {
      let item = candidate < view.symbols ? -1 - Int32(candidate) : held[candidate - view.symbols]
      var costsNothingAtAll = false
      var isLong = false
      for sign in [1.0, -1] where !isLong {
        let entering = Entering(item: item, direction: sign)
        guard costsNothing(entering, view, table) else { continue }
        costsNothingAtAll = true
        direction(entering, view, table)
        let ends = longStep(entering, view, table, realLevelsOnly: true)
        forgetDirection()
        let reach = ends ? passed[passed.count - 1].step : .infinity
        // Rows that nearly follow from each other move by little where what they are of moves by much.
        var speed = item < 0 ? 1.0 : 0
        for place in 0..<slid.count { speed = max(speed, abs(slidRate[place])) }
        if speed == 0 || max(reach, reach * speed) <= length { continue }
        for place in 0..<slid.count { report(Int(slid[place]), slidRate[place] / speed, false) }
        if item < 0 { report(-1 - Int(item), sign / speed, false) }
        report(-1, min(reach * speed, reach * Self.mostPerRow), true)
        isLong = true
      }
      if costsNothingAtAll, !isLong { short.append(item) }
    }
    return short
  }

  private func costsNothing(_ entering: Entering, _ view: View, _ table: borrowing ComponentTable) -> Bool {
    fillSlope(entering.item, entering.direction, view, table)
    for level in 0..<view.levels { best[level] = slope[level] }
    // Pins and ties give way to any constraint, so their levels do not make a variable determined.
    for level in 0..<Int(table.realLevels[view.component]) where abs(best[level]) > Self.zero { return false }
    return true
  }

  /// Finds the directions along which some of the items that edges do not move may move after all, as many as it takes to span all
  /// there are, and reports them as edges are. `probe`, the table without pins and ties, is searched for the furthest point that way.
  ///
  /// A generic sum of the items is made as large and as small as it gets. If that leads anywhere, the next sum is one that
  /// does not change in that direction, so that another is found; so at most as many sums as items are tried.
  mutating func goAround(
    _ items: [Int32], _ component: Int, _ probe: borrowing ComponentTable, longerThan length: Double,
    _ report: (_ symbol: Int, _ rate: Double, _ isLast: Bool) -> Void
  ) {
    let view = View(component, probe)
    let home = (0..<view.symbols).map { symbolValue[$0] }
    var found: [Way] = []
    while found.count < items.count {
      var weights = items.indices.map { ComponentTable.generic(Int(items[$0]) &+ items.count) }
      for other in found.reversed() {
        var sum = 0.0
        for place in items.indices where place != other.pivot { sum += weights[place] * other.moves[place] }
        weights[other.pivot] = -sum / other.moves[other.pivot]
      }
      guard let way = way(items, weights, from: home, beside: found, view, probe, longerThan: length) else { return }
      for symbol in 0..<view.symbols where way.rates[symbol] != 0 { report(symbol, way.rates[symbol], false) }
      report(-1, way.reach, true)
      guard abs(way.moves[way.pivot]) > Self.zero else { return }
      found.append(way)
    }
  }

  private func move(of item: Int32, _ way: [Double], _ view: View, _ table: borrowing ComponentTable) -> Double {
    if item < 0 { return way[-1 - Int(item)] }
    let row = view.firstRow + Int(item)
    var sum = 0.0
    for entry in Int(table.entryStart[row])..<Int(table.entryStart[row + 1]) {
      sum += table.entryCoefficient[entry] * way[Int(table.entrySymbol[entry])]
    }
    return sum
  }

  /// How the symbols move where the weighted sum of the items grows or shrinks, and how far; nil: it does neither.
  private mutating func way(
    _ items: [Int32], _ weights: [Double], from home: [Double], beside found: [Way], _ view: View,
    _ probe: borrowing ComponentTable, longerThan length: Double
  ) -> Way? {
    for sign in [1.0, -1] {
      tilt.fill(0)
      for (item, weight) in zip(items, weights) {
        if item < 0 {
          tilt[-1 - item] -= sign * weight
        } else {
          let row = view.firstRow + Int(item)
          for entry in Int(probe.entryStart[row])..<Int(probe.entryStart[row + 1]) {
            tilt[probe.entrySymbol[entry]] -= sign * weight * probe.entryCoefficient[entry]
          }
        }
      }
      refresh(view, probe)
      let isEndless = search(view, probe) == .unbounded
      var rates = [Double](repeating: 0, count: view.symbols)
      if isEndless {
        for place in 0..<slid.count { rates[Int(slid[place])] = slidRate[place] }
        if let symbol = ray { rates[symbol.symbol] = symbol.rate }
      } else {
        for symbol in 0..<view.symbols { rates[symbol] = symbolValue[symbol] - home[symbol] }
      }
      // Others may move as well, and further: what counts is what neither an edge nor a way found before moves. It is not how
      // much the sum changes, in which moves of several items may all but cancel.
      var moves = items.map { item in move(of: item, rates, view, probe) }
      for other in found where moves[other.pivot] != 0 {
        let factor = moves[other.pivot] / other.moves[other.pivot]
        for place in moves.indices { moves[place] -= factor * other.moves[place] }
        moves[other.pivot] = 0
      }
      let pivot = moves.indices.max { abs(moves[$0]) < abs(moves[$1]) }!
      let farthest = abs(moves[pivot])
      if !isEndless, farthest <= length { continue }
      // What moves by less than `length` does not count as moving.
      let unit = isEndless ? 1 : Self.zero / length
      return Way(
        rates: rates.map { $0 * unit }, moves: moves.map { $0 * unit }, pivot: pivot,
        reach: isEndless ? .infinity : min(farthest, length / Self.zero))
    }
    return nil
  }
}

/// A direction without cost that no edge shows.
private struct Way {
  /// By symbol.
  var rates: [Double]
  /// By item that edges do not move, less what earlier ways move; of these the largest.
  var moves: [Double]
  var pivot: Int
  /// How far it leads.
  var reach: Double
}
