// How large contents are on the canvas: as stored, as declared, or as the product measures them.
import InterfaceBuilder

extension NibBuilder {
  /// Along which axes a kind of view has a size of its own.
  private static let contents: [ElementName: (width: Bool, height: Bool)] = [
    .label: (true, true), .button: (true, true), .imageView: (true, true), .textField: (true, true),
    .switchControl: (true, true), .slider: (false, true), .stepper: (true, true), .segmentedControl: (true, true),
    .progressView: (false, true), .activityIndicatorView: (true, true), .pageControl: (true, true),
    .datePicker: (true, true), .pickerView: (true, true), .searchBar: (false, true), .navigationBar: (false, true),
    .toolbar: (false, true), .tabBar: (false, true),
  ]

  /// Interface Builder's size of an arranged view that nothing gives one (R15).
  private static let placeholderSize = CGSize(width: 240, height: 128)

  /// Whether the stored size of an element is its content's, along either axis.
  package static func hasOwnSize(_ element: Element) -> Bool {
    // How large a view of an unknown kind is, only its document says.
    if element.name == .other { return true }
    guard contents[element.name] != nil else {
      return element.name == .textView && element.flag(.scrollEnabled) == false
    }
    return element.name != .imageView || element.has(.image) || element.child(key: "image") != nil
  }

  func noteContent(_ element: Element, _ view: UIView) {
    guard let canvas = settings.canvas else {
      if element.name == .other, let content = storedContent(element, view) {
        view.madeLayoutRecord.storedContent = content
      }
      return
    }
    if element.name == .view || element.name == .containerView, element.parent?.parent?.name == .stackView {
      view.madeLayoutRecord.placeholderSize = Self.placeholderSize
    }
    var content: CGSize?
    switch canvas {
    case .stored: content = Self.hasOwnSize(element) ? storedContent(element, view) : nil
    case .predicted:
      if isUnmeasurable(element, view) {
        fallbackCount += 1
        content = storedContent(element, view)
      } else if settings.growth != 0 {
        content = view.intrinsicContentSize
      }
    }
    if content == nil, element.has(.customClass), let size = document.designableSize(element.id) {
      content = CGSize(width: size.number(.width) ?? -1, height: size.number(.height) ?? -1)
    }
    content = withPlaceholders(element, content)
    guard var content else { return }
    if content.width >= 0 { content.width += CGFloat(settings.growth) }
    if content.height >= 0 { content.height += CGFloat(settings.growth) }
    view.madeLayoutRecord.storedContent = content
  }

  /// The stored frame without what lies outside the alignment rectangle.
  private func storedContent(_ element: Element, _ view: UIView) -> CGSize? {
    guard let rect = Self.rect(element) else { return nil }
    let axes = Self.contents[element.name] ?? (true, true)
    let outside = view.alignmentRectInsets
    return CGSize(
      width: axes.width ? max(0, rect.width - outside.left - outside.right) : UIView.noIntrinsicMetric,
      height: axes.height ? max(0, rect.height - outside.top - outside.bottom) : UIView.noIntrinsicMetric)
  }

  /// Views whose content's size follows from something that is not here: faces, symbols, pictures without a declared size.
  private func isUnmeasurable(_ element: Element, _ view: UIView) -> Bool {
    switch element.name {
    case .label: return hasForeignFont(element)
    // With rounded corners fields are as high in every face, and no width of their own is asked for.
    case .textField: return hasForeignFont(element) && !element.has(.borderStyle, "roundedRect")
    case .button:
      return hasForeignFont(element)
        || element.children.contains { $0.name == .state && $0.has(.key, "normal") && isSymbol($0) }
    case .imageView:
      return Self.hasOwnSize(element) && ((view as? UIImageView)?.image == nil || isScaledSymbol(element))
    case .other: return true
    case .segmentedControl: return element.contents(.segments).contains { !$0.has(.title) }
    case _: return false
    }
  }

  /// Whether the picture is a symbol of a size of its own, not of the default.
  private func isScaledSymbol(_ element: Element) -> Bool {
    isSymbol(element) && element.children.contains { $0.has(.key, "preferredSymbolConfiguration") }
  }

  /// Whether the picture is one of the system's symbols, which are as large as the text they stand in.
  private func isSymbol(_ element: Element) -> Bool {
    element.has(.image) && element.has(.catalog, "system")
      || element.child(key: "image")?.has(.catalog, "system") == true
  }

  /// Placeholders for the content's size hold on the canvas only.
  private func withPlaceholders(_ element: Element, _ content: CGSize?) -> CGSize? {
    guard element.has(.placeholderIntrinsicWidth) || element.has(.placeholderIntrinsicHeight) else { return content }
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: element.has(.placeholderIntrinsicWidth)
        ? element.number(.placeholderIntrinsicWidth).map { CGFloat($0) } ?? none : content?.width ?? none,
      height: element.has(.placeholderIntrinsicHeight)
        ? element.number(.placeholderIntrinsicHeight).map { CGFloat($0) } ?? none : content?.height ?? none)
  }
}
