// How property animators are timed: kept for whoever asks, since what they change is changed when they start.

/// Which of an animator's timings there are; raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of a name.
  case builtin = 0
  /// A curve bent by two points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// How an animator is timed.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// Which timings there are.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; one that is bent by points has the first's.
  public let animationCurve: UIView.AnimationCurve
  /// The first point that bends it.
  public let controlPoint1: CGPoint
  /// The second point that bends it.
  public let controlPoint2: CGPoint
  private let isBent: Bool

  /// The system's curve: slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }
  /// A curve of a name, bent as Core Animation's documentation says of that name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBent = false
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }
  /// A curve bent by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBent = true
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }
  /// A name or two points.
  open var timingCurveType: UITimingCurveType { isBent ? .cubic : .builtin }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins.
  public let initialVelocity: CGVector
  /// The curve of the system's spring.
  public override convenience init() { self.init(dampingRatio: 1) }
  /// A spring that is braked so much.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  /// The same with a beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
  /// A spring by its nature.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
  /// A spring by how long it seems to take and how far it swings over, from era 17.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }
  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
