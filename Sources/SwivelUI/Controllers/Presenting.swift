// One presentation from the call to the completion: the orders T4a, T4b and T5.
import DeviceCatalog
import Orientation

/// A presentation in progress.
@MainActor struct Presenting {
  private let controller: UIViewController
  private let source: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?

  init(_ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.controller = controller
    self.source = source
    self.animated = animated
    self.completion = completion
  }

  func run() {
    let process = AppProcess.current
    guard isLegal(in: process) else { return }
    let presentation = currentPresentation
    let presenter = source.presentationContext(for: controller.modalPresentationStyle)
    guard isPossible(over: presenter, in: process) else { return }
    presentation.presentingViewController = presenter
    presentation.adapt(in: process)
    guard hasAnchor(presentation, in: process) else { return }
    controller.loadViewIfNeeded()
    let decision = presentation.coversWindow ? process.decidePresentation(of: controller, presentation) : nil
    if let decision, process.raise(decision, by: controller.subject) { return }
    link(presentation, presenter, in: process)
    show(presentation, presenter, turningTo: decision?.target, in: process)
    controller.isBeingPresented = false
    presentation.presentationTransitionDidEnd(true)
    completion?()
    process.settle()
  }

  /// T4a and T4b; the turn of T5 falls between the Wills and the layout.
  private func show(
    _ presentation: UIPresentationController, _ presenter: UIViewController, turningTo target: InterfaceOrientation?,
    in process: AppProcess
  ) {
    presentation.isInTransition = true
    presentation.presentationTransitionWillBegin()
    let removes = presentation.shouldRemovePresentersView
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    let audience = process.audience.filter { $0 !== controller }
    let turn = target.map { process.beginTurn(to: $0, telling: audience) }
    presentation.install()
    if removes { presentation.removePresentersView() }
    controller.didEnterHierarchy(in: process)
    process.settle()
    if let turn { process.finish(turn) }
    presentation.isInTransition = false
    controller.endAppearanceTransition()
    if removes { presenter.endAppearanceTransition() }
  }

  private func link(_ presentation: UIPresentationController, _ presenter: UIViewController, in process: AppProcess) {
    presenter.presented = controller
    controller.presenter = presenter
    controller.isBeingPresented = true
    presentation.orientationWhenCovered = process.interfaceOrientation
    presentation.tellWillPresent(nil, in: process)
  }

  /// The manager somebody asked for before, else one for the present style (R-ADP-06).
  private var currentPresentation: UIPresentationController { controller.presentationMade }

  /// What UIKit raises for.
  private func isLegal(in process: AppProcess) -> Bool {
    let name = controller.facts.name
    let reason: String? =
      if controller === source {
        "Application tried to present modal view controller on itself. Presenting controller is \(name)."
      } else if let presenter = controller.presenter {
        "Application tried to present modally a view controller \(name) that is already being presented by "
          + "\(presenter.facts.name)."
      } else if let parent = controller.parent {
        "Application tried to present modally a view controller \(name) that has a parent view controller "
          + "\(parent.facts.name)."
      } else if process.window?.rootViewController === controller {
        "Application tried to present modally an active view controller \(name)."
      } else {
        nil
      }
    guard let reason else { return true }
    process.raise("NSInvalidArgumentException", reason, by: source.subject)
    return false
  }

  /// What UIKit ignores with a warning (R-MOD-05).
  private func isPossible(over presenter: UIViewController, in process: AppProcess) -> Bool {
    let attempt = "warning: Attempt to present \(controller.subject) on \(presenter.subject)"
    let from = presenter === source ? "" : " (from \(source.subject))"
    if let other = presenter.presented {
      let busy = other.ownPresentation?.isInTransition == true
      process.record(
        source.subject,
        busy
          ? "\(attempt)\(from) while a presentation is in progress"
          : "\(attempt)\(from) which is already presenting \(other.subject)")
      return false
    }
    if presenter.ownPresentation?.isInTransition == true {
      process.record(source.subject, "\(attempt)\(from) while a presentation is in progress")
      return false
    }
    guard source.isInWindow, presenter.homeOfPresentations != nil else {
      process.record(source.subject, "\(attempt)\(from) whose view is not in the window hierarchy")
      return false
    }
    return true
  }

  /// A popover that stays one must point at something.
  private func hasAnchor(_ presentation: UIPresentationController, in process: AppProcess) -> Bool {
    guard presentation.resolvedStyle == .popover,
      (presentation as? UIPopoverPresentationController)?.sourceView == nil
    else { return true }
    process.raise(
      "NSGenericException",
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
        + "occurs.", by: source.subject)
    controller.ownPresentation = nil
    return false
  }
}
