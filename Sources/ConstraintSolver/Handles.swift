// The names a client holds for what lives inside a solver: variables, parameters and activated constraints.

/// An unknown number: the solver gives it a value. Valid in the solver that made it.
public struct Variable: Hashable, Sendable, Comparable {
  /// Position of the variable's value in what `LayoutSolver.read(into:)` writes.
  public let index: Int

  init(index: Int) { self.index = index }

  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// A number given from outside that changes without a new structure: a root width, an inset, an intrinsic size.
public struct Parameter: Hashable, Sendable {
  /// How often the number changes; decides what is kept ready for it, never the result.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Changes at every rotation or resize step (root size, safe-area insets): every value keeps its derivative.
    case live
    /// Changes now and then (an intrinsic size, a keyboard height): costs as much as a changed constant.
    case settled
  }

  /// Position among the parameters of its solver.
  public let index: Int
  /// How often it changes.
  public let kind: Kind

  init(index: Int, kind: Kind) {
    self.index = index
    self.kind = kind
  }
}

/// An activated constraint. A deactivated one's handle is never valid again.
public struct ConstraintID: Hashable, Sendable, Comparable {
  let slot: Int32
  /// Counts activations: the larger one was activated later.
  public let serial: Int

  init(slot: Int32, serial: Int) {
    self.slot = slot
    self.serial = serial
  }

  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
