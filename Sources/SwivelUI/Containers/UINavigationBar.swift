// The bar at the top of a navigation controller, as views that can be seen and tapped.

/// A navigation bar: a back button where there is somewhere to go back to, and a title. Without text measurement, each takes
/// a third of the width.
@MainActor public final class UINavigationBar: UIView {
  /// What the title shows.
  public private(set) var topItem: UINavigationItem?
  /// What the back button goes back to; nil on a stack of one.
  public private(set) var backItem: UINavigationItem?

  private let titleLabel = UILabel(frame: .zero)
  private let backButton = UIButton(frame: .zero)

  /// Space left of the back button.
  private static let inset: CGFloat = 8
  /// The identifier commands find the back button by.
  private static let backIdentifier = "back"

  init(back: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backButton.accessibilityIdentifier = Self.backIdentifier
    backButton.addAction(UIAction { _ in back() }, for: .touchUpInside)
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
    addSubview(backButton)
  }

  /// The buttons of the top item.
  private var itemButtons: [UIButton] = []

  private func showButtons(of item: UINavigationItem?) {
    for button in itemButtons { button.removeFromSuperview() }
    let items = [item?.leftBarButtonItem, item?.rightBarButtonItem]
    itemButtons = items.enumerated().compactMap { place, item in
      guard let item else { return nil }
      let button = UIButton(frame: .zero)
      button.tag = place
      button.setTitle(item.title, for: .normal)
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.isEnabled = item.isEnabled
      button.addAction(
        UIAction { [weak item] action in item?.primaryAction?.perform(from: action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  func show(top: UINavigationItem?, back: UINavigationItem?) {
    showButtons(of: top)
    topItem = top
    backItem = back
    titleLabel.text = top?.title
    backButton.setTitle(back?.title ?? "Back", for: .normal)
    let hidesBack = back == nil || top?.hidesBackButton == true
    if backButton.isHidden != hidesBack { backButton.isHidden = hidesBack }
  }

  /// 44 high; no width of its own.
  public override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  public override func layoutSubviews() {
    let third = bounds.width / 3
    backButton.frame = CGRect(x: Self.inset, y: 0, width: max(0, third - Self.inset), height: bounds.height)
    for button in itemButtons {
      let isLeft = button.tag == 0
      button.frame = CGRect(
        x: isLeft ? Self.inset : 2 * third, y: 0, width: max(0, third - Self.inset), height: bounds.height)
    }
    titleLabel.frame = CGRect(x: third, y: 0, width: third, height: bounds.height)
  }
}
