// Which windows are on the screen, and how they share it.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// The first iPadOS with Split View, and the first without (`devices/README`).
  private static let splitViewEras = Era(9)..<Era(26)

  /// Why the first two apps cannot share the screen; nil when they can.
  static func splitObstacle(profile: DeviceProfile, era: Era, apps: [AppBundle]) -> String? {
    guard profile.offers(.splitView) else { return "\(profile.id) has no Split View" }
    guard splitViewEras.contains(era) else { return "iOS \(era) has no Split View, iPadOS 9 to 18 have" }
    guard apps.count >= 2 else { return "there is one window only" }
    for app in apps.prefix(2) where !app.infoDictionary.isMultitasking(on: profile.idiom, era: era) {
      return "\(app.name) opted out of multitasking: it must list all four orientations for iPad and not require "
        + "full screen (R-MULTI-03)"
    }
    return nil
  }

  func launch(_ apps: [AppBundle]) throws(EmulatorError) {
    let held = attitude.matchingInterfaceOrientation
    var initial: [DeviceWindow.State] = []
    for (index, app) in apps.enumerated() {
      let permitted = context.mask.intersection(app.infoDictionary.orientations(for: profile.idiom))
      let orientation = LaunchPolicy(era: era, permitted: permitted, held: held).initial
      let id = index + 1
      let process = AppProcess(
        device: context, bundle: app, id: id, sceneFrame: frame(ofWindow: id, arrangement, orientation),
        interfaceOrientation: orientation,
        frameAfterTurn: { [unowned self] target in self.frame(ofWindow: id, self.arrangement, target) })
      process.launch()
      guard process.window != nil else { throw .appShowedNoWindow(app: app.name) }
      windows.append(DeviceWindow(process: process))
      initial.append(DeviceWindow.State(interface: orientation, size: process.sceneFrame.size))
      if !isInFront(id, arrangement) { process.enterBackground() }
    }
    for window in windows where !window.process.isForeground { window.decision = .covered }
    if let front = windows.first(where: { $0.process.isForeground }) {
      context.screenOrientation = front.process.interfaceOrientation
    }
    launchOutcome = outcome(settledVerdict, since: initial, asked: true)
  }

  /// Rearranges the windows: those that leave go to the background, those that stay are inactive while they change size
  /// (T7), those that come catch up with the device first (R-ROT-14).
  func arrange(_ new: WindowArrangement) -> String? {
    switch new {
    case .half:
      if let obstacle = Self.splitObstacle(profile: profile, era: era, apps: windows.map(\.process.bundle)) {
        return "half is not available: \(obstacle)"
      }
    case .full(let id):
      guard (1...windows.count).contains(id) else { return unknownWindow(id) }
    }
    let old = arrangement
    arrangement = new
    for window in windows where window.process.isForeground && !isInFront(window.id, new) {
      window.process.enterBackground()
      window.decision = .covered
    }
    for window in windows where isInFront(window.id, new) {
      if window.process.isForeground {
        resize(window, isNew: old != new)
      } else {
        bringToFront(window)
      }
    }
    return nil
  }

  func isInFront(_ id: Int, _ arrangement: WindowArrangement) -> Bool {
    switch arrangement {
    case .full(let window): id == window
    case .half: id <= 2
    }
  }

  private func resize(_ window: DeviceWindow, isNew: Bool) {
    let process = window.process
    let frame = frame(of: window, in: process.interfaceOrientation)
    window.decision = .already(process.interfaceOrientation)
    guard isNew, frame != process.sceneFrame else { return }
    process.resignActive()
    process.move(to: frame, process.interfaceOrientation)
    process.becomeActive()
  }

  /// A window that comes back meets the device as it is now; flat or locked, it meets the screen as it is.
  private func bringToFront(_ window: DeviceWindow) {
    let process = window.process
    let isUpright = attitude.matchingInterfaceOrientation != nil && !isRotationLocked
    let wanted = isUpright ? attitude : context.screenOrientation.matchingDeviceOrientation
    window.decision = process.negotiate(
      process.policy(device: wanted, isLocked: false, sharesScreen: arrangement == .half))
    let target = window.decision.target ?? process.interfaceOrientation
    context.screenOrientation = target
    process.move(to: frame(of: window, in: target), target)
    process.enterForeground()
    process.report(context.reportedOrientation)
  }
}
