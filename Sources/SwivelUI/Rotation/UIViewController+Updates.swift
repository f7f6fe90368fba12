// How controllers have UIKit look at their orientations again (R-API-01…03).
import DeviceCatalog
import Orientation

extension UIViewController {
  /// Eras 5–15: tries to turn the windows to where the device is, if what forbade it does so no longer (R-API-01). From
  /// era 16 as `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  public class func attemptRotationToDeviceOrientation() {
    let process = AppScene.current
    if process.era < Era(16) { process.record("UIViewController", "attemptRotationToDeviceOrientation") }
    for scene in process.app.scenes where scene.isForeground || scene === process {
      if scene.era < Era(16) { scene.attemptRotation() } else { scene.requestUpdate() }
    }
  }

  /// From era 16: says that the answers about orientations changed; UIKit looks again, once in an input however often it is
  /// said, and turns if it must (R-API-02, R-API-03).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let process = ownScene
    guard process.era >= Era(16) else {
      process.record(
        subject, "warning: setNeedsUpdateOfSupportedInterfaceOrientations exists from iOS 16 on; nothing happens")
      return
    }
    process.record(subject, "setNeedsUpdateOfSupportedInterfaceOrientations")
    process.requestUpdate()
  }
}

extension UIViewController {
  /// From era 26: says that `prefersInterfaceOrientationLocked` changed (R-WIN-08).
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    let process = ownScene
    guard process.era >= Era(26) else {
      process.record(
        subject, "warning: setNeedsUpdateOfPrefersInterfaceOrientationLocked exists from iOS 26 on; nothing happens")
      return
    }
    process.record(subject, "setNeedsUpdateOfPrefersInterfaceOrientationLocked")
    process.lockDidChange()
  }
}

extension AppScene {
  /// Negotiates as for a turn of the device to where it is.
  func attemptRotation() { attemptRotation(by: presentPolicy) }

  /// The same, as if the device were held so.
  func attemptRotation(to attitude: DeviceOrientation) {
    var policy = presentPolicy
    policy.device = attitude
    attemptRotation(by: policy)
  }

  private func attemptRotation(by policy: RotationPolicy) {
    let decision = negotiate(policy)
    decided = decision
    if let target = decision.target { move(to: frameAfterTurn(target), target) }
  }

  /// Looks at the orientations again at the end of the input.
  func requestUpdate() {
    guard !isUpdateRequested else { return }
    isUpdateRequested = true
    later { [unowned self] in
      isUpdateRequested = false
      guard let root = window?.rootViewController else { return }
      let answers = self.answers(of: root.coveringController)
      let decision = presentPolicy.decideUpdate(answers)
      decided = decision
      if let target = decision.target { move(to: frameAfterTurn(target), target) }
    }
  }
}
