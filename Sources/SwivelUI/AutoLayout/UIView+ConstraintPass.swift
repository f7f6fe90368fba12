// Bringing constraints up to date before layout, from the innermost views outwards.

extension UIView {
  final func plainSetNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    markConstraintUpdate()
    markWork()
  }

  final func plainUpdateConstraintsIfNeeded() { constraintPass(in: ownScene) }

  /// Notes up to the top that an update is due below.
  func markConstraintUpdate() {
    var view: UIView? = self
    var isFirst = true
    while let current = view {
      if current.subtreeNeedsConstraintUpdate && !isFirst { return }
      current.subtreeNeedsConstraintUpdate = true
      isFirst = false
      view = current.superview
    }
  }

  func constraintPass(in scene: AppScene) {
    guard subtreeNeedsConstraintUpdate else { return }
    subtreeNeedsConstraintUpdate = false
    for view in subviews where view.superview === self { view.constraintPass(in: scene) }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    observing(.constraints, in: scene) {
      if let controller { controller.sendUpdateViewConstraints(in: scene) } else { updateConstraints() }
    }
  }

  // MARK: What changed

  /// Counts changes of frames, insets and margins anywhere: whoever saw the same count saw the same geometry.
  private(set) static var geometryVersion = 0

  static func noteGeometryChange() {
    geometryVersion += 1
    if KeyObservers.isWatching { KeyObservers.look() }
  }

  /// The app or a container set the frame.
  func frameWasGiven(from old: CGRect) {
    guard storedFrame != old else { return }
    Self.noteGeometryChange()
    if controller != nil, storedFrame.size == old.size { layOutForSafeArea(from: old) }
    if AnimationSpan.duration != nil { AnimationSpan.note(self) { [unowned self] in giveFrame(old) } }
    guard let layoutRecord, layoutRecord.node >= 0 else { return }
    if layoutRecord.isTranslated, !layoutRecord.isAutoresizing {
      layoutStructureDidChange()
    } else {
      // The frame may be a number that constraints elsewhere depend on.
      markWork()
    }
  }

  /// The view takes its constraints along into another hierarchy.
  func joinHierarchy() {
    layoutRecord?.ownEngine = nil
    layoutStructureDidChange()
  }

  func contentDidChange() {
    guard let record = layoutRecord, let engine = record.engine, engine.isAlive, record.node >= 0 else { return }
    guard !record.contentChanged else { return }
    record.contentChanged = true
    engine.changedContent.append(record.node)
    superview?.contentDidChange(of: self)
    markWork()
  }

  func contentPriorityDidChange() {
    if layoutRecord?.engine != nil { layoutStructureDidChange() }
  }

  /// Whether the priority is one; what UIKit would throw is recorded.
  func admits(_ priority: UILayoutPriority) -> Bool {
    guard let fault = ConstraintFault.priority(priority, from: priority, isInstalled: false) else { return true }
    ownScene.raise(fault.exception, fault.reason, by: className)
    return false
  }

  // MARK: Fitting

  /// The size that suits the constraints inside and the content best, drawn to a target; laid out by an engine of its own,
  /// so that nothing changes.
  func fittedSize(_ fitting: LayoutFitting) -> CGSize {
    constraintPass(in: ownScene)
    return LayoutEngine(top: self, fitting: fitting).fittedSize() ?? bounds.size
  }
}
