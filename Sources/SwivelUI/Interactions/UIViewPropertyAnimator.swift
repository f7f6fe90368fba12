// Animations as objects: what they change is changed when they start, and they are over when their time has passed.

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
  /// Whether it runs back: from where it is, if it is under way.
  open var isReversed = false {
    willSet {
      guard newValue != isReversed else { return }
      progress = fractionComplete
      started = now
    }
    didSet { if isReversed != oldValue, isRunning { run(after: 0) } }
  }
  /// How far it came in time, 0…1.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0 else { return progress }
      // Before its delay has passed nothing has.
      let passed = CGFloat(max(0, Double(now - started)) / 1e9 / duration)
      return min(max(0, progress + (isReversed ? -passed : passed)), 1)
    }
    set {
      begin()
      progress = min(max(0, newValue), 1)
      started = now
      if isRunning { run(after: 0) }
    }
  }
  /// Kept: whether views it moves are touched where they are seen.
  open var isManualHitTestingEnabled = false
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
  /// How far it was when it last began to run.
  private var progress: CGFloat = 0
  /// When that was, in nanoseconds of the device's time.
  private var started: Int64 = 0
  private var ticket: PutOffTicket?
  /// What it changed, to take it back where it ends at its start.
  private var changes: [AnimationSpan.Change] = []
  private var now: Int64 { AppScene.running?.device.clock.now ?? 0 }

  /// An animation timed by a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// An animation that takes no time until `continueAnimation(withTimingParameters:durationFactor:)` says otherwise.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }
  private convenience init(
    _ duration: TimeInterval, _ parameters: any UITimingCurveProvider, _ animations: (() -> Void)?
  ) {
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }
  /// An animation timed by a curve of a name.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }
  /// An animation timed by a bent curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration, UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2), animations) }
  /// An animation as a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }
  /// An animation that starts at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    // The curve's number stands in two bits of the options.
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Seconds its duration begins after the start.
  public final private(set) var delay: TimeInterval = 0

  /// Adds changes; of one under way they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { changes += AnimationSpan.during(duration, animation) } else { animations.append(animation) }
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
    changes += AnimationSpan.during(duration) { for change in due { change() } }
  }
  /// Makes the changes; the completions run when its duration has passed.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// The same, with the duration beginning later.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(0, delay)
    begin()
    guard state == .active else { return }
    run(after: delay)
  }
  /// Lets the rest of it pass, which takes `factor` of the duration; by default what is left of that.
  private func run(after delay: TimeInterval, for factor: CGFloat? = nil) {
    progress = fractionComplete
    let left = isReversed ? progress : 1 - progress
    isRunning = true
    started = now + VirtualClock.nanoseconds(max(0, delay))
    ticket?.isCancelled = true
    let ticket = PutOffTicket()
    self.ticket = ticket
    let seconds = UIView.areAnimationsEnabled ? max(0, delay) + max(0, duration) * Double(factor ?? left) : 0
    AnimationSpan.after(seconds, ticket: ticket) { [self] in
      guard isRunning, !ticket.isCancelled else { return }
      if pausesOnCompletion {
        progress = isReversed ? 0 : 1
        isRunning = false
      } else {
        end(isReversed ? .start : .end)
      }
    }
  }
  /// Stays where it is.
  open func pauseAnimation() {
    begin()
    progress = fractionComplete
    isRunning = false
    ticket?.isCancelled = true
  }
  /// Goes on, for a part of the duration; for what is left of it where that is 0.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    timingParameters = parameters ?? timingParameters
    begin()
    guard state == .active else { return }
    run(after: 0, for: durationFactor > 0 ? durationFactor : nil)
  }
  /// Ends without completions, or waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    progress = fractionComplete
    isRunning = false
    ticket?.isCancelled = true
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (completions, changes) = ([], []) }
  }
  /// Ends one that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(finalPosition)
  }
  private func end(_ position: UIViewAnimatingPosition) {
    isRunning = false
    progress = 0
    state = .inactive
    // At the start are the values there were before (UIViewAnimatingPosition.start).
    if position == .start { for change in changes.reversed() { change.undo() } }
    changes = []
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
