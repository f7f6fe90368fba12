// Where rows stand, and which cells there are.

/// A row that has a cell.
package struct TableRow {
  package let path: IndexPath
  package let cell: UITableViewCell
  package var section: Int { path.section }
}

extension UITableView {
  /// Asks the data source for its rows. Cells shown before go to the pool they are taken from again.
  func makeRows() {
    needsRows = false
    ahead.forget()
    keepChoice()
    endSwiping()
    let kept = keptCells ?? [:]
    keptCells = nil
    let staying = Set(kept.values.map { ObjectIdentifier($0.cell) })
    leavingRows += seenRows.filter { !staying.contains(ObjectIdentifier($0.cell)) }
    seenRows.removeAll { !staying.contains(ObjectIdentifier($0.cell)) }
    for row in rows where !staying.contains(ObjectIdentifier(row.cell)) {
      row.cell.removeFromSuperview()
      if dataSource != nil, let name = row.cell.reuseIdentifier { pool[name, default: []].append(row.cell) }
    }
    rows = []
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    if let dataSource {
      rowCounts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
        max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
      }
      longRows = rowCounts.reduce(0, +) > Self.maximumRows ? LongRows() : nil
      let paths =
        longRows == nil
        ? rowCounts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
        : kept.keys.filter(hasRow).sorted()
      for path in paths {
        if let stays = kept[path], !stays.isFilledAnew {
          rows.append(TableRow(path: path, cell: stays.cell))
        } else {
          rows.append(TableRow(path: path, cell: askForRow(at: path, filling: kept[path]?.cell, from: dataSource)))
        }
      }
    } else {
      longRows = nil
      for (section, content) in staticSections.enumerated() {
        rows += content.cells.enumerated().map { TableRow(path: IndexPath(row: $0, section: section), cell: $1) }
      }
      rowCounts = staticSections.map(\.cells.count)
    }
    // What nobody took again is not kept, unless rows come later.
    if longRows == nil { pool = [:] }
    let now = Set(rows.map { ObjectIdentifier($0.cell) })
    for each in kept.values where !now.contains(ObjectIdentifier(each.cell)) { each.cell.removeFromSuperview() }
    for row in rows {
      if row.cell.superview === self { bringSubviewToFront(row.cell) } else { addSubview(row.cell) }
      if isEditing { row.cell.setEditing(true, animated: false) }
    }
    takeChoice()
    for section in rowCounts.indices { makeViews(of: section) }
  }

  /// Whether a part of a row is where it can be seen, be it behind a bar.
  func isSeen(_ cell: UITableViewCell) -> Bool { cell.frame.overlaps(bounds) }

  /// Tells the delegate which rows come into view, from the top, and then which left it
  /// (UITableViewDelegate.tableView(_:willDisplay:forRowAt:)). Cells are made for more rows than are seen; nobody hears of those.
  func tellSeenRows() {
    guard !needsRows, delegate != nil || !seenRows.isEmpty else { return }
    let before = seenRows
    let leaving = leavingRows
    leavingRows = []
    seenRows = rows.filter { isSeen($0.cell) }.map { ($0.path, $0.cell) }
    guard let delegate else { return }
    let old = Set(before.map { ObjectIdentifier($0.cell) })
    let new = Set(seenRows.map { ObjectIdentifier($0.cell) })
    for row in seenRows where !old.contains(ObjectIdentifier(row.cell)) {
      delegate.tableView(self, willDisplay: row.cell, forRowAt: row.path)
    }
    for row in leaving + before.filter({ !new.contains(ObjectIdentifier($0.cell)) }) {
      delegate.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }

  func placeRows() {
    guard !isPlacingRows else { return }
    isPlacingRows = true
    defer { isPlacingRows = false }
    let anchor = longAnchor
    place(longIn: beginPlacingLongRows())
    placeSwipedRow()
    keep(anchor)
    placePins()
  }

  /// Lays the rows out at a width, says how large that is, and lays them out as they were; without a width at the table's own. Long
  /// tables, whose rows are made as they are seen, say what they take now.
  func sizeOfRows(width: CGFloat) -> CGSize {
    guard AppScene.current.canvas == nil else { return bounds.size }
    let own = frame
    let isGiven = width > 0 && width < .greatestFiniteMagnitude
    if needsRows { makeRows() }
    let isOther = isGiven && width != own.width && longRows == nil
    if isOther { frame.size.width = width }
    placeRows()
    if isGiven, longRows != nil { return CGSize(width: width, height: contentSize.height) }
    let size = contentSize
    if isOther {
      frame = own
      placeRows()
    }
    return size
  }

  /// - Parameter area: where rows are to have cells; nil where all have some.
  private func place(longIn area: CGRect?) {
    var width = bounds.width
    var x: CGFloat = 0
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
    backgroundView?.frame = bounds
    endHeights = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    if let tableHeaderView { place(tableHeaderView, height: endHeights.header) }
    if style == .insetGrouped {
      let margins = groupMargins
      x = margins.left
      width = max(0, width - x - margins.right)
    }
    let room = SectionRoom(
      style: style, era: ownScene.era, scale: ownScene.pixelsPerPoint, hasTableHeader: tableHeaderView != nil)
    pins = []
    longRows?.x = x
    longRows?.width = width
    var index = 0
    for section in rowCounts.indices {
      let start = y
      // As with cells: measured where it will stand.
      if let header = headers[section] {
        header.frame = CGRect(x: x, y: y, width: width, height: header.bounds.height)
      }
      let above = headerHeight(section, room, width: width)
      if let header = headers[section] {
        y += room.padding(given: sectionHeaderTopPadding)
        place(header, height: above)
      } else if rowCounts[section] > 0 || style != .plain {
        y += above
      }
      var edges: [CGFloat] = []
      for row in 0..<rowCounts[section] {
        let path = IndexPath(row: row, section: section)
        if area != nil { edges.append(y) }
        if let area, !(index < rows.count && rows[index].path == path) {
          // Rows that have no cells take their room.
          let height = unseenHeight(at: path)
          guard height > 0, y < area.maxY, y + height > area.minY else {
            y += height
            continue
          }
          makeLongRow(path, at: index)
        }
        guard index < rows.count else { break }
        let cell = rows[index].cell
        // Measured where it will stand: at its old place the safe area may leave its content less room.
        cell.frame = CGRect(x: x, y: y, width: width, height: cell.bounds.height)
        place(cell, height: height(of: cell, at: path))
        index += 1
      }
      if area != nil { longRows?.edges.append(edges + [y]) }
      if let footer = footers[section] {
        footer.frame = CGRect(x: x, y: y, width: width, height: footer.bounds.height)
      }
      let below = footerHeight(section, room, width: width)
      if let footer = footers[section] { place(footer, height: below) } else { y += below }
      keepInView(section, from: start, to: y)
    }
    x = 0
    width = bounds.width
    if let tableFooterView { place(tableFooterView, height: endHeights.footer) }
    contentSize = CGSize(width: width, height: y)
  }

  /// An answer of the delegate's; nil if it has none, or leaves it to the table.
  func answer(_ call: (any UITableViewDelegate) -> CGFloat) -> CGFloat? {
    guard let delegate, let height = ownScene.optional({ call(delegate) }), height != Self.automaticDimension
    else { return nil }
    return height
  }

  /// Gives a cell that is about to be filled the width of its row, and the height where something other than its content says it.
  func size(_ cell: UITableViewCell, forRowAt path: IndexPath) {
    let margins = style == .insetGrouped ? groupMargins : .zero
    let width = bounds.width - margins.left - margins.right
    guard width > 0, !isSizing else { return }
    isSizing = true
    defer { isSizing = false }
    let said = answer({ $0.tableView(self, heightForRowAt: path) }) ?? (rowHeight > 0 ? rowHeight : nil)
    let size = CGSize(width: width, height: said.map { max(0, $0) } ?? cell.bounds.height)
    if cell.bounds.size != size { cell.frame.size = size }
  }

  private func unseenHeight(at path: IndexPath) -> CGFloat {
    if let height = answer({ $0.tableView(self, heightForRowAt: path) }) { return height }
    if rowHeight > 0 { return rowHeight }
    if let height = longRows?.measured[path] { return height }
    return estimatedRowHeight > 0 ? estimatedRowHeight : usualRowHeight
  }

  private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    if let height = answer({ $0.tableView(self, heightForRowAt: path) }) { return max(0, height) }
    if let height = cell.documentHeight, height > 0 {
      // A prototype is drawn at some width: where it is wider its content may need more.
      return cell.growsWithContent && rowHeight <= 0 && cell.contentView.usesConstraints
        ? max(height, fittedHeight(of: cell)) : height
    }
    if rowHeight > 0 { return rowHeight }
    let least = cell.leastHeight > 0 ? cell.leastHeight : usualRowHeight
    return max(fittedHeight(of: cell), cell.labelsHeight(width: cell.contentView.bounds.width), least)
  }

  private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
    cell.placeContent()
    (cell.configuredView as? UIListContentView)?.arrange()
    let fitted = [cell.contentView] + (cell.constrainsOwnViews(beside: cell.contentView) ? [cell] : [])
    return fitted.reduce(0) { height, view in
      max(
        height,
        view.systemLayoutSizeFitting(
          CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
  }
}

extension UIView {
  /// Whether views stand in it by constraints beside its content view: many apps add theirs to the cell itself, whose size follows from
  /// them as well.
  func constrainsOwnViews(beside content: UIView) -> Bool {
    subviews.contains { $0 !== content && !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
