// A constraint's two sides as anchors.

extension NSLayoutConstraint {
  /// The side on the left.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute) }
  /// The side on the right; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }
}

extension NSLayoutAnchor {
  /// The name of what it is an anchor of, such as `leading`.
  public var name: String { "\(attribute)" }
}
