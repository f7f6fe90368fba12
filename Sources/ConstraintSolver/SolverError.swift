// What a client can get wrong, and the limits it can run into.

/// Why a request was refused. The solver is as it was before the request.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is NaN or infinite (also after repeated variables were added up).
  case coefficientNotFinite(variable: Int, value: String)
  /// A constant is NaN or infinite.
  case constantNotFinite(String)
  /// A parameter value is NaN or infinite.
  case parameterNotFinite(parameter: Int, value: String)
  /// A priority outside 1…1000.
  case priorityOutOfRange(Float)
  /// A variable that this solver never made, or that was removed.
  case unknownVariable(Int)
  /// A parameter that this solver never made.
  case unknownParameter(Int)
  /// A constraint that is not active in this solver.
  case unknownConstraint(serial: Int)
  /// A variable cannot be removed while active constraints mention it.
  case variableInUse(Int, constraints: Int)
  /// More variables than `Limits.variables`.
  case tooManyVariables(limit: Int)
  /// More live parameters than `Limits.liveParameters`.
  case tooManyLiveParameters(limit: Int)
  /// Equations so entangled that solving them together would need a dense matrix over `Limits.denseBlock`.
  case tooEntangled(unknowns: Int, limit: Int)
  /// A buffer too small to take every value.
  case bufferTooSmall(expected: Int, actual: Int)
}

/// The counted limits of the solver.
public enum Limits {
  /// Variable numbers are packed in 20 bits of the canonical sort key.
  public static let variables = 1 << 20
  /// Each costs a column of derivatives per value.
  public static let liveParameters = 32
  /// Largest dense core of simultaneous equations; real screens have 1 to 4.
  public static let denseBlock = 512
  /// Pivots allowed per row and unknown of one component before another rule takes over.
  public static let pivotsPerRow = 20
  /// Largest dictionary of a component that is solved exactly: 96 megabytes.
  static let exactCells = 1 << 22
  /// Cells of it changed before what was reached is taken: ten seconds.
  static let exactWork = 1 << 30
  /// Largest set, in constraints times unknowns, that is always solved exactly when its coefficients are far apart or
  /// rows nearly the same: a hundredth of a second.
  static let unevenCells = 1 << 10
  /// Largest dictionary of a component that is solved again because its perturbation shows: a tenth of a second.
  static let skewCells = 1 << 12
  /// Largest one that is always searched exactly when its rows are of unusual scale or have small coefficients: a tenth of a
  /// second.
  static let unevenSearchCells = 1 << 14
  /// Bases remembered per component; a live resize over a wide range meets a handful.
  static let regionsPerComponent = 16
  /// Whole maps remembered per state: the four rotations of two split positions.
  static let maps = 8
  /// Programs a cache keeps by default.
  public static let cachedPrograms = 64
  /// Conflicts broken in one solve; every one removes a required constraint, so this only bounds the cost.
  public static let conflicts = 256
  /// Work (`SolveStatistics.work`) spent on naming conflicts in one solve, before what is left of them is given up at once
  /// and named as found. Half a second; a screen's conflict takes a thousandth of it.
  public static let conflictWork = 500_000_000
  /// Solves spent on making one conflict smaller where rounding hides its proof; a proof takes a handful.
  static let conflictTrials = 256
}
