// Layouts as people and programs read them: lines, JSON, SVG.
import InterfaceBuilder
import SwivelUI

/// One view of a scene after layout.
package struct PlacedView: Sendable {
  package var file: String
  package var scene: String
  package var id: String
  package var className: String
  package var name: String
  package var depth: Int
  /// In the superview's coordinates.
  package var frame: CGRect
  /// In the root view's coordinates.
  package var place: CGRect
  package var isHidden: Bool
  package var isAmbiguous: Bool
  package var conflicts: [String]
  package var text: String?
}

extension CanvasScene {
  /// The views in document order. Ambiguity and conflicts cost a look at the solver, so they are only told if asked for.
  package func placed(in file: String, explaining: Bool) -> [PlacedView] {
    process.run {
      var reports: [ObjectIdentifier: ViewReport] = [:]
      let whole = explaining ? root.layoutReport() : nil
      for report in whole?.views ?? [] { reports[ObjectIdentifier(report.view)] = report }
      return builder.views.map { element, view in
        let report = reports[ObjectIdentifier(view)]
        let conflicts = Set(report?.constraints.flatMap(\.conflicts) ?? []).sorted().compactMap {
          whole?.conflicts[$0].log
        }
        var depth = 0
        var ancestor = view.superview
        while let current = ancestor, view !== root {
          depth += 1
          if current === root { break }
          ancestor = current.superview
        }
        return PlacedView(
          file: file, scene: id, id: element.id, className: element[.customClass] ?? view.className,
          name: element[.userLabel] ?? view.shownText ?? "", depth: depth, frame: view.frame,
          place: view === root
            ? CGRect(origin: .zero, size: view.bounds.size) : view.convert(view.bounds, to: root),
          isHidden: view.isHidden, isAmbiguous: report?.isAmbiguous ?? false, conflicts: conflicts,
          text: view.shownText)
      }
    }
  }
}

extension PlacedView {
  /// x, y, width, height, rounded to hundredths.
  package static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 100).rounded() / 100 }
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// One line, moved in by depth.
  package var line: String {
    let numbers = Self.numbers(frame).map(Self.short)
    var words = "\(className) \(id) (\(numbers[0]), \(numbers[1]); \(numbers[2])×\(numbers[3]))"
    if !name.isEmpty { words += " \"\(name)\"" }
    if isHidden { words += " hidden" }
    if isAmbiguous { words += " ambiguous" }
    if !conflicts.isEmpty { words += " \(conflicts.count) conflicts" }
    return String(repeating: "  ", count: depth) + words
  }
}
