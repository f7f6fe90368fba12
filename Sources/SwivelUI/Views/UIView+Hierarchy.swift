// Putting views into views.

extension UIView {
  final func plainAddSubview(_ view: UIView) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  final func plainInsertSubview(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      ownScene.raise(
        "NSInvalidArgumentException", "Can't add a view to itself or to one of its own subviews", by: className)
      return
    }
    guard admitsDepth(of: view) else { return }
    if view.superview === self { return putAgain(view, at: index) }
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    view.tellWindowWillChange(from: oldWindow, to: window)
    view.detach()
    guard let comer = view.controller, comer.comesWithItsView(into: self) else {
      return put(view, at: index, from: oldWindow)
    }
    let comes = ownScene.nested(.takes, by: comer.parent?.className ?? className, of: comer.className) {
      comer.beginAppearanceTransition(true, animated: false)
      put(view, at: index, from: oldWindow)
      comer.finishComing()
    }
    if !comes { put(view, at: index, from: oldWindow) }
  }

  /// A view that lies here already only comes to lie elsewhere among its siblings: apps do that in every layout pass.
  private func putAgain(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    move(view, to: min(max(0, index), subviews.count - 1))
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func put(_ view: UIView, at index: Int, from oldWindow: UIWindow?) {
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    look?.layer?.order.follow(view, at: place, of: subviews)
    selfAsWindow?.orderWindowsInFront()
    if !isLayingOut { setNeedsLayout() }
    if view.subtreeNeedsWork { markWork() }
    if view.subtreeNeedsConstraintUpdate { markConstraintUpdate() }
    if view.usesConstraints { view.joinHierarchy() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.window !== oldWindow { view.tellWindowChange() }
    if look != nil || superview != nil, AppScene.running?.app.usesTints == true { view.tellTint() }
  }

  final func plainRemoveFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    if oldWindow != nil { FirstResponder.leaves(self, ownScene) }
    let leaving = controller.flatMap { $0.goesWithItsView ? $0 : nil }
    leaving?.beginAppearanceTransition(false, animated: false)
    willMove(toSuperview: nil)
    tellWindowWillChange(from: oldWindow, to: nil)
    detach()
    didMoveToSuperview()
    if oldWindow != nil { tellWindowChange() }
    leaving?.endAppearanceTransition()
  }

  /// Before a sibling; a view that lies here already only comes to lie elsewhere, with all its constraints.
  final func plainInsertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? 0)
  }

  final func plainInsertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count)
  }

  final func plainExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    look?.layer?.order.exchange(subviews[index1], subviews[index2])
    if usesConstraints { layoutOrderDidChange() }
  }

  final func plainBringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  final func plainSendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  final func plainIsDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  final func plainViewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Views in views in a window: apps stay below 100, pictures of windows are drawn so deep, and laying out, drawing and
  /// hit testing go down one call a level.
  static let maximumDepth = 512

  /// Whether `view` with all it contains may lie here; what may not is recorded.
  private func admitsDepth(of view: UIView) -> Bool {
    var height = 0
    if !view.subviews.isEmpty {
      var level = [view]
      while !level.isEmpty {
        level = level.flatMap(\.subviews)
        height += 1
      }
    }
    guard depth + 1 + height > Self.maximumDepth else { return true }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "\(view.className) would lie deeper than \(Self.maximumDepth) views, the most this hierarchy may have",
      by: className)
    return false
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    defer { look?.layer?.order.follow(view, at: index, of: subviews) }
    guard old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    if usesConstraints { layoutOrderDidChange() }
  }

  /// Leaves the superview, and with it the constraints that tie the view to what lies outside it.
  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if usesConstraints {
      parent.willLose(self)
      parent.releaseConstraints(tying: self)
    }
    parent.subviews.removeAll { $0 === self }
    if let list = parent.look?.layer, list.order.isKept { list.order.remove(layer) }
    if !parent.isLayingOut { parent.setNeedsLayout() }
    superview = nil
    guard usesConstraints else { return }
    leaveEngine()
    parent.layoutStructureDidChange()
  }

  private func tellWindowWillChange(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    willMove(toWindow: new)
    for view in subviews { view.tellWindowWillChange(from: old, to: new) }
  }

  private func tellWindowChange() {
    if window != nil, !ownScene.app.appearances.isEmpty { ownScene.app.appearances.dress(self) }
    if window == nil { stopAnimations() }
    didMoveToWindow()
    if facts.overrides(.viewTraits) {
      let scene = ownScene
      scene.app.viewsHearTraits = true
      if window != nil { tellTraits(in: scene) }
    }
    for view in subviews { view.tellWindowChange() }
  }
}
