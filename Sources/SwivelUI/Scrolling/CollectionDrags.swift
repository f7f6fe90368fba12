// Dragging out of and dropping on a collection: names apps conform to and hand on. Nothing is dragged here.

/// Who is told of items that will soon be shown.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: OptionalMethods {
  /// As in UIKit.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// As in UIKit.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Stands for a delegate without the method.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// Who gives what is dragged out of a collection. Nothing is dragged here.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: OptionalMethods {
  /// What is dragged out.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is added to it.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How it is shown.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// It begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// It ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether it may be moved.
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Whether it stays in the app.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Stands for a delegate without the method.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Stands for a delegate without the method.
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// Stands for a delegate without the method.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Stands for a delegate without the method.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Who takes what is dropped on a collection. Nothing is dropped here.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: OptionalMethods {
  /// It is dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether it is taken.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// It comes.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What would become of it.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// It goes.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// It ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How it is shown.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Stands for a delegate without the method.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Stands for a delegate without the method.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// Stands for a delegate without the method.
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// Something that is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// What.
  var dragItem: UIDragItem { get }
  /// Where in the collection it comes from; nil for elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown.
  var previewSize: CGSize { get }
}

/// What stands in for something dropped on a collection until it is there.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: NumberedObject {
  /// The item it stands at.
  public let insertionIndexPath: IndexPath
  /// The cell's identifier.
  public let reuseIdentifier: String
  /// How it is shown.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
  /// Fills the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// A cell at a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// What stands in for something dropped, while the app fetches it.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: AnyObject {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// It is there: the data source takes it at a place.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It is not coming.
  func deletePlaceholder() -> Bool
}

/// What goes on while something is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where; nil for nowhere among the items.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows something at a item.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
  /// Shows something in a item.
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
  /// Shows something until it is there.
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// What would become of what is dropped on a collection.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Nowhere.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into a item.
    case insertIntoDestinationIndexPath = 2
  }
  /// Where.
  public let intent: Intent
  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// A proposal of no place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
