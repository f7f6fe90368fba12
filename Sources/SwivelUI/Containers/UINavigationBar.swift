// The bar at the top of a navigation controller, as views that can be seen and tapped.
import DeviceCatalog
import InterfaceBuilder

/// A navigation bar: a back button where there is somewhere to go back to, a title, and the buttons of the item, which
/// come before the title where there is little room; a large title has a line of its own.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Replaces the items of a bar that stands by itself; UIKit raises for a controller's. Animations take no time.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { plainSetItems(items, animated: animated) }
  /// Adds an item to a bar that stands by itself.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { plainPushItem(item, animated: animated) }
  /// Takes the last item of a bar that stands by itself; the first stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { plainPopItem(animated: animated) }
  /// Black bars are black in pictures.
  open var barStyle: UIBarStyle = .default
  /// What fills the bar in pictures.
  open var barTintColor: UIColor?
  /// Kept, and not shown.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copied
      hasOwnAppearance = true
    }
  }
  /// Whether an app said how the bar looks.
  final var hasOwnAppearance = false
  /// How the bar looks above content that was not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// How the bar looks in compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// How the bar looks in compact height above content that was not scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the back button.
  open var backIndicatorImage: UIImage?
  /// The outline of that.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgrounds: [String: UIImage] = [:]
  /// Sets what is behind the bar, wherever it is.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// What is behind the bar, wherever it is.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets what is behind the bar in a place; a navigation controller's is at the top (`topAttached`).
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds["\(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// What is behind the bar in a place; that of any place where its own was not set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    [barPosition, .any].lazy.compactMap { self.backgrounds["\($0.rawValue) \(barMetrics.rawValue)"] }.first
  }
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]
  /// Moves titles up or down. Kept.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
  }
  /// How far titles were moved; 0 where nobody said.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }
  /// Who is asked and told of the items of a bar that stands by itself; of a controller's, the controller is, if it says so.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// What the title shows.
  open private(set) var topItem: UINavigationItem?
  /// What the back button goes back to; nil on a stack of one.
  open private(set) var backItem: UINavigationItem?
  /// The items of the stack; those of a bar that stands by itself can be set.
  open var items: [UINavigationItem]? {
    get { stackItems?() ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The items of a controller's stack; nil for a bar that stands by itself.
  var stackItems: (@MainActor () -> [UINavigationItem])?
  var ownItems: [UINavigationItem] = []
  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? (stackItems == nil ? .top : .topAttached) }
  /// Whether titles are large where items allow it, from era 11 (R-MET-02).
  open var prefersLargeTitles = false {
    didSet {
      saysTitleSize = true
      if prefersLargeTitles != oldValue { metricsDidChange() }
    }
  }
  /// Whether somebody said how large titles are, so that the looks of all bars say nothing of it.
  private(set) var saysTitleSize = false

  /// Whether content reaches under the bar, from era 7 (R-LAY-03).
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { metricsDidChange() } } }

  /// What the document of the controller around it says of the bar.
  package var controllerElement: Element?

  private let titleLabel = UILabel(frame: .zero)
  package let backButton = UIButton(frame: .zero)
  /// What the back button may say, and how wide that and the title are.
  var words = BarWords()
  var itemViews: [UIView] = []
  var titleView: BarItemView?
  var leftCount = 0
  private var metricsDidChange: @MainActor () -> Void = {}
  open override var isHidden: Bool { didSet { if isHidden != oldValue { metricsDidChange() } } }
  private var goBack: @MainActor () -> Void = {}
  /// Opens the menu at the title, where there is one.
  private var titleButton: UIButton?
  /// Opens the menu of what finds no room.
  private lazy var moreItem = makeMore()
  var centerCount = 0
  var searchBar: UISearchBar?
  /// What it takes below title and buttons; 0 where it stands beside them.
  private(set) var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { metricsDidChange() } } }
  /// What of that is shown, where content was scrolled.
  var shownSearchHeight: CGFloat = 0 { didSet { if shownSearchHeight != oldValue { setNeedsLayout() } } }
  /// Whether only the search is shown, while something is searched for.
  private(set) var isSearchAlone = false { didSet { if isSearchAlone != oldValue { metricsDidChange() } } }
  /// What the item's prompt takes above title and buttons: bars with one are 74 points high, as observers agree.
  private(set) var promptHeight: CGFloat = 0 { didSet { if promptHeight != oldValue { metricsDidChange() } } }
  private static let usualPromptHeight: CGFloat = 30
  private var promptLabel: UILabel?
  /// The height of the bar without a large title.
  var standardHeight: CGFloat = 44 { didSet { if standardHeight != oldValue { setNeedsLayout() } } }

  /// Between the edges and a large title or the words of the outermost items: the system's minimum.
  package var margin: CGFloat { nearestSystemMinimum.left }
  /// The identifier commands find a search bar by that the app gave none.
  private static let searchIdentifier = "search-bar"
  /// The identifier commands find the back button by.
  private static let backIdentifier = "back"

  /// The bar of a controller's stack.
  static func make(
    _ type: UINavigationBar.Type, back: @escaping @MainActor () -> Void,
    metricsDidChange: @escaping @MainActor () -> Void
  ) -> UINavigationBar {
    let bar = type == UINavigationBar.self ? UINavigationBar(frame: .zero) : GuestClasses.view(type, frame: .zero)
    bar.metricsDidChange = metricsDidChange
    bar.goBack = back
    return bar
  }

  /// A bar that stands by itself: its back button goes back among its items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar in a document, which stands by itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeParts() {
    backButton.addAction(UIAction { [weak self] _ in self?.wentBack() }, for: .touchUpInside)
    backButton.accessibilityIdentifier = Self.backIdentifier
    backButton.isHidden = true
    titleLabel.accessibilityIdentifier = "navigation-title"
    addSubview(titleLabel)
    addSubview(backButton)
  }

  func show(top: UINavigationItem?, back: UINavigationItem?) {
    topItem = top
    backItem = back
    titleLabel.text = top?.title
    showTitleView(top?.titleView)
    showTitleMenu(top)
    showSearch(top)
    showPrompt(top?.prompt)
    let action = top?.backAction
    let wayBack =
      action.flatMap { $0.title.isEmpty ? nil : $0.title } ?? back?.backBarButtonItem?.title ?? back?.title ?? "Back"
    let said = (top?.standardAppearance ?? standardAppearance).titleTextAttributes[.font] ?? titleTextAttributes?[.font]
    let words = BarWords(
      title: top?.titleView == nil ? top?.title : nil,
      font: said as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold), back: wayBack,
      mode: back?.backButtonDisplayMode ?? .default)
    if words != self.words {
      self.words = words
      backButton.setTitle(words.ways.first?.text, for: .normal)
      setNeedsLayout()
    }
    let left = top?.leftItems ?? []
    let isReplaced = top?.ownLeftItems.isEmpty == false && top?.leftItemsSupplementBackButton != true
    let hidesBack = back == nil && action == nil || top?.hidesBackButton == true || isReplaced
    if backButton.isHidden != hidesBack {
      backButton.isHidden = hidesBack
      // A hidden button has no width, so the bar must give it one again.
      setNeedsLayout()
    }
    let hidesCenter = !showsCenter
    var right = top?.rightItems ?? []
    if let menu = top?.overflow(hidesCenter: hidesCenter) {
      moreItem.menu = menu
      right.append(moreItem)
    }
    showItems(left, right, hidesCenter ? [] : top?.centerItems ?? [])
    fadeForSearch()
  }

  private func showPrompt(_ prompt: String?) {
    guard prompt != promptLabel?.text else { return }
    promptLabel?.removeFromSuperview()
    promptLabel = prompt.map { text in
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.accessibilityIdentifier = "navigation-prompt"
      addSubview(label)
      return label
    }
    promptHeight = prompt == nil ? 0 : Self.usualPromptHeight
    setNeedsLayout()
  }

  /// The prompt stands in a line of its own above everything else.
  private func makeRoomForPrompt(in area: CGRect) {
    guard let promptLabel else { return }
    for view in subviews where view !== promptLabel { view.frame.origin.y += promptHeight }
    promptLabel.frame = CGRect(
      x: area.minX + margin, y: 0, width: max(0, area.width - 2 * margin), height: promptHeight)
  }

  private func showSearch(_ item: UINavigationItem?) {
    let search = ownScene.era >= Era(11) ? item?.searchController : nil
    if search?.searchBar !== searchBar {
      if searchBar?.superview === self { searchBar?.removeFromSuperview() }
      searchBar = search?.searchBar
      if let searchBar {
        addSubview(searchBar)
        if searchBar.accessibilityIdentifier == nil { searchBar.accessibilityIdentifier = Self.searchIdentifier }
      }
      setNeedsLayout()
    }
    let isBelow = search != nil && item?.searchBarPlacement == .stacked
    searchHeight = isBelow ? BarMetrics.searchBarHeight + (search?.searchBar.scopeHeight ?? 0) : 0
    isSearchAlone = isBelow && search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
  }

  /// What is not the search cannot be seen or touched while the search is alone.
  private func fadeForSearch() {
    for view in [titleLabel, backButton] + itemViews { view.alpha = isSearchAlone ? 0 : 1 }
    titleView?.alpha = isSearchAlone ? 0 : 1
  }

  /// Whether there is room for buttons in the middle: in regular width, where the title is not there.
  private var showsCenter: Bool {
    guard let style = topItem?.style, style != .navigator else { return false }
    return traitCollection.horizontalSizeClass == .regular
  }

  /// A tap on the back button: the item's own action, else back.
  private func wentBack() {
    if let action = topItem?.backAction { return action.perform(from: self) }
    if stackItems == nil { popItem(animated: true) } else { goBack() }
  }

  private func showTitleMenu(_ item: UINavigationItem?) {
    let hasMenu = item?.titleMenuProvider != nil
    if hasMenu, titleButton == nil {
      let button = UIButton(frame: titleLabel.frame)
      button.accessibilityIdentifier = "navigation-title-menu"
      button.addAction(UIAction { [weak self] _ in self?.openTitleMenu() }, for: .touchUpInside)
      addSubview(button)
      titleButton = button
    }
    titleButton?.isHidden = !hasMenu
  }

  private func openTitleMenu() {
    guard let titleButton, let menu = topItem?.titleMenuProvider?([]) else { return }
    MenuView.open(menu, from: titleButton, sender: self)
  }

  private func makeMore() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "More")
    item.accessibilityIdentifier = "navigation-more"
    return item
  }

  /// Spaces between items take no room in this bar.
  private func showItems(_ left: [UIBarButtonItem], _ right: [UIBarButtonItem], _ center: [UIBarButtonItem]) {
    let (left, right) = (left.filter { $0.spacing == nil }, right.filter { $0.spacing == nil })
    guard !left.isEmpty || !right.isEmpty || !center.isEmpty || !itemViews.isEmpty else { return }
    for view in itemViews { (view as? BarItemView)?.release() ?? view.removeFromSuperview() }
    leftCount = left.count
    centerCount = center.count
    itemViews = (left + right + center).map { item in
      if let custom = item.customView {
        let view = BarItemView(custom)
        addSubview(view)
        return view
      }
      let button = BarButton(item)
      button.setTitle(item.words, for: .normal)
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.accessibilityLabel = item.accessibilityLabel
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

  /// 44 high; no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  /// As wide as the room there is, and as high as a bar by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// A view of the app's stands off the bar's edge by the bar's margin; buttons have room of their own.
  func room(before views: ArraySlice<UIView>) -> CGFloat { views.first is BarItemView ? margin : 0 }

  private var wordsEnd: CGFloat {
    backButton.frame.minX + BarWords.chevron + (backButton.titleLabel?.intrinsicContentSize.width ?? 0)
  }

  open override func layoutSubviews() {
    // The bar goes from edge to edge; what is in it keeps off the camera and the corners.
    let edges = isMirrored ? (left: barEdges.right, right: barEdges.left) : barEdges
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: edges.left, bottom: 0, right: edges.right))
    let third = area.width / 3
    let titleHeight = bounds.height - shownSearchHeight - promptHeight
    let height = min(standardHeight, titleHeight)
    let isTitleLeading = topItem.map { $0.style != .navigator } ?? false
    let usualBack =
      backButton.isHidden ? 0 : isTitleLeading ? Self.smallestItem : leftCount == 0 ? third : third / 2
    let isTitleBelow = titleHeight > standardHeight && titleView == nil && centerCount == 0
    let shared =
      isTitleLeading ? nil : shared(area.width, usualBack, third, in: height, isTitleBelow: isTitleBelow)
    let backWidth = shared?.backEnd ?? usualBack
    sayWayBack(shared?.way ?? words.ways.first { $0.end <= backWidth } ?? words.ways.last)
    backButton.frame = CGRect(
      x: area.minX + BarWords.inset, y: 0, width: max(0, backWidth - BarWords.inset), height: height)
    titleLabel.frame =
      titleHeight > standardHeight
      ? CGRect(
        x: area.minX + margin, y: height, width: max(0, area.width - 2 * margin),
        height: titleHeight - height
      )
      : CGRect(
        x: area.minX + (shared?.titleStart ?? third), y: 0, width: shared?.titleWidth ?? third, height: height)
    let rightCount = itemViews.count - leftCount - centerCount
    var left = area.minX + (backWidth > 0 ? backWidth : room(before: itemViews.prefix(leftCount)))
    var right = area.maxX - room(before: itemViews.dropFirst(leftCount).prefix(rightCount))
    right -= placeSearch(in: area, below: titleHeight, beside: height)
    for (index, view) in itemViews.suffix(centerCount).enumerated() {
      let share = third / CGFloat(centerCount)
      view.frame = CGRect(x: area.minX + third + CGFloat(index) * share, y: 0, width: share, height: height)
    }
    let ends = ends(area, from: left, to: right, usually: isTitleBelow ? area.width / 2 : third, in: height)
    func wish(_ view: UIView) -> CGFloat { Self.wish(view, in: height) }
    /// The most a button may have: without an end where all of a side have room.
    func share(_ views: ArraySlice<UIView>, _ room: CGFloat) -> CGFloat {
      views.reduce(0) { $0 + wish($1) } > room ? room / CGFloat(views.count) : .infinity
    }
    let shares = (
      left: share(itemViews.prefix(leftCount), ends.left - left),
      right: share(itemViews.dropFirst(leftCount).prefix(rightCount), right - ends.right)
    )
    for (index, view) in itemViews.dropLast(centerCount).enumerated() {
      let isLeft = index < leftCount
      // A view of the app's has the width it wants, as far as its side of the bar goes; buttons what they need, or the same share.
      let wide = view is BarItemView ? wish(view) : min(isLeft ? shares.left : shares.right, wish(view))
      let width = max(0, min(wide, isLeft ? ends.left - left : right - ends.right))
      view.frame = CGRect(x: isLeft ? left : right - width, y: 0, width: width, height: height)
      if isLeft { left += width } else { right -= width }
    }
    if isTitleLeading, titleHeight <= standardHeight {
      // From the buttons before it to those behind it.
      let end = centerCount > 0 ? area.minX + third : right
      titleLabel.frame = CGRect(x: left, y: 0, width: max(0, end - left), height: height)
    }
    titleView?.place(in: area, from: leftCount == 0 && backWidth > 0 ? min(left, wordsEnd) : left, to: right, height)
    titleButton?.frame = titleLabel.frame
    makeRoomForPrompt(in: area)
    if isMirrored { mirror([titleLabel, backButton, titleView, titleButton, searchBar, promptLabel] + itemViews) }
  }
}
