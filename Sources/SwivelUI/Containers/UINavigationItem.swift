// What a navigation bar shows for one controller.

/// Title and back button of one controller on a navigation stack.
@MainActor public final class UINavigationItem {
  /// The title; by default the controller's.
  public var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      owner?.navigationController?.titleDidChange()
    }
  }

  /// Whether the back button is left out while this controller is on top (R-NAV-13).
  public var hidesBackButton = false { didSet { owner?.navigationController?.titleDidChange() } }

  /// The button at the leading end of the bar.
  public var leftBarButtonItem: UIBarButtonItem? { didSet { owner?.navigationController?.titleDidChange() } }
  /// The button at the trailing end of the bar.
  public var rightBarButtonItem: UIBarButtonItem? { didSet { owner?.navigationController?.titleDidChange() } }

  private var ownTitle: String?
  private var owner: UIViewController? { ownerLink.object }
  private let ownerLink: BackLink<UIViewController>

  init(owner: UIViewController) { ownerLink = owner.link }
}
