// Attributes of items as linear expressions in the coordinates of a common ancestor.
import ConstraintSolver

extension LayoutEngine {
  /// A quantity of a node: an unknown, or a number given from outside.
  func term(_ number: Int, _ quantity: LayoutQuantity) -> LinearExpression {
    if quantity.rawValue < 4, nodes[number].isUnknown { return unknown(number, quantity) }
    if isCollecting {
      nodes[number].needs |= 1 << UInt32(quantity.rawValue)
      return LinearExpression()
    }
    guard let place = parameterPlaces[number << 5 | quantity.rawValue] else {
      missedSomething = true
      return LinearExpression()
    }
    return LinearExpression(parameters[place].parameter)
  }

  private func unknown(_ number: Int, _ quantity: LayoutQuantity) -> LinearExpression {
    if isCollecting {
      if !nodes[number].isMentioned {
        nodes[number].isMentioned = true
        // Springs and struts speak of the superview's size.
        _ = term(nodes[number].parent, .width)
        _ = term(nodes[number].parent, .height)
      }
      return LinearExpression()
    }
    guard nodes[number].variables.count == 4 else {
      missedSomething = true
      return LinearExpression()
    }
    return LinearExpression(nodes[number].variables[quantity.rawValue])
  }

  // MARK: Rectangles

  /// Left or top of the alignment rectangle, in the coordinates of `ancestor`.
  private func near(_ number: Int, _ axis: LayoutAxis, in ancestor: Int) -> LinearExpression {
    let inset = axis.near(nodes[number].alignment)
    if number == ancestor { return LinearExpression(constant: inset) }
    var sum = term(number, axis.origin)
    // Numbers are frames, unknowns are alignment rectangles.
    if !nodes[number].isUnknown { sum.constant += inset }
    var container = nodes[number].parent
    while container >= 0, container != ancestor {
      sum = sum + term(container, axis.origin)
      if nodes[container].isUnknown { sum.constant -= axis.near(nodes[container].alignment) }
      container = nodes[container].parent
    }
    return sum
  }

  /// Width or height of the alignment rectangle.
  private func extent(_ number: Int, _ axis: LayoutAxis) -> LinearExpression {
    var size = term(number, axis.size)
    if !nodes[number].isUnknown {
      size.constant -= axis.near(nodes[number].alignment) + axis.far(nodes[number].alignment)
    }
    return size
  }

  /// Where the content of a view begins and how long it is: the frame itself.
  private func frame(_ number: Int, _ axis: LayoutAxis, in ancestor: Int) -> (
    near: LinearExpression, size: LinearExpression
  ) {
    let alignment = nodes[number].alignment
    return (
      near(number, axis, in: ancestor) - axis.near(alignment),
      extent(number, axis) + (axis.near(alignment) + axis.far(alignment))
    )
  }

  /// The edges of one of the framework's guides.
  private func edges(
    _ number: Int, _ rule: UILayoutGuide.Rule, _ axis: LayoutAxis, in ancestor: Int
  ) -> (near: LinearExpression, far: LinearExpression) {
    let (near, size) = frame(number, axis, in: ancestor)
    let far = near + size
    let isHorizontal = axis == .horizontal
    switch rule {
    case .safeArea:
      return (
        near + term(number, isHorizontal ? .safeLeft : .safeTop),
        far - term(number, isHorizontal ? .safeRight : .safeBottom)
      )
    case .margins:
      return (
        near + term(number, isHorizontal ? .marginLeft : .marginTop),
        far - term(number, isHorizontal ? .marginRight : .marginBottom)
      )
    case .readable:
      return (
        near + term(number, isHorizontal ? .readableLeft : .marginTop),
        far - term(number, isHorizontal ? .readableRight : .marginBottom)
      )
    case .topBars: return isHorizontal ? (near, near) : (near, near + term(number, .topBars))
    case .bottomBars: return isHorizontal ? (near, near) : (far - term(number, .bottomBars), far)
    case .keyboard: return isHorizontal ? (near, far) : (far - term(number, .keyboard), far)
    }
  }

  // MARK: Attributes

  /// The place of an item: the node of the view, guide or guide's owner; nil if it is not in the hierarchy.
  func number(of item: any LayoutItem) -> Int? {
    if let distance = item as? AnchorDistance,
      [distance.start, distance.end].contains(where: { $0.item.flatMap { number(of: $0) } == nil })
    {
      return nil
    }
    if let guide = item.layoutGuide, guide.rule == nil { return numbers[ObjectIdentifier(guide)] }
    return item.layoutOwner.flatMap { numbers[ObjectIdentifier($0)] }
  }

  /// An attribute in the coordinates of `ancestor`; leading and trailing by its direction.
  func expression(
    _ item: any LayoutItem, _ number: Int, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int
  ) -> LinearExpression {
    if let distance = item as? AnchorDistance { return offset(of: distance, in: number) }
    let rule = item.layoutGuide?.rule
    func side(_ axis: LayoutAxis, far: Bool) -> LinearExpression {
      if let rule {
        let edges = edges(number, rule, axis, in: ancestor)
        return far ? edges.far : edges.near
      }
      let near = near(number, axis, in: ancestor)
      return far ? near + extent(number, axis) : near
    }
    func length(_ axis: LayoutAxis) -> LinearExpression {
      guard let rule else { return extent(number, axis) }
      let edges = edges(number, rule, axis, in: number)
      return edges.far - edges.near
    }
    func margin(_ axis: LayoutAxis, far: Bool) -> LinearExpression {
      let edges = edges(number, .margins, axis, in: ancestor)
      return far ? edges.far : edges.near
    }
    let isRightToLeft = nodes[ancestor].view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .notAnAttribute: return LinearExpression()
    case .left: return side(.horizontal, far: false)
    case .right: return side(.horizontal, far: true)
    case .top: return side(.vertical, far: false)
    case .bottom: return side(.vertical, far: true)
    case .leading: return side(.horizontal, far: isRightToLeft)
    case .trailing: return side(.horizontal, far: !isRightToLeft)
    case .width: return length(.horizontal)
    case .height: return length(.vertical)
    case .centerX: return 0.5 * (side(.horizontal, far: false) + side(.horizontal, far: true))
    case .centerY: return 0.5 * (side(.vertical, far: false) + side(.vertical, far: true))
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let baselines = nodes[number].view.map(LayoutBaselines.init)
      nodes[number].baselines = baselines
      if let offset = baselines?.fromCenter {
        return 0.5 * (side(.vertical, far: false) + side(.vertical, far: true)) + Double(offset)
      }
      let inset = Double((isFirst ? baselines?.first : baselines?.last) ?? 0)
      return isFirst ? side(.vertical, far: false) + inset : side(.vertical, far: true) - inset
    case .leftMargin: return margin(.horizontal, far: false)
    case .rightMargin: return margin(.horizontal, far: true)
    case .topMargin: return margin(.vertical, far: false)
    case .bottomMargin: return margin(.vertical, far: true)
    case .leadingMargin: return margin(.horizontal, far: isRightToLeft)
    case .trailingMargin: return margin(.horizontal, far: !isRightToLeft)
    case .centerXWithinMargins: return 0.5 * (margin(.horizontal, far: false) + margin(.horizontal, far: true))
    case .centerYWithinMargins: return 0.5 * (margin(.vertical, far: false) + margin(.vertical, far: true))
    }
  }

  /// End minus start; along the language between leading and trailing edges.
  private func offset(of distance: AnchorDistance, in ancestor: Int) -> LinearExpression {
    guard let start = distance.start.item, let end = distance.end.item, let first = self.number(of: start),
      let last = self.number(of: end)
    else { return LinearExpression() }
    let length =
      expression(end, last, distance.end.attribute, in: ancestor)
      - expression(start, first, distance.start.attribute, in: ancestor)
    let isDirectional = distance.start.attribute.kind == .directional || distance.end.attribute.kind == .directional
    let isRightToLeft = nodes[ancestor].view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isDirectional && isRightToLeft ? -1 * length : length
  }

  // MARK: Rows

  /// The constraint as `expression relation 0` without its constant; nil if its items are not all in the hierarchy.
  func statement(_ constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let given = constraint.first else { return nil }
    let first = UIScrollView.content(given, constraint.firstAttribute, besides: constraint.second) ?? given
    guard let number = number(of: first) else { return nil }
    guard let asked = constraint.second, constraint.secondAttribute != .notAnAttribute, constraint.multiplier != 0
    else {
      return constraint.second == nil && constraint.secondWasGiven
        ? nil : expression(first, number, constraint.firstAttribute, in: number)
    }
    let second = UIScrollView.content(asked, constraint.secondAttribute, besides: given) ?? asked
    guard let other = self.number(of: second) else { return nil }
    let ancestor = origin(of: constraint, viewNode(number), viewNode(other))
    var left = expression(first, number, constraint.firstAttribute, in: ancestor)
    var right = expression(second, other, constraint.secondAttribute, in: ancestor)
    if isMirrored(constraint, in: ancestor) {
      // Where the language runs to the left, distances to the leading edge count to the left as well.
      left = -1 * left
      right = -1 * right
    }
    return left - Double(constraint.multiplier) * right
  }

  private func isMirrored(_ constraint: NSLayoutConstraint, in ancestor: Int) -> Bool {
    guard constraint.firstAttribute.kind == .directional || constraint.secondAttribute.kind == .directional else {
      return false
    }
    return nodes[ancestor].view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whose coordinates positions are in: those of the nearest common ancestor, but a multiplied position counts from the
  /// origin of the view that holds the constraint.
  private func origin(of constraint: NSLayoutConstraint, _ a: Int, _ b: Int) -> Int {
    let nearest = ancestor(of: a, b)
    guard constraint.multiplier != 1, constraint.firstAttribute.kind.isLocation, let holder = constraint.holder,
      let number = numbers[ObjectIdentifier(holder)]
    else { return nearest }
    var candidate = nearest
    while candidate > 0, candidate != number { candidate = nodes[candidate].parent }
    return candidate == number ? number : nearest
  }

  private func viewNode(_ number: Int) -> Int { nodes[number].guide == nil ? number : nodes[number].parent }

  private func ancestor(of a: Int, _ b: Int) -> Int {
    var a = a
    var b = b
    while a != b {
      if nodes[a].depth >= nodes[b].depth { a = nodes[a].parent } else { b = nodes[b].parent }
    }
    return a
  }
}
