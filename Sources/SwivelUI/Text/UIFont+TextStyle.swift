// Fonts by what a text is for, at the default text size.

extension UIFont {
  /// What a text is for; raw values are UIKit's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's key.
    public let rawValue: String
    /// Creates a style from its key; a key UIKit does not know has body's font.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Sizes, and the distances between baselines, of the tables of Apple's Human Interface Guidelines for Dynamic Type.
    /// Labels of several lines in documents of Xcode 8 and Xcode 26 have them.
    private static let table: [TextStyle: (size: CGFloat, distance: CGFloat)] = [
      .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
      .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption1: (12, 16),
      .caption2: (11, 13),
    ]
    /// The same at the smallest of the text sizes.
    private static let smallest: [TextStyle: (size: CGFloat, distance: CGFloat)] = [
      .largeTitle: (31, 38), .title1: (25, 31), .title2: (19, 24), .title3: (17, 22), .headline: (14, 19),
      .body: (14, 19), .callout: (13, 18), .subheadline: (12, 16), .footnote: (12, 16), .caption1: (11, 13),
      .caption2: (11, 13),
    ]

    var metrics: (size: CGFloat, distance: CGFloat) { Self.table[self] ?? (17, 22) }
    var smallestMetrics: (size: CGFloat, distance: CGFloat) { Self.smallest[self] ?? (14, 19) }
    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}
