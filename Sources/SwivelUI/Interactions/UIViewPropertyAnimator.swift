// Animations as objects. They take no time: what they change is changed when they start, and they are over when the input is.

/// How far an animator is; raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// UIKit's case of this name.
  case inactive = 0
  /// UIKit's case of this name.
  case active = 1
  /// UIKit's case of this name.
  case stopped = 2
}

/// Where an animator ended; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// UIKit's case of this name.
  case end = 0
  /// UIKit's case of this name.
  case start = 1
  /// UIKit's case of this name.
  case current = 2
}

/// How an animator is timed.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
}

/// A curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A curve of a name.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// A curve bent by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// A spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins.
  public let initialVelocity: CGVector
  /// A spring.
  public override convenience init() { self.init(dampingRatio: 1) }
  /// A spring that is braked so much.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  /// The same with a beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
  /// A spring by its nature.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
}

/// An animation as an object.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// As in UIKit.
  func startAnimation()
  /// As in UIKit.
  func startAnimation(afterDelay delay: TimeInterval)
  /// As in UIKit.
  func pauseAnimation()
  /// As in UIKit.
  func stopAnimation(_ withoutFinishing: Bool)
  /// As in UIKit.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same, to which more can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// As in UIKit.
  func addAnimations(_ animation: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Changes of views with a completion. They are made when it starts; while it is paused or under a finger they are made
/// already, and the completion waits for the end.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NumberedObject, UIViewImplicitlyAnimating {
  /// Seconds.
  public let duration: TimeInterval
  /// How it is timed.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How far it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes on by itself.
  open private(set) var isRunning = false
  /// Whether it runs back.
  open var isReversed = false
  /// How far it came, 0…1.
  open var fractionComplete: CGFloat = 0 { didSet { begin() } }
  /// Whether it can be paused.
  open var isInterruptible = true
  /// Whether touches are heeded meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether a finger moves it evenly.
  open var scrubsLinearly = true
  /// Whether it rests at the end.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

  /// An animation timed by a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  private init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }
  /// An animation timed by a curve of a name.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration, animations)
  }
  /// An animation timed by a bent curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }
  /// An animation as a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration, animations)
  }
  /// An animation that starts at once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes; of one under way they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }
  /// Adds changes that begin later; they begin with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds what follows the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    let due = animations
    animations = []
    for change in due { change() }
  }
  /// Makes the changes; the completions run when the input ends.
  open func startAnimation() {
    begin()
    guard state == .active else { return }
    isRunning = true
    run += 1
    let mine = run
    AppScene.running?.later { [weak self] in
      guard let self, isRunning, run == mine else { return }
      end(isReversed ? .start : .end)
    }
  }
  /// The same later, which is at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Stays where it is.
  open func pauseAnimation() {
    begin()
    isRunning = false
  }
  /// Goes on.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    timingParameters = parameters ?? timingParameters
    startAnimation()
  }
  /// Ends without completions, or waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends one that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(finalPosition)
  }
  private func end(_ position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}

/// A clock of the screen's pictures. Nothing is drawn here, so it never ticks.
@preconcurrency @MainActor open class CADisplayLink: NumberedObject {
  /// Whether it rests.
  open var isPaused = false
  /// Pictures a second.
  open var preferredFramesPerSecond = 0
  /// Pictures a second, from era 15.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the last picture was shown.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next will be.
  open var targetTimestamp: CFTimeInterval { 1 / 60 }
  /// Seconds between pictures.
  open var duration: CFTimeInterval { 1 / 60 }
  /// A clock that calls a method.
  public init(target: Any, selector sel: Selector) { super.init() }
  /// Lets it tick, which it does not: the ledger says so.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    AppScene.running?.record("CADisplayLink", "warning: nothing is drawn here, so a display link never ticks")
  }
  /// Lets it tick no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends it.
  open func invalidate() {}
}
