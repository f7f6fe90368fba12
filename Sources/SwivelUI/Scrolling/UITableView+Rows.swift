// Rows by number and by place, and changes of them.

extension UITableView {
  /// How rows come and go; raw values are UIKit's. It takes no time.
  public enum RowAnimation: Int, Sendable {
    /// Faded.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As fits.
    case automatic = 100
  }

  /// What separators are counted from; raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The insets that are usual.
    case fromAutomaticInsets = 1
  }
  /// When cells that changed are measured anew; raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they say so.
    case enabled = 1
    /// When their constraints change, too.
    case enabledIncludingConstraints = 2
  }
  /// What hugs its content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers of sections.
    public static let sectionHeaders = ContentHuggingElements(rawValue: 8)
  }

  /// Where a row comes to stand; raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Stands for the titles beside a table's own search field.
  public static let indexSearch = "{search}"

  func bringUpToDate() {
    if needsRows, updateDepth == 0, AppScene.current.canvas == nil {
      makeRows()
      placeRows()
    }
  }

  var plainNumberOfSections: Int {
    bringUpToDate()
    return rowCounts.count
  }
  func plainNumberOfRows(inSection section: Int) -> Int {
    bringUpToDate()
    return rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }
  func plainRectForRow(at indexPath: IndexPath) -> CGRect {
    cell(of: indexPath)?.frame ?? longRows?.frame(of: indexPath) ?? .zero
  }
  func plainRect(forSection section: Int) -> CGRect {
    let frames =
      longRows.map { long in
        [0, plainNumberOfRows(inSection: section) - 1].compactMap {
          long.frame(of: IndexPath(row: $0, section: section))
        }
      } ?? rows.filter { $0.section == section }.map(\.cell.frame)
    let all = frames + [headers[section], footers[section]].compactMap { $0 }.map { restingFrame($0) }
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }
  func plainRectForHeader(inSection section: Int) -> CGRect { restingFrame(headers[section]) }
  func plainRectForFooter(inSection section: Int) -> CGRect { restingFrame(footers[section]) }
  func plainHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  func plainFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  func plainIndexPathForRow(at point: CGPoint) -> IndexPath? {
    longRows.map { $0.path(at: point) } ?? rows.first { $0.cell.frame.contains(point) }?.path
  }
  func plainIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    longRows.map { $0.paths(in: rect) }
      ?? rows.filter { $0.cell.frame.overlapsDown(rect) }.map(\.path)
  }
  var plainIndexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

  func plainScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bringUpToDate()
    var aim = CGRect.zero
    for _ in 0..<Self.aims {
      // Rows that get their cells by scrolling may be higher or lower than was thought, and with them the place is another.
      let rect = rectForRow(at: indexPath)
      guard rect != .zero, rect != aim else { return }
      aim = rect
      scroll(to: rect, of: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// How often a place is aimed at: the first time makes the rows around it, so that the second knows where it is.
  private static let aims = 4

  private func scroll(
    to rect: CGRect, of indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let top: CGFloat
    switch scrollPosition {
    case .none: return reveal(rect, animated: animated)
    // Not behind the header that stays in view.
    case .top: top = rect.minY - (style == .plain ? rectForHeader(inSection: indexPath.section).height : 0)
    case .middle: top = rect.midY - room / 2
    case .bottom: top = rect.maxY - room
    }
    let lowest = max(0, contentSize.height - room)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(0, top), lowest) - inset.top), animated: animated)
  }
  func plainScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Changes

  func plainBeginUpdates() { updateDepth += 1 }
  func plainEndUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { applyChanges() }
  }
  func plainPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    plainBeginUpdates()
    updates?()
    plainEndUpdates()
    if let completion { ownScene.later { completion(true) } }
  }

  private func change(_ body: () -> Void) {
    body()
    if updateDepth == 0 { applyChanges() }
  }

  private func applyChanges() {
    defer {
      rowChanges = [:]
      sectionChange = 0
      rowMoves = RowMoves()
    }
    if !needsRows, let dataSource {
      let now = dataSource.numberOfSections(in: self)
      guard now == rowCounts.count + sectionChange else {
        return complain("sections", now, rowCounts.count, sectionChange)
      }
      for section in rowCounts.indices where sectionChange == 0 && rowMoves.movedSections.isEmpty {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        let change = rowChanges[section] ?? 0
        guard count == rowCounts[section] + change else {
          return complain("rows in section \(section)", count, rowCounts[section], change)
        }
      }
    }
    remakeRows(reconfiguring: rowMoves.reconfigured, rowMoves.place)
  }

  private func complain(_ what: String, _ now: Int, _ before: Int, _ change: Int) {
    ownScene.raise(
      "NSInternalInconsistencyException",
      "Invalid update: invalid number of \(what). The number contained in the table view after the update (\(now)) must "
        + "be equal to the number before the update (\(before)), plus or minus the number inserted or deleted (\(change)).",
      by: className)
  }

  func plainInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      for path in indexPaths { rowChanges[path.section, default: 0] += 1 }
      rowMoves.inserted += indexPaths
    }
  }
  func plainDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      for path in indexPaths { rowChanges[path.section, default: 0] -= 1 }
      rowMoves.deleted.formUnion(indexPaths)
    }
  }
  func plainReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { rowMoves.reloaded.formUnion(indexPaths) }
  }
  func plainReconfigureRows(at indexPaths: [IndexPath]) { change { rowMoves.reconfigured.formUnion(indexPaths) } }
  func plainMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      rowChanges[indexPath.section, default: 0] -= 1
      rowChanges[newIndexPath.section, default: 0] += 1
      rowMoves.moved[indexPath] = newIndexPath
    }
  }
  func plainInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      sectionChange += sections.count
      rowMoves.insertedSections.formUnion(sections)
    }
  }
  func plainDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      sectionChange -= sections.count
      rowMoves.deletedSections.formUnion(sections)
    }
  }
  func plainReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    needsRows = true
    change { rowMoves.reloadedSections.formUnion(sections) }
  }
  func plainMoveSection(_ section: Int, toSection newSection: Int) {
    change { rowMoves.movedSections[section] = newSection }
  }
  func plainReloadSectionIndexTitles() {}

  // MARK: Headers and footers

  func plainRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { GuestClasses.header(type, identifier: identifier) }
    }
  }
  func plainRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
          ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }
  func plainDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerMakers[identifier]?()
  }

  // MARK: Selection

  var plainIndexPathsForSelectedRows: [IndexPath]? {
    let all = chosenRows.union([indexPathForSelectedRow].compactMap { $0 }).sorted()
    return all.isEmpty ? nil : all
  }
  func plainSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectRow(at: indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// What a swipe over a row offers; nil if its delegate offers nothing. Deleting, where the row can be edited.
  package func swipeActions(at path: IndexPath, isLeading: Bool) -> [UIContextualAction] {
    guard let delegate, dataSource?.tableView(self, canEditRowAt: path) ?? true else { return [] }
    let offered = ownScene.optional {
      isLeading
        ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return (offered ?? nil)?.actions ?? []
  }
}
