// What a navigation bar shows for one controller.

/// Title, back button and other buttons of one controller on a navigation stack.
@preconcurrency @MainActor public final class UINavigationItem: NumberedObject {
  /// Whether the title is large while the bar prefers large titles; raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack; large for the first.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the bar.
    case never = 2
  }

  /// The title; by default the controller's.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      tellBar()
    }
  }

  /// Shown instead of the title, in its own size.
  public var titleView: UIView? { didSet { tellBar() } }

  /// Whether the back button is left out while this controller is on top (R-NAV-13).
  public var hidesBackButton = false { didSet { tellBar() } }
  /// What the button back to this controller looks like; nil for its title.
  public var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.owner = { [weak self] in self?.tellBar() }
      tellBar()
    }
  }
  /// Whether the title is large, from era 11 (R-MET-02).
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }
  /// Buttons at the left, instead of the back button.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems) } }
  /// Buttons at the right, the first one outermost.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems) } }
  /// Whether the buttons at the left stand beside the back button instead of in its place.
  public var leftItemsSupplementBackButton = false { didSet { tellBar() } }
  /// The first button at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private var ownTitle: String?
  private var owner: UIViewController? { ownerLink.object }
  private let ownerLink: BackLink<UIViewController>

  /// A line above the title. Kept.
  public var prompt: String?
  /// What the back button says instead of the title.
  public var backButtonTitle: String? {
    didSet { backBarButtonItem = backButtonTitle.map { UIBarButtonItem(title: $0) } }
  }
  /// How the back button is shown; raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title, if there is room.
    case `default` = 0
    /// With a word.
    case generic = 1
    /// Without words.
    case minimal = 2
  }
  /// How the back button is shown.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What is searched with. Its bar is not shown in the navigation bar.
  public var searchController: UISearchController?
  /// Whether the search bar goes when content scrolls.
  public var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  public var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// How the bar looks in compact height.
  public var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// How the bar looks above content that was not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// How the bar looks in compact height above content that was not scrolled.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// Sets a button; animations take no time.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets a button; animations take no time.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets buttons; animations take no time.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets buttons; animations take no time.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Hides the back button; animations take no time.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  init(owner: UIViewController) {
    ownerLink = owner.link
    super.init()
  }
  /// Creates an item of no controller's.
  public init(title: String) {
    ownerLink = BackLink(nil)
    super.init()
    self.title = title
  }

  private func tellBar() { owner?.navigationController?.titleDidChange() }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = { [weak self] in self?.tellBar() } }
    tellBar()
  }
}
