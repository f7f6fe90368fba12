// Dragging out and dropping, pointers: names apps conform to. Nothing of it happens here.

/// Something being dragged out.
@preconcurrency @MainActor public protocol UIDragSession: AnyObject {
}

/// Something being dropped.
@preconcurrency @MainActor public protocol UIDropSession: AnyObject {
}

/// Something resting over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
}

/// Something to be dragged out.
@preconcurrency @MainActor open class UIDragItem: NumberedObject {
  /// Kept, and not shown.
  open var localObject: Any?
  /// Something.
  public override init() { super.init() }
}

/// What becomes of what is dropped; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// UIKit's case of this name.
  case cancel = 0
  /// UIKit's case of this name.
  case forbidden = 1
  /// UIKit's case of this name.
  case copy = 2
  /// UIKit's case of this name.
  case move = 3
}

/// What would become of what is dropped.
@preconcurrency @MainActor open class UIDropProposal: NumberedObject {
  /// What.
  public let operation: UIDropOperation
  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Who says how a pointer looks.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// As in UIKit.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
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
}

/// Where a pointer is.
@preconcurrency @MainActor open class UIPointerRegion: NumberedObject {
  /// The rectangle.
  public let rect: CGRect
  /// A region.
  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

/// Where a pointer came to.
@preconcurrency @MainActor open class UIPointerRegionRequest: NumberedObject {
  /// Kept, and not shown.
  open var location: CGPoint = .zero
}

/// How a pointer looks.
@preconcurrency @MainActor open class UIPointerStyle: NumberedObject {
  /// A look for what it is over.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
}

/// What a pointer does to what it is over.
public enum UIPointerEffect {
  /// As fits.
  case automatic(UITargetedPreview)
  /// It shines.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It hovers.
  case hover(UITargetedPreview)
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
  public init(delegate: (any UIPointerInteractionDelegate)?) {
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
