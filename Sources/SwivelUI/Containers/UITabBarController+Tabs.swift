// A tab bar controller of tabs as values, from era 18.
import DeviceCatalog

extension UITabBarController {
  /// How tabs are offered; raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar or a sidebar.
    case tabSidebar = 2
  }

  /// When the bar goes; raw values are UIKit's.
  public enum MinimizeBehavior: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// Never.
    case never = 1
    /// While content is scrolled down.
    case onScrollDown = 2
    /// While content is scrolled up.
    case onScrollUp = 3
  }

  /// Creates a controller of these tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// The tabs: `viewControllers` is what they show.
  public var tabs: [UITab] {
    get { given }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; animations take no time.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    guard AppScene.current.era >= Era(18) else {
      ownScene.record(subject, "warning: tabs exists from iOS 18 on; nothing happens")
      return
    }
    for tab in given { tab.belong(to: nil) }
    given = tabs
    for tab in tabs { tab.belong(to: self) }
    applyTabs()
  }

  /// The selected tab; of a group its selected one.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap { tab(of: $0) } }
    set {
      guard let newValue else { return }
      var outer = newValue
      while let group = outer.parent {
        group.selectedChild = outer
        outer = group
      }
      applyTabs()
      if let controller = made.first(where: { $0.tab === outer })?.controller { selectedViewController = controller }
    }
  }

  /// A tab, or one in a group, by its name.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in given {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Hides the bar or shows it; animations take no time.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// The tab, in a group or not, that made a controller.
  func tab(showing controller: UIViewController) -> UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.madeController === controller { return tab }
        if let found = (tab as? UITabGroup).flatMap({ find($0.children) }) { return found }
      }
      return nil
    }
    return find(given)
  }

  /// Where content is not under bars.
  public var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  /// The innermost selected tab of a controller in the bar.
  func tab(of controller: UIViewController) -> UITab? {
    guard var tab = made.first(where: { $0.controller === controller })?.tab else { return nil }
    while let group = tab as? UITabGroup, group.viewController == nil || group.managingNavigationController != nil,
      let child = group.selectedChild
    {
      tab = child
    }
    return tab
  }

  /// Shows the controllers of the tabs that have a place in the bar.
  func applyTabs() {
    guard !given.isEmpty || !made.isEmpty else { return }
    let isCompact = traits(in: ownScene).horizontalSizeClass == .compact
    let shown = given.filter { tab in
      tab.isShown && (!isCompact || compactTabIdentifiers?.contains(tab.identifier) ?? true)
    }
    made = shown.compactMap { tab in tab.barController.map { (tab, $0) } }
    for (tab, controller) in made {
      tab.tell()
      if tab.viewController !== controller { controller.tabBarItem.title = tab.title }
    }
    let controllers = made.map(\.controller)
    if !controllers.elementsEqual(tabControllers, by: ===) { setViewControllers(controllers, animated: false) }
  }

  /// What stands beside the content. It is not shown here, and keeps what it is told.
  @preconcurrency @MainActor public final class Sidebar: NumberedObject {
    /// How it stands; raw values are UIKit's.
    public enum Layout: Int, Sendable {
      /// As fits.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }
    /// What goes on while it comes or goes.
    @preconcurrency @MainActor public protocol Animating: AnyObject {
      /// As in UIKit.
      func addAnimations(_ animations: @escaping () -> Void)
      /// As in UIKit.
      func addCompletion(_ completion: @escaping () -> Void)
    }
    /// Who is asked and told of it. Nobody is, since it does not come.
    @preconcurrency @MainActor public protocol Delegate: OptionalMethods {
      /// As in UIKit.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
        animator: any Animating)
    }
    /// Whether it is hidden.
    public var isHidden = true
    /// How it stands.
    public var preferredLayout = Layout.automatic
    /// Who is asked and told.
    public weak var delegate: (any Delegate)?
    /// What is above its tabs.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// What is below its tabs.
    public var footerContentConfiguration: (any UIContentConfiguration)?
    /// A view at its bottom.
    public var bottomBarView: UIView?
    /// What its bar offers in a menu.
    public var navigationOverflowItems: UIDeferredMenuElement?
    /// The controller it is beside.
    public private(set) weak var tabBarController: UITabBarController?

    init(_ controller: UITabBarController) {
      tabBarController = controller
      super.init()
    }
    /// Shows a tab's entry anew.
    public func reconfigureItem(for tab: UITab) {}
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}

extension UIViewController {
  /// The tab that shows this controller, or one it is in, from era 18; nil outside of tabs (UIViewController.tab).
  public var tab: UITab? {
    for controller in selfAndAncestors {
      if let found = controller.tabBarController?.tab(showing: controller) { return found }
    }
    return nil
  }
}
