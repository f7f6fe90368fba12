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
    } else if attitude.isValidInterfaceOrientation, context.reportedOrientation == attitude {
      // What is reported is right already, and a phone's interface may be elsewhere: it stayed where it was under the lock.
      followAttitude()
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
    let front = decideForScreen()
    let holds = front.map { $0.decision.target == nil && $0.scene.interfaceOrientation != attitudeOrientation } ?? false
    if !holds { turnStage() }
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
      if window !== front {
        window.decision = holds ? heldByFront(window) : negotiate(window)
      }
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

  private var attitudeOrientation: InterfaceOrientation? { context.interfaceAttitude.matchingInterfaceOrientation }

  private func negotiate(_ window: DeviceWindow) -> RotationDecision {
    window.scene.negotiate(
      window.scene.policy(device: context.interfaceAttitude, isLocked: false, sharesScreen: shares(window)))
  }

  /// Asks the window that has the whole screen, in front of iPadOS 26's others: where its mask or lock forbids the turn, the
  /// screen stays with it (R-WIN-03, R-WIN-08). Nil where no such window is.
  private func decideForScreen() -> DeviceWindow? {
    guard stage.base == .free, !stage.isBehindHome, era >= Era(26), stage.slideOver == nil, attitudeOrientation != nil,
      let front = stage.free.last, front.tile == .full, let window = window(front.id), window.scene.isForeground
    else { return nil }
    window.decision = negotiate(window)
    return window
  }

  /// What a window has to say that shares a screen another one holds: it goes where the screen is (R-MULTI-02).
  private func heldByFront(_ window: DeviceWindow) -> RotationDecision {
    let current = window.scene.interfaceOrientation
    guard let asked = attitudeOrientation, asked != current else { return .already(current) }
    return .stayed(current, asked: asked)
  }

  /// Whether the screen is not where the device is, though nothing but a window in front could hold it.
  private var isScreenAstray: Bool {
    guard stage.base == .free, era >= Era(26), let target = attitudeOrientation, context.mask.contains(target) else {
      return false
    }
    return context.screenOrientation != target
  }

  /// A window that gets smaller than the screen, or is covered, loses the lock its controller put on the orientation, and goes
  /// where the device went meanwhile (R-WIN-08); as does the screen when what held it is not in front any more.
  func liftingLocks(_ rearrange: () -> String?) -> String? {
    let held = windows.filter(\.scene.keepsLock)
    let refusal = rearrange()
    let isLifted = held.contains { $0.scene.isForeground && !$0.scene.keepsLock }
    if isLifted || isScreenAstray, !isRotationLocked { followAttitude() }
    return refusal
  }

  /// Under overlapping windows the screen itself turns, whatever the windows say (R-MULTI-02), and with it who is shown; so does an iPad's
  /// Home Screen.
  private func turnStage() {
    let isFollowing = stage.base == .free || stage.isBehindHome && profile.idiom == .pad
    guard isFollowing, let target = context.interfaceAttitude.matchingInterfaceOrientation,
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
