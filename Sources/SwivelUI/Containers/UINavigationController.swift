// A stack of controllers of which the top is shown, under a bar.
import DeviceCatalog
import Orientation

/// A navigation controller.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Kinds of transitions; raw values are UIKit's.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// Another controller comes on top.
    case push = 1
    /// The top goes.
    case pop = 2
  }

  /// Is told what is shown, and may answer for the orientations.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar, in the view whether hidden or not.
  open private(set) lazy var navigationBar = makeBar()
  /// The classes of the bars; nil for UIKit's.
  let barClasses: (navigation: AnyClass?, toolbar: AnyClass?)

  /// The controllers, root first.
  var stack: [UIViewController] = []
  /// The controller whose view is in this one's.
  var shown: UIViewController?
  /// Controllers that were added while nothing could appear, and are told that they moved once they do.
  var awaitingDidMove: [UIViewController] = []
  var isTransitioning = false
  /// Whether the controller that comes with this one was not shown before, so that the delegate hears of it.
  var bringsUpNew = false
  /// The push or pop in progress.
  var transition: NavigationTransition?
  /// A push that is made, and whose controller comes when the app's code is done.
  var waiting: StackMade?
  private lazy var swipeDelegate = BackSwipeDelegate(navigation: self)
  private lazy var swipe = UIGestureRecognizer(delegate: swipeDelegate)
  /// The swipe from the left edge, from era 7; nil before. Its own delegate refuses it where there is no back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { AppScene.current.era >= Era(7) ? swipe : nil }
  /// Is told of controllers that left the stack; the tab bar controller takes its own back.
  var released: ((UIViewController) -> Void)?
  /// Changes asked for while a transition ran (R-NAV-09).
  var queue: [StackChange] = []
  private var barIsHidden = false
  /// What the container last made of the bar: one the app hid or showed itself (`navigationBar.isHidden`) stays so in a turn.
  private var barWasHidden = false
  /// Whether the bar took room of the content when the container was laid out last.
  private var barTookRoom = true
  /// The toolbar, once somebody asked for it.
  var madeToolbar: UIToolbar?
  /// Whether the bar was shown again since the height became compact.
  private var isShownInCompactHeight = false
  /// What a quirk of UIKit's does to the bar until the next turn.
  var barFlaw: BarFlaw?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClasses = (nil, nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    barClasses = (nil, nil)
    super.init(coder: coder)
  }

  /// Creates an empty stack with bars of the app's own classes; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClasses = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack of one.
  public init(rootViewController: UIViewController) {
    barClasses = (nil, nil)
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  // MARK: The stack

  /// The controllers, root first; setting is not animated (R-NAV-08).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The top of what is presented over the stack, else the top of the stack (R-NAV-04).
  open var visibleViewController: UIViewController? {
    guard let top = stack.last else { return presented }
    var over: UIViewController?
    for controller in top.selfAndAncestors where controller.presented != nil {
      over = controller.stackOfPresentations.dropFirst().last
      break
    }
    return over ?? top
  }

  /// Pushes `viewController`; raises if it is on the stack already or is a navigation controller (R-NAV-05). It is on the stack at once;
  /// a view that is not loaded yet is so, from era 7 on, after the code that pushed (R-NAV-03), which can still say what it shows.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard admits(viewController) else { return }
    change(.push(viewController, animated: animated))
  }

  /// Pops the top and returns it; nil on a stack of one (R-NAV-06), and when the pop has to wait for a running transition.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard isBusy || stack.count > 1 else { return nil }
    let top = stack.last
    return change(.pop(animated: animated)) ? top : nil
  }

  /// Pops everything above the root and returns it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pops everything above `viewController` and returns it; nil if that is not on the stack or on top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    guard isBusy || !popped.isEmpty else { return nil }
    return change(.popTo(viewController, animated: animated)) ? popped : nil
  }

  /// Replaces the stack (R-NAV-08).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let twin = viewControllers.indices.first(where: { index in
      viewControllers[..<index].contains { $0 === viewControllers[index] }
    }) {
      return ownScene.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct (\(viewControllers[twin].className))",
        by: subject)
    }
    change(.set(viewControllers, animated: animated))
  }

  /// Pushes `vc` (era 8).
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Takes a collapsing split view's secondary controller on the stack; of a navigation controller, what it has (R-SPLIT-02).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    if let navigation = secondaryViewController as? UINavigationController {
      adopt(navigation.surrender(from: navigation.stack))
    } else {
      adopt([secondaryViewController])
    }
  }

  /// Gives an expanding split view its secondary controller: what it took over with what was pushed on it, else the top of
  /// the stack if that is not the root (R-SPLIT-03).
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    if let entry = splitViewController.fold.merged.first, let holder = entry.holder as? UINavigationController {
      let tail = surrender(from: entry.members)
      holder.adopt(tail.isEmpty ? entry.members : tail)
      return holder
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    return surrender(from: [top]).first
  }

  // MARK: The bar

  /// Whether the bar is hidden; persists over push and pop (R-NAV-11).
  open var isNavigationBarHidden: Bool {
    get { barIsHidden || isHiddenForHeight }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar: layout follows, no size callback (R-NAV-11, R-ROT-09).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if isHiddenForHeight, !hidden { isShownInCompactHeight = true } else if hidden == barIsHidden { return }
    barIsHidden = hidden
    barWasHidden = navigationBar.isHidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the bars are hidden while the height is compact, from era 8; showing the one at the top brings them back until
  /// the height is compact anew (R-NAV-12).
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether scrolling and swiping up hides the bars, and swiping down brings them back.
  open var hidesBarsOnSwipe = false { didSet { hiding.follow(self) } }
  /// Whether a tap hides the bars and brings them back.
  open var hidesBarsOnTap = false { didSet { hiding.follow(self) } }
  /// Whether the bars are hidden when the keyboard comes. They stay so until something shows them.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gestures that do it.
  private(set) lazy var hiding = BarHiding(self)
  /// Whether the toolbar went with the bar at the top.
  var hidToolbar = false

  /// The toolbar, below the content while not hidden; its items are those of the controller on top.
  open var toolbar: UIToolbar! { madeToolbar ?? makeToolbar() }

  /// Whether there is no toolbar; true at first. Also one that is not hidden here is while the controller on top
  /// `hidesBottomBarWhenPushed`, and while bars hide in compact height.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } } }

  /// Hides or shows the toolbar: layout follows, no size callback, as with the bar at the top.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether bars are hidden because the height is compact.
  var isHiddenForHeight: Bool {
    guard hidesBarsWhenVerticallyCompact, !isShownInCompactHeight else { return false }
    let scene = ownScene
    return scene.era >= Era(8) && traits(in: scene).verticalSizeClass == .compact
  }

  override func containerTraitsDidChange(from previous: UITraitCollection?, in scene: AppScene) {
    if previous?.verticalSizeClass == .compact { isShownInCompactHeight = false }
    // Where the search stands, and whether there are items in the middle, goes by the width.
    if let previous, previous.horizontalSizeClass != traits(in: scene).horizontalSizeClass { titleDidChange() }
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    if hidesBarsOnSwipe || hidesBarsOnTap { hiding.follow(self) }
    titleDidChange()
    // As with tabs, `viewDidLoad` finds the bar in its place.
    layoutContainer()
  }

  /// The bar's items changed.
  func titleDidChange() {
    outerNavigation?.titleDidChange()
    guard isViewLoaded else { return }
    // Behind More the last of the stack may be a stack, whose controllers go on in this bar.
    let inner = (stack.last as? UINavigationController)?.stack ?? []
    let top = inner.last ?? stack.last
    let back = inner.count > 1 ? inner[inner.count - 2] : stack.count > 1 ? stack[stack.count - 2] : nil
    navigationBar.show(top: top?.navigationItem, back: back?.navigationItem)
    toolbarItemsDidChange()
    if navigationBar.prefersLargeTitles || navigationBar.searchHeight > 0 { view.setNeedsLayout() }
  }

  // MARK: Rotation

  /// Asks the top controller (R-LEG-02).
  open override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let top = stack.last else { return orientation == .portrait }
    return top.askLegacy(orientation, in: ownScene)
  }

  /// The delegate's from era 7 (R-CONT-03), else the idiom's; never the children's (R-CONT-01).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let scene = ownScene
    if scene.era >= Era(7), let delegate,
      let mask = scene.optional({ delegate.navigationControllerSupportedInterfaceOrientations(self) })
    {
      return mask
    }
    return idiomMask
  }

  override var delegatesPreference: InterfaceOrientation? {
    let scene = ownScene
    guard scene.era >= Era(7), let delegate else { return nil }
    return scene.optional { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  /// The top controller has the word on whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller has the word on the status bar's style only while the bar is hidden; else the bar's own style has it.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  // MARK: Container

  package override var displayedChildren: [UIViewController] {
    guard let shown, shown.isViewLoaded else { return [] }
    // Both are in the window while a finger holds them.
    if let held = transition?.held { return [held, shown] }
    return [shown]
  }

  override var bringsChildrenWithViews: Bool { false }

  override func layoutContainer() {
    let scene = ownScene
    let size = view.bounds.size
    let orientation = scene.interfaceOrientation
    let isHidden = isNavigationBarHidden || outerNavigation != nil
    let standard = standardBarHeight
    let isTitleOut = navigationBar.isSearchAlone
    let room = roomBelowLine(in: scene)
    let title = isTitleOut ? 0 : standard + room.title
    let height = title + room.search + navigationBar.promptHeight
    navigationBar.standardHeight = isTitleOut ? 0 : standard
    navigationBar.shownSearchHeight = room.search
    var top = max(0, scene.statusBarHeight(orientation) - view.convert(view.bounds, to: nil).minY)
    if scene.era >= Era(26) { top = max(Self.minimumBarTop, top) }
    if barFlaw == .underStatusBar { top -= scene.statusBarHeight(orientation) }
    let barFrame = CGRect(x: 0, y: isHidden ? -height : top, width: size.width, height: height)
    if navigationBar.frame != barFrame {
      if navigationBar.isHidden == barWasHidden { (navigationBar.isHidden, barWasHidden) = (isHidden, isHidden) }
      navigationBar.frame = barFrame
      childNeedsLayout()
    }
    if barTookRoom != takesRoom {
      barTookRoom = takesRoom
      childNeedsLayout()
    }
    layOutToolbar(in: size, scene)
    if let held = transition?.held {
      held.viewIfLoaded?.frame = contentFrame(of: held, in: size, under: barFrame, in: scene)
    }
    if let shown { shown.viewIfLoaded?.frame = contentFrame(of: shown, in: size, under: barFrame, in: scene) }
  }

  /// Whether content begins below the bar: one the app hid itself, by `navigationBar.isHidden`, takes no room.
  var takesRoom: Bool { !isNavigationBarHidden && !navigationBar.isHidden }

  /// The child is laid out anew even where its size stays: its guides changed (T11), and the insets of what scrolls in it.
  private func childNeedsLayout() {
    shown?.viewIfLoaded?.setNeedsLayout()
    shown?.viewIfLoaded?.layOutScrollViews()
  }

  /// The bar without a large title or search. In a sheet that leaves the screen's top free it is higher, on phones and iPads alike, from
  /// era 13 on (wix/react-native-navigation#5730, Tencent/QMUI_iOS#877); of sheets of era 26 nobody has told.
  private var standardBarHeight: CGFloat {
    let scene = ownScene
    let horizontal = scene.traits.horizontalSizeClass
    let usual = scene.metrics.navigationBarHeight(
      horizontal: horizontal, barFlaw == .landscapeHeight ? .landscapeRight : scene.interfaceOrientation)
    guard scene.era >= Era(13), scene.era < Era(26), isInSheet,
      horizontal == .regular || scene.traits.verticalSizeClass == .regular
    else { return usual }
    return Self.sheetBarHeight
  }
  private static let sheetBarHeight: CGFloat = 56

  private var isInSheet: Bool {
    guard let presented = selfAndAncestors.first(where: { $0.presenter != nil }) else { return false }
    return switch presented.ownPresentation?.resolvedStyle {
    case .pageSheet?, .formSheet?, .automatic?: true
    case .fullScreen?, .currentContext?, .custom?, .overFullScreen?, .overCurrentContext?, .popover?, .none?, nil: false
    }
  }

  /// The size its top wishes for, with the bars that are shown (openradar 28564552, 19175472); zero for none.
  var wishOfTop: CGSize {
    guard let top = topViewController?.wishedSize, top != .zero else { return .zero }
    let bars = (isNavigationBarHidden ? 0 : standardBarHeight) + (isToolbarHidden ? 0 : toolbarHeight(ownScene))
    return CGSize(width: top.width, height: top.height + bars)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { tellWishedSize() }
  }

  /// From era 26 the bar keeps this distance from the top even without a status bar.
  private static let minimumBarTop: CGFloat = 10

  override func containerWillAppear(_ animated: Bool) { bringUpTop(animated) }
  override func containerDidAppear(_ animated: Bool) { finishBringingUpTop(animated) }
  override func containerDidDisappear() { finishLeaving() }

  /// A finger loses what it holds when the stack leaves the screen.
  override func containerWillDisappear() {
    startWaiting()
    if let transition, transition.held != nil { transition.letGo(isCancelled: true, in: ownScene) }
  }
}
