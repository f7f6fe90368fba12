// The values constraints are made of; raw values are UIKit's.

extension NSLayoutConstraint {
  /// Directions in which views have a size.
  public enum Axis: Int, Sendable, CaseIterable {
    /// Along the x axis.
    case horizontal = 0
    /// Along the y axis.
    case vertical = 1
  }

  /// How the two sides stand to each other.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of an item a constraint speaks of.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// No attribute: the second side is the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge text starts at: left where it runs left to right.
    case leading = 5
    /// The edge text ends at: right where it runs left to right.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge, moved in by its margin.
    case leftMargin = 13
    /// The right edge, moved in by its margin.
    case rightMargin = 14
    /// The top edge, moved in by its margin.
    case topMargin = 15
    /// The bottom edge, moved in by its margin.
    case bottomMargin = 16
    /// The leading edge, moved in by its margin.
    case leadingMargin = 17
    /// The trailing edge, moved in by its margin.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
  }
}

/// What kind of quantity an attribute is: only equal kinds can be compared.
enum AttributeKind: Sendable {
  case none
  case size
  /// Leading and trailing: left or right by the direction of the language.
  case directional
  /// Left and right.
  case absolute
  /// A horizontal centre, which goes with both.
  case centerX
  case vertical

  var isLocation: Bool { self != .none && self != .size }
}

extension NSLayoutConstraint.Attribute {
  var kind: AttributeKind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// UIKit's name, as its log prints it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
