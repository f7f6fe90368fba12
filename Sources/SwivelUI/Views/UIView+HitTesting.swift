// Which view a finger would touch, and where a command's target is.

extension UIView {
  /// The front-most view under `point` (own coordinates) that takes taps: later subviews lie in front, hidden ones and
  /// those that do not interact are left out with all they contain.
  package func hitView(at point: CGPoint) -> UIView? {
    hitTest(point, with: nil)
  }

  /// Why a finger at `point` of this window does not reach `control`; nil when it does.
  package func obstacle(to control: UIView, at point: CGPoint) -> String? {
    if AppScene.current.application.isIgnoringInteractionEvents { return "the app ignores interaction events" }
    guard bounds.contains(point) else {
      // Tenths are what a person can act on.
      let place = CGSize(width: (point.x * 10).rounded() / 10, height: (point.y * 10).rounded() / 10)
      return
        "its middle is \(SizeText.of(place)) points from the upper left corner, and the "
        + "window has \(SizeText.of(bounds.size))"
    }
    if isUnderKeys(point) {
      return "the keyboard covers it" + (ownScene.hasHideKey ? ", which \"\(AppScene.hideKey)\" takes away" : "")
    }
    if let hit = hitView(at: point), hit.isDescendant(of: control) { return nil }
    var next: UIView? = control
    while let view = next, view !== self {
      if !view.isUserInteractionEnabled { return "\(view.calledName) takes no touches" }
      if !view.bounds.contains(view.convert(point, from: self)) {
        return "its middle lies outside \(view.calledName), which it is in"
      }
      next = view.superview
    }
    guard let hit = hitView(at: point) else { return "the window takes no touches" }
    let isBeside = (hit as? PresentationContainerView)?.presentation === popoverInFront && popoverInFront != nil
    return "\(hit.calledName) covers it" + (isBeside ? ", which \"\(AppScene.besidePopover)\" takes away" : "")
  }

  /// Whether keys lie over a point of this window: in front of all but what stands above them or in their place.
  func isUnderKeys(_ point: CGPoint) -> Bool {
    let scene = ownScene
    guard let keyboard = scene.keyboardHeight, point.y >= bounds.height - keyboard else { return false }
    return scene.inputViews.map { $0.own == nil && !$0.frame.contains(point) } ?? true
  }

  /// What people call a view: its class, and its identifier or its text where it has one.
  var calledName: String {
    if self is PresentationContainerView { return "what is presented" }
    guard let word = accessibilityIdentifier ?? readText else { return className }
    return "\(className) \"\(word)\""
  }

  /// The first view, depth first and front to back, that is visible and satisfies `condition`.
  package func firstVisible(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    for view in subviews.reversed() {
      if let found = view.firstVisible(where: condition) { return found }
    }
    return condition(self) ? self : nil
  }

  /// Of the visible views that meet a condition the first, in the order of views, that a finger reaches; failing that the one in
  /// front, of which it can be said what is wrong with it.
  func firstVisible(reached: (UIView) -> Bool, where condition: (UIView) -> Bool) -> UIView? {
    var inFront: UIView?
    var first: UIView?
    _ = firstVisible { view in
      guard condition(view) else { return false }
      inFront = inFront ?? view
      if reached(view) { first = view }
      return false
    }
    return first ?? inFront
  }
}
