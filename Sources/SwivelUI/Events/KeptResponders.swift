// Who was typed into when a stack pushed another screen or went back, so that it is again when its screen is shown.
import DeviceCatalog

/// Those of one scene, as long as they and their controllers are there.
@MainActor final class KeptResponders {
  private struct Kept {
    weak var controller: UIViewController?
    weak var responder: UIResponder?
  }
  private var kept: [Kept] = []

  /// Keeps who is typed into on a controller's screen, for the time it is not shown.
  func keep(_ responder: UIResponder, for controller: UIViewController) {
    kept.removeAll { $0.controller == nil || $0.controller === controller }
    kept.append(Kept(controller: controller, responder: responder))
  }

  /// Who was typed into on a controller's screen; it is kept no more.
  func take(for controller: UIViewController) -> UIResponder? {
    guard let index = kept.firstIndex(where: { $0.controller === controller }) else { return nil }
    return kept.remove(at: index).responder
  }
}

extension AppScene {
  /// A stack is about to leave a screen: who is typed into there resigns before the screen hears of it, so that who observes the
  /// keyboard from `viewWillAppear` to `viewWillDisappear` hears that it goes; and it is remembered (observed in a stack whose swipe back
  /// is let go, jianshuapi.com/p/0f23c9cf3fa2).
  func putAwayKeyboard(of controller: UIViewController) {
    guard era >= Era(7), let responder = firstResponder, responder is any UIKeyInput,
      let view = controller.viewIfLoaded,
      responder.responderView?.isDescendant(of: view) == true, responder.resignFirstResponder()
    else { return }
    keptResponders.keep(responder, for: controller)
  }

  /// The screen is shown again: who was typed into is again, unless somebody else is (observed from iOS 7 on, also where the screen
  /// itself ended editing in `viewWillDisappear`: stackoverflow.com/questions/23075747, /41846155).
  func giveBackKeyboard(to controller: UIViewController) {
    guard let responder = keptResponders.take(for: controller), firstResponder == nil,
      responder.responderView?.window != nil
    else { return }
    _ = responder.becomeFirstResponder()
  }
}
