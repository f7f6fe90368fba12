// What a split view controller tells and asks its delegate.
import Orientation

/// Decides how a split view collapses and expands, and hears of its columns. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: OptionalMethods {
  // MARK: Display mode

  /// Before another display mode (T10).
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The mode the display mode button goes to; automatic for the system's choice.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Eras 5–7: whether the primary column is hidden in an orientation; by default when upright.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool

  // MARK: Showing

  /// Whether the delegate itself showed `vc` in place of the primary one.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Whether the delegate itself showed `vc` in place of the secondary one.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  // MARK: Classic collapse and expand (R-SPLIT-02, R-SPLIT-03)

  /// The controller that remains when the view collapses; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate dealt with the secondary controller, which then leaves; false has it pushed on the primary stack.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The primary controller when the view expands; nil for the one that remained.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// The secondary controller when the view expands; nil for the tail of the primary stack.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Columns (era 14, R-SPLIT-04)

  /// The column on top when the view collapses.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The mode when the view expands.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The view collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The view expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A column is about to be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  // MARK: Orientations (R-CONT-03)

  /// A user begins to slide the primary column. Never called here.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// A user has slid the primary column. Never called here.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// From era 7: the orientations of the split view controller; decides when implemented.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// From era 7: the orientation the split view controller prefers when presented full screen.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { AppScene.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    AppScene.current.unimplemented(returning: .automatic)
  }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { AppScene.current.unimplemented(returning: !orientation.isLandscape) }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { AppScene.current.unimplemented(returning: false) }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { AppScene.current.unimplemented(returning: false) }
  /// Stands for a delegate without the method.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    AppScene.current.unimplemented(returning: nil)
  }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { AppScene.current.unimplemented(returning: false) }
  /// Stands for a delegate without the method.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    AppScene.current.unimplemented(returning: nil)
  }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { AppScene.current.unimplemented(returning: proposedTopColumn) }
  /// Stands for a delegate without the method.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { AppScene.current.unimplemented(returning: proposedDisplayMode) }
  /// Stands for a delegate without the method.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    AppScene.current.unimplemented(returning: ())
  }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { AppScene.current.unimplemented(returning: []) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { AppScene.current.unimplemented(returning: .unknown) }
}
