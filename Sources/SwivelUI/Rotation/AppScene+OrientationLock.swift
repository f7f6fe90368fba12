// The lock that a controller may put on the orientation of a full-size scene (R-WIN-08, era 26).
import DeviceCatalog
import Orientation
import RotationRules

extension AppScene {
  /// Whether the interface keeps its orientation because the visible controller wishes so. Heeded only while the window is
  /// the screen's size and in front; when that stops, or the controller is covered, the lock is dropped.
  package var isOrientationLocked: Bool {
    guard heedsLocks, let controller = controllerOfLock else { return false }
    if lockAnswer?.controller !== controller {
      // A controller that comes to the front is asked; afterwards only when it says that its answer changed.
      lockAnswer = (controller, controller.prefersInterfaceOrientationLocked)
    }
    return lockAnswer?.isLocked ?? false
  }

  /// The visible controller, or the child it leaves the word to (R-CONT-06).
  private var controllerOfLock: UIViewController? {
    var controller = window?.rootViewController?.coveringController
    while let child = controller?.childViewControllerForInterfaceOrientationLock, child !== controller {
      controller = child
    }
    return controller
  }

  /// Whether a lock was last seen on and is heeded; nobody is asked.
  package var keepsLock: Bool { heedsLocks && lockAnswer?.isLocked == true }

  /// Whether the window has the screen's size and nothing lies over it.
  private var heedsLocks: Bool { era >= Era(26) && isForeground && !sharesScreen && !isOverlapped }

  /// Whether that lock is `controller`'s or a child's of it.
  func keepsLock(of controller: UIViewController) -> Bool {
    guard keepsLock, let lockAnswer else { return false }
    return lockAnswer.controller.selfAndAncestors.contains { $0 === controller }
  }

  /// Keeps the orientation, if it is locked and the device asks for another.
  func decideByLock(_ policy: RotationPolicy) -> RotationDecision? {
    guard isOrientationLocked, let lockAnswer, let target = policy.device.matchingInterfaceOrientation,
      target != policy.current
    else { return nil }
    return .preferredLock(interfaceOrientation, lockAnswer.controller.className)
  }

  func lockDidChange() {
    let was = isOrientationLocked
    lockAnswer = nil
    guard was, !isOrientationLocked else { return }
    // Unlocked: the window goes where the device is.
    later { [unowned self] in attemptRotation() }
  }
}
