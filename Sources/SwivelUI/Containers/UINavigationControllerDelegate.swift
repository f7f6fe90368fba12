// What a navigation controller tells its delegate.
import Orientation

/// Told before and after another controller is shown, and asked for orientations. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: OptionalMethods {
  /// After the incoming viewWillAppear (R-NAV-02).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// After the incoming viewDidAppear (R-NAV-02); may push and pop (R-NAV-09).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// From era 7: who animates a push or pop; nil for the stock animation. Not asked for swipes and for changes that are not
  /// animated.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// From era 7: the finger that drives the animator; nil for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// From era 7: the orientations of the navigation controller; decides when implemented (R-CONT-03).
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// From era 7: the orientation the navigation controller prefers when presented full screen (R-CONT-03).
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Stands for a delegate without the method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Stands for a delegate without the method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Stands for a delegate without the method.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { AppScene.current.unimplemented(returning: []) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { AppScene.current.unimplemented(returning: .unknown) }
}
