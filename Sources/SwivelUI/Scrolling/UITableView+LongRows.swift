// Long tables: cells are made for the rows that are seen and a screen around them, and go back to the pool beyond that; of all other
// rows it is known by numbers where they are.

/// Where the rows of a long table are.
struct LongRows {
  /// The upper edge of each row, by section, and after them the lower edge of the last.
  var edges: [[CGFloat]] = []
  /// What was measured of rows whose cells are gone.
  var measured: [IndexPath: CGFloat] = [:]
  /// Rows in this part of the content have cells.
  var area = CGRect.null
  /// How wide the table was when rows were measured.
  var tableWidth: CGFloat = 0
  /// Where rows begin and how wide they are.
  var x: CGFloat = 0
  var width: CGFloat = 0

  /// The place of a row; nil for one there is not, or before rows were placed.
  func frame(of path: IndexPath) -> CGRect? {
    guard path.count == 2, edges.indices.contains(path.section), path.row >= 0, path.row + 1 < edges[path.section].count
    else { return nil }
    let section = edges[path.section]
    return CGRect(x: x, y: section[path.row], width: width, height: section[path.row + 1] - section[path.row])
  }

  /// The rows of which a part of the content has more than an edge, from the top; how wide it is does not matter.
  func paths(in rect: CGRect) -> [IndexPath] {
    paths(from: rect.minY, to: rect.maxY) { $0.overlapsDown(rect) }
  }

  /// The row at a point.
  func path(at point: CGPoint) -> IndexPath? { paths(from: point.y, to: point.y) { $0.contains(point) }.first }

  /// The rows between two heights whose places meet a condition. Rows are many and those are few: they are found by halves.
  private func paths(from top: CGFloat, to bottom: CGFloat, where condition: (CGRect) -> Bool) -> [IndexPath] {
    edges.indices.flatMap { section -> [IndexPath] in
      let edges = edges[section]
      var (first, end) = (0, edges.count - 1)
      while first < end {
        let middle = (first + end) / 2
        if edges[middle + 1] < top { first = middle + 1 } else { end = middle }
      }
      let last = edges[first...].firstIndex { $0 > bottom } ?? edges.count - 1
      return (first..<max(first, last)).map { IndexPath(row: $0, section: section) }
        .filter { frame(of: $0).map(condition) ?? false }
    }
  }
}

extension UITableView {
  /// Whether the data source has such a row.
  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
  }

  /// The row at the upper edge of what is seen, and how far that is below the row's own.
  var longAnchor: (path: IndexPath, below: CGFloat)? {
    guard let long = longRows, let path = long.path(at: CGPoint(x: long.x, y: bounds.minY)),
      let frame = long.frame(of: path)
    else { return nil }
    return (path, bounds.minY - frame.minY)
  }

  /// What is seen stays where it is when rows above it turn out higher or lower than was thought.
  func keep(_ anchor: (path: IndexPath, below: CGFloat)?) {
    guard let anchor, let frame = longRows?.frame(of: anchor.path) else { return }
    let place = frame.minY + min(anchor.below, frame.height)
    if place != bounds.minY { contentOffset.y = place }
  }

  /// The part of the content that is to have cells; nil where all rows have some. Cells beyond it are given back, but the one that is
  /// typed into.
  func beginPlacingLongRows() -> CGRect? {
    guard var long = longRows else { return nil }
    let area = bounds.insetBy(dx: 0, dy: -bounds.height)
    long.area = area
    if long.tableWidth != bounds.width { long.measured = [:] }
    long.tableWidth = bounds.width
    long.edges = []
    for row in rows where !row.cell.frame.intersects(area) && !row.cell.holdsFirstResponder {
      long.measured[row.path] = row.cell.frame.height
      giveBack(row.cell)
    }
    rows.removeAll { $0.cell.superview !== self }
    longRows = long
    return area
  }

  /// Makes the cell of a row at a place among those that have one.
  func makeLongRow(_ path: IndexPath, at place: Int) {
    guard let dataSource else { return }
    let cell = askForRow(at: path, from: dataSource)
    if place > 0 {
      insertSubview(cell, aboveSubview: rows[place - 1].cell)
    } else if let next = rows.first {
      insertSubview(cell, belowSubview: next.cell)
    } else {
      // Headers are there already, and lie in front.
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    rows.insert(TableRow(path: path, cell: cell), at: place)
    if isEditing { cell.setEditing(true, animated: false) }
    let isChosen = chosenRow == path || chosenRows.contains(path)
    if isChosen != cell.isSelected { cell.setSelected(isChosen, animated: false) }
  }

  private func giveBack(_ cell: UITableViewCell) {
    leavingRows += seenRows.filter { $0.cell === cell }
    seenRows.removeAll { $0.cell === cell }
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { pool[name, default: []].append(cell) }
  }

  /// The content moved: rows that come into its part get cells.
  func followLongRows() {
    guard let long = longRows, !isPlacingRows, !needsRows, bounds.height > 0,
      bounds.minY < long.area.minY || bounds.maxY > long.area.maxY
    else { return }
    placeRows()
  }
}

extension UIView {
  /// Whether who is typed into is in the view.
  fileprivate var holdsFirstResponder: Bool {
    (ownScene.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}
