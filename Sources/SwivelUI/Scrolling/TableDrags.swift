// Dragging out of and dropping on a table: names apps conform to and hand on. Nothing is dragged here.

/// Who gives what is dragged out of a table. Nothing is dragged here.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: OptionalMethods {
  /// What is dragged out.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// What is added to it.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How it is shown.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// It begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// It ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether it may be moved.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether it stays in the app.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// Stands for a delegate without the method.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Stands for a delegate without the method.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Stands for a delegate without the method.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// Stands for a delegate without the method.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Who takes what is dropped on a table. Nothing is dropped here.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: OptionalMethods {
  /// It is dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether it is taken.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// It comes.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would become of it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// It goes.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// It ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How it is shown.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Stands for a delegate without the method.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Stands for a delegate without the method.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Stands for a delegate without the method.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// Something that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// What.
  var dragItem: UIDragItem { get }
  /// Where in the table it comes from; nil for elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown.
  var previewSize: CGSize { get }
}

/// What stands in for something dropped on a table until it is there.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: NumberedObject {
  /// The row it stands at.
  public let insertionIndexPath: IndexPath
  /// The cell's identifier.
  public let reuseIdentifier: String
  /// How it is shown.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
  /// How high it is.
  public let rowHeight: CGFloat
  /// Fills the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// A cell at a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// What stands in for something dropped, while the app fetches it.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: AnyObject {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// It is there: the data source takes it at a place.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It is not coming.
  func deletePlaceholder() -> Bool
}

/// What goes on while something is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; nil for nowhere among the rows.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows something at a row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
  /// Shows something in a row.
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
  /// Shows something until it is there.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// What would become of what is dropped on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Nowhere.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// As fits.
    case automatic = 3
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
