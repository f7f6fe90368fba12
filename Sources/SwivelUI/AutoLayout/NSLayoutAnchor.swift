// Anchors: constraints written from edge to edge, with the compiler keeping horizontal and vertical apart.

/// An edge, centre line, baseline or dimension of an item. Use the subclasses.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// `self == anchor`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }
  /// `self >= anchor`
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }
  /// `self <= anchor`
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }
  /// `self == anchor + c`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }
  /// `self >= anchor + c`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: c) }
  /// `self <= anchor + c`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: c) }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, isSecondGiven: true, multiplier: multiplier,
      constant: constant)
  }
}

/// The distance "system spacing" stands for: 8 points between siblings, as Apple's Visual Format documentation gives it.
let systemSpacing: CGFloat = 8
