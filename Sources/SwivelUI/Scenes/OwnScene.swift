// Whose scene an object is in. What concerns a window goes by this, whatever scene's code asks.

extension AppScene {
  /// The scene of the same app whose interface `controller` belongs to; for one that belongs to none, that in which it last
  /// appeared, else this one, whose code runs.
  fileprivate func scene(of controller: UIViewController) -> AppScene {
    var top = controller
    while let above = top.parent ?? top.presenter { top = above }
    if let scene = top.viewIfLoaded?.window?.scene { return scene }
    // The root's view is out of the window while something covers it.
    return app.scenes.first { $0.roots.contains { $0 === top } } ?? controller.lastScene?.object ?? self
  }
}

extension UIView {
  /// The scene the view is in; while it is in none, the one whose code runs.
  final var ownScene: AppScene {
    let running = AppScene.current
    guard running.hasSiblings else { return running }
    var outermost: UIViewController?
    var view: UIView? = self
    while let current = view {
      if let scene = current.selfAsWindow?.scene { return scene }
      outermost = current.controller ?? outermost
      view = current.superview
    }
    return outermost.map(running.scene(of:)) ?? running
  }
}

extension UIViewController {
  /// The scene whose interface the controller belongs to; while it belongs to none, that in which it last appeared, else the
  /// one whose code runs.
  final var ownScene: AppScene {
    let running = AppScene.current
    return running.hasSiblings ? running.scene(of: self) : running
  }
}

extension UIPresentationController {
  /// The presenter's scene.
  final var ownScene: AppScene { (presenter ?? presentedViewController).ownScene }
}
