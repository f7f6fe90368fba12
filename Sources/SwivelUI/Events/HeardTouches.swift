// Taps as the app's own classes hear them: views and controllers that override UIResponder's touches, controls that follow fingers,
// and windows that see every event first. All others are spared the touches, and do at once what a tap does.
import Foundation

extension MethodSlot {
  private class PlainResponder: UIResponder {}
  private final class BeginningResponder: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class EndingResponder: UIResponder {
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
  @MainActor fileprivate static let touches = [BeginningResponder.self, EndingResponder.self].map {
    MethodSlot(base: UIResponder.self, plain: PlainResponder.self, probe: $0)
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
    let slots = MethodSlot.touches + (type is UIControl.Type ? MethodSlot.controlTracking : [])
    return slots.contains { overridesAsGuest($0) }
  }
}

extension UIView {
  /// Whether the view's class is the app's and hears of fingers itself, or that of the controller whose root view it is.
  final var hearsTouches: Bool { isUserInteractionEnabled && (facts.hearsTouches || isHeardByController) }

  private var isHeardByController: Bool { controller?.facts.hearsTouches ?? false }

  /// Whether somebody of the app's hears of a finger on the view. Touches are handed on from responder to responder; controls, what
  /// scrolls and what the system presents keep them.
  final var isTouchHeard: Bool {
    guard isUserInteractionEnabled else { return false }
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView {
        if view.facts.hearsTouches { return true }
        if view is UIControl || view is UIScrollView { return false }
      } else if let controller = current as? UIViewController {
        if controller.facts.hearsTouches { return true }
        if controller.presenter != nil, ClassFinder.isOwn(controller.facts.type) { return false }
      }
      responder = current.next
    }
    return false
  }

  /// Whether the view does nothing by itself, and a controller around it hears of fingers.
  private var isTouchedForController: Bool {
    !takesTaps || isHeardByController && !facts.hearsTouches && !recognizesTaps && !(self is UIControl)
  }

  /// The nearest view from here upwards that does something when tapped so often; the nearest that takes fingers, where a controller
  /// hears of those.
  final func tappable(times: Int = 1) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if times > 1, current.recognizes(taps: times) { return current }
      if current.takesTaps, current === self || !current.isTouchedForController { return current }
      if current.isHeardByController, let touched, touched.isTouchHeard { return touched }
      view = current.superview
    }
    return nil
  }

  /// The nearest view from here upwards that takes fingers.
  final var touched: UIView? {
    var view: UIView? = self
    while let current = view, !current.isUserInteractionEnabled { view = current.superview }
    return view
  }

  /// Whether it matters what else a finger on the view touches: for its recognisers and for controllers that hear of fingers.
  private var minds: Bool { isTouchedForController || recognizesTaps && !(self is UIControl) }

  /// Where a finger taps the view when it is to tap one in it, or itself: there it touches nothing else, if there is such a place.
  final func tapPlace(for named: UIView, in window: UIWindow) -> CGPoint {
    let middle = convert(named.tapPlace, from: named)
    // What an app's own control does may depend on which of its texts is touched.
    let isPart = named !== self && self is UIControl && !ClassFinder.isOwn(facts.type) && bounds.contains(middle)
    guard minds || isPart else { return tapPlace }
    if named !== self || isFree(at: middle, in: window) { return middle }
    let places = (0..<Self.tried * Self.tried).map { number in
      CGPoint(
        x: bounds.minX + bounds.width * (CGFloat(number % Self.tried) + 0.5) / CGFloat(Self.tried),
        y: bounds.minY + bounds.height * (CGFloat(number / Self.tried) + 0.5) / CGFloat(Self.tried))
    }
    return places.first { isFree(at: $0, in: window) } ?? middle
  }

  /// So many places are tried in each direction: every 32 points of the narrowest iPhone.
  private static var tried: Int { 10 }

  private func isFree(at point: CGPoint, in window: UIWindow) -> Bool {
    window.hitView(at: convert(point, to: window)) === self
  }

  /// What a finger at a place of the window touches that is to tap this view; itself, unless it minds.
  final func touched(at place: CGPoint, in window: UIWindow) -> UIView {
    guard minds, let hit = window.hitView(at: place), hit.isDescendant(of: self) else { return self }
    return hit
  }

  /// Why a finger at a place of the window does not reach the view, or is taken by what is in it; nil for nothing.
  final func obstacle(at place: CGPoint, in window: UIWindow) -> String? {
    if let obstacle = window.obstacle(to: self, at: place) { return obstacle }
    let hit = touched(at: place, in: window)
    let isKept = hit is UIControl || isTouchedForController && !hit.isTouchHeard
    return hit !== self && isKept ? "\(hit.calledName) covers it" : nil
  }

  /// What keeps a finger from taking hold of the view there; one on a text touches what the text lies on.
  final func obstacle(toGripAt place: CGPoint, in window: UIWindow) -> String? {
    window.hitView(at: place) === touched ? nil : window.obstacle(to: self, at: place)
  }
}

extension UIWindow {
  /// What a finger that is to touch the view of this name takes hold of; nil for a name nothing visible has.
  package func firstToGrip(called name: String) -> UIView? {
    firstVisible(called: name) { $0.obstacle(toGripAt: $0.convert($0.grip, to: self), in: self) == nil }
  }

  /// Hands an event on: at once, or by way of a class of the app's that sees events first and may keep them.
  func send(_ event: UIEvent, _ delivery: @escaping () -> Void) {
    guard facts.overrides(.sendEvent) else { return delivery() }
    event.delivery = delivery
    sendEvent(event)
    event.delivery = nil
  }

  /// Taps in a row at a point, each by two events, of which the second does what the tap does, if both arrive. A finger that would
  /// touch something else by then, because of what the taps before did, taps no more.
  func send(_ taps: TapSequence, count: Int, at point: CGPoint) {
    let touched = count > 1 ? hitView(at: point) : nil
    for number in 0..<count {
      if number > 0, hitView(at: point) !== touched { return taps.stop() }
      let event = taps.touch()
      var hasBegun = false
      send(event) {
        hasBegun = true
        taps.begin()
      }
      taps.lift()
      send(event) { if hasBegun { taps.end() } }
    }
  }
}
