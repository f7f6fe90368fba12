// Whether every required row holds in a layout as it is read: computed from the rows themselves and the map's columns,
// without the regions and the crash basis that the map came from.

/// The required rows of one map as half planes of the live parameters. Those that no parameter moves are checked once.
struct RequiredCheck: ~Copyable {
  /// Parameter values remembered as good: a rotation goes back and forth between a few.
  private static let remembered = 4
  /// Derivatives below this move no row by a tolerance on any screen.
  private static let still = 1e-12
  /// Rounding of a sum, of its largest term.
  static let rounding = 1e-12
  /// Sizes that are checked by their values before half planes are worth computing.
  private static let single = 4

  private let hot: Int
  private var planes = Stack<Double>(capacity: 4)
  private let good: Slab<Double>
  private var goodCount = 0
  private var nextGood = 0
  private var checked = 0
  private(set) var isComputed = false
  /// Some row that no parameter moves is broken.
  private(set) var isBroken = false

  init(hot: Int) {
    self.hot = hot
    good = Slab(Self.remembered * max(hot, 1), repeating: 0)
  }

  /// Forgets the rows, because constants have changed.
  mutating func forget() {
    checked = 0
    isComputed = false
  }

  /// Whether half planes should be computed now: more sizes are asked for than values are cheap for.
  mutating func wantsPlanes() -> Bool {
    checked += 1
    return checked > Self.single
  }

  /// Takes the rows in anew. `constant` is a row's constant with the settled parameters in it.
  mutating func compute(
    _ program: LayoutProgram, _ map: AffineMap, tolerance: Double, constant: (Int) -> Double
  ) {
    isComputed = true
    planes.removeAll()
    goodCount = 0
    nextGood = 0
    isBroken = false
    let line = Slab<Double>(hot + 1, repeating: 0)
    for row in 0..<program.rows.constraintCount {
      let up = program.rows.up[row] == 0
      let down = program.rows.down[row] == 0
      if !up, !down { continue }
      let size = residual(of: row, program, map, constant(row), line)
      let slack = tolerance + Self.rounding * size
      if up { append(line, -1, slack) }
      if down { append(line, 1, slack) }
    }
  }

  /// Fills in a row's residual and its derivatives; returns the largest term.
  private func residual(
    of row: Int, _ program: LayoutProgram, _ map: AffineMap, _ constant: Double, _ line: borrowing Slab<Double>
  ) -> Double {
    var largest = abs(constant)
    for h in 0...hot { line[h] = h == 0 ? constant : 0 }
    for entry in program.rows.entries(row) {
      let coefficient = program.rows.coefficient[entry]
      let variable = Int(program.rows.variable[entry])
      for h in 0...hot {
        let term = coefficient * map.column(h)[variable]
        largest = max(largest, abs(term))
        line[h] += term
      }
    }
    for k in Int(program.rows.parameterStart[row])..<Int(program.rows.parameterStart[row + 1]) {
      let h = Int(program.columnOfParameter[Int(program.rows.parameter[k])])
      if h >= 0 { line[h + 1] += program.rows.parameterCoefficient[k] }
    }
    return largest
  }

  private mutating func append(_ line: borrowing Slab<Double>, _ sign: Double, _ slack: Double) {
    let offset = sign * line[0] + slack
    var moves = false
    for h in 1..<hot + 1 where abs(line[h]) > Self.still { moves = true }
    guard moves else {
      // Not "less than 0": what is no number does not hold.
      if !(offset >= 0) { isBroken = true }
      return
    }
    planes.addPlane(offset, line.base + 1, sign: sign, parameters: hot)
  }

  /// Whether every required row holds at these live parameters.
  mutating func holds(_ live: UnsafePointer<Double>) -> Bool {
    if isBroken { return false }
    if planes.isEmpty { return true }
    for place in 0..<goodCount {
      var same = true
      for h in 0..<hot where good[place * hot + h] != live[h] { same = false }
      if same { return true }
    }
    var plane = 0
    while plane < planes.count {
      var sum = planes[plane]
      for h in 0..<hot { sum += planes[plane + h + 1] * live[h] }
      if !(sum >= 0) { return false }
      plane += hot + 1
    }
    for h in 0..<hot { good[nextGood * hot + h] = live[h] }
    goodCount = max(goodCount, nextGood + 1)
    nextGood = (nextGood + 1) % Self.remembered
    return true
  }
}

/// The check of one map, and the state's constants for which it was made. A state's own: maps are shared with its copies.
final class MapCheck {
  @exclusivity(unchecked) var check: RequiredCheck
  @exclusivity(unchecked) var version = -1

  init(hot: Int) { check = RequiredCheck(hot: hot) }
}
