// How a view looks below a pointer or a glance (iOS 17): kept, for no device here has either.

/// What a view does below a pointer.
@preconcurrency @MainActor open class UIHoverStyle: NumberedObject {
  /// What it does; nil for what is usual.
  public var effect: (any UIHoverEffect)?
  /// The shape it does it in; nil for the view's own.
  public var shape: UIShape?
  /// Whether it does.
  public var isEnabled = true

  /// A style.
  public init(effect: (any UIHoverEffect)? = nil, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }
  /// The usual one.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// What can be done below a pointer.
public protocol UIHoverEffect: Sendable {}

/// What is usual.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates it.
  public init() {}
}
/// A light below the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates it.
  public init() {}
}
/// The view rises.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates it.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// What is usual.
  public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light below the pointer.
  public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view rises.
  public static var lift: Self { Self() }
}

/// A shape that follows a view's size.
public struct UIShape: Sendable {
  enum Form: Sendable {
    case rect(CGFloat?)
    case capsule, circle
    case path(CGPath)
  }
  let form: Form
  /// As the view is.
  public static let rect = UIShape(form: .rect(nil))
  /// With half circles at its ends.
  public static let capsule = UIShape(form: .capsule)
  /// A circle.
  public static let circle = UIShape(form: .circle)
  /// As the view is, with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(form: .rect(cornerRadius)) }
  /// An outline.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(form: .path(CGPath(rect: rect, transform: nil))) }
  /// An outline.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(form: .path(path.cgPath)) }
}
