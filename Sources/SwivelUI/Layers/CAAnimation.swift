// Animations of layers. What they would be seen at in the end is what counts, and the delegate hears of the end when their
// time has passed.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite number, by a name of C's: apps let animations repeat so often.
public let HUGE = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same by the name older headers of C have.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// What has a time of its own.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs.
  var speed: Float { get set }
  /// How far its time is shifted.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// How long it repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation's time runs.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation's time runs: a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]
  /// A curve of a name.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: points = [0, 0, 1, 1]
    case .easeIn: points = [0.42, 0, 1, 1]
    case .easeOut: points = [0, 0, 0.58, 1]
    case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
    case _: points = [0.25, 0.1, 0.25, 1]
    }
  }
  /// A curve bent by two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
  /// A point of the curve, 0…3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0...3).contains(idx) else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }
}

/// Something to be done when a layer changes.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing is done: what stands for no action in a layer's `actions`.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// Who hears of animations. The methods are optional, as in Core Animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: OptionalMethods {
  /// It began.
  func animationDidStart(_ anim: CAAnimation)
  /// It ended; `flag` says whether by itself.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
@preconcurrency @MainActor open class CAAnimation: NumberedObject, CAMediaTiming, CAAction {
  /// Who hears of it; kept, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// How its time runs.
  open var timingFunction: CAMediaTimingFunction?
  /// How many pictures a second it wants, from era 15. Kept.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether it is forgotten when it is over.
  open var isRemovedOnCompletion = true
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How far its time is shifted.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats.
  open var repeatCount: Float = 0
  /// How long it repeats.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What it shows before and after.
  open var fillMode: CAMediaTimingFillMode = .removed
  private var values: [String: Any] = [:]
  /// Adds itself to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
  /// A value the app set by key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value by key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Whether values are added to the property's.
  open var isAdditive = false
  /// Whether repetitions go on from each other.
  open var isCumulative = false
  /// What is done to values before they are used.
  open var valueFunction: CAValueFunction?
  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; the present value for nil.
  open var fromValue: Any?
  /// Where it ends; the present value for nil.
  open var toValue: Any?
  /// What is added.
  open var byValue: Any?
}

/// From one value to another, as a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// What brakes it.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be slower than one that just does not swing over (iOS 17). Kept.
  open var allowsOverdamping = false
  /// A spring that seems to take so many seconds, from era 17: of mass 1 it swings once in that time without a brake. `bounce`, -1 to 1, says
  /// how it is braked: 0 just keeps it from swinging over, more lets it, less makes it slower (the numbers between are ours).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let turn = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), .leastNormalMagnitude)
    stiffness = turn * turn
    damping = 2 * turn * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }
  /// How long it seems to take: a swing without a brake.
  open var perceptualDuration: CFTimeInterval { CFTimeInterval(2 * CGFloat.pi * (mass / stiffness).squareRoot()) }
  /// How far it swings over: 0 for not at all, 1 for ever, less than 0 for slower than that.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
  /// Seconds until what bounds its swings stays below `restShare` of its way; infinite without a brake.
  ///
  /// Of the way, `e^(-rate·t)·(1 + drift·t)` bounds what is left for any brake, and `e^(-rate·t)·reach` as well: the tighter one counts. The
  /// second has no end where the spring just does not swing over.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
    let turn = (stiffness / mass).squareRoot()
    let brake = allowsOverdamping ? damping / (2 * mass) : min(damping / (2 * mass), turn)
    let (swing, drift) = (abs(turn * turn - brake * brake).squareRoot(), abs(brake - initialVelocity))
    let rate = brake > turn ? turn * turn / (brake + swing) : brake
    let reach =
      brake > turn
      ? (abs(brake + swing - initialVelocity) + abs(brake - swing - initialVelocity)) / (2 * swing)
      : hypot(1, drift / swing)
    // Each round is nearer by a factor of rate·t + rate/drift, which is more than 7.
    var drifting = -log(Self.restShare) / rate
    for _ in 0..<20 { drifting = log((1 + drift * drifting) / Self.restShare) / rate }
    return CFTimeInterval(min(drifting, log(reach / Self.restShare) / rate))
  }
  /// The share of the way at which a spring rests. Apple tells of two springs that they take "approximately 2.85 seconds" (damping 5) and "just
  /// over 1 second" (15): between 0.00082 and 0.00084 of the way both do.
  private static let restShare: CGFloat = 1 / 1200
}

/// Through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The way, for positions.
  open var path: CGPath?
  /// When each value is reached, 0…1.
  open var keyTimes: [NSNumber]?
  /// How time runs between them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether what moves turns with the way.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight the curve is at each value, for cubic ways. Kept; nothing is seen between values.
  open var tensionValues: [NSNumber]?
  /// How sharp its corners are. Kept.
  open var continuityValues: [NSNumber]?
  /// Where it bends, before or after a value. Kept.
  open var biasValues: [NSNumber]?
}

/// How values between are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At the same speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve at the same speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves turns with the way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// How a layer comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is faded in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// One content of a layer for another.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How.
  open var type: CATransitionType = .fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where in it to begin, 0…1.
  open var startProgress: Float = 0
  /// Where in it to end, 0…1.
  open var endProgress: Float = 1
}
