// Where picture and words of buttons stand: sums of the parts' sizes, insets and paddings, as UIButton.Configuration names them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ButtonContentTests {
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// A picture of 40×30 alone, with insets of 1, 2, 3 and 4: nothing else adds to it.
  @Test func theInsetsAreTheConfigurations() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.image = Self.picture(40, 30)
      configuration.imagePadding = 100
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 46, height: 34))
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets == UIButton.Configuration.filled().contentInsets)
    }
  }

  /// The picture's place: beside the words both widths and the padding add up, above them both heights.
  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func thePictureStandsWhereItIsPlaced(edge: NSDirectionalRectEdge) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = .zero
      configuration.title = "Words"
      let words = UIButton(configuration: configuration).intrinsicContentSize
      configuration.image = Self.picture(40, 30)
      configuration.imagePadding = 9
      configuration.imagePlacement = edge
      let button = UIButton(configuration: configuration)
      let isStacked = edge == .top || edge == .bottom
      #expect(
        button.intrinsicContentSize
          == (isStacked
            ? CGSize(width: max(words.width, 40), height: words.height + 9 + 30)
            : CGSize(width: words.width + 9 + 40, height: max(words.height, 30))))
      button.sizeToFit()
      let content = try #require(button.configuredContent(in: button.bounds))
      let (image, title) = try (#require(content.image), #require(content.title))
      switch edge {
      case .leading: #expect(image.minX == 0 && title.minX == 49 && title.maxX == button.bounds.width)
      case .trailing: #expect(title.minX == 0 && image.minX == title.maxX + 9 && image.maxX == button.bounds.width)
      case .top: #expect(image.minY == 0 && title.minY == 39 && abs(title.midX - image.midX) <= 0.5)
      case _: #expect(title.minY == 0 && image.minY == title.maxY + 9)
      }
      window.addSubview(button)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == title)
      // Where the language runs leftwards, leading is right.
      button.semanticContentAttribute = .forceRightToLeft
      let turned = try #require(button.configuredContent(in: button.bounds)?.image)
      if edge == .leading { #expect(turned.maxX == button.bounds.width) }
      if edge == .trailing { #expect(turned.minX == 0) }
    }
  }

  /// A subtitle below the title, `titlePadding` apart; the wider of the two decides the width.
  @Test func aSubtitleIsBelowTheTitle() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var configuration = UIButton.Configuration.gray()
      configuration.contentInsets = .zero
      configuration.title = "A"
      let alone = UIButton(configuration: configuration).intrinsicContentSize
      configuration.subtitle = "much longer than the title"
      configuration.titlePadding = 5
      configuration.titleAlignment = .leading
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      let content = try #require(button.configuredContent(in: button.bounds))
      let (title, subtitle) = try (#require(content.title), #require(content.subtitle))
      #expect(title.height == alone.height && subtitle.minY == title.maxY + 5 && subtitle.maxY == button.bounds.height)
      #expect(subtitle.width == button.bounds.width && title.minX == 0)
      configuration.titleAlignment = .trailing
      button.configuration = configuration
      #expect(button.configuredContent(in: button.bounds)?.title?.maxX == button.bounds.width)
    }
  }

  /// The transformer's font is the title's: the same words in twice the size are higher.
  @Test func theTransformersFontIsTheTitles() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Words"
      let before = UIButton(configuration: configuration).intrinsicContentSize
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 34)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      #expect(button.titleLabel?.font == UIFont.boldSystemFont(ofSize: 34))
      #expect(button.intrinsicContentSize.height > before.height)
    }
  }

  /// The handler is asked when it is set and whenever the state changes, unless that is switched off.
  @Test func theUpdateHandlerIsAsked() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let button = UIButton(configuration: .filled())
      var heard: [Bool] = []
      button.configurationUpdateHandler = { heard.append($0.isEnabled) }
      button.isEnabled = false
      button.automaticallyUpdatesConfiguration = false
      button.isEnabled = true
      #expect(heard == [true, false])
    }
  }

  /// UIControl.contentHorizontalAlignment and contentVerticalAlignment, in a button of 200×60 without a configuration.
  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, UIControl.ContentVerticalAlignment.top), (.leading, .center),
    (.right, .bottom),
    (.trailing, .top), (.center, .center),
  ])
  func theContentStandsAsItIsAligned(
    across: UIControl.ContentHorizontalAlignment, down: UIControl.ContentVerticalAlignment
  ) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setImage(Self.picture(20, 10), for: .normal)
      button.contentHorizontalAlignment = across
      button.contentVerticalAlignment = down
      button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 6)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      window.addSubview(button)
      button.layoutIfNeeded()
      let (image, title) = button.plainParts
      #expect(title.minX == image.maxX)
      switch across {
      case .left, .leading: #expect(image.minX == 5)
      case .right, .trailing: #expect(title.maxX == 194)
      case .center, .fill: #expect(abs((image.minX - 5) - (194 - title.maxX)) < 0.001)
      }
      switch down {
      case .top: #expect(image.minY == 3 && title.minY == 3)
      case .bottom: #expect(image.maxY == 56 && title.maxY == 56)
      case .center, .fill: #expect(image.midY == 29.5 && title.midY == 29.5)
      }
      #expect(abs((button.titleLabel?.frame.minX ?? -1) - title.minX) <= 0.5)
    }
  }

  /// UIControl.ContentHorizontalAlignment: leading and trailing go by the language's direction, left and right do not.
  @Test(
    arguments: [
      (.leading, false, true), (.leading, true, false), (.trailing, false, false), (.trailing, true, true),
      (.left, false, true), (.left, true, true), (.right, false, false), (.right, true, false),
    ] as [(UIControl.ContentHorizontalAlignment, Bool, Bool)])
  func aConfiguredButtonsContentStandsAsItIsAligned(
    across: UIControl.ContentHorizontalAlignment, runsLeftwards: Bool, isLeft: Bool
  ) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      configuration.image = Self.picture(40, 30)
      let button = UIButton(configuration: configuration)
      button.contentHorizontalAlignment = across
      button.semanticContentAttribute = runsLeftwards ? .forceRightToLeft : .forceLeftToRight
      let image = try #require(button.configuredContent(in: CGRect(x: 0, y: 0, width: 200, height: 60))?.image)
      #expect(image.minX == (isLeft ? 5 : 155) && image.width == 40)
    }
  }

  /// What is no higher than the title's line changes no height, whether there are insets around both or not; a higher picture does.
  @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 5, left: 1, bottom: 3, right: 1)])
  func aSmallPictureMakesAButtonNoHigher(insets: UIEdgeInsets) throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      @MainActor func height(_ picture: UIImage?) -> CGFloat {
        let button = UIButton(type: .custom)
        button.setTitle("Words", for: .normal)
        button.contentEdgeInsets = insets
        button.setImage(picture, for: .normal)
        return button.intrinsicContentSize.height
      }
      #expect(height(Self.picture(10, 10)) == height(nil))
      #expect(height(Self.picture(10, 90)) == 90 + insets.top + insets.bottom)
    }
  }

  /// A configured button's content is in the middle of the room that is left, and never beyond it.
  @Test func contentStaysWithinTheButton() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = .zero
      configuration.title = "Some words"
      configuration.image = Self.picture(20, 10)
      configuration.imagePadding = 4
      let button = UIButton(configuration: configuration)
      let whole = button.intrinsicContentSize
      for (width, height) in [(whole.width + 100, whole.height + 60), (whole.width - 30, whole.height)] {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let content = try #require(button.configuredContent(in: bounds))
        let (image, title) = try (#require(content.image), #require(content.title))
        let beside = max(0, width - whole.width) / 2
        #expect(abs(image.minX - beside) <= 0.5 && abs(title.maxX - (width - beside)) <= 0.5)
        #expect(
          title.minX == image.maxX + 4 && abs(image.midY - height / 2) <= 0.5 && abs(title.midY - height / 2) <= 0.5)
      }
    }
  }
}
