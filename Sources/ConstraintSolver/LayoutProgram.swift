// A constraint structure compiled once: everything about it that does not depend on constants or parameter values.
// Immutable, so one program serves every window, state and thread with the same structure.

/// The compiled form of a constraint set without its constants. See `LayoutState` for what is evaluated with it.
public final class LayoutProgram: @unchecked Sendable {
  // Every stored property is immutable after init and so are the slabs' contents: that makes the class Sendable.
  let rows: RowTable
  let basis: Substitution
  let components: ComponentTable
  let guards: Slab<Guard>
  let guardHot: Slab<Double>
  let guardGroups: Int
  /// Live parameters, the columns of derivatives.
  let hotCount: Int
  /// Parameters of both kinds: place among the live ones, or -1.
  let columnOfParameter: [Int32]
  /// Right-hand sides of the live parameters' columns, by position in solve order.
  let hotRHS: Slab<Double>
  /// Derivatives of every variable by the live parameters in the crash basis, column by column.
  let hotColumns: Slab<Double>
  /// Rows of constraints that are required on some side.
  let requiredRows: Slab<Int32>
  /// Components with a dependence on live parameters, ascending.
  let liveComponents: Slab<Int32>
  /// Which structure this is.
  public let key: StructureKey
  /// Whether nothing but pins is taken as satisfied beforehand, and every component is searched exactly.
  let isExact: Bool
  /// Whether it is so because coefficients are far apart or rows nearly the same, and not to replace another program's answer.
  let isUneven: Bool
  /// Whether a conflict may be one of rounding: it is believed only after exact searches.
  let isWide: Bool
  /// Whether coefficients are far apart or rows nearly the same, however many there are: a named conflict is believed if its
  /// rows alone cannot hold.
  let hasUnevenRows: Bool
  /// By component: whether the quick search is not asked. What is decided by a component's numbers alone does not depend on what
  /// was searched before.
  let searchesExactly: Slab<Bool>
  /// Rows banned because they were numerically dependent on others.
  let banned: [Int32]
  /// Whether pairs of inequalities had no say in how the basis was chosen but by being in it.
  let isPlain: Bool
  /// How many rows were banned because they were numerically dependent on others.
  public var dependentRows: Int { banned.count }

  var variableCount: Int { rows.variableCount }

  /// - Parameter succession: a past program with rows in common, whose parts are taken over where they are the same.
  init(
    _ set: borrowing ConstraintSet, order: [Int32], key: StructureKey, isExact: Bool = false,
    after succession: Succession? = nil
  ) throws(SolverError) {
    var rows = Self.rows(set, order, after: succession)
    hasUnevenRows = rows.isUneven
    isUneven = hasUnevenRows && rows.constraintCount * (rows.variableCount + 1) <= Limits.unevenCells
    self.isExact = isExact || isUneven
    let crash = try CrashBasis.chosen(&rows, isExact: self.isExact)
    let basis = Substitution(crash.blocks, rows)
    let live = set.liveCount
    var column: [Int32] = []
    for (index, kind) in set.parameterKinds.enumerated() {
      column.append(kind == .live ? set.parameterColumn[index] : -1)
    }
    let hotRHS = Self.hotRightHandSides(rows, basis, column, live)
    let hotColumns = Slab<Double>(max(rows.variableCount * live, 1), repeating: 0)
    for h in 0..<live {
      basis.sweep(hotRHS.base + h * basis.count, into: hotColumns.base + h * rows.variableCount)
    }
    var kept: KeptRows?
    if let succession, !self.isExact, !hasUnevenRows, !succession.past.hasUnevenRows {
      kept = KeptRows(succession, rows, basis, columns: column)
    }
    let wide = hasUnevenRows && !self.isExact ? WideRows(rows) : nil
    let reduced = ReducedRows(rows, basis, hotCount: live, isUneven: hasUnevenRows, wide: wide, kept: kept) {
      r, derivatives in
      Self.derivatives(of: r, rows, column, hotColumns, live, derivatives)
    }
    components = ComponentTable(reduced, rows, basis, hot: live)
    searchesExactly = Self.searchedExactly(components, all: self.isExact, uneven: hasUnevenRows)
    guards = Slab(reduced.guards.count, repeating: Guard(row: 0, sign: 1, group: 0))
    var groups = 0
    for i in 0..<reduced.guards.count {
      guards[i] = reduced.guards[i]
      groups = max(groups, Int(guards[i].group) + 1)
    }
    guardGroups = groups
    guardHot = Slab(groups * live, repeating: 0)
    for i in 0..<groups * live { guardHot[i] = reduced.guardHot[i] }
    liveComponents = Self.living(components)
    requiredRows = Self.required(rows)
    // Of even rows none is wide.
    isWide = hasUnevenRows && rows.isWide
    self.hotRHS = hotRHS
    self.hotColumns = hotColumns
    self.columnOfParameter = column
    self.basis = basis
    self.rows = rows
    self.key = key
    hotCount = live
    banned = crash.banned
    isPlain = crash.isPlain
  }

  /// The components live parameters move.
  private static func living(_ components: borrowing ComponentTable) -> Slab<Int32> {
    var count = 0
    for c in 0..<components.count where components.isLive[c] { count += 1 }
    let living = Slab<Int32>(count, repeating: 0)
    count = 0
    for c in 0..<components.count where components.isLive[c] {
      living[count] = Int32(c)
      count += 1
    }
    return living
  }

  private static func rows(
    _ set: borrowing ConstraintSet, _ order: [Int32], after succession: Succession?
  ) -> RowTable {
    if let succession, let runs = RowRuns(set, order: order, succession) {
      return RowTable(set, order: order, copying: runs)
    }
    return RowTable(set, order: order)
  }

  private static func searchedExactly(
    _ components: borrowing ComponentTable, all: Bool, uneven: Bool
  ) -> Slab<Bool> {
    let searched = Slab<Bool>(components.count, repeating: all)
    if uneven, !all { for c in 0..<components.count { searched[c] = components.isUneven(c) } }
    return searched
  }

  private static func required(_ rows: borrowing RowTable) -> Slab<Int32> {
    let required = Slab<Int32>(Int(rows.rowsAtLevel[0]), repeating: 0)
    var place = 0
    for row in 0..<rows.constraintCount where rows.up[row] == 0 || rows.down[row] == 0 {
      required[place] = Int32(row)
      place += 1
    }
    return required
  }

  private static func hotRightHandSides(
    _ rows: borrowing RowTable, _ basis: borrowing Substitution, _ column: [Int32], _ live: Int
  ) -> Slab<Double> {
    let rhs = Slab<Double>(max(basis.count * live, 1), repeating: 0)
    for q in 0..<basis.count {
      let r = Int(basis.row[q])
      guard r < rows.constraintCount else { continue }
      for k in Int(rows.parameterStart[r])..<Int(rows.parameterStart[r + 1]) {
        let h = Int(column[Int(rows.parameter[k])])
        if h >= 0 { rhs[h * basis.count + q] = -rows.parameterCoefficient[k] }
      }
    }
    return rhs
  }

  private static func derivatives(
    of r: Int, _ rows: borrowing RowTable, _ column: [Int32], _ columns: borrowing Slab<Double>, _ live: Int,
    _ out: UnsafeMutablePointer<Double>
  ) {
    for h in 0..<live {
      var sum = 0.0
      for entry in rows.entries(r) {
        sum += rows.coefficient[entry] * columns[h * rows.variableCount + Int(rows.variable[entry])]
      }
      out[h] = sum
    }
    for k in Int(rows.parameterStart[r])..<Int(rows.parameterStart[r + 1]) {
      let h = Int(column[Int(rows.parameter[k])])
      if h >= 0 { out[h] += rows.parameterCoefficient[k] }
    }
  }

  /// Whether the rows of an ordered set are those this program was compiled from.
  func matches(_ set: borrowing ConstraintSet, order: [Int32]) -> Bool {
    guard order.count == rows.constraintCount, set.variableAlive.count == rows.variableCount else { return false }
    for (row, slot) in order.enumerated() where set.records[Int(slot)].structure != rows.hash[row] { return false }
    return true
  }
}
