// Where picture, title and subtitle of a configured button stand: apart from buttons without a configuration, whose rules are others.
import Foundation
import TextMetrics

extension UIButton {
  /// Creates a button that looks as a configuration says and performs `primaryAction`, whose title and picture it has where the
  /// configuration has none (era 15).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
  }

  /// A configured button's parts, in its coordinates; nil for those it does not have.
  package struct ConfiguredContent {
    /// The picture.
    package var image: CGRect?
    /// The title.
    package var title: CGRect?
    /// What is below the title.
    package var subtitle: CGRect?
    /// What is below the title, in words.
    package var subtitleText: String?
    /// The subtitle's font.
    package var subtitleFont: UIFont
    /// The sign that says there is a menu.
    package var indicator: CGRect?
  }

  /// The parts' sizes in points.
  struct ConfiguredSizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var words: CGSize
    var indicator = CGSize.zero
    var whole: CGSize
  }

  /// The sign a configured button shows of its menu: the one its configuration names, by itself that of a pop-up button on one.
  package var shownIndicator: Configuration.Indicator {
    guard let configuration, configuration.indicator == .automatic else { return configuration?.indicator ?? .none }
    return showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction ? .popup : .none
  }

  /// How large the sign is beside a font, and what is free before it; ours, by eye.
  private static func indicatorSize(_ font: UIFont) -> CGSize {
    CGSize(width: (font.pointSize * 0.6).rounded(), height: (font.pointSize * 0.8).rounded())
  }
  private static let besideIndicator: CGFloat = 5

  private static func font(
    _ transformer: Configuration.TextTransformer?, _ attributed: AttributedString?, usual: UIFont
  ) -> UIFont {
    typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
    var container = AttributeContainer()
    container[Font.self] = usual
    if let transformer { container = transformer(container) }
    return attributed?.runs.first?[Font.self] ?? container[Font.self] ?? usual
  }

  /// The font of a configured button's title: the one its attributes or the transformer name, else that of body text, of a smaller
  /// style for small buttons (the sizes are UIKit's documentation's, the styles ours).
  static func titleFont(_ configuration: Configuration) -> UIFont {
    let style: UIFont.TextStyle =
      configuration.buttonSize == .mini || configuration.buttonSize == .small ? .subheadline : .body
    return font(
      configuration.titleTextAttributesTransformer, configuration.attributedTitle,
      usual: usualFont(style))
  }

  /// The font of a text style where the button is shown: on the canvas at the text size it was drawn at.
  private static func usualFont(_ style: UIFont.TextStyle) -> UIFont {
    let drawn = AppScene.running?.canvas?.buttonTextSize
    return drawn.map { .preferredFont(forTextStyle: style, at: $0) } ?? .preferredFont(forTextStyle: style)
  }

  private static func subtitleFont(_ configuration: Configuration) -> UIFont {
    font(
      configuration.subtitleTextAttributesTransformer, configuration.attributedSubtitle,
      usual: usualFont(.footnote))
  }

  /// A label as the subtitle of a configured button is shown; nil without one.
  var shownSubtitle: UILabel? {
    guard let content = configuredContent(in: bounds), let place = content.subtitle else { return nil }
    let label = UILabel(frame: place)
    (label.text, label.font) = (content.subtitleText, content.subtitleFont)
    return label
  }

  private static func subtitle(_ configuration: Configuration) -> String? {
    let text = configuration.attributedSubtitle.map { String($0.characters) } ?? configuration.subtitle
    return text?.isEmpty == false ? text : nil
  }

  /// Lines are as high as whole points where a point has one or two pixels, and as whole pixels where it has three: buttons of one
  /// line of body text are stored 35 high on the former (builds 19162 to 24128) and 34.33 on the latter (23727, and one that hides its build).
  private static func size(_ text: String?, _ font: UIFont) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    var measuring = TextMeasuring(font: font)
    measuring.text = text
    let width = measuring.layout(width: .infinity).width
    let scale = Double(UIScreen.main.scale)
    return CGSize(
      width: CGFloat(PixelGrid.roundUp(Double(width), scale: scale, slack: PixelGrid.fitSlack)),
      height: CGFloat(PixelGrid.roundUp(Double(font.lineHeight), scale: scale < 3 ? 1 : scale)))
  }

  /// The mark of a button of that kind, where its configuration names no picture: 26×20 with 12 and 7 around it, as stored by build
  /// 24128.
  private static let configuredMark = CGSize(width: 26, height: 20)

  private func sizeOfPicture(_ configuration: Configuration) -> CGSize {
    // What shows that something goes on stands in the picture's place.
    if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      if configuration.image == nil { return Self.configuredMark }
    case .custom, .system, .close: break
    }
    return currentImage?.size ?? .zero
  }

  /// How large everything is: words below each other with the title's padding between, the picture beside or above them with the
  /// picture's (UIButton.Configuration: `titlePadding`, `imagePadding`, `imagePlacement`).
  func configuredSizes(_ configuration: Configuration) -> ConfiguredSizes {
    let title = Self.size(currentTitle, titleLabel?.font ?? Self.titleFont(configuration))
    let subtitle = Self.size(Self.subtitle(configuration), Self.subtitleFont(configuration))
    let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    let words = CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    let image = sizeOfPicture(configuration)
    let between = image == .zero || words == .zero ? 0 : configuration.imagePadding
    let isStacked = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let whole =
      isStacked
      ? CGSize(width: max(image.width, words.width), height: image.height + between + words.height)
      : CGSize(width: image.width + between + words.width, height: max(image.height, words.height))
    var sizes = ConfiguredSizes(image: image, title: title, subtitle: subtitle, words: words, whole: whole)
    guard shownIndicator != .none else { return sizes }
    let sign = Self.indicatorSize(titleLabel?.font ?? Self.titleFont(configuration))
    sizes.indicator = sign
    sizes.whole.width += sign.width + (whole == .zero ? 0 : Self.besideIndicator)
    sizes.whole.height = max(whole.height, sign.height)
    return sizes
  }

  /// The size of a configured button: its content and the insets around it.
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let whole = configuredSizes(configuration).whole
    let insets = configuration.contentInsets
    return CGSize(
      width: whole.width + insets.leading + insets.trailing, height: whole.height + insets.top + insets.bottom)
  }

  /// Where a configured button's parts stand in `bounds`; nil for a button without a configuration.
  package func configuredContent(in bounds: CGRect) -> ConfiguredContent? {
    guard let configuration else { return nil }
    let sizes = configuredSizes(configuration)
    let insets = configuration.contentInsets
    let isMirrored = self.isMirrored
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let width = min(sizes.whole.width, max(0, area.width))
    let height = min(sizes.whole.height, max(0, area.height))
    var block = CGRect(
      x: place(of: width, in: area, isMirrored), y: area.midY - height / 2, width: width, height: height)
    let indicator = indicator(sizes, takenOf: &block, isMirrored)
    let isEmpty = sizes.image == .zero || sizes.words == .zero
    let gap = isEmpty ? 0 : configuration.imagePadding
    var image = CGRect(origin: .zero, size: sizes.image)
    var words = CGRect(origin: .zero, size: sizes.words)
    switch configuration.imagePlacement {
    case .top, .bottom:
      let isFirst = configuration.imagePlacement == .top
      words.size.width = min(words.width, block.width)
      image.origin = CGPoint(x: block.midX - image.width / 2, y: isFirst ? block.minY : block.maxY - image.height)
      words.origin = CGPoint(x: block.midX - words.width / 2, y: isFirst ? block.maxY - words.height : block.minY)
    case _:
      let isFirst = (configuration.imagePlacement == .trailing) == isMirrored
      words.size.width = max(0, min(words.width, block.width - image.width - gap))
      image.origin = CGPoint(x: isFirst ? block.minX : block.maxX - image.width, y: block.midY - image.height / 2)
      words.origin = CGPoint(x: isFirst ? block.maxX - words.width : block.minX, y: block.midY - words.height / 2)
    }
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, words.width)
      return CGRect(
        x: place(of: width, in: words, isMirrored, configuration.titleAlignment), y: y, width: width,
        height: size.height)
    }
    return ConfiguredContent(
      image: sizes.image == .zero ? nil : image,
      title: sizes.title == .zero ? nil : line(sizes.title, y: words.minY),
      subtitle: sizes.subtitle == .zero ? nil : line(sizes.subtitle, y: words.maxY - sizes.subtitle.height),
      subtitleText: Self.subtitle(configuration), subtitleFont: Self.subtitleFont(configuration), indicator: indicator)
  }

  /// Where the sign of a menu stands, behind the rest; nil for none.
  private func indicator(_ sizes: ConfiguredSizes, takenOf block: inout CGRect, _ isMirrored: Bool) -> CGRect? {
    let sign = sizes.indicator
    guard sign != .zero else { return nil }
    let taken = min(block.width, sign.width + Self.besideIndicator)
    let place = CGRect(
      x: isMirrored ? block.minX : block.maxX - sign.width, y: block.midY - sign.height / 2, width: sign.width,
      height: sign.height)
    if isMirrored { block.origin.x += taken }
    block.size.width -= taken
    return place
  }

  /// Where something so wide begins in an area: as the content stands across, or the titles.
  private func place(
    of width: CGFloat, in area: CGRect, _ isMirrored: Bool, _ alignment: Configuration.TitleAlignment = .automatic
  ) -> CGFloat {
    var isLeading =
      contentHorizontalAlignment == .leading || contentHorizontalAlignment == (isMirrored ? .right : .left)
    var isTrailing =
      contentHorizontalAlignment == .trailing || contentHorizontalAlignment == (isMirrored ? .left : .right)
    switch alignment {
    case .automatic: break
    case .leading: (isLeading, isTrailing) = (true, false)
    case .trailing: (isLeading, isTrailing) = (false, true)
    case .center: (isLeading, isTrailing) = (false, false)
    }
    if isLeading { return isMirrored ? area.maxX - width : area.minX }
    if isTrailing { return isMirrored ? area.minX : area.maxX - width }
    return area.midX - width / 2
  }
}

extension UIButton.Configuration {
  typealias TextTransformer = UIConfigurationTextAttributesTransformer
}
