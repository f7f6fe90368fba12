// Pushes and pops, one at a time: what may be asked for, what waits, and who belongs to the stack afterwards.
import DeviceCatalog

/// A change of a navigation stack.
enum StackChange {
  case push(UIViewController, animated: Bool)
  case pop(animated: Bool)
  case popTo(UIViewController, animated: Bool)
  case set([UIViewController], animated: Bool)

  var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated), .set(_, let animated): animated
    }
  }

  /// The stack after the change; nil if it is void by now.
  func applied(to stack: [UIViewController]) -> [UIViewController]? {
    switch self {
    case .push(let controller, _): stack.contains { $0 === controller } ? nil : stack + [controller]
    case .pop: stack.count > 1 ? Array(stack.dropLast()) : nil
    case .popTo(let controller, _):
      stack.firstIndex { $0 === controller }.map { Array(stack[...$0]) }
    case .set(let controllers, _): controllers
    }
  }
}

/// A change that the stack has: who came, and who left.
struct StackMade {
  let old: [UIViewController]
  let added: [UIViewController]
  let removed: [UIViewController]
  let animated: Bool
}

extension UINavigationController {
  /// Whether a change has to wait.
  var isBusy: Bool { isTransitioning || !queue.isEmpty }

  func admits(_ controller: UIViewController) -> Bool {
    let scene = ownScene
    if stack.contains(where: { $0 === controller }) {
      scene.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(controller.className))",
        by: subject)
      return false
    }
    if controller is UINavigationController {
      scene.raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported", by: subject)
      return false
    }
    if controller is UITabBarController {
      // A document without code can be drawn so, and shall be seen; code is told as it would be by UIKit.
      guard scene.bundle.showsPrototypes else {
        scene.raise("NSInvalidArgumentException", "Pushing a tab bar controller is not supported", by: subject)
        return false
      }
      scene.record(subject, "warning: a tab bar controller is no part of a navigation stack; it is shown nevertheless")
    }
    if controller is UISplitViewController {
      scene.raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller <\(className)>", by: subject)
      return false
    }
    return true
  }

  /// Makes the change now, or queues it with a warning while a transition runs (R-NAV-09). Returns whether it was made.
  @discardableResult
  func change(_ change: StackChange) -> Bool {
    startWaiting()
    guard !isBusy else {
      ownScene.record(subject, "warning: navigation inside a transition waits for its end (R-NAV-09)")
      queue.append(change)
      return false
    }
    return perform(change)
  }

  func change(to controllers: [UIViewController], animated: Bool) {
    change(.set(controllers, animated: animated))
  }

  /// Makes the change; with a swipe, a finger begins it and finishes it or lets it go.
  @discardableResult
  func perform(_ change: StackChange, swipe: NavigationTransition.Swipe? = nil) -> Bool {
    let scene = ownScene
    // What nobody's code asks for is shown at once.
    let isAsked = AppScene.running != nil && swipe == nil
    startWaiting()
    return scene.run {
      guard let made = make(change, in: scene) else { return false }
      guard isAsked, waits(in: scene) else {
        show(made, swipe: swipe, in: scene)
        return true
      }
      waiting = made
      scene.later { [weak self] in self?.startWaiting() }
      return true
    }
  }

  /// Whether the controller at the top is one whose view is loaded with the next layout, and not within the push: from era 7 on crash
  /// reports have `viewDidLoad` below the layout of the stack's view, and in era 4 below `pushViewController`.
  private func waits(in scene: AppScene) -> Bool {
    guard scene.era >= Era(7), appearance == .appeared, let top = stack.last else { return false }
    return shown !== top && !top.isViewLoaded
  }

  /// Shows what was pushed and is not shown yet.
  func startWaiting() {
    guard let made = waiting else { return }
    waiting = nil
    let scene = ownScene
    scene.run { show(made, swipe: nil, in: scene) }
  }

  /// Changes the stack; nil where the change is void.
  private func make(_ change: StackChange, in scene: AppScene) -> StackMade? {
    guard let new = change.applied(to: stack), new.allSatisfy(admitsChild) else { return nil }
    guard scene.admits(.shows, by: className, of: new.last?.className) else { return nil }
    let old = stack
    let removed = old.filter { candidate in !new.contains { $0 === candidate } }
    let added = new.filter { candidate in !old.contains { $0 === candidate } }
    // What their callbacks ask of the stack waits (R-NAV-09).
    isTransitioning = true
    for controller in added { addChild(controller) }
    if let top = old.last, removed.contains(where: { $0 === top }) { top.sendWillMove(to: nil) }
    isTransitioning = false
    stack = new
    titleDidChange()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    return StackMade(old: old, added: added, removed: removed, animated: change.isAnimated)
  }

  /// Shows what the stack has become.
  private func show(_ made: StackMade, swipe: NavigationTransition.Swipe?, in scene: AppScene) {
    guard appearance == .appeared, let top = stack.last else {
      rearrangeUnseen(added: made.added, removed: made.removed, oldTop: made.old.last)
      return drainQueue()
    }
    if shown === top {
      settleMembership(added: made.added, removed: made.removed, oldTop: made.old.last)
      return drainQueue()
    }
    NavigationTransition(
      in: self, to: top, from: made.old, added: made.added, removed: made.removed, animated: made.animated, swipe: swipe
    ).run(in: scene)
  }

  /// The initial root: viewWillAppear, willShow, and on era 5 a first didShow (R-LAUNCH-07).
  func bringUpTop(_ animated: Bool) {
    guard let top = stack.last else { return }
    // What is changed meanwhile is changed when the stack is up.
    isTransitioning = true
    if shown === top {
      top.beginAppearanceTransition(true, animated: animated)
      return
    }
    bringsUpNew = true
    shown?.goAway()
    top.loadViewIfNeeded()
    top.isMovingToParent = true
    top.beginAppearanceTransition(true, animated: animated)
    guard appearance == .appearing || appearance == .appeared else {
      // Its own callback has taken the stack off the screen.
      top.goAway()
      shown = nil
      bringsUpNew = false
      return finishLeaving()
    }
    tellWillShow(top, animated)
    insert(top)
    if AppScene.current.era < Era(6) { tellDidShow(top, animated) }
  }

  func finishBringingUpTop(_ animated: Bool) {
    guard let shown else { return }
    if shown.appearance == .appearing { shown.endAppearanceTransition() }
    guard isTransitioning, transition == nil else { return }
    shown.isMovingToParent = false
    let moved = awaitingDidMove
    awaitingDidMove = []
    for controller in moved where controller.parent === self { controller.sendDidMove(to: self) }
    isTransitioning = false
    if bringsUpNew {
      bringsUpNew = false
      tellDidShow(shown, animated)
    }
    drainQueue()
  }

  /// This controller has disappeared: one that left the stack on the way leaves the view, too, and nothing waits any more.
  func finishLeaving() {
    if let shown, !stack.contains(where: { $0 === shown }) {
      shown.goAway()
      self.shown = nil
    }
    guard isTransitioning, transition == nil else { return }
    isTransitioning = false
    drainQueue()
  }

  func insert(_ controller: UIViewController) {
    shown = controller
    view.insertSubview(controller.view, at: 0)
    layoutContainer()
    // A view that comes into the hierarchy is laid out, whether its size changed or not (T3 line 5).
    controller.view.setNeedsLayout()
  }

  /// A change while this controller is not on the screen: no appearance calls.
  private func rearrangeUnseen(added: [UIViewController], removed: [UIViewController], oldTop: UIViewController?) {
    awaitingDidMove.append(contentsOf: added)
    settleMembership(added: [], removed: removed, oldTop: oldTop)
    guard let shown, removed.contains(where: { $0 === shown }) else { return }
    // One that is on its way out with this controller has its Did to come.
    guard appearance != .disappearing || shown.appearance == .disappeared else { return }
    shown.goAway()
    self.shown = nil
  }

  /// The end of T2 and T3: who came is told so, who left loses its parent; buried ones are told at the end (T3c).
  func settleMembership(added: [UIViewController], removed: [UIViewController], oldTop: UIViewController?) {
    for controller in added { controller.sendDidMove(to: self) }
    for controller in removed.reversed() {
      if controller !== oldTop { controller.sendWillMove(to: nil) }
      controller.removeFromParent()
      released?(controller)
    }
  }

  func drainQueue() {
    while !isTransitioning, !queue.isEmpty {
      let next = queue.removeFirst()
      perform(next)
    }
  }

  func tellWillShow(_ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    ownScene.record(subject, "willShow(\(controller.subject))")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    ownScene.record(subject, "didShow(\(controller.subject))")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
