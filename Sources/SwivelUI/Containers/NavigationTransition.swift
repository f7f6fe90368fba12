// One push or pop from the Wills to the Dids, or back again: the orders T2, T3 and T3b.
import DeviceCatalog

/// A push or pop in progress. The stock one is over when `run` returns; an app's own animator ends it when it says so.
@MainActor final class NavigationTransition {
  /// How a finger drives it.
  enum Swipe {
    case finished
    case letGo
    /// It stays on the screen: `letGo(isCancelled:in:)` comes with another input.
    case held
  }

  private unowned let navigation: UINavigationController
  private let incoming: UIViewController
  private let outgoing: UIViewController?
  private let oldStack: [UIViewController]
  private let added: [UIViewController]
  private let removed: [UIViewController]
  private let isPush: Bool
  private let animated: Bool
  private let swipe: Swipe?
  private var coordinator: ControllerTransition?
  /// Who lies over the one that comes, under a finger that stays on the screen.
  private(set) var held: UIViewController?

  init(
    in navigation: UINavigationController, to incoming: UIViewController, from oldStack: [UIViewController],
    added: [UIViewController], removed: [UIViewController], animated: Bool, swipe: Swipe?
  ) {
    self.navigation = navigation
    self.incoming = incoming
    self.oldStack = oldStack
    self.added = added
    self.removed = removed
    self.animated = animated
    self.swipe = swipe
    outgoing = navigation.shown
    isPush = added.contains { $0 === incoming }
  }

  func run(in scene: AppScene) {
    navigation.isTransitioning = true
    navigation.transition = self
    incoming.loadViewIfNeeded()
    outgoing?.isMovingFromParent = !isPush
    incoming.isMovingToParent = isPush
    if animated {
      let coordinator = ControllerTransition(
        from: outgoing, to: incoming, container: navigation, isInteractive: swipe != nil)
      coordinator.fromView = outgoing?.viewIfLoaded
      coordinator.toView = incoming.viewIfLoaded
      self.coordinator = coordinator
      coordinator.begin()
    }
    if let outgoing { scene.putAwayKeyboard(of: outgoing) }
    outgoing?.beginAppearanceTransition(false, animated: animated)
    guard navigation.appearance == .appeared else { return breakOff() }
    incoming.beginAppearanceTransition(true, animated: animated)
    guard navigation.appearance == .appeared else { return breakOff() }
    navigation.tellWillShow(incoming, animated)
    if animated, swipe == nil, let animator = navigation.animator(from: outgoing, to: incoming, isPush: isPush) {
      runCustom(animator, in: scene)
    } else {
      runStock(in: scene)
    }
  }

  /// A guest took the whole stack off the screen, by a presentation or another root: the stack becomes what was asked for, and
  /// shows it when it is back.
  private func breakOff() {
    if incoming.appearance != .disappeared { incoming.goAway() }
    if navigation.appearance == .disappeared { outgoing?.goAway() }
    if navigation.shown === outgoing, outgoing?.viewIfLoaded?.superview == nil { navigation.shown = nil }
    outgoing?.isMovingFromParent = false
    incoming.isMovingToParent = false
    coordinator?.cancel()
    coordinator?.end()
    navigation.settleMembership(added: added, removed: removed, oldTop: oldStack.last)
    navigation.transition = nil
    navigation.isTransitioning = false
    navigation.drainQueue()
  }

  private func runStock(in scene: AppScene) {
    switch swipe {
    case nil, .finished: outgoing?.viewIfLoaded?.removeFromSuperview()
    case .letGo, .held: break
    }
    navigation.insert(incoming)
    incoming.didEnterHierarchy(in: scene)
    scene.settle()
    coordinator?.runAnimations()
    switch swipe {
    case nil: complete(true, in: scene)
    case .finished: letGo(isCancelled: false, in: scene)
    case .letGo: letGo(isCancelled: true, in: scene)
    case .held where navigation.appearance != .appeared: letGo(isCancelled: true, in: scene)
    case .held:
      held = outgoing
      scene.heldSwipe = self
    }
  }

  // MARK: The finger

  /// The finger is at this part of the way, 0 to 1.
  func move(to part: CGFloat) { coordinator?.percentComplete = part }

  /// The finger leaves: the pop is made, or undone.
  func letGo(isCancelled: Bool, in scene: AppScene) {
    if held != nil {
      held = nil
      scene.heldSwipe = nil
      if !isCancelled { outgoing?.viewIfLoaded?.removeFromSuperview() }
    }
    coordinator?.endInteraction(isCancelled: isCancelled)
    complete(!isCancelled, in: scene)
  }

  /// The app's animator puts the views where it wants them and says when it is done.
  private func runCustom(_ animator: any UIViewControllerAnimatedTransitioning, in scene: AppScene) {
    let stage = UIView(frame: navigation.view.bounds)
    navigation.view.insertSubview(stage, at: 0)
    if let view = outgoing?.viewIfLoaded { stage.addSubview(view) }
    navigation.shown = incoming
    let frame = outgoing?.viewIfLoaded?.frame ?? stage.bounds
    let context = TransitionContext(
      coordinator: coordinator, containerView: stage, animator: animator, initialFrame: frame,
      finalFrame: navigation.contentFrame(
        of: incoming, in: stage.bounds.size, under: navigation.navigationBar.frame, in: scene))
    context.entered = { [self] scene in
      incoming.didEnterHierarchy(in: scene)
      scene.settle()
    }
    context.completed = { [self] didComplete, scene in
      if didComplete {
        outgoing?.viewIfLoaded?.removeFromSuperview()
        navigation.insert(incoming)
      } else if let outgoing {
        navigation.insert(outgoing)
      }
      stage.removeFromSuperview()
      complete(didComplete, in: scene)
    }
    context.run(navigation.interaction(for: animator), in: scene)
  }

  /// T2 lines 9–12, T3 lines 7–10; or what T3b has after the finger let go: the incoming one goes again and the outgoing one
  /// comes again, the stack is as it was, and nothing is said of either to the delegate (R-NAV-10).
  private func complete(_ didComplete: Bool, in scene: AppScene) {
    if !didComplete { coordinator?.cancel() }
    if didComplete {
      outgoing?.endAppearanceTransition()
      scene.giveBackKeyboard(to: incoming)
      incoming.endAppearanceTransition()
    } else {
      undo(in: scene)
    }
    outgoing?.isMovingFromParent = false
    incoming.isMovingToParent = false
    coordinator?.end()
    if didComplete {
      navigation.settleMembership(added: added, removed: removed, oldTop: oldStack.last)
    } else {
      navigation.settleMembership(added: [], removed: added, oldTop: nil)
    }
    navigation.transition = nil
    navigation.isTransitioning = false
    if didComplete, navigation.appearance == .appeared { navigation.tellDidShow(incoming, animated) }
    navigation.drainQueue()
  }

  private func undo(in scene: AppScene) {
    incoming.beginAppearanceTransition(false, animated: animated)
    incoming.viewIfLoaded?.removeFromSuperview()
    incoming.endAppearanceTransition()
    navigation.stack = oldStack
    navigation.titleDidChange()
    navigation.tabBarController?.viewIfLoaded?.setNeedsLayout()
    navigation.shown = outgoing
    navigation.viewIfLoaded?.setNeedsLayout()
    guard navigation.appearance != .disappeared else {
      // The stack went from under the finger.
      outgoing?.goAway()
      navigation.shown = nil
      return
    }
    outgoing?.beginAppearanceTransition(true, animated: animated)
    if let outgoing { scene.giveBackKeyboard(to: outgoing) }
    outgoing?.endAppearanceTransition()
  }
}
