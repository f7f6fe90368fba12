// Pointers: how they look over views, and who says so. There is no pointer here, so nobody is asked.

/// What goes on while a pointer comes and goes.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// As in UIKit.
  func addAnimations(_ animations: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Who says how a pointer looks.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// As in UIKit.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// As in UIKit.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// As in UIKit.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Stands for a delegate without the method.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Stands for a delegate without the method.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Where a pointer is.
@preconcurrency @MainActor open class UIPointerRegion: NumberedObject {
  /// The rectangle.
  public let rect: CGRect
  /// The name.
  public let identifier: AnyHashable?
  /// Whether the pointer stays in it, and along which axes.
  open var latchingAxes: UIAxis = []
  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where a pointer came to.
@preconcurrency @MainActor open class UIPointerRegionRequest: NumberedObject {
  /// The place.
  open var location: CGPoint { .zero }
  /// Keys held meanwhile.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// How a pointer looks.
@preconcurrency @MainActor open class UIPointerStyle: NumberedObject {
  /// What it does to what it is over; nil for nothing.
  let effect: UIPointerEffect?
  /// Its shape; nil for that of what it is over.
  let shape: UIPointerShape?
  /// Along which axes it is held.
  let constrainedAxes: UIAxis
  /// What stands beside it, from era 15.
  open var accessories: [UIPointerAccessory] = []

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    super.init()
  }
  /// A look for what it is over.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape, []) }
  /// A shape of its own.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(nil, shape, axes) }
  /// The pointer is not seen.
  public static func hidden() -> Self { made() }
  /// The pointer looks as ever.
  public static func system() -> Self { made() }
  private static func made() -> Self {
    guard let style = UIPointerStyle(nil, nil, []) as? Self else { preconditionFailure("styles are UIPointerStyle") }
    return style
  }
}

/// What stands beside a pointer, from era 15.
@preconcurrency @MainActor open class UIPointerAccessory: NumberedObject {
  /// Where it stands.
  public struct Position: Sendable, Hashable {
    /// How far from the middle.
    public let offset: CGFloat
    /// In which direction.
    public let angle: CGFloat
    /// A place.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
    /// Above.
    public static let top = Position(offset: 16, angle: 0)
    /// To the right.
    public static let right = Position(offset: 16, angle: .pi / 2)
    /// Below.
    public static let bottom = Position(offset: 16, angle: .pi)
    /// To the left.
    public static let left = Position(offset: 16, angle: .pi * 3 / 2)
  }
  /// Its shape.
  public let shape: UIPointerShape
  /// Where it stands.
  public let position: Position
  /// A shape in a place.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }
  /// An arrow in a place.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }
}

/// What a pointer does to what it is over.
public enum UIPointerEffect {
  /// How what it hovers over is tinted; raw values are UIKit's.
  public enum TintMode: Int, Sendable {
    /// Not.
    case none = 0
    /// Above it.
    case overlay = 1
    /// Below it.
    case underlay = 2
  }
  /// As fits.
  case automatic(UITargetedPreview)
  /// It shines.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It hovers.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line downwards.
  case verticalBeam(length: CGFloat)
  /// A line across.
  case horizontalBeam(length: CGFloat)
  /// A radius for round corners by itself.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A pointer over a view. There are no pointers here.
@preconcurrency @MainActor open class UIPointerInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who says how it looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it is heeded.
  open var isEnabled = true
  /// A pointer's looks given by a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks anew.
  open func invalidate() {}
}

extension UIButton {
  /// Says how a pointer looks over a button, given what it would look like; nobody asks, for there is no pointer.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
