// What a navigation bar shows for one controller.

/// Title, back button and other buttons of one controller on a navigation stack.
@preconcurrency @MainActor public final class UINavigationItem {
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

  init(owner: UIViewController) { ownerLink = owner.link }

  private func tellBar() { owner?.navigationController?.titleDidChange() }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = { [weak self] in self?.tellBar() } }
    tellBar()
  }
}
