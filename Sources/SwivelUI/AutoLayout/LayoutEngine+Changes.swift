// Changes that need no new declaration of the whole hierarchy.
import ConstraintSolver

extension LayoutEngine {
  /// A constraint became active. Returns whether it could be added to what is declared.
  func add(_ constraint: NSLayoutConstraint) -> Bool {
    guard !isStale else { return false }
    guard declare(constraint) else {
      isStale = true
      return false
    }
    constraints.append(constraint)
    needsSolve = true
    return true
  }

  /// A constraint is active no more.
  func remove(_ constraint: NSLayoutConstraint) {
    guard !isStale else {
      constraint.row = nil
      return
    }
    constraints.removeAll { $0 === constraint }
    guard let row = constraint.row else { return }
    constraint.row = nil
    attempt { () throws(SolverError) in try solver.deactivate(row) }
    needsSolve = true
  }

  func setConstant(of constraint: NSLayoutConstraint) {
    guard !isStale, let row = constraint.row else { return }
    attempt { () throws(SolverError) in
      try solver.setConstant(constraint.rowBase - Double(constraint.constant), of: row)
    }
    needsSolve = true
  }

  func setPriority(of constraint: NSLayoutConstraint) {
    guard !isStale, let row = constraint.row else { return }
    attempt { () throws(SolverError) in
      try solver.setPriority(Priority(constraint.priority.rawValue), of: row)
    }
    needsSolve = true
  }

  /// What a number from outside is now.
  func currentValue(of slot: LayoutParameter) -> Double? {
    guard let view = nodes[slot.node].view else { return contentMargin(of: slot) }
    switch slot.quantity {
    case .x: return Double(view.storedFrame.minX)
    case .y: return Double(view.storedFrame.minY)
    case .width: return Double(view.bounds.width)
    case .height: return Double(view.bounds.height)
    case .safeLeft: return Double(view.safeAreaInsets.left)
    case .safeTop: return Double(view.safeAreaInsets.top)
    case .safeRight: return Double(view.safeAreaInsets.right)
    case .safeBottom: return Double(view.safeAreaInsets.bottom)
    case .marginLeft: return Double(view.layoutMargins.left)
    case .marginTop: return Double(view.layoutMargins.top)
    case .marginRight: return Double(view.layoutMargins.right)
    case .marginBottom: return Double(view.layoutMargins.bottom)
    case .readableLeft: return Double(view.insets(of: .readable).left)
    case .readableRight: return Double(view.insets(of: .readable).right)
    case .topBars: return Double(view.insets(of: .topBars).top)
    case .bottomBars: return Double(view.insets(of: .bottomBars).bottom)
    case .keyboard: return Double(view.insets(of: .keyboard).bottom)
    }
  }

  /// What a margin of a view is where the safe area takes nothing of it; nil for what has nothing to do with that.
  func plainValue(of quantity: LayoutQuantity, _ view: UIView) -> Double? {
    switch quantity {
    case .safeLeft, .safeTop, .safeRight, .safeBottom: 0
    case .marginLeft: Double(view.marginsWithoutSafeArea.left)
    case .marginTop: Double(view.marginsWithoutSafeArea.top)
    case .marginRight: Double(view.marginsWithoutSafeArea.right)
    case .marginBottom: Double(view.marginsWithoutSafeArea.bottom)
    case .x, .y, .width, .height, .readableLeft, .readableRight, .topBars, .bottomBars, .keyboard: nil
    }
  }

  /// A scroll view's margins lie in its content, without the safe area: that is added to the insets around the content.
  private func contentMargin(of slot: LayoutParameter) -> Double? {
    guard let scroll = (nodes[slot.node].guide as? UIScrollView.ContentGuide)?.owningView else { return nil }
    let margins = scroll.marginsWithoutSafeArea
    switch slot.quantity {
    case .marginLeft: return Double(margins.left)
    case .marginTop: return Double(margins.top)
    case .marginRight: return Double(margins.right)
    case .marginBottom: return Double(margins.bottom)
    case .x, .y, .width, .height, .safeLeft, .safeTop, .safeRight, .safeBottom, .readableLeft, .readableRight, .topBars,
      .bottomBars, .keyboard:
      return nil
    }
  }
}

extension UIView {
  /// Takes the number the engine gave the view.
  func join(_ engine: LayoutEngine, _ number: Int, _ role: LayoutRole) {
    let record = madeLayoutRecord
    record.engine = engine
    record.node = number
    record.placed = []
    record.isTranslated = role == .translated
    // An engine begins with the content as it is. What was still to be asked of another one is asked no more.
    record.contentChanged = false
  }

  /// The content's size along each axis, where there is any.
  var contentSizeForLayout: [Double?] {
    let size = layoutRecord?.storedContent ?? intrinsicContentSize
    return [size.width, size.height].map { $0.isFinite && $0 >= 0 ? Double($0) : nil }
  }
}
