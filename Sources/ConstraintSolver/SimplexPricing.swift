// Which item leaves 0 next: the steepest of those listed, and every item whose costs change is looked at again, so that the
// whole of them is gone through only when all costs are computed anew.

extension ComponentSimplex {
  /// Listed items of which the steepest is taken; more would cost more than the pivots they save.
  private static let compared = 256

  /// Lists every item at 0 that lowers the costs.
  mutating func listCandidates(_ view: View, _ table: borrowing ComponentTable) {
    for index in 0..<candidates.count { setListed(candidates[index], false) }
    candidates.removeAll()
    for symbol in 0..<view.symbols where slidPlace[symbol] < 0 { list(-1 - Int32(symbol), view, table) }
    for place in 0..<held.count { list(held[place], view, table) }
    work += view.symbols
  }

  @inline(__always)
  private func setListed(_ item: Int32, _ isListed: Bool) {
    if item >= 0 { isRowListed[item] = isListed } else { isSymbolListed[-1 - item] = isListed }
  }

  /// Lists an item at 0 if it lowers the costs in some direction.
  @inline(__always)
  mutating func list(_ item: Int32, _ view: View, _ table: borrowing ComponentTable) {
    if item >= 0 ? isRowListed[item] : isSymbolListed[-1 - item] { return }
    if descent(item, view, table) == 0 { return }
    setListed(item, true)
    candidates.append(item)
  }

  /// The direction in which an item at 0 lowers the costs; 0: none.
  @inline(__always)
  private func descent(_ item: Int32, _ view: View, _ table: borrowing ComponentTable) -> Double {
    let costs = costs(of: item, view)
    var upLevel = -1
    var downLevel = -1
    var own = 0.0
    var ownTie = 0.0
    forCosts(of: item, view, table) { up, down, weight, tie in
      upLevel = up
      downLevel = down
      own = weight
      ownTie = tie
    }
    let last = view.levels - 1
    var isUpOpen = true
    var isDownOpen = true
    for level in 0..<view.levels {
      let rise = costs[level]
      let tie = level == last ? ownTie : 0
      if isUpOpen {
        let slope = rise + (level == upLevel ? own : 0) + tie
        if slope < -Self.zero { return 1 }
        if slope > Self.zero { isUpOpen = false }
      }
      if isDownOpen {
        let slope = -rise + (level == downLevel ? own : 0) + tie
        if slope < -Self.zero { return -1 }
        if slope > Self.zero { isDownOpen = false }
      }
      if !isUpOpen, !isDownOpen { return 0 }
    }
    return 0
  }

  /// The steepest descent of the listed items in lexicographic order, its slopes in `best`; nil: there is none.
  mutating func price(_ view: View, _ table: borrowing ComponentTable) -> Entering? {
    for level in 0..<view.levels { best[level] = 0 }
    var found: Entering?
    var index = candidates.count - 1
    var compared = 0
    while index >= 0, compared < Self.compared {
      let item = candidates[index]
      let direction = isFree(item) ? 0 : descent(item, view, table)
      if direction == 0 {
        setListed(item, false)
        let last = candidates.removeLast()
        if index < candidates.count { candidates[index] = last }
      } else {
        compared += 1
        if isSteeper(item, direction, view, table) {
          fillSlope(item, direction, view, table)
          for level in 0..<view.levels { best.base[level] = slope.base[level] }
          found = Entering(item: item, direction: direction)
        }
      }
      index -= 1
    }
    work += compared * view.levels
    return found
  }

  /// Whether the costs fall by more along an item's direction than `best` says: most are told by their first levels.
  @inline(__always)
  private func isSteeper(
    _ item: Int32, _ direction: Double, _ view: View, _ table: borrowing ComponentTable
  ) -> Bool {
    let costs = costs(of: item, view)
    var ownLevel = -1
    var own = 0.0
    var ownTie = 0.0
    forCosts(of: item, view, table) { up, down, weight, tie in
      ownLevel = direction > 0 ? up : down
      own = weight
      ownTie = tie
    }
    for level in 0..<view.levels {
      var rise = direction * costs[level]
      if level == ownLevel { rise += own }
      if level == view.levels - 1 { rise += ownTie }
      let difference = rise - best.base[level]
      if difference > Self.zero { return false }
      if difference < -Self.zero { return true }
    }
    return false
  }
}
