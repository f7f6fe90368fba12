// Writing by hand into fields: names for apps that say where it may begin. There is no pencil here, so nobody is asked.

/// Who is asked and told of writing by hand into a view.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// As in UIKit.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// As in UIKit.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// As in UIKit.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Stands for a delegate without the method.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  /// Stands for a delegate without the method.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Writing by hand into a view.
@preconcurrency @MainActor open class UIScribbleInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who is asked and told.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether somebody writes.
  open var isHandlingWriting: Bool { false }
  /// Whether there is a pencil that writes.
  open class var isPencilInputExpected: Bool { false }
  /// Writing whose delegate says where.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Who knows the fields a view without fields of UIKit's has.
@preconcurrency @MainActor public protocol UIIndirectScribbleInteractionDelegate: OptionalMethods {
  /// What a field is known by.
  associatedtype ElementIdentifier: Hashable = String
  /// As in UIKit.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// As in UIKit.
  func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused element: ElementIdentifier)
    -> Bool
  /// As in UIKit.
  func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement element: ElementIdentifier)
    -> CGRect
  /// As in UIKit.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded element: ElementIdentifier, referencePoint: CGPoint,
    completion: @escaping ((UIResponder & UITextInput)?) -> Void)
}

/// Writing by hand into a view that has fields of its own kind.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
  NumberedObject, UIInteraction
{
  /// The view.
  open private(set) weak var view: UIView?
  /// Who knows the fields.
  open private(set) weak var delegate: Delegate?
  /// Whether somebody writes.
  open var isHandlingWriting: Bool { false }
  /// Writing into fields a delegate knows.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
