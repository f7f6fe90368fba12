// What commands do to an app from outside: taps, pushes and pops, and the reasons why not.
import Orientation

/// How a command ended.
package enum CommandResult: Sendable, Equatable {
  case done
  case refused(String)
}

extension AppScene {
  /// The controllers from the root to the one in front, each displayed in or presented over the one before.
  var path: [UIViewController] {
    var path: [UIViewController] = []
    var next = window?.rootViewController
    while let controller = next {
      path.append(controller)
      next = controller.displayedChildren.last ?? presented(around: controller, after: path)
    }
    return path
  }

  /// What the outermost controller around this one presents, if it stays and is not on the path yet.
  private func presented(around controller: UIViewController, after path: [UIViewController]) -> UIViewController? {
    var found: UIViewController?
    for ancestor in controller.selfAndAncestors {
      guard let candidate = ancestor.presented, !candidate.isBeingDismissed else { continue }
      if !path.contains(where: { $0 === candidate }) { found = candidate }
    }
    return found
  }

  /// The navigation controller whose top is visible, innermost; behind a presentation the one it hides. Nil if there is
  /// none.
  package var visibleNavigation: UINavigationController? {
    path.last { $0 is UINavigationController } as? UINavigationController
  }

  /// The controller in front: the innermost of what fills the window, or of what was presented last.
  package var visibleController: UIViewController? { path.last }

  /// The navigation controller commands reach: visible and not behind a presentation.
  var reachableNavigation: UINavigationController? {
    guard let navigation = visibleNavigation, let front = path.last else { return nil }
    return front.selfAndAncestors.contains { $0 === navigation } ? navigation : nil
  }

  /// Taps the visible control with this identifier, or failing that with this title, or of this class: of several the first one a
  /// finger can reach, in the order of their views. A finger hits what lies in front, so that one alone is refused that is covered or
  /// outside the window.
  /// - Parameter times: how often in a row, as UITouch.tapCount counts.
  package func tap(_ target: String, times: Int = 1) -> CommandResult {
    run {
      guard let window else { return .refused("\(bundle.name) has no window") }
      let part = tapSegment(target, in: window, times) ?? tapStepper(target, in: window, times)
      if let result = part ?? tapLink(target, in: window, times) { return result }
      // What the first tap takes away, no second one can touch.
      if times == 1, let result = tapHideKey(target, in: window) ?? tapBeside(target, in: window) { return result }
      let found =
        window.firstToTap(times) { $0.accessibilityIdentifier == target && $0 is UIControl }
        ?? window.firstToTap(times) { ($0 as? UIButton)?.shownText == target }
        ?? window.firstToTap(times) { $0.accessibilityIdentifier == target }
        ?? window.firstToTap(times) { $0.layoutRecord?.documentID == target }
        ?? window.firstToTap(times) { $0.shownText == target && $0.isToTap(times) }
        ?? window.firstToTap(times) { $0.isSaid(target) && $0.isToTap(times) }
        ?? window.firstToTap(times) { $0.className == target && $0.isToTap(times) }
      guard let found else {
        if let result = turnWheel(to: target, in: window) { return result }
        return .refused("nothing visible is called \"\(target)\"; there is \(tappableNames(in: window))")
      }
      if found.takesKeysAtTouch {
        // A finger on a text brings the keyboard, and does not choose the row the text is in, nor reach recognisers around it. What
        // the text does beside it is enough, if it does not want to be edited then.
        if found.takesTaps {
          let result = touch(found, at: found.tapPlace, in: window, called: target, times)
          if result == .done { _ = found.becomeFirstResponder() }
          return result
        }
        return found.becomeFirstResponder() ? .done : .refused("\"\(target)\" does not want to be edited")
      }
      if let control = found.tappable(times: times) {
        let result = touch(control, at: control.tapPlace(for: found, in: window), in: window, called: target, times)
        guard result != .done, control !== found, found.keepsFinger(in: window) else { return result }
      }
      let why = (found as? UIControl)?.isEnabled == false ? "is disabled" : "does nothing when tapped"
      return .refused("\"\(target)\" \(why); there is \(tappableNames(in: window))")
    }
  }

  /// Taps the segment with this title, where nothing else is called so; nil without one.
  private func tapSegment(_ title: String, in window: UIWindow, _ times: Int) -> CommandResult? {
    guard window.firstVisible(where: { $0.knownName == title }) == nil else { return nil }
    let found =
      window.firstVisible { ($0 as? UISegmentedControl)?.segment(called: title) != nil } as? UISegmentedControl
    guard let control = found, let segment = control.segment(called: title),
      control.isEnabled, control.isUserInteractionEnabled
    else { return nil }
    let rect = control.rect(ofSegment: segment)
    return touch(control, at: CGPoint(x: rect.midX, y: rect.midY), in: window, called: title, times)
  }

  /// Taps the link of a text that reads so, where nothing else is called so; nil without one.
  private func tapLink(_ words: String, in window: UIWindow, _ times: Int) -> CommandResult? {
    guard window.firstVisible(where: { $0.knownName == words || $0.shownText == words && !($0 is UITextView) }) == nil
    else { return nil }
    let found = window.firstVisible { ($0 as? UITextView)?.place(ofLink: words) != nil } as? UITextView
    guard let found, let place = found.place(ofLink: words) else { return nil }
    return touch(found, at: place, in: window, called: words, times)
  }

  /// Taps a stepper's half: "Increment" or "Decrement", after the stepper's name and a dot where it is not the first one. Nil for other
  /// names, and where something else is called so.
  private func tapStepper(_ target: String, in window: UIWindow, _ times: Int) -> CommandResult? {
    let halves = UIStepper.halves
    guard let half = [halves.lower, halves.upper].first(where: { target == $0 || target.hasSuffix("." + $0) }),
      window.firstVisible(where: { $0.knownName == target || $0.shownText == target }) == nil
    else { return nil }
    let name = target.dropLast(half.count).dropLast()
    let isUpper = half == halves.upper
    let found = window.firstVisible { view in
      guard let stepper = view as? UIStepper else { return false }
      let place = stepper.convert(stepper.middle(ofUpperHalf: isUpper), to: window)
      return stepper.obstacle(at: place, in: window) == nil
    } where: { view in
      view is UIStepper && (name.isEmpty || view.knownName == String(name) || view.isSaid(String(name)))
    }
    guard let stepper = found as? UIStepper, stepper.isEnabled, stepper.isUserInteractionEnabled else { return nil }
    return touch(stepper, at: stepper.middle(ofUpperHalf: isUpper), in: window, called: target, times)
  }

  /// Taps an iPad's key that takes the keyboard away, where nothing of the app's is called so; nil without one.
  private func tapHideKey(_ target: String, in window: UIWindow) -> CommandResult? {
    guard target == Self.hideKey, hasHideKey,
      window.firstVisible(where: { $0.knownName == target || $0.shownText == target }) == nil
    else { return nil }
    return firstResponder?.resignFirstResponder() == true ? .done : .refused("what is edited does not let go of it")
  }

  /// The name XCUITest knows what lies beside a popover by.
  package nonisolated static let besidePopover = "PopoverDismissRegion"

  /// Taps beside the popover in front, which closes it unless the app is against it; nil without one.
  private func tapBeside(_ target: String, in window: UIWindow) -> CommandResult? {
    guard target == Self.besidePopover, let popover = window.popoverInFront else { return nil }
    popover.touchedBeside()
    let shown = popover.presentedViewController
    let stays = shown.presentingViewController != nil && !shown.isBeingDismissed
    return stays ? .refused("the app keeps the popover open") : .done
  }

  private func touch(
    _ view: UIView, at point: CGPoint, in window: UIWindow, called name: String, _ times: Int
  ) -> CommandResult {
    let place = view.convert(point, to: window)
    if let obstacle = view.obstacle(at: place, in: window) {
      return .refused("\"\(name)\" cannot be touched: \(obstacle)")
    }
    let touched = view.touched(at: place, in: window)
    let own = touched === view ? point : touched.convert(place, from: window)
    window.send(TapSequence(of: times, on: touched, at: own), count: times, at: place)
    return .done
  }

  /// Pushes the app's screen of this name.
  package func push(_ screen: String) -> CommandResult {
    guard let make = bundle.screens[screen] else { return .refused(unknownScreen(screen)) }
    return run {
      guard let navigation = reachableNavigation else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      navigation.pushViewController(make(), animated: true)
      return .done
    }
  }

  /// Pops the top of the visible stack.
  package func pop() -> CommandResult {
    run {
      guard let navigation = reachableNavigation?.wayBack else {
        return .refused("no navigation stack is visible in \(bundle.name)")
      }
      guard navigation.viewControllers.count > 1 else {
        let root = navigation.topViewController.map { $0.className } ?? "nothing"
        return .refused("\(root) is the root of its stack and cannot be popped")
      }
      navigation.popViewController(animated: true)
      return .done
    }
  }

  /// Presents the app's screen of this name over what is visible.
  package func present(_ screen: String) -> CommandResult {
    guard let make = bundle.screens[screen] else { return .refused(unknownScreen(screen)) }
    return run {
      guard let front = visibleController else { return .refused("\(bundle.name) shows no controller") }
      let controller = make()
      front.present(controller, animated: true)
      guard controller.presenter == nil, exception == nil else { return .done }
      return .refused("\(front.className) did not present \(controller.className): the ledger says why")
    }
  }

  /// Dismisses what was presented last.
  package func dismiss() -> CommandResult {
    run {
      guard let front = visibleController, let presenter = front.presentingViewController else {
        return .refused("nothing is presented in \(bundle.name)")
      }
      front.dismiss(animated: true)
      return presenter.presented == nil ? .done : .refused("\(front.className) was not dismissed: the ledger says why")
    }
  }

  /// A user drags the sheet in front away, which its controller or delegate may refuse (R-MOD-09), or lets it go again.
  package func pullDown(isCancelled: Bool = false) -> CommandResult {
    run {
      guard let presentation = visibleController?.presentationController, presentation.containerView != nil else {
        return .refused("nothing is presented in \(bundle.name)")
      }
      return presentation.pullDown(isCancelled: isCancelled, in: self)
    }
  }

  private func unknownScreen(_ screen: String) -> String {
    let names = bundle.screens.keys.sorted().joined(separator: ", ")
    return "\(bundle.name) has no screen \"\(screen)\"; it has \(names.isEmpty ? "none" : names)"
  }

  /// What could be tapped instead. What something presented covers is none of it.
  private func tappableNames(in window: UIWindow) -> String {
    var names: [String] = []
    _ = window.firstVisible { view in
      guard view is UIControl, !view.isUnderPresented(in: window) else { return false }
      if let stepper = view as? UIStepper, stepper.isEnabled {
        let name = stepper.knownName.map { $0 + "." } ?? ""
        names += [UIStepper.halves.upper, UIStepper.halves.lower].map { name + $0 }
      } else if let control = view as? UIControl, control.takesTaps,
        let name = control.accessibilityIdentifier ?? control.shownText ?? control.knownName
      {
        names.append(name)
      }
      return false
    }
    return names.isEmpty ? "nothing to tap" : names.joined(separator: ", ")
  }
}

extension UIWindow {
  fileprivate func firstToTap(_ times: Int, where condition: (UIView) -> Bool) -> UIView? {
    firstVisible(reached: { $0.isReached(by: times, in: self) }, where: condition)
  }
}

extension UIView {
  /// Whether a finger at its place reaches what would hear the taps.
  fileprivate func isReached(by times: Int, in window: UIWindow) -> Bool {
    let heard = takesKeysAtTouch ? self : tappable(times: times) ?? self
    let place = heard.convert(heard === self ? tapPlace : heard.tapPlace(for: self, in: window), to: window)
    return heard.obstacle(at: place, in: window) == nil
  }

  /// Whether a finger at its place touches something presented that it is no part of.
  fileprivate func isUnderPresented(in window: UIWindow) -> Bool {
    let hit = window.hitView(at: convert(tapPlace, to: window))
    guard let front = (hit as? PresentationContainerView)?.presentation ?? hit?.presentationAround else { return false }
    return front !== presentationAround
  }

  /// Whether a tap on it, or on what is around it, does something.
  fileprivate func isToTap(_ times: Int) -> Bool { tappable(times: times) != nil || self is any UIKeyInput }

  /// Whether a finger ends at this control, and so does not reach what is around it: it is not covered, but disabled, or has no place to
  /// tap by its name, as a stepper.
  fileprivate func keepsFinger(in window: UIWindow) -> Bool {
    self is UIControl && window.hitView(at: convert(tapPlace, to: window)) === self
  }

  /// Whether a finger on it brings the keyboard: on a text that can be edited, unless a recogniser of its own takes the finger.
  var takesKeysAtTouch: Bool {
    guard self is any UIKeyInput, canBecomeFirstResponder else { return false }
    return !recognizesTaps
  }
}
