// How large a user wants text, and what text styles become of it.

/// The size of text a user wants; the names are UIKit's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// UIKit's size of this name.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// UIKit's size of this name.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// UIKit's size of this name.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// UIKit's size of this name.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// UIKit's size of this name.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// UIKit's size of this name.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// UIKit's size of this name.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// UIKit's size of this name.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// UIKit's size of this name.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// UIKit's size of this name.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// UIKit's size of this name.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// UIKit's size of this name.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// Posted when the user wants another size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// All sizes, the smallest first.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large,
    .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// What names none of them counts as large, the default.
  private var rank: Int { Self.all.firstIndex(of: self) ?? 3 }
  /// Whether it is one of the sizes for bad eyes.
  public var isAccessibilityCategory: Bool { rank >= 7 }
  /// Whether one is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
  /// Whether one is larger.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
  /// Whether one is no larger.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
  /// Whether one is no smaller.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }
}

/// Sizes of text styles and the distances between their baselines in points, by the size a user wants: the tables of Apple's
/// Human Interface Guidelines for Dynamic Type.
enum DynamicType {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]
  private static let extraLarge: [UIFont.TextStyle: (size: CGFloat, distance: CGFloat)] = [
    .extraLargeTitle: (36, 43), .extraLargeTitle2: (28, 34),
  ]
  private static let table: [UIContentSizeCategory: [(size: CGFloat, distance: CGFloat)]] = [
    .extraSmall: [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
    ],
    .small: [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
    ],
    .medium: [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
    ],
    .large: [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
    ],
    .extraLarge: [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
    ],
    .extraExtraLarge: [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
    ],
    .extraExtraExtraLarge: [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
    ],
    .accessibilityMedium: [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 29), (20, 25),
    ],
    .accessibilityLarge: [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
    ],
    .accessibilityExtraLarge: [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
    ],
    .accessibilityExtraExtraLarge: [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
    ],
    .accessibilityExtraExtraExtraLarge: [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
    ],
  ]

  static func metrics(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> (size: CGFloat, distance: CGFloat) {
    if let large = extraLarge[style] {
      // The guidelines have no table of them: they grow as large titles do.
      let factor = metrics(.largeTitle, category).size / metrics(.largeTitle, .large).size
      return ((large.size * factor).rounded(), (large.distance * factor).rounded())
    }
    let row = table[category] ?? table[.large] ?? []
    let index = styles.firstIndex(of: style) ?? 5
    return row.indices.contains(index) ? row[index] : (17, 22)
  }
}

/// Makes fonts and lengths as much larger as a text style is at the size a user wants.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  /// As large as body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// As large as a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font as much larger.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// A font as much larger, up to a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.scaled(min(maximumPointSize, scaledValue(for: font.pointSize)), by: self)
  }
  /// A font as much larger in an environment, up to a size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.scaled(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)), by: self)
  }
  /// A font as much larger in an environment.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.scaled(scaledValue(for: font.pointSize, compatibleWith: traitCollection), by: self)
  }
  /// A length as much larger.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length as much larger in an environment.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).textSize
    let now = DynamicType.metrics(style, category).size
    return value * now / DynamicType.metrics(style, .large).size
  }
}
