// The meaning of a parsed visual format, given the views and metrics its names stand for.
import DeviceCatalog

/// Makes the constraints of one format.
@MainActor struct FormatInterpreter {
  private let parsed: VisualFormat
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  /// The standard distance to the superview's edge before era 8, when margins took its place.
  private static let standardEdge: CGFloat = 20

  init(
    _ parsed: VisualFormat, _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.parsed = parsed
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in parsed.views { items.append(try item(view.name, at: view.position)) }
    if let edge = parsed.leading {
      let superview = try superview(of: items[0], at: edge.position)
      try connect(edge.gap, items[0], near, superview, near, margin: nearMargin)
    }
    for (index, view) in parsed.views.enumerated() {
      for predicate in view.predicates { try size(items[index], predicate) }
      if index < parsed.gaps.count { try connect(parsed.gaps[index], items[index + 1], near, items[index], far) }
    }
    if let edge = parsed.trailing, let last = items.last {
      let superview = try superview(of: last, at: edge.position)
      try connect(edge.gap, superview, far, last, far, margin: farMargin)
    }
    try align(items)
    return made
  }

  // MARK: Edges

  private var isVertical: Bool { parsed.orientation == .vertical }
  private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private var near: NSLayoutConstraint.Attribute {
    isVertical ? .top : isLeftToRight ? .left : isRightToLeft ? .right : .leading
  }
  private var far: NSLayoutConstraint.Attribute {
    isVertical ? .bottom : isLeftToRight ? .right : isRightToLeft ? .left : .trailing
  }
  private var nearMargin: NSLayoutConstraint.Attribute {
    isVertical ? .topMargin : isLeftToRight ? .leftMargin : isRightToLeft ? .rightMargin : .leadingMargin
  }
  private var farMargin: NSLayoutConstraint.Attribute {
    isVertical ? .bottomMargin : isLeftToRight ? .rightMargin : isRightToLeft ? .leftMargin : .trailingMargin
  }

  /// `later.edge == earlier.other + distance`, where later lies further along the format.
  private mutating func connect(
    _ gap: VisualFormat.Gap, _ later: any LayoutItem, _ edge: NSLayoutConstraint.Attribute, _ earlier: any LayoutItem,
    _ other: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute? = nil
  ) throws(VisualFormatError) {
    switch gap {
    case .flush: add(later, edge, .equal, earlier, other, 0)
    case .standard:
      guard let margin else {
        add(later, edge, .equal, earlier, other, systemSpacing)
        return
      }
      guard AppScene.current.era >= Era(8) else {
        add(later, edge, .equal, earlier, other, Self.standardEdge)
        return
      }
      // The superview is the earlier item at the front of the format and the later one at its end.
      let isFront = edge == near
      add(later, isFront ? edge : margin, .equal, earlier, isFront ? margin : other, 0)
    case .predicates(let predicates):
      // Edges of superviews have no baseline, and how far apart "-" puts baselines is not published.
      let isBetweenBaselines = isVertical && margin == nil && options.contains(.spacingBaselineToBaseline)
      for predicate in predicates {
        let distance = try number(predicate.object)
        let priority = try self.priority(predicate.priority)
        add(
          later, isBetweenBaselines ? .firstBaseline : edge, relation(predicate.relation), earlier,
          isBetweenBaselines ? .lastBaseline : other, distance, priority)
      }
    }
  }

  // MARK: Sizes

  private mutating func size(
    _ item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let priority = try self.priority(predicate.priority)
    if case .name(let name) = predicate.object.value, metrics[name] == nil {
      let other = try self.item(name, at: predicate.object.position)
      add(item, attribute, relation(predicate.relation), other, attribute, 0, priority)
    } else {
      let length = try number(predicate.object)
      add(item, attribute, relation(predicate.relation), nil, .notAnAttribute, length, priority)
    }
  }

  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    for attribute in options.alignments {
      guard (attribute.kind == .vertical) != isVertical else {
        let edge = isVertical ? "horizontal" : "vertical"
        let direction = isVertical ? "vertical" : "horizontal"
        throw VisualFormatError(
          message:
            "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is "
            + "also \(direction).", format: format, position: format.count)
      }
      for (item, next) in zip(items, items.dropFirst()) { add(item, attribute, .equal, next, attribute, 0) }
    }
  }

  // MARK: Names

  private func item(_ name: String, at position: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw .unknownView(name, at: position, in: format)
    }
    return item
  }

  private func superview(of item: any LayoutItem, at position: Int) throws(VisualFormatError) -> UIView {
    let view = item.layoutGuide == nil ? item.layoutOwner?.superview : item.layoutOwner
    guard let view else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a superview", format: format,
        position: position)
    }
    return view
  }

  private func number(_ located: VisualFormat.Located) throws(VisualFormatError) -> CGFloat {
    switch located.value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let number = Self.number(metrics[name]) else {
        throw .unknownMetric(name, at: located.position, in: format)
      }
      return number
    }
  }

  /// The kinds of numbers Swift callers put into dictionaries.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as UILayoutPriority: CGFloat(number.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(_ located: VisualFormat.Located?) throws(VisualFormatError) -> UILayoutPriority {
    guard let located else { return .required }
    return UILayoutPriority(Float(try number(located)))
  }

  private func relation(_ relation: VisualFormat.Relation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority = .required
  ) {
    // From right to left, what lies further along lies further left: the sides change places.
    let isTurned = isRightToLeft && !isVertical && second != nil && attribute.kind == .absolute
    let constraint =
      isTurned
      ? NSLayoutConstraint(
        item: second ?? first, attribute: other, relatedBy: relation, toItem: first, attribute: attribute,
        multiplier: 1, constant: constant)
      : NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
        constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}
