// What a solve tells: whether all that is required holds, and what does not hold together.

/// A required set that cannot hold.
public struct Conflict: Hashable, Sendable {
  /// The smallest set that cannot hold together, in order of activation: without any one of them the rest can hold. One
  /// that is not minimal cannot hold either, but part of it may not be to blame.
  public let constraints: [ConstraintID]
  /// The one of them that the solver gave up: the last activated, if the set is minimal.
  public let broken: ConstraintID
  /// False where `LayoutSolver.conflictAllowance` ended the search for a smallest set. Such conflicts come as one set, with one
  /// conflict for each of its constraints that had to be broken.
  public let isMinimal: Bool

  public init(constraints: [ConstraintID], broken: ConstraintID, isMinimal: Bool = true) {
    self.constraints = constraints
    self.broken = broken
    self.isMinimal = isMinimal
  }
}

/// What a solve did.
public enum SolveOutcome: Hashable, Sendable {
  /// Nothing had changed.
  case unchanged
  /// All required constraints hold.
  case solved
  /// Some did not; each conflict names what was broken. The values satisfy the rest.
  case conflicting([Conflict])
}
