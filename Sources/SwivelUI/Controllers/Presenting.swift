// One presentation from the call to the completion: the orders T4a, T4b and T5.
import DeviceCatalog
import Orientation

/// A presentation in progress. The stock one is over when `run` returns; an app's own animator ends it when it says so.
@MainActor final class Presenting {
  private let controller: UIViewController
  private let source: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?
  private var coordinator: ControllerTransition?

  init(_ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.controller = controller
    self.source = source
    self.animated = animated
    self.completion = completion
  }

  func run() {
    let scene = source.ownScene
    // What was pushed before is shown before.
    for container in source.selfAndAncestors { (container as? UINavigationController)?.startWaiting() }
    scene.run { run(in: scene) }
  }

  private func run(in scene: AppScene) {
    guard isLegal(in: scene) else { return }
    let presenter = source.presentationContext(for: controller.modalPresentationStyle)
    guard isPossible(over: presenter, in: scene),
      scene.admits(.presents, by: presenter.className, of: controller.className)
    else { return }
    // The manager somebody asked for before, else one for the present style (R-ADP-06).
    let presentation = controller.presentationMade(over: presenter, from: source)
    presentation.presenter = presenter
    presentation.adapt(in: scene)
    if presentation.resolvedStyle == .popover, let popover = presentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    guard hasAnchor(presentation, in: scene) else { return }
    presentation.displayed.loadViewIfNeeded()
    // Its viewDidLoad may have changed what is in the window.
    guard isPossible(over: presenter, in: scene) else { return presentation.forget() }
    let decision =
      presentation.coversWindow ? scene.decidePresentation(of: presentation.displayed, presentation) : nil
    if let decision, scene.raise(decision, by: controller.subject) {
      presentation.forget()
      return
    }
    link(presentation, presenter, in: scene)
    guard scene.turnDepth > 0, decision != nil else {
      return show(presentation, presenter, turningTo: decision?.target, in: scene)
    }
    // Where the window is to go is known when the turn that goes on has ended (R-ROT-12).
    scene.outsideTurns { [unowned scene] in scene.turnForPresented(presentation) }
    show(presentation, presenter, turningTo: nil, in: scene)
  }

  /// T4a and T4b; the turn of T5 falls between the Wills and the layout.
  private func show(
    _ presentation: UIPresentationController, _ presenter: UIViewController, turningTo target: InterfaceOrientation?,
    in scene: AppScene
  ) {
    let shown = presentation.displayed
    presentation.isInTransition = true
    presentation.installContainer()
    let removes = presentation.shouldRemovePresentersView
    if animated {
      let coordinator = ControllerTransition(from: presenter, to: shown, style: presentation.resolvedStyle)
      coordinator.fromView = removes ? presenter.viewIfLoaded : nil
      coordinator.toView = presentation.presentedView
      self.coordinator = coordinator
      coordinator.begin()
    }
    // The delegate is asked before the presentation begins (View Controller Programming Guide, Creating Custom Presentations).
    let animator = coordinator == nil ? nil : animator(presenter)
    let finger = animator.flatMap { animator in
      scene.optional { controller.transitioningDelegate?.interactionControllerForPresentation(using: animator) } ?? nil
    }
    presentation.presentationTransitionWillBegin()
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    shown.beginAppearanceTransition(true, animated: animated)
    if !removes { scene.coverInput() }
    let audience = scene.missesForcedTurns ? [] : scene.audience.filter { $0 !== shown }
    let turn = target.map { scene.beginTurn(to: $0, telling: audience) }
    let enter: (AppScene) -> Void = { scene in
      shown.didEnterHierarchy(in: scene)
      scene.settle()
      if let turn { scene.finish(turn) }
    }
    let end: (Bool, AppScene) -> Void = { [self] didComplete, scene in
      if didComplete, removes { presentation.removePresentersView() }
      complete(didComplete, presentation, presenter, removed: removes, turn, in: scene)
    }
    guard let container = presentation.containerView, let coordinator, let animator else {
      presentation.insertPresentedView()
      if removes { presentation.removePresentersView() }
      enter(scene)
      self.coordinator?.runAnimations()
      end(true, scene)
      return
    }
    let context = TransitionContext(
      coordinator: coordinator, containerView: container, animator: animator, initialFrame: presenter.view.frame,
      finalFrame: presentation.frameOfPresentedViewInContainerView)
    presentation.frameToldToAnimator = context.targetFrame
    context.entered = enter
    context.completed = end
    context.run(finger, in: scene)
  }

  /// The app's animator, from era 7.
  private func animator(_ presenter: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let scene = presenter.ownScene
    guard scene.era >= Era(7), let delegate = controller.transitioningDelegate else { return nil }
    return scene.optional {
      delegate.animationController(forPresented: controller, presenting: presenter, source: source)
    } ?? nil
  }

  /// The Dids (T4a: the incoming one first); or, when a finger let go, the way back.
  private func complete(
    _ didComplete: Bool, _ presentation: UIPresentationController, _ presenter: UIViewController, removed: Bool,
    _ turn: WindowTransition?, in scene: AppScene
  ) {
    let shown = presentation.displayed
    presentation.isInTransition = false
    if didComplete {
      if presentation.presentedView?.superview == nil {
        scene.record(shown.subject, "warning: the animator left the view out of its container")
      }
      shown.endAppearanceTransition()
      if removed { presenter.endAppearanceTransition() }
    } else {
      coordinator?.cancel()
      shown.beginAppearanceTransition(false, animated: animated)
      if removed { presenter.beginAppearanceTransition(true, animated: animated) }
      presentation.uninstall()
      presenter.presented = nil
      shown.presenter = nil
      if removed { presenter.endAppearanceTransition() }
      shown.endAppearanceTransition()
    }
    shown.isBeingPresented = false
    presentation.presentationTransitionDidEnd(didComplete)
    coordinator?.end()
    if !didComplete { presentation.forget() }
    completion?()
    if !didComplete, let turn { scene.move(to: scene.frameAfterTurn(turn.from), turn.from) }
    scene.settle()
    // The root can have been exchanged on the way, when nothing could be dismissed: what it presented goes with it.
    if didComplete, presenter.presented === shown, !presenter.isUnderRoot(in: scene) {
      Dismissing(everythingAbove: presenter, animated: false, completion: nil).run()
    }
  }

  private func link(_ presentation: UIPresentationController, _ presenter: UIViewController, in scene: AppScene) {
    let shown = presentation.displayed
    presenter.presented = shown
    shown.presenter = presenter
    shown.ownPresentation = presentation
    shown.isBeingPresented = true
    presentation.orientationWhenCovered = scene.interfaceOrientation
    presentation.tellWillPresent(nil, in: scene)
  }

  /// What UIKit raises for.
  private func isLegal(in scene: AppScene) -> Bool {
    let name = controller.className
    let reason: String? =
      if controller === source {
        "Application tried to present modal view controller on itself. Presenting controller is \(name)."
      } else if let presenter = controller.presenter {
        "Application tried to present modally a view controller \(name) that is already being presented by "
          + "\(presenter.className)."
      } else if let parent = controller.parent {
        "Application tried to present modally a view controller \(name) that has a parent view controller "
          + "\(parent.className)."
      } else if scene.roots.contains(where: { $0 === controller }) {
        "Application tried to present modally an active view controller \(name)."
      } else {
        nil
      }
    guard let reason else { return true }
    scene.raise("NSInvalidArgumentException", reason, by: source.subject)
    return false
  }

  /// What UIKit ignores with a warning (R-MOD-05).
  private func isPossible(over presenter: UIViewController, in scene: AppScene) -> Bool {
    let attempt = "warning: Attempt to present \(controller.subject) on \(presenter.subject)"
    let from = presenter === source ? "" : " (from \(source.subject))"
    if let other = presenter.presented {
      let busy = other.ownPresentation?.isInTransition == true
      scene.record(
        source.subject,
        busy
          ? "\(attempt)\(from) while a presentation is in progress"
          : "\(attempt)\(from) which is already presenting \(other.subject)")
      return false
    }
    if controller.isBeingDismissed || presenter.ownPresentation?.isInTransition == true {
      scene.record(source.subject, "\(attempt)\(from) while a presentation is in progress")
      return false
    }
    guard source.isInWindow, presenter.homeOfPresentations != nil else {
      scene.record(source.subject, "\(attempt)\(from) whose view is not in the window hierarchy")
      return false
    }
    return true
  }

  /// A popover that stays one must point at something.
  private func hasAnchor(_ presentation: UIPresentationController, in scene: AppScene) -> Bool {
    guard presentation.resolvedStyle == .popover,
      (presentation as? UIPopoverPresentationController)?.hasAnchor != true
    else { return true }
    scene.raise(
      "NSGenericException",
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
        + "occurs.", by: source.subject)
    presentation.forget()
    return false
  }
}

extension AppScene {
  /// The roots of the scene's windows.
  var roots: [UIViewController] { window?.withWindowsInFront.compactMap(\.rootViewController) ?? [] }
}

extension UIViewController {
  /// Whether the one around all others that hold or present this one is the window's root: not any more when another root was set.
  func isUnderRoot(in scene: AppScene) -> Bool {
    var current = self
    while let around = current.parent ?? current.presenter { current = around }
    return scene.roots.contains { $0 === current }
  }
}
