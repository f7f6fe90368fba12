// What people ask of a layout: which constraints bear on a view, what is left open, what cannot hold.
import ConstraintSolver

/// The layout of one view, in words.
package struct LayoutReport: Sendable, Equatable {
  /// The constraints that mention the view, in order of activation, as UIKit prints them.
  package var constraints: [String]
  /// Whether another frame would satisfy everything equally well.
  package var isAmbiguous: Bool
  /// For each conflict with one of these constraints: UIKit's log message.
  package var conflicts: [String]
}

extension UIView {
  /// Where constraints put the view, before rounding; nil for a view they do not place.
  package var solvedFrame: CGRect? {
    guard let record = layoutRecord, let engine = record.engine, engine.isAlive else { return nil }
    return engine.solvedRect(record.node)
  }

  /// The constraints that mention the view, as UIKit prints them.
  package var layoutWords: [String] { mentioningConstraints.map(ConstraintText.of) }

  /// Whether constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    guard let record = layoutRecord, let engine = record.engine, engine.isAlive else { return false }
    return engine.ambiguousNodes().contains(record.node)
  }

  /// The constraints that bear on the view along an axis: those that mention it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    mentioningConstraints.filter { constraint in
      switch constraint.firstAttribute.kind {
      case .vertical: axis == .vertical
      case .size: (constraint.firstAttribute == .height) == (axis == .vertical)
      case .directional, .absolute, .centerX: axis == .horizontal
      case .none: false
      }
    }
  }

  /// The layout of this view and all below it, in the order of the tree; nil for views nothing is to be said about.
  package func layoutReports() -> [(view: UIView, depth: Int, report: LayoutReport?)] {
    let engine = layoutRecord?.engine ?? hierarchyEngine
    engine?.settle()
    let ambiguous = engine?.ambiguousNodes() ?? []
    var reports: [(view: UIView, depth: Int, report: LayoutReport?)] = []
    var pending = [(view: self, depth: 0)]
    while let (view, depth) = pending.popLast() {
      let constraints = view.mentioningConstraints
      let isAmbiguous = view.layoutRecord.map { ambiguous.contains($0.node) } ?? false
      let serials = Set(constraints.map(\.serial))
      let conflicts = engine?.conflicts.filter { !serials.isDisjoint(with: $0.serials) }.map(\.log) ?? []
      let isSilent = constraints.isEmpty && !isAmbiguous
      reports.append(
        (
          view, depth,
          isSilent
            ? nil
            : LayoutReport(
              constraints: constraints.map(ConstraintText.of), isAmbiguous: isAmbiguous, conflicts: conflicts)
        ))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return reports
  }

  /// Constraints with this view or one of its guides as an item.
  private var mentioningConstraints: [NSLayoutConstraint] {
    guard let engine = layoutRecord?.engine, engine.isAlive else { return [] }
    return engine.constraints.filter { $0.first?.layoutOwner === self || $0.second?.layoutOwner === self }
  }
}

extension LayoutEngine {
  /// Nodes with an undetermined edge or size.
  func ambiguousNodes() -> Set<Int> {
    var open: Set<Int> = []
    attempt { () throws(SolverError) in
      let variables = Set(try solver.ambiguousVariables())
      for number in nodes.indices where nodes[number].variables.contains(where: { variables.contains($0) }) {
        open.insert(number)
      }
    }
    return open
  }
}
