// Dragging what divides two windows: Split View's bar, and the line that tiles share.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  func dragDivider(to x: Double, _ steps: Int) -> String? {
    let orientation = context.screenOrientation
    let width = Double(profile.screenSize(in: orientation).width)
    guard (0...width).contains(x) else {
      return "\(pointText(CGFloat(x))) is not on the screen, which is \(pointText(CGFloat(width))) wide"
    }
    switch stage.base {
    case .full: return "nothing divides two windows"
    case .split(let first, let second, _):
      if profile.display.fold != nil { return "the fold of \(profile.id) cannot be dragged" }
      var new = stage
      let shares = geometry.offeredShares(orientation)
      let narrow = shares.first?.width ?? 0
      if x < narrow / 2 {
        new.base = .full(second)
      } else if x > width - narrow / 2 {
        new.base = .full(first)
      } else if let nearest = shares.min(by: { abs($0.width - x) < abs($1.width - x) }) {
        new.base = .split(first: first, second: second, nearest.share)
      }
      go(to: new)
      return nil
    case .free: return dragLine(to: CGFloat(x), steps)
    }
  }

  /// A line between tiles with the windows that touch it.
  private struct SharedLine {
    var line: TileGrid.Line
    var x: CGFloat
    var before: [Int] = []
    var after: [Int] = []
  }

  /// The lines that have windows on both sides, each at the height of one another.
  private func sharedLines(_ surface: Surface) -> [SharedLine] {
    let visible = stage.visible(isLandscape: surface.isLandscape)
    let tiled = stage.free.filter { $0.tile != nil && visible.contains($0.id) }.map { window in
      (window: window, frame: frame(of: window, on: stage, surface))
    }
    var found: [SharedLine] = []
    for (left, frame) in tiled {
      guard let line = left.tile?.rightLine(isLandscape: surface.isLandscape) else { continue }
      let beside = tiled.filter {
        $0.frame.minX == frame.maxX && $0.frame.minY < frame.maxY && frame.minY < $0.frame.maxY
      }
      guard !beside.isEmpty else { continue }
      let index = found.firstIndex { $0.line == line } ?? found.count
      if index == found.count { found.append(SharedLine(line: line, x: frame.maxX)) }
      found[index].before.append(left.id)
      found[index].after += beside.map(\.window.id).filter { !found[index].after.contains($0) }
    }
    return found
  }

  /// Tiles that meet have a handle between them that resizes all of them, so that none is left beside a gap.
  private func dragLine(to x: CGFloat, _ steps: Int) -> String? {
    let surface = surface(.device)
    guard let shared = sharedLines(surface).min(by: { abs($0.x - x) < abs($1.x - x) }) else {
      return "nothing divides two windows: tile two side by side"
    }
    for id in shared.before + shared.after {
      let frame = frame(ofWindow: id, context.screenOrientation)
      let left = shared.before.contains(id) ? x - frame.minX : frame.maxX - x
      let asked = window(id)?.scene.sizeLimits?.minimum.width ?? 0
      let least = max(CGFloat(SplitGeometry.minimumSide), asked)
      guard left >= least else {
        let why = asked > CGFloat(SplitGeometry.minimumSide) ? "which its app asks for" : "a window's least"
        return "at \(pointText(x)) window \(id) would have \(pointText(left)) points, less than \(Int(least)), \(why)"
      }
    }
    // A tile in another row has the line too, though nothing is beside it.
    let touched = stage.free.filter { window in
      guard let tile = window.tile else { return false }
      return shared.before.contains(window.id) || shared.after.contains(window.id)
        || tile.rightLine(isLandscape: surface.isLandscape) == shared.line
        || frame(of: window, on: stage, surface).minX == shared.x
    }.map(\.id)
    stream(steps, touched) { fraction in
      let now = shared.x + (x - shared.x) * fraction
      stage.grid.put(shared.line, at: surface.snapped(now), surface)
    }
    return nil
  }
}
