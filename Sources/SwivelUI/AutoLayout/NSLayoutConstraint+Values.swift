// The values constraints are made of; raw values are UIKit's.

extension NSLayoutConstraint {
  /// Directions in which views have a size.
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }

  /// How the two sides stand to each other.
  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of an item a constraint speaks of.
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
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
