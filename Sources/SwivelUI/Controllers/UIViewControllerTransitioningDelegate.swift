// Who animates and manages the presentation of a controller. All methods are optional, as in UIKit.

/// Provides an app's own animators, fingers and presentation controllers (era 7, 8 for the last). Animators are asked for
/// when a presentation or dismissal is animated, in any style; the presentation controller in the custom style only.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: OptionalMethods {
  /// Who animates a presentation; nil for the stock animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates a dismissal; nil for the stock animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The finger that drives a presentation; nil for none.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The finger that drives a dismissal; nil for none.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The manager of a presentation in the custom style; nil for the stock one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Stands for a delegate without the method.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { AppScene.current.unimplemented(returning: nil) }
}
