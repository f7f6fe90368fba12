// What a tab bar controller tells and asks its delegate.
import Orientation

/// Told when a user selects a tab, and asked for orientations. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: OptionalMethods {
  /// Whether a tapped tab may be selected; not asked for selections in code (R-TAB-02).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// After a tap on a tab, also on the selected one (R-TAB-02).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// From era 7: who animates a change of tabs; nil for the exchange at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// From era 7: the finger that drives the animator; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// From era 7: the orientations of the tab bar controller; decides when implemented (R-CONT-03).
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// From era 7: the orientation the tab bar controller prefers when presented full screen (R-CONT-03).
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Stands for a delegate without the method: yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { AppScene.current.unimplemented(returning: true) }
  /// Stands for a delegate without the method.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Stands for a delegate without the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { AppScene.current.unimplemented(returning: nil) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { AppScene.current.unimplemented(returning: []) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  { AppScene.current.unimplemented(returning: .unknown) }
}
