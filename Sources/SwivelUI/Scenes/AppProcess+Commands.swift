// What commands do to an app from outside: taps, pushes and pops, and the reasons why not.
import Orientation

/// How a command ended.
package enum CommandResult: Sendable, Equatable {
  case done
  case refused(String)
}

extension AppProcess {
  /// The navigation controller whose top is visible, innermost; nil if there is none.
  package var visibleNavigation: UINavigationController? {
    var found: UINavigationController?
    var controller = window?.rootViewController
    while let current = controller {
      if let navigation = current as? UINavigationController { found = navigation }
      controller = current.displayedChildren.last
    }
    return found
  }

  /// The controller that fills the window, innermost.
  package var visibleController: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.displayedChildren.last { controller = next }
    return controller
  }

  /// Taps the visible control with this identifier, or failing that with this title. A finger hits what lies in front, so a
  /// control that is covered or outside the window is refused.
  package func tap(_ target: String) -> CommandResult {
    run {
      guard let window else { return .refused("\(bundle.name) has no window") }
      let found =
        window.firstVisible { $0.accessibilityIdentifier == target && $0 is UIControl }
        ?? window.firstVisible { ($0 as? UIButton)?.currentTitle == target }
        ?? window.firstVisible { $0.accessibilityIdentifier == target }
      guard let found else {
        return .refused("nothing visible is called \"\(target)\"; there is \(tappableNames(in: window))")
      }
      guard let control = found as? UIControl, control.takesTaps else {
        return .refused("\"\(target)\" does nothing when tapped; there is \(tappableNames(in: window))")
      }
      let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
      guard let hit = window.hitView(at: middle), hit.isDescendant(of: control) else {
        return .refused("\"\(target)\" cannot be touched: it is covered or outside the window")
      }
      control.tap()
      return .done
    }
  }

  /// Pushes the app's screen of this name.
  package func push(_ screen: String) -> CommandResult {
    guard let make = bundle.screens[screen] else {
      let names = bundle.screens.keys.sorted().joined(separator: ", ")
      return .refused("\(bundle.name) has no screen \"\(screen)\"; it has \(names.isEmpty ? "none" : names)")
    }
    return run {
      guard let navigation = visibleNavigation else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      navigation.pushViewController(make(), animated: true)
      return .done
    }
  }

  /// Pops the top of the visible stack.
  package func pop() -> CommandResult {
    run {
      guard let navigation = visibleNavigation else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      guard navigation.viewControllers.count > 1 else {
        let root = navigation.topViewController.map { $0.facts.name } ?? "nothing"
        return .refused("\(root) is the root of its stack and cannot be popped")
      }
      navigation.popViewController(animated: true)
      return .done
    }
  }

  private func tappableNames(in window: UIWindow) -> String {
    var names: [String] = []
    _ = window.firstVisible { view in
      if let control = view as? UIControl, control.takesTaps,
        let name = control.accessibilityIdentifier ?? (control as? UIButton)?.currentTitle
      {
        names.append(name)
      }
      return false
    }
    return names.isEmpty ? "nothing to tap" : names.joined(separator: ", ")
  }
}
