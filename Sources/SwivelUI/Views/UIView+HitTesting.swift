// Which view a finger would touch, and where a command's target is.

extension UIView {
  /// The front-most view under `point` (own coordinates) that takes taps: later subviews lie in front, hidden ones and
  /// those that do not interact are left out with all they contain.
  package func hitView(at point: CGPoint) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitView(at: view.convert(point, from: self)) { return hit }
    }
    return self
  }

  /// The first view, depth first and front to back, that is visible and satisfies `condition`.
  package func firstVisible(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    for view in subviews.reversed() {
      if let found = view.firstVisible(where: condition) { return found }
    }
    return condition(self) ? self : nil
  }
}
