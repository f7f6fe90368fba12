// Rows a user chooses, and what is told of it.

extension UITableView {
  func plainIndexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  func plainCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return cell(of: indexPath).flatMap { isSeen($0) ? $0 : nil }
  }

  /// Whether a cell's row is the first of its section, and whether it is the last; nil for a cell of no row.
  package func ends(of cell: UITableViewCell) -> (isFirst: Bool, isLast: Bool)? {
    rows.first { $0.cell === cell }.map { ($0.path.row == 0, $0.path.row + 1 == rowCounts[$0.section]) }
  }

  /// The cell of a row, seen or not; nil for one that was not made.
  package func cell(of indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  var plainIndexPathForSelectedRow: IndexPath? { pendingChoice.map(\.first) ?? chosenRow }

  /// Chooses a row without telling the delegate; nil for none. Scrolling and animations are not shown.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    bringUpToDate()
    if let old = indexPathForSelectedRow, old != indexPath {
      if choosesSeveral, indexPath != nil {
        chosenRows.insert(old)
      } else {
        deselectRow(at: old, animated: animated)
      }
    }
    chosenRow = indexPath.flatMap { hasRow($0) ? $0 : nil }
    chosenRow.flatMap(cell(of:))?.setSelected(true, animated: animated)
  }

  func plainDeselectRow(at indexPath: IndexPath, animated: Bool) {
    cell(of: indexPath)?.setSelected(false, animated: animated)
    chosenRows.remove(indexPath)
    pendingChoice?.others.remove(indexPath)
    guard indexPathForSelectedRow == indexPath else { return }
    chosenRow = nil
    pendingChoice?.first = nil
  }

  /// A user chooses a row: its segue comes before the delegate's word, as in UIKit.
  func userChose(_ cell: UITableViewCell) {
    // A tap anywhere on the rows first brings back the one that is aside.
    if endSwiping() { return }
    guard let touched = indexPath(for: cell),
      isEditing ? allowsSelectionDuringEditing || choosesSeveral : allowsSelection
    else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: touched) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: touched)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: touched)
    if choosesSeveral, indexPathsForSelectedRows?.contains(touched) == true { return userLeft(touched) }
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: touched) }) ?? touched else { return }
    if let old = indexPathForSelectedRow, old != path {
      if choosesSeveral {
        chosenRows.insert(old)
      } else {
        userLeft(old)
      }
    }
    chosenRow = hasRow(path) ? path : nil
    self.cell(of: path)?.setSelected(true, animated: false)
    cell.onSelect?()
    delegate?.tableView(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? true {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  /// Editing begins or ends. What is chosen among several to be edited is another choice than the one before, which is back at the end
  /// (observed, rdar://19056268).
  func exchangeChoice(forEditing begins: Bool) {
    guard begins ? allowsMultipleSelectionDuringEditing : choiceBeforeEditing != nil else { return }
    // Rows that went in the same call have taken their choice with them.
    bringUpToDate()
    let before = choiceBeforeEditing ?? PendingChoice()
    choiceBeforeEditing = begins ? PendingChoice(first: indexPathForSelectedRow, others: chosenRows) : nil
    for path in plainIndexPathsForSelectedRows ?? [] { plainDeselectRow(at: path, animated: false) }
    guard !begins else { return }
    chosenRow = before.first.flatMap { hasRow($0) ? $0 : nil }
    chosenRows = before.others.filter(hasRow)
    for path in plainIndexPathsForSelectedRows ?? [] { cell(of: path)?.setSelected(true, animated: false) }
  }

  /// Whether a user can choose several now.
  private var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private func userLeft(_ path: IndexPath) {
    guard let left = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: left, animated: false)
    delegate?.tableView(self, didDeselectRowAt: left)
  }

  /// Posted when a user chose another row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// A user taps the button beside a row.
  func userTappedAccessory(of cell: UITableViewCell) {
    cell.onAccessory?()
    if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
  }
}

extension UITableViewCell {
  /// The table the cell is a row of.
  var table: UITableView? { superview as? UITableView }
}

extension IndexPath {
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension UITableView {
  /// The titles by which sections are found, where the table has rows enough to show them.
  package var shownIndexTitles: [String] {
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    guard count > 0, count >= sectionIndexMinimumDisplayRowCount else { return [] }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }
}
