// The bar at the bottom of a tab bar controller, as views that can be seen and tapped.
import InterfaceBuilder

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The title; by default the controller's.
  open override var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      owner?.tabBarController?.titlesDidChange()
    }
  }

  private var ownTitle: String?
  private var owner: UIViewController? { ownerLink.object }
  private var ownerLink: BackLink<UIViewController>

  /// What a badge says; it is not shown.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// How it looks.
  open var standardAppearance: UITabBarAppearance? { didSet { standardAppearance = standardAppearance?.copied } }
  /// How it looks above content that was scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  /// Moves the title. Kept.
  open var titlePositionAdjustment = UIOffset.zero

  /// The item is a controller's from now on, or nobody's.
  func belong(to owner: UIViewController?) { ownerLink = owner?.link ?? BackLink(nil) }

  init(owner: UIViewController) {
    ownerLink = owner.link
    super.init()
  }
  /// Creates an item of a document; what it shows follows.
  public required init?(coder: NSCoder) {
    ownerLink = BackLink(nil)
    super.init(coder: coder)
  }
  /// Creates an item of no controller's yet.
  public override init() {
    ownerLink = BackLink(nil)
    super.init()
  }
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates an item with another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A tab bar: one button for each tab, side by side. Commands find them by title or as `tab-1`, `tab-2` ….
@preconcurrency @MainActor public final class UITabBar: UIView {
  /// Black bars are black in pictures.
  public var barStyle: UIBarStyle = .default
  /// What fills the bar in pictures.
  public var barTintColor: UIColor?
  /// Kept, and not shown.
  public var shadowImage: UIImage?
  /// How the bar looks.
  public var standardAppearance = UITabBarAppearance() { didSet { standardAppearance = standardAppearance.copied } }
  /// How the bar looks above content that was scrolled to its end.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// What is behind the bar.
  public var backgroundImage: UIImage?
  /// What marks the selected tab.
  public var selectionIndicatorImage: UIImage?
  /// What other tabs are drawn in.
  public var unselectedItemTintColor: UIColor?
  /// Room between tabs.
  public var itemSpacing: CGFloat = 0
  /// The width of tabs.
  public var itemWidth: CGFloat = 0
  /// What the buttons show.
  public var items: [UITabBarItem]? { shown.isEmpty ? nil : shown }
  private var shown: [UITabBarItem] = []
  /// The item of the selected tab.
  public private(set) var selectedItem: UITabBarItem?

  /// Whether content reaches under the bar, from era 7 (R-LAY-03).
  public var isTranslucent = true { didSet { if isTranslucent != oldValue { relayout(superview) } } }

  private func relayout(_ view: UIView?) {
    guard let view else { return }
    view.setNeedsLayout()
    for subview in view.subviews where subview !== self { subview.setNeedsLayout() }
  }

  /// What the document of the controller around it says of the bar.
  package var controllerElement: Element?

  private let choose: @MainActor (Int) -> Void
  private var buttons: [UIButton] = []

  init(choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
  }

  /// A bar that stands by itself: nothing follows its taps.
  public override init(frame: CGRect) {
    choose = { _ in }
    super.init(frame: frame)
  }

  /// A bar in a document, which stands by itself: nothing follows its taps.
  public required init?(coder: NSCoder) {
    choose = { _ in }
    super.init(coder: coder)
  }

  func show(_ items: [UITabBarItem], selected: Int?) {
    shown = items
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
    // The bar goes from edge to edge; what is in it keeps off the camera and the corners.
    let edges = barEdges
    let start = edges.left
    let width = max(0, bounds.width - start - edges.right) / CGFloat(buttons.count)
    // The home indicator's space below the buttons is the bar's but not theirs.
    let height = min(bounds.height, buttonHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: start + CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }

  /// The height without the space for the home indicator.
  var buttonHeight: CGFloat = 0
}
