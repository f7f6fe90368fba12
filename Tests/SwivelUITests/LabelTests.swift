// Labels: sizes that Interface Builder stored, and wrapping by arithmetic on lines of 2444/2048 em.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct LabelTests {
  static let long = "To use this app, please check the link in the other thingamabob"

  static func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  // Tables/README.md and line_heights.csv.
  @Test(arguments: [
    ("Label", 17.0, DeviceProfile.iPhone8, Era(14), CGSize(width: 41.5, height: 20.5)),
    ("Label", 17, .iPhoneX, Era(14), CGSize(width: 124.0 / 3, height: 61.0 / 3)),
    ("Title", 17, .iPhoneX, Era(12), CGSize(width: 100.0 / 3, height: 61.0 / 3)),
    ("Title", 17, .iPhoneX, Era(14), CGSize(width: 33, height: 61.0 / 3)),
    ("Game Started", 24, .iPhone8, Era(14), CGSize(width: 143, height: 29)),
    ("", 17, .iPhone8, Era(14), .zero),
  ])
  func oneLine(_ text: String, _ size: Double, _ profile: DeviceProfile, _ era: Era, _ expected: CGSize) throws {
    try onDevice(profile, era) { _ in
      let label = Self.label(text, size: size)
      #expect(abs(label.intrinsicContentSize.width - expected.width) < 1e-9)
      #expect(abs(label.intrinsicContentSize.height - expected.height) < 1e-9)
      // However little room there is, and sizeToFit keeps the origin.
      #expect(label.sizeThatFits(CGSize(width: 3, height: 3)) == label.intrinsicContentSize)
      label.frame = CGRect(x: 7, y: 9, width: 1, height: 1)
      label.sizeToFit()
      #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
    }
  }

  /// UILabel's reference names each as the default.
  @Test func defaults() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let label = UILabel(frame: .zero)
      #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.isEnabled)
      #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
      #expect(label.baselineAdjustment == .alignBaselines && !label.allowsDefaultTighteningForTruncation)
      #expect(label.text == nil && label.shadowColor == nil && label.preferredMaxLayoutWidth == 0)
    }
  }

  // text_styles.csv: frame heights at two pixels a point.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, CGFloat(41)), (.title1, 33.5), (.title2, 26.5), (.title3, 24), (.headline, 20.5),
    (.body, 20.5), (.callout, 19.5), (.subheadline, 18), (.footnote, 16), (.caption1, 14.5), (.caption2, 13.5),
  ])
  func textStyles(_ style: UIFont.TextStyle, _ height: CGFloat) throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let label = Self.label("Style")
      label.font = .preferredFont(forTextStyle: style)
      #expect(label.intrinsicContentSize.height == height)
    }
  }

  /// Apple's Human Interface Guidelines, Dynamic Type sizes: large title, titles 1 to 3, headline, body, callout, subheadline,
  /// footnote, captions 1 and 2.
  @Test(
    arguments: [
      (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
      (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
      (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]), (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
      (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
      (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
      (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
      (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
      (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
      (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
      (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ] as [(UIContentSizeCategory, [CGFloat])])
  func sizesPeopleChoose(_ category: UIContentSizeCategory, _ sizes: [CGFloat]) throws {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    try onDevice(.iPhone8, Era(14)) { _ in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } == sizes)
    }
  }

  // Apple's distances between lines and a line of 1.19336 em, up to half points, as documents of two apps have them:
  // 22 + 20.29, 2·16 + 14.32, 4·16 + 14.32, 34 + 33.41.
  @Test(arguments: [
    (UIFont.TextStyle.body, 2, CGFloat(42.5)), (.headline, 2, 42.5), (.caption1, 3, 46.5), (.caption1, 5, 78.5),
    (.title1, 2, 67.5),
  ])
  func linesOfTextStyles(_ style: UIFont.TextStyle, _ lines: Int, _ height: CGFloat) throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let label = Self.label(Array(repeating: "Line", count: lines).joined(separator: "\n"), lines: 0)
      label.font = .preferredFont(forTextStyle: style)
      #expect(label.intrinsicContentSize.height == height)
    }
  }

  // 20.287 points a line, rounded up together: 20.5, 41, 61.
  @Test(arguments: [
    (0, 281.25, 2, CGFloat(41)), (0, 150, 4, 81.5), (0, 600, 1, 20.5), (2, 150, 2, 41), (3, 150, 3, 61),
  ])
  func wrapping(_ maximum: Int, _ room: Double, _ lines: Int, _ height: CGFloat) throws {
    try onDevice(.iPhone6, Era(10)) { _ in
      let label = Self.label(Self.long, lines: maximum)
      let fitted = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      #expect(fitted.height == height)
      #expect(fitted.width <= room)
      label.frame = CGRect(origin: .zero, size: CGSize(width: room, height: fitted.height))
      #expect(label.shownLines.count == lines)
      label.preferredMaxLayoutWidth = room
      #expect(label.intrinsicContentSize == fitted)
    }
  }

  @Test func withoutRoomGivenThereIsNoLimit() throws {
    try onDevice(.iPhone6, Era(10)) { _ in
      let label = Self.label(Self.long, lines: 0)
      #expect(label.intrinsicContentSize.height == 20.5)
      #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
    }
  }

  @Test func whatDoesNotFitIsMarked() throws {
    try onDevice(.iPhone6, Era(10)) { _ in
      let label = Self.label(Self.long)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20.5)
      let shown = label.shownLines
      #expect(shown.count == 1)
      #expect(shown.first?.hasPrefix("To use") == true)
      #expect(shown.first?.hasSuffix("…") == true)
      label.lineBreakMode = .byTruncatingHead
      #expect(label.shownLines.first?.hasPrefix("…") == true)
      #expect(label.shownLines.first?.hasSuffix("mabob") == true)
    }
  }

  @Test func constraintsGiveTheWidthAndTheTextTheHeight() throws {
    try onDevice(.iPhone6, Era(10)) { window in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 301.25, height: 600))
      let label = Self.label(Self.long, lines: 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
      window.addSubview(parent)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: parent.topAnchor),
      ])
      parent.layoutIfNeeded()
      #expect(abs(label.frame.height - 41) < 1e-9)
      parent.frame.size.width = 620
      parent.layoutIfNeeded()
      #expect(abs(label.frame.height - 20.5) < 1e-9)
      label.text = "Short"
      parent.frame.size.width = 301.25
      parent.layoutIfNeeded()
      #expect(abs(label.frame.height - 20.5) < 1e-9)
    }
  }

  @Test func theSameTextOnTwoDevices() throws {
    let label = try onDevice(.iPhone8, Era(14)) { _ in
      let label = Self.label("Label")
      #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
      return label
    }
    // The reference program's 41.2575 is 41⅓ on thirds of a point.
    try onDevice(.iPhoneX, Era(14)) { _ in #expect(abs(label.intrinsicContentSize.width - 124.0 / 3) < 1e-9) }
  }

  @Test func fontsCompareByValue() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.preferredFont(forTextStyle: .body) == UIFont.preferredFont(forTextStyle: .body))
    // Body has 22 points from line to line, by Apple's table; the plain font has its line height.
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.boldSystemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17))
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 1e-3)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }
}
