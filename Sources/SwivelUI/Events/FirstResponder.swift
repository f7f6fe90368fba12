// Who hears of keys, and the keyboard that comes and goes with that.
import DeviceCatalog
import Orientation

/// Something keys can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Deletes a character.
  func deleteBackward()
}

/// The first responder of each scene.
@MainActor enum FirstResponder {
  /// That of the scene whose code runs.
  static var current: UIResponder? { AppScene.running?.firstResponder }

  static func become(_ responder: UIResponder) -> Bool {
    guard let scene = AppScene.running else { return false }
    if scene.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    guard isReachable(responder) else {
      // A view that asks before it is in a window, as in `viewDidLoad()`, is the first responder once it is there.
      scene.waitingResponder = responder as? UIView
      return false
    }
    scene.waitingResponder = nil
    if let old = scene.firstResponder {
      guard old.canResignFirstResponder else { return false }
      scene.cover(of: old)?.displacedResponder = old
      // The keyboard stays for the next one: only who hears of keys changes.
      scene.isExchangingFirstResponder = true
      defer { scene.isExchangingFirstResponder = false }
      guard old.resignFirstResponder() else { return false }
    }
    scene.firstResponder = responder
    if !responder.tellsBeforeKeyboard { scene.updateKeyboard() }
    return true
  }

  /// Makes the view that asked before it was in a window the first responder, if it is in one now; whether it did.
  static func becomeWaiting(in scene: AppScene) -> Bool {
    guard let view = scene.waitingResponder, view.window != nil else { return false }
    scene.waitingResponder = nil
    return view.becomeFirstResponder()
  }

  static func resign(_ responder: UIResponder) -> Bool {
    if let scene = AppScene.running, scene.waitingResponder === responder { scene.waitingResponder = nil }
    guard let scene = AppScene.running, scene.firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    scene.firstResponder = nil
    guard !scene.isExchangingFirstResponder else { return true }
    // The bar of a controller stays at the bottom when its field is left (thoughtbot.com/blog/input-accessorizing-uiviewcontroller).
    if let owner = scene.inputViews?.controller(around: responder), owner.becomeFirstResponder() { return true }
    scene.updateKeyboard()
    return true
  }

  /// A view leaves its window: what is edited in it is edited no more, and the keyboard goes.
  static func leaves(_ view: UIView, _ scene: AppScene) {
    guard let responder = scene.firstResponder, let place = responder.responderView else { return }
    // What is above the keyboard goes with who has it.
    let orphaned = scene.inputViews.flatMap { $0.owner?.responderView?.isDescendant(of: view) == true ? $0 : nil }
    guard place.isDescendant(of: view) || orphaned.map(place.isDescendant) == true else { return }
    orphaned?.owner = nil
    responder.resignFirstResponder()
    guard scene.firstResponder === responder else { return }
    scene.firstResponder = nil
    scene.updateKeyboard()
  }

  static func inputViewsDidChange(of responder: UIResponder) {
    guard let scene = AppScene.running, scene.firstResponder === responder else { return }
    scene.updateKeyboard()
  }

  /// A view must be in a window to hear of keys; a controller's view as well.
  private static func isReachable(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.window != nil }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window != nil }
    return true
  }
}

extension UIResponder {
  /// The view that it is, or that it controls.
  var responderView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}

extension UIResponder {
  /// Before the keyboard comes.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// After the keyboard came.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// After the keyboard went.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// After the keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was, as an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, as an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds it takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve it takes.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this app's keyboard.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
  /// Ends editing in this view and everything in it, by force if told so; returns whether nothing is edited there now. A controller
  /// that is the first responder for its bar is no view that is edited.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else { return true }
    if force, let scene = AppScene.running, !responder.resignFirstResponder() {
      scene.firstResponder = nil
      scene.updateKeyboard()
    }
    return responder.resignFirstResponder() || force
  }
}
