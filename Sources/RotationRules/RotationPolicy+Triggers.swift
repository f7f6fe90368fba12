// The decisions that are not turns of the device: presentations, dismissals and what apps ask for (spec §4, §7).
import DeviceCatalog
import Orientation

/// What apps ask a window scene for, as decided (R-API-04…06).
package enum GeometryDecision: Sendable, Hashable {
  /// The interface has one of the orientations already: nothing happens.
  case satisfied
  /// Turn to the first; then, if there is a second, on to it, because the device is held so.
  case turn(InterfaceOrientation, thenBackTo: InterfaceOrientation?)
  /// The windowing mode does not allow it (R-API-05).
  case windowing
  /// None of the requested orientations is supported (R-API-04).
  case unsupported(requested: InterfaceOrientationMask, supported: InterfaceOrientationMask)
}

extension RotationPolicy {
  /// The interface orientation that matches how the device is held, unless the user locked rotation.
  private var held: InterfaceOrientation? { isLocked ? nil : device.matchingInterfaceOrientation }

  /// A controller is about to cover the window (spec §4 `presentCovering`, R-NEG-06, R-NEG-07). `preferred` is what a full
  /// screen controller that overrides it prefers.
  @MainActor package func decidePresentation(
    _ answers: some RotationAnswers, preferred: () -> InterfaceOrientation?
  ) -> RotationDecision {
    let name = answers.controllerName
    if isMultitasking { return turn(to: settled(), .presentation(name)) }
    if era < Era(6) { return decideLegacyPresentation(answers) }
    let app = appMask(answers)
    let controller = answers.controllerMask
    let mask = deviceMask.intersection(app).intersection(controller)
    guard !app.intersection(controller).intersection(.all).isEmpty else {
      return gateExists && !answers.shouldAutorotate
        ? .kept(current, .presentation(name)) : .noCommonOrientation(name, namesClass: era >= Era(7))
    }
    if let preferred = preferred() {
      guard mask.contains(preferred) else { return .preferredUnsupported(preferred, mask) }
      return turn(to: preferred, .presentation(name))
    }
    if let held, held != current, mask.contains(held), !gateExists || answers.shouldAutorotate {
      return turn(to: held, .presentation(name))
    }
    return turn(to: mask.first(of: [current, held]) ?? current, .presentation(name))
  }

  /// R-LEG-04: the modal's predicate decides, even beyond the Info.plist.
  @MainActor private func decideLegacyPresentation(_ answers: some RotationAnswers) -> RotationDecision {
    let hints = [held, current] + InterfaceOrientationMask.all.members
    let target = hints.compactMap { $0 }.first { deviceMask.contains($0) && answers.shouldAutorotate(to: $0) }
    return turn(to: target ?? current, .presentation(answers.controllerName))
  }

  /// A covering controller is about to leave (spec §4 `dismissCovering`, R-NEG-08).
  @MainActor package func decideDismissal(
    _ answers: some RotationAnswers, whenCovered: InterfaceOrientation
  ) -> RotationDecision {
    let trigger = RotationTrigger.dismissal(answers.controllerName)
    if isMultitasking { return turn(to: settled(), trigger) }
    if era < Era(6) {
      let hints = [held, current, whenCovered] + InterfaceOrientationMask.all.members
      let target = hints.compactMap { $0 }.first { deviceMask.contains($0) && answers.shouldAutorotate(to: $0) }
      return turn(to: target ?? current, trigger)
    }
    if gateExists, !answers.shouldAutorotate { return turn(to: whenCovered, trigger) }
    let mask = allowed(answers)
    return turn(to: mask.first(of: [held, current, whenCovered]) ?? current, trigger)
  }

  /// The app said that its answers changed (R-API-02).
  @MainActor package func decideUpdate(_ answers: some RotationAnswers) -> RotationDecision {
    let trigger = RotationTrigger.update(answers.controllerName)
    if isMultitasking { return turn(to: settled(), trigger) }
    return turn(to: allowed(answers).first(of: [held, current]) ?? current, trigger)
  }

  /// The app asks for one of some orientations (R-API-04…06).
  @MainActor package func decideRequest(
    _ requested: InterfaceOrientationMask, _ answers: some RotationAnswers
  ) -> GeometryDecision {
    if isMultitasking { return .windowing }
    let mask = allowed(answers)
    let common = mask.intersection(requested)
    guard let target = common.first(of: [held]) else {
      return .unsupported(requested: requested, supported: mask)
    }
    if requested.contains(current) { return .satisfied }
    let back = held.flatMap { mask.contains($0) && $0 != target ? $0 : nil }
    return .turn(target, thenBackTo: back)
  }

  /// Where a multitasking app's window belongs, of which nobody asks a mask: where the device is held, unless it shares the
  /// screen, whose orientation it then has (spec §4 M(w), R-MULTI-01, R-MULTI-02).
  private func settled() -> InterfaceOrientation {
    guard !sharesScreen, let held, deviceMask.contains(held) else { return current }
    return held
  }

  private func turn(to target: InterfaceOrientation, _ trigger: RotationTrigger) -> RotationDecision {
    target == current ? .kept(current, trigger) : .turned(target, trigger)
  }
}

extension InterfaceOrientationMask {
  /// `pick(M, hints…)`: the first hint in the mask, else the first of portrait, right, left, upside down in it; nil for an
  /// empty mask.
  package func first(of hints: [InterfaceOrientation?]) -> InterfaceOrientation? {
    hints.compactMap { $0 }.first { contains($0) } ?? members.first
  }
}
