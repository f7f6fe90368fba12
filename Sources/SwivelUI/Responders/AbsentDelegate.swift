// A delegate that has none of the methods it may leave out: what a class says in their place, whose subclasses alone have them. Sources
// made for Xcode are rewritten to ask it, since Swift finds a protocol's own answer only from outside of what has another.

/// An object that leaves out whatever a delegate or a source of data of UIKit's may leave out.
@preconcurrency @MainActor
public final class AbsentDelegate: NSObject,
  CAAnimationDelegate, CALayerDelegate, NSLayoutManagerDelegate, NSTextContentManagerDelegate,
  NSTextContentStorageDelegate, NSTextLayoutManagerDelegate, NSTextStorageDelegate, NSUserActivityDelegate,
  UIActionSheetDelegate, UIAdaptivePresentationControllerDelegate, UIAlertViewDelegate, UIApplicationDelegate,
  UIBarPositioningDelegate, UICalendarViewDelegate, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
  UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UICollisionBehaviorDelegate,
  UIColorPickerViewControllerDelegate, UIContextMenuInteractionDelegate, UIDocumentBrowserViewControllerDelegate,
  UIDocumentInteractionControllerDelegate, UIDocumentPickerDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate, UIDynamicAnimatorDelegate, UIEditMenuInteractionDelegate,
  UIFontPickerViewControllerDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
  UILargeContentViewerInteractionDelegate, UINavigationBarDelegate, UINavigationControllerDelegate,
  UIPageControlProgressDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIPencilInteractionDelegate, UIPickerViewDelegate, UIPointerInteractionDelegate, UIPopoverControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISceneDelegate, UIScreenshotServiceDelegate,
  UIScribbleInteractionDelegate, UIScrollViewDelegate, UISearchBarDelegate, UISearchControllerDelegate,
  UISheetPresentationControllerDelegate, UISplitViewControllerDelegate, UITabBarControllerDelegate,
  UITabBarDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate,
  UITextDragDelegate, UITextDropDelegate, UITextFieldDelegate, UITextInteractionDelegate, UITextPasteDelegate,
  UITextViewDelegate, UIToolbarDelegate, UIToolTipInteractionDelegate, UIVideoEditorControllerDelegate,
  UIViewControllerTransitioningDelegate, UIWindowSceneDelegate,
  UNUserNotificationCenterDelegate
{
  /// The one there is: it knows nothing.
  public nonisolated static let shared = AbsentDelegate()

  private nonisolated override init() { super.init() }

  // MARK: What cannot be left out, and is never asked

  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  /// Nothing.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  /// Nothing.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Nothing.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  /// Nothing.
  public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
