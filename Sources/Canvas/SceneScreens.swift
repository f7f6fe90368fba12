// Laid out scenes as plain screens for the judge of mistakes, with the line of each view in its document.
import Findings
import InterfaceBuilder
import SwivelUI

extension CanvasScene {
  /// The window the scene was laid out in, and the line of each view by the name findings have for it.
  package func screen() -> (screen: LaidOutScreen, lines: [String: Int]) {
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
      let insets = root.safeAreaInsets
      let screen = LaidOutScreen(
        size: root.bounds.size,
        safeArea: ScreenInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
        root: Self.view(root, at: CGRect(origin: .zero, size: root.bounds.size), elements, judged))
      return (screen, lines)
    }
  }

  /// What the solver says of a view.
  private struct Judgement {
    var isAmbiguous: Bool
    var conflicts: [String]
  }

  /// The identifier, and what people call the view.
  private static func name(_ element: Element, _ view: UIView) -> String {
    let words = element[.userLabel] ?? view.shownText ?? ""
    return words.isEmpty ? element.id : "\(element.id) \"\(words)\""
  }

  private static func view(
    _ view: UIView, at frame: CGRect, _ elements: [ObjectIdentifier: Element],
    _ judged: [ObjectIdentifier: Judgement]
  ) -> LaidOutView {
    let element = elements[ObjectIdentifier(view)]
    let report = judged[ObjectIdentifier(view)]
    // Parts of controls, which no document names, are the control's business.
    let inside = view.subviews.filter { elements[ObjectIdentifier($0)] != nil || !(view is UIControl) }
    return LaidOutView(
      name: element.map { name($0, view) } ?? view.className, className: element?[.customClass] ?? view.className,
      role: role(view), frame: frame, text: view.shownText, isHidden: view.isHidden,
      clips: view is UIScrollView, scrolls: view is UIScrollView, isTextTruncated: isTruncated(view),
      isAmbiguous: report?.isAmbiguous ?? false, conflicts: report?.conflicts ?? [],
      subviews: inside.map { self.view($0, at: $0.frame, elements, judged) })
  }

  private static func role(_ view: UIView) -> LaidOutView.Role {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: .system
    case is UIControl, is UISearchBar, is UIPickerView: .control
    case is UILabel: view.shownText?.isEmpty == false ? .text : .container
    case is UIImageView: .picture
    case _: .container
    }
  }

  private static func isTruncated(_ view: UIView) -> Bool {
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return false }
    return label.shownLines.last?.contains("…") == true && !text.contains("…")
  }
}
