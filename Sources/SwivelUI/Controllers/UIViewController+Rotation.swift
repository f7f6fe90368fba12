// The stock answers to rotation questions, and the legacy calls around a turn.
import DeviceCatalog
import Orientation

extension UIViewController {
  /// What a controller that does not override `supportedInterfaceOrientations` supports: in eras 6–15, if it overrides only
  /// the old predicate, what that says (R-LEG-07); else all on iPad, all but upside down on phones (R-MASK-01).
  var stockMask: InterfaceOrientationMask {
    let scene = ownScene
    let standsOnPredicate =
      scene.era >= Era(6) && scene.era < Era(16) && facts.overrides(.legacyPredicate)
      && !facts.overrides(.supportedOrientations) && !facts.overrides(.shouldAutorotate)
    guard standsOnPredicate else { return idiomMask }
    var mask: InterfaceOrientationMask = []
    // In the order of raw values, each asked once.
    for orientation in [InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    where askLegacy(orientation, in: scene) {
      mask.insert(InterfaceOrientationMask(orientation))
    }
    return mask
  }

  /// All on iPad, all but upside down on phones (R-MASK-01).
  var idiomMask: InterfaceOrientationMask {
    switch AppScene.current.device.profile.idiom {
    case .pad: return .all
    case .phone: return .allButUpsideDown
    }
  }

  func askLegacy(_ orientation: InterfaceOrientation, in scene: AppScene) -> Bool {
    let answer = shouldAutorotateToInterfaceOrientation(orientation)
    scene.record(
      subject, "shouldAutorotateToInterfaceOrientation(\(orientation)) -> \(answer ? "YES" : "NO")")
    return answer
  }

  func sendWillRotate(_ turn: WindowTransition) {
    note(.willRotate) { "willRotate(to: \(turn.to))" }
    willRotate(to: turn.to, duration: turn.transitionDuration)
  }

  func sendWillAnimateRotation(_ turn: WindowTransition) {
    note(.willAnimateRotation) { "willAnimateRotation(to: \(turn.to))" }
    willAnimateRotation(to: turn.to, duration: turn.transitionDuration)
  }

  func sendDidRotate(_ turn: WindowTransition) {
    note(.didRotate) { "didRotate(from: \(turn.from))" }
    didRotate(from: turn.from)
  }

  /// From era 8 on the legacy calls are in the ledger only where a guest hears them.
  private func note(_ slot: MethodSlot, _ call: () -> String) {
    let scene = ownScene
    guard scene.era < Era(8) || facts.overrides(slot) else { return }
    scene.record(subject, call())
  }
}

extension MethodSlot {
  private class Plain: UIViewController {}
  private final class Predicate: UIViewController {
    override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool { true }
  }
  private final class Gate: UIViewController { override var shouldAutorotate: Bool { false } }
  private final class Mask: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }
  private final class Preference: UIViewController {
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  }
  private final class Size: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  private final class Will: UIViewController {
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  }
  private final class Animate: UIViewController {
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  }
  private final class Did: UIViewController {
    override func didRotate(from orientation: UIInterfaceOrientation) {}
  }

  @MainActor private static func controllerMethod(_ probe: AnyClass) -> MethodSlot {
    MethodSlot(base: UIViewController.self, plain: Plain.self, probe: probe)
  }

  /// `shouldAutorotateToInterfaceOrientation(_:)`
  @MainActor static let legacyPredicate = controllerMethod(Predicate.self)
  /// `shouldAutorotate`
  @MainActor static let shouldAutorotate = controllerMethod(Gate.self)
  /// `supportedInterfaceOrientations`
  @MainActor static let supportedOrientations = controllerMethod(Mask.self)
  /// `preferredInterfaceOrientationForPresentation`
  @MainActor static let preferredOrientation = controllerMethod(Preference.self)
  /// `viewWillTransition(to:with:)`
  @MainActor static let viewWillTransition = controllerMethod(Size.self)
  /// `willRotate(to:duration:)`
  @MainActor static let willRotate = controllerMethod(Will.self)
  /// `willAnimateRotation(to:duration:)`
  @MainActor static let willAnimateRotation = controllerMethod(Animate.self)
  /// `didRotate(from:)`
  @MainActor static let didRotate = controllerMethod(Did.self)
}
