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
      if element.name == .other || element.name == .button && isPictureMissing(element),
        let content = storedContent(element, view)
      {
        view.madeLayoutRecord.storedContent = content
      } else if let size = sizeByCode(element, view) {
        view.madeLayoutRecord.placeholderSize = size
      }
      return
    }
    (view as? UIToolbar)?.endsAtBottom = Self.endsAtBottom(element)
    if element.name == .view || element.name == .containerView, element.parent?.parent?.name == .stackView {
      view.madeLayoutRecord.placeholderSize = Self.placeholderSize
    }
    if let room = SymbolRoom.insets(element, view) { view.madeLayoutRecord.drawnAlignment = room }
    var content: CGSize?
    switch canvas {
    case .stored:
      // A frame that is marked as another than its constraints say is not as large as what it shows.
      if element.flag(.misplaced) == true, !isUnmeasurable(element, view) {
        if element.name == .label { content = EmptyInStack.content(element) }
        if content == nil, settings.growth != 0, Self.hasOwnSize(element) { content = placedContent(view) }
      } else {
        content = Self.hasOwnSize(element) ? carriedContent(element, view) : nil
      }
      if let drawn = settings.drawnContents[element.id]?.alignment { view.madeLayoutRecord.drawnAlignment = drawn }
    case .predicted:
      if isUnmeasurable(element, view) {
        fallbackCount += 1
        content = storedContent(element, view)
      } else if element.name == .label, let size = EmptyInStack.content(element) {
        content = size
      } else if settings.growth != 0 || view.layoutRecord?.drawnAlignment != nil {
        content = placedContent(view)
      }
    }
    if content == nil, element.has(.customClass), let size = document.designableSize(element.id) {
      content = CGSize(width: size.number(.width) ?? -1, height: size.number(.height) ?? -1)
    }
    if content == nil, element.name != .label { content = EmptyInStack.content(element) }
    content = withPlaceholders(element, content)
    guard var content else { return }
    if content.width >= 0 { content.width += CGFloat(settings.growth) }
    if content.height >= 0 { content.height += CGFloat(settings.growth) }
    view.madeLayoutRecord.storedContent = content
  }

  /// Whether a constraint ties a bar's lower edge to what it is in, or to a guide there, and to no view beside it.
  private static func endsAtBottom(_ element: Element) -> Bool {
    guard let parent = element.parent?.parent else { return false }
    let beside = Set(parent.contents(.subviews).map(\.id))
    return parent.contents(.constraints).contains { constraint in
      let first = constraint[.firstItem] ?? parent.id
      let second = constraint[.secondItem] ?? parent.id
      if first == element.id { return constraint.has(.firstAttribute, "bottom") && !beside.contains(second) }
      return second == element.id && constraint.has(.secondAttribute, "bottom") && !beside.contains(first)
    }
  }

  /// The size of a view whose own size only the app's code knows, as it was drawn: its class is not here, its picture comes
  /// later, or the document says that a size stands in for the content's. Nil for all others.
  private func sizeByCode(_ element: Element, _ view: UIView) -> CGSize? {
    let isStandIn = element.has(.customClass) && ClassFinder.isOwn(type(of: view))
    let waitsForPicture = (view as? UIImageView).map { $0.image == nil } ?? false
    guard
      isStandIn || waitsForPicture || element.has(.placeholderIntrinsicWidth)
        || element.has(.placeholderIntrinsicHeight)
    else { return nil }
    return Self.drawnFrame(element)?.size
  }

  /// What is stored, carried over to the device of the canvas. What wraps is measured anew, for it is as high as its width
  /// makes it, and so is what was stretched or squeezed, for then the stored size is not the content's. Of all else the
  /// product's measures say by how much another version or text size changes it.
  private func carriedContent(_ element: Element, _ view: UIView) -> CGSize? {
    guard let drawn = settings.drawnContents[element.id] else { return storedContent(element, view) }
    if drawn.isMeasuredAnew { return settings.growth == 0 ? nil : view.intrinsicContentSize }
    guard let stored = storedContent(element, view) else { return nil }
    let here = view.intrinsicContentSize
    let isMeasurable = !isUnmeasurable(element, view)
    func carried(_ stored: CGFloat, _ drawn: CGFloat, _ here: CGFloat, isContent: Bool) -> CGFloat {
      guard stored >= 0, drawn >= 0, here >= 0 else { return stored }
      return isContent || !isMeasurable ? max(0, stored + here - drawn) : here
    }
    return CGSize(
      width: carried(stored.width, drawn.size.width, here.width, isContent: drawn.decides.width),
      height: carried(stored.height, drawn.size.height, here.height, isContent: drawn.decides.height))
  }

  /// The contents of all views by the product's own measure; `grown` is the same document with larger contents.
  package func drawnContents(besides grown: NibBuilder) -> [String: DrawnContent] {
    var contents: [String: DrawnContent] = [:]
    for ((element, view), (_, other)) in zip(views, grown.views) where !element.id.isEmpty && Self.hasOwnSize(element) {
      guard let rect = Self.rect(element) else { continue }
      let shared = Self.sharedAxis(element)
      let own = view.intrinsicContentSize
      // A picture that is smaller than its file says was squeezed: what is stored of it is the room it had.
      let isPicture = element.name == .imageView && !isSymbol(element) && !isUnmeasurable(element, view)
      func decides(_ drawn: CGFloat, _ grown: CGFloat, _ stored: CGFloat, _ own: CGFloat) -> Bool {
        abs(drawn - grown) > Self.sameLength && !(isPicture && stored < own - Self.sameLength)
      }
      let (frame, larger) = (view.frame.size, other.frame.size)
      let decides = (
        width: shared != .horizontal && decides(frame.width, larger.width, rect.width, own.width),
        height: shared != .vertical && decides(frame.height, larger.height, rect.height, own.height)
      )
      // What was stretched says nothing about the measure.
      let isTrusted = view.contentHeight(forWidth: rect.width).map {
        !decides.height || abs($0 - rect.height) <= Self.sameLength
          || $0 < rect.height && !Self.isWholeLines(rect.height, in: view)
      }
      contents[element.id] = DrawnContent(
        size: own, isMeasuredAnew: isTrusted == true && !hasForeignFont(element),
        decides: decides, alignment: showsSymbol(element) ? Self.alignment(of: view, drawnIn: rect) : nil)
    }
    return contents
  }

  /// The axis of a stack around a view that shares out its length in proportion to contents: what is stored there is a share, and
  /// no content (UIStackView.Distribution.fillProportionally).
  private static func sharedAxis(_ element: Element) -> NSLayoutConstraint.Axis? {
    guard let stack = element.parent?.parent, stack.name == .stackView,
      stack.has(.distribution, "fillProportionally")
    else { return nil }
    return stack.has(.axis, "vertical") ? .vertical : .horizontal
  }

  /// A symbol's frame is smaller than the rectangle its constraints place by what its picture has around it, which no
  /// document says. In a document that was drawn it is the difference between the two, if it is that small.
  private static func alignment(of view: UIView, drawnIn drawn: CGRect) -> UIEdgeInsets? {
    let taken = view.layoutRecord?.drawnAlignment
    let placed = view.frame.inset(by: taken ?? .zero)
    let insets = UIEdgeInsets(
      top: placed.minY - drawn.minY, left: placed.minX - drawn.minX, bottom: drawn.maxY - placed.maxY,
      right: drawn.maxX - placed.maxX)
    let parts = [insets.top, insets.left, insets.bottom, insets.right].map(abs)
    guard parts.allSatisfy({ $0 <= largestAlignment }) else { return nil }
    return parts.contains { $0 > pixel } ? insets : taken.map { _ in .zero }
  }

  /// Less than a pixel of any screen.
  private static let pixel: CGFloat = 0.25
  /// No symbol of the documents read has more around it.
  private static let largestAlignment: CGFloat = 2

  /// Whether a height is that of some number of the view's lines.
  private static func isWholeLines(_ height: CGFloat, in view: UIView) -> Bool {
    guard let line = view.contentHeight(forWidth: unlimited), line > 0 else { return true }
    return abs(height - max(1, (height / line).rounded()) * line) <= sameLength
  }

  /// A width in which no text wraps.
  private static let unlimited: CGFloat = 1_000_000

  /// Lengths so near to each other are the same.
  private static let sameLength: CGFloat = 1

  /// The view's own measure, as constraints see it.
  private func placedContent(_ view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    guard let room = view.layoutRecord?.drawnAlignment else { return size }
    return CGSize(width: size.width - room.left - room.right, height: size.height - room.top - room.bottom)
  }

  /// The stored frame without what lies outside the alignment rectangle.
  private func storedContent(_ element: Element, _ view: UIView) -> CGSize? {
    guard let rect = Self.rect(element) else { return nil }
    let axes = Self.contents[element.name] ?? (true, true)
    let outside = view.layoutRecord?.drawnAlignment ?? view.alignmentRectInsets
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
      return hasForeignFont(element) || isPictureMissing(element)
        || element.children.contains { $0.name == .state && $0.has(.key, "normal") && isSymbol($0) }
    case .imageView:
      return Self.hasOwnSize(element) && ((view as? UIImageView)?.image == nil || isScaledSymbol(element))
    case .other: return true
    case .segmentedControl: return element.contents(.segments).contains { !$0.has(.title) }
    case _: return false
    }
  }

  /// Whether a button shows a picture alone, or one behind its title, of which the document does not say how large it is.
  private func isPictureMissing(_ element: Element) -> Bool {
    guard let state = element.children.first(where: { $0.name == .state && $0.has(.key, "normal") }) else {
      return false
    }
    if let behind = state[.backgroundImage], document.imageSize(behind) == nil { return true }
    guard let name = state[.image] else { return false }
    return !state.has(.title) && document.imageSize(name) == nil
  }

  /// Whether the picture is a symbol of a size of its own, not of the default.
  private func isScaledSymbol(_ element: Element) -> Bool {
    isSymbol(element) && element.children.contains { $0.has(.key, "preferredSymbolConfiguration") }
  }

  /// Whether a picture, or a button in its normal state, shows one of the system's symbols.
  private func showsSymbol(_ element: Element) -> Bool {
    switch element.name {
    case .imageView: isSymbol(element)
    case .button:
      element.children.contains { $0.name == .state && $0.has(.key, "normal") && $0.has(.catalog, "system") }
    case _: false
    }
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
