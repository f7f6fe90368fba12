// What happens when the device is turned, or its rotation lock switched.
import DeviceCatalog
import Foundation
import Orientation
import RotationRules
import SwivelUI

extension EmulatedDevice {
  /// The sensor's word. Order: the property, the notification, the interface (R-DEV-08).
  func turn(to orientation: DeviceOrientation) -> String? {
    context.attitude = orientation
    applyAttitude()
    return nil
  }

  /// Under the lock, phones report portrait and iPads what they last did; nobody is notified (R-DEV-09).
  func setLock(_ isOn: Bool) -> String? {
    guard isOn != isRotationLocked else {
      reportDry()
      return nil
    }
    context.isRotationLocked = isOn
    if isOn {
      if profile.idiom == .phone {
        context.reportedOrientation = .portrait
        for window in windows { window.scene.adoptSilently(.portrait) }
      }
      reportDry()
    } else {
      applyAttitude()
    }
    return nil
  }

  private func applyAttitude() {
    guard !isRotationLocked, context.reportedOrientation != attitude else {
      reportDry()
      return
    }
    context.reportedOrientation = attitude
    for window in windows where window.scene.isForeground { window.scene.report(attitude) }
    followAttitude()
  }

  /// Lets the stage and every window on it go where the device is, as far as they may.
  private func followAttitude() {
    turnStage()
    for window in windows {
      guard window.scene.isForeground else {
        window.decision = .covered
        continue
      }
      let scene = window.scene
      guard !screens.isExternal(window.id) else {
        window.decision = .otherScreen(scene.interfaceOrientation)
        continue
      }
      window.decision = scene.negotiate(
        scene.policy(device: context.interfaceAttitude, isLocked: false, sharesScreen: shares(window)))
      if case .orientationOnly(let value) = window.decision { scene.adoptOrientation(value) }
      if let target = window.decision.target {
        if stage.base != .free { context.screenOrientation = target }
        place(window, on: target)
        scene.move(to: frame(of: window, in: target), target)
      } else if stage.base == .free {
        place(window, on: scene.interfaceOrientation)
        scene.move(to: frame(of: window, in: scene.interfaceOrientation), scene.interfaceOrientation)
      }
    }
  }

  /// A window that gets smaller than the screen loses the lock its controller put on the orientation, and goes where the
  /// device went meanwhile (R-WIN-08).
  func liftingLocks(_ rearrange: () -> String?) -> String? {
    let held = windows.filter(\.scene.keepsLock)
    let refusal = rearrange()
    let isLifted = held.contains { $0.scene.isForeground && !$0.scene.keepsLock }
    if isLifted, !isRotationLocked { followAttitude() }
    return refusal
  }

  /// Under overlapping windows the screen itself turns, whatever the windows say (R-MULTI-02), and with it who is shown.
  private func turnStage() {
    guard stage.base == .free, let target = context.interfaceAttitude.matchingInterfaceOrientation,
      context.mask.contains(target)
    else { return }
    context.screenOrientation = target
    let visible = screens.visible(isLandscape: target.isLandscape)
    guard windows.contains(where: { $0.scene.isForeground != visible.contains($0.id) }) else { return }
    for window in windows where window.scene.isForeground && !visible.contains(window.id) {
      window.scene.enterBackground()
      window.decision = .covered
    }
    for window in windows where !window.scene.isForeground && visible.contains(window.id) { bringToFront(window) }
  }

  /// What each window has to say when nothing new was reported: no guest is asked anything. What refused this attitude
  /// before still does, and what something else turned since is not where the device would have it.
  private func reportDry() {
    for window in windows {
      window.decision = window.scene.isForeground ? recalled(window) : .covered
    }
  }

  /// Guests can turn a window away again while the device turns: a receipt says what it came to.
  func reportAstray() {
    guard let target = context.interfaceAttitude.matchingInterfaceOrientation else { return }
    for window in windows where window.scene.isForeground && window.scene.interfaceOrientation != target {
      guard !screens.isExternal(window.id) else { continue }
      if !RotationReason(window.decision).isRefusal { window.decision = recalled(window) }
    }
  }

  private func recalled(_ window: DeviceWindow) -> RotationDecision {
    if screens.isExternal(window.id) { return .otherScreen(window.scene.interfaceOrientation) }
    let policy = window.scene.policy(
      device: context.interfaceAttitude, isLocked: isRotationLocked, sharesScreen: shares(window))
    return window.scene.recall(policy, after: window.decision)
  }
}
