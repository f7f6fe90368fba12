// One dismissal from the call to the completion: everything above a controller goes at once (R-MOD-06).
import DeviceCatalog
import Orientation

/// A dismissal in progress.
@MainActor struct Dismissing {
  private let presenter: UIViewController
  private let animated: Bool
  private let completion: (() -> Void)?

  init(everythingAbove presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.presenter = presenter
    self.animated = animated
    self.completion = completion
  }

  func run() {
    let process = AppProcess.current
    let leaving = presenter.presentedChain
    guard let lowest = leaving.first?.ownPresentation else { return }
    guard !leaving.contains(where: { $0.ownPresentation?.isInTransition == true }) else {
      process.record(
        presenter.subject,
        "warning: Attempt to dismiss from view controller \(presenter.subject) while a presentation or dismiss is in "
          + "progress")
      return
    }
    let presentations = leaving.compactMap(\.ownPresentation)
    let uncovers = lowest.removedPresentersView
    for presentation in presentations {
      presentation.isInTransition = true
      presentation.presentedViewController.isBeingDismissed = true
      presentation.dismissalTransitionWillBegin()
    }
    hide(leaving, lowest, uncovers: uncovers, in: process)
    presenter.presented = nil
    for controller in leaving {
      controller.presented = nil
      controller.presenter = nil
    }
    if uncovers { presenter.endAppearanceTransition() }
    for controller in leaving.reversed() { controller.endAppearanceTransition() }
    for presentation in presentations {
      presentation.isInTransition = false
      presentation.presentedViewController.isBeingDismissed = false
      presentation.presentedViewController.ownPresentation = nil
      presentation.dismissalTransitionDidEnd(true)
    }
    completion?()
    process.settle()
  }

  /// The Wills, the turn back, and the exchange of the views (T4a, T4b, T5 lines 12–17).
  private func hide(
    _ leaving: [UIViewController], _ lowest: UIPresentationController, uncovers: Bool, in process: AppProcess
  ) {
    // Only the top one animates, the rest just leave.
    let top = leaving[leaving.count - 1]
    for controller in leaving.reversed() {
      controller.beginAppearanceTransition(false, animated: animated && controller === top)
    }
    let covering = leaving.compactMap(\.ownPresentation).first(where: \.coversWindow)
    let target = covering.flatMap { process.decideDismissal(whenCovered: $0.orientationWhenCovered) }?.target
    if uncovers { presenter.beginAppearanceTransition(true, animated: animated) }
    let turn = target.map { process.beginTurn(to: $0, telling: process.audience) }
    for controller in leaving.reversed() { controller.ownPresentation?.uninstall() }
    if uncovers {
      lowest.restorePresentersView(in: process)
      presenter.didEnterHierarchy(in: process)
    }
    if let turn, process.slidesBars(after: turn) { process.slideBars(true) }
    process.settle()
    if let turn { process.finish(turn) }
  }
}
