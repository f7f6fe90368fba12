// The values constraints are made of.

/// A relation between two layout attributes.
@MainActor public final class NSLayoutConstraint {
  /// Directions in which views have a size.
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }
}
