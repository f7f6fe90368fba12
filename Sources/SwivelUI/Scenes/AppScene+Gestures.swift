// What fingers do to containers, and the reasons why not.
import DeviceCatalog

extension AppScene {
  /// The innermost visible container of a kind that is not behind a presentation.
  private func reachable<Container: UIViewController>(_ type: Container.Type) -> Container? {
    guard let front = visibleController else { return nil }
    for controller in front.selfAndAncestors {
      if let container = controller as? Container { return container }
    }
    // A split view's visible path ends in one column; the finger may be in another.
    return nil
  }

  /// A swipe from the edge pops the visible stack, or begins to (T3, T3b).
  package func swipeBack(isCancelled: Bool) -> CommandResult {
    run {
      guard let navigation = reachableNavigation else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      return navigation.wayBack.swipeBack(isCancelled: isCancelled, in: self)
    }
  }

  /// Turns the page of the visible page controller.
  package func turnPage(_ direction: UIPageViewController.NavigationDirection, isCancelled: Bool) -> CommandResult {
    run {
      guard let pages = reachable(UIPageViewController.self) else {
        return .refused("no page controller is visible in \(bundle.name)")
      }
      return pages.turn(direction, isCancelled: isCancelled, in: self)
    }
  }

  /// Slides a column of the visible split view in or out.
  package func slideColumn(isShown: Bool) -> CommandResult {
    run {
      guard let split = reachable(UISplitViewController.self) else {
        return .refused("no split view is visible in \(bundle.name)")
      }
      return split.slide(isShown: isShown)
    }
  }
}
