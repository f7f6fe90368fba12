// What documents say of how views look: colours, opacity, where content stands. Views carry it, as they do what code says.
import InterfaceBuilder

extension NibBuilder {
  /// What every view has.
  func applyLooks(_ element: Element, to view: UIView) {
    if let alpha = element.number(.alpha) { view.alpha = CGFloat(min(max(alpha, 0), 1)) }
    if let mode = element[.contentMode].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
    // Colours are elements the reader has no name for.
    for child in element.children where child.name == .other {
      guard let key = child[.key], let set = Self.colors[key], let color = child.color else { continue }
      set(view, color)
    }
    Self.style(of: view, element)
    switch view {
    case let label as UILabel: look(of: label, element)
    case let field as UITextField: if let way = Self.alignment(element) { field.textAlignment = way }
    case let text as UITextView: if let way = Self.alignment(element) { text.textAlignment = way }
    case let button as UIButton: look(of: button, element)
    case let cell as UITableViewCell:
      let styles: [String: UITableViewCell.SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray]
      if let style = element[.selectionStyle].flatMap({ styles[$0] }) { cell.selectionStyle = style }
      if let inset = element.child(key: "separatorInset") { cell.separatorInset = Self.insets(inset) }
    case let table as UITableView:
      if element.has(.separatorStyle, "none") { table.separatorStyle = .none }
      if let inset = element.child(key: "separatorInset") { table.separatorInset = Self.insets(inset) }
      if element.flag(.cellLayoutMarginsFollowReadableWidth) == true {
        table.cellLayoutMarginsFollowReadableWidth = true
      }
    case let progress as UIProgressView:
      if let share = element.number(.progress) { progress.progress = Float(min(max(share, 0), 1)) }
    case let pages as UIPageControl: if let page = element.integer(.currentPage) { pages.currentPage = page }
    case _: break
    }
    guard let control = view as? UIControl else { return }
    if let way = element[.contentHorizontalAlignment].flatMap({ Self.acrossWays[$0] }) {
      control.contentHorizontalAlignment = way
    }
    if let way = element[.contentVerticalAlignment].flatMap({ Self.downWays[$0] }) {
      control.contentVerticalAlignment = way
    }
  }

  private func look(of label: UILabel, _ element: Element) {
    if let way = Self.alignment(element) { label.textAlignment = way }
    if element.has(.baselineAdjustment, "alignCenters") { label.baselineAdjustment = .alignCenters }
    if element.has(.baselineAdjustment, "none") { label.baselineAdjustment = .none }
    if element.flag(.adjustsFontForContentSizeCategory) == true { label.adjustsFontForContentSizeCategory = true }
    if element.flag(.highlighted) == true { label.isHighlighted = true }
    // What shrinks says only how far; what does not says NO (all 667 labels of the documents this was read from).
    let isLimited = element.has(.minimumScaleFactor) || element.has(.minimumFontSize)
    guard element.flag(.adjustsFontSizeToFit) ?? isLimited else { return }
    label.adjustsFontSizeToFitWidth = true
    // Documents of before era 6 say the size, not the part.
    let least = element.number(.minimumFontSize).map { $0 / Double(label.font.pointSize) }
    if let scale = element.number(.minimumScaleFactor) ?? least {
      label.minimumScaleFactor = CGFloat(min(max(scale, 0), 1))
    }
  }

  private func look(of button: UIButton, _ element: Element) {
    for part in element.children where part.name == .state {
      guard let state = part[.key].flatMap({ Self.buttonStates[$0] }) else { continue }
      if let color = part.color("titleColor") { button.setTitleColor(color, for: state) }
      if let color = part.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    }
  }

  /// What the element of a controller's bar says.
  static func look(of bar: UIView, _ element: Element?) {
    guard let element else { return }
    for key in ["selectedImageTintColor", "tintColor", "barTintColor", "backgroundColor"] {
      if let color = element.color(key) { colors[key]?(bar, color) }
    }
    style(of: bar, element)
  }

  private static func style(of bar: UIView, _ element: Element) {
    var isBlack: Bool { element.attributes.contains { $0.name == "barStyle" && $0.value.hasPrefix("black") } }
    switch bar {
    case let bar as UINavigationBar: if isBlack { bar.barStyle = .black }
    case let bar as UITabBar: if isBlack { bar.barStyle = .black }
    case let bar as UIToolbar: if isBlack { bar.barStyle = .black }
    case let bar as UISearchBar: if isBlack { bar.barStyle = .black }
    case _: break
    }
  }

  private static func alignment(_ element: Element) -> NSTextAlignment? {
    element[.textAlignment].flatMap { alignments[$0] }
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let acrossWays: [String: UIControl.ContentHorizontalAlignment] = [
    "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let downWays: [String: UIControl.ContentVerticalAlignment] = [
    "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// The colours of views by their keys; a view that has no such colour keeps what it is.
  private static let colors: [String: @MainActor (UIView, UIColor) -> Void] = [
    "backgroundColor": { view, color in view.backgroundColor = color },
    "tintColor": { view, color in view.tintColor = color },
    "textColor": { view, color in
      switch view {
      case let view as UILabel: view.textColor = color
      case let view as UITextField: view.textColor = color
      case let view as UITextView: view.textColor = color
      case _: break
      }
    },
    "highlightedColor": { view, color in (view as? UILabel)?.highlightedTextColor = color },
    "shadowColor": { view, color in (view as? UILabel)?.shadowColor = color },
    "separatorColor": { view, color in (view as? UITableView)?.separatorColor = color },
    "onTintColor": { view, color in (view as? UISwitch)?.onTintColor = color },
    "thumbTintColor": { view, color in
      (view as? UISwitch)?.thumbTintColor = color
      (view as? UISlider)?.thumbTintColor = color
    },
    "minimumTrackTintColor": { view, color in (view as? UISlider)?.minimumTrackTintColor = color },
    "maximumTrackTintColor": { view, color in (view as? UISlider)?.maximumTrackTintColor = color },
    "selectedSegmentTintColor": { view, color in (view as? UISegmentedControl)?.selectedSegmentTintColor = color },
    "progressTintColor": { view, color in (view as? UIProgressView)?.progressTintColor = color },
    "trackTintColor": { view, color in (view as? UIProgressView)?.trackTintColor = color },
    "currentPageIndicatorTintColor": { view, color in (view as? UIPageControl)?.currentPageIndicatorTintColor = color },
    "pageIndicatorTintColor": { view, color in (view as? UIPageControl)?.pageIndicatorTintColor = color },
    "selectedImageTintColor": { view, color in (view as? UITabBar)?.selectedImageTintColor = color },
    "color": { view, color in (view as? UIActivityIndicatorView)?.color = color },
    "barTintColor": { view, color in
      (view as? UISearchBar)?.barTintColor = color
      (view as? UINavigationBar)?.barTintColor = color
      (view as? UITabBar)?.barTintColor = color
      (view as? UIToolbar)?.barTintColor = color
    },
  ]
}
