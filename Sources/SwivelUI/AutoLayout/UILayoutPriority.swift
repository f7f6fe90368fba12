// How much a constraint matters, as UIKit counts it.

/// The rank of a constraint, 1…1000; a higher one is never given up for any number of lower ones, 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The rank.
  public var rawValue: Float
  /// Creates a priority from its rank.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its rank.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a drag that may make a window larger or smaller does so.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which a drag that may not does something else.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which content resists being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting` pulls towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left one ranks lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// A priority ranked higher by so much.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }
  /// A priority ranked lower by so much.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
}
