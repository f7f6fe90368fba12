// Tabs as values, from era 18: a title, a picture and the controller they make when it is first needed.

/// A tab.
@preconcurrency @MainActor open class UITab: NumberedObject {
  /// Where a tab may be; raw values are UIKit's.
  public enum Placement: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// In the bar, if there is room.
    case `default` = 1
    /// In the bar, if a user puts it there.
    case optional = 2
    /// In the bar, where a user moves it.
    case movable = 3
    /// In the bar, at the end.
    case pinned = 4
    /// In the bar, always.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  /// The name.
  public let identifier: String
  /// What it is called.
  open var title: String { didSet { tell() } }
  /// What is said below. Kept, and not shown.
  open var subtitle: String?
  /// Its picture.
  open var image: UIImage? { didSet { tell() } }
  /// Its picture while it is selected.
  open var selectedImage: UIImage? { didSet { tell() } }
  /// What a badge says.
  open var badgeValue: String? { didSet { tell() } }
  /// What the app keeps with it.
  open var userInfo: Any?
  /// Where it may be. A tab of the sidebar only is not in the bar.
  open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { rearrange() } } }
  /// Whether a user may hide it. Kept: nobody does.
  open var allowsHiding = false
  /// Whether it is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { rearrange() } } }
  /// Whether it is hidden until a user shows it.
  open var isHiddenByDefault = false
  /// Whether it takes taps. Kept.
  open var isEnabled = true
  /// Whether dragging over it selects it. Kept.
  open var isSpringLoaded = false
  /// The name commands and tests find it by.
  open var accessibilityIdentifier: String?
  /// The group it is in.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller it is in.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Creates a tab whose controller is made when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }
  /// The controller, if it was needed.
  var madeController: UIViewController? { made }
  /// The group that has the word on where its controllers are shown: "the root-most UITabGroup in the tab's parent hierarchy with an
  /// active managingNavigationController".
  open var managingTabGroup: UITabGroup? {
    parent.flatMap { $0.managingTabGroup ?? ($0.managingNavigationController == nil ? nil : $0) }
  }
  /// Whether it has a place where it can be seen.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isShown }

  /// Whether it has a place in the bar.
  var isShown: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  /// Gives the controller's item what the tab says.
  func tell() {
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.selectedImage = selectedImage
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
  }
  private func rearrange() { tabBarController?.applyTabs() }
}

/// A tab of tabs: in the bar it is one.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// How a group is shown in a sidebar; raw values are UIKit's.
  public enum SidebarAppearance: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// Among the others.
    case inline = 1
    /// As a part of its own.
    case rootSection = 2
  }

  /// The tabs in it.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(where: { $0 === child }) {
        child.parent = nil
        child.belong(to: nil)
      }
      adopt()
      tabBarController?.applyTabs()
    }
  }
  /// The one that is selected: the default one, else the first, until another is.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set {
      guard chosen !== newValue else { return }
      chosen = newValue
      tabBarController?.applyTabs()
    }
  }
  private var chosen: UITab?
  /// The one that is selected to begin with.
  open var defaultChildIdentifier: String?
  /// The stack its controllers are shown on: the group's own, then that of each selected tab in it, as far as there are any
  /// (UITabBarControllerDelegate, tabBarController(_:displayedViewControllersFor:proposedViewControllers:)).
  open var managingNavigationController: UINavigationController?
  /// The tabs whose controllers were put on that stack last: what is pushed on them stays until another is selected.
  private var stacked: [UITab] = []
  /// Whether a user may order them. Kept: nobody does.
  open var allowsReordering = false
  /// The order a user gave them. Kept.
  open var displayOrderIdentifiers: [String] = []
  /// They in that order.
  open var displayOrder: [UITab] {
    let ordered = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return ordered + children.filter { child in !ordered.contains { $0 === child } }
  }
  /// How it is shown in a sidebar. Kept.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// What a sidebar offers with it. Kept.
  open var sidebarActions: [UIAction] = []

  /// Creates a group; without a controller of its own the selected tab's is shown.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children {
      child.parent = self
      child.belong(to: tabBarController)
    }
    if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
  }

  /// A tab in it, or in a group in it, by its name.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// What the bar's controller shows for the group.
  var front: UIViewController? {
    guard let managingNavigationController else { return viewController ?? selectedChild?.barController }
    let levels = selectedLevels
    if !levels.elementsEqual(stacked, by: ===) {
      stacked = levels
      managingNavigationController.viewControllers = levels.flatMap(controllers(of:))
    }
    return managingNavigationController
  }
  /// The group, and the selected tab of each level below it.
  private var selectedLevels: [UITab] {
    var levels: [UITab] = [self]
    while let child = (levels.last as? UITabGroup)?.selectedChild { levels.append(child) }
    return levels
  }
  /// What a level has on the stack: its controller, unless the delegate says otherwise.
  private func controllers(of level: UITab) -> [UIViewController] {
    let proposed = [level.viewController].compactMap { $0 }
    guard let bar = tabBarController, let delegate = bar.delegate else { return proposed }
    return bar.ownScene.optional {
      delegate.tabBarController(bar, displayedViewControllersFor: level, proposedViewControllers: proposed)
    } ?? proposed
  }
}

extension UITab {
  /// Is in a controller, or in none, with all that is in it.
  func belong(to controller: UITabBarController?) {
    tabBarController = controller
    for child in (self as? UITabGroup)?.children ?? [] { child.belong(to: controller) }
  }
  /// What the bar's controller shows for the tab.
  var barController: UIViewController? { (self as? UITabGroup)?.front ?? viewController }
}

/// The tab one searches in.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether choosing it begins a search, from era 26. Kept.
  open var automaticallyActivatesSearch = false

  /// The system's tab for searching.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// What stands above a bar of tabs, from era 26. It is not shown here.
@preconcurrency @MainActor open class UITabAccessory: NumberedObject {
  /// The view.
  public let contentView: UIView
  /// Shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
