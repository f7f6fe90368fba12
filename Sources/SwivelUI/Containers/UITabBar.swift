// The bar at the bottom of a tab bar controller, as views that can be seen and tapped.

/// What a tab bar shows for one controller.
@preconcurrency @MainActor public final class UITabBarItem {
  /// The title; by default the controller's.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      owner?.tabBarController?.titlesDidChange()
    }
  }

  private var ownTitle: String?
  private var owner: UIViewController? { ownerLink.object }
  private let ownerLink: BackLink<UIViewController>

  init(owner: UIViewController) { ownerLink = owner.link }
}

/// A tab bar: one button for each tab, side by side. Commands find them by title or as `tab-1`, `tab-2` ….
@preconcurrency @MainActor public final class UITabBar: UIView {
  /// What the buttons show.
  public private(set) var items: [UITabBarItem] = []
  /// The item of the selected tab.
  public private(set) var selectedItem: UITabBarItem?

  /// Whether content reaches under the bar, from era 7 (R-LAY-03).
  public var isTranslucent = true { didSet { if isTranslucent != oldValue { relayout(superview) } } }

  private func relayout(_ view: UIView?) {
    guard let view else { return }
    view.setNeedsLayout()
    for subview in view.subviews where subview !== self { subview.setNeedsLayout() }
  }

  private let choose: @MainActor (Int) -> Void
  private var buttons: [UIButton] = []

  init(choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
  }

  /// A bar in a document, which stands by itself: nothing follows its taps.
  public required init?(coder: NSCoder) {
    choose = { _ in }
    super.init(coder: coder)
  }

  func show(_ items: [UITabBarItem], selected: Int?) {
    self.items = items
    selectedItem = selected.map { items[$0] }
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let index = buttons.count
      let button = UIButton(frame: .zero)
      button.accessibilityIdentifier = "tab-\(index + 1)"
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    for (button, item) in zip(buttons, items) { button.setTitle(item.title, for: .normal) }
  }

  /// 49 high; no width of its own.
  public override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

  public override func layoutSubviews() {
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    // The home indicator's space below the buttons is the bar's but not theirs.
    let height = min(bounds.height, buttonHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }

  /// The height without the space for the home indicator.
  var buttonHeight: CGFloat = 0
}
