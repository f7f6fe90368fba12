// The external display: connecting one, taking it away, and windows that go from screen to screen.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  func connect(_ display: DisplaySize) -> String? {
    if let obstacle = rules.externalObstacle { return obstacle }
    if let connected = screens.external?.display {
      return "a display is connected already, \(connected.size.points); disconnect it first"
    }
    context.external = ExternalScreen(size: display.size, scale: CGFloat(display.scale))
    go(to: Screens(device: stage, external: ExternalDisplay(display: display)))
    return nil
  }

  /// The windows go to the background of the device, as large as they were where its screen allows.
  func disconnect() -> String? {
    guard let external = screens.external else { return "no display is connected" }
    var new = screens
    new.external = nil
    let here = surface(.device)
    for window in external.stage.free {
      var frame = self.frame(of: window, on: external.stage, external.display.surface)
      frame.size.width = min(frame.width, here.size.width)
      frame.size.height = min(frame.height, here.size.height)
      let isFull = frame.size == here.size
      new.device.parked.append(
        Stage.FreeWindow(
          id: window.id, frame: here.holding(frame), isLandscape: here.isLandscape, tile: isFull ? .full : nil))
    }
    go(to: new)
    context.external = nil
    return nil
  }

  /// Why the app of a window cannot be on the external display now; nil when it can.
  func externalObstacle(_ app: AppBundle) -> String? {
    guard let external = screens.external else {
      return rules.externalObstacle ?? "no display is connected; connect one with its size first"
    }
    if let obstacle = rules.externalObstacle(app) { return obstacle }
    let limit = ExternalDisplay.visibleLimit
    return external.stage.free.count < limit
      ? nil : "the external display shows \(limit) windows already, which is all it does"
  }

  func transfer(_ id: Int, to screen: WindowScreen) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    guard screens.isExternal(id) != (screen == .external) else { return "window \(id) is there already" }
    var new = screens
    switch screen {
    case .external:
      if let obstacle = externalObstacle(window.scene.bundle) { return obstacle }
      // Its size goes with it as far as there is room.
      let there = surface(.external)
      var frame = CGRect(origin: .zero, size: window.scene.sceneFrame.size)
      frame.size.width = min(frame.width, there.size.width)
      frame.size.height = min(frame.height, there.size.height)
      if let refusal = leave(id, &new) { return refusal }
      new.external?.stage.free.append(
        Stage.FreeWindow(id: id, frame: there.holding(frame), isLandscape: there.isLandscape, tile: nil))
    case .device:
      let frame = window.scene.sceneFrame
      new.external?.stage.remove(id)
      new.device = freeStage(with: id, sized: frame.size)
    }
    touch(id)
    go(to: new)
    return nil
  }
}

extension CGSize {
  /// As people write it: without the ".0" of whole points.
  var points: String { [width, height].map(pointText).joined(separator: "×") }
}

/// A length as people write it: without the ".0" of whole points.
func pointText(_ length: CGFloat) -> String { Int(exactly: length).map(String.init) ?? "\(length)" }
