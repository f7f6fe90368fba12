// The decision whether a turn of the device turns an interface: spec §4 as a value that knows no views.
import DeviceCatalog
import Orientation

/// What the app answers when UIKit asks; asked lazily, because a closed gate means that masks are not read (R-NEG-03).
@MainActor package protocol RotationAnswers {
  /// The class name of the controller that covers the window.
  var controllerName: String { get }
  /// The window-scene delegate's orientations; nil when it has no such method (R-MASK-08).
  var sceneDelegateMask: InterfaceOrientationMask? { get }
  /// The app delegate's orientations; nil when it has no such method (R-MASK-07).
  var appDelegateMask: InterfaceOrientationMask? { get }
  /// The Info.plist's orientations for the idiom (R-MASK-06).
  var plistMask: InterfaceOrientationMask { get }
  /// The covering controller's `shouldAutorotate`.
  var shouldAutorotate: Bool { get }
  /// The covering controller's `supportedInterfaceOrientations`.
  var controllerMask: InterfaceOrientationMask { get }
  /// The covering controller's `shouldAutorotateToInterfaceOrientation` (R-LEG-01…03).
  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool
}

/// The circumstances of one window when the device turns.
package struct RotationPolicy: Sendable, Hashable {
  package var era: Era
  /// What the hardware can show (R-MASK-05).
  package var deviceMask: InterfaceOrientationMask
  /// Whether the app is a multitasking app, whose masks are never asked (R-MULTI-01).
  package var isMultitasking: Bool
  /// Whether `UIRequiresFullScreen` is set.
  package var requiresFullScreen: Bool
  /// Whether the window is smaller than the screen.
  package var sharesScreen: Bool
  /// The user's rotation lock.
  package var isLocked: Bool
  /// The interface orientation now.
  package var current: InterfaceOrientation
  /// How the device is held.
  package var device: DeviceOrientation

  package init(
    era: Era, deviceMask: InterfaceOrientationMask, isMultitasking: Bool, requiresFullScreen: Bool = false,
    sharesScreen: Bool = false, isLocked: Bool = false, current: InterfaceOrientation, device: DeviceOrientation
  ) {
    self.era = era
    self.deviceMask = deviceMask
    self.isMultitasking = isMultitasking
    self.requiresFullScreen = requiresFullScreen
    self.sharesScreen = sharesScreen
    self.isLocked = isLocked
    self.current = current
    self.device = device
  }

  /// Decides for a turn of the device (spec §4 `deviceTurn`, §11 for era 5 and earlier). A turn to where the window is
  /// already asks too: that is when masks without a common orientation are found out (R-EXC-01).
  @MainActor package func decide(_ answers: some RotationAnswers) -> RotationDecision {
    guard let target = device.matchingInterfaceOrientation else { return .flat(device) }
    let unasked = target == current ? .already(target) : beyondDevice(target)
    if isLocked { return target == current ? .already(target) : .locked(current) }
    if era < Era(6) { return unasked ?? decideLegacy(target, answers) }
    if isMultitasking { return unasked ?? .rotate(target, .multitasking) }
    if gateExists, !answers.shouldAutorotate { return unasked ?? .gate(answers.controllerName) }
    let app = appMask(answers)
    let controller = answers.controllerMask
    guard !app.intersection(controller).intersection(.all).isEmpty else {
      return .noCommonOrientation(answers.controllerName, namesClass: era >= Era(7))
    }
    if let unasked { return unasked }
    guard app.contains(target) else { return .appMask(target, app) }
    guard controller.contains(target) else { return .controllerMask(target, controller, answers.controllerName) }
    if era >= Era(26), requiresFullScreen, sharesScreen { return .orientationOnly(target) }
    return .rotate(target, .masks(app: app, controller: controller, name: answers.controllerName))
  }

  private func beyondDevice(_ target: InterfaceOrientation) -> RotationDecision? {
    deviceMask.contains(target) ? nil : .deviceMask(target, deviceMask)
  }

  /// The decision about a device that did not turn, as far as it needs no answers: flat, already there, or locked; nil when
  /// it rests on what the app answered.
  package func decideUnasked() -> RotationDecision? {
    guard let target = device.matchingInterfaceOrientation else { return .flat(device) }
    if target == current { return .already(target) }
    return isLocked ? .locked(current) : nil
  }

  /// Whether `shouldAutorotate` can close the gate: eras 6 to 15 (R-NEG-03, R-NEG-04).
  package var gateExists: Bool { era >= Era(6) && era < Era(16) }

  /// A(w): the scene delegate's from era 27, else the app delegate's, else the Info.plist's (R-MASK-06…08).
  @MainActor package func appMask(_ answers: some RotationAnswers) -> InterfaceOrientationMask {
    if era >= Era(27), let mask = answers.sceneDelegateMask { return mask }
    return answers.appDelegateMask ?? answers.plistMask
  }

  /// M(w): every orientation that is allowed now; empty when none is.
  @MainActor package func allowed(_ answers: some RotationAnswers) -> InterfaceOrientationMask {
    isMultitasking ? deviceMask : deviceMask.intersection(appMask(answers)).intersection(answers.controllerMask)
  }

  @MainActor private func decideLegacy(
    _ target: InterfaceOrientation, _ answers: some RotationAnswers
  ) -> RotationDecision {
    guard answers.shouldAutorotate(to: target) else { return .predicate(target, answers.controllerName) }
    return .rotate(target, .predicate(answers.controllerName))
  }
}
