// The lines tiled windows meet at. Tiles share their lines, so that whatever is dragged or turned, they leave no gap.
import Foundation

/// A screen windows are placed on: its size as it is turned, in points, and its pixels per point.
struct Surface: Equatable {
  var size: CGSize
  var scale: Double

  /// Whether it is wider than high: thirds are offered there only.
  var isLandscape: Bool { size.width > size.height }
  var full: CGRect { CGRect(origin: .zero, size: size) }

  /// On the nearest pixel.
  func snapped(_ value: CGFloat) -> CGFloat { CGFloat((Double(value) * scale).rounded() / scale) }

  /// The frame moved onto the screen, edges on pixels.
  func holding(_ frame: CGRect) -> CGRect {
    CGRect(
      x: snapped(max(0, min(frame.minX, size.width - frame.width))),
      y: snapped(max(0, min(frame.minY, size.height - frame.height))), width: snapped(frame.width),
      height: snapped(frame.height))
  }
}

/// Where the lines between tiles are, as parts of the screen's width.
struct TileGrid: Equatable {
  /// A line that can be dragged.
  enum Line { case middle, firstThird, secondThird, uprightThirds }

  private var middle: CGFloat = 0.5
  private var firstThird: CGFloat = 1.0 / 3
  private var secondThird: CGFloat = 2.0 / 3

  /// Where a line is on a screen. A turned screen may be too narrow for where the user put it.
  func position(_ line: Line, _ surface: Surface) -> CGFloat {
    let width = surface.size.width
    let least = CGFloat(SplitGeometry.minimumSide)
    func held(_ part: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      surface.snapped(first <= last ? min(max(part * width, first), last) : part * width)
    }
    switch line {
    case .middle: return held(middle, least, width - least)
    case .firstThird: return held(firstThird, least, width - 2 * least)
    case .secondThird: return held(secondThird, position(.firstThird, surface) + least, width - least)
    // The outer two take the middle one's room, each in proportion to its own.
    case .uprightThirds: return held(firstThird / (firstThird + 1 - secondThird), least, width - least)
    }
  }

  /// Puts a line elsewhere; the point is on the screen.
  mutating func put(_ line: Line, at x: CGFloat, _ surface: Surface) {
    let part = x / surface.size.width
    switch line {
    case .middle: middle = part
    case .firstThird: firstThird = part
    case .secondThird: secondThird = part
    case .uprightThirds:
      let hidden = secondThird - firstThird
      firstThird = part * (1 - hidden)
      secondThird = firstThird + hidden
    }
  }

  /// The frame of a tile. Thirds turned upright become halves; `others` are the tiles taken besides, for the middle one has
  /// what they leave (`stage_windowing.csv`).
  func frame(_ tile: WindowTile, _ surface: Surface, besides others: [WindowTile]) -> CGRect {
    let width = surface.size.width
    let height = surface.size.height
    let half = surface.snapped(height / 2)
    func part(_ left: CGFloat, _ right: CGFloat, _ top: CGFloat = 0, _ bottom: CGFloat? = nil) -> CGRect {
      CGRect(x: left, y: top, width: right - left, height: (bottom ?? height) - top)
    }
    func x(_ line: Line) -> CGFloat { position(line, surface) }
    switch tile {
    case .full: return part(0, width)
    case .leftHalf: return part(0, x(.middle))
    case .rightHalf: return part(x(.middle), width)
    case .topHalf: return part(0, width, 0, half)
    case .bottomHalf: return part(0, width, half)
    case .topLeft: return part(0, x(.middle), 0, half)
    case .topRight: return part(x(.middle), width, 0, half)
    case .bottomLeft: return part(0, x(.middle), half)
    case .bottomRight: return part(x(.middle), width, half)
    case .leftThird: return part(0, x(surface.isLandscape ? .firstThird : .uprightThirds))
    case .rightThird: return part(x(surface.isLandscape ? .secondThird : .uprightThirds), width)
    case .middleThird:
      if surface.isLandscape { return part(x(.firstThird), x(.secondThird)) }
      let line = x(.uprightThirds)
      return others.contains(.leftThird) ? part(line, width) : part(0, line)
    }
  }
}

extension WindowTile {
  /// Whether it is a third of the screen's width.
  var isThird: Bool { [.leftThird, .middleThird, .rightThird].contains(self) }

  /// The quarters it covers; none of a third.
  private var quarters: [WindowTile] {
    switch self {
    case .full: [.topLeft, .topRight, .bottomLeft, .bottomRight]
    case .leftHalf: [.topLeft, .bottomLeft]
    case .rightHalf: [.topRight, .bottomRight]
    case .topHalf: [.topLeft, .topRight]
    case .bottomHalf: [.bottomLeft, .bottomRight]
    case .topLeft, .topRight, .bottomLeft, .bottomRight: [self]
    case .leftThird, .middleThird, .rightThird: []
    }
  }

  /// Whether two windows cannot be tiled so at once: the parts have something in common, or one is a third and the other is
  /// not, so that a strip would be left between them. A window that fills the screen lies behind tiles.
  func excludes(_ other: WindowTile) -> Bool {
    if self == .full || other == .full { return false }
    if isThird || other.isThird { return self == other || isThird != other.isThird }
    return quarters.contains { other.quarters.contains($0) }
  }

  /// The line at its right edge, where it has one.
  func rightLine(isLandscape: Bool) -> TileGrid.Line? {
    switch self {
    case .leftHalf, .topLeft, .bottomLeft: .middle
    case .leftThird: isLandscape ? .firstThird : .uprightThirds
    case .middleThird: isLandscape ? .secondThird : .uprightThirds
    case .full, .rightHalf, .topHalf, .bottomHalf, .topRight, .bottomRight, .rightThird: nil
    }
  }
}
