// One tap of one finger: whose recognisers hear of it, who of them takes it, and what the view does that nobody took it from.
import Foundation

extension MethodSlot {
  private class PlainRecognizer: UIGestureRecognizer {}
  private final class BeginningRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  }
  private final class EndingRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  }

  /// `UIGestureRecognizer.touchesBegan(_:with:)` and `touchesEnded(_:with:)`
  @MainActor fileprivate static let recognizerTouches = [BeginningRecognizer.self, EndingRecognizer.self].map {
    MethodSlot(base: UIGestureRecognizer.self, plain: PlainRecognizer.self, probe: $0)
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser is of a class of the app's that hears of fingers itself.
  fileprivate var hearsTouches: Bool {
    let facts = ClassFacts.of(type(of: self))
    return !ClassFinder.isOwn(facts.type) && MethodSlot.recognizerTouches.contains { facts.overrides($0) }
  }

  /// Whether a tap is the gesture by what the recogniser waits for: one tap, or a finger however short it stays.
  private var isTap: Bool {
    if let tap = self as? UITapGestureRecognizer { return tap.takesSingleTap }
    guard let press = self as? UILongPressGestureRecognizer else { return false }
    return press.minimumPressDuration <= 0 && press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1
  }

  /// Whether a tap may be the gesture.
  fileprivate var mayBeTap: Bool { isEnabled && (isTap || hearsTouches) }

  private var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  fileprivate func tapBegins(_ tap: TapTouch) {
    touches = [tap.touch]
    if hearsTouches { touchesBegan([tap.touch], with: tap.event) }
  }

  /// The finger is lifted; whether the recogniser takes the tap.
  fileprivate func tapEnds(_ tap: TapTouch) -> Bool {
    if hearsTouches { touchesEnded([tap.touch], with: tap.event) }
    if isRecognized { return true }
    guard state != .failed, isTap, mayBegin else { return false }
    if self is UILongPressGestureRecognizer { state = .began }
    state = .ended
    return true
  }

  /// Another one took the tap, or all is over.
  fileprivate func tapIsOver(_ tap: TapTouch) {
    touches = []
    state = .possible
    if hearsTouches { reset() }
  }
}

extension UIView {
  /// Whether a recogniser of the view waits for a single tap.
  var recognizesTaps: Bool { !recognizers.isEmpty && isUserInteractionEnabled && recognizers.contains { $0.mayBeTap } }

  /// A finger taps here. Recognisers hear of it from the nearest on, the last added of each view first; only controls are spared
  /// those of the views around them. One that takes it and cancels touches leaves the view itself nothing to do but to hear so.
  func takeTap(at point: CGPoint? = nil) {
    let point = point ?? grip
    let tap = TapTouch(on: self, at: convert(point, to: window), isHeard: isTouchHeard && window != nil)
    let recognizers = recognizers(of: tap)
    for recognizer in recognizers { recognizer.tapBegins(tap) }
    tap.begin()
    tap.lift()
    let taker = recognizers.first { $0.tapEnds(tap) }
    for recognizer in recognizers { recognizer.tapIsOver(tap) }
    if let taker, taker.cancelsTouchesInView { return tap.cancel() }
    tap.end()
    if !tap.isHeard { return tapped(at: point) }
    // A control that hears of fingers does what it does when it hears of this one; the cell around a view is chosen as by any finger.
    if self is UIControl { return }
    if let cell { cell.tapped() } else if !facts.hearsTouches { tapped(at: point) }
  }

  /// Who may take the tap, and wants to (UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)).
  private func recognizers(of tap: TapTouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      for recognizer in current.recognizers.reversed() where recognizer.mayBeTap {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: tap.touch) ?? true {
          found.append(recognizer)
        }
      }
      view = self is UIControl ? nil : current.superview
    }
    return found
  }
}

/// The finger of a tap, of which the view it touches hears if somebody of the app's does.
@MainActor private struct TapTouch {
  let touch: UITouch
  let event: UIEvent
  let isHeard: Bool
  private let view: UIView
  private let place: CGPoint

  init(on view: UIView, at place: CGPoint, isHeard: Bool) {
    touch = UITouch(at: place, in: view.window, view: view)
    event = UIEvent([touch])
    self.view = view
    self.place = place
    self.isHeard = isHeard
  }

  func begin() { if isHeard { view.touchesBegan([touch], with: event) } }

  /// The finger leaves the screen; recognisers hear of it before the view.
  func lift() { touch.move(to: place, .ended, at: 0) }

  func end() { if isHeard { view.touchesEnded([touch], with: event) } }

  /// A recogniser takes the finger.
  func cancel() {
    guard isHeard else { return }
    touch.move(to: place, .cancelled, at: 0)
    view.touchesCancelled([touch], with: event)
  }
}
