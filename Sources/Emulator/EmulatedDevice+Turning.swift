// What happens when the device is turned, or its rotation lock switched.
import DeviceCatalog
import Foundation
import Orientation
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
        for window in windows { window.process.adoptSilently(.portrait) }
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
    for window in windows where window.process.isForeground { window.process.report(attitude) }
    followAttitude()
  }

  /// Lets the stage and every window on it go where the device is, as far as they may.
  private func followAttitude() {
    turnStage()
    for window in windows {
      guard window.process.isForeground else {
        window.decision = .covered
        continue
      }
      let process = window.process
      guard !screens.isExternal(window.id) else {
        window.decision = .otherScreen(process.interfaceOrientation)
        continue
      }
      window.decision = process.negotiate(
        process.policy(device: context.interfaceAttitude, isLocked: false, sharesScreen: shares(window)))
      if case .orientationOnly(let value) = window.decision { process.adoptOrientation(value) }
      if let target = window.decision.target {
        if stage.base != .free { context.screenOrientation = target }
        place(window, on: target)
        process.move(to: frame(of: window, in: target), target)
      } else if stage.base == .free {
        place(window, on: process.interfaceOrientation)
        process.move(to: frame(of: window, in: process.interfaceOrientation), process.interfaceOrientation)
      }
    }
  }

  /// A window that gets smaller than the screen loses the lock its controller put on the orientation, and goes where the
  /// device went meanwhile (R-WIN-08).
  func liftingLocks(_ rearrange: () -> String?) -> String? {
    let held = windows.filter(\.process.keepsLock)
    let refusal = rearrange()
    let isLifted = held.contains { $0.process.isForeground && !$0.process.keepsLock }
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
    guard windows.contains(where: { $0.process.isForeground != visible.contains($0.id) }) else { return }
    for window in windows where window.process.isForeground && !visible.contains(window.id) {
      window.process.enterBackground()
      window.decision = .covered
    }
    for window in windows where !window.process.isForeground && visible.contains(window.id) { bringToFront(window) }
  }

  /// What each window has to say when nothing new was reported: no guest is asked anything. What refused this attitude
  /// before still does, and what something else turned since is not where the device would have it.
  private func reportDry() {
    for window in windows {
      window.decision = window.process.isForeground ? recalled(window) : .covered
    }
  }

  /// Guests can turn a window away again while the device turns: a receipt says what it came to.
  func reportAstray() {
    guard let target = context.interfaceAttitude.matchingInterfaceOrientation else { return }
    for window in windows where window.process.isForeground && window.process.interfaceOrientation != target {
      guard !screens.isExternal(window.id) else { continue }
      if !RotationReason(window.decision).isRefusal { window.decision = recalled(window) }
    }
  }

  private func recalled(_ window: DeviceWindow) -> RotationDecision {
    if screens.isExternal(window.id) { return .otherScreen(window.process.interfaceOrientation) }
    let policy = window.process.policy(
      device: context.interfaceAttitude, isLocked: isRotationLocked, sharesScreen: shares(window))
    return window.process.recall(policy, after: window.decision)
  }
}
