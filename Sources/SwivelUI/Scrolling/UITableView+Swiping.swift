// Rows a finger draws aside, and rows that are edited: what is offered beside them, what is done, and how they come back.
import DeviceCatalog

/// Something that is offered beside a row.
struct RowOffer {
  let title: String
  let image: UIImage?
  let color: UIColor?
  /// Does it; the view is the button that was tapped.
  let perform: @MainActor (UIView) -> Void

  /// - Parameter done: called when the app says that it has done it.
  @MainActor init(_ action: UIContextualAction, done: @escaping @MainActor () -> Void) {
    title = action.title ?? action.image?.name ?? ""
    image = action.image
    color = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    perform = { view in action.handler(action, view) { _ in done() } }
  }

  init(title: String, color: UIColor?, perform: @escaping @MainActor (UIView) -> Void) {
    self.title = title
    image = nil
    self.color = color
    self.perform = perform
  }
}

/// What lies beside a row that is drawn aside: a button for each offer.
final class RowOffersView: UIView {
  /// As wide as a short title needs no more; observers of UIKit agree on it.
  private static let narrowest: CGFloat = 74
  /// Beside a title.
  private static let side: CGFloat = 15
  private let buttons: [UIButton]
  /// What all buttons need.
  let width: CGFloat

  /// - Parameter offers: from the row's edge inwards.
  init(_ offers: [RowOffer]) {
    buttons = offers.map { offer in
      let button = UIButton(type: .system)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      // What has a picture shows it alone, and is called by its title all the same.
      if let image = offer.image {
        button.setImage(image, for: .normal)
        button.accessibilityLabel = offer.title
      } else {
        button.setTitle(offer.title, for: .normal)
      }
      button.backgroundColor = offer.color
      button.addAction(
        UIAction { performed in (performed.sender as? UIView).map(offer.perform) }, for: .touchUpInside)
      return button
    }
    for button in buttons {
      button.frame.size.width = max(Self.narrowest, button.intrinsicContentSize.width + 2 * Self.side)
    }
    width = buttons.reduce(0) { $0 + $1.bounds.width }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the buttons side by side, the first at this edge.
  func place(firstAtRight: Bool) {
    var x: CGFloat = 0
    for button in firstAtRight ? buttons.reversed() : buttons {
      button.frame = CGRect(x: x, y: 0, width: button.bounds.width, height: bounds.height)
      x += button.bounds.width
    }
  }
}

/// A row that is drawn aside, and what lies beside it.
struct SwipedRow {
  let cell: UITableViewCell
  let offers: RowOffersView
  /// Whether the offers lie at the row's end.
  let isTrailing: Bool
  /// Does what is offered first, if a finger that goes all the way may.
  let wholeWay: (@MainActor () -> Void)?
}

extension UIView {
  /// Draws a row aside from where it stands, to the right for positive, or lets its table put it there again. Its content goes with it
  /// as it is.
  func slide(by way: CGFloat) {
    madeLayoutRecord.slid = way
    frame.origin.x += way
  }
}

extension UITableView {
  /// A finger that goes so much of a row's width does the first thing at once. Sources have no number.
  private static let wholeShare: CGFloat = 0.5

  /// A finger goes sideways over a row, to the right for positive. It draws the row aside, does the first thing that is
  /// offered if it goes far enough, or brings back a row that is aside. False where nothing is offered.
  func swipe(_ cell: UITableViewCell, by way: CGFloat) -> Bool {
    let wasAside = swipedRow?.cell === cell
    endSwiping()
    if wasAside { return true }
    guard way != 0, !isEditing else { return false }
    let isTrailing = (way < 0) != isMirrored
    guard drawAside(cell, isTrailing: isTrailing) else { return false }
    if abs(way) >= cell.bounds.width * Self.wholeShare { swipedRow?.wholeWay?() }
    return true
  }

  /// Draws a row aside; false where nothing is offered.
  @discardableResult
  private func drawAside(_ cell: UITableViewCell, isTrailing: Bool) -> Bool {
    guard let path = indexPath(for: cell), dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      return false
    }
    let (offers, doesFirst) = whatIsOffered(at: path, isTrailing: isTrailing)
    guard let first = offers.first else { return false }
    let view = RowOffersView(offers)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let wholeWay: (@MainActor () -> Void)? = doesFirst ? { @MainActor in first.perform(view) } : nil
    swipedRow = SwipedRow(cell: cell, offers: view, isTrailing: isTrailing, wholeWay: wholeWay)
    insertSubview(view, belowSubview: cell)
    cell.confirmsDeletion = true
    setNeedsLayout()
    return true
  }

  private func whatIsOffered(at path: IndexPath, isTrailing: Bool) -> ([RowOffer], doesFirst: Bool) {
    if ownScene.era >= Era(11), let delegate {
      let given =
        isTrailing
        ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      if let configuration = given {
        return (configuration.actions.map(offer), configuration.performsFirstActionWithFullSwipe)
      }
    }
    guard isTrailing else { return ([], false) }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return (actions.map { offer($0, at: path) }, false)
    }
    guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return ([], false) }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return ([RowOffer(title: title, color: .systemRed) { [weak self] _ in self?.commit(.delete) }], true)
  }

  private func offer(_ action: UIContextualAction) -> RowOffer {
    RowOffer(action) { [weak self] in self?.endSwiping() }
  }

  private func offer(_ action: UITableViewRowAction, at path: IndexPath) -> RowOffer {
    RowOffer(
      title: action.title ?? "",
      color: action.backgroundColor ?? (action.style == .default ? .systemRed : .systemGray)
    ) { _ in action.handler(action, path) }
  }

  /// Tells the data source that the user deleted the row that is aside.
  private func commit(_ style: UITableViewCell.EditingStyle) {
    guard let path = swipedRow.flatMap({ indexPath(for: $0.cell) }) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
    endSwiping()
  }

  /// A user taps the control at the start of a row that is edited: what is inserted is, what is deleted is asked for first.
  func userTappedEditControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      let wasAside = swipedRow?.cell === cell
      endSwiping()
      if !wasAside { drawAside(cell, isTrailing: true) }
    }
  }

  /// A user moved a row by its handle to a point of the content.
  func userMoved(_ cell: UITableViewCell, to point: CGPoint) {
    guard let from = indexPath(for: cell) else { return }
    let y = min(max(point.y, 0), max(0, contentSize.height - 1))
    guard let wanted = indexPathForRow(at: CGPoint(x: bounds.midX, y: y)), wanted != from else { return }
    let to = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: wanted) ?? wanted
    guard to != from else { return }
    dataSource?.tableView(self, moveRowAt: from, to: to)
    remakeRows(RowMoves(moved: [from: to]).place)
  }

  /// Brings back the row that is aside; whether there was one.
  @discardableResult
  func endSwiping() -> Bool {
    guard let swiped = swipedRow else { return false }
    swipedRow = nil
    swiped.offers.removeFromSuperview()
    swiped.cell.confirmsDeletion = false
    swiped.cell.slide(by: 0)
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: swiped.cell))
    setNeedsLayout()
    return true
  }

  /// Moves the row that is aside from where rows stand, and puts beside it what it offers.
  func placeSwipedRow() {
    guard let swiped = swipedRow else { return }
    let row = swiped.cell.frame
    let isAtRight = swiped.isTrailing != isMirrored
    let width = swiped.offers.width
    swiped.offers.frame = CGRect(
      x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    swiped.offers.place(firstAtRight: isAtRight)
    swiped.cell.slide(by: isAtRight ? -width : width)
  }
}
