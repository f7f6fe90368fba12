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
    withWayBack { $0.swipeBack(isCancelled ? .letGo : .finished) }
  }

  /// A finger begins to pop and stays on the screen.
  package func beginSwipeBack() -> CommandResult { withWayBack { $0.swipeBack(.held) } }

  /// The finger that has begun goes on.
  package func moveSwipeBack() -> CommandResult {
    withHeldSwipe { $0.move(to: 0.5) }
  }

  /// The finger that has begun leaves, at the end or too early.
  package func endSwipeBack(isCancelled: Bool) -> CommandResult {
    withHeldSwipe { $0.letGo(isCancelled: isCancelled, in: self) }
  }

  private func withWayBack(_ body: (UINavigationController) -> CommandResult) -> CommandResult {
    run {
      guard let navigation = reachableNavigation else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      return body(navigation.wayBack)
    }
  }

  private func withHeldSwipe(_ body: (NavigationTransition) -> Void) -> CommandResult {
    run {
      guard let swipe = heldSwipe else { return .refused("no finger is on the way back in \(bundle.name)") }
      body(swipe)
      return .done
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
