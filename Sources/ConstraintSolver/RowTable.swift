// A constraint set as rows of numbers: sparse terms, cost levels, and which parameters stand in which row.

/// The rows of one structure in canonical order, followed by the rows that pin undetermined variables to 0.
///
/// A row's residual is `terms + constant`; a positive residual costs at level `up`, a negative one at level `down`.
/// Level 0 is required; -1 costs nothing. Rows of unusual scale are multiplied by a power of two and cost the inverse.
struct RowTable: ~Copyable {
  let variableCount: Int
  /// Rows that stand for constraints.
  let constraintCount: Int
  /// Rows including pins.
  private(set) var count: Int
  let start: Slab<Int32>
  let variable: Slab<Int32>
  let coefficient: Slab<Double>
  let up: Slab<Int16>
  let down: Slab<Int16>
  /// Required equalities: they may never slide.
  let hard: Slab<Bool>
  let scale: Slab<Double>
  let hash: Slab<UInt64>
  /// Hash of the row's structure and of how many of the same stand before it: no two rows' are the same.
  let name: Slab<UInt64>
  /// Row of the opposite inequality with the same terms (hugging and compression), or -1.
  let twin: Slab<Int32>
  var parameterStart: Slab<Int32>
  var parameter: Slab<Int32>
  var parameterCoefficient: Slab<Double>
  /// Priorities of levels 1, 2, …; level 0 is 1000.
  let levels: [Float]
  /// How many constraints there are of each.
  let rowsAtLevel: [Int32]
  let alive: Slab<Bool>

  /// The level of pins: below every priority.
  var pinLevel: Int16 { Int16(levels.count) }

  /// Whether some row's coefficients are so far apart that rounding in the larger ones can hide the smaller ones.
  var isWide: Bool {
    for entry in 0..<Int(start[constraintCount]) where abs(coefficient[entry]) < Self.narrow { return true }
    return false
  }
  private static let narrow = 1e-6

  /// Whether some row's coefficients are farther apart than those of any screen, a hundredth part beside the whole, or of another
  /// size than those of any screen's rows; or two rows say nearly the same.
  private(set) var isUneven = false

  private mutating func findUnevenness() {
    for row in 0..<constraintCount where !isUneven { isUneven = isUneven(row) }
  }

  private func isUneven(_ row: Int) -> Bool {
    if scale[row] != 1 || hasNeighbour(row) { return true }
    var largest = 0.0
    var smallest = Double.infinity
    for entry in entries(row) {
      largest = max(largest, abs(coefficient[entry]))
      smallest = min(smallest, abs(coefficient[entry]))
    }
    return smallest < Self.even * largest
  }

  /// The same of a row that is new among rows that are even.
  private func bringsUnevenness(_ row: Int) -> Bool {
    if isUneven(row) { return true }
    let count = entries(row).count
    guard count > 1, let last = entries(row).last else { return false }
    var other = row + 1
    while other < constraintCount, let otherLast = entries(other).last,
      variable[start[other]] == variable[start[row]], variable[otherLast] == variable[last]
    {
      if entries(other).count == count, isNear(Int(start[other]), Int(start[row]), count) { return true }
      other += 1
    }
    return false
  }
  static let even = 1.0 / 128

  /// Whether a row before this one says nearly the same: with a difference that is no rounding, and less than a hundredth part.
  private func hasNeighbour(_ row: Int) -> Bool {
    let own = Int(start[row])
    let count = Int(start[row + 1]) - own
    var other = row - 1
    // In canonical order rows of the same first and last variable follow each other.
    while other >= 0, count > 1 {
      let first = Int(start[other])
      let otherCount = Int(start[other + 1]) - first
      guard otherCount > 0, variable[first] == variable[own],
        variable[first + otherCount - 1] == variable[own + count - 1]
      else { return false }
      if otherCount == count, isNear(own, first, count) { return true }
      other -= 1
    }
    return false
  }

  private func isNear(_ own: Int, _ other: Int, _ count: Int) -> Bool {
    var largest = 0.0
    for k in 0..<count {
      guard variable[own + k] == variable[other + k] else { return false }
      let difference = coefficient[own + k] / coefficient[own] - coefficient[other + k] / coefficient[other]
      largest = max(largest, abs(difference * coefficient[own] / coefficient[own + k]))
    }
    return largest > Self.rounding && largest < Self.even
  }
  private static let rounding = 0x1p-50

  init(_ set: borrowing ConstraintSet, order: [Int32]) {
    let rows = order.count
    var terms = 0
    var parameters = 0
    var levels: [Float] = [1000]
    var rowsAtLevel: [Int32] = [0]
    for slot in order {
      let record = set.records[Int(slot)]
      terms += Int(record.variableCount)
      parameters += Int(record.parameterCount)
      let place = Self.place(of: record.priority, in: levels)
      if place == levels.count || levels[place] != record.priority {
        levels.insert(record.priority, at: place)
        rowsAtLevel.insert(0, at: place)
      }
      rowsAtLevel[place] += 1
    }
    self.init(set, rows: rows, terms: terms, parameters: parameters, levels: levels, rowsAtLevel: rowsAtLevel)
    for (row, slot) in order.enumerated() { load(set, slot: slot, row: row) }
    compareNeighbours(set, order: order, 0..<rows)
    findUnevenness()
  }

  /// Room for so many rows, with nothing in it yet.
  private init(
    _ set: borrowing ConstraintSet, rows: Int, terms: Int, parameters: Int, levels: [Float], rowsAtLevel: [Int32]
  ) {
    let variables = set.variableAlive.count
    self.levels = levels
    self.rowsAtLevel = rowsAtLevel
    variableCount = variables
    constraintCount = rows
    count = rows
    start = Slab(unset: rows + variables + 1)
    variable = Slab(unset: terms + variables)
    coefficient = Slab(unset: terms + variables)
    up = Slab(unset: rows + variables)
    down = Slab(unset: rows + variables)
    hard = Slab(unset: rows + variables)
    scale = Slab(unset: rows + variables)
    hash = Slab(unset: rows)
    name = Slab(unset: rows)
    twin = Slab(unset: rows + variables)
    parameterStart = Slab(unset: rows + 1)
    parameter = Slab(unset: parameters)
    parameterCoefficient = Slab(unset: parameters)
    alive = Slab(unset: variables)
    start[0] = 0
    parameterStart[0] = 0
    // What pins will say.
    (variable.base + terms).initialize(repeating: 0, count: variables)
    (coefficient.base + terms).initialize(repeating: 0, count: variables)
    (start.base + rows + 1).initialize(repeating: 0, count: variables)
    for row in rows..<rows + variables {
      (up[row], down[row], hard[row], scale[row], twin[row]) = (-1, -1, false, 1, -1)
    }
    for v in 0..<variables { alive[v] = set.variableAlive[v] }
  }

  /// The rows of a set after another one: those of both are copied in runs.
  init(_ set: borrowing ConstraintSet, order: [Int32], copying runs: RowRuns) {
    let rows = order.count
    self.init(
      set, rows: rows, terms: runs.terms, parameters: runs.parameters, levels: runs.past.rows.levels,
      rowsAtLevel: runs.rowsAtLevel)
    for run in runs.runs {
      if run.old < 0 {
        load(set, slot: order[run.new], row: run.new)
      } else {
        copy(run, of: runs.past.rows)
      }
    }
    for seam in runs.seams(among: rows) {
      compareNeighbours(set, order: order, neighbours(set, order: order, of: seam))
    }
    if runs.past.hasUnevenRows {
      findUnevenness()
    } else {
      for run in runs.runs where run.old < 0 && !isUneven { isUneven = bringsUnevenness(run.new) }
    }
  }

  private static func place(of priority: Float, in levels: [Float]) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func load(_ set: borrowing ConstraintSet, slot: Int32, row: Int) {
    let record = set.records[Int(slot)]
    let from = Int(record.termStart)
    (up[row], down[row], scale[row], twin[row]) = (-1, -1, 1, -1)
    var largest = 0.0
    for k in 0..<Int(record.variableCount) { largest = max(largest, abs(set.poolCoefficient[from + k])) }
    if largest > 0, largest > 64 || largest < 1.0 / 64 {
      scale[row] = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    }
    let factor = scale[row]
    var entry = Int(start[row])
    for k in 0..<Int(record.variableCount) {
      variable[entry] = set.poolIndex[from + k]
      coefficient[entry] = set.poolCoefficient[from + k] * factor
      entry += 1
    }
    start[row + 1] = Int32(entry)
    var place = Int(parameterStart[row])
    for k in Int(record.variableCount)..<Int(record.variableCount + record.parameterCount) {
      parameter[place] = set.poolIndex[from + k]
      parameterCoefficient[place] = set.poolCoefficient[from + k] * factor
      place += 1
    }
    parameterStart[row + 1] = Int32(place)
    var level = 0
    while levels[level] != record.priority { level += 1 }
    if record.relation != .greaterThanOrEqual { up[row] = Int16(level) }
    if record.relation != .lessThanOrEqual { down[row] = Int16(level) }
    hard[row] = level == 0 && record.relation == .equal
    hash[row] = record.structure
  }

  /// Names rows and finds twins: what depends on rows over the same terms, which stand next to each other in canonical
  /// order. No such run may go on before or after the rows looked at.
  private func compareNeighbours(_ set: borrowing ConstraintSet, order: [Int32], _ rows: Range<Int>) {
    var first = rows.lowerBound
    while first < rows.upperBound {
      let linear = set.records[Int(order[first])].linear
      var last = first
      var same: UInt64 = 0
      repeat {
        same = last > first && hash[last - 1] == hash[last] ? same + 1 : 0
        name[last] = mixed(hash[last], same)
        last += 1
      } while last < rows.upperBound && set.records[Int(order[last])].linear == linear
      if last - first > 1 { pairUp(first..<last) }
      first = last
    }
  }

  /// The rows over the same terms as those on both sides of a place.
  private func neighbours(_ set: borrowing ConstraintSet, order: [Int32], of seam: Int) -> Range<Int> {
    func linear(_ row: Int, _ set: borrowing ConstraintSet) -> UInt64 { set.records[Int(order[row])].linear }
    var first = max(0, seam - 1)
    while first > 0, linear(first - 1, set) == linear(first, set) { first -= 1 }
    var last = min(seam + 1, constraintCount)
    while last < constraintCount, linear(last - 1, set) == linear(last, set) { last += 1 }
    for row in first..<last { twin[row] = -1 }
    return first..<last
  }

  private func copy(_ run: RowRuns.Run, of past: borrowing RowTable) {
    func copy<Value>(_ from: borrowing Slab<Value>, _ to: borrowing Slab<Value>, _ old: Int, _ new: Int, _ count: Int) {
      (to.base + new).update(from: from.base + old, count: count)
    }
    let (old, new, count) = (run.old, run.new, run.count)
    copy(past.up, up, old, new, count)
    copy(past.down, down, old, new, count)
    copy(past.hard, hard, old, new, count)
    copy(past.scale, scale, old, new, count)
    copy(past.hash, hash, old, new, count)
    copy(past.name, name, old, new, count)
    let entry = Int(past.start[old])
    let entries = Int(past.start[old + count]) - entry
    copy(past.variable, variable, entry, Int(start[new]), entries)
    copy(past.coefficient, coefficient, entry, Int(start[new]), entries)
    let term = Int(past.parameterStart[old])
    let terms = Int(past.parameterStart[old + count]) - term
    copy(past.parameter, parameter, term, Int(parameterStart[new]), terms)
    copy(past.parameterCoefficient, parameterCoefficient, term, Int(parameterStart[new]), terms)
    let shift = start[new] - past.start[old]
    let parameterShift = parameterStart[new] - past.parameterStart[old]
    for row in 1..<count + 1 {
      start[new + row] = past.start[old + row] + shift
      parameterStart[new + row] = past.parameterStart[old + row] + parameterShift
    }
    // A twin out of the run is next to its seam, where twins are found anew.
    for row in 0..<count {
      let other = past.twin[old + row]
      twin[new + row] = other >= 0 ? other + Int32(new - old) : -1
    }
  }

  private func pairUp(_ run: Range<Int>) {
    var upper = -1
    var lower = -1
    for row in run where (up[row] < 0) != (down[row] < 0) {
      if up[row] > 0, upper < 0 { upper = row }
      if down[row] > 0, lower < 0 { lower = row }
    }
    guard upper >= 0, lower >= 0, start[upper + 1] - start[upper] == start[lower + 1] - start[lower] else { return }
    twin[upper] = Int32(lower)
    twin[lower] = Int32(upper)
  }

  /// Adds the row `variable = 0` at the weakest level.
  mutating func appendPin(_ v: Int) -> Int {
    let row = count
    let entry = Int(start[row])
    variable[entry] = Int32(v)
    coefficient[entry] = 1
    start[row + 1] = Int32(entry + 1)
    up[row] = pinLevel
    down[row] = pinLevel
    count += 1
    return row
  }

  mutating func removePins() { count = constraintCount }

  @inline(__always)
  func entries(_ row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }
}
