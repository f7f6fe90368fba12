// The swipe from the edge that pops: begun, then finished or let go (T3, T3b).
import DeviceCatalog

/// The framework's own word on swipes: there must be a back button to swipe for.
final class BackSwipeDelegate: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.stack.last else { return false }
    return !navigation.isNavigationBarHidden && !top.navigationItem.hidesBackButton
  }
}

extension UIViewController {
  /// Whether a finger that stays on the screen holds a stack half way in which its view lies; a stack within that one may
  /// have let go of it meanwhile.
  package var isUnderFinger: Bool {
    sequence(first: self as UIResponder, next: \.next).contains {
      ($0 as? UINavigationController)?.transition?.held != nil
    }
  }
}

extension UINavigationController {
  /// The stack a user's way back leads through: this one, or at its root the first around it that has somewhere to go. Each
  /// has a button and a gesture of its own, and the inner one's refuse at the root.
  var wayBack: UINavigationController {
    selfAndAncestors.lazy.compactMap { $0 as? UINavigationController }.first { $0.stack.count > 1 } ?? self
  }

  /// A user swipes from the edge: to the end, not so far, or without leaving the screen.
  func swipeBack(_ finger: NavigationTransition.Swipe) -> CommandResult {
    guard let swipe = interactivePopGestureRecognizer else { return .refused("swipes pop from iOS 7 on") }
    guard swipe.isEnabled else { return .refused("\(className).interactivePopGestureRecognizer is disabled") }
    guard stack.count > 1 else {
      let root = stack.last.map { $0.className } ?? "nothing"
      return .refused("\(root) is the root of its stack and cannot be popped")
    }
    guard !isBusy else { return .refused("\(className) is in a transition") }
    guard swipe.delegate?.gestureRecognizerShouldBegin(swipe) ?? true else {
      return .refused("\(className) has no back button, or the gesture's delegate forbids it")
    }
    perform(.pop(animated: true), swipe: finger)
    return .done
  }

  /// The delegate's animator, from era 7; nil for the stock animation.
  func animator(
    from outgoing: UIViewController?, to incoming: UIViewController, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let scene = ownScene
    guard scene.era >= Era(7), let delegate, let outgoing else { return nil }
    return scene.optional {
      delegate.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: outgoing, to: incoming)
    } ?? nil
  }

  /// The finger that drives the delegate's animator; nil for none.
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    return ownScene.optional {
      delegate.navigationController(self, interactionControllerFor: animator)
    } ?? nil
  }
}
