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
    for window in windows {
      guard window.process.isForeground else {
        window.decision = .covered
        continue
      }
      let process = window.process
      window.decision = process.negotiate(
        process.policy(device: attitude, isLocked: false, sharesScreen: process.sharesScreen))
      if case .orientationOnly(let value) = window.decision { process.adoptOrientation(value) }
      if let target = window.decision.target {
        context.screenOrientation = target
        process.move(to: frame(of: window, in: target), target)
      }
    }
  }

  /// What each window has to say when nothing new was reported: no guest is asked anything, since the questions themselves
  /// can have effects. A window that refused this very attitude still does, for the reason it gave.
  private func reportDry() {
    for window in windows {
      guard window.process.isForeground else {
        window.decision = .covered
        continue
      }
      let policy = window.process.policy(
        device: attitude, isLocked: isRotationLocked, sharesScreen: arrangement == .half)
      if let plain = policy.decideUnasked() {
        window.decision = plain
        window.process.forgetInquiry()
      }
    }
  }

  /// Where `window` is when the screen has `orientation`.
  func frame(of window: DeviceWindow, in orientation: InterfaceOrientation) -> CGRect {
    frame(ofWindow: window.id, arrangement, orientation)
  }

  func frame(
    ofWindow id: Int, _ arrangement: WindowArrangement, _ orientation: InterfaceOrientation
  ) -> CGRect {
    switch arrangement {
    case .full: return geometry.full(orientation)
    case .half:
      let halves = geometry.half(orientation)
      return id <= halves.count ? halves[id - 1] : geometry.full(orientation)
    }
  }
}
