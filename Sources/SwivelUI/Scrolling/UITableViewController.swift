// A controller whose view is a table, and which is its source and delegate.

/// A controller of a table. Without overrides it has the rows of the document it was made from.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Whether nothing is chosen any more when the table appears ("any selection is cleared in viewWillAppear").
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of its own making.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the view itself. "UITableViewController sets the data source and the delegate of the table view to self" where there
  /// are none, also of a table that code makes in place of the first, to have another style. Source: Apple documentation,
  /// UITableViewController.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      if let newValue { serve(newValue) }
      view = newValue
    }
  }

  private func serve(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Makes the table as the document has it, else one that fills the interface.
  open override func loadView() {
    if loadNib() { return }
    let table = UITableView(frame: AppScene.current.rootFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView, let chosen = tableView.indexPathsForSelectedRows else {
      return
    }
    for path in chosen { tableView.deselectRow(at: path, animated: animated) }
    // A finger that swipes back and lets go leaves the row chosen, as it was.
    guard let coordinator = transitionCoordinator, coordinator.isInteractive else { return }
    coordinator.animate(alongsideTransition: nil) { [weak tableView] in
      guard $0.isCancelled else { return }
      for path in chosen { tableView?.selectRow(at: path, animated: false) }
    }
  }

  /// The sections of the document; one without a document.
  open func numberOfSections(in tableView: UITableView) -> Int { max(1, tableView.staticSections.count) }

  /// The rows of the document's section; none without a document.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections.indices.contains(section) ? tableView.staticSections[section].cells.count : 0
  }

  /// The row of the document; a plain one without a document.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let sections = tableView.staticSections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].cells[indexPath.row]
  }

  /// What is pulled to load anew.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// Begins or ends editing of the table as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView.setEditing(editing, animated: animated) }
  }
  /// The title above a section: the document's.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSections.indices.contains(section) ? tableView.staticSections[section].title : nil
  }
  /// The title below a section: the document's.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSections.indices.contains(section) ? tableView.staticSections[section].footer : nil
  }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether a row can be moved. "By default, the reordering control is shown if the data source implements" what moves it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { facts.overrides(.moveRow) }
  /// A row was deleted or inserted by a user.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// A row was moved by a user.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The height of a row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    AppScene.current.unimplemented(returning: UITableView.automaticDimension)
  }
  /// The height of a row, about.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  /// The height above a section.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    AppScene.current.unimplemented(returning: UITableView.automaticDimension)
  }
  /// The height below a section.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    AppScene.current.unimplemented(returning: UITableView.automaticDimension)
  }
  /// The view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A cell is shown no more.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// The row that is chosen instead.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The row that is left instead.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// A row is chosen no more.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Whether a touched row shows it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// How a row is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// How far in a row stands.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { AppScene.current.unimplemented(returning: 0) }
  /// What a swipe to the right offers.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe to the left offers.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The menu of a row.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Of the delegate of scrolling.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Of the delegate of scrolling.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Of the delegate of scrolling.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Of the delegate of scrolling.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The button beside a row was tapped.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// The height above a section that was not shown yet, about.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The height below a section that was not shown yet, about.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The view below a section is about to be shown.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// The view above a section is shown no more.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// The view below a section is shown no more.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// A row is touched.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// A row is touched no more.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// What the button that deletes says.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// Whether a row moves in while it is edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// A row is about to be edited.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A row is edited no more.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// What a swipe to the left offers, before era 11.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
  /// Where a row that is moved goes.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Whether a long press opens a menu.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether the menu has an entry.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// An entry was chosen.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Whether something dragged over a row chooses it.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Whether two fingers may begin to choose several. Nobody has two here.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  { false }
  /// Two fingers began to choose several.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Two fingers chose several.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Whether a tap outside editing does what the row is for.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
  /// A tap outside editing: what the row is for is done.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Whether a row can be focused. There is no focus here.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether choosing a row follows the focus.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  /// The row that is focused first.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// How a row is shown above its menu.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What a row goes back to.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// A menu will open.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu will close.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// What is shown above a menu was tapped.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The titles beside the table that lead to sections.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section a title leads to.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

extension MethodSlot {
  private class Plain: UITableViewController {}
  private final class Moving: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  /// `UITableViewController.tableView(_:moveRowAt:to:)`
  @MainActor fileprivate static let moveRow = MethodSlot(
    base: UITableViewController.self, plain: Plain.self, probe: Moving.self)
}
