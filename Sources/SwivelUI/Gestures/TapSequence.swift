// Taps of one finger: whose recognisers hear of them, who of them takes them, and what the view does that nobody took them from.
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

  /// How many taps of one finger in a row are the gesture by what the recogniser waits for: a finger that stays however short is one;
  /// nil for what no tap is.
  fileprivate var tapsRequired: Int? {
    if let tap = self as? UITapGestureRecognizer {
      return tap.numberOfTouchesRequired == 1 ? max(1, tap.numberOfTapsRequired) : nil
    }
    guard let press = self as? UILongPressGestureRecognizer else { return nil }
    let isTouch = press.minimumPressDuration <= 0 && press.numberOfTapsRequired == 0
    return isTouch && press.numberOfTouchesRequired == 1 ? 1 : nil
  }

  /// Whether so many taps in a row may be the gesture, or have it among them.
  fileprivate func mayBe(taps: Int) -> Bool { isEnabled && (hearsTouches || tapsRequired.map { $0 <= taps } ?? false) }

  private var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  fileprivate func tapBegins(_ tap: TapTouch) {
    touches = [tap.touch]
    if hearsTouches { touchesBegan([tap.touch], with: tap.event) }
  }

  /// The finger is lifted; whether the recogniser takes the tap.
  fileprivate func tapEnds(_ tap: TapTouch, completes: Bool) -> Bool {
    if hearsTouches { touchesEnded([tap.touch], with: tap.event) }
    if isRecognized { return true }
    guard state != .failed, completes, mayBegin else { return false }
    if self is UILongPressGestureRecognizer { state = .began }
    state = .ended
    return true
  }

  /// Somebody took the tap, or nobody. An app's own recogniser may wait for the next one.
  fileprivate func tapIsOver(isLast: Bool) {
    touches = []
    if hearsTouches, state == .possible, !isLast { return }
    state = .possible
    if hearsTouches { reset() }
  }
}

extension UIView {
  /// Whether a recogniser of the view waits for a single tap.
  var recognizesTaps: Bool { recognizes(taps: 1) }

  /// Whether a recogniser of the view waits for so many taps in a row, or fewer.
  func recognizes(taps: Int) -> Bool {
    !recognizers.isEmpty && isUserInteractionEnabled && recognizers.contains { $0.mayBe(taps: taps) }
  }

  /// A finger taps here once.
  func takeTap() {
    let taps = TapSequence(of: 1, on: self, at: grip)
    _ = taps.touch()
    taps.begin()
    taps.lift()
    taps.end()
  }
}

/// Taps of one finger on a view, one right after the other. Recognisers hear of each from the nearest on, the last added of each view
/// first; only controls are spared those of the views around them. One that takes a tap and cancels touches leaves the view itself
/// nothing to do but to hear so.
@MainActor final class TapSequence {
  private let count: Int
  private let view: UIView
  private let point: CGPoint
  private var number = 0
  private var tap: TapTouch?
  private var recognizers: [UIGestureRecognizer] = []
  /// Whether what scrolls around the view keeps the finger from it.
  private var isKeptOut = false
  /// Taps whose ends are kept back, because a recogniser waits for more.
  private var kept: [TapTouch] = []

  init(of count: Int, on view: UIView, at point: CGPoint) {
    self.count = count
    self.view = view
    self.point = point
  }

  /// The next tap, of which nobody has heard yet, as the event it comes with.
  func touch() -> UIEvent {
    number += 1
    let isHeard = view.isTouchHeard && view.window != nil
    let next = TapTouch(on: view, at: view.convert(point, to: view.window), isHeard: isHeard, number: number)
    tap = next
    return next.event
  }

  /// The finger touches the view.
  func begin() {
    guard let tap else { return }
    recognizers = view.tapRecognizers(of: tap.touch, taps: count)
    for recognizer in recognizers { recognizer.tapBegins(tap) }
    isKeptOut = !view.mayHear(tap.touch, tap.event)
    if !isKeptOut { tap.begin() }
  }

  /// The finger leaves the screen; recognisers hear of it before the view.
  func lift() { tap?.lift() }

  /// What the tap does.
  func end() {
    guard let tap else { return }
    // The one that waits for most is asked first: one tap is in two, and not the other way round.
    let asked = recognizers.enumerated().sorted { one, other in
      let (first, second) = (one.element.tapsRequired ?? 1, other.element.tapsRequired ?? 1)
      return first == second ? one.offset < other.offset : first > second
    }
    let taker = asked.first { $0.element.tapEnds(tap, completes: isComplete($0.element)) }?.element
    let isWaiting = taker == nil && recognizers.contains { $0.delaysTouchesEnded && completesLater($0) }
    for recognizer in recognizers { recognizer.tapIsOver(isLast: number == count) }
    self.tap = nil
    kept.append(tap)
    if !isWaiting { endKept(cancelled: taker?.cancelsTouchesInView ?? false) }
  }

  /// No other tap comes: what was kept back for one has its end.
  func stop() { endKept(cancelled: false) }

  private func endKept(cancelled: Bool) {
    let ended = kept
    kept = []
    guard !isKeptOut else { return }
    for tap in ended { cancelled ? tap.cancel() : finish(tap) }
  }

  /// Whether the recogniser has its taps with this one, and need not fail first for one that will have them.
  private func isComplete(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let required = recognizer.tapsRequired, number % required == 0 else { return false }
    return !recognizer.requiredFailures.contains { failing in
      recognizers.contains { $0 === failing.object && $0 !== recognizer && completesLater($0) }
    }
  }

  private func completesLater(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let required = recognizer.tapsRequired, required > 1 else { return false }
    return number % required != 0 && (number / required + 1) * required <= count
  }

  private func finish(_ tap: TapTouch) {
    tap.end()
    if tap.number > 1, let control = view as? UIControl, control.isEnabled, !tap.isHeard {
      control.sendActions(for: .touchDownRepeat)
    }
    if !tap.isHeard { return view.tapped(at: point) }
    // A control that hears of fingers does what it does when it hears of this one; the cell around a view is chosen as by any finger.
    if view is UIControl { return }
    if let cell = view.cell { cell.tapped() } else if !view.facts.hearsTouches { view.tapped(at: point) }
  }
}

extension UIView {
  /// Who may take the tap, and wants to (UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)).
  fileprivate func tapRecognizers(of touch: UITouch, taps: Int) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      for recognizer in current.recognizers.reversed() where recognizer.mayBe(taps: taps) {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true { found.append(recognizer) }
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
  let number: Int
  private let view: UIView
  private let place: CGPoint

  init(on view: UIView, at place: CGPoint, isHeard: Bool, number: Int) {
    touch = UITouch(at: place, in: view.window, view: view)
    touch.tapCount = number
    event = UIEvent([touch])
    self.view = view
    self.place = place
    self.isHeard = isHeard
    self.number = number
  }

  func begin() { if isHeard { view.touchesBegan([touch], with: event) } }

  func lift() { touch.move(to: place, .ended, at: 0) }

  func end() { if isHeard { view.touchesEnded([touch], with: event) } }

  /// A recogniser takes the finger.
  func cancel() {
    guard isHeard else { return }
    touch.move(to: place, .cancelled, at: 0)
    view.touchesCancelled([touch], with: event)
  }
}
