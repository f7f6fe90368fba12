// Where rows and items are after changes that were made together: what is chosen goes with them, in tables and collections alike.

/// The changes of one update. Deleted and reloaded rows are told as they were before, inserted ones as they are afterwards, as in UIKit's
/// batch updates.
struct RowMoves {
  var inserted: [IndexPath] = []
  var deleted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  /// Rows that are made anew, and with them no longer chosen.
  var reloaded: Set<IndexPath> = []
  /// Rows whose cells are filled anew, and chosen as before.
  var reconfigured: Set<IndexPath> = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  /// Sections that go elsewhere with their rows, by where they were.
  var movedSections: [Int: Int] = [:]

  /// Where a row is afterwards; nil for one that is gone or another.
  func place(of old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old), !reloaded.contains(old), !deletedSections.contains(old[0]),
      !reloadedSections.contains(old[0])
    else { return nil }
    if let place = moved[old] { return place }
    let section = place(ofSection: old[0])
    let left = deleted.union(moved.keys).filter { $0[0] == old[0] && $0[1] < old[1] }
    var row = old[1] - left.count
    for new in (inserted + moved.values).filter({ $0[0] == section }).map({ $0[1] }).sorted() where new <= row {
      row += 1
    }
    return IndexPath(indexes: [section, row])
  }

  /// Where a section that stays is afterwards.
  private func place(ofSection old: Int) -> Int {
    if let place = movedSections[old] { return place }
    var section = old - deletedSections.union(IndexSet(movedSections.keys)).count(in: 0..<old)
    for new in insertedSections.union(IndexSet(movedSections.values)) where new <= section { section += 1 }
    return section
  }
}

/// Which rows will be chosen when they are asked for anew.
struct PendingChoice {
  /// The one that was chosen last.
  var first: IndexPath?
  /// The others, where several may be.
  var others: Set<IndexPath> = []

  /// The same rows where `place` says they are now, without those that are gone.
  func moved(_ place: (IndexPath) -> IndexPath?) -> PendingChoice {
    PendingChoice(first: first.flatMap(place), others: Set(others.compactMap(place)))
  }
}

/// A cell that stays when rows or items change.
struct KeptCell<Cell> {
  let cell: Cell
  /// Whether the data source fills it anew.
  let isFilledAnew: Bool
}

extension UITableView {
  /// What is chosen, or will be once the rows are there.
  private var choice: PendingChoice {
    pendingChoice ?? PendingChoice(first: indexPathForSelectedRow, others: chosenRows)
  }

  /// Keeps what is chosen for the rows that will be asked for.
  func keepChoice() { pendingChoice = choice }

  /// Has the rows asked for anew that are new: the others keep their cells and go where `place` says, and with them what is chosen. Of
  /// those that are to be reconfigured the data source gets the same cell to fill. A row without a place is asked for.
  func remakeRows(reconfiguring: Set<IndexPath> = [], _ place: (IndexPath) -> IndexPath?) {
    let now = choice
    pendingChoice = now.moved(place)
    choiceBeforeEditing = choiceBeforeEditing?.moved(place)
    var kept: [IndexPath: KeptCell<UITableViewCell>] = [:]
    for (old, each) in keptCells ?? cellsByPath() {
      guard let new = place(old) else { continue }
      kept[new] = KeptCell(cell: each.cell, isFilledAnew: each.isFilledAnew || reconfiguring.contains(old))
    }
    keptCells = dataSource == nil ? [:] : kept
    needsRows = true
    setNeedsLayout()
  }

  private func cellsByPath() -> [IndexPath: KeptCell<UITableViewCell>] {
    var all: [IndexPath: KeptCell<UITableViewCell>] = [:]
    for row in rows { all[row.path] = KeptCell(cell: row.cell, isFilledAnew: false) }
    return all
  }

  /// The rows are there: those that are chosen are told so.
  func takeChoice() {
    let choice = choice
    pendingChoice = nil
    for row in rows where row.cell.isSelected { row.cell.setSelected(false, animated: false) }
    chosenRow = choice.first.flatMap { hasRow($0) ? $0 : nil }
    chosenRows = choice.others.filter(hasRow)
    for path in [chosenRow].compactMap({ $0 }) + chosenRows.sorted() {
      cell(of: path)?.setSelected(true, animated: false)
    }
  }
}
