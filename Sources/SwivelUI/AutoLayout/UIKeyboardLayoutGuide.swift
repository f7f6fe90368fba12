// The keyboard's guide, and constraints that hold while it is near an edge.

/// A guide that holds other constraints where it is near an edge of its view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Constraints that hold while the guide is near an edge; those set before are let go.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    exchange(&near, constraints, edge, isHeld: edge == .bottom)
  }
  /// Constraints that hold while the guide is near no edge of these; those set before are let go.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    exchange(&away, constraints, edge, isHeld: !edge.contains(.bottom))
  }
  /// The constraints that were set for an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }
  /// The constraints that were set for being away from edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }
  /// Lets go of all constraints that were set.
  open func removeAllTrackedConstraints() {
    for constraint in Array(near.values.joined()) + Array(away.values.joined()) { constraint.isActive = false }
    near = [:]
    away = [:]
  }

  /// A keyboard here is docked: it is near the bottom and near no other edge.
  private func exchange(
    _ kept: inout [UInt: [NSLayoutConstraint]], _ constraints: [NSLayoutConstraint],
    _ edge: NSDirectionalRectEdge, isHeld: Bool
  ) {
    NSLayoutConstraint.deactivate(kept[edge.rawValue] ?? [])
    kept[edge.rawValue] = constraints
    if isHeld { NSLayoutConstraint.activate(constraints) }
  }
}

/// The guide of the keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; there is none here.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area where there is no keyboard (era 17).
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { UIView.noteGeometryChange() } }
  }
  /// How far above the keyboard a finger already drags it; fingers do not drag it here.
  open var keyboardDismissPadding: CGFloat = 0
}

extension LayoutRecord {
  /// The keyboard's guide, once somebody asked for it.
  var keyboardGuide: UIKeyboardLayoutGuide? {
    let place = UILayoutGuide.Rule.keyboard.rawValue
    return ruledGuides.indices.contains(place) ? ruledGuides[place] as? UIKeyboardLayoutGuide : nil
  }
}
