// Controllers side by side of which one is shown, over a bar of tabs.
import DeviceCatalog
import Orientation

/// A tab bar controller. Of more than five tabs a phone has four in the bar, and the others in a list behind *More*.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Told of taps on tabs, and asked for orientations.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  open private(set) lazy var tabBar = UITabBar { [weak self] index in self?.userChose(index) }

  var tabControllers: [UIViewController] = []
  private var wasGivenTabs = false
  var selection: Int?
  /// The controller whose view is in this one's.
  var shown: UIViewController?
  /// What an animator of the app's is at.
  var transition: TransitionContext?
  /// The stack behind *More*; its root is the list of the tabs that are not in the bar.
  open private(set) lazy var moreNavigationController = makeMore()
  var moreList: UIMoreListController?
  private(set) var isBringingUp = false
  /// Whether a tab comes: one that is chosen meanwhile comes after it.
  var isExchanging = false
  /// Whether *More* is selected in the bar.
  var isMoreSelected = false

  // MARK: Tabs as values, from era 18

  /// The tabs as they were given; their controllers are the controller's.
  var given: [UITab] = []
  /// The controllers that were made of them.
  var made: [(tab: UITab, controller: UIViewController)] = []
  /// How tabs are offered. Kept: there is a bar of tabs here, and no sidebar beside it.
  open var mode = Mode.automatic
  /// What stands beside the content. It is not shown here.
  open private(set) lazy var sidebar = Sidebar(self)
  /// Names the user's choice of tabs. Kept: nobody chooses.
  open var customizationIdentifier: String?
  /// The tabs shown in compact width; nil for all of them.
  open var compactTabIdentifiers: [String]? { didSet { applyTabs() } }
  /// Whether the bar goes when content scrolls, from era 26. Kept: it stays.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// What stands above the bar, from era 26. Kept, and not shown.
  open var bottomAccessory: UITabAccessory?
  /// The controllers a user may move behind *More* and out of it; all of them unless set. Kept: nobody moves any.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? tabControllers }
    set { customizable = newValue ?? [] }
  }
  private var customizable: [UIViewController]?
  /// Whether the bar is hidden by the app, from era 18.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// A tap chose an item of the bar. Override without super.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: The tabs

  /// The controllers, left to right; nil until there were some.
  open var viewControllers: [UIViewController]? {
    get { tabControllers.isEmpty && !wasGivenTabs ? nil : tabControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected controller stays selected if it is still among them, else the tab at its place or the
  /// first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard new.allSatisfy(admitsChild) else { return }
    wasGivenTabs = viewControllers != nil
    let old = tabControllers
    let selected = selectedViewController
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.sendDidMove(to: self)
    }
    tabControllers = new
    let kept = selected.flatMap { wanted in new.firstIndex { $0 === wanted } }
    selection = kept ?? (new.isEmpty ? nil : min(selection ?? 0, new.count - 1))
    titlesDidChange()
    if kept == nil || isMoreSelected { rearrange(animated) }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.sendWillMove(to: nil)
      controller.removeFromParent()
    }
  }

  /// The position of the selected tab, from 0; `NSNotFound` without tabs. Setting it tells the delegate nothing (R-TAB-02);
  /// a position there is no tab at is ignored.
  open var selectedIndex: Int {
    get { (isMoreSelected ? moreTab : selection) ?? NSNotFound }
    set { if tabControllers.indices.contains(newValue) { select(newValue) } }
  }

  /// The selected tab's controller; setting one that is no tab raises.
  open var selectedViewController: UIViewController? {
    get {
      isMoreSelected
        ? moreTab.map { tabControllers[$0] } ?? moreNavigationController : selection.map { tabControllers[$0] }
    }
    set {
      if newValue === moreNavigationController, hasMore { return selectMore() }
      guard let index = tabControllers.firstIndex(where: { $0 === newValue }) else {
        ownScene.raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected.", by: subject)
        return
      }
      select(index)
    }
  }

  /// A tap: the delegate may refuse; the selected tab's stack goes back to its root (R-TAB-02).
  private func userChose(_ index: Int) {
    guard tabControllers.indices.contains(index) else { return }
    let scene = ownScene
    let isMore = isHidden(index)
    let controller = isMore ? moreNavigationController : tabControllers[index]
    if let delegate,
      let allows = scene.optional({ delegate.tabBarController(self, shouldSelect: controller) })
    {
      scene.record(subject, "shouldSelect(\(controller.subject)) -> \(allows ? "YES" : "NO")")
      guard allows else { return }
    }
    let previousTab = selectedTab
    if !isMore, let tab = tab(of: controller), let delegate,
      scene.optional({ delegate.tabBarController(self, shouldSelectTab: tab) }) == false
    {
      return
    }
    if isMore ? isMoreSelected : index == selection && !isMoreSelected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else if isMore {
      selectMore()
    } else {
      select(index)
    }
    if let delegate {
      scene.record(subject, "didSelect(\(controller.subject))")
      delegate.tabBarController(self, didSelect: controller)
      if let selectedTab, selectedTab !== previousTab {
        delegate.tabBarController(self, didSelectTab: selectedTab, previousTab: previousTab)
      }
    }
    if let item = tabBar.selectedItem { tabBar(tabBar, didSelect: item) }
  }

  private func select(_ index: Int) {
    guard index != selectedIndex, ownScene.admits(.selects, by: className, of: tabControllers[index].className) else {
      return
    }
    let previous = (selection, isMoreSelected)
    selection = index
    isMoreSelected = isHidden(index)
    titlesDidChange()
    if isMoreSelected { putBehindMore(index) }
    exchange(
      for: isMoreSelected ? moreNavigationController : tabControllers[index], animated: false, previous: previous)
  }

  /// The list, or what was last chosen from it.
  private func selectMore() {
    let previous = (selection, isMoreSelected)
    isMoreSelected = true
    if let index = moreTab { selection = index }
    titlesDidChange()
    exchange(for: moreNavigationController, animated: false, previous: previous)
  }

  /// The controller in front: a tab, or the stack behind *More*.
  var front: UIViewController? {
    isMoreSelected ? moreNavigationController : selection.map { tabControllers[$0] }
  }

  /// Other tabs: what is behind *More* starts anew.
  private func rearrange(_ animated: Bool) {
    if let moreList, moreNavigationController.stack.count > 1 {
      moreNavigationController.change(to: [moreList], animated: false)
    }
    isMoreSelected = selection.map { isHidden($0) } ?? false
    if let selection, isMoreSelected { putBehindMore(selection) }
    exchange(for: front, animated: animated)
  }

  /// Puts an app's own bar in the place of the one there is.
  func exchangeBar(for bar: UITabBar) {
    bar.choose = { [weak self] index in self?.userChose(index) }
    let old = isViewLoaded ? tabBar : nil
    tabBar = bar
    guard let old, old !== bar else { return }
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    titlesDidChange()
    view.setNeedsLayout()
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    titlesDidChange()
    // The bar has its place when `viewDidLoad` is called: apps divide its width by their items there.
    layoutContainer()
  }

  /// The items of the bar changed.
  func titlesDidChange() {
    let hasMore = hasMore
    tabBar.show(barItems, selected: barSelection)
    guard hasMore, let moreList else { return }
    moreList.show(
      tabControllers.dropFirst(Self.maximumNarrowItems - 1).compactMap(\.tabBarItem), from: Self.maximumNarrowItems - 1)
  }

  // MARK: Rotation

  /// Every tab must agree (R-LEG-03).
  open override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    let scene = ownScene
    guard !tabControllers.isEmpty else { return orientation == .portrait }
    return tabControllers.allSatisfy { $0.askLegacy(orientation, in: scene) }
  }

  /// The delegate's from era 7 (R-CONT-03), else the idiom's; never the tabs' (R-CONT-01).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let scene = ownScene
    if scene.era >= Era(7), let delegate,
      let mask = scene.optional({ delegate.tabBarControllerSupportedInterfaceOrientations(self) })
    {
      return mask
    }
    return idiomMask
  }

  override var delegatesPreference: InterfaceOrientation? {
    let scene = ownScene
    guard scene.era >= Era(7), let delegate else { return nil }
    return scene.optional { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  /// The selected controller has the word on the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller has the word on the status bar.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Container

  /// Whether the bar takes no room: it is out, or the app hid it itself, which the safe area follows (observed,
  /// GitHawkApp/MessageViewController#75).
  var isBarHidden: Bool { isBarOut || tabBar.isHiddenByApp }

  /// Whether the shown stack holds a controller that hides the bar (R-NAV-14).
  private var isBarOut: Bool {
    if isTabBarHidden { return true }
    guard let stack = (shown as? UINavigationController)?.viewControllers else { return false }
    return stack.contains { controller in
      // A stack behind More is one with the stack that it lies on.
      controller.hidesBottomBarWhenPushed
        || (controller as? UINavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) == true
    }
  }

  package override var displayedChildren: [UIViewController] {
    guard let shown, shown.isViewLoaded else { return [] }
    return [shown]
  }

  override var bringsChildrenWithViews: Bool { false }

  /// The bar at the bottom with the home indicator's space below it; content beneath it from era 7, above before (R-LAY-04).
  override func layoutContainer() {
    let scene = ownScene
    let size = view.bounds.size
    let metrics = scene.metrics
    let whole = max(0, tabBar.sizeThatFits(CGSize(width: size.width, height: tabBar.bounds.height)).height)
    let height = max(0, whole - metrics.bottomInset(scene.interfaceOrientation))
    let isOut = isBarOut
    let frame = CGRect(x: 0, y: isOut ? size.height : size.height - whole, width: size.width, height: whole)
    if tabBar.frame != frame {
      tabBar.buttonHeight = height
      tabBar.takeAway(isOut)
      tabBar.frame = frame
      shown?.viewIfLoaded?.setNeedsLayout()
    }
    // A stack sees to its own top controller.
    let extends =
      scene.era >= Era(7)
      && (shown is UINavigationController
        || shown?.extends(under: .bottom, isTranslucent: tabBar.isTranslucent) ?? true)
    // What lies above the bar keeps its size where the app hides it: the room stays empty (observed, e.g. FoldingTabBar.iOS#86).
    let covered = extends || isOut ? 0 : whole
    shown?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - covered)
  }

  override func containerWillAppear(_ animated: Bool) {
    followWidthUnseen()
    guard let selected = front else { return }
    isExchanging = true
    if shown !== selected {
      shown?.viewIfLoaded?.removeFromSuperview()
      selected.loadViewIfNeeded()
      selected.beginAppearanceTransition(true, animated: animated)
      // Its own callback can have taken the tabs off the screen.
      if appearance == .appearing || appearance == .appeared { insert(selected) } else { selected.goAway() }
    } else {
      selected.beginAppearanceTransition(true, animated: animated)
    }
    isExchanging = false
  }

  override func containerDidAppear(_ animated: Bool) {
    if shown?.appearance == .appearing { shown?.endAppearanceTransition() }
    if appearance == .appeared, shown !== front { exchange(for: front, animated: false) }
  }
  override func containerTraitsDidChange(from previous: UITraitCollection?, in scene: AppScene) {
    if compactTabIdentifiers != nil { applyTabs() }
    followWidth()
  }

  /// As `followWidth()`, while nothing is shown yet.
  private func followWidthUnseen() {
    isBringingUp = true
    followWidth()
    isBringingUp = false
  }
}
