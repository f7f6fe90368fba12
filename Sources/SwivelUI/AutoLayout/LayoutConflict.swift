// Constraints that cannot hold together, in the words of UIKit's log.
import ConstraintSolver

/// A smallest set that cannot hold, and the member that was given up.
@MainActor package struct LayoutConflict {
  /// The activations of its constraints: what tells one conflict from another.
  let serials: [Int]
  /// The activation of the broken one; nil if it is no constraint of the app's.
  let brokenSerial: Int?
  /// What each member says, with the constraint that says it; nil stands for the content's size and sizes taken as given.
  package let statements: [(constraint: ObjectIdentifier?, text: String)]
  /// One line for each member.
  package let members: [String]
  /// The one that was broken.
  package let broken: String

  init(_ conflict: Conflict, in engine: LayoutEngine) {
    var serials: [Int] = []
    var members: [String] = []
    var given: [GivenSize] = []
    var statements: [(constraint: ObjectIdentifier?, text: String)] = []
    var broken: NSLayoutConstraint?
    for id in conflict.constraints {
      if let constraint = engine.constraints.first(where: { $0.row == id }) {
        serials.append(constraint.serial)
        members.append(ConstraintText.of(constraint))
        statements.append((ObjectIdentifier(constraint), ConstraintText.formula(constraint)))
        for size in engine.givenSizes(of: constraint) where !given.contains(size) { given.append(size) }
        if id == conflict.broken { broken = constraint }
      } else if let content = engine.contentStatement(id) {
        statements.append((nil, content))
      }
    }
    self.serials = serials
    self.members = members + given.map(\.line)
    self.statements = statements + given.map { (nil, "\($0.statement) given") }
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

/// A size that no constraint decides.
struct GivenSize: Equatable {
  /// The constraint UIKit says it is.
  var kind: String
  var statement: String

  var line: String { "<\(kind) \(statement)   (active)>" }
}

extension LayoutEngine {
  /// What the size of a view's content asks for, if a row stands for that.
  func contentStatement(_ row: ConstraintID) -> String? {
    for node in nodes {
      for axis in LayoutAxis.allCases {
        guard let view = node.view, let rows = node.content[axis.rawValue] else { continue }
        guard row == rows.hugging || row == rows.compression else { continue }
        let sign = row == rows.hugging ? "<=" : ">="
        let name = axis == .horizontal ? "width" : "height"
        return "\(view.layoutName).\(name) \(sign) \(ConstraintText.number(CGFloat(rows.size))) by its content"
      }
    }
    return nil
  }

  /// The sizes a constraint takes as given: UIKit prints them as constraints of their own.
  func givenSizes(of constraint: NSLayoutConstraint) -> [GivenSize] {
    var sizes: [GivenSize] = []
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
      sizes.append(GivenSize(kind: kind, statement: "\(view.layoutName).\(name) == \(value)"))
    }
    return sizes
  }
}
