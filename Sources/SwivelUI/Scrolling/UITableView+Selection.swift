// Rows a user chooses, and what is told of it.

extension UITableView {
  /// The row of a cell; nil for one that is not shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let place = rows.firstIndex(where: { $0.cell === cell }) else { return nil }
    let section = rows[place].section
    let first = rows.firstIndex { $0.section == section } ?? place
    return IndexPath(row: place - first, section: section)
  }

  /// The cell of a row; nil for one that is not shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let section = rows.filter { $0.section == indexPath.section }
    return section.indices.contains(indexPath.row) ? section[indexPath.row].cell : nil
  }

  /// The chosen row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selectedCell.flatMap(indexPath(for:)) }

  /// Chooses a row without telling the delegate; nil for none. Scrolling and animations are not shown.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) { selectedCell = indexPath.flatMap(cellForRow(at:)) }

  /// Chooses the row no more, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { selectedCell = nil }
  }

  /// A user chooses a row: its segue comes before the delegate's word, as in UIKit.
  func userChose(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    selectedCell = cell
    cell.onSelect?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

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

extension UICollectionView {
  /// The item of a cell; nil for one that is not shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
  }

  /// The chosen items: one or none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedCell.flatMap(indexPath(for:)).map { [$0] } ?? [] }

  /// A user chooses an item: its segue comes before the delegate's word, as in UIKit.
  func userChose(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    selectedCell = cell
    cell.onSelect?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension IndexPath {
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The item in the section.
  public var item: Int { self[1] }
}
