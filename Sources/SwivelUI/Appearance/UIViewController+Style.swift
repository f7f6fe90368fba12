// Which controller has the word on the status bar, and passages from child to child.
import DeviceCatalog

extension UIViewController {
  /// The controller whose wishes about the status bar hold: in front, through containers' children.
  private func speaker(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var speaker = self
    while let next = child(speaker), next !== speaker { speaker = next }
    return speaker
  }

  /// The status bar's style while this controller is in front.
  var effectiveStatusBarStyle: UIStatusBarStyle { speaker(\.childForStatusBarStyle).preferredStatusBarStyle }
  /// Whether a controller that says nothing hides the status bar: from era 8 on in compact height
  /// (UIViewController.prefersStatusBarHidden).
  var hidesStatusBarByItself: Bool { ownScene.era >= Era(8) && traitCollection.verticalSizeClass == .compact }
  /// Whether the status bar is hidden while this controller is in front.
  var effectiveStatusBarHidden: Bool { speaker(\.childForStatusBarHidden).prefersStatusBarHidden }

  /// Whether the home indicator hides while this controller is in front.
  var effectiveHomeIndicatorHidden: Bool {
    speaker(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

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
    // Both are there until the animation ends: whoever asked for the passage goes on first.
    ownScene.later {
      // Before its view goes, which would end it without animation.
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      fromViewController.view.removeFromSuperview()
      completion?(true)
    }
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
    (self as? UIAlertController)?.wordsDidChange()
  }
}

extension UIWindow {
  /// The controller in front that has the word on the status bar: one that is presented only full screen, or where it says so
  /// (UIViewController.modalPresentationCapturesStatusBarAppearance).
  var statusBarSpeaker: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController,
      next.ownPresentation?.resolvedStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
    {
      front = next
    }
    return front
  }

  /// Whether the home indicator is hidden while nothing is touched: the word of the controller in front, or of the child it names
  /// (UIViewController.prefersHomeIndicatorAutoHidden, era 11).
  package var hidesHomeIndicator: Bool { statusBarSpeaker?.effectiveHomeIndicatorHidden ?? false }

  /// What is said of the status bar where no controller has the word; nil where they have it.
  private var statusBarOfApp: (isHidden: Bool, style: UIStatusBarStyle)? {
    let scene = ownScene
    let info = scene.bundle.infoDictionary
    guard scene.era < Era(7) || !info.controllersHaveStatusBar else { return nil }
    let (set, said) = (scene.application.settings, info.statusBar(on: scene.device.profile.idiom))
    return (set.hidesStatusBar ?? said.isHidden, set.statusBarStyle ?? said.style)
  }

  /// The status bar's style over the window.
  package var statusBarStyle: UIStatusBarStyle {
    statusBarOfApp?.style ?? statusBarSpeaker?.effectiveStatusBarStyle ?? .default
  }

  /// Whether the status bar over the window is hidden; where the device hides it, in compact height, it has no room here, whoever has the
  /// word.
  var hidesStatusBar: Bool {
    guard let said = statusBarOfApp else { return statusBarSpeaker?.effectiveStatusBarHidden ?? false }
    return said.isHidden || statusBarSpeaker?.hidesStatusBarByItself == true
  }
}
