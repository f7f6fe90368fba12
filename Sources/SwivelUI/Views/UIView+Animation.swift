// Animations: what they change is changed at once, and their completions run when they would end in the device's time.

extension UIView {
  /// How animations run; raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's option of this name.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// UIKit's option of this name.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// UIKit's option of this name.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// UIKit's option of this name.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// UIKit's option of this name.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// UIKit's option of this name.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// UIKit's option of this name.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// UIKit's option of this name.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// UIKit's option of this name.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// UIKit's option of this name.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// UIKit's option of this name.
    public static let curveEaseInOut: AnimationOptions = []
    /// UIKit's option of this name.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// UIKit's option of this name.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// UIKit's option of this name.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// UIKit's option of this name.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// UIKit's option of this name.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// UIKit's option of this name.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// UIKit's option of this name.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// UIKit's option of this name.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// UIKit's option of this name.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// UIKit's option of this name.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// UIKit's option of this name.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// UIKit's option of this name.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// What asked to be brought up to date is, before and after the changes (era 26): transitions take no time
    /// here, and it is anyway. The bit is ours.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }

  /// How animations are timed; raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Slowly at both ends.
    case easeInOut = 0
    /// Slowly at first.
    case easeIn = 1
    /// Slowly at last.
    case easeOut = 2
    /// Evenly.
    case linear = 3
  }

  /// Transitions of whole views; raw values are UIKit's.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none = 0
    /// From the left.
    case flipFromLeft = 1
    /// From the right.
    case flipFromRight = 2
    /// Upwards.
    case curlUp = 3
    /// Downwards.
    case curlDown = 4
  }

  /// How keyframes run; raw values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's option of this name.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// UIKit's option of this name.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// UIKit's option of this name.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// UIKit's option of this name.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// UIKit's option of this name.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// UIKit's option of this name.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// UIKit's option of this name.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// UIKit's option of this name.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// UIKit's option of this name.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// UIKit's option of this name.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// UIKit's option of this name.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// UIKit's option of this name.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions = [], _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let isEnabled = areAnimationsEnabled
    // Inside another animation that one's duration counts, unless told otherwise.
    let inherited = options.contains(.overrideInheritedDuration) ? nil : AnimationSpan.duration
    let duration = isEnabled ? inherited ?? max(0, duration) : 0
    let changes = AnimationSpan.during(duration, animations)
    guard let completion else { return }
    let isEndless = isEnabled && options.contains(.repeat)
    let seconds = isEndless ? .infinity : isEnabled ? max(0, delay) + duration : 0
    let running = RunningAnimation(changes, completion)
    AnimationSpan.after(seconds, ticket: running.ticket) { running.end(true) }
  }

  /// Makes the changes at once; `completion` runs after `delay` and `duration`: of nothing, when the input ends. That of an
  /// animation in a transition of an app's own runs when the input ends too, for transitions take no time here, or when the
  /// finger lets go that drives it.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay, [], animations, completion) }

  /// The same with options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay, options, animations, completion) }

  /// The same as a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay, options, animations, completion) }

  /// The same as a spring that is over after so many seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay, options, animations, completion) }

  /// Makes the changes of all keyframes at once, in their order.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay, AnimationOptions(rawValue: options.rawValue & 0xff), animations, completion) }

  /// A keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes what a view contains.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { run(duration, 0, options, animations ?? {}, completion) }

  /// Puts a view in another's place, or hides and shows them if options say so.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, 0, options,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  /// Makes changes without animation: animations begun meanwhile take no time.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let isEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(isEnabled)
  }
  /// Whether animations take time.
  public class var areAnimationsEnabled: Bool { AppScene.running?.app.animates ?? true }
  /// Sets whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) { AppScene.running?.app.animates = enabled }
  /// How long the animation around this code lasts.
  public class var inheritedAnimationDuration: TimeInterval { AnimationSpan.duration ?? 0 }
  /// Says how often the animations begun in `animations` repeat; they are at their ends at once, and run once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}
