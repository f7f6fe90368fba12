// Launching apps, and going from one stage to another: who leaves, who is resized, who comes.
import DeviceCatalog
import Foundation
import Orientation
import RotationRules
import SwivelUI

extension EmulatedDevice {
  /// Why the first two apps cannot share the screen; nil when they can.
  static func splitObstacle(profile: DeviceProfile, era: Era, apps: [AppBundle]) -> String? {
    let rules = StageRules(profile: profile, era: era)
    if let obstacle = rules.splitObstacle { return obstacle }
    guard apps.count >= 2 else { return "there is one window only" }
    for app in apps.prefix(2) {
      if let obstacle = rules.sharingObstacle(app) { return obstacle }
    }
    return nil
  }

  func launch(_ apps: [AppBundle]) throws(EmulatorError) {
    for app in apps {
      let permitted = context.mask.intersection(app.infoDictionary.orientations(for: profile.idiom))
      let orientation = LaunchPolicy(
        era: era, permitted: permitted, held: context.interfaceAttitude.matchingInterfaceOrientation
      ).initial
      let window = try start(app, in: orientation)
      launchStates.append(DeviceWindow.State(id: window.id, interface: orientation, frame: window.scene.sceneFrame))
      if !isInFront(window.id) { window.scene.enterBackground() }
    }
    for window in windows where !window.scene.isForeground { window.decision = .covered }
    if let front = windows.first(where: { $0.scene.isForeground }) {
      context.screenOrientation = front.scene.interfaceOrientation
    }
    if !requests.isEmpty || context.clock.hasDue { settleGuests() }
  }

  /// Starts an app in a new window, or if it runs and supports several scenes, makes another one. Before it launches, the
  /// window has the place the stage gives it.
  func start(
    _ app: AppBundle, in orientation: InterfaceOrientation, with activity: NSUserActivity? = nil
  ) throws(EmulatorError) -> DeviceWindow {
    let id = nextWindow
    let isMultitasking = app.infoDictionary.isMultitasking(on: profile.idiom, era: era)
    // Among iPadOS 26's windows an app that opted out has a canvas of the screen's size (R-WIN-03).
    let isCanvas = stage.base == .free && era >= Era(26) && !isMultitasking
    let scene = AppScene(
      device: context, bundle: app, app: running(app), id: id,
      sceneFrame: isCanvas ? geometry.full(orientation) : frame(ofWindow: id, orientation),
      interfaceOrientation: orientation,
      frameAfterTurn: { [unowned self] target in
        self.window(id).map { self.frame(of: $0, in: target) } ?? self.frame(ofWindow: id, target)
      })
    let window = DeviceWindow(scene: scene)
    scene.app.askStage = { [unowned self] request, answer in self.requests.append((request, app, answer)) }
    windows.append(window)
    place(window, on: orientation)
    scene.launch(with: activity)
    guard scene.window != nil else {
      windows.removeAll { $0 === window }
      scene.app.remove(scene)
      throw .appShowedNoWindow(app: app.name)
    }
    nextWindow += 1
    return window
  }

  /// Rearranges the windows: those that leave go to the background, those that stay are inactive while they change size
  /// (T7), those that come catch up with the device first (R-ROT-14).
  func arrange(_ new: WindowArrangement) -> String? {
    switch new {
    case .half:
      let pair = windows.filter { $0.id <= 2 }.map(\.scene.bundle)
      if let obstacle = Self.splitObstacle(profile: profile, era: era, apps: pair) {
        return "half is not available: \(obstacle)"
      }
    case .full(let id):
      if window(id) == nil { return unknownWindow(id) }
      touch(id)
    }
    go(to: Stage(new, after: stage))
    return nil
  }

  func isInFront(_ id: Int) -> Bool {
    screens.isExternal(id)
      || stage.placement(of: id, isLandscape: context.screenOrientation.isLandscape) != .background
  }

  /// Makes `new` the stage. With `onScreen` the screen is turned to it on the way.
  func go(to new: Stage, on orientation: InterfaceOrientation? = nil) {
    go(to: Screens(device: new, external: screens.external), on: orientation)
  }

  /// Makes `new` what is on the screens.
  func go(to new: Screens, on orientation: InterfaceOrientation? = nil) {
    let old = screens
    screens = new
    if let orientation { context.screenOrientation = orientation }
    for window in windows where window.scene.isForeground && !isInFront(window.id) {
      window.scene.enterBackground()
      window.scene.isOnExternalScreen = false
      window.decision = .covered
    }
    for window in windows where isInFront(window.id) {
      if !window.scene.isForeground {
        bringToFront(window)
      } else if old.isExternal(window.id), !new.isExternal(window.id) {
        meetScreen(window)
      } else {
        resize(window, isNew: old != new)
      }
    }
    yieldToSlideOver(old.device)
  }

  /// On iOS 9 and 10 what lies under Slide Over stays inactive until it is gone (T7).
  private func yieldToSlideOver(_ old: Stage) {
    guard era < Era(11), old.slideOver != stage.slideOver else { return }
    for window in windows where isInFront(window.id) && window.id != stage.slideOver?.id {
      if stage.slideOver != nil, window.scene.isActive { window.scene.resignActive() }
      if stage.slideOver == nil, !window.scene.isActive { window.scene.becomeActive() }
    }
  }

  private func resize(_ window: DeviceWindow, isNew: Bool) {
    let scene = window.scene
    let frame = frame(of: window, in: scene.interfaceOrientation)
    window.decision =
      screens.isExternal(window.id)
      ? .otherScreen(scene.interfaceOrientation) : .already(scene.interfaceOrientation)
    guard isNew else { return }
    // Where windows have any size, apps stay active while theirs changes (T7).
    let isDivided = era < Era(26) && frame.size != scene.sceneFrame.size && scene.isActive
    if isDivided { scene.resignActive() }
    place(window, on: scene.interfaceOrientation)
    scene.move(to: self.frame(of: window, in: scene.interfaceOrientation), scene.interfaceOrientation)
    if isDivided { scene.becomeActive() }
  }

  /// A window that comes back meets the device as it is now; flat, locked or among others, it meets the screen as it is.
  func bringToFront(_ window: DeviceWindow) {
    meetScreen(window)
    window.scene.enterForeground()
    if !screens.isExternal(window.id) { window.scene.report(context.reportedOrientation) }
  }

  /// A window that comes to a screen takes its place there, and the orientation it may have there.
  private func meetScreen(_ window: DeviceWindow) {
    let scene = window.scene
    guard !screens.isExternal(window.id) else {
      place(window, on: scene.interfaceOrientation)
      window.decision = .otherScreen(scene.interfaceOrientation)
      scene.move(to: frame(of: window, in: scene.interfaceOrientation), scene.interfaceOrientation)
      return
    }
    let joinsOthers = stage.base == .free || stage.slideOver?.id == window.id
    let isUpright = context.interfaceAttitude.matchingInterfaceOrientation != nil && !isRotationLocked && !joinsOthers
    let wanted = isUpright ? context.interfaceAttitude : context.screenOrientation.matchingDeviceOrientation
    place(window, on: context.screenOrientation)
    window.decision = scene.negotiate(
      scene.policy(device: wanted, isLocked: false, sharesScreen: shares(window)))
    let target = window.decision.target ?? scene.interfaceOrientation
    if !joinsOthers { context.screenOrientation = target }
    place(window, on: context.screenOrientation)
    scene.move(to: frame(of: window, in: target), target)
  }
}
