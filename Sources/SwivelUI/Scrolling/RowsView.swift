// What apps ask and tell a table of its rows, as members of a class: apps override them, and what an extension declares cannot be
// overridden. What they do is in extensions of UITableView, under names that begin with `plain`.

/// The base of `UITableView`.
@preconcurrency @MainActor open class RowsView: UIScrollView {
  /// How many sections there are.
  open var numberOfSections: Int { asTable.plainNumberOfSections }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { asTable.plainNumberOfRows(inSection: section) }
  /// Where a row is in the content; zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { asTable.plainRectForRow(at: indexPath) }
  /// Where a section is in the content.
  open func rect(forSection section: Int) -> CGRect { asTable.plainRect(forSection: section) }
  /// Where a section's header is.
  open func rectForHeader(inSection section: Int) -> CGRect { asTable.plainRectForHeader(inSection: section) }
  /// Where a section's footer is.
  open func rectForFooter(inSection section: Int) -> CGRect { asTable.plainRectForFooter(inSection: section) }
  /// The view above a section, if it is a header.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    asTable.plainHeaderView(forSection: section)
  }
  /// The view below a section, if it is a footer.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    asTable.plainFooterView(forSection: section)
  }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { asTable.plainIndexPathForRow(at: point) }
  /// The rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { asTable.plainIndexPathsForRows(in: rect) }
  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? { asTable.plainIndexPathsForVisibleRows }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    asTable.plainScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the chosen row.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    asTable.plainScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  /// Begins changes that are made together.
  open func beginUpdates() { asTable.plainBeginUpdates() }
  /// Ends changes that are made together: the numbers of rows must be those before and what was inserted and deleted.
  open func endUpdates() { asTable.plainEndUpdates() }
  /// Makes changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    asTable.plainPerformBatchUpdates(updates, completion: completion)
  }
  /// Makes changes together that are not kept longer than that, as Objective-C declares them.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
  /// Rows were inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    asTable.plainInsertRows(at: indexPaths, with: animation)
  }
  /// Rows were deleted; those that were chosen are no more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    asTable.plainDeleteRows(at: indexPaths, with: animation)
  }
  /// Rows are others, and chosen no more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    asTable.plainReloadRows(at: indexPaths, with: animation)
  }
  /// Rows are to be filled anew; what was chosen stays so.
  open func reconfigureRows(at indexPaths: [IndexPath]) { asTable.plainReconfigureRows(at: indexPaths) }
  /// A row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    asTable.plainMoveRow(at: indexPath, to: newIndexPath)
  }
  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    asTable.plainInsertSections(sections, with: animation)
  }
  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    asTable.plainDeleteSections(sections, with: animation)
  }
  /// Sections are others, with as many rows as the data source says.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    asTable.plainReloadSections(sections, with: animation)
  }
  /// A section was moved, and what was chosen in it is forgotten.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    asTable.plainMoveSection(section, toSection: newSection)
  }
  /// The titles beside the table are others; they are not shown.
  open func reloadSectionIndexTitles() { asTable.plainReloadSectionIndexTitles() }
  /// Lets `dequeueReusableHeaderFooterView` make views of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    asTable.plainRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Lets `dequeueReusableHeaderFooterView` make the first view of a xib.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    asTable.plainRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A new header or footer; nil if none is registered under this name.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    asTable.plainDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  /// The chosen rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { asTable.plainIndexPathsForSelectedRows }
  /// Chooses a row without telling the delegate, and scrolls to it; nil for none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    asTable.plainSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// The row of a cell; nil for one that is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { asTable.plainIndexPath(for: cell) }
  /// The cell of a row; nil for one that is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { asTable.plainCellForRow(at: indexPath) }
  /// The chosen row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { asTable.plainIndexPathForSelectedRow }
  /// Chooses the row no more, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    asTable.plainDeselectRow(at: indexPath, animated: animated)
  }

  // Every one is a table: nothing else comes from this class.
  private var asTable: UITableView { unsafeDowncast(self, to: UITableView.self) }
}
