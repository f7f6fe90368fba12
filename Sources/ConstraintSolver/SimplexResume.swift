// The dual search: from the optimum at other numbers, where the costs are right and some items have only come to the other
// side of 0 than the one their costs are counted on.

extension ComponentSimplex {
  /// A pivot below this is rounding, or would be one soon.
  static let smallestPivot = 1e-7

  /// Takes up a basis that was optimal at other row values than those in `value`: `prepare`, `slide`, `hold` and sides come
  /// before. Returns how many free items are on the wrong side.
  mutating func takeUp(_ view: View, _ table: borrowing ComponentTable) -> Int {
    pivots = 0
    work = 0
    refresh(view, table, keepingSides: true)
    return strays.count
  }

  /// Finds the optimum from the basis taken up. False: the limit of pivots was reached.
  mutating func resume(_ view: View, _ table: borrowing ComponentTable) -> Bool {
    // More pivots than this, and the optimum is better looked for from where the values are.
    let limit = 2 * (view.rows + view.symbols)
    while pivots < limit {
      if kernel.isFull { refresh(view, table, keepingSides: true) }
      guard let stray = farthestStray() else { break }
      pivots += 1
      fillPivotLine(stray, view, table)
      if let entering = bringBack(stray, view, table) {
        direction(entering, view, table)
        let speed = stray >= 0 ? rate[stray] : slidRate[slidPlace[-1 - stray]]
        guard abs(speed) > Self.smallestPivot else {
          forgetDirection()
          break
        }
        moveBy(-position(of: stray) / speed, entering, collectingStrays: true)
        exchange(entering, side: entering.direction > 0 ? 1 : -1, leaving: stray, isLineFilled: true, view, table)
      } else {
        changeSide(of: stray, view, table)
      }
    }
    // Where the values are is what counts; at the end of the dual search that changes nothing.
    refresh(view, table)
    return search(view, table) == .optimal
  }

  @inline(__always)
  private func setStray(_ item: Int32, _ isStray: Bool) {
    if item >= 0 { isRowStray[item] = isStray } else { isSymbolStray[-1 - item] = isStray }
  }

  /// Remembers that an item has come to the other side of 0.
  @inline(__always)
  mutating func stray(_ item: Int32) {
    if item >= 0 ? isRowStray[item] : isSymbolStray[-1 - item] { return }
    setStray(item, true)
    strays.append(item)
  }

  mutating func forgetStrays() {
    for index in 0..<strays.count { setStray(strays[index], false) }
    strays.removeAll()
  }

  /// The stray farthest from 0.
  private mutating func farthestStray() -> Int32? {
    var found: Int32?
    var farthest = 0.0
    var index = strays.count - 1
    while index >= 0 {
      let item = strays[index]
      let distance = isFree(item) ? -position(of: item) * Double(side(of: item)) : 0
      if distance <= 0 {
        setStray(item, false)
        let last = strays.removeLast()
        if index < strays.count { strays[index] = last }
      } else if distance > farthest || (distance == farthest && item < found ?? .max) {
        farthest = distance
        found = item
      }
      index -= 1
    }
    work += strays.count
    return found
  }

  /// What brings a stray back to 0 at the least costs; nil: it is cheaper to count it on its other side.
  private mutating func bringBack(_ stray: Int32, _ view: View, _ table: borrowing ComponentTable) -> Entering? {
    // The stray is worth what its costs differ by on both sides.
    for level in 0..<view.levels { best[level] = 0 }
    forCosts(of: stray, view, table) { up, down, weight, tie in
      if up >= 0 { best[up] += weight }
      if down >= 0 { best[down] += weight }
      best[view.levels - 1] += 2 * tie
    }
    let upward = side(of: stray) > 0
    var found: Entering?
    var largest = 0.0
    for index in 0..<lineSymbols.count where slidPlace[lineSymbols[index]] < 0 {
      compare(-1 - lineSymbols[index], line[lineSymbols[index]], upward, &found, &largest, view, table)
    }
    if !slid.isEmpty {
      for place in 0..<held.count {
        compare(held[place], coefficientInLine(held[place]), upward, &found, &largest, view, table)
      }
    }
    return found
  }

  @inline(__always)
  private func compare(
    _ item: Int32, _ coefficient: Double, _ upward: Bool, _ found: inout Entering?, _ largest: inout Double,
    _ view: View, _ table: borrowing ComponentTable
  ) {
    let size = abs(coefficient)
    guard size > Self.smallestPivot else { return }
    let direction = (coefficient > 0) == upward ? 1.0 : -1.0
    fillSlope(item, direction, view, table)
    for level in 0..<view.levels {
      let difference = slope[level] / size - best[level]
      if difference > Self.zero { return }
      if difference < -Self.zero {
        found = Entering(item: item, direction: direction)
        largest = size
        for every in 0..<view.levels { best[every] = slope[every] / size }
        return
      }
    }
    // Equal: the larger pivot is the better one.
    if found != nil, size > largest {
      found = Entering(item: item, direction: direction)
      largest = size
    }
  }

  /// Counts an item on its other side.
  private mutating func changeSide(of item: Int32, _ view: View, _ table: borrowing ComponentTable) {
    for level in 0..<view.levels { factor[level] = 0 }
    addSide(of: item, side(of: item), 1, to: factor, view, table)
    setSide(of: item, -side(of: item))
    for level in 0..<view.levels { factor[level] = -factor[level] }
    addSide(of: item, side(of: item), 1, to: factor, view, table)
    for level in 0..<view.levels { factor[level] = -factor[level] }
    applyLine(except: item, view, table)
  }
}
