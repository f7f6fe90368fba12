// Distances from the edges of a rectangle, inwards.

/// Distances inwards from top, left, bottom and right.
public struct UIEdgeInsets: Sendable, Hashable {
  /// Down from the top.
  public var top: CGFloat
  /// Right from the left.
  public var left: CGFloat
  /// Up from the bottom.
  public var bottom: CGFloat
  /// Left from the right.
  public var right: CGFloat

  /// All zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// All zero.
  public init() { self = .zero }
  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Edge by edge the larger one.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// Distances inwards from top, leading, bottom and trailing.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// Down from the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// Up from the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// All zero.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// All zero.
  public init() { self = .zero }
  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// The rectangle made smaller by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
