// Methods of the framework that answer to their bare names: whoever sends one of these by `#selector` need not be told that nothing
// else is known of it.

/// The same names are in `FrameworkMethods`, which calls them.
package enum FrameworkSelectors {
  /// By what stands before the first colon, or before the label that is joined to it.
  package static let names: Set<String> = [
    "becomeFirstResponder", "beginRefreshing", "dismiss", "dismissViewControllerAnimated", "endEditing",
    "endRefreshing",
    "flashScrollIndicators", "invalidateIntrinsicContentSize", "layoutIfNeeded", "popToRootViewController",
    "popToRootViewControllerAnimated", "popViewController", "popViewControllerAnimated", "redo",
    "registerForRemoteNotifications", "reloadAllComponents", "reloadData", "reloadInputViews", "removeFromSuperview",
    "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout", "setNeedsStatusBarAppearanceUpdate",
    "setNeedsUpdateConstraints", "sizeToFit", "startAnimating", "stopAnimating", "undo", "updateConstraintsIfNeeded",
  ]
  /// Those of web views, which make them known when there is one.
  package static let webViews: Set<String> = ["goBack", "goForward", "reload", "reloadFromOrigin", "stopLoading"]
}
