// A list's content as a value: picture, text and second text, with the looks UIKit has under many names.

/// A list's content: picture, text and second text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How texts look.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Hashable, Sendable {
      /// Where the language begins.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }
    /// In which letters a text is shown.
    public enum TextTransform: Hashable, Sendable {
      /// In its own.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// With a capital at each word's beginning.
      case capitalized
    }
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// Makes the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// Whether a text that does not fit is set smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller at most.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer shows what was cut. There are no pointers here.
    public var showsExpansionTextWhenTruncated = false
    /// In which letters it is shown.
    public var transform = TextTransform.none
    /// The colour as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// A text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    /// Stands for the room the system keeps for symbols, so that texts below each other begin at one line.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// How symbols are chosen.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// Makes that colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round corners are.
    public var cornerRadius: CGFloat = 0
    /// The most room it takes; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The room kept for it; zero for its own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether it stays as it is where colours are inverted. They are not here.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around it.
    public var strokeColor: UIColor?
    /// How wide that line is.
    public var strokeWidth: CGFloat = 0
    /// What it is drawn in, in a view of this tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// The size a picture is shown in: no larger than the most, in its own proportions.
    func size(of image: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, image.width > 0 { scale = min(scale, maximumSize.width / image.width) }
      if maximumSize.height > 0, image.height > 0 { scale = min(scale, maximumSize.height / image.height) }
      return CGSize(width: image.width * scale, height: image.height * scale)
    }
    /// The room for it: what is kept, or its own.
    func room(for size: CGSize) -> CGSize {
      func length(_ kept: CGFloat, _ own: CGFloat) -> CGFloat {
        kept == Self.standardDimension ? max(own, 28) : kept > 0 ? kept : own
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Between picture and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Between the texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether texts stand beside each other where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Which of the margins of the view around are kept where they are wider.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// How opaque it is.
  public var alpha: CGFloat = 1

  private init(
    _ style: UIFont.TextStyle = .body, _ color: UIColor = .label, second: UIFont.TextStyle = .caption1,
    secondColor: UIColor = .secondaryLabel, isBold: Bool = false
  ) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    secondaryTextProperties.color = secondColor
  }
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// A row: the second text small below the first.
  public static func cell() -> Self { Self() }
  /// A row with a second text below.
  public static func subtitleCell() -> Self { Self(secondColor: .label) }
  /// A row with a value at its end.
  public static func valueCell() -> Self {
    Self(second: .body).with { $0.prefersSideBySideTextAndSecondaryText = true }
  }
  /// A header of plain lists.
  public static func plainHeader() -> Self { Self(.headline).with { $0.setEdges(5) } }
  /// A footer of plain lists.
  public static func plainFooter() -> Self { Self(.footnote, .secondaryLabel).with { $0.setEdges(5) } }
  /// A header of grouped lists: small, grey and in capitals.
  public static func groupedHeader() -> Self {
    Self(.footnote, .secondaryLabel).with {
      $0.textProperties.transform = .uppercase
      $0.setEdges(6)
    }
  }
  /// A header of grouped lists in large letters.
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3).with { $0.setEdges(6) } }
  /// A header of grouped lists in letters larger still.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2).with { $0.setEdges(6) } }
  /// A footer of grouped lists.
  public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel).with { $0.setEdges(6) } }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self() }
  /// A row of a sidebar with a second text below.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.headline) }
  /// A row of a sidebar beside which something stands.
  public static func accompaniedSidebarCell() -> Self { Self() }
  /// The same with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  /// A header of any list.
  public static func header() -> Self { groupedHeader().with { $0.textProperties.transform = .none } }
  /// A footer of any list.
  public static func footer() -> Self { groupedFooter() }
  private mutating func setEdges(_ edge: CGFloat) {
    directionalLayoutMargins.top = edge
    directionalLayoutMargins.bottom = edge
  }

  /// A view of texts below or beside each other beside a picture.
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The content in a state: grey where it takes no touches.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    return with { $0.textProperties.color = .tertiaryLabel }
  }
}
