// Overlapping windows: moving, dragging a corner as a stream of sizes, and tiling.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// The device's stage with overlapping windows, `id` among them and in front; what filled the screen is in its place.
  /// `sized` is the size of a window that comes from another screen.
  func freeStage(with id: Int, sized: CGSize? = nil) -> Stage {
    let surface = surface(.device)
    var new = stage
    switch stage.base {
    case .full(let window):
      new.parked.removeAll { $0.id == window }
      new.free = [
        Stage.FreeWindow(id: window, frame: surface.full, isLandscape: surface.isLandscape, tile: .full)
      ]
    case .split(let first, let second, let share):
      let parts = geometry.split(share, context.screenOrientation)
      new.parked.removeAll { $0.id == first || $0.id == second }
      new.free = zip([first, second], parts).map { id, frame in
        Stage.FreeWindow(id: id, frame: frame, isLandscape: surface.isLandscape, tile: nil)
      }
    case .free: break
    }
    new.base = .free
    // Before iPadOS 26 there is no Slide Over among overlapping windows.
    if era < Era(26) || new.slideOver?.id == id { new.slideOver = nil }
    if let sized {
      makeRoom(in: &new, on: .device)
      let size = CGSize(width: min(sized.width, surface.size.width), height: min(sized.height, surface.size.height))
      new.free.append(
        Stage.FreeWindow(
          id: id, frame: surface.holding(CGRect(origin: .zero, size: size)), isLandscape: surface.isLandscape,
          tile: size == surface.size ? .full : nil))
    } else if new.visible(isLandscape: surface.isLandscape).contains(id) {
      new.raise(id)
    } else {
      unpark(id, in: &new)
    }
    return new
  }

  /// The screen `id` is on with the window among overlapping ones and in front.
  private func freeScreens(with id: Int) -> Screens {
    var new = screens
    if new.isExternal(id) { new.external?.stage.raise(id) } else { new.device = freeStage(with: id) }
    return new
  }

  /// Why window `id` cannot be among overlapping ones; nil when it can.
  private func obstacle(to id: Int) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    if let obstacle = rules.freeObstacle { return obstacle }
    // From iPadOS 26 on such apps are windows with a scaled picture (R-WIN-03).
    return rules.freedom == .stageManager ? rules.sharingObstacle(window.scene.bundle) : nil
  }

  func move(_ id: Int, to origin: CGPoint) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    let screen = screen(of: id)
    let surface = surface(screen)
    var new = freeScreens(with: id)
    let last = new[screen].free.count - 1
    var frame = frame(of: new[screen].free[last], on: new[screen], surface)
    guard frame.size != surface.size else { return "window \(id) fills the screen; resize it first" }
    frame.origin = origin
    new[screen].free[last] = Stage.FreeWindow(
      id: id, frame: surface.holding(frame), isLandscape: surface.isLandscape, tile: nil)
    touch(id)
    go(to: new)
    return nil
  }

  func tile(_ id: Int, _ tile: WindowTile) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    guard rules.freedom == .windows else { return "iOS \(era) has no tiles; iPadOS 26 has" }
    let screen = screen(of: id)
    let surface = surface(screen)
    if tile.isThird, !surface.isLandscape {
      let third = surface.size.width / 3
      return third < SplitGeometry.minimumSide
        ? "a third of the upright screen is \(Int(third)) points wide, less than a window's least, "
          + "\(Int(SplitGeometry.minimumSide))" : "an upright screen has no thirds; tile left or right"
    }
    let least = CGFloat(SplitGeometry.minimumSide)
    let standard = TileGrid().frame(tile, surface, besides: [])
    guard standard.width >= least, standard.height >= least else {
      return "a tile of \(standard.size.points) is less than a window's least, \(Int(least))×\(Int(least))"
    }
    var new = freeScreens(with: id)
    let before = new[screen]
    new[screen].tileFront(tile, surface) { frame(of: $0, on: before, surface) }
    touch(id)
    go(to: new)
    return nil
  }

  func drag(_ corner: WindowCorner, of id: Int, to size: CGSize, _ steps: Int) -> String? {
    if let obstacle = obstacle(to: id) { return obstacle }
    let screen = screen(of: id)
    let surface = surface(screen)
    guard size.width <= surface.size.width, size.height <= surface.size.height else {
      return "\(size.points) is larger than the screen, \(surface.size.points)"
    }
    let least = SplitGeometry.minimumSide
    guard Double(size.width) >= least, Double(size.height) >= least else {
      return "a window is at least \(Int(least))×\(Int(least)) points, not \(size.points)"
    }
    touch(id)
    go(to: freeScreens(with: id))
    let from = frame(ofWindow: id, context.screenOrientation)
    let wanted = rules.freedom == .stageManager ? geometry.predetermined(size, surface) : size
    stream(steps, [id]) { fraction in
      let now = CGSize(
        width: from.width + (wanted.width - from.width) * fraction,
        height: from.height + (wanted.height - from.height) * fraction)
      let last = screens[screen].free.count - 1
      screens[screen].free[last] = Stage.FreeWindow(
        id: id, frame: surface.holding(from.resized(to: now, dragging: corner)), isLandscape: surface.isLandscape,
        tile: nil)
    }
    if screens[screen].tiles(besides: 0).isEmpty { screens[screen].grid = TileGrid() }
    return nil
  }

  /// Takes windows through the frames of a drag, which `move` gives them: apps hear of each, those that need peace of the
  /// last only (R-WIN-05).
  func stream(_ steps: Int, _ ids: [Int], _ move: (CGFloat) -> Void) {
    let isSmooth = rules.freedom == .windows
    for step in 1...steps {
      move(CGFloat(step) / CGFloat(steps))
      for id in ids {
        guard let window = window(id), step == steps || isSmooth && !isDiscrete(window) else { continue }
        let scene = window.scene
        scene.isInteractivelyResizing =
          isSmooth && !isScaled(window, in: scene.interfaceOrientation) && !isDiscrete(window)
        window.decision = .already(scene.interfaceOrientation)
        place(window, on: scene.interfaceOrientation)
        scene.move(to: self.frame(of: window, in: scene.interfaceOrientation), scene.interfaceOrientation)
      }
    }
    for window in windows { window.scene.endInteractiveResize() }
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
