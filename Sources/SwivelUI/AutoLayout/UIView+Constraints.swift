// The constraints a view holds, and telling the engine of its hierarchy what changed.

extension UIView {
  /// The constraints the view holds, in order of activation.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  final func plainAddConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  final func plainAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.isLegal {
      let isPrepared =
        constraint.first?.layoutOwner?.isDescendant(of: self) ?? false
        && (constraint.second == nil || constraint.second?.layoutOwner?.isDescendant(of: self) ?? false)
      guard isPrepared else {
        let fault = ConstraintFault.unprepared(constraint)
        ownScene.raise(fault.exception, fault.reason, by: className)
        return
      }
    }
    for constraint in constraints where constraint.isLegal && constraint.holder !== self {
      constraint.holder?.release(constraint)
      constraint.install(on: self)
    }
  }

  final func plainRemoveConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  final func plainRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: What changed

  func hold(_ constraint: NSLayoutConstraint) {
    madeLayoutRecord.constraints.append(constraint)
    if let engine = currentEngine, engine.add(constraint) {
      markWork()
    } else {
      constraint.first?.layoutOwner?.layoutStructureDidChange()
      constraint.second?.layoutOwner?.layoutStructureDidChange()
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    layoutRecord?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    guard let engine = currentEngine else { return }
    engine.remove(constraint)
    markWork()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let engine = currentEngine else { return }
    engine.setConstant(of: constraint)
    markWork()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let engine = currentEngine else { return }
    engine.setPriority(of: constraint)
    markWork()
  }

  /// The engine the view takes part in, if the hierarchy still is the one it was built for.
  private var currentEngine: LayoutEngine? {
    guard let engine = layoutRecord?.engine, engine.isAlive else { return nil }
    return engine
  }

  /// Says that views, guides or the way they take part are others now: the engine is built anew at the next layout.
  func layoutStructureDidChange() {
    var view = self
    view.usesConstraints = true
    while let parent = view.superview {
      parent.usesConstraints = true
      view = parent
    }
    view.madeLayoutRecord.ownEngine?.isStale = true
    markWork()
  }

  /// Siblings lie in another order: nothing moves by that, so no pass is asked for, and the next one goes by the new order.
  func layoutOrderDidChange() {
    var view = self
    while let parent = view.superview { view = parent }
    view.layoutRecord?.ownEngine?.isStale = true
  }

  // MARK: Joining and leaving hierarchies

  /// Deactivates what ties `subview` and everything in it to the rest.
  func releaseConstraints(tying subview: UIView) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.mentions(anythingIn: subview) {
        current.release(constraint)
      }
      view = current.superview
    }
  }

  /// Forgets the engine in the whole subtree, which left its hierarchy.
  func leaveEngine() {
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutRecord?.leaveEngine()
      pending.append(contentsOf: view.subviews.filter(\.usesConstraints))
    }
  }

  /// The engine of the hierarchy this view is the top of; nil while nothing in it takes part in Auto Layout.
  var hierarchyEngine: LayoutEngine? {
    guard usesConstraints else { return nil }
    let record = madeLayoutRecord
    if let engine = record.ownEngine { return engine }
    let engine = LayoutEngine(top: self)
    record.ownEngine = engine
    return engine
  }
}
