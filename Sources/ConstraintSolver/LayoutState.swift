// The numbers of one layout with a given structure: cheap to copy, so a fork costs nothing until it changes.

/// Constants, parameters and the solved values for a `LayoutProgram`.
public struct LayoutState: Sendable {
  private var core: StateCore

  /// A state with all constants and parameters 0.
  init(_ program: LayoutProgram) { core = StateCore(program) }

  /// The structure the numbers are of.
  public var program: LayoutProgram { core.program }
  /// Work done in this state.
  public var statistics: SolveStatistics { core.statistics }
  /// Values that `read(into:)` writes.
  public var valueCount: Int { core.program.variableCount }

  /// Gives a parameter of the solver this state came from another value.
  public mutating func setParameter(_ parameter: Parameter, to value: Double) throws(SolverError) {
    guard parameter.index >= 0, parameter.index < core.parameters.count else {
      throw .unknownParameter(parameter.index)
    }
    guard value.isFinite else { throw .parameterNotFinite(parameter: parameter.index, value: "\(value)") }
    setParameter(at: parameter.index, value)
  }

  /// Brings the values up to date. False: some required constraint cannot hold now; `LayoutSolver` says which and breaks it.
  public mutating func solve() -> Bool {
    update()
    return !core.hasConflict() && core.requiredHold
  }

  /// One value. Valid after `solve()`.
  public func value(of variable: Variable) -> Double {
    variable.index < core.program.variableCount ? value(variable.index) : 0
  }

  /// Writes the value of every variable at its index. Allocates nothing. Valid after `solve()`.
  public func read(into buffer: UnsafeMutableBufferPointer<Double>) throws(SolverError) {
    guard buffer.count >= valueCount else { throw .bufferTooSmall(expected: valueCount, actual: buffer.count) }
    if let base = buffer.baseAddress { read(into: base) }
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&core) { core = StateCore(copying: core) }
  }

  /// Sets a row's constant in canonical form.
  mutating func setConstant(_ row: Int, _ value: Double) {
    guard core.constants[row] != value else { return }
    own()
    core.setConstant(of: row, value)
  }

  /// Sets the constants of all rows, which are those of these slots.
  mutating func setConstants(of order: [Int32], in set: borrowing ConstraintSet) {
    var row = 0
    while row < order.count, core.constants[row] == set.records[Int(order[row])].constant { row += 1 }
    guard row < order.count else { return }
    own()
    core.noteConstants()
    for row in row..<order.count {
      let value = set.records[Int(order[row])].constant
      if core.constants[row] != value { core.constants[row] = value }
    }
  }

  mutating func setParameter(at index: Int, _ value: Double) {
    guard core.parameters[index] != value else { return }
    own()
    core.parameters[index] = value
    let column = core.program.columnOfParameter[index]
    if column >= 0 {
      core.live[column] = value
      core.parametersChanged = true
    } else {
      core.noteConstants()
    }
  }

  /// Has the first search begin where another set's optimum was.
  mutating func begin(at other: LayoutState, _ succession: Succession) {
    own()
    core.past = PastOptimum(other.core, succession)
  }

  /// Whether the present constants and parameters were met before, with every required row holding; then all is up to date.
  mutating func recall() -> Bool {
    guard core.parametersChanged else { return false }
    own()
    return core.recall()
  }

  /// Remembers the present parameters as such. Valid after `update()`.
  mutating func remember() {
    own()
    core.remember()
  }

  /// Finds the optimum for the present constants and parameters.
  mutating func update() {
    guard core.constantsChanged || core.parametersChanged else { return }
    own()
    core.update()
  }

  /// The same, and what it took in `SolveStatistics.work`.
  mutating func updateCounting() -> Int {
    let before = core.statistics.work
    update()
    return core.statistics.work - before
  }

  /// Whether every required row holds in the values as they are read. Valid after `update()`.
  func requiredHold() -> Bool { core.requiredHold }
  /// Whether some required row cannot hold. Valid after `update()`.
  func hasConflict() -> Bool { core.hasConflict() }
  func violations() -> [(row: Int, residual: Double)] { core.violations() }

  /// Writes all values, by variable index. Valid after `update()`.
  func read(into out: UnsafeMutablePointer<Double>) {
    core.map.evaluate(core.live.base, into: out, count: core.program.variableCount)
  }

  func value(_ v: Int) -> Double { core.map.value(v, core.live.base) }

  /// The numbers, for diagnostics that walk regions.
  var numbers: StateCore { core }
}
