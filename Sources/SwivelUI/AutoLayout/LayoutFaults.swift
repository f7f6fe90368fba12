// What is wrong with a whole layout, found in one pass: for tools that look at thousands of layouts.

/// The views constraints leave open, and the sets of constraints that cannot hold.
@MainActor package struct LayoutFaults {
  package var ambiguous: Set<ObjectIdentifier> = []
  /// By the first view of each set: its constraints, one a line.
  package var conflicts: [(view: ObjectIdentifier, text: String)] = []
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
      let involved = engine.constraints.first { conflict.serials.contains($0.serial) }
      guard let view = involved?.first?.layoutOwner ?? involved?.second?.layoutOwner else { continue }
      faults.conflicts.append((ObjectIdentifier(view), conflict.members.joined(separator: "\n")))
    }
    return faults
  }
}
