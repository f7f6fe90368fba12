// Where a window's scene and its picture are: the stage's frames, and the two kinds of apps that do not take them.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  var rules: StageRules { StageRules(profile: profile, era: era) }

  func window(_ id: Int) -> DeviceWindow? { windows.first { $0.id == id } }

  /// The screen a window is on, and the stage it is on there.
  func screen(of id: Int) -> WindowScreen { screens.isExternal(id) ? .external : .device }

  /// A screen as it is turned now; the external display does not turn.
  func surface(_ screen: WindowScreen) -> Surface {
    switch screen {
    case .device: geometry.surface(context.screenOrientation)
    case .external: screens.external?.display.surface ?? geometry.surface(context.screenOrientation)
    }
  }

  func shares(_ window: DeviceWindow) -> Bool {
    window.scene.sharesScreen || stage.shares(window.id, isLandscape: context.screenOrientation.isLandscape)
  }

  /// Whether the app keeps a canvas as large as the screen and has its picture scaled instead (R-WIN-03): in a window, and over
  /// a whole screen that is turned another way than `orientation`, the interface's.
  func isScaled(_ window: DeviceWindow, in orientation: InterfaceOrientation) -> Bool {
    guard stage.base == .free, era >= Era(26), !window.scene.isMultitasking, stage.contains(window.id) else {
      return false
    }
    return !isFull(window) || orientation.isLandscape != context.screenOrientation.isLandscape
  }

  /// Whether the window's place is the whole screen.
  private func isFull(_ window: DeviceWindow) -> Bool {
    stage.placement(of: window.id, isLandscape: context.screenOrientation.isLandscape) == .full
  }

  /// Whether another window of the screen lies over this one.
  private func isOverlapped(_ window: DeviceWindow) -> Bool {
    stage.front(isLandscape: context.screenOrientation.isLandscape) != window.id
  }

  /// Whether the app's size changes only when a drag ends (R-WIN-05).
  func isDiscrete(_ window: DeviceWindow) -> Bool {
    era >= Era(27) && window.scene.bundle.infoDictionary.requiresFullScreen(in: era)
  }

  /// Where the scene of `window` is when the interface has `orientation`.
  func frame(of window: DeviceWindow, in orientation: InterfaceOrientation) -> CGRect {
    guard isScaled(window, in: orientation) else {
      return frame(ofWindow: window.id, screenOrientation(for: orientation))
    }
    let canvas =
      window.scene.bundle.infoDictionary.requiresFullScreen(in: era) && !isFull(window)
      ? window.scene.sceneFrame.size : profile.screenSize(in: orientation)
    return CGRect(origin: shownFrame(of: window, canvas: canvas).origin, size: canvas)
  }

  /// Where the picture of a scaled app is: as large as its place allows, in the middle of it.
  func shownFrame(of window: DeviceWindow, canvas: CGSize) -> CGRect {
    let place = frame(ofWindow: window.id, context.screenOrientation)
    let factor = min(place.width / canvas.width, place.height / canvas.height)
    let size = CGSize(width: canvas.width * factor, height: canvas.height * factor)
    return CGRect(
      origin: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2), size: size)
  }

  /// Among overlapping windows the screen has its own orientation, whatever a window's interface has.
  private func screenOrientation(for orientation: InterfaceOrientation) -> InterfaceOrientation {
    stage.base == .free ? context.screenOrientation : orientation
  }

  /// Where a window is when the screen has `orientation`.
  func frame(ofWindow id: Int, _ orientation: InterfaceOrientation) -> CGRect {
    if let external = screens.external, let window = external.stage.free.first(where: { $0.id == id }) {
      return frame(of: window, on: external.stage, external.display.surface)
    }
    if let over = stage.slideOver, over.id == id { return geometry.slideOver(over.side, orientation) }
    switch stage.base {
    case .full: return geometry.full(orientation)
    case .split(let first, let second, let share):
      let parts = geometry.split(share, orientation)
      return id == first ? parts[0] : id == second ? parts[1] : geometry.full(orientation)
    case .free:
      guard let window = stage.free.first(where: { $0.id == id }) else { return geometry.full(orientation) }
      return frame(of: window, on: stage, geometry.surface(orientation))
    }
  }

  /// Where a window is among overlapping ones. Its tile wins over what the app asked of its size, which the system may
  /// refuse (`stage_windowing.csv`): tiles leave no gap.
  func frame(of window: Stage.FreeWindow, on stage: Stage, _ surface: Surface) -> CGRect {
    if let tile = window.tile { return stage.grid.frame(tile, surface, besides: stage.tiles(besides: window.id)) }
    return restricted(geometry.turned(window, surface), of: window.id, surface)
  }

  /// The frame within what the app asked of its size, as far as the screen allows (R-WIN-06).
  private func restricted(_ frame: CGRect, of id: Int, _ surface: Surface) -> CGRect {
    guard let limits = window(id)?.scene.sizeLimits else { return frame }
    var frame = frame
    frame.size.width = min(max(min(frame.width, limits.maximum.width), limits.minimum.width), surface.size.width)
    frame.size.height = min(max(min(frame.height, limits.maximum.height), limits.minimum.height), surface.size.height)
    return surface.holding(frame)
  }

  /// Tells the scene which edges of the screen its window touches, and the emulator where its picture is.
  func place(_ window: DeviceWindow, on orientation: InterfaceOrientation) {
    let scene = window.scene
    scene.isOnExternalScreen = screens.isExternal(window.id)
    guard !scene.isOnExternalScreen else {
      // What the system takes of an external display is in no source: nothing.
      scene.isWindowed = true
      window.shown = nil
      scene.touchesEdges = .none
      return
    }
    scene.isWindowed = stage.shares(window.id, isLandscape: context.screenOrientation.isLandscape)
    scene.isOverlapped = isOverlapped(window)
    guard !isScaled(window, in: orientation) else {
      let canvas = frame(of: window, in: orientation).size
      window.shown = shownFrame(of: window, canvas: canvas)
      scene.touchesEdges = .none
      return
    }
    window.shown = nil
    let frame = frame(of: window, in: orientation)
    let screen = profile.screenSize(in: screenOrientation(for: orientation))
    scene.touchesEdges = TouchedEdges(
      top: frame.minY <= 0, left: frame.minX <= 0, bottom: frame.maxY >= screen.height,
      right: frame.maxX >= screen.width
    )
  }
}
