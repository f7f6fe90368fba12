// The bar at the top of a navigation controller, as views that can be seen and tapped.
import InterfaceBuilder

/// A navigation bar: a back button where there is somewhere to go back to, a title, and the buttons of the item. Each
/// side takes at most a third of the width; a large title has a line of its own.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// Black bars are black in pictures.
  public var barStyle: UIBarStyle = .default
  /// What fills the bar in pictures.
  public var barTintColor: UIColor?
  /// Kept, and not shown.
  public var shadowImage: UIImage?
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied }
  }
  /// How the bar looks above content that was not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// How the bar looks in compact height.
  public var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// How the bar looks in compact height above content that was not scrolled.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the back button.
  public var backIndicatorImage: UIImage?
  /// The outline of that.
  public var backIndicatorTransitionMaskImage: UIImage?
  private var backgrounds: [Int: UIImage] = [:]
  /// Sets what is behind the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }
  /// What is behind the bar.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics.rawValue] }
  /// Sets what is behind the bar in a place.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Moves titles up or down. Kept.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// What the title shows.
  public private(set) var topItem: UINavigationItem?
  /// What the back button goes back to; nil on a stack of one.
  public private(set) var backItem: UINavigationItem?
  /// Whether titles are large where items allow it, from era 11 (R-MET-02).
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { metricsDidChange() } } }

  /// Whether content reaches under the bar, from era 7 (R-LAY-03).
  public var isTranslucent = true { didSet { if isTranslucent != oldValue { metricsDidChange() } } }

  /// What the document of the controller around it says of the bar.
  package var controllerElement: Element?

  private let titleLabel = UILabel(frame: .zero)
  private let backButton = UIButton(frame: .zero)
  private var itemViews: [UIView] = []
  private var titleView: BarItemView?
  private var leftCount = 0
  private let metricsDidChange: @MainActor () -> Void
  /// The height of the bar without a large title.
  var standardHeight: CGFloat = 44 { didSet { if standardHeight != oldValue { setNeedsLayout() } } }

  /// Space left of the back button.
  private static let inset: CGFloat = 8
  /// Space left of a large title.
  private static let largeInset: CGFloat = 16
  /// The identifier commands find the back button by.
  private static let backIdentifier = "back"

  init(back: @escaping @MainActor () -> Void, metricsDidChange: @escaping @MainActor () -> Void) {
    self.metricsDidChange = metricsDidChange
    super.init(frame: .zero)
    backButton.addAction(UIAction { _ in back() }, for: .touchUpInside)
  }

  /// A bar that stands by itself: nothing follows its back button.
  public override init(frame: CGRect) {
    metricsDidChange = {}
    super.init(frame: frame)
  }

  /// A bar in a document, which stands by itself: nothing follows its back button.
  public required init?(coder: NSCoder) {
    metricsDidChange = {}
    super.init(coder: coder)
  }

  override func makeParts() {
    backButton.accessibilityIdentifier = Self.backIdentifier
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
    addSubview(backButton)
  }

  func show(top: UINavigationItem?, back: UINavigationItem?) {
    topItem = top
    backItem = back
    titleLabel.text = top?.title
    showTitleView(top?.titleView)
    backButton.setTitle(back?.backBarButtonItem?.title ?? back?.title ?? "Back", for: .normal)
    let left = top?.leftBarButtonItems ?? []
    let isReplaced = !left.isEmpty && top?.leftItemsSupplementBackButton != true
    let hidesBack = back == nil || top?.hidesBackButton == true || isReplaced
    if backButton.isHidden != hidesBack {
      backButton.isHidden = hidesBack
      // A hidden button has no width, so the bar must give it one again.
      setNeedsLayout()
    }
    showItems(left, top?.rightBarButtonItems ?? [])
  }

  private func showItems(_ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) {
    guard !left.isEmpty || !right.isEmpty || !itemViews.isEmpty else { return }
    for view in itemViews { (view as? BarItemView)?.release() ?? view.removeFromSuperview() }
    leftCount = left.count
    itemViews = (left + right).map { item in
      if let custom = item.customView {
        let view = BarItemView(custom)
        addSubview(view)
        return view
      }
      let button = UIButton(frame: .zero)
      button.setTitle(item.title ?? item.image?.name, for: .normal)
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.isEnabled = item.isEnabled
      button.addAction(
        UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
      item.shownView = button
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func showTitleView(_ view: UIView?) {
    guard view !== titleView?.custom || view?.superview !== titleView else { return }
    titleView?.release()
    titleView = view.map(BarItemView.init)
    if let titleView { addSubview(titleView) }
    titleLabel.isHidden = view != nil
    setNeedsLayout()
  }

  /// What a finger needs.
  private static let smallestItem: CGFloat = 44
  /// Between an item's words and its edges, both together; the outermost stands off the bar's edge with them.
  private static let itemMargins: CGFloat = 24
  private static func width(of item: UIView) -> CGFloat {
    max(smallestItem, item.intrinsicContentSize.width + itemMargins)
  }

  /// 44 high; no width of its own.
  public override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  public override func layoutSubviews() {
    // The bar goes from edge to edge; what is in it keeps off the camera and the corners.
    let edges = barEdges
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: edges.left, bottom: 0, right: edges.right))
    let third = area.width / 3
    let height = min(standardHeight, bounds.height)
    let backWidth = backButton.isHidden ? 0 : (leftCount == 0 ? third : third / 2)
    backButton.frame = CGRect(x: area.minX + Self.inset, y: 0, width: max(0, backWidth - Self.inset), height: height)
    titleLabel.frame =
      bounds.height > standardHeight
      ? CGRect(
        x: area.minX + Self.largeInset, y: height, width: max(0, area.width - 2 * Self.largeInset),
        height: bounds.height - height
      )
      : CGRect(x: area.minX + third, y: 0, width: third, height: height)
    if let titleView {
      let width = min(third, titleView.size(in: height).width)
      titleView.frame = CGRect(x: area.minX + (area.width - width) / 2, y: 0, width: width, height: height)
    }
    let rightCount = itemViews.count - leftCount
    var left = area.minX + backWidth
    var right = area.maxX
    for (index, view) in itemViews.enumerated() {
      let isLeft = index < leftCount
      let share = isLeft ? (third - backWidth) / CGFloat(leftCount) : third / CGFloat(rightCount)
      // A view of the app's has the width it wants, as far as its side of the bar goes; a button no more than it needs.
      let wish = (view as? BarItemView)?.size(in: height).width ?? min(share, Self.width(of: view))
      let width = max(0, min(wish, isLeft ? area.minX + third - left : right - area.minX - 2 * third))
      view.frame = CGRect(x: isLeft ? left : right - width, y: 0, width: width, height: height)
      if isLeft { left += width } else { right -= width }
    }
  }
}
