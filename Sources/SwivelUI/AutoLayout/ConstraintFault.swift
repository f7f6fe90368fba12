// What UIKit refuses about constraints, with the exceptions it throws (published crash reports).

/// An exception of UIKit's about a constraint.
struct ConstraintFault {
  var exception: String
  var reason: String

  /// Why UIKit would not make such a constraint; nil if it would.
  @MainActor static func find(
    first: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> ConstraintFault? {
    guard let first else { return invalid("Constraint must contain a first layout item") }
    // Only what is refused is named: that takes longer than finding nothing wrong.
    var name: String { "NSLayoutConstraint for \(first.layoutName)" }
    if attribute == .notAnAttribute { return invalid("\(name): Constraint must contain a first layout attribute") }
    guard multiplier.isFinite else {
      return inconsistent("Multiplier is not finite!  That's illegal.  multiplier:\(text(multiplier))")
    }
    guard constant.isFinite else {
      return self.constant(
        constant, first: ConstraintText.anchor(first, attribute),
        second: second.map { ConstraintText.anchor($0, other) })
    }
    let isAlone = second == nil || multiplier == 0
    if isAlone || other == .notAnAttribute {
      if attribute.kind.isLocation {
        return invalid(
          "\(name): A multiplier of 0 or a nil second item together with a location for the first attribute creates "
            + "an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        )
      }
      return nil
    }
    switch (attribute.kind, other.kind) {
    case (.size, .size), (.vertical, .vertical), (.directional, .directional), (.absolute, .absolute),
      (.centerX, .centerX), (.centerX, .directional), (.directional, .centerX), (.centerX, .absolute),
      (.absolute, .centerX):
      return nil
    case (.directional, .absolute), (.absolute, .directional):
      return invalid(
        "\(name): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither.")
    case (.none, _), (_, .none), (.size, _), (_, .size), (.vertical, _), (_, .vertical):
      return invalid("\(name): Invalid pairing of layout attributes.")
    }
  }

  @MainActor static func constant(_ value: CGFloat, anchors constraint: NSLayoutConstraint) -> ConstraintFault {
    constant(
      value, first: constraint.first.map { ConstraintText.anchor($0, constraint.firstAttribute) } ?? "(null)",
      second: constraint.second.map { ConstraintText.anchor($0, constraint.secondAttribute) })
  }

  private static func constant(_ value: CGFloat, first: String, second: String?) -> ConstraintFault {
    inconsistent(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text(value)) firstAnchor:\(first) "
        + "secondAnchor:\(second ?? "(null)")")
  }

  /// Why a priority cannot be set; nil if it can.
  static func priority(
    _ new: UILayoutPriority, from old: UILayoutPriority, isInstalled: Bool
  ) -> ConstraintFault? {
    // Written so that NaN is refused too.
    guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
      return inconsistent(
        "It's illegal to set priority:\(text(CGFloat(new.rawValue))).  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard isInstalled, (new == .required) != (old == .required) else { return nil }
    return inconsistent(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
        + "passed priority \(text(CGFloat(new.rawValue))) and the existing priority was "
        + "\(text(CGFloat(old.rawValue))).")
  }

  @MainActor static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> ConstraintFault {
    let first = constraint.first.map { ConstraintText.anchor($0, constraint.firstAttribute) } ?? "(null)"
    let second = constraint.second.map { ConstraintText.anchor($0, constraint.secondAttribute) } ?? "(null)"
    return ConstraintFault(
      exception: "NSGenericException",
      reason:
        "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  @MainActor static func unprepared(_ constraint: NSLayoutConstraint) -> ConstraintFault {
    inconsistent(
      "Impossible to set up layout with view hierarchy unprepared for constraint. \(ConstraintText.of(constraint)) When "
        + "added to a view, the constraint's items must be descendants of that view (or the view itself).")
  }

  private static func text(_ value: CGFloat) -> String { ConstraintText.number(value) }

  private static func invalid(_ reason: String) -> ConstraintFault {
    ConstraintFault(exception: "NSInvalidArgumentException", reason: reason)
  }

  private static func inconsistent(_ reason: String) -> ConstraintFault {
    ConstraintFault(exception: "NSInternalInconsistencyException", reason: reason)
  }
}
