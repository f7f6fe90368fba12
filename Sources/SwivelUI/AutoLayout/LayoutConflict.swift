// Constraints that cannot hold together, in the words of UIKit's log.
import ConstraintSolver

/// A smallest set that cannot hold, and the member that was given up.
@MainActor package struct LayoutConflict {
  /// The activations of its constraints: what tells one conflict from another.
  let serials: [Int]
  /// The activation of the broken one; nil if it is no constraint of the app's.
  let brokenSerial: Int?
  /// One line for each member.
  package let members: [String]
  /// The one that was broken.
  package let broken: String

  init(_ conflict: Conflict, in engine: LayoutEngine) {
    var serials: [Int] = []
    var members: [String] = []
    var given: [String] = []
    var broken: NSLayoutConstraint?
    for id in conflict.constraints {
      if let constraint = engine.constraints.first(where: { $0.row == id }) {
        serials.append(constraint.serial)
        members.append(ConstraintText.of(constraint))
        for line in engine.givenLines(of: constraint) where !given.contains(line) { given.append(line) }
        if id == conflict.broken { broken = constraint }
      }
    }
    self.serials = serials
    self.members = members + given
    brokenSerial = broken?.serial
    self.broken = broken.map(ConstraintText.of) ?? "a size that cannot be negative"
  }

  /// The text UIKit logs.
  package var log: String {
    let list = members.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken)
      """
  }
}

extension LayoutEngine {
  /// The sizes a constraint takes as given: UIKit prints them as constraints of their own.
  func givenLines(of constraint: NSLayoutConstraint) -> [String] {
    var lines: [String] = []
    for item in [constraint.first, constraint.second].compactMap({ $0 }) {
      guard let number = number(of: item), !nodes[number].variables.isEmpty || nodes[number].role == .given,
        let view = nodes[number].view, nodes[number].role == .given || nodes[number].role == .translated
      else { continue }
      let isVertical = constraint.firstAttribute.kind == .vertical || constraint.firstAttribute == .height
      let name = isVertical ? "height" : "width"
      let value = ConstraintText.number(isVertical ? view.bounds.height : view.bounds.width)
      let kind =
        view.controller == nil
        ? "NSAutoresizingMaskLayoutConstraint"
        : "NSLayoutConstraint 'UIView-Encapsulated-Layout-\(isVertical ? "Height" : "Width")'"
      lines.append("<\(kind) \(view.layoutName).\(name) == \(value)   (active)>")
    }
    return lines
  }
}
