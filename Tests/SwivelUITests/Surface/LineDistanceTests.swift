// Distances between lines of the text styles at each size a person can choose: the column "Leading" of the tables in Apple's Human
// Interface Guidelines, Dynamic Type sizes, written here by style.
import DeviceCatalog
import Testing

@testable import SwivelUI

struct LineDistanceTests {
  /// From the smallest size to the largest.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    arguments: [
      (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      (.caption1, [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]),
      (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func distances(_ style: UIFont.TextStyle, _ distances: [CGFloat]) {
    #expect(Self.categories.map { DynamicType.metrics(style, $0).distance } == distances)
  }

  /// A length grows as its style does: body text from 17 at the default to 28 at the first of the accessibility sizes.
  @Test func lengthsGrowWithTheirStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(abs(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits) - 56) < 1e-9)
    #expect(abs(UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 11, compatibleWith: traits) - 20) < 1e-9)
  }

  /// What is known of no style or size is as body text at the default size.
  @Test func whatIsUnknownIsBodyText() {
    #expect(DynamicType.metrics(UIFont.TextStyle(rawValue: "UICTFontTextStyleOther"), .large) == (17, 22))
    #expect(DynamicType.metrics(.title1, .unspecified) == (28, 34))
  }
}
