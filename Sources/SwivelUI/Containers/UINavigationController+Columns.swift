// A stack that is a column of a split view: controllers come and go without a transition when columns become one and back (T10).

extension UINavigationController {
  /// Takes controllers over from another container, without a transition: `reconcileTop` shows the last one.
  func adopt(_ controllers: [UIViewController]) {
    if let shown, !stack.contains(where: { $0 === shown }) { self.shown = nil }
    for controller in controllers where !stack.contains(where: { $0 === controller }) {
      addChild(controller)
      stack.append(controller)
      controller.sendDidMove(to: self)
    }
    titleDidChange()
  }

  /// Gives away everything from the first of `members` that is on the stack on.
  func surrender(from members: [UIViewController]) -> [UIViewController] {
    guard let index = stack.firstIndex(where: { candidate in members.contains { $0 === candidate } }) else { return [] }
    let tail = Array(stack[index...])
    stack.removeSubrange(index...)
    // Still on the screen, but no longer ours; what is covered leaves nothing behind (R-HID-01).
    if let shown, tail.contains(where: { $0 === shown }) {
      if shown.appearance == .disappeared { shown.viewIfLoaded?.removeFromSuperview() }
      self.shown = nil
    }
    titleDidChange()
    return tail
  }

  /// After controllers came or went by `adopt` and `surrender`: shows the top one. One that was visible elsewhere stays so
  /// and hears nothing (T10).
  func reconcileTop(in scene: AppScene) {
    let top = stack.last
    guard shown !== top, isViewLoaded else { return }
    let old = shown.flatMap { $0.parent === self ? $0 : nil }
    guard appearance == .appeared || appearance == .appearing else {
      old?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      return
    }
    // What callbacks ask of the stack waits until it is in order (R-NAV-09).
    let isInside = isTransitioning
    isTransitioning = true
    defer {
      isTransitioning = isInside
      drainQueue()
    }
    old?.beginAppearanceTransition(false, animated: false)
    guard appearance == .appeared || appearance == .appearing else {
      // A callback took the whole stack off the screen.
      old?.goAway()
      top?.goAway()
      shown = nil
      return
    }
    top?.loadViewIfNeeded()
    top?.beginAppearanceTransition(true, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    if let top {
      insert(top)
      top.didEnterHierarchy(in: scene)
    }
    if scene.layoutDepth == 0 { scene.settle() }
    old?.endAppearanceTransition()
    if appearance == .appeared { top?.endAppearanceTransition() }
  }
}
