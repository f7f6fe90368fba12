// What waits for a gesture on a view, and follows fingers until it is one.

/// Decides whether a gesture may begin, and beside which others. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: OptionalMethods {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a finger is followed.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a press is followed.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether an event is followed.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether both may be recognised at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first waits until the other failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other waits until the first failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Stands for a delegate without the method: the view's word.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  /// Stands for a delegate without the method: yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// Stands for a delegate without the method: yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    true
  }
  /// Stands for a delegate without the method: yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    true
  }
  /// Stands for a delegate without the method: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands for a delegate without the method: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands for a delegate without the method: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognises a gesture and sends actions. A subclass of the app's recognises by setting `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NumberedObject {
  /// How far a gesture is; raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// Begun.
    case began = 1
    /// Going on.
    case changed = 2
    /// Done: the only state of a tap or swipe.
    case ended = 3
    /// Broken off by the system.
    case cancelled = 4
    /// Another gesture.
    case failed = 5

    /// `ended` of gestures that do not go on.
    public static var recognized: State { .ended }
  }

  /// Whether the gesture is heeded. Switching it off breaks a gesture off.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state == .began || state == .changed { state = .cancelled }
      state = .possible
    }
  }
  /// Decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view the gesture is made on.
  open internal(set) weak var view: UIView?
  /// Whether what lies below hears nothing of the touches once they are recognised.
  open var cancelsTouchesInView = true
  /// Whether what lies below hears of touches only once they are none of the gesture's.
  open var delaysTouchesBegan = false
  /// Whether what lies below hears of lifted fingers only once they are none of the gesture's.
  open var delaysTouchesEnded = true
  /// Whether fingers of one kind are followed only.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that are followed.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The kinds of presses that are followed; there are none here.
  open var allowedPressTypes: [NSNumber] = []
  /// A name for the app's own use.
  open var name: String?
  /// How far the gesture is. Every state from `began` to `cancelled` sends the actions.
  open var state: State = .possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: sendActions()
      case .possible, .failed: break
      }
    }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }
  private var targets: [Target] = []
  private var actions: [UIAction] = []
  private(set) var requiredFailures: [BackLink<UIGestureRecognizer>] = []
  /// What others know the recogniser by.
  nonisolated let link = BackLink<UIGestureRecognizer>(nil)
  /// The fingers that are followed.
  var touches: [UITouch] = []

  /// Creates a recogniser that calls a method of `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    link.object = self
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that calls nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  convenience init(delegate: (any UIGestureRecognizerDelegate)?) {
    self.init(target: nil, action: nil)
    self.delegate = delegate
  }

  deinit { link.object = nil }

  /// Adds a method of `target`, which is not kept; one that was added already is passed over.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Adds a closure.
  open func addAction(_ action: UIAction) { actions.append(action) }

  /// Forgets a method; nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  /// Whether anybody is told of the gesture.
  package var isHeard: Bool { isEnabled && !(targets.isEmpty && actions.isEmpty) }

  /// Lets this gesture begin only once the other failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer.link)
  }

  /// Where the gesture is: between its fingers, or in the middle of its view while there are none. In the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    if !touches.isEmpty {
      let places = touches.map { $0.location(in: view) }
      let count = CGFloat(places.count)
      return CGPoint(
        x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  /// How many fingers are followed.
  open var numberOfTouches: Int { touches.count }
  /// Where one of the fingers is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }
  /// Keys held meanwhile: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Buttons of a pointer that are down: none, for fingers have no buttons.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: For subclasses

  /// Fingers touched the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// What was estimated of fingers is known. Never called here: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Whether it hears of an event at all. Not asked here: every event is a finger's.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Keys were pressed. Never called here: there are none.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// What is pressed is pressed otherwise. Never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys were released. Never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took the keys. Never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The gesture is over, one way or another.
  open func reset() {}
  /// Follows a finger no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Follows a key no more; gestures here follow none.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Whether this gesture keeps another from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits until another failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func sendActions() {
    for target in targets {
      if let object = target.object { ActionSending.send(target.action, to: object, from: self) }
    }
    for action in actions { action.perform(from: self) }
  }

  /// Whether the gesture may begin: the delegate's word, else the view's.
  var mayBegin: Bool {
    guard isEnabled else { return false }
    if let delegate { return delegate.gestureRecognizerShouldBegin(self) }
    return view?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// How the fingers so far are to be taken: subclasses of the framework recognise here.
  func follow(_ path: FingerPath) {}
}
