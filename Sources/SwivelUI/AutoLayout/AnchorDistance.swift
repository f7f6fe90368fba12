// The distance between two anchors as something constraints can speak of, like a width.

/// From one edge or centre to another of the same axis.
@MainActor final class AnchorDistance {
  let start: AnchorPlace
  let end: AnchorPlace

  init(from start: AnchorPlace, to end: AnchorPlace) {
    self.start = start
    self.end = end
  }
}

/// An edge, centre line or baseline of an item, without keeping the item alive.
@MainActor struct AnchorPlace {
  private let view: BackLink<UIView>?
  private weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    view = (item as? UIView)?.madeLayoutRecord.link
    guide = item.layoutGuide
    self.attribute = attribute
  }

  /// Nil once it is gone.
  var item: (any LayoutItem)? { view?.object ?? guide }
}

extension AnchorDistance: LayoutItem {
  /// The nearest view that contains both ends.
  var layoutOwner: UIView? {
    guard let first = start.item?.layoutOwner, let last = end.item?.layoutOwner else { return nil }
    return first.commonAncestor(with: last)
  }

  var layoutGuide: UILayoutGuide? { nil }

  var layoutName: String {
    "(\(start.item?.layoutName ?? "nil").\(start.attribute.name) to \(end.item?.layoutName ?? "nil").\(end.attribute.name))"
  }

  /// Whether it is measured from, to or inside something in `view`.
  func mentions(anythingIn view: UIView) -> Bool {
    [start, end].contains { $0.item?.layoutOwner?.isDescendant(of: view) ?? true }
  }

  /// Whether it is measured from or to `guide`.
  func mentions(_ guide: UILayoutGuide) -> Bool { start.item === guide || end.item === guide }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to `otherAnchor`, positive where that lies further along: rightwards, or in the direction
  /// of the language between leading and trailing edges.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      AnchorDistance(
        from: AnchorPlace(item, attribute), to: AnchorPlace(otherAnchor.item, otherAnchor.attribute)), .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor down to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      AnchorDistance(
        from: AnchorPlace(item, attribute), to: AnchorPlace(otherAnchor.item, otherAnchor.attribute)), .height)
  }
}
