// The bar at the bottom of a tab bar controller, as views that can be seen and tapped.
import InterfaceBuilder

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The title; by default the controller's, and of a stack without one that of its first controller.
  open override var title: String? {
    get { ownTitle ?? owner?.title ?? rootItem?.title }
    set {
      ownTitle = newValue
      owner?.tabBarController?.titlesDidChange()
    }
  }

  private var ownTitle: String?
  /// The controller has another title, which is this one's from now on.
  func followOwner() { ownTitle = nil }
  private var owner: UIViewController? { ownerLink.object }
  /// The item of a stack's first controller, which fills in what the stack's own does not say: apps set either.
  private var rootItem: UITabBarItem? { (owner as? UINavigationController)?.viewControllers.first?.tabBarItem }

  private var ownImage: UIImage?
  /// The picture; of a stack without one that of its first controller.
  open override var image: UIImage? {
    get { ownImage ?? rootItem?.image }
    set { ownImage = newValue }
  }
  private var ownTag: Int?
  /// A number of the app's own; of a stack without one that of its first controller.
  open override var tag: Int {
    get { ownTag ?? rootItem?.tag ?? 0 }
    set { ownTag = newValue }
  }
  private var ownerLink: BackLink<UIViewController>

  private var ownBadge: String?
  /// What a badge says; of a stack without one what that of its first controller does.
  open var badgeValue: String? {
    get { ownBadge ?? rootItem?.badgeValue }
    set { ownBadge = newValue }
  }
  /// The colour of the badge.
  open var badgeColor: UIColor?
  private var ownSelectedImage: UIImage?
  /// The picture while it is selected; of a stack without any picture that of its first controller.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? (ownImage == nil ? rootItem?.selectedImage : nil) }
    set { ownSelectedImage = newValue }
  }
  /// How it looks.
  open var standardAppearance: UITabBarAppearance? { didSet { standardAppearance = standardAppearance?.copied } }
  /// How it looks above content that was scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  /// Moves the title. Kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// Whether something dragged over it opens it.
  open var isSpringLoaded = false
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets how the badge's text is drawn in a state: its font and colour in the normal one; others are kept.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = attributes
  }
  /// How the badge's text is drawn in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

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
  /// The system's items; raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// UIKit's item of this name.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// UIKit's item of this name.
    case mostRecent, mostViewed

    /// UIKit's item of this name, as documents write it.
    init?(name: String) {
      let named = (0...Self.mostViewed.rawValue).lazy.compactMap(Self.init).first { "\($0)" == name }
      guard let named else { return nil }
      self = named
    }
  }
  /// The system's item it is, whose picture it shows.
  package var systemItem: SystemItem? { ownSystemItem ?? (ownImage == nil ? rootItem?.systemItem : nil) }
  private var ownSystemItem: SystemItem?
  /// Creates an item of the system's: it shows the word for it, and its picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let words = "\(systemItem)".replacing(/[A-Z]/) { " \($0.output)" }
    self.init(title: words.prefix(1).uppercased() + words.dropFirst(), image: nil, tag: tag)
    ownSystemItem = systemItem
  }
  /// Creates an item with another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// Who is told of taps on a bar of tabs.
@preconcurrency @MainActor public protocol UITabBarDelegate: OptionalMethods {
  /// A tap chose an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user is about to choose which items the bar shows.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user can choose.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user is about to be done.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user is done.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A tab bar: one button for each tab, side by side. Commands find them by title or as `tab-1`, `tab-2` ….
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Black bars are black in pictures.
  open var barStyle: UIBarStyle = .default
  /// What fills the bar in pictures.
  open var barTintColor: UIColor?
  /// Kept, and not shown.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copied
      hasOwnAppearance = true
    }
  }
  /// Whether an app said how the bar looks.
  final var hasOwnAppearance = false
  /// How the bar looks above content that was scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// What is behind the bar.
  open var backgroundImage: UIImage?
  /// What marks the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// What other tabs are drawn in.
  open var unselectedItemTintColor: UIColor?
  /// The colour of the chosen item's picture; from iOS 8 on that is `tintColor`, which takes its place.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Room between tabs.
  open var itemSpacing: CGFloat = 0
  /// How tabs share the bar; raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// As the environment asks for.
    case automatic = 0
    /// From edge to edge.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
  /// How tabs share the bar. Kept: they share it alike.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs.
  open var itemWidth: CGFloat = 0
  /// What the buttons show.
  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces what a bar that stands by itself shows; animations take no time.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let index = selectedItem.flatMap { chosen in items?.firstIndex { $0 === chosen } }
    show(items ?? [], selected: index)
  }
  /// Who is told of taps on a bar that stands by itself; a controller's bar tells the controller.
  open weak var delegate: (any UITabBarDelegate)?
  private var shown: [UITabBarItem] = []
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem?

  /// Whether content reaches under the bar, from era 7 (R-LAY-03).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { relayout(superview) } } }

  open override var isHidden: Bool {
    didSet {
      if !isTakenAway { isHiddenByApp = isHidden }
      if isHidden != oldValue { relayout(superview) }
    }
  }
  /// What the app last said of it: a controller that hides the bar for a push goes back to that.
  private(set) var isHiddenByApp = false
  private var isTakenAway = false

  /// The controller hides the bar, or shows it as far as the app does.
  func takeAway(_ isOut: Bool) {
    isTakenAway = true
    defer { isTakenAway = false }
    isHidden = isOut || isHiddenByApp
  }

  private func relayout(_ view: UIView?) {
    guard let view else { return }
    view.setNeedsLayout()
    for subview in view.subviews where subview !== self { subview.setNeedsLayout() }
  }

  /// What the document of the controller around it says of the bar.
  package var controllerElement: Element?

  /// Hears of the tab a tap chose.
  var choose: (@MainActor (Int) -> Void)?
  private var buttons: [UIButton] = []

  /// Not a designated one: what an app derives from the bar inherits all initialisers.
  convenience init(choose: @escaping @MainActor (Int) -> Void) {
    self.init(frame: .zero)
    self.choose = choose
  }

  /// A bar that stands by itself: nothing follows its taps.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar in a document, which stands by itself: nothing follows its taps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether a user chooses which items it shows.
  open private(set) var isCustomizing = false
  /// Lets a user choose which items it shows. The sheet is not shown, so nothing is changed.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: items)
  }
  /// Ends that; whether anything was changed.
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: false)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: false)
    return false
  }

  private func tapped(_ index: Int) {
    if let choose { return choose(index) }
    guard shown.indices.contains(index) else { return }
    selectedItem = shown[index]
    delegate?.tabBar(self, didSelect: shown[index])
  }

  func show(_ items: [UITabBarItem], selected: Int?) {
    shown = items
    selectedItem = selected.map { items[$0] }
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let index = buttons.count
      let button = UIButton(frame: .zero)
      button.accessibilityIdentifier = "tab-\(index + 1)"
      button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    for (button, item) in zip(buttons, items) {
      button.setTitle(item.title, for: .normal)
      // A tab without a word is called by its picture, as a button of a bar is.
      button.accessibilityLabel = item.accessibilityLabel ?? (item.title?.isEmpty == false ? nil : item.image?.name)
    }
  }

  /// 49 high; no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
  /// As wide as the room there is, and as high as the screen's bar with the home indicator's space. A class of an app's own that says
  /// another height has it in its controller.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scene = ownScene
    let horizontal = scene.traits.horizontalSizeClass
    let height = scene.metrics.tabBarHeight(horizontal: horizontal, scene.interfaceOrientation)
    return CGSize(width: size.width, height: height + scene.metrics.bottomInset(scene.interfaceOrientation))
  }

  open override func layoutSubviews() {
    guard !buttons.isEmpty else { return }
    // The bar goes from edge to edge; what is in it keeps off the camera and the corners.
    let edges = isMirrored ? (left: barEdges.right, right: barEdges.left) : barEdges
    let start = edges.left
    let width = max(0, bounds.width - start - edges.right) / CGFloat(buttons.count)
    // The home indicator's space below the buttons is the bar's but not theirs.
    let height = min(bounds.height, buttonHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: start + CGFloat(index) * width, y: 0, width: width, height: height)
    }
    if isMirrored { mirror(buttons) }
  }

  /// The height without the space for the home indicator.
  var buttonHeight: CGFloat = 0
}
