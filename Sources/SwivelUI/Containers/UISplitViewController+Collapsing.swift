// From several columns to one and back: the orders of T10.
import DeviceCatalog
import Orientation

extension UISplitViewController {
  /// Whether one controller only has room (R-SPLIT-01).
  private func isCompact(in scene: AppScene) -> Bool { traits(in: scene).horizontalSizeClass == .compact }

  /// Collapsed or expanded for the first time, before anything appears.
  func arrangeFirst(in scene: AppScene) {
    scene.app.hasTraitOverrides = true
    fold.begin()
    currentMode = mode(in: arrangement)
    arrange(in: scene)
  }

  /// Follows the width class; in the same class the mode follows the size (R-SPLIT-06).
  func arrange(in scene: AppScene) {
    let step = fold.step(isCompact: isCompact(in: scene))
    switch step {
    // Stacks become others, and a finger loses what it holds.
    case .collapse, .expand: scene.heldSwipe?.letGo(isCancelled: true, in: scene)
    case .stay: break
    }
    switch step {
    case .collapse: collapse(in: scene)
    case .expand: expand(in: scene)
    case .stay: return
    }
    // `displayModeButtonItem` is hidden while collapsed.
    updateButtons()
  }

  /// While collapsed, the columns that are on the one stack beside the first; nil while there are columns.
  package var mergedColumns: [Column]? {
    guard isCollapsed else { return nil }
    let stack = (fold.remaining as? UINavigationController)?.stack ?? []
    return fold.merged.filter { column in column.members.contains { member in stack.contains { $0 === member } } }
      .map(\.column)
  }

  /// The controllers that belong on the screen now, leading first.
  var visibleHolders: [UIViewController] {
    isCollapsed ? [fold.remaining].compactMap { $0 } : holders(in: currentMode)
  }

  // MARK: Collapsing

  private func collapse(in scene: AppScene) {
    chosenMode = nil
    if style == .unspecified { collapseClassic(in: scene) } else { collapseColumns(in: scene) }
  }

  /// T10: the delegate's primary, the delegate's own way with the secondary, else the secondary goes on the primary stack
  /// (R-SPLIT-02).
  private func collapseClassic(in scene: AppScene) {
    var primary = holders[Column.primary.rawValue]
    if let delegate, let chosen = scene.optional({ delegate.primaryViewController(forCollapsing: self) }) {
      scene.record(subject, "delegate primaryViewController(forCollapsing:) -> \(chosen?.subject ?? "nil")")
      if let chosen, chosen !== primary {
        join(chosen)
        primary = chosen
      }
    }
    let secondary = holders[Column.secondary.rawValue]
    var isHandled = false
    if let primary, let secondary {
      if let delegate,
        let answer = scene.optional({
          delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        })
      {
        scene.record(subject, "delegate collapseSecondary(onto:) -> \(answer ? "YES" : "NO")")
        isHandled = answer
      }
    }
    fold.startMerging()
    if let primary, let secondary, !isHandled { merge(secondary, as: .secondary, onto: primary) }
    fold.remain(primary ?? secondary)
    hideBuried()
    exchange(for: visibleHolders, animated: false, in: scene)
  }

  /// T10: the top column, the columns that hide, the exchange, the end (R-SPLIT-04). Without a compact column the stacks
  /// up to the top column become one.
  private func collapseColumns(in scene: AppScene) {
    let filled = [Column.primary, .supplementary, .secondary].filter { holders[$0.rawValue] != nil }
    let proposed: Column = holders[Column.compact.rawValue] != nil ? .compact : filled.last ?? .secondary
    var top = proposed
    if let delegate,
      let answer = scene.optional({
        delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      })
    {
      scene.record(
        subject, "delegate topColumnForCollapsingToProposedTopColumn(\(proposed.name)) -> \(answer.name)")
      top = holders[answer.rawValue] == nil ? proposed : answer
    }
    if appearance == .appeared {
      for column in arrangement.columns(in: currentMode) where column != top { tellWillHide(column, in: scene) }
    }
    fold.startMerging()
    if top == .compact {
      fold.remain(holders[Column.compact.rawValue])
    } else {
      fold.remain(filled.first.flatMap { holders[$0.rawValue] })
      for column in filled.dropFirst() where column.rawValue <= top.rawValue {
        if let holder = holders[column.rawValue], let base = fold.remaining { merge(holder, as: column, onto: base) }
      }
    }
    hideBuried()
    exchange(for: visibleHolders, animated: false, in: scene)
    guard let delegate else { return }
    let call: Void? = scene.optional { delegate.splitViewControllerDidCollapse(self) }
    if call != nil { scene.record(subject, "delegate didCollapse") }
  }

  /// What was visible in a column and is not on top of the one stack disappears: also one that a callback has put below.
  private func hideBuried() {
    let base = fold.remaining as? UINavigationController
    let (top, shown) = (base?.stack.last, base?.shown)
    for controller in fold.merged.flatMap(\.members) where controller !== top { hideStray(controller) }
    for controller in base?.stack ?? [] where controller !== top && controller !== shown { hideStray(controller) }
  }

  /// Of those that were on the one stack, who is on no stack any more, or buried in another one by a callback, disappears.
  private func hideLeft(_ before: [UIViewController]) {
    for controller in before where controller.parent !== self {
      let stack = controller.parent as? UINavigationController
      if stack?.stack.last !== controller, stack?.shown !== controller { hideStray(controller) }
    }
  }

  private func hideStray(_ controller: UIViewController) {
    guard controller.appearance == .appeared || controller.appearance == .appearing else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// Puts a column's controllers on the stack of `base`, in the way that has: nothing unless it is a navigation controller.
  private func merge(_ holder: UIViewController, as column: Column, onto base: UIViewController) {
    let before = (base as? UINavigationController)?.stack.count ?? 0
    let movers = (holder as? UINavigationController)?.stack ?? [holder]
    base.collapseSecondaryViewController(holder, for: self)
    // Callbacks can take them off again at once.
    for controller in movers where controller.parent == nil { hideStray(controller) }
    guard let stack = (base as? UINavigationController)?.stack, stack.count > before else { return }
    fold.add(SplitFold.MergedColumn(column: column, holder: holder, members: Array(stack[before...])))
  }

  // MARK: Expanding

  private func expand(in scene: AppScene) {
    if style == .unspecified { expandClassic(in: scene) } else { expandColumns(in: scene) }
  }

  /// T10: the delegate's primary, the delegate's secondary, else the tail of the primary stack (R-SPLIT-03), else the
  /// secondary there was.
  private func expandClassic(in scene: AppScene) {
    let before = (fold.remaining as? UINavigationController)?.stack ?? []
    var primary = fold.remaining
    if let delegate, let chosen = scene.optional({ delegate.primaryViewController(forExpanding: self) }) {
      scene.record(subject, "delegate primaryViewController(forExpanding:) -> \(chosen?.subject ?? "nil")")
      if let chosen { primary = chosen }
    }
    var secondary: UIViewController?
    if let primary, let delegate,
      let chosen = scene.optional({ delegate.splitViewController(self, separateSecondaryFrom: primary) })
    {
      scene.record(subject, "delegate separateSecondaryFrom -> \(chosen?.subject ?? "nil")")
      secondary = chosen
    }
    secondary = secondary ?? primary?.separateSecondaryViewController(for: self)
    fold.expand()
    hold(.primary, primary)
    if let secondary { hold(.secondary, secondary) } else { rejoin(.secondary, beside: primary) }
    hideLeft(before)
    currentMode = mode(in: arrangement)
    exchange(for: holders(in: currentMode), animated: false, in: scene)
  }

  /// T10: the mode, the columns that show, the exchange, the end (R-SPLIT-04).
  private func expandColumns(in scene: AppScene) {
    let proposed = mode(in: arrangement)
    var target = proposed
    if let delegate,
      let answer = scene.optional({
        delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      })
    {
      scene.record(
        subject, "delegate displayModeForExpandingToProposedDisplayMode(\(proposed.name)) -> \(answer.name)")
      target = answer == .automatic ? proposed : arrangement.mode(preferring: answer)
      if target != proposed { chosenMode = target }
    }
    for column in arrangement.columns(in: target) where holders[column.rawValue] !== fold.remaining {
      tellWillShow(column, in: scene)
    }
    let before = (fold.remaining as? UINavigationController)?.stack ?? []
    for entry in fold.merged.reversed() { separate(entry) }
    hideLeft(before)
    let shows = holders(in: target)
    for entry in fold.merged {
      let stack = (entry.holder as? UINavigationController)?.stack ?? []
      // Callbacks can have pushed something over the one that was visible.
      let top = shows.contains { $0 === entry.holder } ? stack.last : nil
      for controller in stack where controller !== top { hideStray(controller) }
    }
    fold.expand()
    currentMode = target
    exchange(for: holders(in: target), animated: false, in: scene)
    guard let delegate else { return }
    let call: Void? = scene.optional { delegate.splitViewControllerDidExpand(self) }
    if call != nil { scene.record(subject, "delegate didExpand") }
  }

  /// Gives a column its controllers back: those on the stack with what was pushed on them, or the ones it had.
  private func separate(_ entry: SplitFold.MergedColumn) {
    guard let base = fold.remaining as? UINavigationController, let holder = entry.holder as? UINavigationController
    else {
      return
    }
    let tail = base.surrender(from: entry.members)
    holder.adopt(tail.isEmpty ? entry.members : tail)
    join(holder)
  }

  // MARK: Membership

  /// Makes `holder` a child if it is none.
  private func join(_ holder: UIViewController) {
    guard holder.parent !== self else { return }
    addChild(holder)
    holder.sendDidMove(to: self)
  }

  private func hold(_ column: Column, _ holder: UIViewController?) {
    let old = holders[column.rawValue]
    holders[column.rawValue] = holder
    if style == .unspecified { contents[column.rawValue] = holder }
    if let holder {
      join(holder)
      // Its own callback can have put another in its place.
      if !holders.contains(where: { $0 === holder }) {
        hideStray(holder)
        leave(holder)
      }
    }
    guard let old, old !== holder, !holders.contains(where: { $0 === old }), old.parent === self else { return }
    leave(old)
  }

  /// The controller a column had comes back, unless it has become part of another column's stack.
  private func rejoin(_ column: Column, beside primary: UIViewController?) {
    guard let holder = holders[column.rawValue] else { return }
    if let stack = (primary as? UINavigationController)?.stack, stack.contains(where: { $0 === holder }) {
      hold(column, nil)
    } else {
      join(holder)
    }
  }

  private func leave(_ holder: UIViewController) {
    holder.sendWillMove(to: nil)
    if shown.contains(where: { $0 === holder }) {
      holder.beginAppearanceTransition(false, animated: false)
      holder.viewIfLoaded?.removeFromSuperview()
      holder.endAppearanceTransition()
      shown.removeAll { $0 === holder }
    }
    holder.removeFromParent()
  }

  /// Sets the controller of a column, wrapped if the style wants it; what is on the screen follows.
  func replace(_ column: Column, with content: UIViewController?) {
    guard content !== contents[column.rawValue] || content == nil, content.map(admitsChild) ?? true else { return }
    let scene = ownScene
    contents[column.rawValue] = content
    let wraps = style != .unspecified && column != .compact
    let holder = content.map {
      wraps && !($0 is UINavigationController) ? UINavigationController(rootViewController: $0) : $0
    }
    if isCollapsed, column != .compact, let entry = fold.entry(column) {
      replaceMerged(entry, with: holder)
      return
    }
    let old = holders[column.rawValue]
    holders[column.rawValue] = holder
    if let holder { join(holder) }
    switch fold.state {
    case .untouched: break
    case .collapsed(let remaining) where remaining === old:
      fold.remain(holder)
      exchange(for: visibleHolders, animated: false, in: scene)
    case .expanded, .merging, .collapsed: exchange(for: visibleHolders, animated: false, in: scene)
    }
    if let old, old !== holder, old.parent === self { leave(old) }
  }

  private func replaceMerged(_ entry: SplitFold.MergedColumn, with holder: UIViewController?) {
    guard let base = fold.remaining as? UINavigationController else { return }
    _ = base.surrender(from: entry.members)
    fold.remove(entry.column)
    let old = holders[entry.column.rawValue]
    holders[entry.column.rawValue] = holder
    if let holder { merge(holder, as: entry.column, onto: base) }
    base.reconcileTop(in: ownScene)
    if let old, old !== holder, old.parent === self { leave(old) }
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    let scene = ownScene
    if let delegate,
      let answer = scene.optional({ delegate.splitViewController(self, show: controller, sender: sender) })
    {
      scene.record(subject, "delegate show(\(controller.subject)) -> \(answer ? "YES" : "NO")")
      if answer { return }
    }
    if isCollapsed { pushOrPresent(controller) } else { replace(.primary, with: controller) }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    let scene = ownScene
    if let delegate,
      let answer = scene.optional({ delegate.splitViewController(self, showDetail: controller, sender: sender) })
    {
      scene.record(subject, "delegate showDetail(\(controller.subject)) -> \(answer ? "YES" : "NO")")
      if answer { return }
    }
    if isCollapsed { pushOrPresent(controller) } else { replace(.secondary, with: controller) }
  }

  /// While collapsed a detail goes on the stack, a navigation controller with all it has; without a stack it is presented.
  private func pushOrPresent(_ controller: UIViewController) {
    guard let base = fold.remaining as? UINavigationController else { return present(controller, animated: true) }
    guard let navigation = controller as? UINavigationController else {
      return base.pushViewController(controller, animated: true)
    }
    fold.remove(.secondary)
    contents[Column.secondary.rawValue] = navigation
    merge(navigation, as: .secondary, onto: base)
    base.reconcileTop(in: ownScene)
  }

  /// Goes to a column of the one stack there is: forward by pushing it, back by popping what lies above.
  func showCollapsed(_ column: Column) {
    guard let base = fold.remaining as? UINavigationController, let holder = holders[column.rawValue] else { return }
    if base === holder {
      base.popToRootViewController(animated: true)
    } else if let entry = fold.entry(column),
      let top = entry.members.last(where: { member in base.stack.contains { $0 === member } })
    {
      base.popToViewController(top, animated: true)
    } else {
      let members = fold.entry(column)?.members ?? []
      fold.remove(column)
      if let navigation = holder as? UINavigationController, navigation.stack.isEmpty { navigation.adopt(members) }
      merge(holder, as: column, onto: base)
      base.reconcileTop(in: ownScene)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? {
    for ancestor in selfAndAncestors.dropFirst() {
      if let split = ancestor as? UISplitViewController { return split }
    }
    return nil
  }
}
