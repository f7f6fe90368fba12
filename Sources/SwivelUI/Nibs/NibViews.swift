// Which class an element makes, and the attributes every view has.
import InterfaceBuilder

extension NibBuilder {
  private static let classes: [ElementName: UIView.Type] = [
    .label: UILabel.self, .button: UIButton.self, .imageView: UIImageView.self, .textField: UITextField.self,
    .textView: UITextView.self, .switchControl: UISwitch.self, .slider: UISlider.self, .stepper: UIStepper.self,
    .segmentedControl: UISegmentedControl.self, .progressView: UIProgressView.self,
    .activityIndicatorView: UIActivityIndicatorView.self, .pageControl: UIPageControl.self,
    .datePicker: UIDatePicker.self, .pickerView: UIPickerView.self, .searchBar: UISearchBar.self,
    .navigationBar: UINavigationBar.self, .toolbar: UIToolbar.self, .tabBar: UITabBar.self,
    .stackView: UIStackView.self, .scrollView: UIScrollView.self, .tableView: UITableView.self,
    .tableViewCell: UITableViewCell.self, .collectionView: UICollectionView.self,
    .collectionViewCell: UICollectionViewCell.self, .collectionReusableView: UICollectionReusableView.self,
    .visualEffectView: UIVisualEffectView.self,
  ]

  /// Elements that are views of the frameworks some hosts have beside UIKit, by their classes.
  private static let neighbours: [ElementName: String] = [.wkWebView: "WKWebView", .mapView: "MKMapView"]

  /// Elements that are views of frameworks which are not here: their place is kept by a plain view.
  private static let foreign: Set<ElementName> = [
    .wkWebView, .webView, .mapView, .glkView, .arscnView, .sceneKitView, .skView, .mtkView,
  ]

  func instance(_ element: Element, in parent: NibParent?) -> UIView {
    if let type = customClass(element) {
      let coder = NibCoder(self, element, in: parent)
      if let view = type.init(coder: coder) {
        if !coder.isDecoded { adopt(element, view) }
        return view
      }
      objects[element.id] = nil
      report(.error, element, "\(type).init(coder:) made nothing; its base class stands in")
    }
    if let name = Self.neighbours[element.name], settings.canvas == nil,
      let type = ClassFinder.neighbour(name) as? UIView.Type,
      let view = type.init(coder: NibCoder(self, element, in: parent))
    {
      return view
    }
    if Self.foreign.contains(element.name), settings.canvas == nil {
      report(.warning, element, "a view of another framework; an empty view keeps its place")
    }
    let type = Self.classes[element.name] ?? UIView.self
    guard let view = type.init(coder: NibCoder(self, element, in: parent)) else {
      preconditionFailure("\(type) is made from documents")
    }
    if settings.canvas == nil, let name = element[.customClass] { view.madeLayoutRecord.standsFor = name }
    return view
  }

  /// The app's class for an element; the canvas knows none.
  private func customClass(_ element: Element) -> UIView.Type? {
    guard settings.canvas == nil, let name = element[.customClass] else { return nil }
    guard let found = ClassFinder.find(name, module: element[.customModule]) else {
      report(.warning, element, "no class \(name) here; its base class stands in")
      return nil
    }
    guard let type = found as? UIView.Type else {
      report(.error, element, "\(name) is no view; its base class stands in")
      return nil
    }
    return type
  }

  /// How a collection places its items: a layout of the app's class, or the usual ones.
  func layout(of element: Element, _ coder: NibCoder) -> UICollectionViewLayout? {
    guard let layout = element.child(.collectionViewFlowLayout) ?? element.child(.collectionViewLayout) else {
      return nil
    }
    if settings.canvas == nil, let name = layout[.customClass] {
      let found: AnyClass? = ClassFinder.find(name, module: layout[.customModule])
      if let made = (found as? UICollectionViewLayout.Type)?.init(coder: coder) { return made }
      report(.warning, layout, "no layout \(name) here; its base class stands in")
    }
    return layout.name == .collectionViewFlowLayout
      ? UICollectionViewFlowLayout(coder: coder) : UICollectionViewLayout(coder: coder)
  }

  /// `leading`… as edges of a direction of reading.
  static func directionalInsets(_ element: Element) -> NSDirectionalEdgeInsets {
    let insets = insets(element)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
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
    // Interface Builder writes nothing where its box is not ticked, whatever a scroll view made in code does.
    if let value = element.flag(.clipsSubviews) ?? (view is UIScrollView ? false : nil) { view.clipsToBounds = value }
    if let value = element.flag(.autoresizesSubviews) { view.autoresizesSubviews = value }
    if let value = element.integer(.tag) { view.tag = value }
    switch element[.semanticContentAttribute] {
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case _: break
    }
    // What Interface Builder leaves out is the number of every view, whatever the class begins with in code.
    view.setContentHuggingPriority(priority(.horizontalHuggingPriority) ?? .defaultLow, for: .horizontal)
    view.setContentHuggingPriority(priority(.verticalHuggingPriority) ?? .defaultLow, for: .vertical)
    if let value = priority(.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority(.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
    applyMargins(element, to: view)
    Self.applyAccessibility(element, to: view)
  }

  private func applyMargins(_ element: Element, to view: UIView) {
    if let value = element.flag(.preservesSuperviewLayoutMargins) { view.preservesSuperviewLayoutMargins = value }
    if let value = element.flag(.insetsLayoutMarginsFromSafeArea) { view.insetsLayoutMarginsFromSafeArea = value }
    if let margins = element.child(key: "layoutMargins") {
      view.layoutMargins = Self.insets(margins)
    } else if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = Self.directionalInsets(margins)
    } else if view is UIStackView, settings.canvas == nil {
      // R7: stack views of documents begin without margins.
      view.layoutMargins = .zero
    }
  }
}
