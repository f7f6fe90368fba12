// The values of one layout with a given structure: cheap to copy, so a fork costs nothing until it changes.

/// Constants, parameters and the solved values for a `LayoutProgram`.
public struct LayoutState: Sendable {
  private var core: StateCore

  /// A state with all constants and parameters 0.
  public init(_ program: LayoutProgram) { core = StateCore(program) }

  public var program: LayoutProgram { core.program }
  public var statistics: SolveStatistics { core.statistics }
  /// Values that `read(into:)` writes.
  public var valueCount: Int { core.program.variableCount }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&core) { core = StateCore(copying: core) }
  }

  /// Sets a row's constant in canonical form.
  mutating func setConstant(_ row: Int, _ value: Double) {
    guard core.constants[row] != value else { return }
    own()
    core.constants[row] = value
    core.constantsChanged = true
  }

  mutating func setParameter(_ index: Int, _ value: Double) {
    guard core.parameters[index] != value else { return }
    own()
    core.parameters[index] = value
    if core.program.columnOfParameter[index] >= 0 {
      core.parametersChanged = true
    } else {
      core.constantsChanged = true
    }
  }

  /// Finds the optimum for the present constants and parameters.
  mutating func update() throws(SolverError) {
    guard core.constantsChanged || core.parametersChanged else { return }
    own()
    try core.update()
  }

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
