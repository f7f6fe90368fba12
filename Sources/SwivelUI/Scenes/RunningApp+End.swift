// The end of an app's process. On a device it takes everything with it; here what is in the middle of something keeps who takes part, and
// they it, so that nobody would ever go.

extension RunningApp {
  /// Nothing is told of anything any more, and nobody waits. What an app's own objects do to each other is left to them.
  func end() {
    notificationCenter.end()
    for controller in controllers.compactMap(\.object) { controller.giveUp() }
  }
}

extension UIViewController {
  /// Presentations, transitions and animations that go on are forgotten; nobody is told.
  fileprivate func giveUp() {
    ownPresentation?.forget()
    activeTransition?.giveUp()
    activeTransition = nil
    (self as? UINavigationController)?.transition = nil
    (self as? UITabBarController)?.transition = nil
    viewIfLoaded?.giveUpAnimations()
  }
}

extension UIView {
  fileprivate func giveUpAnimations() {
    look?.animations = []
    for view in subviews { view.giveUpAnimations() }
  }
}
