// What a page view controller asks its data source and tells its delegate.
import Orientation

/// Gives the pages that fingers turn to.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: OptionalMethods {
  /// The page before; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots stand below pages that scroll sideways; without it there are none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them is the page's that was set; without it there are none.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// Hears of pages that fingers turn, places the spine, and is asked for orientations. All methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: OptionalMethods {
  /// A finger begins to turn to these pages; not called for `setViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A finger turned the page, or let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine is in an orientation, for pages that curl; may set other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// From era 7: the orientations of the page view controller; decides when implemented (R-CONT-03).
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  /// From era 7: the orientation the page view controller prefers when presented full screen (R-CONT-03).
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Stands for a delegate without the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Stands for a delegate without the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Stands for a delegate without the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { AppScene.current.unimplemented(returning: .min) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { AppScene.current.unimplemented(returning: []) }
  /// Stands for a delegate without the method, so that the stock answer holds.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { AppScene.current.unimplemented(returning: .unknown) }
}
