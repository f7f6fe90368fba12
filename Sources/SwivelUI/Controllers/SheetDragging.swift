// A user drags a sheet to another height or away: who is asked, and who is told (R-MOD-09).
import DeviceCatalog

extension UIPresentationController {
  /// Whether the presented view is a sheet that a finger moves, from era 13.
  private var isDraggedSheet: Bool {
    switch resolvedStyle {
    case .pageSheet, .formSheet: ownScene.era >= Era(13)
    case .automatic, .none, .popover, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether a finger on it that goes this way moves the sheet: down where what scrolls below the finger is at its upper edge and does
  /// not load anew when it is pulled, and up where there is a larger height as well
  /// (UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge).
  func takesFinger(going way: CGPoint, on scroll: UIScrollView?) -> Bool {
    guard abs(way.y) > abs(way.x), isDraggedSheet else { return false }
    let isAtTop = scroll.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    guard way.y < 0 else { return isAtTop && scroll?.refreshControl == nil }
    guard let sheet = self as? UISheetPresentationController, let now = sheet.now else { return false }
    guard scroll == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
    return isAtTop && sheet.heights.contains { $0.height > now.height }
  }

  /// Lets go of a sheet that a finger moved so far, down for positive. It comes to rest at the height nearest to where it would glide to
  /// with the normal rate of deceleration (WWDC 2018, session 803), which may be none at all.
  func letGo(going way: CGFloat, in duration: TimeInterval) -> CommandResult {
    let sheet = self as? UISheetPresentationController
    let height = sheet?.now?.height ?? presentedView?.frame.height ?? 0
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let glide = duration > 0 ? way / CGFloat(duration) / 1000 * rate / (1 - rate) : 0
    let goal = height - way - glide
    let heights = sheet?.heights ?? []
    let (nearest, lowest) = (
      heights.min { abs($0.height - goal) < abs($1.height - goal) }, heights.min { $0.height < $1.height }
    )
    let isLowest = lowest?.identifier == sheet?.now?.identifier
    if goal < (lowest?.height ?? height) / 2 {
      let presenter = presenter
      let result = pullDown(isCancelled: false, in: ownScene)
      // Who may not go comes to rest as low as may be.
      if presenter?.presented === presentedViewController, !isLowest, let lowest { sheet?.chooses(lowest.identifier) }
      return result
    }
    if let nearest, nearest.identifier != sheet?.now?.identifier {
      sheet?.chooses(nearest.identifier)
      return .done
    }
    // Below its lowest height it was on its way out, and comes back.
    return way > 0 && isLowest ? pullDown(isCancelled: true, in: ownScene) : .done
  }
}

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
