// Exchanging one tab for another: at once, or by an animator of the app's (T6).
import DeviceCatalog
import Foundation

extension UITabBarController {
  /// T6: the new one's Will, the old one's Will, the old one's Did, the new one's Did. `previous` is what is selected again
  /// when an animator is called off.
  func exchange(for new: UIViewController?, animated: Bool, previous: (selection: Int?, isMore: Bool)? = nil) {
    // Another choice ends the one an animator still makes.
    transition?.completeTransition(true)
    // A tab that went behind More stays visible there and hears nothing.
    let old = shown.flatMap { $0.parent === self ? $0 : nil }
    guard isViewLoaded, shown !== new, !isExchanging else { return }
    guard !isBringingUp, appearance == .appeared || appearance == .appearing else { return drop(old) }
    let scene = ownScene
    if let new, let old, let animator = animator(from: old, to: new, in: scene) {
      return exchange(old, for: new, by: animator, previous: previous, in: scene)
    }
    isExchanging = true
    new?.loadViewIfNeeded()
    new?.beginAppearanceTransition(true, animated: animated)
    old?.beginAppearanceTransition(false, animated: animated)
    // A callback can have covered this container.
    guard appearance == .appeared || appearance == .appearing else {
      if new?.appearance != .disappeared { new?.goAway() }
      isExchanging = false
      return drop(old)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    insert(new)
    new?.didEnterHierarchy(in: scene)
    if scene.layoutDepth == 0 { scene.settle() }
    old?.endAppearanceTransition()
    if appearance == .appeared { new?.endAppearanceTransition() }
    isExchanging = false
    // What a callback chose meanwhile.
    if appearance == .appeared, shown !== front { exchange(for: front, animated: animated) }
  }

  /// Nobody comes where this container is not; who is shown is looked at again when it comes back.
  private func drop(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    if old?.appearance == .disappearing { old?.endAppearanceTransition() }
  }

  private func animator(from old: UIViewController, to new: UIViewController, in scene: AppScene)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let delegate, scene.era >= Era(7), appearance == .appeared else { return nil }
    let answer = scene.optional {
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
    return answer ?? nil
  }

  /// The app's animator puts the views where it wants them and says when it is done.
  private func exchange(
    _ old: UIViewController, for new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    previous: (selection: Int?, isMore: Bool)?, in scene: AppScene
  ) {
    new.loadViewIfNeeded()
    let finger = scene.optional { delegate?.tabBarController(self, interactionControllerFor: animator) } ?? nil
    let coordinator = ControllerTransition(from: old, to: new, container: self, isInteractive: finger != nil)
    coordinator.fromView = old.viewIfLoaded
    coordinator.toView = new.viewIfLoaded
    coordinator.begin()
    new.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    let stage = UIView(frame: view.bounds)
    let frame = old.view.frame
    view.insertSubview(stage, at: 0)
    stage.addSubview(old.view)
    shown = new
    let context = TransitionContext(
      coordinator: coordinator, containerView: stage, animator: animator, initialFrame: frame, finalFrame: frame)
    transition = context
    context.entered = { scene in
      new.didEnterHierarchy(in: scene)
      scene.settle()
    }
    context.completed = { [self] didComplete, scene in
      transition = nil
      let (stays, leaves) = didComplete ? (new, old) : (old, new)
      if !didComplete {
        coordinator.cancel()
        new.beginAppearanceTransition(false, animated: true)
        selection = previous?.selection ?? selection
        isMoreSelected = previous?.isMore ?? isMoreSelected
        titlesDidChange()
      }
      leaves.viewIfLoaded?.removeFromSuperview()
      insert(stays)
      stage.removeFromSuperview()
      leaves.endAppearanceTransition()
      if !didComplete { old.beginAppearanceTransition(true, animated: true) }
      if appearance == .appeared { stays.endAppearanceTransition() }
      coordinator.end()
      scene.settle()
    }
    context.run(finger ?? nil, in: scene)
  }

  func insert(_ controller: UIViewController?) {
    shown = controller
    guard let controller else { return }
    view.insertSubview(controller.view, at: 0)
    layoutContainer()
    controller.view.setNeedsLayout()
  }
}
