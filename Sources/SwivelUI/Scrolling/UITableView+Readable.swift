// How rows and titles of a table keep to the width that is easy to read: their margins are then those of the readable content guide.
import DeviceCatalog

extension UIView {
  /// What a row or a title of a section keeps free at either side besides the system's margins, where its table's margins follow the
  /// readable width (`cellLayoutMarginsFollowReadableWidth`).
  package final var readableSide: CGFloat { readableSide(width: bounds.width) }

  /// The same in a width it will have.
  final func readableSide(width: CGFloat) -> CGFloat {
    guard let table = superview as? UITableView, table.cellLayoutMarginsFollowReadableWidth else { return 0 }
    let scene = ownScene
    guard scene.canvas == nil, scene.era >= Era(11) else { return 0 }
    let (sides, safe) = (nearestSystemMinimum, safeAreaInsets)
    return max(0, width - safe.left - safe.right - sides.left - sides.right - Self.readableWidth) / 2
  }
}

extension UITableView {
  /// Rows and titles that are there already have other margins, and may be of other heights, which each layout measures.
  final func readableWidthDidChange() {
    longRows?.measured = [:]
    for case let title as UITableViewHeaderFooterView in subviews { title.setNeedsLayout() }
    sidesDidChange()
  }
}
