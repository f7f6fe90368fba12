// Where an app launches, and where it goes from there before it first appears.
import DeviceCatalog
import Orientation

/// The launch rules R-LAUNCH-01…04.
package struct LaunchPolicy: Sendable {
  package var era: Era
  /// D ∩ the Info.plist's orientations.
  package var permitted: InterfaceOrientationMask
  /// The interface orientation that matches how the device is held at launch; nil when flat or unknown.
  package var held: InterfaceOrientation?

  package init(era: Era, permitted: InterfaceOrientationMask, held: InterfaceOrientation?) {
    self.era = era
    self.permitted = permitted
    self.held = held
  }

  /// The orientation the first `viewDidLoad` sees: from era 13 the device's if the Info.plist allows it (R-LAUNCH-03); else
  /// portrait if allowed (R-LAUNCH-01), else the first allowed one (R-LAUNCH-02).
  package var initial: InterfaceOrientation {
    if era >= Era(13), let held, permitted.contains(held) { return held }
    return permitted.members.first ?? .portrait
  }
}

extension RotationPolicy {
  /// The orientation an interface that just got its root goes to; nil to stay (R-LAUNCH-01, R-LAUNCH-04, R-NEG-05).
  /// Emptiness is not tested at launch (R-EXC-06).
  @MainActor package func targetAtLaunch(_ answers: some RotationAnswers) -> InterfaceOrientation? {
    let held = device.matchingInterfaceOrientation
    if isMultitasking { return held == current ? nil : held }
    if era < Era(6) { return legacyTargetAtLaunch(held, answers) }
    if gateExists, !answers.shouldAutorotate { return nil }
    let mask = allowed(answers)
    let hints = era < Era(13) ? [held, current] : [current, held]
    let target = hints.compactMap { $0 }.first { mask.contains($0) } ?? mask.members.first
    return target == current ? nil : target
  }

  @MainActor private func legacyTargetAtLaunch(
    _ held: InterfaceOrientation?, _ answers: some RotationAnswers
  ) -> InterfaceOrientation? {
    guard let held, held != current, deviceMask.contains(held) else { return nil }
    return answers.shouldAutorotate(to: held) ? held : nil
  }
}
