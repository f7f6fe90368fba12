// Laid out scenes as readings for the judge of mistakes, and what their conflicts say in the document.
import Findings
import InterfaceBuilder
import Readings
import SwivelUI

extension CanvasScene {
  /// The part of the window that the scene was laid out in. Of a xib nobody knows where code puts it.
  package var reading: ScreenReading {
    process.run {
      guard let scene else {
        let isCell = root is UITableViewCell || root is UICollectionReusableView
        let isWindowed = root.documentElement.map(builder.document.isControllerView) ?? true
        return ScreenReading(
          of: root, edges: isCell ? "its cell" : isWindowed ? "the window" : "the view as it was drawn", isPlaced: false
        )
      }
      guard let window = root.window, let reading = ScreenReading(window, of: scene) else {
        preconditionFailure("\(scene.controller) was laid out and is not in its window")
      }
      return reading
    }
  }

  /// What a conflict is between.
  package struct ConflictWords {
    /// As many constraints as one reads in a line.
    package var shown: String
    /// Each, what contents and places ask for included.
    package var all: [String]
  }

  /// What each conflict is between, by the text findings know it by.
  package var conflictWords: [String: ConflictWords] {
    process.run {
      Dictionary(root.layoutFaults().conflicts.map { ($0.conflict.text, words($0.conflict)) }) { first, _ in first }
    }
  }

  /// The constraints that mention the view findings call by this name, each with its line in the document.
  package func constraintWords(of name: String) -> [String] {
    process.run {
      let id = name.prefix { $0 != " " }
      guard let view = builder.objects[String(id)] as? UIView else { return [] }
      return view.layoutWords
    }
  }

  /// More constraints than so many nobody reads in one line.
  private static let shownConstraints = 6

  /// What the constraints of a conflict say, with their lines in the document.
  private func words(_ conflict: LayoutConflict) -> ConflictWords {
    var lines: [ObjectIdentifier: Int] = [:]
    for (id, object) in builder.objects where object is NSLayoutConstraint {
      lines[ObjectIdentifier(object)] = builder.document.element(id)?.line
    }
    // In the order of the document, as a reader comes upon them; what stands nowhere comes last.
    let statements = conflict.statements.enumerated().sorted { one, other in
      let places = [one, other].map { $0.element.constraint.flatMap { lines[$0] } ?? .max }
      return (places[0], one.offset) < (places[1], other.offset)
    }
    let all = statements.map { _, statement in
      statement.constraint.flatMap { lines[$0] }.map { "\(statement.text) (line \($0))" } ?? statement.text
    }
    let rest = all.count - Self.shownConstraints
    let shown = all.prefix(Self.shownConstraints) + (rest > 0 ? ["and \(rest) more"] : [])
    return ConflictWords(shown: shown.joined(separator: ", "), all: all)
  }
}
