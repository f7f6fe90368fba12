// What is dragged and dropped: items, sessions and previews. No finger carries anything from view to view here, so sessions are
// names that apps' delegates are written in.
import Foundation

/// Something to be dragged out.
@preconcurrency @MainActor open class UIDragItem: NumberedObject {
  /// What is loaded where it is dropped.
  public let itemProvider: NSItemProvider
  /// A value of the app's own.
  open var localObject: Any?
  /// Gives what is drawn of it.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Something.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// Draws it anew.
  open func setNeedsDropPreviewUpdate() {}
}

/// What dragging and dropping have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether it may leave its place.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in its app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  /// Whether something of it has a kind.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether something of it can be made an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Whether something of it can be made a value of a type.
  func canLoadObjects<Value: ItemProvidedValue>(ofClass aType: Value.Type) -> Bool
}

/// Something being dragged out.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's own.
  var localContext: Any? { get set }
}

/// Something being dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the same app it comes from.
  var localDragSession: (any UIDragSession)? { get }
  /// What is shown while it loads.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How much is loaded.
  var progress: Progress { get }
  /// Loads what can be made objects of a class.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
  /// Loads what can be made values of a type.
  @discardableResult func loadObjects<Value: ItemProvidedValue>(
    ofClass aType: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress
}

/// What is shown while something dropped loads; raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// As ever.
  case `default` = 1
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
  /// Whether the place is as small as the finger.
  open var isPrecise = false
  /// Whether what is dragged is drawn in full size.
  open var prefersFullSizePreview = false
  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
  /// The same under UIKit's other name.
  public convenience init(dropOperation operation: UIDropOperation) { self.init(operation: operation) }
}

/// What goes on while something is lifted or falls back.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// As in UIKit.
  func addAnimations(_ animations: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// How a view is drawn while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// What is drawn of something that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NumberedObject {
  /// The view.
  public let view: UIView
  /// How.
  public let parameters: UIDragPreviewParameters
  /// A view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// A view as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Where something that is dragged is drawn.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// What is drawn of something that is dragged, and where.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same elsewhere.
  open func retargetedPreview(with target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: target)
  }
}
