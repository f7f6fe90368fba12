// What controllers can hang on to a transition: a turn or resize of the window, a push, a pop, a presentation, a dismissal.
import Orientation

/// The roles in a transition between controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The roles of views in a transition between controllers.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that leaves; nil if it stays beneath.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil if it was beneath.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What alongside and completion closures learn about the transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated; turns and resizes are.
  var isAnimated: Bool { get }
  /// Whether it is being undone; never for turns and resizes (R-ROT-07).
  var isCancelled: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// Seconds; there is no clock, so nothing waits for them (R-ROT-08).
  var transitionDuration: TimeInterval { get }
  /// How far a finger is, 0 to 1; 0 for transitions no finger drives.
  var percentComplete: CGFloat { get }
  /// The view everything happens in: the window of a turn or a resize.
  var containerView: UIView { get }
  /// How fast the finger was that let go. Fingers here come to rest before.
  var completionVelocity: CGFloat { get }
  /// The curve the rest runs by.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it can be interrupted: it takes no time.
  var isInterruptible: Bool { get }
  /// The style of a presentation or dismissal; none for all other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the window, identity for all else (R-ROT-06): clockwise by positive angles, as the interface turns on the
  /// device (our sign).
  var targetTransform: CGAffineTransform { get }
  /// The controller in a role; nil for turns and resizes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in a role; nil for turns and resizes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The window of the scene whose code runs.
  public var containerView: UIView { AppScene.current.window ?? UIView() }
  /// As fast as the animation.
  public var completionVelocity: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It cannot.
  public var isInterruptible: Bool { false }
}

/// Runs closures alongside a transition and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// `animation` runs once bounds and traits have changed and layout is done, in the order of registration; `completion`
  /// after the transition (R-ROT-07). Returns whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same with closures that change another view than those of the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// `handler` runs when the finger lets go, with `isCancelled` saying which way it goes on; also when a transition
  /// without fingers ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// As `animate(alongsideTransition:completion:)` without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Where the closures change things makes no difference here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// As for `notifyWhenInteractionChanges(_:)`, up to era 9.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// What all coordinators have: closures, and when they run.
class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []
  private var isOver = false
  fileprivate(set) var isCancelled = false
  fileprivate(set) var isInteractive = false
  var percentComplete: CGFloat = 0

  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    if !isOver { interactionHandlers.append(handler) }
  }

  func runAnimations() {
    var index = 0
    while index < animations.count {
      animations[index](self)
      index += 1
    }
    animations.removeAll()
  }

  /// The finger lets go.
  func endInteraction(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  func runCompletions() {
    isOver = true
    for completion in completions { completion(self) }
    completions.removeAll()
  }

  /// It will never end: nobody is told.
  func giveUp() {
    isOver = true
    (animations, completions, interactionHandlers) = ([], [], [])
  }
}

/// The coordinator of one move of a window.
final class WindowTransition: TransitionCoordinator {
  let from: InterfaceOrientation
  let to: InterfaceOrientation
  /// Controllers that take part by the legacy calls (R-LEG-10), outermost first.
  var legacyControllers: [UIViewController] = []

  /// Whether it is part of a presentation or dismissal, of which legacy calls do not tell (R-MOD-10).
  let isForPresentation: Bool

  init(from: InterfaceOrientation, to: InterfaceOrientation, isForPresentation: Bool = false) {
    self.from = from
    self.to = to
    self.isForPresentation = isForPresentation
  }

  var isRotation: Bool { from != to }
  /// 0.3 s for a quarter turn or a resize, twice that for a half turn (R-ROT-08).
  override var transitionDuration: TimeInterval {
    isRotation && from.isLandscape == to.isLandscape ? 0.6 : 0.3
  }

  override var targetTransform: CGAffineTransform {
    guard isRotation else { return .identity }
    return CGAffineTransform(rotationAngle: CGFloat(to.quarterTurns - from.quarterTurns) * .pi / 2)
  }
}

extension InterfaceOrientation {
  /// Quarter turns clockwise of the interface's up from the top of the device (R-ENUM-08): landscape right points to the
  /// right edge.
  fileprivate var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: -1
    }
  }
}

/// The coordinator of a push, pop, presentation or dismissal. While it lasts, the controllers involved have it as their
/// `transitionCoordinator`.
final class ControllerTransition: TransitionCoordinator {
  private var from: UIViewController?
  private var to: UIViewController?
  private var container: UIViewController?
  /// The run of the app's animator, if there is one.
  weak var context: TransitionContext?
  private let style: UIModalPresentationStyle
  private let startsInteractive: Bool
  /// The views that take part; nil for those that stay beneath.
  var fromView: UIView?
  var toView: UIView?

  init(
    from: UIViewController?, to: UIViewController?, container: UIViewController? = nil,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.style = style
    startsInteractive = isInteractive
    super.init()
    self.isInteractive = isInteractive
  }

  override var initiallyInteractive: Bool { startsInteractive }
  override var presentationStyle: UIModalPresentationStyle { style }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  func begin() { for controller in [from, to, container] { controller?.activeTransition = self } }

  /// The transition is over, one way or the other.
  func end() {
    for controller in [from, to, container] where controller?.activeTransition === self {
      controller?.activeTransition = nil
    }
    if isInteractive || !startsInteractive { endInteraction(isCancelled: isCancelled) }
    runCompletions()
  }

  func cancel() { isCancelled = true }

  override func giveUp() {
    super.giveUp()
    (from, to, container, fromView, toView) = (nil, nil, nil, nil, nil)
    context?.giveUp()
  }
}

extension UIViewController {
  /// The coordinator of the transition this controller or one around it takes part in; while the window turns or is resized,
  /// that of the turn; nil else, and for transitions that are not animated.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in selfAndAncestors {
      (controller as? UINavigationController)?.startWaiting()
      if let transition = controller.activeTransition { return transition }
    }
    return ownScene.activeTurn
  }
}
