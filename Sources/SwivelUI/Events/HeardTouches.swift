// Taps as the app's own classes hear them: views that override UIResponder's touches, controls that follow fingers, and windows
// that see every event first. All others are spared the touches, and do at once what a tap does.
import Foundation

extension MethodSlot {
  private class PlainView: UIView {}
  private final class BeginningView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class EndingView: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class PlainControl: UIControl {}
  private final class TrackingControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  }
  private final class TrackedControl: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  }
  private class PlainWindow: UIWindow {}
  private final class SendingWindow: UIWindow { override func sendEvent(_ event: UIEvent) {} }

  /// `UIResponder.touchesBegan(_:with:)` and `touchesEnded(_:with:)`
  @MainActor fileprivate static let viewTouches = [BeginningView.self, EndingView.self].map {
    MethodSlot(base: UIView.self, plain: PlainView.self, probe: $0)
  }
  /// `UIControl.beginTracking(_:with:)` and `endTracking(_:with:)`
  @MainActor fileprivate static let controlTracking = [TrackingControl.self, TrackedControl.self].map {
    MethodSlot(base: UIControl.self, plain: PlainControl.self, probe: $0)
  }
  /// `UIWindow.sendEvent(_:)`
  @MainActor fileprivate static let sendEvent = MethodSlot(
    base: UIWindow.self, plain: PlainWindow.self, probe: SendingWindow.self)
}

extension ClassFacts {
  /// Whether the app's class hears of a tap by itself.
  func findsTouches() -> Bool {
    guard !ClassFinder.isOwn(type) else { return false }
    let slots = MethodSlot.viewTouches + (type is UIControl.Type ? MethodSlot.controlTracking : [])
    return slots.contains { overridesAsGuest($0) }
  }
}

extension UIView {
  /// Whether the view's class is the app's and hears of fingers itself.
  final var hearsTouches: Bool { facts.hearsTouches && isUserInteractionEnabled }

  /// A tap that no recogniser took: a class that hears of fingers hears of this one, all others do what a tap does. A control's
  /// actions come of its touches then, and the cell around the view is chosen as by any finger.
  final func answerTap(at point: CGPoint) {
    guard hearsTouches, let window else { return tapped(at: point) }
    let place = convert(point, to: window)
    let touch = UITouch(at: place, in: window, view: self)
    let event = UIEvent([touch])
    touchesBegan([touch], with: event)
    touch.move(to: place, .ended, at: 0)
    touchesEnded([touch], with: event)
    if !(self is UIControl) { cell?.tapped() }
  }
}

extension UIWindow {
  /// Hands an event on: at once, or by way of a class of the app's that sees events first and may keep them.
  func send(_ event: UIEvent, _ delivery: @escaping () -> Void) {
    guard facts.overrides(.sendEvent) else { return delivery() }
    event.delivery = delivery
    sendEvent(event)
    event.delivery = nil
  }

  /// The two events of a tap at a point of the window, of which the second does what the tap does, if both arrive.
  func sendTap(at point: CGPoint, on view: UIView, _ delivery: @escaping () -> Void) {
    guard facts.overrides(.sendEvent) else { return delivery() }
    let touch = UITouch(at: point, in: self, view: view)
    let event = UIEvent([touch])
    var hasBegun = false
    send(event) { hasBegun = true }
    touch.move(to: point, .ended, at: 0)
    send(event) { if hasBegun { delivery() } }
  }
}
