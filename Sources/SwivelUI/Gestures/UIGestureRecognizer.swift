// What waits for a gesture on a view. Fingers are gestures of the device here: of all recognisers only taps are triggered by it.

/// Decides whether a gesture may begin. The method is optional, as in UIKit.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Stands for a delegate without the method: yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Recognises a gesture and sends actions. A subclass of the app's recognises by setting `state`.
@MainActor open class UIGestureRecognizer {
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

  /// Whether the gesture is heeded.
  open var isEnabled = true
  /// Decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view the gesture is made on.
  open internal(set) weak var view: UIView?
  /// Whether what lies below hears nothing of the touches once they are recognised.
  open var cancelsTouchesInView = true
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

  /// Creates a recogniser that calls a method of `target` marked `@Action`.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that calls nobody yet.
  public convenience init() { self.init(target: nil, action: nil) }

  convenience init(delegate: (any UIGestureRecognizerDelegate)?) {
    self.init(target: nil, action: nil)
    self.delegate = delegate
  }

  /// Adds a method of `target` that is marked `@Action`; the target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Adds a closure.
  open func addAction(_ action: UIAction) { actions.append(action) }

  /// Forgets a method; nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
  }

  /// Where the gesture is: the middle of its view, which is where fingers touch here.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  private func sendActions() {
    for target in targets {
      if let object = target.object { ActionSending.send(target.action, to: object, from: self) }
    }
    for action in actions { action.perform(from: self) }
  }

  /// The gesture was made; false if it may not begin.
  func recognize() -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    state = .ended
    state = .possible
    return true
  }
}

extension UIGestureRecognizer: Equatable {
  /// Whether two are one and the same.
  public nonisolated static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }
}
