// Overlapping windows: moving, dragging a corner or a divider as a stream of sizes, and tiling.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// The stage with overlapping windows, `id` among them and in front; what filled the screen is in its place.
  private func freeStage(with id: Int) -> Stage {
    let orientation = context.screenOrientation
    var new = stage
    switch stage.base {
    case .full(let window):
      new.free = [
        Stage.FreeWindow(
          id: window, frame: geometry.full(orientation), isLandscape: orientation.isLandscape, tile: .full)
      ]
    case .split(let first, let second, let share):
      let parts = geometry.split(share, orientation)
      new.free = zip([first, second], parts).map { id, frame in
        Stage.FreeWindow(id: id, frame: frame, isLandscape: orientation.isLandscape, tile: nil)
      }
    case .free: break
    }
    new.base = .free
    // Before iPadOS 26 there is no Slide Over among overlapping windows.
    if era < Era(26) || new.slideOver?.id == id { new.slideOver = nil }
    if let index = new.free.firstIndex(where: { $0.id == id }) {
      new.free.append(new.free.remove(at: index))
    } else {
      add(id, to: &new)
    }
    return new
  }

  /// Why window `id` cannot be among overlapping ones; nil when it can.
  private func obstacle(to id: Int) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    if let obstacle = rules.freeObstacle { return obstacle }
    // From iPadOS 26 on such apps are windows with a scaled picture (R-WIN-03).
    return rules.freedom == .stageManager ? rules.sharingObstacle(window.process.bundle) : nil
  }

  func move(_ id: Int, to origin: CGPoint) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    let orientation = context.screenOrientation
    var new = freeStage(with: id)
    let last = new.free.count - 1
    var frame = geometry.turned(new.free[last], orientation)
    guard frame.size != geometry.screenSize(orientation) else {
      return "window \(id) fills the screen; resize it first"
    }
    frame.origin = origin
    new.free[last] = Stage.FreeWindow(
      id: id, frame: geometry.onScreen(frame, orientation), isLandscape: orientation.isLandscape, tile: nil)
    touch(id)
    go(to: new)
    return nil
  }

  func tile(_ id: Int, _ tile: WindowTile) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    guard rules.freedom == .windows else { return "iOS \(era) has no tiles; iPadOS 26 has" }
    let orientation = context.screenOrientation
    if tile.isThird, !orientation.isLandscape {
      let third = geometry.screenSize(orientation).width / 3
      guard third >= SplitGeometry.minimumSide else {
        return "a third of the upright screen is \(Int(third)) points wide, less than a window's least, "
          + "\(Int(SplitGeometry.minimumSide))"
      }
    }
    var new = freeStage(with: id)
    new.free[new.free.count - 1] = Stage.FreeWindow(
      id: id, frame: geometry.tile(tile, orientation), isLandscape: orientation.isLandscape, tile: tile)
    touch(id)
    go(to: new)
    return nil
  }

  func drag(_ corner: WindowCorner, of id: Int, to size: CGSize, _ steps: Int) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    let orientation = context.screenOrientation
    let screen = geometry.screenSize(orientation)
    guard size.width <= screen.width, size.height <= screen.height else {
      return "\(points(size)) is larger than the screen, \(points(screen))"
    }
    let least = SplitGeometry.minimumSide
    guard Double(size.width) >= least, Double(size.height) >= least else {
      return "a window is at least \(Int(least))×\(Int(least)) points, not \(points(size))"
    }
    let new = freeStage(with: id)
    let start = frame(ofWindow: id, orientation)
    touch(id)
    go(to: new)
    let from = isInFront(id) ? frame(ofWindow: id, orientation) : start
    let wanted = rules.freedom == .stageManager ? geometry.predetermined(size, orientation) : size
    stream(steps) { fraction in
      let now = CGSize(
        width: from.width + (wanted.width - from.width) * fraction,
        height: from.height + (wanted.height - from.height) * fraction)
      return [(id, geometry.onScreen(from.resized(to: now, dragging: corner), orientation))]
    }
    return nil
  }

  func dragDivider(to x: Double, _ steps: Int) -> String? {
    let orientation = context.screenOrientation
    let width = Double(geometry.screenSize(orientation).width)
    guard (0...width).contains(x) else { return "\(x) is not on the screen, which is \(width) wide" }
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
    case .free: return dragBetween(x, steps)
    }
  }

  /// Two windows that meet at an edge and are as high have a handle between them that resizes both.
  private func dragBetween(_ x: Double, _ steps: Int) -> String? {
    let orientation = context.screenOrientation
    let frames = stage.free.map { (id: $0.id, frame: frame(ofWindow: $0.id, orientation)) }
    let pairs = frames.flatMap { left in frames.map { (left, $0) } }
    let pair = pairs.last { left, right in
      abs(left.frame.maxX - right.frame.minX) < 1 && left.frame.minY == right.frame.minY
        && left.frame.height == right.frame.height
    }
    guard let (left, right) = pair else { return "nothing divides two windows" }
    let least = SplitGeometry.minimumSide
    guard x - Double(left.frame.minX) >= least, Double(right.frame.maxX) - x >= least else {
      return "at \(x) one of the windows would have less than \(Int(least)) points"
    }
    stream(steps) { fraction in
      let edge = left.frame.maxX + (CGFloat(x) - left.frame.maxX) * fraction
      var first = left.frame
      first.size.width = edge - first.minX
      var second = right.frame
      second.origin.x = edge
      second.size.width = right.frame.maxX - edge
      return [(left.id, geometry.onScreen(first, orientation)), (right.id, geometry.onScreen(second, orientation))]
    }
    return nil
  }

  /// Takes windows through the frames of a drag: apps hear of each, those that need peace of the last only (R-WIN-05).
  private func stream(_ steps: Int, _ frames: (CGFloat) -> [(id: Int, frame: CGRect)]) {
    let isSmooth = rules.freedom == .windows
    for step in 1...steps {
      for (id, frame) in frames(CGFloat(step) / CGFloat(steps)) {
        guard let window = window(id), let index = stage.free.firstIndex(where: { $0.id == id }) else { continue }
        stage.free[index] = Stage.FreeWindow(
          id: id, frame: frame, isLandscape: context.screenOrientation.isLandscape, tile: nil)
        guard step == steps || isSmooth && !isDiscrete(window) else { continue }
        let process = window.process
        process.isInteractivelyResizing = isSmooth && !isScaled(window) && !isDiscrete(window)
        window.decision = .already(process.interfaceOrientation)
        place(window, on: process.interfaceOrientation)
        process.move(to: self.frame(of: window, in: process.interfaceOrientation), process.interfaceOrientation)
      }
    }
    for window in windows { window.process.endInteractiveResize() }
  }
}

extension CGRect {
  /// The rectangle with another size, the corner opposite to the dragged one where it was.
  fileprivate func resized(to size: CGSize, dragging corner: WindowCorner) -> CGRect {
    let x =
      switch corner {
      case .topLeft, .bottomLeft: maxX - size.width
      case .topRight, .bottomRight: minX
      }
    let y =
      switch corner {
      case .topLeft, .topRight: maxY - size.height
      case .bottomLeft, .bottomRight: minY
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

/// A size as people write it: without the ".0" of whole points.
private func points(_ size: CGSize) -> String {
  let sides = [size.width, size.height].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
  return sides.joined(separator: "×")
}
