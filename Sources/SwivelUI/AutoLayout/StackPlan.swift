// Which constraints make a stack. Identifiers and priorities are those of UIKit's log where it shows them.

/// The constraints and spacer guides of one arrangement.
@MainActor struct StackPlan {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Guides between views, for the distributions that keep gaps equal.
  private(set) var gaps: [UILayoutGuide] = []
  private let stack: UIStackView
  private let canvas: any LayoutItem
  private let views: [UIView]
  private let isHorizontal: Bool

  /// With which a stack is no larger than its views need: above the fitting size level, below everything apps use.
  private static let fit: Float = 51
  /// With which views of a baseline row are drawn to its edge.
  private static let pull: Float = 50
  /// With which the first view of a proportional stack takes its part; each further one is 1 weaker.
  private static let part: Float = 999
  /// Parts of very long stacks are never weaker than what keeps contents from being cut.
  private static let leastPart: Float = 751
  /// With which centres are kept at equal distances.
  private static let centering: Float = 149

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
    for view in stack.arrangedSubviews where view.isHidden { hide(view) }
    if views.isEmpty || stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      add("UISV-canvas-fit", stack, size, .equal, nil, .notAnAttribute, priority: Self.fit)
    }
    if !views.isEmpty, stack.alignment != .fill {
      add("UISV-canvas-fit", stack, crossSize, .equal, nil, .notAnAttribute, priority: Self.fit)
    }
    guard let first = views.first, let last = views.last else { return }
    add("UISV-canvas-connection", canvas, near, .equal, first, near)
    add("UISV-canvas-connection", canvas, far, .equal, last, far)
    alongAxis()
    for view in views { acrossAxis(view, first) }
  }

  private var near: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var far: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var size: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossNear: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossFar: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
  private var crossSize: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

  /// What spacing is measured between; rows have no use for baselines there.
  private var isBetweenBaselines: Bool { !isHorizontal && stack.isBaselineRelativeArrangement }
  private var spacingNear: NSLayoutConstraint.Attribute { isBetweenBaselines ? .firstBaseline : near }
  private var spacingFar: NSLayoutConstraint.Attribute { isBetweenBaselines ? .lastBaseline : far }

  private mutating func hide(_ view: UIView) {
    add("UISV-hiding", view, size, .equal, nil, .notAnAttribute)
    add("UISV-hiding", view, near, .equal, canvas, near)
    add("UISV-hiding", view, crossNear, .equal, canvas, crossNear)
    add("UISV-hiding", view, crossSize, .equal, nil, .notAnAttribute, priority: Self.fit)
  }

  // MARK: Along the axis

  private mutating func alongAxis() {
    let isExact: Bool
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: isExact = true
    case .equalSpacing, .equalCentering: isExact = false
    }
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing", next, spacingNear, isExact ? .equal : .greaterThanOrEqual, view, spacingFar,
        constant: stack.spacing(after: view))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("UISV-fill-equally", view, size, .equal, views[0], size) }
    case .fillProportionally: shareInProportion()
    case .equalSpacing: keepGapsEqual(from: spacingFar, to: spacingNear, priority: nil)
    case .equalCentering: keepGapsEqual(from: center, to: center, priority: Self.centering)
    }
  }

  /// Each view takes that part of the stack which its content is of all contents and the gaps between them. No part is
  /// required, and those of earlier views go before those of later ones, so that the last view takes what gaps and constraints
  /// leave (openradar 34595752, where observers ask for the gaps to be left out). Views without content take what their own
  /// constraints say.
  private mutating func shareInProportion() {
    let contents = views.map { view in
      CGFloat(max(0, view.contentSizeForLayout[isHorizontal ? 0 : 1] ?? 0))
    }
    let whole = views.dropLast().reduce(contents.reduce(0, +)) { $0 + stack.spacing(after: $1) }
    guard whole > 0 else { return }
    for (number, (view, content)) in zip(views, contents).enumerated() where content > 0 {
      add(
        "UISV-fill-proportionally", view, size, .equal, stack, size, multiplier: content / whole,
        priority: max(Self.leastPart, Self.part - Float(number)))
    }
  }

  private mutating func keepGapsEqual(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: Float?
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-distributing"
      stack.addLayoutGuide(gap)
      gaps.append(gap)
      add("UISV-distributing-edge", gap, near, .equal, view, start)
      add("UISV-distributing-edge", gap, far, .equal, next, end)
      if gap !== gaps[0] { add("UISV-fill-equally", gap, size, .equal, gaps[0], size, priority: priority) }
    }
  }

  // MARK: Across the axis

  private mutating func acrossAxis(_ view: UIView, _ first: UIView) {
    switch stack.alignment {
    case .fill:
      add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
      add("UISV-alignment", view, crossFar, .equal, canvas, crossFar)
    case .leading:
      add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
      add("UISV-spanning-boundary", view, crossFar, .lessThanOrEqual, canvas, crossFar)
    case .trailing:
      add("UISV-alignment", view, crossFar, .equal, canvas, crossFar)
      add("UISV-spanning-boundary", view, crossNear, .greaterThanOrEqual, canvas, crossNear)
    case .center:
      add("UISV-alignment", view, crossCenter, .equal, canvas, crossCenter)
      keepInside(view)
    case .firstBaseline: alignBaseline(view, first, .firstBaseline, pulledTo: .top)
    case .lastBaseline: alignBaseline(view, first, .lastBaseline, pulledTo: .bottom)
    }
  }

  private mutating func keepInside(_ view: UIView) {
    add("UISV-spanning-boundary", view, crossNear, .greaterThanOrEqual, canvas, crossNear)
    add("UISV-spanning-boundary", view, crossFar, .lessThanOrEqual, canvas, crossFar)
  }

  /// Baselines make sense in rows only; a column stands at its leading edge.
  private mutating func alignBaseline(
    _ view: UIView, _ first: UIView, _ baseline: NSLayoutConstraint.Attribute,
    pulledTo edge: NSLayoutConstraint.Attribute
  ) {
    keepInside(view)
    guard isHorizontal else {
      add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
      return
    }
    if view !== first { add("UISV-alignment", view, baseline, .equal, first, baseline) }
    add("UISV-spanning-fit", view, edge, .equal, canvas, edge, priority: Self.pull)
  }

  private mutating func add(
    _ identifier: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?, _ other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    if let priority { constraint.priority = UILayoutPriority(priority) }
    constraints.append(constraint)
  }
}
