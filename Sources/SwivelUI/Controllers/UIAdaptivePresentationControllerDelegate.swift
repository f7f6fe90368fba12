// What a presentation asks and tells its delegate. All methods are optional, as in UIKit.

/// Decides how a presentation adapts, and hears of sheets that users drag away (R-ADP-05, R-MOD-09).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: OptionalMethods {
  /// The style in an environment: none keeps the style that was set; full screen, over full screen and form sheet are
  /// heeded, others are not. Asked before `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// The style in compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whom to show in an adapted style, for instance the presented controller in a navigation controller; nil for itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// From era 15: the style was adapted; configures the manager of the adapted style, which here is the same as before.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Before a presentation or a change of its style; none when the style that was set is kept.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a user may drag the sheet away; not asked for dismissals by the app.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Before a sheet that was dragged away leaves.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// After a sheet that was dragged away left.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// After a user tried to drag a sheet away that has to stay.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands for a delegate without the method.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { AppScene.current.unimplemented(returning: .none) }
  /// Stands for a delegate without the method.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    AppScene.current.unimplemented(returning: .none)
  }
  /// Stands for a delegate without the method.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Stands for a delegate without the method.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { AppScene.current.unimplemented(returning: ()) }
  /// Stands for a delegate without the method: yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Stands for a delegate without the method.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Stands for a delegate without the method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Stands for a delegate without the method.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
