// What presentations mean for the window: who is asked for orientations, and what a change of room makes of them.
import DeviceCatalog
import Orientation
import RotationRules

extension AppScene {
  /// The policy for what is asked without a turn of the device.
  var presentPolicy: RotationPolicy {
    policy(device: device.effectiveAttitude, isLocked: device.isRotationLocked, sharesScreen: sharesScreen)
  }

  /// Whether the window is smaller than the screen.
  package var sharesScreen: Bool { isWindowed || sceneFrame.size != device.screenSize(in: interfaceOrientation) }

  /// Whether the window has to turn for a controller that is about to cover it (R-NEG-06).
  func decidePresentation(
    of controller: UIViewController, _ presentation: UIPresentationController
  ) -> RotationDecision {
    let decision = presentPolicy.decidePresentation(answers(of: controller)) {
      guard presentation.resolvedStyle == .fullScreen, era >= Era(6) else { return nil }
      guard let preferred = controller.statedPreference else { return nil }
      inquiry?.preferred = preferred
      record(controller.subject, "preferredInterfaceOrientationForPresentation -> \(preferred)")
      return preferred
    }
    // In a turn this is but a first look.
    if turnDepth == 0 { decided = decision }
    return decision
  }

  /// Turns the window for what was presented in a turn, and covers it still.
  func turnForPresented(_ presentation: UIPresentationController) {
    let controller = presentation.displayed
    guard presentation.coversWindow, window?.rootViewController?.coveringController === controller else { return }
    let decision = decidePresentation(of: controller, presentation)
    if !raise(decision, by: controller.subject) { follow(decision) }
  }

  /// Whether the window has to turn back for the controller that a dismissal uncovers (R-NEG-08). Those that leave are
  /// marked as being dismissed by now and do not count (R-PRES-05).
  func decideDismissal(whenCovered: InterfaceOrientation) -> RotationDecision? {
    guard let controller = window?.rootViewController?.coveringController else { return nil }
    let decision = presentPolicy.decideDismissal(
      answers(of: controller), whenCovered: whenCovered)
    decided = decision
    return decision
  }

  /// Records the exception that `decision` is, if it is one.
  func raise(_ decision: RotationDecision, by subject: String) -> Bool {
    guard let reason = decision.exceptionReason else { return false }
    decided = decision
    raise("UIApplicationInvalidInterfaceOrientation", reason, by: subject)
    return true
  }

  /// Presentations follow the environment while they last (R-ADP-04): a presenter's view leaves or returns with the style.
  func readaptPresentations(_ turn: WindowTransition) {
    guard era >= Era(8), let root = window?.rootViewController else { return }
    for controller in root.presentationsAnywhere {
      guard let presentation = controller.ownPresentation, !presentation.isInTransition,
        presentation.displayed === controller, presentation.adapt(in: self),
        let presenter = presentation.presenter
      else { continue }
      presentation.tellWillPresent(turn, in: self)
      presentation.exchangeDisplayed(controller, in: self)
      presentation.containerView?.setNeedsLayout()
      // A popover leaves the keyboard to who is behind it, a sheet does not. In a turn it has gone and comes again anyway.
      if firstResponder != nil, !turn.isRotation { updateKeyboard() }
      if presentation.shouldRemovePresentersView, !presentation.removedPresentersView {
        presenter.beginAppearanceTransition(false, animated: false)
        presentation.removePresentersView()
        presenter.endAppearanceTransition()
      } else if !presentation.shouldRemovePresentersView, presentation.removedPresentersView {
        presenter.beginAppearanceTransition(true, animated: false)
        presentation.restorePresentersView(in: self)
        presenter.didEnterHierarchy(in: self)
        settle()
        presenter.endAppearanceTransition()
      }
    }
  }
}

extension UIViewController {
  /// The preferred orientation of a class that overrides it, or of a container whose delegate says it; nil for the stock
  /// answer (R-NEG-07, R-CONT-03).
  var statedPreference: InterfaceOrientation? {
    facts.overrides(.preferredOrientation) ? preferredInterfaceOrientationForPresentation : delegatesPreference
  }

  /// The size this head of an interface is told when the window gets `size`: a presented controller hears of its own view's
  /// (R-ROT-13).
  func sizeAfterTransition(to size: CGSize, _ orientation: InterfaceOrientation) -> CGSize {
    guard let presentation = ownPresentation, presenter != nil else { return size }
    let scene = ownScene
    return PresentationGeometry(presentation: presentation, scene: scene, windowSize: size, orientation).frame.size
  }
}
