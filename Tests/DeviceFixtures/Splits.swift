// Split views and their delegates, for tests of columns.
import SwivelUI

/// Says in the ledger's words what it was told, and answers as it is made to.
public final class SplitListener: UISplitViewControllerDelegate {
  /// What `collapseSecondary` answers.
  public var isHandled = false
  /// What `topColumnForCollapsing` answers; nil for what is proposed.
  public var topColumn: UISplitViewController.Column?

  public init() {}

  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { isHandled }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}

/// A split view that keeps its delegate.
public final class ListenedSplit: UISplitViewController {
  public let listener = SplitListener()

  /// Nav[A] beside C, or beside Nav[C].
  public static func classic(isHandled: Bool = false, nestsSecondary: Bool = false) -> ListenedSplit {
    let split = ListenedSplit()
    split.listener.isHandled = isHandled
    split.delegate = split.listener
    let secondary = nestsSecondary ? UINavigationController(rootViewController: C()) : C()
    split.viewControllers = [UINavigationController(rootViewController: A()), secondary]
    return split
  }

  /// A beside C, or A, V and C in three columns.
  public static func columns(_ style: Style = .doubleColumn) -> ListenedSplit {
    let split = ListenedSplit(style: style)
    split.delegate = split.listener
    split.setViewController(A(), for: .primary)
    if style == .tripleColumn { split.setViewController(V(), for: .supplementary) }
    split.setViewController(C(), for: .secondary)
    return split
  }
}
