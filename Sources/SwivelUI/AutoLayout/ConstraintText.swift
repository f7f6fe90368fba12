// Constraints in the words of UIKit's log. Where UIKit prints addresses, which differ from run to run, these have names.

/// Texts of constraints and anchors.
@MainActor enum ConstraintText {
  /// `<NSLayoutConstraint 'identifier' UIView:box.width == 0.5*UIView:0.width + 8 @750   (active)>`
  static func of(_ constraint: NSLayoutConstraint) -> String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    return "<\(className(constraint))\(name) \(formula(constraint))   (\(state))>"
  }

  /// The statement alone.
  static func formula(_ constraint: NSLayoutConstraint) -> String {
    let first = constraint.first.map { "\($0.layoutName).\(constraint.firstAttribute.name)" } ?? "(null)"
    var text = "\(first) \(constraint.relation.sign) "
    let constant = constraint.constant
    if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += "\(second.layoutName).\(constraint.secondAttribute.name)"
      if constant > 0 { text += " + \(number(constant))" }
      if constant < 0 { text += " - \(number(-constant))" }
    } else {
      text += number(constant)
    }
    if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
    return text
  }

  /// `<NSLayoutXAxisAnchor "UIView:box.leading">`
  static func anchor(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let type =
      switch attribute.kind {
      case .size: "NSLayoutDimension"
      case .vertical: "NSLayoutYAxisAnchor"
      case .directional, .absolute, .centerX: "NSLayoutXAxisAnchor"
      case .none: "NSLayoutAnchor"
      }
    return "<\(type) \"\(item.layoutName).\(attribute.name)\">"
  }

  /// A number without a superfluous fraction; `nan`, `inf` and `-inf` as C prints them.
  nonisolated static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    if value.isNaN { return "nan" }
    if value.isInfinite { return value == .infinity ? "inf" : "-inf" }
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }

  private static func className(_ constraint: NSLayoutConstraint) -> String {
    String(describing: type(of: constraint))
  }
}
