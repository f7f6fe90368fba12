// Which part of a picture shows what, so that a press of the mouse is told what it was on.
import Terminal

/// What stands on a cell.
enum MonitorTarget: Equatable {
  case pane(MonitorPane)
  case window(Int)
  /// A view by its place: the index in each superview, from the window's root on.
  case view(window: Int, path: [Int])
  /// An input by its number.
  case step(UInt64)
}

/// The targets of one picture, later ones above earlier ones.
public struct HitMap {
  private var areas: [(rect: CellRect, target: MonitorTarget)] = []

  /// One of a picture that shows nothing yet.
  public init() {}

  mutating func add(_ target: MonitorTarget, columns: Range<Int>, rows: Range<Int>) {
    areas.append((CellRect(columns: columns, rows: rows), target))
  }

  /// What stands on the cell; nil where nothing can be chosen.
  func target(column: Int, row: Int) -> MonitorTarget? {
    areas.last { $0.rect.columns.contains(column) && $0.rect.rows.contains(row) }?.target
  }

  /// The cells of a target, as far as they are on the picture.
  func cells(of target: MonitorTarget) -> CellRect? { areas.last { $0.target == target }?.rect }
}
