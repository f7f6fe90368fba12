// A screen with its safe area drawn in characters, to scale as far as cells go.
import DeviceCatalog
import Foundation
import Orientation

/// One orientation of a device's screen.
struct ScreenDrawing {
  let profile: DeviceProfile
  let era: Era
  let orientation: InterfaceOrientation

  /// The longer side in character cells; a cell is twice as high as wide.
  private static let longerSide = 28.0
  private static let cellAspect = 2.0

  private enum Cell: Character {
    case corner = "+"
    case horizontal = "-"
    case vertical = "|"
    /// What the system takes.
    case taken = "░"
    case fold = ":"
    case free = " "
  }

  /// The drawing, all lines of one width.
  var lines: [String] {
    let size = profile.screenSize(in: orientation)
    let area = profile.screenArea(era, orientation)
    let unit = Double(max(size.width, size.height)) / Self.longerSide
    let columns = max(4, Int((Double(size.width) / unit).rounded()))
    let rows = max(3, Int((Double(size.height) / unit / Self.cellAspect).rounded()))
    let grid = (0..<rows).map { row in
      String(
        (0..<columns).map { column in
          cell(
            CGPoint(
              x: (Double(column) + 0.5) / Double(columns) * Double(size.width),
              y: (Double(row) + 0.5) / Double(rows) * Double(size.height)), size, area,
            step: CGSize(width: Double(size.width) / Double(columns), height: Double(size.height) / Double(rows))
          ).rawValue
        })
    }
    let edge = String(Cell.corner.rawValue) + String(repeating: "-", count: columns) + "+"
    return [edge] + grid.map { "|\($0)|" } + [edge]
  }

  /// A cell is taken when an inset reaches its middle; an inset too thin for that takes the cells at its edge.
  private func cell(_ middle: CGPoint, _ size: CGSize, _ area: ScreenArea, step: CGSize) -> Cell {
    let x = Double(middle.x)
    let y = Double(middle.y)
    let isTaken =
      (area.top > 0 && y < max(area.top, Double(step.height)))
      || (area.bottom > 0 && Double(size.height) - y < max(area.bottom, Double(step.height)))
      || (area.left > 0 && x < max(area.left, Double(step.width)))
      || (area.right > 0 && Double(size.width) - x < max(area.right, Double(step.width)))
    if isTaken { return .taken }
    if let fold = profile.display.fold {
      let distance = orientation.isLandscape ? abs(x - fold.position) : abs(y - fold.position)
      if distance < Double(orientation.isLandscape ? step.width : step.height) / 2 { return .fold }
    }
    return .free
  }
}
