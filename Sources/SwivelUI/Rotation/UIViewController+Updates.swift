// How controllers have UIKit look at their orientations again (R-API-01…03).
import DeviceCatalog
import Orientation
import RotationRules

extension UIViewController {
  /// Eras 5–15: tries to turn the windows to where the device is, if what forbade it does so no longer (R-API-01). From
  /// era 16 as `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  public class func attemptRotationToDeviceOrientation() {
    let scene = AppScene.current
    if scene.era < Era(16) { scene.record("UIViewController", "attemptRotationToDeviceOrientation") }
    for sibling in scene.app.scenes where sibling.isForeground || sibling === scene {
      if sibling.era < Era(16) { sibling.attemptRotation() } else { sibling.requestUpdate() }
    }
  }

  /// From era 16: says that the answers about orientations changed; UIKit looks again, once in an input however often it is
  /// said, and turns if it must (R-API-02, R-API-03).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let scene = ownScene
    guard scene.era >= Era(16) else {
      scene.record(
        subject, "warning: setNeedsUpdateOfSupportedInterfaceOrientations exists from iOS 16 on; nothing happens")
      return
    }
    scene.record(subject, "setNeedsUpdateOfSupportedInterfaceOrientations")
    scene.requestUpdate()
  }
}

extension UIViewController {
  /// From era 26: says that `prefersInterfaceOrientationLocked` changed (R-WIN-08).
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    let scene = ownScene
    guard scene.era >= Era(26) else {
      scene.record(
        subject, "warning: setNeedsUpdateOfPrefersInterfaceOrientationLocked exists from iOS 26 on; nothing happens")
      return
    }
    scene.record(subject, "setNeedsUpdateOfPrefersInterfaceOrientationLocked")
    scene.lockDidChange()
  }
}

extension AppScene {
  /// Negotiates as for a turn of the device to where it is, or to where it is taken to be; in a turn, when that has ended
  /// (R-ROT-12).
  func attemptRotation(to attitude: DeviceOrientation? = nil) {
    outsideTurns { [unowned self] in
      var policy = presentPolicy
      if let attitude { policy.device = attitude }
      let decision = negotiate(policy)
      decided = decision
      follow(decision)
    }
  }

  /// Turns the window where `decision` says, unless its app has turned it too often.
  func follow(_ decision: RotationDecision) {
    guard let target = decision.target,
      admits(.turns, by: window?.rootViewController?.className ?? bundle.name)
    else { return }
    move(to: frameAfterTurn(target), target)
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
      follow(decision)
    }
  }
}
