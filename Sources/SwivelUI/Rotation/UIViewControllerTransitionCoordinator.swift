// What controllers can hang on to a size or trait transition.
import Orientation

/// What alongside and completion closures learn about the transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Always true: turns and resizes are animated.
  var isAnimated: Bool { get }
  /// Always false for rotations and resizes (R-ROT-07).
  var isCancelled: Bool { get }
  /// Seconds; there is no clock, so nothing waits for them (R-ROT-08).
  var transitionDuration: TimeInterval { get }
}

/// Runs closures alongside a transition and after it.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// `animation` runs once bounds and traits have changed and layout is done, in the order of registration; `completion`
  /// after the transition (R-ROT-07). Returns whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// As `animate(alongsideTransition:completion:)` without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of one move of a window.
final class WindowTransition: UIViewControllerTransitionCoordinator {
  typealias Closure = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: InterfaceOrientation
  let to: InterfaceOrientation
  /// Controllers that take part by the legacy calls (R-LEG-10), outermost first.
  var legacyControllers: [UIViewController] = []
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var isOver = false

  /// Whether it is part of a presentation or dismissal, of which legacy calls do not tell (R-MOD-10).
  let isForPresentation: Bool

  init(from: InterfaceOrientation, to: InterfaceOrientation, isForPresentation: Bool = false) {
    self.from = from
    self.to = to
    self.isForPresentation = isForPresentation
  }

  var isRotation: Bool { from != to }
  var isAnimated: Bool { true }
  var isCancelled: Bool { false }
  /// 0.3 s for a quarter turn or a resize, twice that for a half turn (R-ROT-08).
  var transitionDuration: TimeInterval { isRotation && from.isLandscape == to.isLandscape ? 0.6 : 0.3 }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    var index = 0
    while index < animations.count {
      animations[index](self)
      index += 1
    }
  }

  func runCompletions() {
    isOver = true
    for completion in completions { completion(self) }
  }
}
