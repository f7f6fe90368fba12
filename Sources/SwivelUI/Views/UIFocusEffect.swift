// What is seen around what has the focus. Nothing is drawn here.

/// How what has the focus looks.
@preconcurrency @MainActor open class UIFocusEffect: NumberedObject, @preconcurrency NSCopying {
  /// The system's.
  public override required init() { super.init() }
  /// The same in an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any { Self() }
}

/// A line around what has the focus.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the line is; nil for around the view.
  public private(set) var shape: UIBezierPath?
  /// The view it is drawn in.
  open weak var containerView: UIView?
  /// The view it is drawn above.
  open weak var referenceView: UIView?
  /// On which side of its shape the line is; raw values are UIKit's.
  public enum Position: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }
  /// On which side of its shape the line is.
  open var position = Position.automatic

  /// A line around the view.
  public required init() {
    shape = nil
    super.init()
  }
  private init(_ shape: UIBezierPath) {
    self.shape = shape
    super.init()
  }
  /// A line around a rectangle.
  public convenience init(rect: CGRect) { self.init(UIBezierPath(rect: rect)) }
  /// A line around a rectangle with round corners.
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
  }
  /// A line along a path.
  public convenience init(path: UIBezierPath) { self.init(path) }
  /// The same line, in the same views, in an object of its own.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = Self()
    (made.shape, made.position) = (shape, position)
    (made.containerView, made.referenceView) = (containerView, referenceView)
    return made
  }
}

extension UIView {
  /// How the view looks while it has the focus. Kept.
  public var focusEffect: UIFocusEffect? {
    get { associations?.focusEffect }
    set { madeAssociations.focusEffect = newValue }
  }
}
