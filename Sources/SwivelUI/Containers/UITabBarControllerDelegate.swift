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
  /// From era 18: whether a tapped tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// From era 18: a tap selected another tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// From era 18: what a selected tab has on the stack of a group that manages one (`UITabGroup.managingNavigationController`); asked
  /// "for each level of selected tab".
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// A user begins to order tabs. Never called here: nobody does.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// A user is about to be done with it. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// A user has ordered tabs. Never called here.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// From era 18: which places a tab may have. Never called here.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// From era 18: a user ordered the tabs of a group. Never called here.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// From era 18: tabs are about to be ordered. Never called here.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// From era 18: tabs were ordered. Never called here.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
}

extension UITabBarControllerDelegate {
  /// Stands for a delegate without the method: what is proposed.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { AppScene.current.unimplemented(returning: proposedViewControllers) }
  /// Stands for a delegate without the method: yes.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    AppScene.current.unimplemented(returning: true)
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
  /// Does nothing.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  /// Does nothing.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
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
