// Animations without a clock: what they change is changed at once, and they are over when the input is.

extension UIView {
  /// Makes the changes at once; `completion` runs at the end of the input, or when the finger lets go that drives the
  /// transition these animations are part of.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scene = AppScene.current
    animations()
    guard let completion else { return }
    if let context = scene.app.animatingContext {
      context.wait(completion)
    } else {
      scene.later { completion(true) }
    }
  }

  /// Makes changes without animation, which here is the same.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
