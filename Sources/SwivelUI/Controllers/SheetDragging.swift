// A user drags a sheet away: who is asked, and who is told (R-MOD-09).
import DeviceCatalog

extension UIPresentationController {
  /// Drags the presented sheet away, or a little down and lets it go. From era 13, and sheets and popovers only.
  package func pullDown(isCancelled: Bool, in scene: AppScene) -> CommandResult {
    let name = displayed.className
    switch resolvedStyle {
    case .pageSheet, .formSheet, .popover: break
    case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      return .refused("\(name) is presented \(resolvedStyle.name), which users cannot drag away")
    }
    guard scene.era >= Era(13) else { return .refused("sheets can be dragged away from iOS 13 on") }
    let subject = presentedViewController.subject
    if presentedViewController.isModalInPresentation || delegateForbidsDismissal(subject, in: scene) {
      if let delegate {
        scene.record(subject, "delegate presentationControllerDidAttemptToDismiss")
        delegate.presentationControllerDidAttemptToDismiss(self)
      }
      return .done
    }
    if let delegate {
      scene.record(subject, "delegate presentationControllerWillDismiss")
      delegate.presentationControllerWillDismiss(self)
    }
    guard let presenter else { return .refused("\(name) is no longer presented") }
    if isCancelled {
      springBack()
      scene.settle()
      return .done
    }
    let heard = delegate
    close(over: presenter)
    if let heard {
      scene.record(subject, "delegate presentationControllerDidDismiss")
      heard.presentationControllerDidDismiss(self)
    }
    return .done
  }

  /// A finger beside a popover, which closes it unless the delegate is against it: from era 13 on asked as of a sheet, before by the
  /// methods of popovers' own that came with era 8 (UIPopoverPresentationControllerDelegate's documentation).
  func touchedBeside() {
    let scene = ownScene
    guard scene.era < Era(13) else {
      _ = pullDown(isCancelled: false, in: scene)
      return
    }
    guard let presenter, let popover = self as? UIPopoverPresentationController,
      !presentedViewController.isModalInPresentation
    else { return }
    let subject = presentedViewController.subject
    let heard = delegate as? any UIPopoverPresentationControllerDelegate
    if let heard {
      let allowed = heard.popoverPresentationControllerShouldDismissPopover(popover)
      scene.record(
        subject, "delegate popoverPresentationControllerShouldDismissPopover -> \(allowed ? "YES" : "NO")")
      guard allowed else { return }
    }
    close(over: presenter)
    if let heard {
      scene.record(subject, "delegate popoverPresentationControllerDidDismissPopover")
      heard.popoverPresentationControllerDidDismissPopover(popover)
    }
  }

  /// The user took it away, which an alert's cancelling action hears of.
  private func close(over presenter: UIViewController) {
    Dismissing(everythingAbove: presenter, animated: true, completion: nil).run()
    (presentedViewController as? UIAlertController)?.cancelled()
  }

  /// The sheet was leaving and comes back: it hears of both, the presenter below of nothing (R-MOD-02).
  private func springBack() {
    let coordinator = ControllerTransition(
      from: displayed, to: presentingViewController, style: resolvedStyle, isInteractive: true)
    coordinator.begin()
    displayed.isBeingDismissed = true
    displayed.beginAppearanceTransition(false, animated: true)
    coordinator.runAnimations()
    coordinator.endInteraction(isCancelled: true)
    displayed.isBeingDismissed = false
    // A callback can have covered it.
    if displayed.appearance == .disappearing {
      displayed.beginAppearanceTransition(true, animated: true)
      displayed.endAppearanceTransition()
    }
    coordinator.end()
  }

  private func delegateForbidsDismissal(_ subject: String, in scene: AppScene) -> Bool {
    guard let delegate else { return false }
    let allowed = delegate.presentationControllerShouldDismiss(self)
    scene.record(subject, "delegate presentationControllerShouldDismiss -> \(allowed ? "YES" : "NO")")
    return !allowed
  }
}
