// Going back by an unwind segue: who takes it, and what closes on the way.
import InterfaceBuilder

extension UIViewController {
  /// Goes back to the controller that takes the unwind action.
  func unwind(_ segue: NibSegue, sender: Any?) {
    let scene = ownScene
    let action = Selector(segue.element[.unwindAction] ?? "")
    let candidates = unwindCandidates(UIStoryboardUnwindSegueSource(self, action, sender))
    // Where no class answers, base classes may stand in for one that would; containers show what others have.
    guard
      let target = candidates.first(where: { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) })
        ?? candidates.first(where: { $0.nib?.rootView != nil && $0.isStandIn })
    else {
      scene.record(subject, "warning: nothing takes the unwind action \(action)")
      return
    }
    let transition = transition(segue, to: target) { [unowned self] in close(upTo: target, animated: segue.isAnimated) }
    scene.record(subject, "prepare(for: \(segue.name))")
    prepare(for: transition, sender: sender)
    if !target.isStandIn { ActionSending.send(action, to: target, from: transition) }
    transition.perform()
  }

  /// Whether the framework's class stands in for one of the app's.
  var isStandIn: Bool { ClassFinder.isOwn(type(of: self)) }

  /// The controllers around this one, nearest first: beside it in its container, then the container, and so on up; then the
  /// presenter's.
  private func unwindCandidates(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController = self
    while true {
      if let parent = current.parent {
        for child in parent.allowedChildrenForUnwinding(from: source) { found += child.withDescendants }
        found.append(parent)
        current = parent
      } else if let presenter = current.presenter {
        found += presenter.withDescendants
        current = presenter
      } else {
        return found
      }
    }
  }

  private var withDescendants: [UIViewController] { children.reversed().flatMap(\.withDescendants) + [self] }

  /// Dismisses, pops and selects until `target` is shown.
  private func close(upTo target: UIViewController, animated: Bool) {
    var inside: UIViewController? = self
    while let current = inside {
      if let presenter = current.outermost.presenter,
        presenter.selfAndAncestors.contains(where: { $0 === target })
          || presenter.outermost.withDescendants.contains(where: { $0 === target })
      {
        presenter.dismiss(animated: animated)
        break
      }
      inside = current.outermost.presenter
    }
    for member in Array(target.selfAndAncestors) {
      switch member.parent {
      case let navigation as UINavigationController where navigation.topViewController !== member:
        navigation.popToViewController(member, animated: animated)
      case let tabs as UITabBarController where tabs.selectedViewController !== member:
        tabs.selectedViewController = member
      case _: continue
      }
    }
  }
}
