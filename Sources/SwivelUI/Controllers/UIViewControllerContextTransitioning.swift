// Transitions that apps animate themselves: the animator, what it works on, and the finger that may drive it.

/// What an animator works on.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view everything happens in. The animator puts the incoming view into it.
  var containerView: UIView { get }
  /// Whether to animate at all.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether the finger let go too early: what `completeTransition(_:)` shall be told.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation or dismissal.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity: turns are the window's.
  var targetTransform: CGAffineTransform { get }
  /// Says that the finger rests. Optional for who only works on what is there.
  func pauseInteractiveTransition()
  /// Says how far a finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger let go far enough.
  func finishInteractiveTransition()
  /// Says that the finger let go too early.
  func cancelInteractiveTransition()
  /// Ends the transition; the animator has to call it, and until it does the transition lasts.
  func completeTransition(_ didComplete: Bool)
  /// The controller in a role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in a role; nil for one that stays beneath.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view begins; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing: what is animated has come as far as it has.
  public func pauseInteractiveTransition() {}
}

/// Animates a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds; nothing waits for them.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Puts the views where they belong and calls `completeTransition(_:)`, at once or from a completion.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The same as an animation that can be held. Never asked here: `animateTransition(using:)` begins it. Optional.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// After the transition. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for an animator without the method: one that does its work when it starts.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) {
      self.animateTransition(using: transitionContext)
    }
  }
  /// Stands for an animator without the method.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The finger begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A finger in hundredths: begins the animator's work, which ends when the app says `finish()` or `cancel()`, in the same
/// input or a later one.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NumberedObject,
  UIViewControllerInteractiveTransitioning
{
  /// How far the finger has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  private weak var context: TransitionContext?

  /// How the rest runs after the finger let go. It takes no time.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How fast the rest runs, 1 for as fast as the animation. It takes no time.
  open var completionSpeed: CGFloat = 1
  /// How the rest is timed. It takes no time.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the finger begins the transition.
  open var wantsInteractiveStart = true
  /// Seconds the animator wants.
  open var duration: CGFloat { context.map { CGFloat($0.animatorDuration) } ?? 0 }

  /// Creates a finger that has not begun.
  public override init() { super.init() }
  /// The finger rests. What is animated has come as far as it has.
  open func pause() {}

  /// The finger begins: the animator's completions wait for its end.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    context?.animate()
  }

  /// The finger has come so far.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The finger lets go far enough.
  open func finish() {
    context?.finishInteractiveTransition()
    context?.releaseCompletions()
  }

  /// The finger lets go too early.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context?.releaseCompletions()
  }
}

/// One run of an animator.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  private let coordinator: ControllerTransition?
  let containerView: UIView
  private let animator: any UIViewControllerAnimatedTransitioning
  private let start: CGRect
  private let target: CGRect
  /// The incoming view is in the window, or would be if the animator had put it there.
  var entered: ((AppScene) -> Void)?
  /// The transition is over.
  var completed: ((Bool, AppScene) -> Void)?
  /// Where it takes place. An app may keep the transition for longer than that is there.
  private var place: BackLink<AppScene>?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// Completions of animations begun under the finger.
  private var waiting: [(Bool) -> Void] = []
  private var isRunning = false
  private var verdict: Bool?

  init(
    coordinator: ControllerTransition?, containerView: UIView, animator: any UIViewControllerAnimatedTransitioning,
    initialFrame: CGRect, finalFrame: CGRect
  ) {
    self.coordinator = coordinator
    self.containerView = containerView
    self.animator = animator
    start = initialFrame
    target = finalFrame
    coordinator?.context = self
  }

  /// Seconds the animator wants.
  var animatorDuration: TimeInterval { animator.transitionDuration(using: self) }
  /// Where the incoming view is to end.
  var targetFrame: CGRect { target }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { coordinator?.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  /// Lets the animator work, by way of the finger if there is one.
  func run(_ interaction: (any UIViewControllerInteractiveTransitioning)?, in scene: AppScene) {
    isRunning = true
    place = scene.link
    isInteractive = interaction != nil
    if let interaction { interaction.startInteractiveTransition(self) } else { animate() }
    entered?(scene)
    coordinator?.runAnimations()
    isRunning = false
    if let verdict { end(verdict) }
  }

  /// The animator's own work. While a finger drives it, completions of its animations wait for the finger.
  func animate() {
    let app = AppScene.current.app
    let outer = app.animatingContext
    app.animatingContext = isInteractive ? self : nil
    app.transitioning { animator.animateTransition(using: self) }
    app.animatingContext = outer
  }

  func wait(_ completion: @escaping (Bool) -> Void) { waiting.append(completion) }

  func releaseCompletions() {
    let due = waiting
    waiting = []
    for completion in due { completion(!transitionWasCancelled) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator?.endInteraction(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator?.endInteraction(isCancelled: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard verdict == nil else { return }
    verdict = didComplete
    if !isRunning { end(didComplete) }
  }

  private func end(_ didComplete: Bool) {
    let completed = completed
    self.completed = nil
    entered = nil
    if let scene = place?.object { completed?(didComplete, scene) }
    animator.animationEnded(didComplete)
  }

  /// It will never end.
  func giveUp() {
    (entered, completed) = (nil, nil)
    waiting = []
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator?.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === coordinator?.viewController(forKey: .from) ? start : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === coordinator?.viewController(forKey: .to) ? target : .zero
  }
}
