// Dragging text out of fields and text views and into them: what apps switch on and off and are asked. No finger drags text here.
import Foundation

/// How text is dragged out.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without its colours while it is carried.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}
/// What becomes of text that is dropped; raw values are UIKit's.
public enum UITextDropAction: UInt, Sendable {
  /// It is put in.
  case insert = 0
  /// It takes the place of what is selected.
  case replaceSelection = 1
  /// It takes the place of everything.
  case replaceAll = 2
}
/// What proposes an end for text that is dropped.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What becomes of it.
  open var dropAction = UITextDropAction.insert
  /// Whether a move within one view is as quick as it can be.
  open var useFastSameViewOperations = false
}
/// What is asked before text is dragged out.
@preconcurrency @MainActor public protocol UITextDragRequest: AnyObject {
  /// Which text.
  var dragRange: UITextRange { get }
  /// What would be carried.
  var suggestedItems: [UIDragItem] { get }
  /// What is carried already.
  var existingItems: [UIDragItem] { get }
  /// Whether it is what is selected.
  var isSelected: Bool { get }
  /// The session.
  var dragSession: any UIDragSession { get }
}
/// What is asked before something is dropped into text.
@preconcurrency @MainActor public protocol UITextDropRequest: AnyObject {
  /// Where.
  var dropPosition: UITextPosition { get }
  /// What would become of it.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether it comes from the same view.
  var isSameView: Bool { get }
  /// The session.
  var dropSession: any UIDropSession { get }
}

/// Who is asked of text that is dragged out. Nobody is: no finger drags text here.
@preconcurrency @MainActor public protocol UITextDragDelegate: OptionalMethods {
  /// As in UIKit.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  )
    -> [UIDragItem]
  /// As in UIKit.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// As in UIKit.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}
extension UITextDragDelegate {
  /// Stands for a delegate without the method.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
/// Who is asked of what is dropped into text. Nobody is: no finger drops anything here.
@preconcurrency @MainActor public protocol UITextDropDelegate: OptionalMethods {
  /// As in UIKit.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
    -> UITextDropProposal
  /// As in UIKit.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// As in UIKit.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}
extension UITextDropDelegate {
  /// Stands for a delegate without the method.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// What text is dragged out of.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {}
/// What something is dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {}

/// What a field or a text view keeps of it.
@MainActor final class TextDrags: UIDragInteractionDelegate, UIDropInteractionDelegate {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  lazy var drag: UIDragInteraction = {
    let interaction = UIDragInteraction(delegate: self)
    // On iPads from the beginning; a phone's user has to ask for it.
    interaction.isEnabled = UIDragInteraction.isEnabledByDefault
    return interaction
  }()
  lazy var drop = UIDropInteraction(delegate: self)

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}

extension UITextInput where Self: UIView {
  fileprivate var drags: TextDrags {
    guard let values = AssociationTable.values(of: self, isMade: true) else { return TextDrags() }
    return values.textDrags
  }
}
extension UITextDraggable where Self: UIView {
  /// Who is asked.
  public weak var textDragDelegate: (any UITextDragDelegate)? {
    get { drags.dragDelegate }
    set { drags.dragDelegate = newValue }
  }
  /// What text is dragged out by; apps switch it off.
  public var textDragInteraction: UIDragInteraction? { drags.drag }
  /// Whether text is being dragged out: never here.
  public var isTextDragActive: Bool { false }
  /// How it is dragged out. Kept.
  public var textDragOptions: UITextDragOptions {
    get { drags.options }
    set { drags.options = newValue }
  }
}
extension UITextDroppable where Self: UIView {
  /// Who is asked.
  public weak var textDropDelegate: (any UITextDropDelegate)? {
    get { drags.dropDelegate }
    set { drags.dropDelegate = newValue }
  }
  /// What something is dropped by.
  public var textDropInteraction: UIDropInteraction? { drags.drop }
  /// Whether something is over it: never here.
  public var isTextDropActive: Bool { false }
}
extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
