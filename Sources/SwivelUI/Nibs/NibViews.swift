// Which class an element makes, and the attributes every view has.
import InterfaceBuilder

extension NibBuilder {
  private typealias Maker = @MainActor (Element) -> UIView

  private static let makers: [ElementName: Maker] = [
    .label: { _ in UILabel(frame: .zero) },
    .button: { UIButton(type: buttonType($0[.buttonType])) },
    .imageView: { _ in UIImageView(frame: .zero) },
    .textField: { _ in UITextField(frame: .zero) },
    .textView: { _ in UITextView(frame: .zero) },
    .switchControl: { _ in UISwitch(frame: .zero) },
    .slider: { _ in UISlider(frame: .zero) },
    .stepper: { _ in UIStepper(frame: .zero) },
    .segmentedControl: { _ in UISegmentedControl(frame: .zero) },
    .progressView: { _ in UIProgressView(frame: .zero) },
    .activityIndicatorView: { UIActivityIndicatorView(style: indicatorStyle($0[.style])) },
    .pageControl: { _ in UIPageControl(frame: .zero) },
    .datePicker: { _ in UIDatePicker(frame: .zero) },
    .pickerView: { _ in UIPickerView(frame: .zero) },
    .searchBar: { _ in UISearchBar(frame: .zero) },
    .navigationBar: { _ in UINavigationBar(back: {}, metricsDidChange: {}) },
    .toolbar: { _ in UIToolbar(frame: .zero) },
    .tabBar: { _ in UITabBar(choose: { _ in }) },
    .stackView: { _ in UIStackView(frame: .zero) },
    .scrollView: { _ in UIScrollView(frame: .zero) },
    .tableView: { UITableView(frame: .zero, style: tableStyle($0[.style])) },
    .tableViewCell: { _ in UITableViewCell(frame: .zero) },
    .collectionView: { UICollectionView(frame: .zero, collectionViewLayout: flowLayout($0)) },
    .collectionViewCell: { _ in UICollectionViewCell(frame: .zero) },
    .collectionReusableView: { _ in UICollectionReusableView(frame: .zero) },
    .visualEffectView: { _ in UIVisualEffectView(frame: .zero) },
  ]

  /// Elements that are views of frameworks which are not here: their place is kept by a plain view.
  private static let foreign: Set<ElementName> = [
    .wkWebView, .webView, .mapView, .glkView, .arscnView, .sceneKitView, .skView, .mtkView,
  ]

  func instance(_ element: Element) -> UIView {
    if let name = element[.customClass] {
      if let view = classes.view(name, module: element[.customModule]) { return view }
      if settings.canvas == nil { report(.warning, element, "no class \(name) here; its base class stands in") }
      let view = standard(element)
      view.madeLayoutRecord.standsFor = name
      return view
    }
    return standard(element)
  }

  /// A view of the kind the element names.
  private func standard(_ element: Element) -> UIView {
    if Self.foreign.contains(element.name), settings.canvas == nil {
      report(.warning, element, "a view of another framework; an empty view keeps its place")
    }
    return Self.makers[element.name]?(element) ?? UIView(frame: .zero)
  }

  private static func buttonType(_ text: String?) -> UIButton.ButtonType {
    text == "system" || text == "roundedRect" ? .system : .custom
  }

  private static func indicatorStyle(_ text: String?) -> UIActivityIndicatorView.Style {
    switch text {
    case "whiteLarge": .whiteLarge
    case "large": .large
    case "gray": .gray
    case "medium": .medium
    case _: .white
    }
  }

  private static func tableStyle(_ text: String?) -> UITableView.Style {
    switch text {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    case _: .plain
    }
  }

  private static func flowLayout(_ element: Element) -> UICollectionViewLayout {
    guard let layout = element.child(.collectionViewFlowLayout) else { return UICollectionViewLayout() }
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = layout.number(.minimumLineSpacing).map { CGFloat($0) } ?? 10
    flow.minimumInteritemSpacing = layout.number(.minimumInteritemSpacing).map { CGFloat($0) } ?? 10
    if layout.has(.scrollDirection, "horizontal") { flow.scrollDirection = .horizontal }
    if let size = layout.child(key: "itemSize"), let width = size.number(.width), let height = size.number(.height) {
      flow.itemSize = CGSize(width: width, height: height)
    }
    if let inset = layout.child(key: "sectionInset") { flow.sectionInset = insets(inset) }
    return flow
  }

  /// `minX`… or `top`… as edges.
  static func insets(_ element: Element) -> UIEdgeInsets {
    func number(_ a: AttributeName, _ b: AttributeName, _ c: AttributeName) -> CGFloat {
      CGFloat(element.number(a) ?? element.number(b) ?? element.number(c) ?? 0)
    }
    return UIEdgeInsets(
      top: number(.top, .minY, .minY), left: number(.left, .leading, .minX), bottom: number(.bottom, .maxY, .maxY),
      right: number(.right, .trailing, .maxX))
  }

  /// What every view has.
  func apply(_ element: Element, _ matching: [Element], to view: UIView) {
    func flag(_ name: AttributeName) -> Bool? { variations.source(element, matching, name).flag(name) }
    func priority(_ name: AttributeName) -> UILayoutPriority? {
      guard let number = variations.source(element, matching, name).number(name), number > 0, number <= 1000 else {
        return nil
      }
      return UILayoutPriority(Float(number))
    }
    // Interface Builder shows indicators that hide while they stand still.
    let isShownIndicator = settings.canvas != nil && element.name == .activityIndicatorView
    if flag(.hidden) == true, !isShownIndicator { view.isHidden = true }
    if let value = element.flag(.userInteractionEnabled) { view.isUserInteractionEnabled = value }
    if let value = element.flag(.clipsSubviews) { view.clipsToBounds = value }
    if let value = element.flag(.autoresizesSubviews) { view.autoresizesSubviews = value }
    if let value = element.integer(.tag) { view.tag = value }
    if element.has(.contentMode, "redraw") { view.contentMode = .redraw }
    switch element[.semanticContentAttribute] {
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case _: break
    }
    if let value = priority(.horizontalHuggingPriority) { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority(.verticalHuggingPriority) { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority(.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority(.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
    applyMargins(element, to: view)
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      view.accessibilityIdentifier = accessibility[.identifier]
      if let label = accessibility[.label] { view.accessibilityLabel = label }
    }
  }

  private func applyMargins(_ element: Element, to view: UIView) {
    if let value = element.flag(.preservesSuperviewLayoutMargins) { view.preservesSuperviewLayoutMargins = value }
    if let value = element.flag(.insetsLayoutMarginsFromSafeArea) { view.insetsLayoutMarginsFromSafeArea = value }
    if let margins = element.child(key: "layoutMargins") {
      view.layoutMargins = Self.insets(margins)
    } else if let margins = element.child(key: "directionalLayoutMargins") {
      let insets = Self.insets(margins)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else if view is UIStackView, settings.canvas == nil {
      // R7: stack views of documents begin without margins.
      view.layoutMargins = .zero
    }
  }
}
