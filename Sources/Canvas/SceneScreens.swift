// Laid out scenes as plain screens for the judge of mistakes, with the line of each view in its document.
import Findings
import InterfaceBuilder
import SwivelUI

extension CanvasScene {
  /// The window the scene was laid out in, the line of each view by the name findings have for it, and what each conflict
  /// is between.
  package func screen() -> (screen: ScreenReading, lines: [String: Int], conflicts: [String: String]) {
    process.run {
      let report = root.layoutReport()
      var judged: [ObjectIdentifier: Judgement] = [:]
      for view in report.views {
        let conflicts = Set(view.constraints.flatMap(\.conflicts)).sorted().map { report.conflicts[$0].log }
        judged[ObjectIdentifier(view.view)] = Judgement(isAmbiguous: view.isAmbiguous, conflicts: conflicts)
      }
      var elements: [ObjectIdentifier: Element] = [:]
      var lines: [String: Int] = [:]
      for (element, view) in builder.views {
        elements[ObjectIdentifier(view)] = element
        lines[Self.name(element, view)] = element.line
      }
      let insets = hasPlace ? root.safeAreaInsets : .zero
      let screen = ScreenReading(
        size: root.bounds.size,
        safeArea: ScreenInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
        root: Self.view(root, at: CGRect(origin: .zero, size: root.bounds.size), elements, judged),
        edges: isCell ? "its cell" : isEmbedded ? "its container" : "the window")
      let conflicts = report.conflicts.map { ($0.log, words($0)) }
      return (screen, lines, Dictionary(conflicts) { first, _ in first })
    }
  }

  /// More constraints than so many nobody reads in one line.
  private static let shownConstraints = 6

  /// What the constraints of a conflict say, with their lines in the document.
  private func words(_ conflict: LayoutConflict) -> String {
    var lines: [ObjectIdentifier: Int] = [:]
    for (id, object) in builder.objects where object is NSLayoutConstraint {
      lines[ObjectIdentifier(object)] = builder.document.element(id)?.line
    }
    var words = conflict.statements.prefix(Self.shownConstraints).map { constraint, text in
      constraint.flatMap { lines[$0] }.map { "\(text) (line \($0))" } ?? text
    }
    let rest = conflict.statements.count - words.count
    if rest > 0 { words.append("and \(rest) more") }
    return words.joined(separator: ", ")
  }

  private var isCell: Bool { root is UITableViewCell || root is UICollectionReusableView }

  /// What the solver says of a view.
  private struct Judgement {
    var isAmbiguous: Bool
    var conflicts: [String]
  }

  /// Whether the document says where the root is. What is drawn at a size of its own or comes from a xib gets its place
  /// from code, so nobody knows what of the safe area it meets.
  private var hasPlace: Bool { controller.map { $0.child(.freeformSimulatedSizeMetrics) == nil } ?? false }

  private var isEmbedded: Bool { controller.map { SceneFlow(builder.document).place(of: $0.id) != nil } ?? false }

  /// More of a text than one recognizes it by only makes findings longer.
  private static let shownCharacters = 40

  /// The identifier, and the first line of what people call the view.
  private static func name(_ element: Element, _ view: UIView) -> String {
    let words = element[.userLabel] ?? view.shownText ?? ""
    let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let shown = line.count > shownCharacters ? line.prefix(shownCharacters) + "…" : line[...]
    return shown.isEmpty ? element.id : "\(element.id) \"\(shown)\""
  }

  private static func view(
    _ view: UIView, at frame: CGRect, _ elements: [ObjectIdentifier: Element],
    _ judged: [ObjectIdentifier: Judgement]
  ) -> ViewReading {
    let element = elements[ObjectIdentifier(view)]
    let report = judged[ObjectIdentifier(view)]
    // Parts of controls, which no document names, are the control's business.
    let inside = view.subviews.filter { elements[ObjectIdentifier($0)] != nil || !(view is UIControl) }
    return ViewReading(
      name: element.map { name($0, view) } ?? view.className, className: element?[.customClass] ?? view.className,
      role: role(view), frame: role(view) == .control ? frame.inset(by: view.alignmentRectInsets) : frame,
      text: view.shownText, isHidden: view.isHidden || isInvisible(element),
      clips: view.clipsToBounds || view is UIScrollView, scrolls: view is UIScrollView, reach: reach(view),
      isTextTruncated: isTruncated(view, element),
      isAmbiguous: report?.isAmbiguous ?? false, conflicts: report?.conflicts ?? [],
      subviews: inside.map { self.view($0, at: $0.frame, elements, judged) })
  }

  /// Less than so much of a view nobody sees or touches.
  private static let leastAlpha = 0.01

  private static func isInvisible(_ element: Element?) -> Bool {
    element?.number(.alpha).map { $0 < leastAlpha } ?? false
  }

  /// What scrolling shows, where the document itself says how large the content is.
  private static func reach(_ view: UIView) -> CGRect? {
    guard let scroll = view as? UIScrollView, scroll.contentSize != .zero else { return nil }
    return scroll.reachableContent
  }

  private static func role(_ view: UIView) -> ViewReading.Role {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: .system
    case is UIControl, is UISearchBar, is UIPickerView: .control
    case is UILabel: view.shownText?.isEmpty == false ? .text : .container
    case is UIImageView: .picture
    case _: .container
    }
  }

  /// Whether text has no room, even as small as its label may make it.
  private static func isTruncated(_ view: UIView, _ element: Element?) -> Bool {
    guard view.hidesText else { return false }
    guard let label = view as? UILabel, let element, element.flag(.adjustsFontSizeToFit) == true else { return true }
    let smallest = element.number(.minimumFontSize).map { $0 / Double(label.font.pointSize) }
    let scale = element.number(.minimumScaleFactor) ?? smallest ?? 1
    return Double(label.intrinsicContentSize.width) * min(scale, 1) > Double(label.bounds.width)
  }
}
