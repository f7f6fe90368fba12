// A bar of buttons: a document's or an app's own, or the one at the bottom of a navigation controller.

/// A bar with items from left to right, each as wide as it needs. Flexible spaces share what is left, fixed ones have their width
/// (UIKit's documentation of `UIBarButtonItem.SystemItem`).
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Who says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Black bars are black in pictures.
  open var barStyle: UIBarStyle = .default
  /// What fills the bar in pictures.
  open var barTintColor: UIColor?
  /// Kept, and not shown.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copied
      hasOwnAppearance = true
    }
  }
  /// Whether an app said how the bar looks.
  final var hasOwnAppearance = false
  /// How the bar looks in compact height.
  open var compactAppearance: UIToolbarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// How the bar looks above content that was scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  private var images: [String: UIImage] = [:]
  /// Sets what is behind the bar. Kept, and not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { images["\(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// What is behind the bar, as it was set; that of any place where its own was not.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["\(topOrBottom.rawValue) \(barMetrics.rawValue)"]
      ?? images["\(UIBarPosition.any.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the bar's shadow. Kept, and not shown.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    images["shadow \(topOrBottom.rawValue)"] = shadowImage
  }
  /// The bar's shadow, as it was set; that of any place where its own was not.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images["shadow \(topOrBottom.rawValue)"] ?? images["shadow \(UIBarPosition.any.rawValue)"]
  }
  /// How the bar looks above content that was scrolled to its end, in compact height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// What the bar shows, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.owner = { [weak self] in self?.showItems() } }
      showItems()
    }
  }

  /// Sets the items; animations take no time here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether content reaches under the bar of a navigation controller, from era 7 (R-LAY-03).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }

  private var itemViews: [UIView] = []
  private var slots: [Slot] = []

  /// What takes room in the bar.
  private enum Slot {
    case view(UIView)
    case space(CGFloat)
    case flexibleSpace

    /// Whether it is a view of the app's.
    var isOwn: Bool { if case .view(let view) = self { view is BarItemView } else { false } }
  }

  /// The height without the space for the home indicator; nil where the bar has none below.
  var buttonHeight: CGFloat? { didSet { if buttonHeight != oldValue { setNeedsLayout() } } }

  /// Whether its document ties it to the end of what it is in.
  var endsAtBottom = false

  /// 44 high; on Interface Builder's canvas 49 above a home indicator, and 44 at the top of the same screen (seen in documents of
  /// builds 16096 to 20037); no width.
  open override var intrinsicContentSize: CGSize {
    let canvas = endsAtBottom ? AppScene.current.canvas : nil
    return CGSize(width: Self.noIntrinsicMetric, height: canvas?.toolbarHeight ?? 44)
  }

  /// As wide as the room there is, and as high as a toolbar by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  private func showItems() {
    for view in itemViews { (view as? BarItemView)?.release() ?? view.removeFromSuperview() }
    slots = (items ?? []).map { item in
      switch item.spacing {
      case .fixed: return .space(max(0, item.width))
      case .flexible: return .flexibleSpace
      case nil: return .view(item.customView.map(BarItemView.init) ?? button(item))
      }
    }
    itemViews = slots.compactMap { if case .view(let view) = $0 { view } else { nil } }
    for view in itemViews { addSubview(view) }
    setNeedsLayout()
  }

  private func button(_ item: UIBarButtonItem) -> UIButton {
    let button = BarButton(item)
    button.setTitle(item.words, for: .normal)
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityLabel = item.accessibilityLabel
    button.isEnabled = item.isEnabled
    button.addAction(
      UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
    item.shownView = button
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(buttonHeight ?? bounds.height, bounds.height)
    // The bar goes from edge to edge; what is in it keeps off the camera and the corners.
    let edges = isMirrored ? (left: barEdges.right, right: barEdges.left) : barEdges
    // A view of the app's stands off the bar's edge by the bar's margin, as in a navigation bar.
    let (before, behind) = (slots.first?.isOwn == true, slots.last?.isOwn == true)
    let margin = nearestSystemMinimum.left
    let start = edges.left + (before ? margin : 0)
    let end = bounds.width - edges.right - (behind ? margin : 0)
    let widths = slots.map { slot -> CGFloat in
      switch slot {
      case .view(let view): (view as? BarItemView)?.size(in: height).width ?? UINavigationBar.width(of: view)
      case .space(let width): width
      case .flexibleSpace: 0
      }
    }
    let flexible = slots.count { if case .flexibleSpace = $0 { true } else { false } }
    let left = end - start - widths.reduce(0, +)
    let share = flexible > 0 ? max(0, left) / CGFloat(flexible) : 0
    // Where there is too little room, all that is no app's own view is narrower.
    let given = zip(slots, widths).reduce(0) { $0 + ($1.0.isOwn ? 0 : $1.1) }
    let part = left < 0 && given > 0 ? max(0, given + left) / given : 1
    var x = start
    for (slot, width) in zip(slots, widths) {
      switch slot {
      case .view(let view):
        let width = min(view is BarItemView ? width : width * part, max(0, end - x))
        view.frame = CGRect(x: x, y: 0, width: width, height: height)
        if isMirrored { mirror([view]) }
        x += width
      case .space: x += width * part
      case .flexibleSpace: x += share
      }
    }
  }
}

/// Who says where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
