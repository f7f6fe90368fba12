// What people call the controllers of a window: a test names them as the app's authors do.
import SwivelUI

/// The names of one controller: its class first, then its title and its view's identifier where it has them.
package typealias ControllerNames = [String]

extension EmulatedDevice {
  /// The controller in front, the visible navigation stack, and what is presented, each outermost or lowest first; empty for an
  /// unknown window.
  package func controllerNames(
    ofWindow id: Int
  ) -> (front: ControllerNames, stack: [ControllerNames], presented: [ControllerNames]) {
    guard let scene = windows.first(where: { $0.id == id })?.scene else { return ([], [], []) }
    return scene.run {
      (
        scene.visibleController?.knownNames ?? [], scene.visibleNavigation?.viewControllers.map(\.knownNames) ?? [],
        scene.window?.rootViewController?.allPresented.map(\.knownNames) ?? []
      )
    }
  }

  /// The controllers of a window that are in it and have appeared, by all their names.
  package func appearedNames(ofWindow id: Int) -> [ControllerNames] {
    guard let scene = windows.first(where: { $0.id == id })?.scene else { return [] }
    return scene.run {
      scene.window?.rootViewController.map { root in
        ([root] + root.allPresented).flatMap(\.selfAndDescendants).filter(\.hasAppeared).map(\.knownNames)
      } ?? []
    }
  }
}

extension UIViewController {
  fileprivate var knownNames: ControllerNames {
    [className] + [title, viewIfLoaded?.accessibilityIdentifier].compactMap { $0 }.filter { $0 != className }
  }

  fileprivate var selfAndDescendants: [UIViewController] { [self] + children.flatMap(\.selfAndDescendants) }
}

/// What is around the controller in front of a window.
package struct Surroundings: Sendable, Equatable {
  /// Whether the navigation controller around it shows its bar.
  package var hasNavigationBar: Bool
  /// Whether the navigation controller around it shows its toolbar.
  package var hasToolbar: Bool
  /// Whether a tab bar controller around it shows its bar.
  package var hasTabBar: Bool
  /// Whether the app keeps the window's orientation (R-WIN-08).
  package var isOrientationLocked: Bool
  /// The app's state.
  package var state: UIApplication.State
}

extension EmulatedDevice {
  /// What is around the controller in front; nil for an unknown window.
  package func surroundings(ofWindow id: Int) -> Surroundings? {
    guard let scene = windows.first(where: { $0.id == id })?.scene else { return nil }
    return scene.run {
      let front = scene.visibleController
      let navigation = front?.navigationController
      return Surroundings(
        hasNavigationBar: navigation?.isNavigationBarHidden == false, hasToolbar: navigation?.showsToolbar ?? false,
        hasTabBar: front?.tabBarController?.tabBar.isShown ?? false,
        isOrientationLocked: scene.window?.windowScene?.effectiveGeometry.isInterfaceOrientationLocked ?? false,
        state: UIApplication.shared.applicationState)
    }
  }
}

extension UIView {
  /// Whether it is in a window and nothing around it is hidden.
  fileprivate var isShown: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden { return false }
      next = view.superview
    }
    return window != nil
  }
}
