// What finding the values took: counted, never timed, so that tests and logs are the same everywhere.

/// What the solver did, for tests and diagnostics.
public struct SolveStatistics: Hashable, Sendable {
  /// Components optimised by the simplex.
  public internal(set) var optimisations = 0
  /// Steps of the simplex: one symbol or row leaves 0 and another returns to it.
  public internal(set) var pivots = 0
  /// Pivots, each times the square of the rows and unknowns of its component: what the time of a solve follows, about 1 ns
  /// each.
  public internal(set) var work = 0
  /// Of the optimisations those that had to be exact, because the quick search found no optimum or a skewed one.
  public internal(set) var exactSearches = 0
  /// Maps computed from regions.
  public internal(set) var maps = 0
}
