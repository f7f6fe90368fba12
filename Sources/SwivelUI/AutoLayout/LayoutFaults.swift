// What is wrong with a whole layout, found in one pass: for tools that look at thousands of layouts.

/// The views constraints leave open, and the sets of constraints that cannot hold.
@MainActor package struct LayoutFaults {
  package var ambiguous: Set<ObjectIdentifier> = []
  /// Each set with the views its constraints are about, in order of activation.
  package var conflicts: [(views: [ObjectIdentifier], conflict: LayoutConflict)] = []
}

extension UIView {
  /// The faults of the layout this view and all below it are in.
  package func layoutFaults() -> LayoutFaults {
    var faults = LayoutFaults()
    guard let engine = layoutRecord?.engine ?? hierarchyEngine else { return faults }
    engine.settle()
    for number in engine.ambiguousNodes() {
      if let view = engine.nodes[number].view { faults.ambiguous.insert(ObjectIdentifier(view)) }
    }
    for conflict in engine.conflicts {
      let involved = engine.constraints.filter { conflict.serials.contains($0.serial) }
      let views = involved.flatMap { [$0.first?.layoutOwner, $0.second?.layoutOwner] }.compactMap { $0 }
      faults.conflicts.append((views.map { ObjectIdentifier($0) }, conflict))
    }
    return faults
  }
}
