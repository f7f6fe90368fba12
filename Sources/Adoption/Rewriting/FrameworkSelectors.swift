// Methods of the framework that answer to their names: a selector of one is written by the name Objective-C has for it, and nobody has to
// be told that nothing else is known of it.

/// The names are those of `FrameworkMethods`, which calls them.
package enum FrameworkSelectors {
  /// Objective-C's names, by Swift's where those are others.
  private static let renamed = [
    "dismiss": "dismissViewControllerAnimated:completion:", "endEditing": "endEditing:",
    "popToRootViewController": "popToRootViewControllerAnimated:", "popViewController": "popViewControllerAnimated:",
  ]
  private static let plain: Set<String> = [
    "becomeFirstResponder", "beginRefreshing", "endRefreshing", "flashScrollIndicators",
    "invalidateIntrinsicContentSize",
    "layoutIfNeeded", "redo", "registerForRemoteNotifications", "reloadAllComponents", "reloadData", "reloadInputViews",
    "removeFromSuperview", "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConstraints", "sizeToFit", "startAnimating", "stopAnimating",
    "undo", "updateConstraintsIfNeeded",
  ]
  /// Those of web views, which make them known when there is one.
  package static let webViews: Set<String> = ["goBack", "goForward", "reload", "reloadFromOrigin", "stopLoading"]
  /// All but those of web views.
  package static var names: Set<String> { plain.union(renamed.values) }

  /// The name of a method with so many arguments, or of any for nil; nil for one that does not answer.
  static func name(of method: String, arguments: Int?) -> String? {
    let name = renamed[method] ?? method
    guard renamed[method] != nil || plain.contains(method) || webViews.contains(method) else { return nil }
    return arguments == nil || arguments == name.count { $0 == ":" } ? name : nil
  }
}
