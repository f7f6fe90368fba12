// The keyboard under a presentation: it goes while something else is in front of who hears of keys, and comes back with it.

extension AppScene {
  /// What is presented in front of a responder, where that takes the keyboard away; nil where nothing does. A popover leaves it.
  /// The first responder stays who it is: after an action sheet its keyboard is there again (observed on iOS 9,
  /// github.com/slackhq/SlackTextViewController/issues/507; github.com/nathantannar4/InputBarAccessoryView/issues/235).
  func cover(of responder: UIResponder) -> UIPresentationController? {
    var next: UIResponder? = responder
    while let current = next, !(current is UIViewController) { next = current.next }
    var controller = next as? UIViewController
    while let current = controller {
      if let presentation = current.presented?.ownPresentation, presentation.resolvedStyle != .popover {
        return presentation
      }
      controller = current.parent
    }
    return nil
  }

  /// Something was presented: the keyboard goes, if it is that of who is behind it.
  func coverInput() {
    guard let responder = firstResponder, cover(of: responder) != nil else { return }
    updateKeyboard()
  }

  /// What was presented is gone: who had the keyboard has it again, also where a field in front of it took it.
  func uncoverInput(after presentation: UIPresentationController?) {
    let displaced = presentation?.displacedResponder
    presentation?.displacedResponder = nil
    if let firstResponder { return cover(of: firstResponder) == nil ? updateKeyboard() : () }
    _ = displaced?.becomeFirstResponder()
  }
}
