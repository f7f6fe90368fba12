// What people ask of a layout: which constraints bear on a view, what is left open, what cannot hold.
import ConstraintSolver

/// A constraint in words.
package struct ConstraintReport: Sendable, Equatable {
  /// As UIKit prints it.
  package var text: String
  /// The conflicts it is in, as places in the report's list.
  package var conflicts: [Int]
  /// Whether it was given up.
  package var isBroken: Bool
}

/// The layout of one view.
@MainActor package struct ViewReport {
  package let view: UIView
  /// How many of the reported views lie above it.
  package let depth: Int
  /// In order of activation. Each constraint stands with the view it is about: the deeper of those it mentions, the first
  /// if both are as deep.
  package var constraints: [ConstraintReport] = []
  /// Whether another frame would satisfy everything equally well.
  package let isAmbiguous: Bool
}

/// The layout of a view and all below it.
@MainActor package struct LayoutReport {
  /// In the order of the tree: depth first, back to front.
  package var views: [ViewReport] = []
  /// What cannot hold together anywhere in the hierarchy.
  package var conflicts: [LayoutConflict] = []
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
    mentioningConstraints.filter { $0.bears(on: axis) }
  }

  /// Constraints with this view or one of its guides as an item.
  private var mentioningConstraints: [NSLayoutConstraint] {
    guard let engine = layoutRecord?.engine, engine.isAlive else { return [] }
    return engine.constraints.filter { $0.first?.layoutOwner === self || $0.second?.layoutOwner === self }
  }

  /// The layout of this view and all below it.
  package func layoutReport() -> LayoutReport {
    let engine = layoutRecord?.engine ?? hierarchyEngine
    engine?.settle()
    var report = LayoutReport(conflicts: engine?.conflicts ?? [])
    let ambiguous = engine?.ambiguousNodes() ?? []
    var places: [ObjectIdentifier: Int] = [:]
    var pending = [(view: self, depth: 0)]
    while let (view, depth) = pending.popLast() {
      places[ObjectIdentifier(view)] = report.views.count
      let isAmbiguous = view.layoutRecord.map { $0.engine === engine && ambiguous.contains($0.node) } ?? false
      report.views.append(ViewReport(view: view, depth: depth, isAmbiguous: isAmbiguous))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    for constraint in engine?.constraints ?? [] {
      let owners = [constraint.first?.layoutOwner, constraint.second?.layoutOwner].compactMap { $0 }
      let shown = owners.compactMap { places[ObjectIdentifier($0)] }
      guard var place = shown.first else { continue }
      if let other = shown.last, report.views[other].depth > report.views[place].depth { place = other }
      report.views[place].constraints.append(
        ConstraintReport(
          text: ConstraintText.of(constraint),
          conflicts: report.conflicts.indices.filter { report.conflicts[$0].serials.contains(constraint.serial) },
          isBroken: report.conflicts.contains { $0.brokenSerial == constraint.serial }))
    }
    return report
  }
}

extension LayoutEngine {
  /// Nodes with an undetermined edge or size.
  func ambiguousNodes() -> Set<Int> {
    var open: Set<Int> = []
    attempt { () throws(SolverError) in
      let variables = Set(try solver.ambiguousVariables())
      guard !variables.isEmpty else { return }
      for number in nodes.indices where nodes[number].variables.contains(where: { variables.contains($0) }) {
        open.insert(number)
      }
    }
    return open
  }
}

extension NSLayoutConstraint {
  /// Whether it says something along an axis.
  fileprivate func bears(on axis: Axis) -> Bool {
    switch firstAttribute.kind {
    case .vertical: axis == .vertical
    case .size: (firstAttribute == .height) == (axis == .vertical)
    case .directional, .absolute, .centerX: axis == .horizontal
    case .none: false
    }
  }
}

extension UILayoutGuide {
  /// The constraints that bear on the guide along an axis: those that mention it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = owningView?.layoutRecord?.engine, engine.isAlive else { return [] }
    return engine.constraints.filter { ($0.first === self || $0.second === self) && $0.bears(on: axis) }
  }
}

/// What Auto Layout took in this process.
@MainActor package enum LayoutWork {
  /// What solving took until now, in the solver's work: counted, not timed.
  package static var total: Int { LayoutEngine.totalWork }
  /// Structures compiled since they were forgotten.
  package static var compilations: Int { LayoutEngine.sharedPrograms.compilations }

  /// Forgets all compiled structures: what is laid out next takes what it would have taken first of all.
  package static func forgetPrograms() { LayoutEngine.sharedPrograms = ProgramCache() }
}
