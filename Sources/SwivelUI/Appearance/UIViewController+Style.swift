// Which controller has the word on the status bar, and passages from child to child.

extension UIViewController {
  /// The controller whose wishes about the status bar hold: in front, through containers' children.
  private func speaker(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var speaker = self
    while let next = child(speaker), next !== speaker { speaker = next }
    return speaker
  }

  /// The status bar's style while this controller is in front.
  var effectiveStatusBarStyle: UIStatusBarStyle { speaker(\.childForStatusBarStyle).preferredStatusBarStyle }
  /// Whether the status bar is hidden while this controller is in front.
  var effectiveStatusBarHidden: Bool { speaker(\.childForStatusBarHidden).prefersStatusBarHidden }

  /// One child's view in the place of another's.
  func exchange(
    _ fromViewController: UIViewController, _ toViewController: UIViewController, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let home: UIView? = fromViewController.view.superview ?? view
    fromViewController.beginAppearanceTransition(false, animated: true)
    toViewController.beginAppearanceTransition(true, animated: true)
    if toViewController.view.superview !== home { home?.addSubview(toViewController.view) }
    animations?()
    fromViewController.view.removeFromSuperview()
    toViewController.endAppearanceTransition()
    fromViewController.endAppearanceTransition()
    if let completion { ownScene.later { completion(true) } }
  }

  /// The orientation of the interface of the app.
  public var interfaceOrientation: UIInterfaceOrientation { ownScene.interfaceOrientation }

  /// The controller's own search results controller's container; nil, since searches stand in bars.
  public var searchDisplayController: AnyObject? { nil }
}

extension UIViewController {
  /// "If the view controller has a valid navigation item or tab-bar item, assigning a value to this property updates the title
  /// text of those objects" (UIViewController, title).
  func titleWasGiven() {
    navigationItem.followOwner()
    keptTabBarItem?.followOwner()
    navigationController?.titleDidChange()
    tabBarController?.titlesDidChange()
  }
}

extension UIWindow {
  /// The status bar's style over the window: the word of the controller that covers it.
  package var statusBarStyle: UIStatusBarStyle {
    var front = rootViewController
    while let next = front?.presentedViewController, next.ownPresentation?.coversWindow == true { front = next }
    return front?.effectiveStatusBarStyle ?? .default
  }
}
