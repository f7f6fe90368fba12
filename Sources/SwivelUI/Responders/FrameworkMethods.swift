// Methods of the framework that are known by their names at run time: what apps send by selectors of UIKit's own methods, and what
// they ask for before they use it.

/// What an app says by `#selector(UIView.endEditing(_:))` and its like. Swift knows no methods by name, so these are named here; a
/// class of the app's that overrides one is called as its own.
@MainActor package enum FrameworkMethods {
  /// Methods apps ask for by name, before they use what may not be there in every version.
  private static let names: [(AnyClass, Set<String>)] = [
    (UITextField.self, ["setInputAccessoryView:", "setInputView:"]),
    (UITextView.self, ["setInputAccessoryView:", "setInputView:", "isEditable", "setEditable:"]),
    (UISearchBar.self, ["setInputAccessoryView:"]),
  ]

  private static let responders: [Selector] = [
    Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
    Selector("resignFirstResponder", UIResponder.resignFirstResponder),
    Selector("reloadInputViews", UIResponder.reloadInputViews),
    Selector("undo", UndoManager.undo),
    Selector("redo", UndoManager.redo),
    Selector("registerForRemoteNotifications", UIApplication.registerForRemoteNotifications),
  ]

  private static let views: [Selector] = [
    Selector("endEditing:", UIView.endEditing),
    Selector("setNeedsLayout", UIView.setNeedsLayout),
    Selector("layoutIfNeeded", UIView.layoutIfNeeded),
    Selector("setNeedsDisplay", { (view: UIView) in { view.setNeedsDisplay() } }),
    Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
    Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
    Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
    Selector("sizeToFit", UIView.sizeToFit),
    Selector("removeFromSuperview", UIView.removeFromSuperview),
    Selector("reloadData", UITableView.reloadData),
    Selector("reloadData", UICollectionView.reloadData),
    Selector("reloadAllComponents", UIPickerView.reloadAllComponents),
    Selector("flashScrollIndicators", UIScrollView.flashScrollIndicators),
    Selector("beginRefreshing", UIRefreshControl.beginRefreshing),
    Selector("endRefreshing", UIRefreshControl.endRefreshing),
    Selector("startAnimating", UIActivityIndicatorView.startAnimating),
    Selector("stopAnimating", UIActivityIndicatorView.stopAnimating),
    Selector("startAnimating", UIImageView.startAnimating),
    Selector("stopAnimating", UIImageView.stopAnimating),
  ]

  private static let controllers: [Selector] = [
    Selector(
      "popViewControllerAnimated:", { (stack: UINavigationController) in { stack.popViewController(animated: $0) } }),
    Selector(
      "popToRootViewControllerAnimated:",
      { (stack: UINavigationController) in { stack.popToRootViewController(animated: $0) } }),
    Selector(
      "dismissViewControllerAnimated:completion:",
      { (controller: UIViewController) in { controller.dismiss(animated: $0, completion: $1) } }),
    Selector("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
  ]

  private static var methods = byName(responders + views + controllers)

  private static func byName(_ selectors: [Selector]) -> [String: [SelectorMethod]] {
    var methods: [String: [SelectorMethod]] = [:]
    for selector in selectors {
      if let method = selector.method { methods[selector.description, default: []].append(method) }
    }
    return methods
  }

  /// What may be sent by its name, which is Objective-C's.
  package static var known: Set<String> { Set(methods.keys) }

  /// Makes methods known by their names.
  package static func add(_ selectors: [Selector]) {
    methods.merge(byName(selectors)) { $0 + $1 }
  }

  /// The method of an object that a bare name means: with as many arguments, for an app's own `dismiss:` is another.
  static func method(_ selector: Selector, of object: AnyObject) -> SelectorMethod? {
    methods[selector.description]?.first { $0.belongs(object) }
  }

  static func has(_ selector: Selector, _ object: AnyObject) -> Bool { has(selector, type(of: object) as AnyClass) }

  static func has(_ selector: Selector, _ type: AnyClass) -> Bool {
    names.contains { kind, names in
      names.contains(selector.description)
        && sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == kind }
    }
  }

  /// Whether objects of a class have the method a selector carries, or one of the framework's of its name.
  static func instances(of type: AnyClass, have selector: Selector) -> Bool {
    if let method = selector.method { return method.isOf(type) }
    return has(selector, type) || methods[selector.description]?.contains { $0.isOf(type) } ?? false
  }
}
