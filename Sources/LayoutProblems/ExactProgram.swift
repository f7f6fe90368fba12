// A lexicographic linear program in whole numbers, so that its answers know no rounding: what the solver is held against.
// It shares nothing with the solver: one dense dictionary, Bland's rule, and integer pivoting (J. Edmonds, "Systems of
// distinct representatives and linear algebra", J. Res. NBS 71B, 1967), in which every division leaves no remainder.

/// Unknowns without bounds, and rows whose residuals cost something on one side or on both.
struct ExactProgram {
  /// A number beyond 128 bits, or more pivots than `pivots`: the program cannot say.
  struct Unanswered: Error {}

  /// Residual `constant + coefficients · x`; what its positive and negative part cost is by level, -1 for nothing.
  /// A row of fractions is multiplied to whole numbers by itself, as determinants would grow with a multiple of all rows; its
  /// residual then counts `weight` times where a row of the finest fractions counts once.
  struct Row {
    var constant: Int128
    var coefficients: [Int128]
    var up: Int
    var down: Int
    var weight: Int128 = 1
  }

  private static let pivots = 5000

  private let unknowns: Int
  private let levels: Int
  /// Items are unknowns, then rows. `cells[place][0]` is the constant, the others are the coefficients of `outside`.
  private var cells: [[Int128]]
  private var inside: [Int]
  private var outside: [Int]
  /// 1 or -1: the part of an item inside that is not 0. Unknowns have none.
  private var side: [Int128]
  private var denominator: Int128 = 1
  private let up: [Int]
  private let down: [Int]
  private let weight: [Int128]
  /// An unknown to be made large (1) or small (-1) where the levels leave a choice.
  private var wish: (item: Int, sign: Int128)?

  init(unknowns: Int, rows: [Row], levels: Int) {
    self.unknowns = unknowns
    self.levels = levels
    cells = rows.map { [$0.constant] + $0.coefficients }
    inside = rows.indices.map { unknowns + $0 }
    outside = Array(0..<unknowns)
    side = rows.map { $0.constant >= 0 ? 1 : -1 }
    up = rows.map(\.up)
    down = rows.map(\.down)
    weight = rows.map(\.weight)
  }

  /// What each level costs at the optimum, in units of the rows.
  mutating func optimum() throws(Unanswered) -> [Double] {
    wish = nil
    guard try run() else { throw Unanswered() }
    var costs = [Double](repeating: 0, count: levels)
    for place in inside.indices where inside[place] >= unknowns {
      let level = cost(of: inside[place], side[place])
      if level >= 0 {
        costs[level] += Double(weight[inside[place] - unknowns]) * abs(Double(cells[place][0]) / Double(denominator))
      }
    }
    return costs
  }

  /// After `optimum()`: whether the unknown has that value in every optimum.
  mutating func isDetermined(_ unknown: Int) throws(Unanswered) -> Bool {
    var ends: [(Int128, Int128)] = []
    for sign: Int128 in [1, -1] {
      wish = (unknown, sign)
      guard try run() else { return false }
      if let place = inside.firstIndex(of: unknown) {
        ends.append((cells[place][0], denominator))
      } else {
        ends.append((0, 1))
      }
    }
    return try Self.times(ends[0].0, ends[1].1) == Self.times(ends[1].0, ends[0].1)
  }

  // MARK: Bland's rule

  /// False: a wish can be granted without end.
  private mutating func run() throws(Unanswered) -> Bool {
    for _ in 0..<Self.pivots {
      guard let (column, direction) = try entering() else { return true }
      guard let place = try leaving(column, direction) else {
        guard wish != nil else { throw Unanswered() }
        return false
      }
      try pivot(place, column, direction)
    }
    throw Unanswered()
  }

  private func cost(of item: Int, _ side: Int128) -> Int { side > 0 ? up[item - unknowns] : down[item - unknowns] }

  private func entering() throws(Unanswered) -> (column: Int, direction: Int128)? {
    var found: (column: Int, direction: Int128)?
    var number = Int.max
    for column in outside.indices {
      let slope = try slope(of: column)
      for direction: Int128 in [1, -1] {
        let own = 2 * outside[column] + (direction > 0 ? 0 : 1)
        guard own < number else { continue }
        var change = slope.map { $0 * direction }
        if outside[column] >= unknowns {
          let level = cost(of: outside[column], direction)
          if level >= 0 {
            let weight = weight[outside[column] - unknowns]
            change[level] = try Self.plus(change[level], Self.times(weight, denominator))
          }
        }
        if let first = change.first(where: { $0 != 0 }), first < 0 {
          found = (column, direction)
          number = own
        }
      }
    }
    return found
  }

  /// What the levels, and the wish after them, change by per unit of an item outside.
  private func slope(of column: Int) throws(Unanswered) -> [Int128] {
    var sum = [Int128](repeating: 0, count: levels + 1)
    for place in inside.indices where inside[place] >= unknowns {
      let level = cost(of: inside[place], side[place])
      if level >= 0 {
        let weight = side[place] * weight[inside[place] - unknowns]
        sum[level] = try Self.plus(sum[level], Self.times(weight, cells[place][column + 1]))
      }
    }
    if let wish {
      if outside[column] == wish.item { sum[levels] = -wish.sign * denominator }
      if let place = inside.firstIndex(of: wish.item) { sum[levels] = -wish.sign * cells[place][column + 1] }
    }
    return sum
  }

  private func leaving(_ column: Int, _ direction: Int128) throws(Unanswered) -> Int? {
    var found: Int?
    for place in inside.indices where inside[place] >= unknowns {
      guard cells[place][column + 1] * direction * side[place] < 0 else { continue }
      guard let best = found else {
        found = place
        continue
      }
      let mine = try Self.times(abs(cells[place][0]), abs(cells[best][column + 1]))
      let other = try Self.times(abs(cells[best][0]), abs(cells[place][column + 1]))
      if mine < other || (mine == other && inside[place] < inside[best]) { found = place }
    }
    return found
  }

  private mutating func pivot(_ place: Int, _ column: Int, _ direction: Int128) throws(Unanswered) {
    let pivot = cells[place][column + 1]
    for other in cells.indices where other != place {
      let factor = cells[other][column + 1]
      for k in 0...outside.count where k != column + 1 {
        let difference = try Self.plus(
          Self.times(pivot, cells[other][k]), -Self.times(factor, cells[place][k]))
        cells[other][k] = difference / denominator
      }
    }
    for k in 0...outside.count where k != column + 1 { cells[place][k] = -cells[place][k] }
    cells[place][column + 1] = denominator
    denominator = pivot
    if denominator < 0 {
      denominator = -denominator
      for place in cells.indices { for k in 0...outside.count { cells[place][k] = -cells[place][k] } }
    }
    (inside[place], outside[column]) = (outside[column], inside[place])
    side[place] = direction
  }

  // The least of all numbers has no opposite, and counts as beyond.

  private static func times(_ a: Int128, _ b: Int128) throws(Unanswered) -> Int128 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow || product == .min { throw Unanswered() }
    return product
  }

  private static func plus(_ a: Int128, _ b: Int128) throws(Unanswered) -> Int128 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    if overflow || sum == .min { throw Unanswered() }
    return sum
  }
}

extension AlpProblem {
  /// The problem in whole numbers, with only the chosen rows (the imposed values follow the
  /// problem's), at one of its sizes; nil when a number is no multiple of 2⁻²⁰.
  /// Costs are in units of 1 / `unit`.
  func exact(size: Int, rows chosen: [Int], priorities: [Float]) -> (program: ExactProgram, unit: Double)? {
    let all = chosen.map { number in
      if number < rows.count { return rows[number] }
      let edit = number - rows.count
      let value = edit == 0 ? sizes[size].width : sizes[size].height
      return Row(relation: "eq", priority: 1000, constant: -value, terms: [(edits[edit], 1)])
    }
    var units: [Double] = []
    for row in all {
      var unit = 1.0
      while !([row.constant] + row.terms.map(\.coefficient)).allSatisfy({ ($0 * unit).rounded() == $0 * unit }) {
        unit *= 2
        if unit > 0x1p20 { return nil }
      }
      units.append(unit)
    }
    let unit = units.max() ?? 1
    let exact = zip(all, units).map { row, own in
      var coefficients = [Int128](repeating: 0, count: variables)
      for term in row.terms { coefficients[term.variable] += Int128(term.coefficient * own) }
      let level = priorities.firstIndex(of: row.priority)!
      return ExactProgram.Row(
        constant: Int128(row.constant * own), coefficients: coefficients, up: row.relation == "ge" ? -1 : level,
        down: row.relation == "le" ? -1 : level, weight: Int128(unit / own))
    }
    return (ExactProgram(unknowns: variables, rows: exact, levels: priorities.count), unit)
  }
}
