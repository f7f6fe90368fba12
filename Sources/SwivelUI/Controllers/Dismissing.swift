// One dismissal from the call to the completion: everything above a controller goes at once (R-MOD-06).
import DeviceCatalog
import Orientation

/// A dismissal in progress. The stock one is over when `run` returns; an app's own animator ends it when it says so.
@MainActor final class Dismissing {
  private let presenter: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?
  private var coordinator: ControllerTransition?

  init(everythingAbove presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.presenter = presenter
    self.animated = animated
    self.completion = completion
  }

  func run() {
    let scene = presenter.ownScene
    scene.run { run(in: scene) }
  }

  private func run(in scene: AppScene) {
    let leaving = presenter.presentedChain
    guard let lowest = leaving.first?.ownPresentation, let top = leaving.last else { return }
    guard !leaving.contains(where: { $0.ownPresentation?.isInTransition == true }) else {
      scene.record(
        presenter.subject,
        "warning: Attempt to dismiss from view controller \(presenter.subject) while a presentation or dismiss is in "
          + "progress")
      return
    }
    guard scene.admits(.dismisses, by: presenter.className, of: top.className) else { return }
    // Who is not the window's any more does not come back to it.
    let uncovers = lowest.removedPresentersView && presenter.isUnderRoot(in: scene)
    if animated {
      let coordinator = ControllerTransition(
        from: top, to: presenter, style: top.ownPresentation?.resolvedStyle ?? .none)
      coordinator.fromView = top.viewIfLoaded
      coordinator.toView = uncovers ? presenter.viewIfLoaded : nil
      self.coordinator = coordinator
      coordinator.begin()
    }
    for controller in leaving {
      controller.ownPresentation?.isInTransition = true
      controller.isBeingDismissed = true
    }
    // Asked before the dismissal begins, as for a presentation (View Controller Programming Guide, Creating Custom Presentations).
    let custom = animator(for: top)
    let finger = custom.flatMap { custom in
      scene.optional { top.transitioningDelegate?.interactionControllerForDismissal(using: custom) } ?? nil
    }
    for controller in leaving { controller.ownPresentation?.dismissalTransitionWillBegin() }
    hide(leaving, lowest, top, uncovers: uncovers, custom, finger, in: scene)
  }

  /// The Wills, the turn back, and the exchange of the views (T4a, T4b, T5 lines 12–17).
  private func hide(
    _ leaving: [UIViewController], _ lowest: UIPresentationController, _ top: UIViewController, uncovers: Bool,
    _ custom: (any UIViewControllerAnimatedTransitioning)?, _ finger: (any UIViewControllerInteractiveTransitioning)?,
    in scene: AppScene
  ) {
    // Only the top one animates, the rest just leave.
    for controller in leaving.reversed() {
      controller.beginAppearanceTransition(false, animated: animated && controller === top)
    }
    let covering = leaving.compactMap(\.ownPresentation).first(where: \.coversWindow)
    let target = covering.flatMap { turnBack(from: $0, in: scene) }
    if uncovers { presenter.beginAppearanceTransition(true, animated: animated) }
    let turn = target.map { scene.beginTurn(to: $0, telling: scene.audience) }
    let enter: (AppScene) -> Void = { [presenter] scene in
      if uncovers {
        lowest.restorePresentersView(in: scene)
        presenter.didEnterHierarchy(in: scene)
      }
      if let turn, let flaw = scene.barFlaw(after: turn) { scene.setBarFlaw(flaw) }
      scene.settle()
      if let turn { scene.finish(turn) }
    }
    guard let custom, let coordinator, let container = top.ownPresentation?.containerView else {
      for controller in leaving.reversed() { controller.ownPresentation?.uninstall() }
      enter(scene)
      self.coordinator?.runAnimations()
      complete(leaving, uncovers: uncovers, in: scene)
      return
    }
    let context = TransitionContext(
      coordinator: coordinator, containerView: container, animator: custom, initialFrame: top.view.frame,
      finalFrame: lowest.frameOfPresentersView(in: scene) ?? presenter.view.frame)
    context.entered = enter
    context.completed = { [self] didComplete, scene in
      if didComplete {
        for controller in leaving.reversed() { controller.ownPresentation?.uninstall() }
        complete(leaving, uncovers: uncovers, in: scene)
      } else {
        turnBack(leaving, lowest, top, uncovers: uncovers, turn, in: scene)
      }
    }
    context.run(finger, in: scene)
  }

  /// Where the window goes for what is uncovered; nil to stay, and in a turn: then it goes when that has ended (R-ROT-12).
  private func turnBack(from covering: UIPresentationController, in scene: AppScene) -> InterfaceOrientation? {
    let whenCovered = covering.orientationWhenCovered
    guard scene.turnDepth > 0 else { return scene.decideDismissal(whenCovered: whenCovered)?.target }
    scene.outsideTurns { [unowned scene] in
      if let decision = scene.decideDismissal(whenCovered: whenCovered) { scene.follow(decision) }
    }
    return nil
  }

  /// The app's animator, from era 7.
  private func animator(for top: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let scene = presenter.ownScene
    let subject = top.ownPresentation?.presentedViewController ?? top
    guard animated, scene.era >= Era(7), let delegate = subject.transitioningDelegate else { return nil }
    return scene.optional { delegate.animationController(forDismissed: subject) } ?? nil
  }

  private func complete(_ leaving: [UIViewController], uncovers: Bool, in scene: AppScene) {
    presenter.presented = nil
    let lowest = leaving.first?.ownPresentation
    for controller in leaving {
      controller.presented = nil
      controller.presenter = nil
    }
    if uncovers { presenter.endAppearanceTransition() }
    for controller in leaving.reversed() { controller.endAppearanceTransition() }
    for controller in leaving {
      guard let presentation = controller.ownPresentation else { continue }
      presentation.isInTransition = false
      controller.isBeingDismissed = false
      presentation.forget()
      presentation.dismissalTransitionDidEnd(true)
    }
    scene.uncoverInput(after: lowest)
    coordinator?.end()
    completion?()
    scene.settle()
  }

  /// The finger let go: whoever was leaving comes again, whoever was coming goes again.
  private func turnBack(
    _ leaving: [UIViewController], _ lowest: UIPresentationController, _ top: UIViewController, uncovers: Bool,
    _ turn: WindowTransition?, in scene: AppScene
  ) {
    coordinator?.cancel()
    if uncovers {
      presenter.beginAppearanceTransition(false, animated: animated)
      lowest.removePresentersView()
      presenter.endAppearanceTransition()
    }
    for controller in leaving {
      controller.isBeingDismissed = false
      controller.ownPresentation?.isInTransition = false
      controller.beginAppearanceTransition(true, animated: animated && controller === top)
      controller.endAppearanceTransition()
      controller.ownPresentation?.dismissalTransitionDidEnd(false)
      controller.ownPresentation?.containerView?.setNeedsLayout()
    }
    coordinator?.end()
    completion?()
    if let turn { scene.move(to: scene.frameAfterTurn(turn.from), turn.from) }
    scene.settle()
  }
}
